import { expect, test } from 'vitest'
import type { Order } from '../../contract/orders.ts'
import { eventMails } from './order-mails.ts'
import { orderReply } from './order-reply.ts'
import type { OrderEventRow, OrderRow } from './stored-order.ts'

const event = (more: Partial<OrderEventRow>): OrderEventRow => ({
  ...{ id: 'e1', who: 'shop', staff: null, kind: 'moved', state: 'ordered', data: {}, createdAt: new Date(0) },
  ...more,
})
const orderWith = (events: OrderEventRow[], more: Partial<OrderRow> = {}): Order =>
  orderReply({
    row: {
      ...{ id: 'o1', number: 'AP-TEST-0001', cartId: 'c1', status: 'paid', payBy: 'card', name: '<b>Ann</b>' },
      ...{ email: 'ann@mail.example', phone: null, delivery: 'shipping', requestKeyHash: null, notes: '<i>typed</i>' },
      address: { street: 'Spam Street', city: 'Spamtown', region: 'FL', postalCode: '99999', country: 'Nowhere' },
      ...{
        subtotalCents: 5998,
        taxCents: 450,
        freightCents: null,
        totalCents: 6448,
        dueCents: 6448,
        paidCents: 6448,
        refundAskedCents: 0,
      },
      ...{
        refundedCents: 0,
        sessionId: null,
        sessionUrl: null,
        paymentId: null,
        holdUntil: null,
        placedAt: new Date(0),
      },
      ...more,
    },
    lines: [
      {
        ...{ id: 'l1', merchandiseId: 'merch:tee', title: 'M / Black', quantity: 2, unitPriceCents: 2999 },
        ...{ shippedQuantity: 0, refundedQuantity: 0, attributes: [] },
        data: { product: { title: 'Tee & Co', handle: 'tee', category: 'apparel' }, image: null },
      },
    ],
    events,
  })
const mailsOf = (one: OrderEventRow) =>
  eventMails(orderWith([one]), one, 'shop@example.com', 'https://shop.example/orders/o1')

test('a payment by card is confirmed with what was bought, and the shop gets its copy', () => {
  const [customer, shop] = mailsOf(event({ kind: 'paid', who: 'stripe', state: 'paid', data: { cents: 6448 } }))
  expect(customer).toMatchObject({ to: 'ann@mail.example', subject: 'Order AP-TEST-0001: We received $64.48' })
  for (const words of ['2 x Tee & Co (M / Black): $59.98', 'Sales tax: $4.50', 'Total: $64.48 USD', '/orders/o1'])
    expect(customer?.text).toContain(words)
  expect(customer?.html).toContain('Tee &#38; Co')
  expect(customer?.text).not.toContain('typed')
  expect(shop?.text).toContain('It is paid')
  expect(shop?.html).not.toContain('<i>typed')
})

test('a parcel is told with what is in it and how to track it', () => {
  const data = {
    lines: [{ lineId: 'l1', quantity: 1 }],
    carrier: 'UPS',
    tracking: '1Z9',
    trackingUrl: 'https://ups.example/1Z9',
  }
  const [mail] = mailsOf(event({ kind: 'shipped', state: 'packed', data }))
  expect(mail?.subject).toContain('Part of your order has shipped')
  for (const words of ['1 x Tee & Co', 'UPS 1Z9', 'https://ups.example/1Z9']) expect(mail?.text).toContain(words)
})

test('each step of the shop is told once; what nobody asked for is not', () => {
  const steps = ['ordered', 'received', 'packed', 'installed', 'done'] as const
  const subjects = steps.map((state) => mailsOf(event({ state })).map(({ subject }) => subject))
  expect(new Set(subjects.flat()).size).toBe(steps.length)
  expect(mailsOf(event({ kind: 'placed', who: 'customer' }))).toEqual([])
  expect(mailsOf(event({ who: 'clock', state: 'cancelled' }))).toEqual([])
})
