import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Cart } from '../../src/contract/cart.ts'
import type { Order } from '../../src/contract/orders.ts'
import { ask, askRefused } from '../support/replies.ts'
import { openShop, type TestShop } from '../support/shop.ts'
import { openStripePeer, type StripePeer } from '../support/stripe-peer.ts'
import { until } from '../support/until.ts'

let peer: StripePeer
let shop: TestShop
let itemId: string
beforeAll(async () => {
  peer = await openStripePeer()
  shop = await openShop(peer.env)
  peer.listenAt(shop.address)
  itemId = (await ask(shop, 'GET /api/merchandise')).find((item) => !item.sizes && !item.colors)!.id
  await shop.query('update merchandise set stock = 1000 where id = $1', [itemId])
})
afterEach(() => Object.assign(peer.state, { isDown: false, isHeld: false, refundsFail: false }))
afterAll(async () => {
  await shop?.close()
  await peer?.close()
})

const fill = (quantity = 2): Promise<Cart> =>
  ask(shop, 'POST /api/shopify/cart', { body: { lines: [{ merchandiseId: `merch:${itemId}`, quantity }] } })
const orderOf = (cart: Cart) => ({
  ...{ cartId: cart.id, cartVersion: cart.version, expectedTotal: cart.cost.totalAmount.amount },
  ...{ name: 'Ann Example', email: 'ann@example.com', delivery: 'installation' },
})
async function place(quantity = 2): Promise<{ order: Order; cart: Cart }> {
  const cart = await fill(quantity)
  return { cart, order: await ask(shop, 'POST /api/orders', { body: orderOf(cart) }) }
}
const read = (id: string) => ask(shop, 'GET /api/orders/:id', { params: { id } })
const pageOf = async (id: string) => {
  const { url } = await ask(shop, 'POST /api/orders/:id/pay', { params: { id } })
  return url.split('/').at(-1)!
}
const untilIs = (id: string, status: Order['status']) =>
  until(
    () => read(id),
    (order) => order.status === status,
  )
const stock = async () => {
  const [row] = await shop.query<{ stock: number }>('select stock from merchandise where id = $1', [itemId])
  return row!.stock
}
const events = (id: string, kind: string) =>
  shop.query<{ ref: string }>('select ref from order_events where order_id = $1 and kind = $2', [id, kind])
/** The clock goes over the orders of this test, as it does each minute. */
async function timeOut(id: string): Promise<void> {
  await shop.query(`update orders set hold_until = now() - interval '1 minute' where id = $1`, [id])
  await shop.query(
    `insert into jobs.job (name, data, singleton_key, policy, retry_limit, retry_delay, retry_backoff, expire_seconds)
     select 'payment-sweep', '{}', $1, policy, retry_limit, retry_delay, retry_backoff, expire_seconds from jobs.queue where name = 'payment-sweep'`,
    [id],
  )
}
async function paid(quantity = 2) {
  const { order, cart } = await place(quantity)
  const session = peer.pay(await pageOf(order.id))
  return { order: await untilIs(order.id, 'paid'), cart, session }
}

