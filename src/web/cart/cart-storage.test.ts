import { expect, test } from 'vitest'
import { lineKey } from '../../contract/cart-lines.ts'
import { browserCartStorage, CART_LINES_KEY } from './cart-storage.ts'

const STORED = {
  ...{ merchandiseId: 'merch:tee', name: 'Tee', imageUrl: null, category: 'apparel', handle: 'tee' },
  ...{ attributes: [{ key: 'size', value: 'M' }], price: 29.99, quantity: 2 },
}

test('a stored item keeps its price in dollars; the cart counts whole cents and names the line anew', () => {
  const kept = new Map([[CART_LINES_KEY, JSON.stringify([{ ...STORED, key: 'merch:tee, as once spelled' }])]])
  const cart = browserCartStorage(
    () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
      removeItem: (key) => void kept.delete(key),
    }),
    (message) => expect.fail(message),
  )
  const [line] = cart.readLines()
  const key = lineKey('merch:tee', STORED.attributes)
  expect(line).toMatchObject({ key, priceCents: 2999, quantity: 2 })
  cart.writeLines(cart.readLines())
  expect(JSON.parse(kept.get(CART_LINES_KEY) ?? '[]')).toEqual([{ ...STORED, key }])
})
