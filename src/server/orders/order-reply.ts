import type { CartLine } from '../../contract/cart.ts'
import { comesInstalled, laborCodeOf, planCodeOf } from '../../contract/cart-lines.ts'
import type { Order } from '../../contract/orders.ts'
import { decimalDollars, moneyOf } from '../pricing/money.ts'
import { mayCustomerCancel } from './order-flow.ts'
import { historyOf } from './order-history.ts'
import { flowOf, type OrderLineRow, type StoredOrder } from './stored-order.ts'

const TAX_NOTE = 'Tax is calculated on the invoice.'
const SHIPPING_NOTE = 'Shipping is calculated on the invoice.'
const INSTALLATION_NOTE = 'Installed at our shop. Nothing to ship.'
const PICKUP_NOTE = 'Installed at our shop. Everything else is ready for you at the counter when you pick up the car.'

export const taxNote = (taxCents: number | null): string =>
  taxCents === null ? TAX_NOTE : `Includes $${decimalDollars(taxCents)} sales tax.`

type Line = Pick<OrderLineRow, 'merchandiseId' | 'attributes'>

/** How what is ordered gets to the customer; what belongs to a build that is installed stays at the shop with it. */
export function shippingNote(
  { delivery, lines }: { delivery: 'shipping' | 'installation'; lines: readonly Line[] },
  freightCents: number | null,
): string {
  if (delivery === 'installation') {
    const builds = new Set(lines.flatMap((line) => laborCodeOf(line) ?? []))
    const isTaken = (line: Line) =>
      !comesInstalled(line.merchandiseId, line.attributes) && !builds.has(planCodeOf(line) ?? '')
    return lines.some(isTaken) ? PICKUP_NOTE : INSTALLATION_NOTE
  }
  return freightCents === null ? SHIPPING_NOTE : `Includes $${decimalDollars(freightCents)} shipping.`
}

export function orderReply(stored: StoredOrder): Order {
  const { row, lines } = stored
  const isReturned = row.status === 'cancelled' && row.paidCents === 0 && row.payBy === 'card'
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    placedAt: row.placedAt.toISOString(),
    name: row.name,
    email: row.email,
    delivery: row.delivery,
    address: row.address,
    notes: row.notes,
    lines: lines.map(orderLineReply),
    cost: {
      subtotalAmount: moneyOf(row.subtotalCents),
      shippingAmount: row.freightCents === null ? null : moneyOf(row.freightCents),
      taxAmount: row.taxCents === null ? null : moneyOf(row.taxCents),
      totalAmount: moneyOf(row.totalCents),
    },
    taxNote: taxNote(row.taxCents),
    shippingNote: shippingNote({ delivery: row.delivery, lines }, row.freightCents),
    payment: {
      by: row.payBy,
      dueAmount: moneyOf(row.dueCents),
      paidAmount: moneyOf(row.paidCents),
      refundedAmount: moneyOf(row.refundedCents),
      refundingAmount: moneyOf(row.refundAskedCents),
      balanceAmount: moneyOf(row.totalCents - row.paidCents),
      heldUntil: row.status === 'awaiting_payment' ? (row.holdUntil?.toISOString() ?? null) : null,
    },
    canCancel: mayCustomerCancel(flowOf(stored)),
    cartId: isReturned ? cartIdOf(row.cartId) : null,
    ...historyOf(stored),
  }
}

/** An order that was called off gives its cart's number free; what it was stands before the space. */
export const freedCartId = (cartId: string, orderId: string): string => `${cartId} ${orderId}`
const cartIdOf = (cartId: string): string => cartId.split(' ')[0] ?? cartId

function orderLineReply(line: OrderLineRow): CartLine & { shipped: number; refunded: number } {
  const price = moneyOf(line.unitPriceCents)
  return {
    id: line.id,
    quantity: line.quantity,
    attributes: line.attributes.map(({ key, value }) => ({ key, value })),
    cost: { amountPerQuantity: price, totalAmount: moneyOf(line.quantity * line.unitPriceCents) },
    merchandise: { id: line.merchandiseId, title: line.title, price, ...line.data },
    shipped: line.shippedQuantity,
    refunded: line.refundedQuantity,
  }
}
