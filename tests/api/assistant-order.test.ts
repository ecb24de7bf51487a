import { afterAll, beforeAll, expect, test } from 'vitest'
import { assistantEvent } from '../../src/contract/assistant.ts'
import type { OrderInput } from '../../src/contract/orders.ts'
import { ask } from '../support/replies.ts'
import { openShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

const say = async (...texts: string[]) => {
  const messages = texts.map((text) => ({ from: 'visitor', text }))
  const reply = await shop.fetch('/api/assistant/messages', { json: { messages } })
  const events = (await reply.text())
    .trimEnd()
    .split('\n')
    .map((line) => assistantEvent.parse(JSON.parse(line)))
  return {
    words: events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('\n'),
    parts: events.flatMap((event) => (event.type === 'parts' ? event.parts : [])),
  }
}

const placed = async (): Promise<{ number: string; id: string }> => {
  const item = (await ask(shop, 'GET /api/merchandise')).find((one) => !one.sizes && !one.colors)
  const lines = [{ merchandiseId: `merch:${item?.id}`, quantity: 1 }]
  const cart = await ask(shop, 'POST /api/shopify/cart', { body: { lines } })
  const body: OrderInput = {
    ...{ cartId: cart.id, cartVersion: cart.version, expectedTotal: cart.cost.totalAmount.amount },
    ...{ name: 'Ann Example', email: 'ann@example.com', delivery: 'installation' },
  }
  return ask(shop, 'POST /api/orders', { body })
}

test('an order by its number and the email that it was placed with, and by nothing less', async () => {
  const { number, id } = await placed()
  expect((await say(`where is ${number}?`)).words).toContain('Which email')
  const found = await say(`where is my order ${number}?`, 'Ann@example.com')
  expect(found.words).toContain(number)
  expect(found.words).toContain(`/orders/${id}`)
  const other = await say(`where is my order ${number}?`, 'bob@example.com')
  expect(other.words).toContain('No order matches')
  expect(other.words).not.toContain(id)
})

test('parts that are asked for are offered with what the shop lists, cheapest first', async () => {
  const { parts } = await say('do you have an intake for a 2018 mustang gt')
  expect(parts.length).toBeGreaterThan(0)
  const prices = parts.map(({ price }) => price)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})