describe('an order that is paid by card', () => {
  test('waits for the money, is paid when Stripe says so, and never twice however often it says so', async () => {
    const { order } = await place()
    expect(order).toMatchObject({ status: 'awaiting_payment', payment: { by: 'card' } })
    expect(Date.parse(order.payment.heldUntil ?? '')).toBeGreaterThan(Date.now())
    const page = await pageOf(order.id)
    expect(await pageOf(order.id)).toBe(page)
    peer.pay(page)
    const done = await untilIs(order.id, 'paid')
    expect(done.payment.paidAmount).toEqual(order.cost.totalAmount)
    expect(done.payment.balanceAmount.amount).toBe('0.00')
    const message = peer.events.at(-1)!
    const again = await Promise.all([1, 2, 3, 4].map(() => peer.send(message)))
    expect(again).toEqual([200, 200, 200, 200])
    // The same payment under other messages: late, doubled, out of order.
    expect(await peer.send({ ...message, id: 'evt_other' })).toBe(200)
    expect(await peer.send({ ...message, id: 'evt_other2', type: 'checkout.session.async_payment_succeeded' })).toBe(
      200,
    )
    expect(await events(order.id, 'paid')).toHaveLength(1)
    expect(await read(order.id)).toEqual(done)
    await askRefused(shop, 'POST /api/orders/:id/pay', 'conflict', { params: { id: order.id } })
  })

  test('has one page, though the customer presses twice at once', async () => {
    const { order } = await place()
    const pages = await Promise.all([1, 2, 3, 4].map(() => pageOf(order.id)))
    expect(new Set(pages).size).toBe(1)
    const open = [...peer.sessions.values()].filter(
      ({ client_reference_id, status }) => client_reference_id === order.id && status === 'open',
    )
    expect(open.map(({ id }) => id)).toEqual([pages[0]])
  })

  test('is paid for whoever comes back before the message does, and once when it comes', async () => {
    const { order } = await place()
    const page = await pageOf(order.id)
    peer.state.isHeld = true
    peer.pay(page)
    expect((await read(order.id)).status).toBe('awaiting_payment')
    expect((await ask(shop, 'POST /api/orders/:id/payment-check', { params: { id: order.id } })).status).toBe('paid')
    expect(await peer.send(peer.events.at(-1)!)).toBe(200)
    expect(await events(order.id, 'paid')).toHaveLength(1)
  })

  test('takes messages and questions about one payment all at once and counts it once', async () => {
    const { order } = await place()
    const page = await pageOf(order.id)
    peer.state.isHeld = true
    peer.pay(page)
    const message = peer.events.at(-1)!
    await Promise.all([
      ...[1, 2, 3].map((turn) => peer.send({ ...message, id: `evt_race${turn}` })),
      ...[1, 2, 3].map(() => ask(shop, 'POST /api/orders/:id/payment-check', { params: { id: order.id } })),
    ])
    expect(await events(order.id, 'paid')).toHaveLength(1)
    expect((await read(order.id)).payment.paidAmount).toEqual(order.cost.totalAmount)
  })

  test('keeps its parts while Stripe is down, and is paid later', async () => {
    const before = await stock()
    const { order } = await place(3)
    peer.state.isDown = true
    const refusal = await askRefused(shop, 'POST /api/orders/:id/pay', 'upstream_failed', { params: { id: order.id } })
    expect(refusal.detail).toContain('Nothing was charged')
    expect(await stock()).toBe(before - 3)
    peer.state.isDown = false
    peer.pay(await pageOf(order.id))
    await untilIs(order.id, 'paid')
  })
})

describe('an order that is not paid', () => {
  test('goes back to the cart when its time is over, with its stock, and can be ordered again', async () => {
    const before = await stock()
    const { order, cart } = await place(4)
    const page = await pageOf(order.id)
    expect(await stock()).toBe(before - 4)
    await timeOut(order.id)
    const over = await untilIs(order.id, 'cancelled')
    expect(over.cartId).toBe(cart.id)
    expect(peer.sessions.get(page)?.status).toBe('expired')
    await expect.poll(stock).toBe(before)
    const back = await ask(shop, 'GET /api/shopify/cart/:cartId', { params: { cartId: cart.id } })
    expect(back.lines.edges.map(({ node }) => [node.merchandise.id, node.quantity])).toEqual([[`merch:${itemId}`, 4]])
    const again = await ask(shop, 'POST /api/orders', { body: orderOf(back) })
    expect(again.id).not.toBe(order.id)
  })

  test('whose message of expiry comes after that of its payment stays paid', async () => {
    const { order, session } = await paid()
    const data = { object: { ...session, status: 'expired' as const, payment_status: 'unpaid' as const } }
    const stale = { ...peer.events.at(-1)!, id: 'evt_stale', type: 'checkout.session.expired' as const, data }
    expect(await peer.send(stale)).toBe(200)
    expect((await read(order.id)).status).toBe('paid')
  })

  test('is paid after all when the page was paid just before its time was over', async () => {
    const { order } = await place()
    const page = await pageOf(order.id)
    peer.state.isHeld = true
    peer.pay(page)
    await timeOut(order.id)
    await untilIs(order.id, 'paid')
  })

  test('waits on while Stripe cannot be asked', { tags: 'sweep' }, async () => {
    const { order } = await place()
    await pageOf(order.id)
    peer.state.isDown = true
    await timeOut(order.id)
    const swept = `select 1 from jobs.job where name = 'payment-sweep' and singleton_key = $1 and state = 'completed'`
    await until(
      () => shop.query(swept, [order.id]),
      (rows) => rows.length === 1,
    )
    expect((await read(order.id)).status).toBe('awaiting_payment')
    peer.state.isDown = false
    await timeOut(order.id)
    await untilIs(order.id, 'cancelled')
  })

  test('is called off by its customer, and its page takes no payment any more', async () => {
    const { order } = await place()
    const page = await pageOf(order.id)
    const over = await ask(shop, 'POST /api/orders/:id/cancel', { params: { id: order.id } })
    expect(over).toMatchObject({ status: 'cancelled', canCancel: false })
    expect(() => peer.pay(page)).toThrow('expired')
    await askRefused(shop, 'POST /api/orders/:id/cancel', 'conflict', { params: { id: order.id } })
  })

  test('is called off also where the processor tells of the closed page before it answers', async () => {
    const { order } = await place()
    await pageOf(order.id)
    peer.state.tellsFirst = true
    const over = await ask(shop, 'POST /api/orders/:id/cancel', { params: { id: order.id } })
    peer.state.tellsFirst = false
    expect(over.status).toBe('cancelled')
  })
})

