import type { FastifyInstance } from 'fastify'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'

/** GET /api/shop: what every page says of the shop itself. */
export function registerShop(app: FastifyInstance, services: Services): void {
  route(app, 'GET /api/shop', () => services.shop)
}
