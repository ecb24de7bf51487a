import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MerchandiseItem } from '../../contract/merchandise.ts'
import { mailboxOf } from '../mail/mailbox.ts'
import type { PriceSource } from '../pricing/price-list.ts'
import type { KeptCart } from '../pricing/priced-lines.ts'
import { customerMail, shopMail } from './order-mails.ts'
import { orderReply } from './order-reply.ts'
import { checkOrder, isRepeatOf, orderNumber, stockTaken } from './orders.ts'

const item = (id: string): MerchandiseItem => ({
  ...{ id, slug: id, name: `The ${id}`, category: 'accessories', description: '', price: 10 },
  ...{ imageUrl: '/x.webp', isPopular: false, shopifyProductId: `merch:${id}` },
})
const prices = (stock: Record<string, number | null>): PriceSource => ({
  packageBySlug: () => undefined,
  part: () => undefined,
  vehicle: () => undefined,
  merchandise: (id) => {
    const left = stock[id]
    return left === undefined ? undefined : { item: item(id), priceCents: 1000, stock: left, variantStock: {} }
  },
  fits: () => true,
  plan: () => undefined,
  importedPart: () => undefined,
})
const cart = (...lines: [string, number][]): KeptCart => ({
  id: 'c1',
  version: 5,
  lines: lines.map(([id, quantity]) => ({ id: `l-${id}`, merchandiseId: `merch:${id}`, attributes: [], quantity })),
})
const seen = { cartVersion: 5, expectedTotal: '50.00', delivery: 'installation' as const }

describe('an order', () => {
  test('stands when version and total are those that the customer saw', () => {
    const checked = checkOrder(prices({ mug: null, cap: 3 }), cart(['mug', 2], ['cap', 3]), seen, { origin: '' })
    expect(checked).toMatchObject({ ok: true, totalCents: 5000 })
    expect(checked.ok && stockTaken(checked.lines)).toEqual([{ merchandiseId: 'merch:cap', variant: '', quantity: 3 }])
  })

  test('is refused with old and new side by side when total, version, stock or catalog changed', () => {
    const refusals = [
      checkOrder(prices({ mug: null }), cart(['mug', 4]), seen, { origin: '' }),
      checkOrder(prices({ mug: null }), cart(['mug', 5]), { ...seen, cartVersion: 4 }, { origin: '' }),
      checkOrder(prices({ mug: 4 }), cart(['mug', 5]), seen, { origin: '' }),
      checkOrder(prices({}), cart(['mug', 5]), seen, { origin: '' }),
    ]
    expect(refusals.map((refused) => (refused.ok ? 'ok' : refused.detail))).toEqual([
      'The total changed from 50.00 to 40.00 dollars.',
      'Your cart changed. Take another look before you order.',
      'Only 4 of The mug left.',
      'The item "mug" is not in the shop.',
    ])
    for (const refused of refusals) {
      expect(refused).toMatchObject({ code: 'conflict', help: { expectedTotal: '50.00', version: 5 } })
    }
  })

  test('of nothing is no order', () => {
    expect(checkOrder(prices({}), cart(), seen, { origin: '' })).toMatchObject({ ok: false, code: 'cart_is_empty' })
  })

  test('has a number that a person can read out, another for other random bits', () => {
    expect(orderNumber('0000000000')).toBe('AP-0000-0000')
    expect(orderNumber('ffffffffff')).toBe('AP-ZZZZ-ZZZZ')
    const hex = fc.bigInt({ min: 0n, max: 2n ** 40n - 1n }).map((bits) => bits.toString(16).padStart(10, '0'))
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        expect(orderNumber(a)).toMatch(/^AP-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
        expect(orderNumber(a) === orderNumber(b)).toBe(a === b)
      }),
      { seed: 3 },
    )
  })

  test('is confirmed by a mail that says what, how much and what happens next, and the shop gets all of it', () => {
    const { text } = customerMail(placed(), 'shop@example.com', 'https://shop.example/orders/o1')
    for (const mail of [text, shopMail(placed(), 'shop@example.com', 'https://shop.example/orders/o1').text]) {
      expect(mail).toContain('2 x Adrenaline Tee (M / Black): $59.98')
      expect(mail).toContain('Total: $59.98 USD')
      expect(mail).toContain('waiting for payment')
      expect(mail).toContain('https://shop.example/orders/o1')
    }
  })

  test('sends nothing that was typed into the form to an address that nobody confirmed', () => {
    const order = placed()
    const typed = [order.name, order.notes, ...Object.values(order.address ?? {})].map(String)
    const mail = customerMail(order, 'shop@example.com', 'https://shop.example/orders/o1')
    for (const words of typed) expect(`${mail.subject} ${mail.text}`).not.toContain(words)
    const kept = shopMail(order, 'shop@example.com', 'https://shop.example/orders/o1')
    for (const words of typed) expect(kept.text).toContain(words)
    expect(kept).toMatchObject({ to: 'shop@example.com', replyTo: order.email })
  })

  test('is shown again to the same request or the same customer only', () => {
    const stands = { email: 'Ann@example.com', requestKeyHash: 'k1' }
    expect(isRepeatOf(stands, { email: 'eve@example.com', requestKeyHash: 'k1' })).toBe(true)
    expect(isRepeatOf(stands, { email: 'ann@example.com', requestKeyHash: null })).toBe(true)
    expect(isRepeatOf(stands, { email: 'eve@example.com', requestKeyHash: 'k2' })).toBe(false)
    expect(isRepeatOf({ ...stands, requestKeyHash: null }, { email: 'eve@example.com', requestKeyHash: null })).toBe(
      false,
    )
  })

  test('counts for one mailbox however it is spelled', () => {
    expect(mailboxOf('Ann+news@Example.com')).toBe(mailboxOf('ann@example.com'))
    expect(mailboxOf('ann@example.org')).not.toBe(mailboxOf('ann@example.com'))
  })
})

const placed = () =>
  orderReply({
    row: {
      ...{ id: 'o1', number: 'AP-TEST-0001', name: 'Ann Buy-Now', email: 'ann@mail.example', phone: null },
      ...{ cartId: 'c1', status: 'awaiting_payment', payBy: 'invoice' },
      ...{ delivery: 'shipping', requestKeyHash: null, notes: 'See https://spam.example' },
      address: { street: 'Spam Street', city: 'Spamtown', region: 'Spamland', postalCode: '99999', country: 'Nowhere' },
      ...{ subtotalCents: 5998, taxCents: null, freightCents: null, totalCents: 5998, dueCents: 5998, paidCents: 0 },
      ...{ refundAskedCents: 0, refundedCents: 0, sessionId: null, sessionUrl: null, paymentId: null },
      ...{ holdUntil: null, placedAt: new Date(0) },
    },
    lines: [
      {
        ...{ id: 'l1', merchandiseId: 'merch:tee', title: 'M / Black', quantity: 2, unitPriceCents: 2999 },
        ...{ shippedQuantity: 0, refundedQuantity: 0 },
        attributes: [{ key: 'size', value: 'M' }],
        data: { product: { title: 'Adrenaline Tee', handle: 'tee', category: 'apparel' }, image: null },
      },
    ],
    events: [],
  })
