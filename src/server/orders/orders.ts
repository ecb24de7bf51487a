import type { CartLine } from '../../contract/cart.ts'
import type { Order, OrderInput } from '../../contract/orders.ts'
import type { PostalAddress } from '../database/schema.ts'
import type { Refused } from '../http/problem.ts'
import type { Mail } from '../mail/mailer.ts'
import { decimalDollars, moneyOf } from '../pricing/money.ts'
import type { Attribute, PriceSource } from '../pricing/price-list.ts'
import {
  cartReply,
  installationCents,
  type KeptCart,
  type PricedLine,
  pricedLines,
  totalCents,
  withoutInstallation,
} from '../pricing/priced-lines.ts'

export const TAX_NOTE = 'Tax is calculated on the invoice.'
export const SHIPPING_NOTE = 'Shipping is calculated on the invoice.'
export const INSTALLATION_NOTE = 'Installed at the shop: nothing is shipped.'

/** Letters and digits that nobody mistakes for one another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * A number a person can read out: "AP-7K3F-9QXM", 40 bits of the given random hexadecimal text.
 * Worked: "0000000000" = AP-0000-0000; "ffffffffff" = AP-ZZZZ-ZZZZ.
 */
export function orderNumber(randomHex: string): string {
  let bits = BigInt(`0x${randomHex.slice(0, 10)}`)
  let text = ''
  for (let place = 0; place < 8; place += 1) {
    text = `${ALPHABET[Number(bits & 31n)]}${text}`
    bits >>= 5n
  }
  return `AP-${text.slice(0, 4)}-${text.slice(4)}`
}

export interface OrderRow {
  id: string
  number: string
  name: string
  email: string
  requestKeyHash: string | null
  phone: string | null
  delivery: 'shipping' | 'installation'
  address: PostalAddress | null
  notes: string | null
  subtotalCents: number
  totalCents: number
  placedAt: Date
}
export interface OrderLineRow {
  id: string
  merchandiseId: string
  title: string
  quantity: number
  unitPriceCents: number
  attributes: readonly Attribute[]
  data: {
    product: { title: string; handle: string; category: string }
    image: { url: string; altText: string } | null
  }
}

/**
 * What a cart costs when it is ordered, or why it cannot be ordered as the customer saw it. Prices and stock are those
 * of `prices`; what is shipped is parts only. The refusal carries the cart as it stands now, so that old and new can be shown side by side.
 */
export function checkOrder(
  prices: PriceSource,
  kept: KeptCart,
  input: Pick<OrderInput, 'cartVersion' | 'expectedTotal' | 'delivery'>,
  origin: string,
): { ok: true; lines: PricedLine[]; totalCents: number } | Refused {
  const isShipped = input.delivery === 'shipping'
  const { priced, unsold } = pricedLines(prices, isShipped ? withoutInstallation(kept.lines) : kept.lines)
  const total = totalCents(priced)
  const cart = cartReply(prices, kept, origin)
  const short = priced.filter(({ line, offer }) => offer.stock !== null && offer.stock < line.quantity)
  const help = {
    expectedTotal: input.expectedTotal,
    total: decimalDollars(total),
    expectedVersion: input.cartVersion,
    version: kept.version,
    cart,
  }
  const conflict = (detail: string): Refused => ({ ok: false, code: 'conflict', detail, help })
  const [missing] = unsold
  if (missing) return conflict(missing.message)
  if (priced.length === 0) {
    const detail =
      kept.lines.length > 0 ? 'Installation is done at the shop and cannot be shipped.' : 'The cart is empty.'
    return { ok: false, code: 'cart_is_empty', detail }
  }
  const [scarce] = short
  if (scarce) return conflict(cart.warnings?.[0]?.message ?? `Not enough of ${scarce.offer.title} left.`)
  if (centsIn(input.expectedTotal) !== total) {
    const dropped = isShipped ? installationCents(pricedLines(prices, kept.lines).priced) : 0
    if (dropped > 0) return conflict(`Shipped, the order comes without installation: ${decimalDollars(total)} dollars.`)
    return conflict(`The total changed from ${input.expectedTotal} to ${decimalDollars(total)} dollars.`)
  }
  if (kept.version !== input.cartVersion) return conflict('The cart changed in the meantime. Please look at it again.')
  return { ok: true, lines: priced, totalCents: total }
}

