import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cart, CartLineInput } from '../../src/contract/cart.ts'
import type { Quote } from '../../src/contract/quotes.ts'
import { ask, askRefused } from '../support/replies.ts'
import { openShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
let goods: CartLineInput[]
let slug: string
beforeAll(async () => {
  shop = await openShop()
  const { parts } = await ask(shop, 'GET /api/parts/:preference', { params: { preference: 'exhaust' } })
  slug = (await ask(shop, 'GET /api/packages'))[0]?.slug ?? ''
  goods = [
    { merchandiseId: `part:${parts[0]?.id}`, quantity: 2 },
    { merchandiseId: `package:${slug}` },
    { merchandiseId: 'merch:garage-mug', attributes: [{ key: 'color', value: 'Black' }] },
  ]
})
afterAll(() => shop?.close())

const centsOf = (money: { amount: string }) => Math.round(Number(money.amount) * 100)
const cartOf = (lines: CartLineInput[]) => ask(shop, 'POST /api/shopify/cart', { body: { lines } })
const quoteFor = (cart: Cart, email: string) => ask(shop, 'POST /api/quotes', { body: { cartId: cart.id, email } })
const asLines = (quote: Quote): CartLineInput[] =>
  quote.lines.map(({ merchandise, attributes, quantity }) => ({
    ...{ merchandiseId: merchandise.id, quantity },
    attributes: [...attributes, { key: 'quote', value: quote.id }],
  }))

/** The first thing's price goes up, and the shop has heard of it. */
async function raisePrice(cents: number): Promise<void> {
  const { merchandiseId } = goods[0] as CartLineInput
  const costs = async () => centsOf((await cartOf([{ merchandiseId }])).cost.totalAmount)
  const before = await costs()
  await shop.query('update parts set price_cents = price_cents + $1, edited = true where id = $2', [
    cents,
    merchandiseId.slice('part:'.length),
  ])
  await expect.poll(costs).toBe(before + cents)
}

describe('a quote', () => {
  test('has a number, the cart’s lines and total in whole cents, and holds for 14 days', async () => {
    const cart = await cartOf(goods)
    const quote = await quoteFor(cart, 'one@example.com')
    expect(quote.number).toMatch(/^Q-\d{4}-\d{6}$/)
    expect(Date.parse(quote.expiresAt) - Date.parse(quote.createdAt)).toBe(14 * 24 * 60 * 60 * 1000)
    expect(quote.isExpired).toBe(false)
    expect(quote.cost.totalAmount).toEqual(cart.cost.totalAmount)
    expect(quote.cost.installationAmount).toEqual(cart.cost.installationAmount)
    expect(quote.lines.reduce((sum, { cost }) => sum + centsOf(cost.totalAmount), 0)).toBe(
      centsOf(quote.cost.totalAmount),
    )
    expect(await ask(shop, 'GET /api/quotes/:id', { params: { id: quote.id } })).toEqual(quote)
    const next = await quoteFor(cart, 'two@example.com')
    expect(next.number).not.toBe(quote.number)
    await askRefused(shop, 'GET /api/quotes/:id', 'not_found', { params: { id: next.number } })
  })

  test('fixes its prices in any cart until it expires, and not a day longer', async () => {
    const quote = await quoteFor(await cartOf(goods), 'three@example.com')
    await raisePrice(5000)
    const today = await cartOf(goods)
    expect(centsOf(today.cost.totalAmount)).toBeGreaterThan(centsOf(quote.cost.totalAmount))
    const quoted = await cartOf(asLines(quote))
    expect(quoted.cost.totalAmount).toEqual(quote.cost.totalAmount)
    const renewed = await quoteFor(quoted, 'four@example.com')
    expect(renewed.cost.totalAmount).toEqual(today.cost.totalAmount)

    await shop.query(`update quotes set expires_at = now() - interval '1 second' where id = $1`, [quote.id])
    const late = await ask(shop, 'GET /api/shopify/cart/:cartId', { params: { cartId: quoted.id } })
    expect(late.cost.totalAmount).toEqual(today.cost.totalAmount)
    expect(late.warnings?.every(({ code }) => code === 'QUOTE_EXPIRED')).toBe(true)
    expect((await ask(shop, 'GET /api/quotes/:id', { params: { id: quote.id } })).isExpired).toBe(true)
  })

  test('is what is charged: the order costs what the quote says', async () => {
    const quote = await quoteFor(await cartOf(goods), 'five@example.com')
    await raisePrice(100)
    const cart = await cartOf(asLines(quote))
    const place = (expectedTotal: string, delivery: 'installation' | 'shipping') => ({
      ...{ cartId: cart.id, cartVersion: cart.version, expectedTotal, delivery },
      ...{ name: 'Sam Driver', email: 'five@example.com' },
      address: { street: '1 Main', city: 'Jacksonville', region: 'FL', postalCode: '32256', country: 'USA' },
    })
    const partsOnly = ((centsOf(quote.cost.totalAmount) - centsOf(quote.cost.installationAmount)) / 100).toFixed(2)
    const asked = { cartId: cart.id, delivery: 'shipping', region: 'FL' }
    const { totalAmount } = await ask(shop, 'POST /api/orders/quote', { body: asked })
    const order = await ask(shop, 'POST /api/orders', { body: place(totalAmount.amount, 'shipping') })
    expect(order.cost.subtotalAmount.amount).toBe(partsOnly)
  })

  test('a made-up quote changes no price', async () => {
    const line = { merchandiseId: goods[0]?.merchandiseId ?? '', attributes: [{ key: 'quote', value: 'cheap' }] }
    const [own, plain] = await Promise.all([cartOf([line]), cartOf([{ merchandiseId: line.merchandiseId }])])
    expect(own.cost).toEqual(plain.cost)
  })

  test('an empty cart and an address that is none get no quote, and a flood to one mailbox is stopped', async () => {
    await askRefused(shop, 'POST /api/quotes', 'cart_is_empty', {
      body: { cartId: (await cartOf([])).id, email: 'six@example.com' },
    })
    const cart = await cartOf(goods)
    await askRefused(shop, 'POST /api/quotes', 'invalid_input', { body: { cartId: cart.id, email: 'nobody' } })
    for (let count = 0; count < 5; count += 1) await quoteFor(cart, `seven+${count}@example.com`)
    await askRefused(shop, 'POST /api/quotes', 'too_many_requests', {
      body: { cartId: cart.id, email: 'seven@example.com' },
    })
  })
})
