import type { FastifyInstance } from 'fastify'
import { drawnCar } from '../../catalog/drawn-car.ts'
import type { CallReply } from '../../contract/calls.ts'
import { partsOfSwaps, swapGearboxes } from '../../engine/current-setup/swapped-gearbox.ts'
import { thinCurve } from '../catalog/figures.ts'
import { vehicleReply } from '../catalog/vehicle-reply.ts'
import { refuse } from '../http/problem.ts'
import { route } from '../http/route.ts'
import { stockTimeSlip } from '../planning/time-slip.ts'
import type { Services } from '../services.ts'

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
