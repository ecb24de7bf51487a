import { variantOf } from '../../contract/cart-lines.ts'
import type { OrderInput } from '../../contract/orders.ts'
import type { Refused } from '../http/problem.ts'
import { centsOfDecimal, decimalDollars } from '../pricing/money.ts'
import type { PriceSource } from '../pricing/price-list.ts'
import {
  cartReply,
  installationCents,
  type KeptCart,
  type PricedLine,
  pricedLines,
  totalCents,
  withoutInstallation,
} from '../pricing/priced-lines.ts'
import { type SalesTaxRate, salesTaxCents } from '../pricing/sales-tax.ts'

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

/** What of a cart is ordered, and what it costs: what is shipped is parts only. */
export function orderedLines(prices: PriceSource, kept: KeptCart, delivery: OrderInput['delivery']) {
  const { priced, unsold } = pricedLines(prices, delivery === 'shipping' ? withoutInstallation(kept.lines) : kept.lines)
  return { priced, unsold, subtotalCents: totalCents(priced) }
}

/** What the owner's tables ask on top of the prices; either is absent where no rate is set. */
export interface OrderRates {
  rate?: SalesTaxRate | undefined
  freightOf?: (lines: readonly PricedLine[]) => { cents: number; isSample: boolean } | undefined
}
/** The order's money: freight and tax are null where no rate is set, and freight where nothing ships. */
export interface OrderCost {
  subtotalCents: number
  freightCents: number | null
  taxCents: number | null
  totalCents: number
}
export function orderCost(lines: readonly PricedLine[], { rate, freightOf }: OrderRates): OrderCost {
  const subtotalCents = totalCents(lines)
  const freightCents = freightOf?.(lines)?.cents ?? null
  const taxCents = rate ? salesTaxCents(lines, rate, freightCents ?? 0) : null
  return {
    ...{ subtotalCents, freightCents, taxCents },
    totalCents: subtotalCents + (freightCents ?? 0) + (taxCents ?? 0),
  }
}

export const cartIsEmpty = (kept: KeptCart): Refused => ({
  ok: false,
  code: 'cart_is_empty',
  detail: kept.lines.length > 0 ? 'Installation is done at the shop and cannot be shipped.' : 'The cart is empty.',
})

/**
 * What a cart costs when it is ordered, or why it cannot be ordered as the customer saw it. Prices and stock are those
 * of `prices`. The refusal carries the cart as it stands now, so that old and new can be shown side by side.
 */
export function checkOrder(
  prices: PriceSource,
  kept: KeptCart,
  input: Pick<OrderInput, 'cartVersion' | 'expectedTotal' | 'delivery'>,
  { origin, ...rates }: { origin: string } & OrderRates,
): ({ ok: true; lines: PricedLine[] } & OrderCost) | Refused {
  const { priced, unsold } = orderedLines(prices, kept, input.delivery)
  const cost = orderCost(priced, rates)
  const cart = cartReply(prices, kept, origin)
  const short = priced.filter(({ line, offer }) => offer.stock !== null && offer.stock < line.quantity)
  const total = decimalDollars(cost.totalCents)
  const help = {
    ...{ expectedTotal: input.expectedTotal, total },
    expectedVersion: input.cartVersion,
    version: kept.version,
    cart,
  }
  const conflict = (detail: string): Refused => ({ ok: false, code: 'conflict', detail, help })
  const [missing] = unsold
  if (missing) return conflict(missing.message)
  if (priced.length === 0) return cartIsEmpty(kept)
  const [scarce] = short
  if (scarce) return conflict(cart.warnings?.[0]?.message ?? `Not enough of ${scarce.offer.product.title} left.`)
  if (centsOfDecimal(input.expectedTotal) !== cost.totalCents) {
    const isShipped = input.delivery === 'shipping'
    const dropped = isShipped ? installationCents(pricedLines(prices, kept.lines).priced) : 0
    if (dropped > 0) return conflict(`Shipped, the order comes without installation: ${total} dollars.`)
    return conflict(`The total changed from ${input.expectedTotal} to ${total} dollars.`)
  }
  if (kept.version !== input.cartVersion) return conflict('Your cart changed. Take another look before you order.')
  return { ok: true, lines: priced, ...cost }
}

export interface Taken {
  merchandiseId: string
  /** Its size and color. */
  variant: string
  quantity: number
}

/** What is taken of each counted item, in the order in which rows are locked. */
export const stockTaken = (lines: readonly PricedLine[]): Taken[] =>
  inLockOrder(
    lines
      .filter(({ offer }) => offer.stock !== null)
      .map(({ line, offer: { merchandiseId, attributes } }) => ({
        ...{ merchandiseId, variant: variantOf(attributes), quantity: line.quantity },
      })),
  )

export const inLockOrder = (taken: readonly Taken[]): Taken[] =>
  taken.toSorted((a, b) => (a.merchandiseId < b.merchandiseId ? -1 : Number(a.merchandiseId > b.merchandiseId)))

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
