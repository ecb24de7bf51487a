import type { FastifyInstance } from 'fastify'
import { refuse } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { gearPageOf } from './gear-page.ts'

/** The gear: all of it, and each item by itself. */
export function registerMerchandise(app: FastifyInstance, services: Services): void {
  route(app, 'GET /api/merchandise', () => [...services.catalog.merchandiseItems], { fromCatalog: services.replies })

  route(
    app,
    'GET /api/merchandise/:slug',
    ({ params }) => {
      const { catalog } = services
      const found = catalog.merchandiseItems.find(({ slug }) => slug === params.slug)
      const row = found && catalog.merchandise(found.id)
      if (!row) return refuse('not_found', `There is no gear "${params.slug}".`)
      return gearPageOf(row, catalog.merchandiseItems)
    },
    { fromCatalog: services.replies },
  )
}