/** Whole cents of decimal dollars such as "1249.00"; NaN for anything else. */
function centsIn(dollars: string): number {
  const parts = /^(\d{1,13})(?:\.(\d{2}))?$/.exec(dollars.trim())
  return parts ? Number(parts[1]) * 100 + Number(parts[2] ?? 0) : Number.NaN
}

/** Two lines of one item with different attributes share one stock: what is taken of each counted item. */
export function stockTaken(lines: readonly PricedLine[]): Map<string, number> {
  const taken = new Map<string, number>()
  for (const { line, offer } of lines) {
    if (offer.stock === null) continue
    taken.set(offer.merchandiseId, (taken.get(offer.merchandiseId) ?? 0) + line.quantity)
  }
  return taken
}

export function orderReply(row: OrderRow, lines: readonly OrderLineRow[]): Order {
  return {
    id: row.id,
    number: row.number,
    status: 'awaiting payment',
    placedAt: row.placedAt.toISOString(),
    name: row.name,
    email: row.email,
    delivery: row.delivery,
    address: row.address,
    notes: row.notes,
    lines: lines.map(orderLineReply),
    cost: { subtotalAmount: moneyOf(row.subtotalCents), totalAmount: moneyOf(row.totalCents) },
    taxNote: TAX_NOTE,
    shippingNote: row.delivery === 'shipping' ? SHIPPING_NOTE : INSTALLATION_NOTE,
  }
}

function orderLineReply(line: OrderLineRow): CartLine {
  const price = moneyOf(line.unitPriceCents)
  return {
    id: line.id,
    quantity: line.quantity,
    attributes: line.attributes.map(({ key, value }) => ({ key, value })),
    cost: { amountPerQuantity: price, totalAmount: moneyOf(line.quantity * line.unitPriceCents) },
    merchandise: { id: line.merchandiseId, title: line.title, price, ...line.data },
  }
}

/** What a customer may be sent unasked, in ten minutes: to one mail address, and by one client. */
export const ORDERS_PER_EMAIL = 5
export const ORDERS_PER_CLIENT = 20

/** Whether an order that stands may be shown to whoever repeats it: the same request, or the same customer. */
export function isRepeatOf(
  placed: { email: string; requestKeyHash: string | null },
  asked: { email: string; requestKeyHash: string | null },
): boolean {
  if (placed.requestKeyHash !== null && placed.requestKeyHash === asked.requestKeyHash) return true
  return placed.email.toLowerCase() === asked.email.toLowerCase()
}

const linesOfMail = (order: Order): string[] => [
  ...order.lines.map(
    ({ quantity, merchandise, cost }) =>
      `${quantity} x ${merchandise.product.title}${merchandise.title === merchandise.product.title ? '' : ` (${merchandise.title})`}: $${cost.totalAmount.amount}`,
  ),
  '',
  `Total: $${order.cost.totalAmount.amount} ${order.cost.totalAmount.currencyCode}`,
  order.taxNote,
  order.shippingNote,
]

/**
 * The customer's confirmation. Nobody has confirmed yet that the address belongs to whoever ordered, so nothing that
 * was typed into the form is in it: our own words and our catalog's, and a link to the rest.
 */
export const customerMail = (order: Order, shopEmail: string, orderUrl: string): Mail => ({
  id: `order-${order.id}-customer`,
  to: order.email,
  replyTo: shopEmail,
  subject: `Order ${order.number}`,
  text: [
    `Thank you. Your order ${order.number} has been placed and awaits payment: we send an invoice.`,
    '',
    ...linesOfMail(order),
    '',
    order.delivery === 'shipping' ? 'Ships to the address on the order.' : 'Installation at the shop',
    '',
    orderUrl,
    '',
    'Not your order? Reply to this mail and we cancel it.',
  ].join('\n'),
})

/** The shop's own copy, with all that the customer wrote. */
export function shopMail(order: Order, shopEmail: string, orderUrl: string): Mail {
  const { address } = order
  return {
    id: `order-${order.id}-shop`,
    to: shopEmail,
    replyTo: order.email,
    subject: `Order ${order.number}`,
    text: [
      `${order.name} <${order.email}> placed order ${order.number}. It awaits payment: send the invoice.`,
      '',
      ...linesOfMail(order),
      '',
      address
        ? `Ship to: ${address.street}, ${address.city}, ${address.region} ${address.postalCode}, ${address.country}`
        : 'Installation at the shop',
      ...(order.notes ? ['', `Notes: ${order.notes}`] : []),
      '',
      orderUrl,
    ].join('\n'),
  }
}
