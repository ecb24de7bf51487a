import type { FastifyInstance } from 'fastify'
import { route } from '../http/route.ts'
import { refuseStranger } from '../http/shop-token.ts'
import type { Services } from '../services.ts'
import { seedDatabase } from './seed.ts'
import { isFilled } from './store.ts'

/**
 * POST /api/seed-database: the same seed as at the start; what the shop edited stays. Anybody may fill an empty shop;
 * a filled one is the owner's to change.
 */
export function registerSeed(app: FastifyInstance, services: Services): void {
  route(app, 'POST /api/seed-database', async (_, request) => {
    if (!app.gatekeeper.isOwner(request) && (await isFilled(services.db))) {
      refuseStranger('The catalog is in place already, so there is nothing to do. Seeding again is for the owner.')
    }
    const { inserted } = await seedDatabase(services.db, { force: true })
    const message =
      inserted === 0 ? 'The catalog was complete; nothing was missing.' : `${inserted} rows were added to the catalog.`
    return { success: true as const, inserted, message }
  })
}
