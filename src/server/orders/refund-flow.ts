import { eq, or } from 'drizzle-orm'
import { refunds } from '../database/schema/orders.ts'
import type { Services } from '../services.ts'
import { lockOrder } from './apply-event.ts'
import type { CardPayments, RefundSight } from './card-payments.ts'
import type { PaymentFlow } from './payment-flow.ts'
import { findOrder } from './store.ts'

/** Refunds by card: what was asked for is sent until the processor has it, and what it says of it holds. */
export function refundFlow(services: Services, payments: CardPayments | null, flow: PaymentFlow) {
  const { db, log } = services

  async function settleRefund(sight: RefundSight): Promise<void> {
    const orderId = await orderOf(sight)
    if (orderId === undefined) return log.warn({ refund: sight.stripeId }, 'a refund of no order')
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (!order) return
      const same = or(eq(refunds.id, sight.refundId ?? ''), eq(refunds.stripeId, sight.stripeId))
      let [known] = await tx.select().from(refunds).where(same)
      if (!known) {
        // Made in the processor's own dashboard.
        const id = `stripe-${sight.stripeId}`
        await flow.askRefund(tx, order, { cents: sight.cents, reason: 'By card', who: 'stripe', refundId: id })
        ;[known] = await tx.select().from(refunds).where(eq(refunds.id, id))
      }
      if (known?.status !== 'asked') return
      await tx.update(refunds).set({ stripeId: sight.stripeId, status: sight.state }).where(eq(refunds.id, known.id))
      if (sight.state === 'asked') return
      const kind = sight.state === 'done' ? ('refund_done' as const) : ('refund_failed' as const)
      await flow.record(tx, orderId, { kind, cents: known.cents, ref: known.id }, 'stripe')
    })
  }

  async function orderOf({ refundId, stripeId, paymentId }: RefundSight): Promise<string | undefined> {
    const [known] = await db
      .select({ orderId: refunds.orderId })
      .from(refunds)
      .where(or(eq(refunds.id, refundId ?? ''), eq(refunds.stripeId, stripeId)))
    if (known) return known.orderId
    return paymentId === null ? undefined : (await findOrder(db, { paymentId }))?.row.id
  }

  return {
    settleRefund,

    /** Sends one refund; throws when the processor cannot be reached, and is then tried again. */
    async send(refundId: string): Promise<void> {
      const [row] = await db.select().from(refunds).where(eq(refunds.id, refundId))
      if (row?.status !== 'asked' || row.stripeId !== null || !payments) return
      const order = await findOrder(db, { id: row.orderId })
      if (!order?.row.paymentId) return
      const wanted = { refundId, paymentId: order.row.paymentId, cents: row.cents }
      const sight = await payments.refund(wanted)
      const refused = { ...wanted, stripeId: `refused-${refundId}`, state: 'failed' as const }
      if (!sight) log.error({ orderId: row.orderId, refundId }, 'the card processor refuses a refund')
      await settleRefund(sight ?? refused)
    },
  }
}
