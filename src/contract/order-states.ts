/** Where an order stands, in the order in which a shipped or installed one passes through. */
export const ORDER_STATES = [
  'awaiting_payment',
  'paid',
  'ordered',
  'received',
  'packed',
  'shipped',
  'installed',
  'done',
  'cancelled',
  'refunded',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** The legal steps. What is paid never becomes `cancelled`: its money goes back, and it is `refunded`. */
export const NEXT_STATES: Readonly<Record<OrderState, readonly OrderState[]>> = {
  // `ordered` before it is paid: only by invoice, where the shop trusts the customer.
  awaiting_payment: ['paid', 'ordered', 'cancelled'],
  paid: ['ordered', 'received', 'packed', 'shipped', 'installed', 'refunded'],
  ordered: ['received', 'packed', 'shipped', 'installed', 'refunded'],
  received: ['packed', 'shipped', 'installed', 'refunded'],
  packed: ['shipped', 'refunded'],
  shipped: ['done', 'refunded'],
  installed: ['done', 'refunded'],
  done: ['refunded'],
  // Money that came after all is sent back.
  cancelled: ['refunded'],
  refunded: [],
}

/** What customers read for it. */
export const ORDER_STATE_WORDS: Readonly<Record<OrderState, string>> = {
  awaiting_payment: 'Awaiting payment',
  paid: 'Paid',
  ordered: 'Parts on order',
  received: 'Parts are in',
  packed: 'Packed',
  shipped: 'Shipped',
  installed: 'Installed',
  done: 'Done',
  cancelled: 'Canceled',
  refunded: 'Refunded',
}
