import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { orders, refunds } from '../database/schema/orders.ts'
import { refuse } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { type Applied, applyEvent, lockOrder, putBack } from './apply-event.ts'
import type { CardPayments, PageSight } from './card-payments.ts'
import { mayCustomerCancel, type OrderEvent, openOf, refundableCents } from './order-flow.ts'
import { freedCartId } from './order-reply.ts'
import { findOrder } from './store.ts'
import { type Doer, flowOf, type StoredOrder } from './stored-order.ts'

/** Stripe takes no page that is open for less than half an hour; the parts are kept a little longer. */
const PAGE_OPEN_MS = 31 * 60_000
export const HOLD_MS = PAGE_OPEN_MS + 4 * 60_000

/** Told when all of an order is with its customer, in the transaction that makes it so. */
export type OnArrived = (tx: Transaction, orderId: string, state: 'installed' | 'shipped') => Promise<void>

export interface PaymentFlowNeeds {
  services: Services
  /** Null: orders are paid by invoice. */
  payments: CardPayments | null
  /** Puts a cart back as it was before it was ordered. */
  restoreCart: (tx: Transaction, cartId: string, lines: unknown) => Promise<void>
  queueMail: (tx: Transaction, eventId: string) => Promise<void>
  onArrived: OnArrived
  /** Puts a refund into the queue that does it. */
  queueRefund: (tx: Transaction, refundId: string) => Promise<void>
}
export type PaymentFlow = ReturnType<typeof paymentFlow>

const gone = (): never => refuse('not_found', 'There is no such order.')
const away = (): never =>
  refuse('upstream_failed', "We couldn't reach the card processor. Nothing was charged. Try again in a minute.")

