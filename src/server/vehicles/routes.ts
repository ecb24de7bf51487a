import type { FastifyInstance } from 'fastify'
import { drawnCar } from '../../catalog/drawn-car.ts'
import type { CallReply } from '../../contract/calls.ts'
import { partsOfSwaps, swapGearboxes, swapGearboxes } from '../../engine/current-setup/swapped-gearbox.ts'
import { partsOfSwaps, swapGearboxes } from '../../engine/current-setup/swapped-gearbox.ts'
import { carPicture } from '../../xray/car-picture.ts'
import { thinCurve } from '../catalog/figures.ts'
import { vehicleReply } from '../catalog/vehicle-reply.ts'
import { refuse } from '../http/problem.ts'
import { storedReply } from '../http/reply-cache.ts'
import { route, sendStored } from '../http/route.ts'
import { stockTimeSlip } from '../planning/time-slip.ts'
import type { Services } from '../services.ts'

const HOUR = 'public, max-age=3600'

/** The vehicle catalog: one entry an engine/transmission variant. */
export function registerVehicles(
  app: FastifyInstance,
  services: Services,
  vehicleList: () => Promise<CallReply<'GET /api/vehicles'>>,
): void {
  const fromCatalog = services.replies

  route(app, 'GET /api/vehicles', vehicleList, { fromCatalog })

  route(
    app,
    'GET /api/vehicles/:id',
    ({ params }) => {
      const { catalog } = services
      const vehicle = catalog.vehicle(params.id)
      if (!vehicle) return refuse('not_found', `There is no vehicle "${params.id}".`)
      const stock = catalog.stockPower(vehicle)
      return {
        vehicle: vehicleReply(vehicle, stock),
        stockCurve: thinCurve(stock.stockCurve),
        stockTimeSlip: stockTimeSlip(vehicle, stock),
        sources: Object.entries(vehicle.sources).map(([field, from]) => ({ field, ...from })),
      }
    },
    { fromCatalog },
  )

  route(
    app,
    'GET /api/vehicles/:id/drawing',
    ({ params }) => {
      const vehicle = services.catalog.vehicle(params.id)
      return vehicle ? drawnCar(vehicle) : refuse('not_found', `There is no vehicle "${params.id}".`)
    },
    { fromCatalog },
  )

  app.get<{ Params: { file: string } }>('/images/cars/:file', async (request, reply) => {
    const id = /^([\w-]{1,80})\.svg$/.exec(request.params.file)?.[1]
    const { catalog } = services
    // A model's picture is its latest car.
    const vehicle =
      id === undefined
        ? undefined
        : (catalog.vehicle(id) ?? latest(catalog.vehicles.filter((one) => one.modelId === id)))
    if (!vehicle) return refuse('not_found', `There is no picture ${request.params.file}.`)
    const made = await fromCatalog.getOrMake(`picture of car ${vehicle.id}`, async () => {
      const body = carPicture(drawnCar(vehicle), { id: 'c' })
      return { reply: await storedReply({ status: 200, contentType: 'image/svg+xml', body }), keep: true }
    })
    return sendStored(request, reply, made, HOUR)
  })

  route(
    app,
    'GET /api/vehicles/:id/workbench',
    ({ params }) => {
      const { catalog } = services
      const vehicle = catalog.vehicle(params.id)
      if (!vehicle) return refuse('not_found', `There is no vehicle "${params.id}".`)
      const gearboxes = swapGearboxes(vehicle, catalog.vehicles)
      const parts = [...catalog.partsFor(vehicle)]
      const partsWithSwap = partsOfSwaps({ vehicle, gearboxes }, catalog.parts, new Set(parts))
      return { vehicle, parts, factors: catalog.factors, gearboxes, partsWithSwap }
    },
    { fromCatalog },
  )
}

const latest = <V extends { yearTo: number }>(vehicles: readonly V[]): V | undefined =>
  vehicles.reduce<V | undefined>((last, one) => (last && last.yearTo >= one.yearTo ? last : one), undefined)
