import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

describe('the house', () => {
  test('says that it is alive and ready', async () => {
    expect((await shop.fetch('/healthz')).status).toBe(200)
    expect((await shop.fetch('/readyz')).status).toBe(200)
  })
})
