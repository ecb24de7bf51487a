import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GenerateReply, GenerateRequest } from '../../src/contract/configurator.ts'
import type { ProblemCode } from '../../src/contract/problems.ts'
import { connect } from '../../src/server/database/connection.ts'
import { sweepPlans } from '../../src/server/plans/store.ts'
import { ask, askRefused } from '../support/replies.ts'
import { openShop, type TestShop } from '../support/shop.ts'
import { until } from '../support/until.ts'

const request: GenerateRequest = {
  modelId: 'ford-mustang-gt',
  year: 2018,
  targetHorsepower: 600,
  intendedUse: 'street',
  budgetRange: 'mid',
  preferences: { forced_induction_preference: 'Supercharger', fuel_type: 'Pump Gas' },
}

let shop: TestShop
let built: GenerateReply
beforeAll(async () => {
  shop = await openShop()
  built = await ask(shop, 'POST /api/configurator/generate', { body: request })
})
afterAll(() => shop?.close())

const saved = (more: Record<string, unknown> = {}) => ({
  title: 'My Mustang',
  vehicleId: built.enhancedData.vehicle.id,
  partIds: built.recommendedParts.map((part) => part.partId),
  request,
  ...more,
})

describe('saved plans', () => {
  test('a generated build is saved and shows the very same figures under its code', async () => {
    const plan = await ask(shop, 'POST /api/plans', { body: saved() })
    const found = await ask(shop, 'GET /api/plans/:code', { params: { code: plan.code.toUpperCase() } })
    expect(found).toEqual(plan)
    const { now } = found
    expect([now.estimatedHorsepower, now.estimatedCost, now.power.wheelHp]).toEqual([
      built.estimatedHorsepower,
      built.estimatedCost,
      built.power.wheelHp,
    ])
    expect(found.moved).toBeNull()
  })

  test('says why its figures moved: a price, a newer engine, a part that left the catalog', async () => {
    const plan = await ask(shop, 'POST /api/plans', { body: saved() })
    await shop.query(
      `update plans set saved = saved || '{"estimatedCost": 100, "estimatedHorsepower": 599}', engine_version = 'older',
         part_ids = part_ids || '["gone-part"]'::jsonb where code = $1`,
      [plan.code],
    )
    const { moved } = await ask(shop, 'GET /api/plans/:code', { params: { code: plan.code } })
    expect(moved).toContain('No longer sold and left out: gone-part.')
    expect(moved).toContain('Power was 599 whp')
    expect(moved).toContain('instead of older')
    expect(moved).toContain('The price was $100.00')
  })

  test('opens without a part that left the catalog, and says which; its page stands too', {
    tags: 'sweep',
  }, async () => {
    const own = await openShop()
    try {
      const { code, partIds } = await ask(own, 'POST /api/plans', { body: saved() })
      const [gone = ''] = partIds
      await own.query('delete from parts where id = $1', [gone])
      const { moved } = await until(
        () => ask(own, 'GET /api/plans/:code', { params: { code } }),
        (plan) => plan.moved !== null,
      )
      expect(moved).toContain(`No longer sold and left out: ${gone}.`)
      const page = await own.fetch(`/plans/${code}`)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain(gone)
      await askRefused(own, 'POST /api/plans', 'unknown_part', { body: saved() })
    } finally {
      await own.close()
    }
  })

  test('parts that cannot stand together are refused with the reason', async () => {
    const [part] = built.recommendedParts
    const rival = built.availableParts.find(({ slot, partId }) => slot === part?.slot && partId !== part.partId)
    const refusal = await askRefused(shop, 'POST /api/plans', 'parts_conflict', {
      body: saved({ partIds: [part?.partId, rival?.partId] }),
    })
    expect(refusal.detail).toMatch(/Only one of these|cannot stand beside|needs a/)
    await askRefused(shop, 'POST /api/plans', 'unknown_part', { body: saved({ partIds: ['nothing'] }) })
    await askRefused(shop, 'POST /api/plans', 'not_found', { body: saved({ vehicleId: 'nothing' }) })
    await askRefused(shop, 'POST /api/plans', 'invalid_input', { body: saved({ title: '' }) })
  })

  test('nothing is stored of a request that the configurator would not take', async () => {
    const { excludedPartIds: _, ...known } = { excludedPartIds: [], ...request }
    const refusedFor = (more: Partial<GenerateRequest>, code: ProblemCode) =>
      askRefused(shop, 'POST /api/plans', code, { body: saved({ request: { ...known, ...more } }) })
    const nonsense = Array.from({ length: 60 }, (_, index) => `${index}`.padEnd(200, 'x'))
    await refusedFor({ modelId: 'ford-model-t' }, 'not_found')
    await refusedFor({ modelId: 'subaru-wrx' }, 'two_cars')
    await refusedFor({ lockedPartIds: nonsense }, 'unknown_part')
    await refusedFor({ excludedPartIds: nonsense }, 'unknown_part')
    await refusedFor({ preferences: { fuel_type: 'coal' } }, 'not_understood')
    const [part] = built.recommendedParts
    const ids = Array.from({ length: 50 }, () => part?.partId ?? '')
    const plan = await ask(shop, 'POST /api/plans', { body: saved({ request: { ...known, excludedPartIds: ids } }) })
    expect(plan.request.excludedPartIds).toEqual([part?.partId])
  })

  test('a plan that nobody opens for half a year is forgotten; one that is opened stays', async () => {
    const [left, opened] = await Promise.all(
      ['Left', 'Opened'].map((title) => ask(shop, 'POST /api/plans', { body: saved({ title }) })),
    )
    await shop.query(`update plans set opened_at = now() - interval '181 days'`)
    await ask(shop, 'GET /api/plans/:code', { params: { code: opened?.code ?? '' } })
    const { db, close } = connect(shop.databaseUrl, { onError: () => {} })
    await sweepPlans(db).finally(close)
    await askRefused(shop, 'GET /api/plans/:code', 'not_found', { params: { code: left?.code ?? '' } })
    await ask(shop, 'GET /api/plans/:code', { params: { code: opened?.code ?? '' } })
  })

  test('its page names a picture of 1200 x 630 for sites that link to it', async () => {
    const { code } = await ask(shop, 'POST /api/plans', { body: saved() })
    const page = await (await fetch(`${shop.address}/plans/${code}`)).text()
    expect(page).toMatch(new RegExp(`og:image" content="[^"]+/images/plans/${code}\\.jpg"`))
    const picture = await fetch(`${shop.address}/images/plans/${code}.jpg`)
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
    expect([width, height]).toEqual([1200, 630])
    expect((await fetch(`${shop.address}/images/plans/no-such-plan.jpg`)).status).toBe(404)
  })

  test('an unknown code is not found', async () => {
    await askRefused(shop, 'GET /api/plans/:code', 'not_found', { params: { code: 'nothing' } })
  })

  test('a plan keeps the car that it started from, and shows the same figures when it is opened', async () => {
    const own = { ...request, currentSetup: { installed: ['cat-back'], dynoSheet: { wheelHp: 398 } } }
    const reply = await ask(shop, 'POST /api/configurator/generate', { body: own })
    const partIds = reply.recommendedParts.map((part) => part.partId)
    const plan = await ask(shop, 'POST /api/plans', { body: saved({ request: own, partIds }) })
    const { now, request: kept } = await ask(shop, 'GET /api/plans/:code', { params: { code: plan.code } })
    expect(kept.currentSetup).toEqual(own.currentSetup)
    expect(now.currentSetup).toEqual(reply.currentSetup)
    expect([now.power.wheelHp, now.estimatedCost]).toEqual([reply.power.wheelHp, reply.estimatedCost])
  })

  test('one address saves no more than a person would', { tags: 'sweep' }, async () => {
    const answers: number[] = []
    for (let count = 0; count < 61; count += 1) {
      answers.push((await shop.fetch('/api/plans', { json: saved({ title: `Plan ${count}` }) })).status)
    }
    expect(answers.at(-1)).toBe(429)
    expect(answers.filter((status) => status === 201).length).toBeGreaterThan(30)
  })
})