/** How an order is paid, called off and refunded. What the processor says is taken as often as it comes and counts once. */
export function paymentFlow({ services, payments, restoreCart, queueMail, onArrived, queueRefund }: PaymentFlowNeeds) {
  const { db, random, clock, log } = services
  const find = async (orderId: string): Promise<StoredOrder> => (await findOrder(db, { id: orderId })) ?? gone()
  const stripe = (): CardPayments => payments ?? refuse('conflict', 'This shop takes payment by invoice.')

  /** Applies an event and puts its mail into the queue; a refusal undoes the whole transaction. */
  async function record(tx: Transaction, orderId: string, event: OrderEvent, who: Doer) {
    const applied: Applied = await applyEvent(tx, { orderId, event, who, newId: random(12) })
    if (!applied.ok) return refuse(applied.code, applied.detail)
    if (applied.eventId) await queueMail(tx, applied.eventId)
    const { status } = applied.order.row
    const isArrival = event.kind === 'shipped' || (event.kind === 'moved' && event.to === 'installed')
    if (isArrival && (status === 'shipped' || status === 'installed')) await onArrived(tx, orderId, status)
    return applied
  }

  /** The address of the page where the order is paid; opened once for an order. */
  async function pay(orderId: string): Promise<{ url: string }> {
    const { row } = await find(orderId)
    if (row.payBy !== 'card') return refuse('conflict', 'This order is paid by invoice.')
    if (row.status !== 'awaiting_payment')
      return refuse('conflict', `This order is ${row.status}, not waiting for payment.`)
    if (row.sessionUrl) return { url: row.sessionUrl }
    const now = clock()
    // The library repeats a request that was cut off under one key. A page that nobody was told of is never paid.
    const wanted = {
      ...{ orderId, number: row.number, email: row.email, cents: row.dueCents },
      label: row.dueCents < row.totalCents ? `Deposit on order ${row.number}` : `Order ${row.number}`,
      orderUrl: `${services.shop.origin}/orders/${orderId}`,
      expiresAt: new Date(now + PAGE_OPEN_MS),
    }
    const page = await stripe()
      .open(wanted)
      .catch((error: unknown) => {
        log.warn({ err: error, orderId }, 'no payment page')
        return away()
      })
    const isKept = await db
      .update(orders)
      .set({ sessionId: page.sessionId, sessionUrl: page.url, holdUntil: new Date(now + HOLD_MS) })
      .where(and(eq(orders.id, orderId), eq(orders.status, 'awaiting_payment'), isNull(orders.sessionId)))
      .returning({ id: orders.id })
    if (isKept.length > 0) return { url: page.url }
    await stripe().close(page.sessionId).catch(away)
    const { sessionUrl } = (await find(orderId)).row
    return sessionUrl ? { url: sessionUrl } : refuse('conflict', 'This order was canceled in the meantime.')
  }

  /** What the page came to is what the order comes to; an open page changes nothing. */
  async function settle(page: PageSight, who: 'stripe' | 'clock' | 'customer'): Promise<void> {
    if (page.state === 'open') return
    const found = await findOrder(db, { sessionId: page.sessionId })
    if (!found) return log.warn({ sessionId: page.sessionId }, 'a payment page of no order')
    await db.transaction(async (tx) => {
      // A page that the shop closed to take the money itself ends no order.
      if (page.state === 'expired' && found.row.payBy === 'invoice') return
      if (page.state === 'expired') return void (await callOff(tx, found.row.id, who))
      const ref = page.paymentId ?? page.sessionId
      const paid = await record(tx, found.row.id, { kind: 'paid', cents: page.cents, ref }, 'stripe')
      if (!paid.isNew) return
      await tx.update(orders).set({ paymentId: ref, holdUntil: null }).where(eq(orders.id, found.row.id))
      if (paid.order.row.status === 'cancelled')
        await askRefund(tx, paid.order, { cents: page.cents, reason: 'Paid too late', who: 'clock' })
    })
  }

  /** An order that nobody paid is called off: what it held goes back on the shelf and into the cart. */
  async function callOff(tx: Transaction, orderId: string, who: Doer, note = ''): Promise<boolean> {
    const stored = await lockOrder(tx, orderId)
    if (stored?.row.status !== 'awaiting_payment' || stored.row.paidCents > 0) return false
    await record(tx, orderId, { kind: 'moved', to: 'cancelled', note }, who)
    await putBack(
      tx,
      stored,
      stored.lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
    )
    const { cartId } = stored.row
    await tx
      .update(orders)
      .set({ cartId: freedCartId(cartId, orderId), holdUntil: null })
      .where(eq(orders.id, orderId))
    const placed = stored.events.find(({ kind }) => kind === 'placed')
    if (stored.row.payBy === 'card') await restoreCart(tx, cartId, placed?.data.cart)
    return true
  }

  /** Closes the order's page, if it has one: afterwards it is paid or it never will be. */
  async function closePage({ row }: StoredOrder, who: 'clock' | 'customer'): Promise<void> {
    if (row.status !== 'awaiting_payment' || !row.sessionId) return
    const page = await stripe().close(row.sessionId).catch(away)
    if (page.state === 'open') refuse('conflict', 'The payment is on its way. Try again in a few minutes.')
    if (page.state === 'paid') await settle(page, who)
  }

  /** Asks for a refund: it is taken out of what can be refunded now, and done by the queue. */
  async function askRefund(
    tx: Transaction,
    order: StoredOrder,
    wanted: {
      cents: number
      reason: string
      who: Doer
      lines?: readonly { lineId: string; quantity: number }[]
      byHand?: boolean
      refundId?: string
    },
  ): Promise<void> {
    const { cents, reason, who, lines = [], byHand = false } = wanted
    const orderId = order.row.id
    const id = wanted.refundId ?? random(12)
    const asked = await record(tx, orderId, { kind: 'refund_asked', cents, lines, ref: id }, who)
    if (!asked.isNew) return
    await tx.insert(refunds).values({ id, orderId, cents, reason, status: byHand ? 'done' : 'asked' })
    const unshipped = lines.map(({ lineId, quantity }) => {
      const line = flowOf(order).lines.find((one) => one.id === lineId)
      return { lineId, quantity: Math.min(quantity, line ? openOf(line) : 0) }
    })
    await putBack(tx, order, unshipped)
    if (byHand) await record(tx, orderId, { kind: 'refund_done', cents, ref: id }, who)
    else await queueRefund(tx, id)
  }

  return {
    pay,
    settle,
    record,
    askRefund,
    closePage: (order: StoredOrder) => closePage(order, 'clock'),

    /** The customer pays at the counter: the page takes no payment any more, and its end does not end the order. */
    async toCounter(orderId: string): Promise<void> {
      const order = await find(orderId)
      if (order.row.payBy === 'invoice' || order.row.status !== 'awaiting_payment') return
      const { payBy, holdUntil } = order.row
      await db.update(orders).set({ payBy: 'invoice', holdUntil: null }).where(eq(orders.id, orderId))
      try {
        await closePage(order, 'clock')
      } catch (error) {
        await db.update(orders).set({ payBy, holdUntil }).where(eq(orders.id, orderId))
        throw error
      }
    },
    callOff,

    /** Whoever comes back from the page does not wait for the processor's message. */
    async check(orderId: string): Promise<StoredOrder> {
      const { row } = await find(orderId)
      if (row.status === 'awaiting_payment' && row.sessionId)
        await settle(await stripe().look(row.sessionId).catch(away), 'customer')
      return find(orderId)
    },

    /** The customer calls it off: unpaid it is gone, paid the money goes back. */
    async cancel(orderId: string): Promise<StoredOrder> {
      const before = await find(orderId)
      await closePage(before, 'customer')
      await db.transaction(async (tx) => {
        const stored = (await lockOrder(tx, orderId)) ?? gone()
        // The processor told of the closed page before it answered us: what was asked for is done.
        if (before.row.status === 'awaiting_payment' && stored.row.status === 'cancelled') return
        const flow = flowOf(stored)
        if (!mayCustomerCancel(flow))
          return refuse('conflict', "This order is already in the works and can't be canceled here. Give us a call.")
        if (await callOff(tx, orderId, 'customer')) return
        const lines = flow.lines.map((line) => ({ lineId: line.id, quantity: line.quantity - line.refunded }))
        const cents = refundableCents(flow)
        await askRefund(tx, stored, { cents, lines, reason: 'Canceled by the customer', who: 'customer' })
      })
      return find(orderId)
    },

    /** Orders whose time to pay is over: their page is closed, and what it came to holds. */
    async sweep(): Promise<void> {
      const overdue = await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.status, 'awaiting_payment'), lt(orders.holdUntil, new Date(clock()))))
        .limit(200)
      for (const { id } of overdue) {
        try {
          await closePage(await find(id), 'clock')
          await db.transaction((tx) => callOff(tx, id, 'clock'))
        } catch (error) {
          log.warn({ err: error, orderId: id }, 'an unpaid order waits on')
        }
      }
      const forgotten = await db
        .select({ id: refunds.id })
        .from(refunds)
        .where(
          and(
            eq(refunds.status, 'asked'),
            isNull(refunds.stripeId),
            lt(refunds.createdAt, sql`now() - interval '5 minutes'`),
          ),
        )
        .limit(200)
      for (const { id } of forgotten) await db.transaction((tx) => queueRefund(tx, id))
    },
  }
}
