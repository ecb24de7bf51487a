// @module-tag sweep
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assistantEvent } from '../../src/contract/assistant.ts'
import { checkDigitOf } from '../../src/server/garage/decode-vin.ts'
import { judgedEvidence, thinEvidence } from '../support/judged.ts'
import { ask, askRefused } from '../support/replies.ts'
import { openShop, type TestShop } from '../support/shop.ts'
import { until } from '../support/until.ts'

/** A car that no source file has: a copy of a Mustang under a name of its own. */
const NEW_CAR = 'ford-thunderbolt-2018-10at'
const LIKE = 'ford-mustang-gt-2018-10at'
const NEW_PART = 'zephyr-clutch-pack'

let shop: TestShop
let client: Client
beforeAll(async () => {
  shop = await openShop()
  await shop.query(`
    insert into vehicles (id, make, model, model_id, year_from, year_to, data, edited)
    select '${NEW_CAR}', make, 'Thunderbolt', 'ford-thunderbolt', 2018, 2021, data, true from vehicles where id = '${LIKE}'`)
  await shop.query(`
    insert into models (id, brand_id, name, data, edited)
    select 'ford-thunderbolt', brand_id, 'Thunderbolt', data, true from models where id = 'ford-mustang-gt'`)
  await shop.query(`delete from vehicles where model_id = 'ford-focus-rs'`)
  await shop.query(`
    update vehicles set make = 'Mitsubishi', model = 'Starlight', edited = true where id = 'mazda-rx-8-2009-6mt'`)
  await shop.query(`update vehicles set year_to = 2026, edited = true where id = 'bmw-m2-2025-8at'`)
  await shop.query(`
    insert into parts (id, category, kind, manufacturer, name, price_cents, data, edited)
    select '${NEW_PART}', category, kind, 'Zephyr Dynamics', 'Cold air intake', 12300,
      data || '{"fitment": {"vehicleIds": ["${NEW_CAR}"]}}', true
    from parts where kind = 'cold_air_intake' order by id limit 1`)
  client = new Client({ name: 'a-test', version: '1.0.0' })
  const transport = new StreamableHTTPClientTransport(new URL(`${shop.address}/mcp`))
  await client.connect(transport as Parameters<Client['connect']>[0])
  await untilLoaded()
})
afterAll(async () => {
  await client?.close()
  await shop?.close()
})

/** The shop reloads when it is notified of the last change: until then it answers from the catalog before. */
async function untilLoaded(): Promise<void> {
  await until(
    () => tool('fits', { vehicleId: NEW_CAR, maker: 'Zephyr Dynamics' }),
    ({ count }) => count === 1,
  )
}

async function tool(name: string, input: Record<string, unknown>) {
  const { content } = await client.callTool({ name, arguments: input })
  return JSON.parse((content as { text: string }[])[0]?.text ?? '')
}

async function say(text: string) {
  const reply = await shop.fetch('/api/assistant/messages', { json: { messages: [{ from: 'visitor', text }] } })
  const events = (await reply.text())
    .trimEnd()
    .split('\n')
    .map((line) => assistantEvent.parse(JSON.parse(line)))
  return {
    words: events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('\n'),
    build: events.findLast((event) => event.type === 'build'),
  }
}

const goal = { year: 2018, targetHorsepower: 450, preferences: {} }

