import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Call } from '../../src/contract/call.ts'
import { CALLS, type CallName } from '../../src/contract/calls.ts'
import { problem } from '../../src/contract/problems.ts'
import { ask, askRefused } from '../support/replies.ts'
import { openShop, type TestShop } from '../support/shop.ts'

/** A shop as it is when nothing is set: no ADMIN_TOKEN. */
let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

const calls = (kind: 'control' | 'owner') =>
  (Object.keys(CALLS) as CallName[]).filter((name) => (CALLS[name] as Call).admin === kind)
const pathOf = (name: CallName) => name.split(' ')[1]!.replace(':vehicleModel', 'ford-mustang-gt').replace(':id', 'x')
const everything = () =>
  shop.query<{ rows: string }>(
    `select concat_ws(' ', (select count(*) from evidence), (select count(*) from market_signals),
       (select md5(string_agg(id || price_cents, '' order by id)) from parts)) as rows`,
  )

describe('a shop without ADMIN_TOKEN', () => {
  test('lets nobody but the owner change evidence, catalog or data', async () => {
    const before = await everything()
    expect(calls('owner').length).toBeGreaterThanOrEqual(4)
    for (const name of calls('owner')) {
      for (const authorization of [undefined, 'Bearer ', 'Bearer null', 'Bearer undefined', 'Bearer guess']) {
        const reply = await shop.fetch(pathOf(name), {
          method: name.split(' ')[0]!,
          headers: { ...(authorization ? { authorization } : {}), 'content-type': 'application/json' },
          ...(name.startsWith('POST') ? { body: '{"csv":"x"}' } : {}),
        })
        const refusal = problem.parse(await reply.json())
        expect([name, reply.status, refusal.code]).toEqual([name, 401, 'unauthorized'])
        expect(refusal.detail).toContain('shop token')
      }
    }
    expect(await everything()).toEqual(before)
  })

  test('says to whoever seeds a filled shop that all is there and what to do; an empty one is filled for anybody', async () => {
    const refusal = await askRefused(shop, 'POST /api/seed-database', 'unauthorized')
    expect(refusal.detail).toContain('in place already')
    expect(refusal.detail).toContain('shop token')
    expect(await ask(shop, 'POST /api/seed-database', { headers: shop.owner })).toMatchObject({ inserted: 0 })
    await shop.query('truncate vehicles, parts, brands, models, packages, builds, merchandise, social_posts cascade')
    const { inserted } = await ask(shop, 'POST /api/seed-database')
    expect(inserted).toBeGreaterThan(1000)
    await askRefused(shop, 'POST /api/seed-database', 'unauthorized')
  })

  test('keeps its token where only its own user reads it', () => {
    const file = join(inject('dataDir'), 'shop-token')
    expect(shop.owner.authorization).toBe(`Bearer ${readFileSync(file, 'utf8').trim()}`)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('leaves the controls open', async () => {
    expect(calls('control')).toHaveLength(6)
    await ask(shop, 'POST /api/optimization/start')
    await ask(shop, 'POST /api/optimization/stop')
  })
})

describe('a page of another site', () => {
  const changes = (Object.keys(CALLS) as CallName[]).filter((name) => !name.startsWith('GET '))
  const post = (name: CallName, headers: Record<string, string>) =>
    shop.fetch(pathOf(name), { method: name.split(' ')[0]!, headers: { ...shop.owner, ...headers } })
  const foreign = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:1' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  ]

  test('changes nothing, with or without a body, though the browser sends what it has', async () => {
    for (const name of [...changes, 'POST /mcp' as CallName]) {
      for (const headers of foreign) {
        const reply = await post(name, headers as Record<string, string>)
        expect([name, reply.status]).toEqual([name, 403])
        expect(problem.parse(await reply.json()).code).toBe('cross_site')
      }
    }
  })

  test('may be read by; our own pages and programs act as before', async () => {
    const own: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      { origin: shop.address },
      { origin: 'https://proxy.example', 'sec-fetch-site': 'same-origin' },
    ]
    for (const headers of own) expect((await post('POST /api/optimization/stop', headers)).status).toBe(200)
    const read = await shop.fetch('/api/brands', { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(read.status).toBe(200)
  })
})
