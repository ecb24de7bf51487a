import type { FastifyInstance } from 'fastify'
import type { BuildDetail, BuildItem } from '../../contract/builds.ts'
import { refuse } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'

/** The customers' builds. */
export function registerBuilds(app: FastifyInstance, services: Services): void {
  const fromCatalog = services.replies

  route(app, 'GET /api/builds', () => services.catalog.builds.map(itemOf), { fromCatalog })

  route(
    app,
    'GET /api/builds/featured',
    () => services.catalog.builds.filter((build) => build.isFeatured).map(itemOf),
    { fromCatalog },
  )

  route(
    app,
    'GET /api/builds/:id',
    ({ params }) =>
      services.catalog.builds.find((build) => build.id === params.id) ??
      refuse('not_found', `There is no build "${params.id}".`),
    { fromCatalog },
  )
}

/** A build as a card shows it. */
function itemOf(build: BuildDetail): BuildItem {
  const { curve: _curve, stockCurve: _stockCurve, wheelHpRange90: _range, timeSlip: _slip, ...item } = build
  return item
}
