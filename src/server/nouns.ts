import type { FastifyInstance } from 'fastify'
import type { Services } from './api.ts'
import { registerBrands } from './brands/routes.ts'
import { registerBuilds } from './builds/routes.ts'
import { registerCart } from './cart/routes.ts'
import { shopifyCarts } from './cart/shopify-store.ts'
import { databaseCarts, deleteCart, lockCart, sweepCarts } from './cart/store.ts'
import type { Carts } from './carts.ts'
import { registerConfigurator } from './configurator/routes.ts'
import { registerContact } from './contact/routes.ts'
import { registerMerchandise } from './merchandise/routes.ts'
import { registerOptimization } from './optimization/routes.ts'
import { registerOrders } from './orders/routes.ts'
import { registerPackages } from './packages/routes.ts'
import { registerParts } from './parts/routes.ts'
import { registerPhotos } from './photos/routes.ts'
import { registerPlanner } from './planner/routes.ts'
import { registerPlans } from './plans/routes.ts'
import { registerSeed } from './seed/routes.ts'
import { registerShop } from './shop/routes.ts'
import { registerSocial, validationSentence } from './social/routes.ts'
import { registerVehicles } from './vehicles/routes.ts'

/** Every noun of the shop, joined here and nowhere else: a noun never reaches into its neighbour. */
export function registerNouns(app: FastifyInstance, services: Services): void {
  registerShop(app, services)
  registerSeed(app, services)
  registerBrands(app, services)
  registerVehicles(app, services)
  registerPackages(app, services)
  registerBuilds(app, services)
  registerMerchandise(app, services)
  registerSocial(app, services)
  registerPhotos(app, services)
  registerParts(app, services)
  registerConfigurator(app, services)
  registerPlanner(app, services, (modelId) => validationSentence(services, modelId))
  registerPlans(app, services)
  registerCart(app, cartsOf(services))
  registerOrders(app, services, { lock: lockCart, remove: deleteCart })
  registerContact(app, services)
  registerOptimization(app, services)
  sweepOldCarts(services)
}

/** A hosted store's carts where the shop has one, else our own. */
function cartsOf(services: Services): Carts {
  const { config, db, random, log } = services
  const prices = () => services.catalog
  if (!config.shopify) return databaseCarts({ db, prices, origin: config.shop.origin ?? '', random })
  return shopifyCarts({ ...config.shopify, prices, onError: (error) => log.warn(error, 'hosted cart') })
}

const SWEEP = 'cart-sweep'

function sweepOldCarts({ jobs, db }: Services): void {
  jobs.work(SWEEP, () => sweepCarts(db))
  jobs.schedule(SWEEP, '7 4 * * *')
}
