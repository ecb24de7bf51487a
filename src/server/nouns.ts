import type { FastifyInstance } from 'fastify'
import type { Services } from './api.ts'
import { registerBrands } from './brands/routes.ts'
import { registerBuilds } from './builds/routes.ts'
import { registerMerchandise } from './merchandise/routes.ts'
import { registerPackages } from './packages/routes.ts'
import { registerPhotos } from './photos/routes.ts'
import { registerShop } from './shop/routes.ts'
import { registerVehicles } from './vehicles/routes.ts'

/** Every noun of the shop, joined here and nowhere else: a noun never reaches into its neighbour. */
export function registerNouns(app: FastifyInstance, services: Services): void {
  registerShop(app, services)
  registerBrands(app, services)
  registerVehicles(app, services)
  registerPackages(app, services)
  registerBuilds(app, services)
  registerMerchandise(app, services)
  registerPhotos(app, services)
}
