import { beforeAll, expect, test } from 'vitest'
import { assistantEvent } from '../../src/contract/assistant.ts'
import { sharedShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await sharedShop()
})

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

test('parts that are asked for are offered with what the shop lists, cheapest first', async () => {
  const { parts } = await say('do you have an intake for a 2018 mustang gt')
  expect(parts.length).toBeGreaterThan(0)
  const prices = parts.map(({ price }) => price)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})
