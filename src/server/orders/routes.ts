import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Transaction } from '../database/connection.ts'
import { orderEvents, orders } from '../database/schema/orders.ts'
import { idempotencyKey } from '../http/idempotency-key.ts'
import { limitPer, refuseForNow, scaledLimit } from '../http/limit-per.ts'
import { type Refused, refuse, refuseAs } from '../http/problem.ts'
import { route } from '../http/route.ts'
import { mailQueue } from '../mail/mail-queue.ts'
import { mailboxOf } from '../mail/mailbox.ts'
import type { Mail } from '../mail/mailer.ts'
import type { KeptLine } from '../pricing/priced-lines.ts'
import type { Services } from '../services.ts'
import type { CardPayments } from './card-payments.ts'
import { customerMail, eventMails, shopMail } from './order-mails.ts'
import { orderReply } from './order-reply.ts'
import { type OnArrived, paymentFlow } from './payment-flow.ts'
import { type OrderedCarts, orderPlacing } from './place-order.ts'
import { refundFlow } from './refund-flow.ts'
import { registerSellingSettings } from './selling-settings.ts'
import { registerShopSide } from './shop-side.ts'
import { findOrder } from './store.ts'
import type { OrderEventRow, StoredOrder } from './stored-order.ts'
import { stripePayments } from './stripe.ts'
import { registerWebhook } from './stripe-webhook.ts'

/** Tries at finding an order, in ten minutes: by one client, and for one order number. */
const LOOKUPS_PER_CLIENT = 20
const LOOKUPS_PER_ORDER = 10
/** What one client may ask of the card processor through us in ten minutes. */
const PAYMENT_CALLS_PER_CLIENT = 60

const SWEEP = 'payment-sweep'
const REFUND = 'refund'

/** Every mail of an order, as it goes out: when it was placed, and with what happened to it. */
export type MailsOfOrder = (orderId: string) => Promise<{ mail: Mail; at: Date; eventId: string | null }[]>

