import type { OrderInput, OrderQuote } from '../../contract/orders.ts'
import { stateCode } from '../../contract/states.ts'
import type { Database, Transaction } from '../database/connection.ts'
import { limitPer, refuseForNow, scaledLimit } from '../http/limit-per.ts'
import { type Refused, refuse } from '../http/problem.ts'
import { mailboxOf } from '../mail/mailbox.ts'
import { deliveryTables } from '../pricing/delivery-tables.ts'
import { freightOfLines } from '../pricing/freight.ts'
import { moneyOf } from '../pricing/money.ts'
import type { PriceSource } from '../pricing/price-list.ts'
import type { KeptCart } from '../pricing/priced-lines.ts'
import { depositCents } from '../pricing/sales-tax.ts'
import { pricesOfLines } from '../pricing/saved-plans.ts'
import type { Services } from '../services.ts'
import { addToHistory } from './apply-event.ts'
import { shippingNote, taxNote } from './order-reply.ts'
import {
  cartIsEmpty,
  checkOrder,
  isRepeatOf,
  ORDERS_PER_CLIENT,
  ORDERS_PER_EMAIL,
  type OrderRates,
  orderCost,
  orderedLines,
  orderNumber,
  stockTaken,
} from './orders.ts'
import { HOLD_MS } from './payment-flow.ts'
import { readSettings } from './selling-settings.ts'
import { findOrder, freshPrices, hasTaxRates, insertOrder, takeStock, taxRateOf } from './store.ts'
import type { OrderLineRow, StoredOrder } from './stored-order.ts'

/** What orders need of the carts: taking one out of the database for good, and putting it back. */
export interface OrderedCarts {
  lock(tx: Transaction, cartId: string): Promise<{ ok: true; kept: KeptCart } | Refused>
  remove(tx: Transaction, cartId: string): Promise<void>
  restore(tx: Transaction, cartId: string, lines: KeptCart['lines']): Promise<void>
}
export interface PlaceOrderNeeds {
  services: Services
  carts: OrderedCarts
  /** Whether this shop takes cards. */
  takesCards: boolean
  queueMail: (tx: Transaction, orderId: string) => Promise<void>
}
/** Less cannot be paid by card. */
const LEAST_BY_CARD_CENTS = 50

/**
 * Placing an order. One transaction locks the cart, reads today's prices, writes the order, takes the stock, deletes the
 * cart and puts the mail into the queue: either all of it stands or nothing does. A cart can be ordered once; the same
 * customer asking again for the same cart gets the order that stands.
 */
