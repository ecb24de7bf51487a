import type { FastifyInstance } from 'fastify'
import { route, type Services } from '../api.ts'
import { seedDatabase } from './seed.ts'

/** POST /api/seed-database: the same seed as at the start; what the shop edited stays. */
export function registerSeed(app: FastifyInstance, services: Services): void {
  route(app, 'POST /api/seed-database', async () => {
    const { inserted } = await seedDatabase(services.db, { force: true })
    const message =
      inserted === 0 ? 'The catalog was complete; nothing was missing.' : `${inserted} rows were added to the catalog.`
    return { success: true as const, inserted, message }
  })
}
