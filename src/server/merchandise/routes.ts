import type { FastifyInstance } from 'fastify'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'

/** The gear. */
export function registerMerchandise(app: FastifyInstance, services: Services): void {
  route(app, 'GET /api/merchandise', () => [...services.catalog.merchandiseItems], { fromCatalog: services.replies })
}
