import type { FastifyInstance } from 'fastify'
import { buildPower } from '../../engine/index.ts'
import { type Part, SAE_J1349_WEATHER, type Vehicle } from '../../engine/model.ts'
import { refuse, route, type Services } from '../api.ts'
import type { CatalogSnapshot } from '../catalog-snapshot.ts'
import { roundTo } from '../figures.ts'
import { dollarsOf } from '../money.ts'
import { INDUCTION_WORDS, isRequired, partsOfPreference } from './parts.ts'

/** GET /api/parts/:preference: what an induction preference or a category leaves to choose from. */
export function registerParts(app: FastifyInstance, services: Services): void {
  route(
    app,
    'GET /api/parts/:preference',
    ({ params, query }) => {
      const { catalog } = services
      const vehicle = query.vehicleModel === undefined ? undefined : modelNamed(catalog, query.vehicleModel)
      if (query.vehicleModel !== undefined && !vehicle) {
        return refuse('not_found', `There is no model "${query.vehicleModel}" in the catalog.`)
      }
      const chosen = partsOfPreference(vehicle ? catalog.partsFor(vehicle) : catalog.parts, params.preference)
      if (!chosen) {
        return refuse('not_found', `"${params.preference}" is neither an induction preference nor a category.`, {
          help: { preferences: INDUCTION_WORDS, categories: [...new Set(catalog.parts.map((part) => part.category))] },
        })
      }
      return {
        preference: params.preference,
        vehicleModel: vehicle?.modelId ?? null,
        parts: chosen.map((part) => ({
          id: part.id,
          name: part.name,
          manufacturer: part.manufacturer,
          category: part.category,
          kind: part.kind,
          price: dollarsOf(part.priceCents),
          laborHours: part.laborHours,
          powerGain: vehicle ? gainAlone(catalog, vehicle, part) : null,
          required: isRequired(part, params.preference, vehicle),
        })),
      }
    },
    { fromCatalog: services.replies },
  )
}

/** The newest variant of a model, named by its slug. */
function modelNamed(catalog: CatalogSnapshot, words: string): Vehicle | undefined {
  const slug = words
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
  return catalog.variantsOf(slug).at(-1) ?? catalog.vehicle(slug)
}

/** What the part adds at the wheels when it is the only one, hp. */
function gainAlone(catalog: CatalogSnapshot, vehicle: Vehicle, part: Part): number {
  const build = { vehicle, parts: [part], fuel: vehicle.engine.ratedFuel, weather: SAE_J1349_WEATHER }
  const power = buildPower(build, catalog.factors)
  return roundTo(power.wheelHp - power.stockWheelHp, 1)
}
