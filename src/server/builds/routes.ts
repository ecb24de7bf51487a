import type { FastifyInstance } from 'fastify'
import type { BuildItem } from '../../contract/builds.ts'
import type { StoredBuild } from '../database/schema/catalog.ts'
import { refuse } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { forSale } from './for-sale.ts'

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
    ({ params }) => {
      const { catalog } = services
      const stored = catalog.builds.find((build) => build.id === params.id)
      if (!stored) return refuse('not_found', `There is no build "${params.id}".`)
      const { partIds: _parts, fuel: _fuel, goalWheelHp: _goal, ...build } = stored
      const sold = forSale(catalog, stored)
      return sold ? { ...build, forSale: sold } : build
    },
    { fromCatalog },
  )
}

/** A build as a card shows it. */
function itemOf(build: StoredBuild): BuildItem {
  const { curve: _curve, stockCurve: _stockCurve, wheelHpRange90: _range, timeSlip: _slip, ...figures } = build
  const { partIds: _parts, fuel: _fuel, goalWheelHp: _goal, ...item } = figures
  return item
}
