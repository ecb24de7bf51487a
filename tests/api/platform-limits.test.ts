import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problem } from '../../src/contract/problems.ts'
import { openShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT_PER_MINUTE: '5', ADMIN_TOKEN: 'the-shop-token' })
})
afterAll(() => shop?.close())

describe('a shop with a token and a low limit', () => {
  test('asks for the token where something of the shop would change, and takes the right one', async () => {
    const seed = (authorization?: string) =>
      shop.fetch('/api/seed-database', { method: 'POST', headers: authorization ? { authorization } : {} })
    const refused = await seed()
    expect(refused.headers.get('www-authenticate')).toBe('Bearer')
    expect(problem.parse(await refused.json()).code).toBe('unauthorized')
    expect((await seed('Bearer the-shop-tokem')).status).toBe(401)
    expect((await seed('Bearer the-shop-token')).status).toBe(200)
  })

  test('refuses the request over the limit and says when to come back; reading is free', async () => {
    const statuses: number[] = []
    let last: Response | undefined
    for (let count = 0; count < 6; count += 1) {
      last = await shop.fetch('/api/contact', { json: {} })
      statuses.push(last.status)
    }
    expect(statuses.at(-1)).toBe(429)
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(problem.parse(await last?.json()).code).toBe('too_many_requests')
    expect((await shop.fetch('/api/brands')).status).toBe(200)
    expect((await shop.fetch('/')).status).toBe(200)
  })
})
