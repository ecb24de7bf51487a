import type { FastifyInstance } from 'fastify'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { search } from './search.ts'

/** GET /api/search: everything that words find. */
export function registerSearch(app: FastifyInstance, services: Services): void {
  route(
    app,
    'GET /api/search',
    ({ query }) => {
      const { catalog } = services
      const own = query.vehicle === undefined ? undefined : catalog.vehicle(query.vehicle)
      return services.read((db) => search(db, catalog, { text: query.q.trim(), own, limit: query.limit }))
    },
    { fromCatalog: services.replies },
  )
}
