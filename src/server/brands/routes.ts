import type { FastifyInstance } from 'fastify'
import { thinCurve } from '../catalog/figures.ts'
import { vehicleReply } from '../catalog/vehicle-reply.ts'
import { refuse } from '../http/problem.ts'
import { route } from '../http/route.ts'
import { stockTimeSlip } from '../planning/time-slip.ts'
import { packageItemOf } from '../pricing/package-item.ts'
import type { Services } from '../services.ts'
import { brandReply, findBrand, modelOf, modelsOf } from './brands.ts'

/** Brands, their models, and one model with its variants. */
export function registerBrands(app: FastifyInstance, services: Services): void {
  const fromCatalog = services.replies

  route(app, 'GET /api/brands', () => services.catalog.brands.map((brand) => brandReply(services.catalog, brand)), {
    fromCatalog,
  })

  route(
    app,
    'GET /api/brands/:slug',
    ({ params }) => {
      const { catalog } = services
      const brand = findBrand(catalog, params.slug)
      if (!brand) return refuse('not_found', `There is no brand "${params.slug}".`)
      return { brand: brandReply(catalog, brand), models: modelsOf(catalog, brand) }
    },
    { fromCatalog },
  )

  route(
    app,
    'GET /api/models/:slug',
    ({ params }) => {
      const { catalog } = services
      const variants = catalog.variantsOf(params.slug)
      const row = catalog.models.find(({ id }) => id === params.slug)
      const brand = catalog.brands.find(({ id, make }) => (row ? row.brandId === id : variants[0]?.make === make))
      const model = brand && modelOf(variants, brand.slug, row?.name)
      if (!brand || !model) return refuse('not_found', `There is no model "${params.slug}".`)
      return {
        brand: brandReply(catalog, brand),
        model,
        variants: variants.map((vehicle) => {
          const stock = catalog.stockPower(vehicle)
          return {
            vehicle: vehicleReply(vehicle, stock),
            stockCurve: thinCurve(stock.stockCurve),
            stockTimeSlip: stockTimeSlip(vehicle, stock),
          }
        }),
        packages: catalog.packages.filter((detail) => detail.modelId === model.id).map(packageItemOf),
      }
    },
    { fromCatalog },
  )
}
