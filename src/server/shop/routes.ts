import type { FastifyInstance } from 'fastify'
import { route, type Services } from '../api.ts'

/** GET /api/shop: what every page says of the shop itself. */
export function registerShop(app: FastifyInstance, services: Services): void {
  route(app, 'GET /api/shop', () => services.shop)
}
