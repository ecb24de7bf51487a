import { NEXT_STATES, type OrderState } from '../../contract/order-states.ts'

/**
 * The life of an order, as one table and one pure function.
 *
 *   customer ── places ──> order (awaiting_payment, stock taken, cart gone)
 *                            │  card: Stripe's page ── webhook, return or clock ──> `paid` event
 *                            │  invoice: the shop records what came in ──────────> `paid` event
 *                            └─ no payment in time: `cancelled`, stock and cart come back
 *   shop ── moves it on, ships some or all lines, refunds some or all of the money ──> events
 *
 * Everything that happens to an order is an event. `afterEvent` says what the order is afterwards, or why the event
 * cannot be; the store applies it while it holds the order's row, and keeps the event with its time and who did it
 * (`order_events`): that is the history. What comes from Stripe carries a reference and counts once, however often and
 * in whatever order it arrives. Money is whole cents. A refund is asked for first (which takes it out of what can still be
 * refunded), and is done when Stripe, or the shop for an invoice, says so.
 */

export interface FlowLine {
  id: string
  quantity: number
  shipped: number
  refunded: number
}
/** What of an order decides which events can be. */
export interface OrderFlow {
  state: OrderState
  payBy: 'card' | 'invoice'
  delivery: 'shipping' | 'installation'
  totalCents: number
  /** What has to come in before the shop starts: all of it, or the deposit. */
  dueCents: number
  paidCents: number
  refundAskedCents: number
  refundedCents: number
  lines: readonly FlowLine[]
}
export interface LineCount {
  lineId: string
  quantity: number
}
export type OrderEvent =
  | { kind: 'paid'; cents: number; ref: string }
  | { kind: 'refund_asked'; cents: number; lines: readonly LineCount[]; ref: string }
  | { kind: 'refund_done' | 'refund_failed'; cents: number; ref: string }
  | { kind: 'shipped'; lines: readonly LineCount[]; carrier: string; tracking: string; trackingUrl: string | null }
  | { kind: 'moved'; to: OrderState; note: string }

export type AfterEvent = { ok: true; order: OrderFlow } | { ok: false; detail: string }

const no = (detail: string): AfterEvent => ({ ok: false, detail })
const isWhole = (cents: number): boolean => Number.isSafeInteger(cents) && cents > 0

/** States that come about by money or by shipping, never because somebody says so. */
const NOT_SAID: readonly OrderState[] = ['paid', 'shipped', 'refunded', 'awaiting_payment']

/** Cents that are not refunded, nor asked to be. */
export const refundableCents = (order: OrderFlow): number =>
  order.paidCents - order.refundedCents - order.refundAskedCents

const isMoneyGoingBack = (order: OrderFlow): boolean => order.paidCents > 0 && refundableCents(order) === 0

/** The order after an event, or why the event cannot be. Which references were counted already, the store knows. */
export function afterEvent(order: OrderFlow, event: OrderEvent): AfterEvent {
  switch (event.kind) {
    case 'paid':
      return afterPayment(order, event.cents)
    case 'refund_asked':
      return afterRefundAsked(order, event.cents, event.lines)
    case 'refund_done':
    case 'refund_failed':
      return afterRefund(order, event.kind === 'refund_done', event.cents)
    case 'shipped':
      return afterShipment(order, event.lines)
    case 'moved':
      return afterMove(order, event.to)
  }
}

function afterPayment(order: OrderFlow, cents: number): AfterEvent {
  if (!isWhole(cents)) return no('A payment is a whole number of cents above 0.')
  const paidCents = order.paidCents + cents
  if (paidCents > order.totalCents) return no('That is more than the order costs.')
  const isEnough = order.state === 'awaiting_payment' && paidCents >= order.dueCents
  return { ok: true, order: { ...order, paidCents, state: isEnough ? 'paid' : order.state } }
}

