import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { isMigrated } from './database/migrate.ts'
import { refuse } from './problem.ts'

/** `/healthz`: the process answers. `/readyz`: the database answers, is migrated, and the catalog is loaded. */
export function registerHealth(app: FastifyInstance, pool: pg.Pool, isCatalogLoaded: () => boolean): void {
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  app.get('/readyz', async (_, reply) => {
    if (!(await isMigrated(pool))) refuse('unavailable', 'The database is not migrated yet.')
    if (!isCatalogLoaded()) refuse('unavailable', 'The catalog is not loaded yet.')
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}