/** Orders: placing, paying, finding, calling off; and what the shop does with them. */
export function registerOrders(
  app: FastifyInstance,
  services: Services,
  carts: OrderedCarts,
  onArrived: OnArrived,
): { mailsOf: MailsOfOrder } {
  const { db, config, jobs } = services
  const urlOf = (id: string) => `${services.shop.origin}/orders/${id}`
  const payments: CardPayments | null = config.stripe ? stripePayments(config.stripe) : null
  const shopEmail = () => services.shop.email
  /** Whoever pays by card is written to when the order is paid. */
  const placedMails = (found: StoredOrder): Mail[] => {
    const asked = [orderReply(found), shopEmail(), urlOf(found.row.id)] as const
    return found.row.payBy === 'card' ? [] : [customerMail(...asked), shopMail(...asked)]
  }
  const mailsOfEvent = (found: StoredOrder, event: OrderEventRow): Mail[] =>
    eventMails(orderReply(found), event, shopEmail(), urlOf(found.row.id))
  const queueOrderMail = mailQueue(services, {
    name: 'mail-order',
    table: orders,
    sweepAt: '37 * * * *',
    mailsOf: async (id) => {
      const found = await findOrder(db, { id })
      return found ? placedMails(found) : []
    },
  })
  const queueEventMail = mailQueue(services, {
    name: 'mail-order-event',
    table: orderEvents,
    sweepAt: '47 * * * *',
    mailsOf: async (id) => {
      const [at] = await db.select({ orderId: orderEvents.orderId }).from(orderEvents).where(eq(orderEvents.id, id))
      const found = at && (await findOrder(db, { id: at.orderId }))
      const event = found?.events.find((one) => one.id === id)
      return found && event ? mailsOfEvent(found, event) : []
    },
  })
  const flow = paymentFlow({
    services,
    payments,
    restoreCart: (tx, cartId, lines) => carts.restore(tx, cartId, (lines ?? []) as readonly KeptLine[]),
    queueMail: queueEventMail,
    onArrived,
    queueRefund: async (transaction: Transaction, refundId) => {
      await jobs.send(REFUND, { refundId }, { singletonKey: refundId, transaction })
    },
  })
  const refunding = refundFlow(services, payments, flow)
  jobs.work<{ refundId: string }>(REFUND, ({ refundId }) => refunding.send(refundId), { retryLimit: 20 })
  jobs.work(SWEEP, () => flow.sweep())
  jobs.schedule(SWEEP, '* * * * *')
  if (payments) {
    registerWebhook(app, services, payments, async (message) => {
      if (message.about === 'page') await flow.settle(message.page, 'stripe')
      if (message.about === 'refund') await refunding.settleRefund(message.refund)
    })
  }

  const placing = orderPlacing({ services, carts, takesCards: payments !== null, queueMail: queueOrderMail })
  const isRefused = (answer: object): answer is Refused => 'ok' in answer && answer.ok === false
  route(app, 'POST /api/orders', async ({ body }, request) => {
    const key = idempotencyKey(request)
    const requestKeyHash = key === undefined ? null : createHash('sha256').update(key).digest('base64url')
    const placed = await placing.place(body, { client: request.ip, requestKeyHash })
    if (isRefused(placed)) return refuseAs(placed)
    if (placing.isNew(placed)) {
      services.metrics.orders.inc({ pay_by: placed.row.payBy })
      services.metrics.orderDollars.inc(placed.row.totalCents / 100)
    }
    return orderReply(placed)
  })
  route(app, 'POST /api/orders/quote', async ({ body }) => {
    const quote = await placing.quote(body)
    return isRefused(quote) ? refuseAs(quote) : quote
  })
  route(app, 'GET /api/orders/:id', async ({ params }) => {
    const found = await findOrder(db, { id: params.id })
    return found ? orderReply(found) : refuse('not_found', 'There is no such order.')
  })

  const waitOfClient = limitPer(scaledLimit(LOOKUPS_PER_CLIENT, config.rateLimitPerMinute))
  const waitOfNumber = limitPer(scaledLimit(LOOKUPS_PER_ORDER, config.rateLimitPerMinute))
  route(app, 'POST /api/orders/lookup', async ({ body }, request) => {
    const number = spelled(body.number)
    const waitS = Math.max(waitOfClient(request.ip), waitOfNumber(number))
    refuseForNow(waitS, 'That was a lot of tries. Give us a call, or try again in a few minutes.')
    const found = await findOrder(db, { number })
    // One answer for a wrong number and a wrong email: nobody learns who ordered.
    if (!found || mailboxOf(found.row.email) !== mailboxOf(body.email))
      return refuse('not_found', 'No order matches that number and email. Check both: they are in your confirmation.')
    return { id: found.row.id }
  })

  const waitToPay = limitPer(scaledLimit(PAYMENT_CALLS_PER_CLIENT, config.rateLimitPerMinute))
  const throttled = ({ ip }: FastifyRequest) =>
    refuseForNow(waitToPay(ip), 'That was a lot of tries. Your order is safe: try again in a few minutes.')
  route(app, 'POST /api/orders/:id/pay', async ({ params }, request) => {
    throttled(request)
    return flow.pay(params.id)
  })
  route(app, 'POST /api/orders/:id/payment-check', async ({ params }, request) => {
    throttled(request)
    return orderReply(await flow.check(params.id))
  })
  route(app, 'POST /api/orders/:id/cancel', async ({ params }, request) => {
    throttled(request)
    return orderReply(await flow.cancel(params.id))
  })
  registerShopSide(app, services, flow)
  registerSellingSettings(app, services)

  return {
    mailsOf: async (orderId) => {
      const found = await findOrder(db, { id: orderId })
      if (!found) return []
      const { placedAt } = found.row
      return [
        ...placedMails(found).map((mail) => ({ mail, at: placedAt, eventId: null })),
        ...found.events.flatMap((event) =>
          mailsOfEvent(found, event).map((mail) => ({ mail, at: event.createdAt, eventId: event.id })),
        ),
      ]
    },
  }
}

/** The number as it is printed: "ap7k3f 9qxm" is AP-7K3F-9QXM. */
function spelled(number: string): string {
  const plain = number
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^AP/, '')
  return `AP-${plain.slice(0, 4)}-${plain.slice(4)}`
}