describe('a catalog that was edited in the database only', { timeout: 240_000 }, () => {
  test('the pages and their calls show the new car and the new names, and not the removed one', async () => {
    const vehicles = await ask(shop, 'GET /api/vehicles')
    expect(vehicles.find(({ id }) => id === NEW_CAR)).toMatchObject({ make: 'Ford', model: 'Thunderbolt' })
    expect(vehicles.some(({ model }) => model === 'Focus RS')).toBe(false)
    expect(vehicles.find(({ id }) => id === 'mazda-rx-8-2009-6mt')).toMatchObject({
      make: 'Mitsubishi',
      model: 'Starlight',
    })
    const page = await ask(shop, 'GET /api/models/:slug', { params: { slug: 'ford-thunderbolt' } })
    expect(page.variants.map(({ vehicle }) => vehicle.id)).toEqual([NEW_CAR])
    await askRefused(shop, 'GET /api/models/:slug', 'not_found', { params: { slug: 'ford-focus-rs' } })
    const brand = await ask(shop, 'GET /api/brands/:slug', { params: { slug: 'ford' } })
    const models = brand.models.map(({ name }) => name)
    expect(models).toContain('Thunderbolt')
    expect(models).not.toContain('Focus RS')
  })

  test('the configurator, the planner and saved plans build the new car', async () => {
    const body = { modelId: 'ford-thunderbolt', ...goal }
    const reply = await ask(shop, 'POST /api/configurator/generate', { body })
    expect(reply.enhancedData.vehicle.id).toBe(NEW_CAR)
    const stages = await ask(shop, 'GET /api/planner/stages', { query: { vehicleId: NEW_CAR } })
    expect(stages.packages).toHaveLength(4)
    const partIds = reply.recommendedParts.map(({ partId }) => partId)
    const plan = await ask(shop, 'POST /api/plans', {
      body: { title: 'Thunderbolt', vehicleId: NEW_CAR, partIds, request: body },
    })
    expect(plan.vehicleId).toBe(NEW_CAR)
    await askRefused(shop, 'POST /api/configurator/generate', 'not_found', {
      body: { ...goal, modelId: 'ford-focus-rs' },
    })
  })

  test('a vehicle identification number of its make and year offers it', async () => {
    const number = '1FAZZ9ZZ0J5100001'
    const vin = number.slice(0, 8) + checkDigitOf(number) + number.slice(9)
    const { models } = await ask(shop, 'GET /api/garage/vin/:vin', { params: { vin } })
    const named = models.map(({ model }) => model)
    expect(named).toContain('Thunderbolt')
    expect(named).not.toContain('Focus RS')
  })

  test('tools for agents find it by its words, and no longer the removed one', async () => {
    expect((await tool('find_vehicle', { words: '2019 ford thunderbolt' })).found.vehicleId).toBe(NEW_CAR)
    expect((await tool('find_vehicle', { words: 'thunderbotl' })).found.vehicleId).toBe(NEW_CAR)
    expect((await tool('find_vehicle', { words: 'mitsubishi starlight' })).found.vehicleId).toBe('mazda-rx-8-2009-6mt')
    expect((await tool('find_vehicle', { words: '2026 BMW M2' })).exact).toBe(true)
    const removed = await tool('find_vehicle', { words: '2017 focus rs' })
    expect(removed.exact ?? false).toBe(false)
    expect((await tool('plan_build', { vehicleId: NEW_CAR, goalWheelHp: 450 })).wheelHp).toBeGreaterThanOrEqual(450)
  })

  test('the assistant plans it and knows the maker of the new part', async () => {
    const { build } = await say('2018 thunderbolt, 450 whp')
    expect(build?.request).toMatchObject({ modelId: 'ford-thunderbolt', year: 2018 })
    expect((await say('do you have a zephyr dynamics intake for a 2018 thunderbolt?')).words).toMatch(
      /Zephyr Dynamics cold-air intake/,
    )
    expect((await say('2017 focus rs, 400 whp')).build).toBeUndefined()
  })

  test('evidence is about the cars that the database has', async () => {
    await thinEvidence(shop)
    const sheet = { make: 'Ford', model: 'Thunderbolt', year: 2018, engine: '5.0 V8', transmission: 'automatic' }
    const measured = { drivetrain: 'rwd', powerBasis: 'wheel', baselineHp: 395, modifiedHp: 421, mods: ['tune'] }
    await ask(shop, 'POST /api/evidence', { body: { ...sheet, ...measured }, headers: shop.owner })
    const { results } = await judgedEvidence(shop)
    expect(results.find(({ origin }) => origin === 'shop')?.vehicleModel).toBe('ford-thunderbolt')
    const social = await ask(shop, 'GET /api/social-validation/:name', { params: { name: 'ford thunderbolt' } })
    expect(social).toMatchObject({ vehicleModel: 'ford-thunderbolt', publishedResults: 1 })
  })

  test('the market counts what is said of it', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const csv = `vehicle,source,mentions,date\n2019 ford thunderbolt,forum,4321,${today}`
    await ask(shop, 'POST /api/market/signals/import', { body: { csv }, headers: shop.owner })
    const { data } = await ask(shop, 'GET /api/enhanced/market-analysis')
    const ofThunderbolt = data.find(({ model }) => model === 'Thunderbolt')
    expect(ofThunderbolt?.socialMentions).toBe(4321)
    expect(data.some(({ model }) => model === 'Focus RS')).toBe(false)
  })
})
