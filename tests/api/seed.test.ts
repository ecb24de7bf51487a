import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, askRefused } from '../support/replies.ts'
import { openShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ ADMIN_TOKEN: 'a-long-shop-token' })
})
afterAll(() => shop?.close())

const headers = { authorization: 'Bearer a-long-shop-token' }

describe('seeding', () => {
  test('asks for the shop token where there is one', async () => {
    await askRefused(shop, 'POST /api/seed-database', 'unauthorized')
  })

  test('a second time finds nothing missing', async () => {
    expect(await ask(shop, 'POST /api/seed-database', { headers })).toMatchObject({ success: true, inserted: 0 })
  })

  test('writes no row again that is as it was left', async () => {
    const written = () => shop.query(`select xmin::text from packages union all select xmin::text from builds`)
    const before = await written()
    await ask(shop, 'POST /api/seed-database', { headers })
    expect(await written()).toEqual(before)
  })

  test('finds a row that was changed by hand', { tags: 'sweep' }, async () => {
    const price = () => shop.query(`select id, price_cents from packages order by id limit 1`)
    const before = await price()
    await shop.query(`update packages set price_cents = 1 where id = (select min(id) from packages)`)
    await ask(shop, 'POST /api/seed-database', { headers })
    expect(await price()).toEqual(before)
  })

  test('brings back what was lost and leaves alone what the shop edited', async () => {
    await shop.query(`delete from merchandise where id = (select min(id) from merchandise)`)
    await shop.query(`update parts set price_cents = 4242, edited = true where id = (select min(id) from parts)`)
    await shop.query(`update parts set price_cents = 1 where id = (select max(id) from parts)`)
    expect(await ask(shop, 'POST /api/seed-database', { headers })).toMatchObject({ inserted: 1 })
    const prices = await shop.query<{ price_cents: number }>(
      `select price_cents from parts where id in ((select min(id) from parts), (select max(id) from parts)) order by id`,
    )
    expect(prices[0]?.price_cents).toBe(4242)
    expect(prices[1]?.price_cents).toBeGreaterThan(1)
  })

  test('the shop’s own evidence stays', async () => {
    await shop.query(`insert into evidence (id, origin, row) values ('own-1', 'shop', '{}')`)
    await ask(shop, 'POST /api/seed-database', { headers })
    expect(await shop.query(`select 1 from evidence where id = 'own-1'`)).toHaveLength(1)
  })

  test('two at once do the work once', { tags: 'sweep' }, async () => {
    await shop.query(`delete from social_posts`)
    const replies = await Promise.all([1, 2].map(() => ask(shop, 'POST /api/seed-database', { headers })))
    expect(replies.map((reply) => reply.inserted).sort()).toEqual([0, 6])
  })
})
