import type { FastifyInstance } from 'fastify'
import { refuse } from '../http/problem.ts'
import { route } from '../http/route.ts'
import { packageItemOf } from '../pricing/package-item.ts'
import type { Services } from '../services.ts'

/** The shop's packages. */
export function registerPackages(app: FastifyInstance, services: Services): void {
  const fromCatalog = services.replies

  route(
    app,
    'GET /api/packages',
    ({ query }) => {
      const wanted = query.brand?.trim().toLowerCase()
      return services.catalog.packages
        .filter(({ brandSlug, brandName }) => !wanted || [brandSlug, brandName.toLowerCase()].includes(wanted))
        .map(packageItemOf)
    },
    { fromCatalog },
  )

  route(
    app,
    'GET /api/packages/:slug',
    ({ params }) =>
      services.catalog.packageBySlug(params.slug)?.detail ??
      refuse('not_found', `There is no package "${params.slug}".`),
    { fromCatalog },
  )
}
