import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Order, OrderInput } from '../../contract/orders.ts'
import type { Transaction } from '../database/connection.ts'
import { orders } from '../database/schema.ts'
import { idempotencyKey } from '../http/idempotency-key.ts'
import { limitPer, refuseForNow, scaledLimit } from '../http/limit-per.ts'
import { type Refused, refuse } from '../http/problem.ts'
import { route } from '../http/route.ts'
import { mailQueue } from '../mail/mail-queue.ts'
import { mailboxOf } from '../mail/mailbox.ts'
import type { KeptCart } from '../pricing/priced-lines.ts'
import type { Services } from '../services.ts'
import {
  checkOrder,
  customerMail,
  isRepeatOf,
  ORDERS_PER_CLIENT,
  ORDERS_PER_EMAIL,
  type OrderLineRow,
  orderNumber,
  orderReply,
  shopMail,
  stockTaken,
} from './orders.ts'
import { findOrder, freshPrices, insertOrder, takeStock } from './store.ts'

/** What orders need of the carts: taking one out of the database for good. */
export interface OrderedCarts {
  lock(tx: Transaction, cartId: string): Promise<{ ok: true; kept: KeptCart } | Refused>
  remove(tx: Transaction, cartId: string): Promise<void>
}

/**
 * Placing an order and looking at it. One transaction locks the cart, reads today's prices, writes the order, takes
 * the stock, deletes the cart and puts the mail into the queue: either all of it stands or nothing does. A cart can be
 * ordered once; the same customer asking again for the same cart gets the order that stands.
 */
export function registerOrders(app: FastifyInstance, services: Services, carts: OrderedCarts): void {
  const { db, config, random } = services
  const origin = config.shop.origin ?? ''
  const shopEmail = config.shop.email
  const queueMail = mailQueue(services, {
    name: 'mail-order',
    table: orders,
    sweepAt: '37 * * * *',
    mailsOf: async (id) => {
      const found = await findOrder(db, { id })
      if (!found) return []
      const order = orderReply(found.row, found.lines)
      const url = `${origin}/orders/${order.id}`
      return [customerMail(order, shopEmail, url), shopMail(order, shopEmail, url)]
    },
  })

  const waitOfEmail = limitPer(scaledLimit(ORDERS_PER_EMAIL, config.rateLimitPerMinute))
  const waitOfClient = limitPer(scaledLimit(ORDERS_PER_CLIENT, config.rateLimitPerMinute))

  const place = (
    input: OrderInput,
    from: { client: string; requestKeyHash: string | null },
  ): Promise<Order | Refused> =>
    db.transaction(async (tx) => {
      const locked = await carts.lock(tx, input.cartId)
      if (!locked.ok) {
        const placed = await findOrder(tx, { cartId: input.cartId })
        const isSame = placed && isRepeatOf(placed.row, { email: input.email, requestKeyHash: from.requestKeyHash })
        return isSame ? orderReply(placed.row, placed.lines) : locked
      }
      const prices = await freshPrices(tx, locked.kept.lines, services.catalog)
      const checked = checkOrder(prices, locked.kept, input, origin)
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
          attributes: offer.attributes,
          data: { product: offer.product, image: offer.image },
        }),
      )
      const row = {
        id: random(16),
        number: orderNumber(random(5)),
        cartId: input.cartId,
        requestKeyHash: from.requestKeyHash,
        name: input.name,
        email: input.email,
        phone: input.phone || null,
        delivery: input.delivery,
        address: input.delivery === 'shipping' ? (input.address ?? null) : null,
        notes: input.notes || null,
        subtotalCents: checked.totalCents,
        totalCents: checked.totalCents,
      }
      const placedAt = await insertOrder(tx, row, lines)
      for (const [merchandiseId, quantity] of stockTaken(checked.lines)) {
        const taken = await takeStock(tx, merchandiseId, quantity)
        if (!taken) refuse('conflict', 'Less is left of an item than the cart asks for.')
      }
      await carts.remove(tx, input.cartId)
      await queueMail(tx, row.id)
      return orderReply({ ...row, placedAt }, lines)
    })

  route(app, 'POST /api/orders', async ({ body }, request) => {
    const key = idempotencyKey(request)
    const requestKeyHash = key === undefined ? null : createHash('sha256').update(key).digest('base64url')
    const placed = await place(body, { client: request.ip, requestKeyHash })
    if (!('ok' in placed)) return placed
    return refuse(placed.code, placed.detail, placed.help ? { help: placed.help } : {})
  })

  route(app, 'GET /api/orders/:id', async ({ params }) => {
    const found = await findOrder(db, { id: params.id })
    return found ? orderReply(found.row, found.lines) : refuse('not_found', 'There is no such order.')
  })
}