function afterRefundAsked(order: OrderFlow, cents: number, counts: readonly LineCount[]): AfterEvent {
  if (!isWhole(cents)) return no('A refund is a whole number of cents above 0.')
  if (cents > refundableCents(order)) return no('That is more than what was paid and not refunded yet.')
  const lines = counted(order.lines, counts, (line, quantity) =>
    line.refunded + quantity <= line.quantity ? { ...line, refunded: line.refunded + quantity } : undefined,
  )
  if (!lines) return no('A line cannot be refunded more often than it was bought.')
  return { ok: true, order: { ...order, lines, refundAskedCents: order.refundAskedCents + cents } }
}

function afterRefund(order: OrderFlow, isDone: boolean, cents: number): AfterEvent {
  if (!isWhole(cents) || cents > order.refundAskedCents) return no('No such refund was asked for.')
  const refundedCents = order.refundedCents + (isDone ? cents : 0)
  const after = { ...order, refundedCents, refundAskedCents: order.refundAskedCents - cents }
  const may = NEXT_STATES[order.state]
  if (isDone && refundedCents === order.paidCents && may.includes('refunded'))
    return { ok: true, order: { ...after, state: 'refunded' } }
  // What was left to ship has been refunded: the parcels on their way are all of it.
  const isRestShipped = may.includes('shipped') && order.lines.every((line) => openOf(line) === 0)
  const isShipped = isRestShipped && order.lines.some(({ shipped }) => shipped > 0)
  return { ok: true, order: { ...after, state: isShipped ? 'shipped' : order.state } }
}

function afterShipment(order: OrderFlow, counts: readonly LineCount[]): AfterEvent {
  if (order.delivery !== 'shipping') return no('This order is installed at the shop: nothing of it ships.')
  if (!NEXT_STATES[order.state].includes('shipped')) return no(`An order that is ${order.state} does not ship.`)
  if (isMoneyGoingBack(order)) return no('The money is on its way back: nothing ships any more.')
  if (counts.every(({ quantity }) => quantity === 0)) return no('Say what ships.')
  const lines = counted(order.lines, counts, (line, quantity) =>
    quantity <= openOf(line) ? { ...line, shipped: line.shipped + quantity } : undefined,
  )
  if (!lines) return no('More of a line cannot ship than is left to ship.')
  const isAll = lines.every((line) => openOf(line) === 0)
  return { ok: true, order: { ...order, lines, state: isAll ? 'shipped' : order.state } }
}

function afterMove(order: OrderFlow, to: OrderState): AfterEvent {
  if (NOT_SAID.includes(to)) return no(`An order becomes ${to} by itself.`)
  if (!NEXT_STATES[order.state].includes(to)) return no(`An order that is ${order.state} cannot become ${to}.`)
  if (to === 'installed' && order.delivery !== 'installation') return no('This order ships: it is not installed.')
  if (to === 'packed' && order.delivery !== 'shipping') return no('This order is installed: it is not packed.')
  if (to === 'ordered' && order.state === 'awaiting_payment' && order.payBy !== 'invoice')
    return no('Parts are ordered when the order is paid.')
  if (to === 'cancelled' && order.paidCents > 0) return no('Money came in: refund it instead.')
  if (isMoneyGoingBack(order)) return no('The money is on its way back.')
  return { ok: true, order: { ...order, state: to } }
}

/** How many of a line are neither shipped nor refunded. Of what was shipped, some may have been refunded later. */
export const openOf = ({ quantity, shipped, refunded }: FlowLine): number => Math.max(0, quantity - shipped - refunded)

function counted(
  lines: readonly FlowLine[],
  counts: readonly LineCount[],
  change: (line: FlowLine, quantity: number) => FlowLine | undefined,
): FlowLine[] | undefined {
  const changed = new Map(lines.map((line) => [line.id, line]))
  for (const { lineId, quantity } of counts) {
    const line = changed.get(lineId)
    const after = line && Number.isSafeInteger(quantity) && quantity >= 0 ? change(line, quantity) : undefined
    if (!after) return undefined
    changed.set(lineId, after)
  }
  return [...changed.values()]
}

/** Whether the customer may still call it off: nobody has bought or packed anything for it. */
export const mayCustomerCancel = (order: OrderFlow): boolean =>
  order.state === 'awaiting_payment'
    ? order.paidCents === 0
    : order.state === 'paid' && !isMoneyGoingBack(order) && order.lines.every((line) => line.shipped === 0)
