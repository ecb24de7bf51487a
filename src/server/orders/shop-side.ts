import type { FastifyInstance } from 'fastify'
import { idempotencyKey } from '../http/idempotency-key.ts'
import { refuse } from '../http/problem.ts'
import { route } from '../http/route.ts'
import { centsOfDecimal } from '../pricing/money.ts'
import type { Services } from '../services.ts'
import { lockOrder } from './apply-event.ts'
import type { OrderEvent } from './order-flow.ts'
import { orderReply } from './order-reply.ts'
import type { PaymentFlow } from './payment-flow.ts'
import { findOrder } from './store.ts'

/** What the shop does with an order: role staff. */
export function registerShopSide(app: FastifyInstance, { db }: Services, flow: PaymentFlow): void {
  const find = async (id: string) => (await findOrder(db, { id })) ?? refuse('not_found', 'There is no such order.')
  const record = (id: string, event: OrderEvent) => db.transaction((tx) => flow.record(tx, id, event, 'shop'))

  route(app, 'POST /api/orders/:id/move', async ({ params: { id }, body: { to, note } }) => {
    if (to !== 'cancelled') await record(id, { kind: 'moved', to, note })
    else {
      await flow.closePage(await find(id))
      await db.transaction(async (tx) => {
        if (!(await flow.callOff(tx, id, 'shop', note))) refuse('conflict', 'Money came in: refund it instead.')
      })
    }
    return orderReply(await find(id))
  })

  route(app, 'POST /api/orders/:id/ship', async ({ params: { id }, body }) => {
    const { lines, carrier, tracking, trackingUrl } = body
    await record(id, { kind: 'shipped', lines, carrier, tracking, trackingUrl: trackingUrl ?? null })
    return orderReply(await find(id))
  })

  route(app, 'POST /api/orders/:id/payments', async ({ params: { id }, body }) => {
    // Whoever pays at the counter cannot pay on the page as well.
    await flow.toCounter(id)
    await record(id, { kind: 'paid', cents: centsOfDecimal(body.amount), ref: body.ref })
    return orderReply(await find(id))
  })

  route(app, 'POST /api/orders/:id/refunds', async ({ params: { id }, body }, request) => {
    const { amount, lines, reason, byHand } = body
    const refundId = idempotencyKey(request)
    await db.transaction(async (tx) => {
      const order = (await lockOrder(tx, id)) ?? refuse('not_found', 'There is no such order.')
      const cents = centsOfDecimal(amount)
      if (!byHand && cents > cardCents(order.events)) {
        refuse('conflict', 'Less than that came by card. Refund the rest by hand.')
      }
      await flow.askRefund(tx, order, {
        ...{ cents, lines, reason, byHand, who: 'shop' },
        ...(refundId === undefined ? {} : { refundId: `${id}-${refundId}` }),
      })
    })
    return orderReply(await find(id))
  })
}

/** What came by card. */
const cardCents = (events: readonly { kind: string; who: string; data: Record<string, unknown> }[]): number =>
  events
    .filter(({ kind, who }) => kind === 'paid' && who === 'stripe')
    .reduce((sum, { data }) => sum + Number(data.cents), 0)
