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
  cancelled: 'Cancelled',
  refunded: 'Refunded',
}