describe('a refund', () => {
  /** Cents that went back at Stripe. */
  const refundsOf = ({ payment_intent }: { payment_intent: unknown }) =>
    [...peer.refunds.values()].filter((one) => one.payment_intent === payment_intent).map(({ amount }) => amount)
  const refund = (id: string, body: object, key = `key-of-${id}-${JSON.stringify(body)}`.slice(0, 150)) =>
    ask(shop, 'POST /api/orders/:id/refunds', {
      ...{ params: { id }, body: { reason: 'Wrong color', ...body } },
      headers: { ...shop.owner, 'idempotency-key': key },
    })

  test('of one line goes back by card, and what is left of the order ships on', async () => {
    const { order, session } = await paid(2)
    const [line] = order.lines
    const amount = line!.cost.amountPerQuantity.amount
    const before = await stock()
    const lines = [{ lineId: line!.id, quantity: 1 }]
    await refund(order.id, { amount, lines }, 'one-refund-sent-twice')
    await refund(order.id, { amount, lines }, 'one-refund-sent-twice')
    const done = await until(
      () => read(order.id),
      ({ payment }) => payment.refundedAmount.amount === amount,
    )
    expect(done).toMatchObject({
      status: 'paid',
      lines: [{ refunded: 1 }],
      payment: { refundingAmount: { amount: '0.00' } },
    })
    expect(await stock()).toBe(before + 1)
    expect(refundsOf(session)).toEqual([Math.round(Number(amount) * 100)])
  })

  test('of everything, by the customer’s own cancellation, ends the order; what was paid goes back once', async () => {
    const { order, session } = await paid(2)
    const before = await stock()
    await ask(shop, 'POST /api/orders/:id/cancel', { params: { id: order.id } })
    const over = await untilIs(order.id, 'refunded')
    expect(over.payment.refundedAmount).toEqual(order.cost.totalAmount)
    expect(refundsOf(session)).toEqual([session.amount_total])
    expect(await stock()).toBe(before + 2)
  })

  test('beyond what was paid is refused, and so is a line that was not bought as often', async () => {
    const { order } = await paid(1)
    const headers = shop.owner
    const tooMuch = { amount: '99999.00', reason: 'No' }
    await askRefused(shop, 'POST /api/orders/:id/refunds', 'conflict', {
      params: { id: order.id },
      body: tooMuch,
      headers,
    })
    const twice = { amount: '1.00', reason: 'No', lines: [{ lineId: order.lines[0]!.id, quantity: 2 }] }
    await askRefused(shop, 'POST /api/orders/:id/refunds', 'conflict', {
      params: { id: order.id },
      body: twice,
      headers,
    })
    await askRefused(shop, 'POST /api/orders/:id/refunds', 'unauthorized', { params: { id: order.id }, body: twice })
  })

  test('that the bank declines can be made again', { tags: 'sweep' }, async () => {
    const { order } = await paid(1)
    peer.state.refundsFail = true
    const amount = order.cost.totalAmount.amount
    await refund(order.id, { amount }, 'a-refund-that-fails')
    await expect.poll(async () => (await events(order.id, 'refund_failed')).length).toBe(1)
    peer.state.refundsFail = false
    await refund(order.id, { amount }, 'a-refund-that-works')
    await untilIs(order.id, 'refunded')
  })

  test('made in Stripe’s dashboard counts as well, once', async () => {
    const { order, session } = await paid(1)
    peer.refundByHand(String(session.payment_intent), session.amount_total ?? 0)
    await untilIs(order.id, 'refunded')
    await peer.send({ ...peer.events.at(-1)!, id: 'evt_refund_again' })
    expect(await events(order.id, 'refund_done')).toHaveLength(1)
  })
})

