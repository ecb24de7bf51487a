import { beforeAll, expect, test } from 'vitest'
import { ask, askRefused } from '../support/replies.ts'
import { sharedShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await sharedShop()
})

test('a VIN becomes a car of the catalog, and a mistyped one says what is wrong with it', async () => {
  const found = await ask(shop, 'GET /api/garage/vin/:vin', { params: { vin: '1fa6p8cf9j5100001' } })
  expect(found).toMatchObject({
    make: 'Ford',
    year: 2018,
    isModelKnown: true,
    models: [{ modelId: 'ford-mustang-gt' }],
  })
  const short = await askRefused(shop, 'GET /api/garage/vin/:vin', 'vin_mistyped', { params: { vin: '1FA6P8CF' } })
  expect(short.detail).toContain('A VIN has 17 characters; this one has 8.')
  const letter = await askRefused(shop, 'GET /api/garage/vin/:vin', 'vin_mistyped', {
    params: { vin: '1FA6P8CFOJ5100001' },
  })
  expect(letter.errors?.[0]?.field).toBe('params.vin')
})
