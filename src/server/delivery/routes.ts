import type { FastifyInstance } from 'fastify'
import { refuseAs } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { Carts } from '../pricing/carts.ts'
import { deliveryTables } from '../pricing/delivery-tables.ts'
import { pricesOfLines } from '../pricing/saved-plans.ts'
import type { Services } from '../services.ts'
import { readWorkHours } from '../shop-hours/shop-hours.ts'
import { deliveryOf } from './delivery.ts'

/** Freight estimate and dates of a cart, before it is ordered. */
export function registerDelivery(app: FastifyInstance, services: Services, carts: Pick<Carts, 'read'>): void {
  const { db, clock } = services
  route(app, 'GET /api/shopify/cart/:cartId/delivery', async ({ params, query: { state } }) => {
    const read = [carts.read(params.cartId), deliveryTables(db, state), readWorkHours(db)] as const
    const [answer, tables, hours] = await Promise.all(read)
    if (!answer.ok) return refuseAs(answer)
    const lines = answer.cart.lines.edges.map(({ node }) => ({ ...node, merchandiseId: node.merchandise.id }))
    const prices = await pricesOfLines(db, services.catalog, lines)
    return deliveryOf(prices, answer.cart, tables, { state, hours, now: new Date(clock()) })
  })
}