describe('the webhook', () => {
  test('takes nothing whose signature does not hold', async () => {
    const { order } = await place()
    const page = await pageOf(order.id)
    const session = {
      ...peer.sessions.get(page)!,
      status: 'complete',
      payment_status: 'paid',
      payment_intent: 'pi_forged',
    }
    const payload = JSON.stringify({
      id: 'evt_forged',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: session },
    })
    for (const signature of [undefined, '', 't=1,v1=00', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`]) {
      const reply = await shop.fetch('/api/stripe/webhook', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(signature === undefined ? {} : { 'stripe-signature': signature }),
        },
        body: payload,
      })
      expect(reply.status).toBe(400)
    }
    expect((await read(order.id)).status).toBe('awaiting_payment')
  })
})

describe('a deposit, and sales tax', () => {
  test('are the owner’s: the order says what is due now, what is left, and takes the rest at the counter', async () => {
    const settings = await ask(shop, 'GET /api/selling-settings', { headers: shop.owner })
    expect(settings.salesTax).toEqual([])
    const body = {
      ...settings,
      depositPercent: 25,
      salesTax: [{ state: 'FL', percent: 7.5, taxesLabor: false, taxesShipping: true }],
    }
    expect(await ask(shop, 'PUT /api/selling-settings', { headers: shop.owner, body })).toEqual(body)
    await askRefused(shop, 'PUT /api/selling-settings', 'invalid_input', {
      headers: shop.owner,
      body: { ...body, salesTax: [{ state: 'XX', percent: 7, taxesLabor: false }] },
    })
    try {
      const cart = await fill(3)
      const quote = await ask(shop, 'POST /api/orders/quote', { body: { cartId: cart.id, delivery: 'installation' } })
      const cents = Math.round(Number(cart.cost.totalAmount.amount) * 100)
      const tax = Math.floor((cents * 75 + 500) / 1000)
      expect(quote.taxAmount?.amount).toBe((tax / 100).toFixed(2))
      expect(quote.dueAmount.amount).toBe((Math.ceil((cents + tax) / 4) / 100).toFixed(2))
      const elsewhere = { cartId: cart.id, delivery: 'shipping', region: 'Georgia' }
      expect((await ask(shop, 'POST /api/orders/quote', { body: elsewhere })).taxAmount).toBeNull()
      await askRefused(shop, 'POST /api/orders', 'conflict', { body: orderOf(cart) })
      const order = await ask(shop, 'POST /api/orders', {
        body: { ...orderOf(cart), expectedTotal: quote.totalAmount.amount },
      })
      const session = peer.pay(await pageOf(order.id))
      expect(session.amount_total).toBe(Math.ceil((cents + tax) / 4))
      const deposit = await untilIs(order.id, 'paid')
      const rest = { amount: deposit.payment.balanceAmount.amount, ref: 'receipt 17' }
      const params = { id: order.id }
      await ask(shop, 'POST /api/orders/:id/payments', { params, headers: shop.owner, body: rest })
      const whole = await ask(shop, 'POST /api/orders/:id/payments', { params, headers: shop.owner, body: rest })
      expect(whole.payment).toMatchObject({ paidAmount: quote.totalAmount, balanceAmount: { amount: '0.00' } })
      const more = { amount: '1.00', ref: 'receipt 18' }
      await askRefused(shop, 'POST /api/orders/:id/payments', 'conflict', { params, headers: shop.owner, body: more })
    } finally {
      await ask(shop, 'PUT /api/selling-settings', { headers: shop.owner, body: settings })
    }
  })

  test('whoever pays at the counter cannot pay on the page as well', async () => {
    const { order } = await place()
    const page = await pageOf(order.id)
    const body = { amount: order.cost.totalAmount.amount, ref: 'cash' }
    const done = await ask(shop, 'POST /api/orders/:id/payments', {
      params: { id: order.id },
      headers: shop.owner,
      body,
    })
    expect(done.status).toBe('paid')
    expect(() => peer.pay(page)).toThrow('expired')
    // The page's own end, told before the money was written down, ends no order.
    await peer.settled()
    expect((await read(order.id)).status).toBe('paid')
  })
})