export function orderPlacing({ services, carts, takesCards, queueMail }: PlaceOrderNeeds) {
  const { db, config, random, clock } = services
  const origin = config.shop.origin ?? ''
  const waitOfEmail = limitPer(scaledLimit(ORDERS_PER_EMAIL, config.rateLimitPerMinute))
  const waitOfClient = limitPer(scaledLimit(ORDERS_PER_CLIENT, config.rateLimitPerMinute))

  /** Orders that were placed just now: a repeated request is answered with the one that stands. */
  const placedNow = new WeakSet<object>()

  /** What has to come in before the shop starts, and how. */
  const dueOf = (totalCents: number, depositPercent: number) => {
    const deposit = takesCards ? depositCents(totalCents, depositPercent) : totalCents
    return { dueCents: deposit, payBy: takesCards && deposit >= LEAST_BY_CARD_CENTS ? 'card' : 'invoice' } as const
  }

  /** Deposit, sales tax and freight by the owner's tables. What is picked up at the shop has no freight. */
  async function ratesFor(
    from: Database | Transaction,
    { packageBySlug, importedPart }: PriceSource,
    { delivery, region }: { delivery: OrderInput['delivery']; region: string | undefined },
  ): Promise<{ depositPercent: number; rates: OrderRates }> {
    const settings = await readSettings(from)
    const state = delivery === 'installation' ? settings.shopState : stateCode(region ?? '')
    const rate = await taxRateOf(from, state)
    if (delivery === 'installation' || state === undefined)
      return { depositPercent: settings.depositPercent, rates: { rate } }
    const tables = await deliveryTables(from, state)
    const source = { packageBySlug, importedPart, part: (id: string) => services.catalog.part(id) }
    const freightOf: OrderRates['freightOf'] = (lines) =>
      freightOfLines(
        source,
        lines.map(({ line }) => line),
        tables,
      )
    return { depositPercent: settings.depositPercent, rates: { rate, freightOf } }
  }

  return {
    quote: (input: { cartId: string; delivery: OrderInput['delivery']; region?: string | undefined }) =>
      db.transaction(async (tx): Promise<OrderQuote | Refused> => {
        const locked = await carts.lock(tx, input.cartId)
        if (!locked.ok) return locked
        const prices = await pricesOfLines(tx, services.catalog, locked.kept.lines)
        const { priced } = orderedLines(prices, locked.kept, input.delivery)
        if (priced.length === 0) return cartIsEmpty(locked.kept)
        const { delivery, region } = input
        const { depositPercent, rates } = await ratesFor(tx, prices, { delivery, region })
        const { subtotalCents, freightCents, taxCents, totalCents } = orderCost(priced, rates)
        const { dueCents, payBy } = dueOf(totalCents, depositPercent)
        const sampled = rates.freightOf?.(priced)?.isSample ? ' These are sample rates.' : ''
        return {
          subtotalAmount: moneyOf(subtotalCents),
          shippingAmount: freightCents === null ? null : moneyOf(freightCents),
          taxAmount: taxCents === null ? null : moneyOf(taxCents),
          totalAmount: moneyOf(totalCents),
          dueAmount: moneyOf(dueCents),
          taxNote: taxNote(taxCents),
          hasTaxRates: await hasTaxRates(tx),
          shippingNote: shippingNote({ delivery, lines: priced.map(({ offer }) => offer) }, freightCents) + sampled,
          payBy,
        }
      }),

    place: (input: OrderInput, from: { client: string; requestKeyHash: string | null }) =>
      db.transaction(async (tx): Promise<StoredOrder | Refused> => {
        const locked = await carts.lock(tx, input.cartId)
        if (!locked.ok) {
          const placed = await findOrder(tx, { cartId: input.cartId })
          const isSame = placed && isRepeatOf(placed.row, { email: input.email, requestKeyHash: from.requestKeyHash })
          return isSame ? placed : locked
        }
        const prices = await freshPrices(tx, locked.kept.lines, services.catalog)
        const { delivery, address } = input
        const { depositPercent, rates } = await ratesFor(tx, prices, { delivery, region: address?.region })
        const checked = checkOrder(prices, locked.kept, input, { origin, ...rates })
        if (!checked.ok) return checked
        const waitS = Math.max(waitOfClient(from.client), waitOfEmail(mailboxOf(input.email)))
        refuseForNow(waitS, 'That was a lot of orders. Your cart is safe: give us a call, or order later.')
        const lines = checked.lines.map(
          ({ line, offer }): OrderLineRow => ({
            id: random(12),
            merchandiseId: offer.merchandiseId,
            title: offer.title,
            quantity: line.quantity,
            unitPriceCents: offer.unitPriceCents,
            shippedQuantity: 0,
            refundedQuantity: 0,
            attributes: offer.attributes,
            data: { product: offer.product, image: offer.image },
          }),
        )
        const { subtotalCents, freightCents, taxCents, totalCents } = checked
        const { dueCents, payBy } = dueOf(totalCents, depositPercent)
        const id = random(16)
        const row = {
          id,
          number: orderNumber(random(5)),
          cartId: input.cartId,
          requestKeyHash: from.requestKeyHash,
          ...{ name: input.name, email: input.email, phone: input.phone || null, delivery },
          address: delivery === 'shipping' ? (address ?? null) : null,
          notes: input.notes || null,
          ...{
            subtotalCents,
            freightCents,
            taxCents,
            totalCents,
            dueCents,
            payBy,
            status: 'awaiting_payment' as const,
          },
          ...{ paidCents: 0, refundAskedCents: 0, refundedCents: 0 },
          ...{ sessionId: null, sessionUrl: null, paymentId: null },
          holdUntil: payBy === 'card' ? new Date(clock() + HOLD_MS) : null,
        }
        await insertOrder(tx, row, lines)
        for (const each of stockTaken(checked.lines)) {
          const taken = await takeStock(tx, each)
          if (!taken) refuse('conflict', "We don't have enough left of something in your cart.")
        }
        await carts.remove(tx, input.cartId)
        const placed = {
          id: random(12),
          who: 'customer',
          staff: null,
          kind: 'placed',
          state: row.status,
          ref: null,
        } as const
        await addToHistory(tx, id, { ...placed, data: { cart: locked.kept.lines } })
        await queueMail(tx, id)
        const stored = await findOrder(tx, { id })
        if (!stored) throw new Error(`order ${row.number} was not inserted`)
        placedNow.add(stored)
        return stored
      }),

    isNew: (order: StoredOrder) => placedNow.has(order),
  }
}
