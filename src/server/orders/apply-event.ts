import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { orderEvents, orderLines, orders } from '../database/schema/orders.ts'
import { afterEvent, type LineCount, type OrderEvent } from './order-flow.ts'
import { findOrder, returnStock } from './store.ts'
import { flowOf, type OrderEventRow, type StoredOrder } from './stored-order.ts'

export type Applied =
  | { ok: true; isNew: boolean; eventId: string | null; order: StoredOrder }
  | { ok: false; code: 'not_found' | 'conflict'; detail: string }

/** Takes the order's row, so that what happens to it happens one after another. */
export async function lockOrder(tx: Transaction, orderId: string): Promise<StoredOrder | undefined> {
  await tx.execute(sql`select 1 from orders where id = ${orderId} for update`)
  return findOrder(tx, { id: orderId })
}

/**
 * Applies one event to an order inside the caller's transaction: checks it by the flow, writes what changes and keeps
 * it in the history. A payment or refund whose reference was counted already changes nothing.
 */
export async function applyEvent(
  tx: Transaction,
  given: { orderId: string; event: OrderEvent; who: OrderEventRow['who']; newId: string },
): Promise<Applied> {
  const { orderId, event, who, newId } = given
  const stored = await lockOrder(tx, orderId)
  if (!stored) return { ok: false, code: 'not_found', detail: 'There is no such order.' }
  const ref = 'ref' in event ? event.ref : null
  if (ref !== null && (await isCounted(tx, orderId, event.kind, ref)))
    return { ok: true, isNew: false, eventId: null, order: stored }
  const before = flowOf(stored)
  const after = afterEvent(before, event)
  if (!after.ok) return { ok: false, code: 'conflict', detail: after.detail }
  const { state, paidCents, refundAskedCents, refundedCents, lines } = after.order
  await tx
    .update(orders)
    .set({ status: state, paidCents, refundAskedCents, refundedCents })
    .where(eq(orders.id, orderId))
  for (const [index, line] of lines.entries()) {
    const was = before.lines[index]
    if (was?.shipped === line.shipped && was.refunded === line.refunded) continue
    await tx
      .update(orderLines)
      .set({ shippedQuantity: line.shipped, refundedQuantity: line.refunded })
      .where(eq(orderLines.id, line.id))
  }
  const { kind, ...data } = event
  await addToHistory(tx, orderId, { id: newId, who, kind, state, data, ref })
  const order = await findOrder(tx, { id: orderId })
  if (!order) throw new Error(`order ${orderId} is gone while it is locked`)
  return { ok: true, isNew: true, eventId: newId, order }
}

async function isCounted(tx: Transaction, orderId: string, kind: string, ref: string): Promise<boolean> {
  const found = await tx
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, kind), eq(orderEvents.ref, ref)))
  return found.length > 0
}

export async function addToHistory(
  tx: Transaction,
  orderId: string,
  event: Omit<OrderEventRow, 'createdAt'> & { ref: string | null },
): Promise<void> {
  const position = sql<number>`(select count(*) from order_events where order_id = ${orderId})`
  await tx.insert(orderEvents).values({ ...event, orderId, position })
}

/** Puts counted items back on the shelf: those of these lines, as often as said. */
export async function putBack(tx: Transaction, order: StoredOrder, counts: readonly LineCount[]): Promise<void> {
  const items = new Map<string, number>()
  for (const { lineId, quantity } of counts) {
    const id = order.lines.find((line) => line.id === lineId)?.merchandiseId ?? ''
    items.set(id, (items.get(id) ?? 0) + quantity)
  }
  for (const [id, quantity] of [...items].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (quantity > 0) await returnStock(tx, id, quantity)
  }
}
