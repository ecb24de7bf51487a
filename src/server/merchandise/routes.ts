import type { FastifyInstance } from 'fastify'
import { route, type Services } from '../api.ts'

/** The gear. */
export function registerMerchandise(app: FastifyInstance, services: Services): void {
  route(app, 'GET /api/merchandise', () => [...services.catalog.merchandiseItems], { fromCatalog: services.replies })
}
