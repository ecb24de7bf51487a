import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Transaction } from '../database/connection.ts'
import { idempotencyKey } from '../http/idempotency-key.ts'
import { refuse } from '../http/problem.ts'
import { route } from '../http/route.ts'
import { centsOfDecimal } from '../pricing/money.ts'
import type { Services } from '../services.ts'
import { recordChange } from '../staff/audit-log.ts'
import { lockOrder } from './apply-event.ts'
import type { OrderEvent } from './order-flow.ts'
import { orderReply } from './order-reply.ts'
import type { PaymentFlow } from './payment-flow.ts'
import { findOrder } from './store.ts'
import type { Doer } from './stored-order.ts'
import { trackingLink } from './tracking-link.ts'

/** What the shop does with an order: role staff. */
export function registerShopSide(app: FastifyInstance, { db }: Services, flow: PaymentFlow): void {
  const find = async (id: string) => (await findOrder(db, { id })) ?? refuse('not_found', 'There is no such order.')
  const doerOf = ({ staff }: FastifyRequest): Doer => (staff ? { staff: staff.email } : 'shop')
  /** Each change and its line in the audit log are one transaction. */
  const change = (id: string, request: FastifyRequest, action: string, work: (tx: Transaction) => Promise<object>) =>
    db.transaction(async (tx) => {
      const before = (await lockOrder(tx, id))?.row.status
      const said = await work(tx)
      const after = { state: (await findOrder(tx, { id }))?.row.status, ...said }
      const actor = request.staff ?? 'terminal'
      await recordChange(tx, actor, { action, subject: `orders:${id}`, before: { state: before }, after })
    })
  const record = (id: string, request: FastifyRequest, event: OrderEvent) =>
    change(id, request, `orders.${event.kind}`, async (tx) => {
      await flow.record(tx, id, event, doerOf(request))
      if (event.kind === 'moved') return event.note === '' ? {} : { note: event.note }
      const { kind: _, ...said } = event
      return said
    })

  route(app, 'POST /api/orders/:id/move', async ({ params: { id }, body: { to, note } }, request) => {
    if (to !== 'cancelled') await record(id, request, { kind: 'moved', to, note })
    else {
      await flow.closePage(await find(id))
      await change(id, request, 'orders.cancelled', async (tx) => {
        const isOff = await flow.callOff(tx, id, doerOf(request), note)
        return isOff ? { note } : refuse('conflict', 'Money came in: refund it instead.')
      })
    }
    return orderReply(await find(id))
  })

  route(app, 'POST /api/orders/:id/ship', async ({ params: { id }, body }, request) => {
    const { lines, carrier, tracking, trackingUrl } = body
    const link = trackingUrl ?? trackingLink(carrier, tracking)
    await record(id, request, { kind: 'shipped', lines, carrier, tracking, trackingUrl: link })
    return orderReply(await find(id))
  })

  route(app, 'POST /api/orders/:id/payments', async ({ params: { id }, body }, request) => {
    // Whoever pays at the counter cannot pay on the page as well.
    await flow.toCounter(id)
    await record(id, request, { kind: 'paid', cents: centsOfDecimal(body.amount), ref: body.ref })
    return orderReply(await find(id))
  })

  route(app, 'POST /api/orders/:id/refunds', async ({ params: { id }, body }, request) => {
    const { amount, lines, reason, byHand } = body
    const refundId = idempotencyKey(request)
    await change(id, request, 'orders.refunded', async (tx) => {
      const order = (await lockOrder(tx, id)) ?? refuse('not_found', 'There is no such order.')
      const cents = centsOfDecimal(amount)
      if (!byHand && cents > cardCents(order.events)) {
        refuse('conflict', 'Less than that came by card. Refund the rest by hand.')
      }
      await flow.askRefund(tx, order, {
        ...{ cents, lines, reason, byHand, who: doerOf(request) },
        ...(refundId === undefined ? {} : { refundId: `${id}-${refundId}` }),
      })
      return { amount, reason, byHand }
    })
    return orderReply(await find(id))
  })
}

/** What came by card. */
const cardCents = (events: readonly { kind: string; who: string; data: Record<string, unknown> }[]): number =>
  events
    .filter(({ kind, who }) => kind === 'paid' && who === 'stripe')
    .reduce((sum, { data }) => sum + Number(data.cents), 0)
