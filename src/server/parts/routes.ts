import type { FastifyInstance } from 'fastify'
import { refuse, refuseAs } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { KeptRows, PartsOfCar } from '../listing/kept-rows.ts'
import type { OnThread } from '../planning/engine-threads.ts'
import type { Services } from '../services.ts'
import { chosenOf } from './facets.ts'
import { keptShelves } from './kept-shelves.ts'
import { type partGains, rememberedGains } from './part-gains.ts'
import { partList } from './part-list.ts'
import type { partOnCar } from './part-on-car.ts'
import { partPage } from './part-page.ts'
import type { partsReply } from './parts.ts'
import { makerPage, makersOf, shelvesOf } from './shelves.ts'

export interface PartWork {
  partsReply: OnThread<typeof partsReply>
  partGains: OnThread<typeof partGains>
  partOnCar: OnThread<typeof partOnCar>
}

/** What the shop sells: shelves, lists, parts and makers, and what a preference of the planner leaves to choose from. */
export function registerParts(
  app: FastifyInstance,
  services: Services,
  { rows, cars }: { rows: KeptRows; cars: PartsOfCar },
  work: PartWork,
): void {
  const { db, replies: fromCatalog } = services
  const gainsOf = rememberedGains(work.partGains)
  const shelves = keptShelves(db, () => fromCatalog.changes)

  const carOf = async (vehicleId: string | undefined) => {
    if (vehicleId === undefined) return undefined
    const { catalog } = services
    const vehicle = catalog.vehicle(vehicleId) ?? refuse('not_found', `There is no vehicle "${vehicleId}".`)
    return { vehicle, gains: await gainsOf(catalog, vehicleId) }
  }

  route(
    app,
    'GET /api/parts/:preference',
    async ({ params, query }) => {
      const answer = await work.partsReply({ preference: params.preference, vehicleModel: query.vehicleModel })
      return answer.ok ? answer.reply : refuseAs(answer)
    },
    { fromCatalog },
  )
  route(
    app,
    'GET /api/catalog/shelves',
    async ({ query }) => {
      const car = await carOf(query.vehicle)
      return services.read((db) => shelvesOf({ db, catalog: services.catalog, cars }, car))
    },
    { fromCatalog },
  )
  route(
    app,
    'GET /api/catalog/parts',
    async ({ query }) => {
      const { category, scope, sort, page } = query
      const car = await carOf(query.vehicle)
      const chosen = chosenOf(query, car !== undefined)
      const asked = { category, car, scope, sort, page, chosen }
      return services.read((db) => partList({ db, catalog: services.catalog, shelves, rows, cars }, asked))
    },
    { fromCatalog },
  )
  route(
    app,
    'GET /api/catalog/parts/:slug',
    async ({ params, query }) => {
      const [row = refuse('not_found', `There is no part "${params.slug}".`)] = await rows(db, [params.slug])
      const car = await carOf(query.vehicle)
      const says = car && (await work.partOnCar({ partId: row.id, vehicleId: car.vehicle.id }))
      return partPage({ db, catalog: services.catalog, cars }, row, car && { ...car, says: says ?? null })
    },
    { fromCatalog },
  )
  route(app, 'GET /api/catalog/makers', () => makersOf(db), { fromCatalog })
  route(
    app,
    'GET /api/catalog/makers/:slug',
    async ({ params, query }) =>
      (await makerPage(db, services.catalog, params.slug, query.page)) ??
      refuse('not_found', `We don't carry "${params.slug}".`),
    { fromCatalog },
  )
}
