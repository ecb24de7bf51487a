import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { isMigrated } from '../database/migrate.ts'
import { Refusal, refuse } from './problem.ts'

const READY_MS = 2_000

/**
 * `/healthz`: the process answers. `/readyz`: the database answers within two seconds, is migrated, and the catalog is
 * loaded. However many ask, the database is asked once at a time.
 */
export function registerHealth(app: FastifyInstance, pool: pg.Pool, isCatalogLoaded: () => boolean): void {
  let asking: Promise<boolean> | undefined
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  app.get('/readyz', async (_, reply) => {
    asking ??= isMigrated(pool).finally(() => {
      asking = undefined
    })
    if (!(await inTime(asking))) refuse('unavailable', 'The database is not migrated yet.')
    if (!isCatalogLoaded()) refuse('unavailable', 'The catalog is not loaded yet.')
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, failed) => {
    const refusal = new Refusal('unavailable', 'The database does not answer.', { headers: { 'retry-after': '2' } })
    timer = setTimeout(() => failed(refusal), READY_MS)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
