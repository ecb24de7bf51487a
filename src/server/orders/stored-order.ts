import type { OrderState } from '../../contract/order-states.ts'
import type { PostalAddress } from '../database/schema/orders.ts'
import type { Attribute } from '../pricing/price-list.ts'
import type { OrderFlow } from './order-flow.ts'

export interface OrderRow {
  id: string
  number: string
  cartId: string
  status: OrderState
  payBy: 'card' | 'invoice'
  name: string
  email: string
  requestKeyHash: string | null
  phone: string | null
  delivery: 'shipping' | 'installation'
  address: PostalAddress | null
  notes: string | null
  subtotalCents: number
  /** Null: the shop has set no rate. */
  taxCents: number | null
  totalCents: number
  dueCents: number
  paidCents: number
  refundAskedCents: number
  refundedCents: number
  sessionId: string | null
  sessionUrl: string | null
  paymentId: string | null
  holdUntil: Date | null
  placedAt: Date
}
/** Something that happened to an order, as its history keeps it. */
export interface OrderEventRow {
  id: string
  who: 'customer' | 'shop' | 'stripe' | 'clock'
  kind: string
  state: OrderState
  data: Record<string, unknown>
  createdAt: Date
}
export interface StoredOrder {
  row: OrderRow
  lines: OrderLineRow[]
  events: OrderEventRow[]
}
export interface OrderLineRow {
  id: string
  merchandiseId: string
  title: string
  quantity: number
  unitPriceCents: number
  shippedQuantity: number
  refundedQuantity: number
  attributes: readonly Attribute[]
  data: {
    product: { title: string; handle: string; category: string }
    image: { url: string; altText: string } | null
  }
}

/** What of a stored order decides what may happen to it next. */
export const flowOf = ({ row, lines }: Pick<StoredOrder, 'row' | 'lines'>): OrderFlow => ({
  ...{ state: row.status, payBy: row.payBy, delivery: row.delivery },
  ...{ totalCents: row.totalCents, dueCents: row.dueCents, paidCents: row.paidCents },
  ...{ refundAskedCents: row.refundAskedCents, refundedCents: row.refundedCents },
  lines: lines.map(({ id, quantity, shippedQuantity, refundedQuantity }) => ({
    ...{ id, quantity, shipped: shippedQuantity, refunded: refundedQuantity },
  })),
})
