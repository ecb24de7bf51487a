import type { FastifyInstance } from 'fastify'
import { refuse } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { PartsOfCar } from '../listing/kept-rows.ts'
import { packageItemOf } from '../pricing/package-item.ts'
import type { Services } from '../services.ts'
import { brandReply, findBrand, modelAt, modelsOf, stockCarOf } from './brands.ts'
import { firstModsOf } from './first-mods.ts'
import { generationPageOf } from './generation-page.ts'

/** Brands, their models, and one model with its variants. */
export function registerBrands(app: FastifyInstance, services: Services, partsOfCar: PartsOfCar): void {
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
      const { variants, brand, model } = modelAt(catalog, params.slug)
      if (!brand || !model) return refuse('not_found', `There is no model "${params.slug}".`)
      return {
        brand: brandReply(catalog, brand),
        model,
        variants: variants.map((vehicle) => stockCarOf(catalog, vehicle)),
        firstMods: firstModsOf(catalog, variants),
        packages: catalog.packages.filter((detail) => detail.modelId === model.id).map(packageItemOf),
      }
    },
    { fromCatalog },
  )

  route(
    app,
    'GET /api/models/:slug/:years',
    async ({ params }) =>
      (await generationPageOf({ catalog: services.catalog, db: services.db, partsOfCar }, params)) ??
      refuse('not_found', `There is no model "${params.slug}" of ${params.years}.`),
    { fromCatalog },
  )
}
