import { expect, test } from 'vitest'
import { quoteNumber } from '../pricing/quoted-prices.ts'
import { expiresAt, quoteMail, quoteReply } from './quotes.ts'

const createdAt = new Date('2026-11-20T15:00:00Z')
const row = {
  ...{ id: 'secret', serial: 123, email: 'ann@mail.example', createdAt, expiresAt: expiresAt(createdAt) },
  lines: [
    {
      ...{ id: 'l1', merchandiseId: 'merch:tee', quantity: 2, unitPriceCents: 2999, installationCents: 0 },
      attributes: [{ key: 'size', value: 'M' }],
      ...{ title: 'M', product: { title: 'Redline Tee', handle: 'tee', category: 'apparel' }, image: null },
    },
    {
      ...{ id: 'l2', merchandiseId: 'package:stage1', quantity: 1, unitPriceCents: 465_000, installationCents: 65_000 },
      ...{ attributes: [], title: 'Stage 1', product: { title: 'Stage 1', handle: 's', category: 'x' }, image: null },
    },
  ],
}

test('a quote is numbered by its year, and totals are sums of whole cents', () => {
  expect(quoteNumber(row)).toBe('Q-2026-000123')
  const { cost, isExpired } = quoteReply(row, createdAt.getTime())
  expect([cost.totalAmount.amount, cost.installationAmount.amount]).toEqual(['4709.98', '650.00'])
  expect(isExpired).toBe(false)
})

test('it expires 14 days after it was made, to the moment', () => {
  const end = row.expiresAt.getTime()
  expect(row.expiresAt.toISOString()).toBe('2026-12-04T15:00:00.000Z')
  expect([end - 1, end].map((nowMs) => quoteReply(row, nowMs).isExpired)).toEqual([false, true])
})

test('the mail has number, lines, total, last day and address', () => {
  const mail = quoteMail(row, 'shop@example.com', 'https://shop.example/quotes/secret')
  expect(mail).toMatchObject({
    to: 'ann@mail.example',
    replyTo: 'shop@example.com',
    subject: 'Your quote Q-2026-000123',
  })
  for (const words of ['2 x Redline Tee (M): $59.98', 'Total: $4,709.98', 'December 4, 2026', '/quotes/secret'])
    expect(mail.text).toContain(words)
})
