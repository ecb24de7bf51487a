import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { optimizationRuns } from '../database/schema/accuracy.ts'
import type { Services } from '../services.ts'

/** What a long job tells of itself while it works. */
export interface Progress {
  done: number
  total: number
  message: string
}
/** Does the work; what it returns is said at the end. Must be safe to repeat. */
export type LongWork = (tell: (progress: Progress) => void) => Promise<string>

const TELL_EVERY_MS = 250

/**
 * A job that takes a while and is watched: at most one of its kind runs, in whichever process is free, and its
 * progress stands in the database. Returns what starts it and answers its id (the running one's, if one runs).
 */
export function longJob(services: Services, kind: 'generate', work: LongWork): () => Promise<string> {
  const { db, jobs, random, log } = services
  const queue = `long-${kind}`

  jobs.work<{ id: string }>(
    queue,
    async ({ id }) => {
      let reportedAt = 0
      let telling = Promise.resolve()
      const tell = (progress: Progress) => {
        if (performance.now() - reportedAt < TELL_EVERY_MS) return
        reportedAt = performance.now()
        telling = telling.then(() => write(db, id, { ...progress })).catch(() => {})
      }
      try {
        const message = await work(tell)
        await telling
        await finish(db, id, 'done', message)
      } catch (error) {
        await telling
        await finish(db, id, 'failed', 'It failed and has been recorded. Please try again.')
        log.error({ err: error, kind }, 'long job failed')
      }
    },
    { pollingIntervalS: 1, retryDelayS: 1, expireInS: 180 },
  )

  return () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${queue}))`)
      const [running] = await tx
        .select({ id: optimizationRuns.id })
        .from(optimizationRuns)
        .where(and(eq(optimizationRuns.kind, kind), eq(optimizationRuns.status, 'running')))
      if (running) return running.id
      const id = random(8)
      const data = { done: 0, total: 0, message: 'Waiting to start' }
      await tx.insert(optimizationRuns).values({ id, kind, status: 'running', data })
      await jobs.send(queue, { id }, { transaction: tx })
      return id
    })
}

async function write(db: Database, id: string, data: Record<string, unknown>): Promise<void> {
  await db.update(optimizationRuns).set({ data }).where(eq(optimizationRuns.id, id))
}

async function finish(db: Database, id: string, status: 'done' | 'failed', message: string): Promise<void> {
  await db
    .update(optimizationRuns)
    .set({ status, finishedAt: sql`now()`, data: sql`data || ${JSON.stringify({ message })}::jsonb` })
    .where(eq(optimizationRuns.id, id))
}
