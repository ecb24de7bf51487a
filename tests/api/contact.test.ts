import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, askRefused } from '../support/replies.ts'
import { openShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

const message = { name: 'Ann Example', email: 'ann@example.com', subject: 'Turbo', message: 'Does it fit my WRX?' }

describe('the contact form', () => {
  test('a message is stored before anything else', async () => {
    const { id } = await ask(shop, 'POST /api/contact', { body: { ...message, phone: '555-0100' } })
    const rows = await shop.query(`select name, email, phone, subject, message from messages where id = $1`, [id])
    expect(rows).toEqual([{ ...message, phone: '555-0100' }])
  })

  test('says under each field what is wrong with it, in the form’s own words', async () => {
    const refusal = await askRefused(shop, 'POST /api/contact', 'invalid_input', {
      body: { name: 'A', email: 'ann', subject: 'hi', message: 'short' },
    })
    expect(refusal.errors?.map(({ field, message: words }) => `${field}: ${words}`)).toEqual([
      'body.name: Name must be at least 2 characters',
      'body.email: Please enter a valid email address',
      'body.subject: Subject must be at least 3 characters',
      'body.message: Message must be at least 10 characters',
    ])
  })

  test('a program that fills in the hidden field is told nothing and stored nowhere', async () => {
    const { id } = await ask(shop, 'POST /api/contact', { body: { ...message, website: 'https://spam.example' } })
    expect(await shop.query(`select 1 from messages where id = $1`, [id])).toEqual([])
  })

  test('a flood from one client is stopped', async () => {
    const replies = await Promise.all(
      Array.from({ length: 30 }, () =>
        shop
          .fetch('/api/contact', { json: message })
          .then(async (reply) => ({ status: reply.status, wait: reply.headers.get('retry-after') })),
      ),
    )
    const stopped = replies.filter(({ status }) => status === 429)
    expect(stopped.length).toBeGreaterThanOrEqual(10)
    expect(Number(stopped[0]?.wait)).toBeGreaterThan(0)
    await askRefused(shop, 'POST /api/contact', 'too_many_requests', { body: message })
  })
})
