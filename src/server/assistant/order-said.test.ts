import { describe, expect, test } from 'vitest'
import type { Said } from './advisor.ts'
import { answerOrder, type FindOrder, orderSaid } from './order-said.ts'

const said = (...texts: string[]): Said[] => texts.map((text) => ({ from: 'visitor', text }))
const never: FindOrder = async () => ({ refusal: 'No order matches that number and email.' })
const words = async (messages: Said[], find = never) => {
  const order = orderSaid(messages)
  const events = order ? await answerOrder(order, find, messages, '127.0.0.1') : []
  return events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join(' ')
}

describe('an order by its number and email', () => {
  test('both, in one message or in two', () => {
    const both = { number: 'AP-7K3F-9QXM', email: 'pat@example.com' }
    expect(orderSaid(said('where is AP-7K3F-9QXM, pat@example.com?'))).toEqual(both)
    expect(orderSaid(said('where is my order AP-7K3F-9QXM', 'pat@example.com.'))).toEqual(both)
  })

  test('asks for the half that is missing', async () => {
    expect(await words(said('status of ap7k3f9qxm'))).toContain('email')
    expect(await words(said('my order? its pat@example.com'))).toContain('number')
  })

  test('speaks of no order where none is meant', () => {
    expect(orderSaid(said('2018 mustang gt, 600 whp'))).toBeUndefined()
    expect(orderSaid(said('write me at pat@example.com'))).toBeUndefined()
    expect(orderSaid(said('AP-7K3F-9QXM pat@example.com', 'now build my 2018 gt'))).toBeUndefined()
  })

  test('a refusal is said as it was given', async () => {
    expect(await words(said('AP-7K3F-9QXM pat@example.com'))).toBe('No order matches that number and email.')
  })
})
