import { eq, sql } from 'drizzle-orm'
import type { JobStatus } from '../../contract/market.ts'
import type { Database } from '../database/connection.ts'
import { optimizationRuns, optimizationTests } from '../database/schema/accuracy.ts'
import { overallAccuracy } from './store.ts'

/** How far a run is: tests done of all, or the steps that a generation tells. Undefined = there is no such job. */
export async function jobStatusOf(db: Database, id: string): Promise<JobStatus | undefined> {
  const [run] = await db.select().from(optimizationRuns).where(eq(optimizationRuns.id, id))
  if (!run) return undefined
  const { kind, status, data } = run as typeof run & Pick<JobStatus, 'kind' | 'status'>
  if (kind === 'generate') {
    const { done = 0, total = 0, message = '' } = data as Partial<Pick<JobStatus, 'done' | 'total' | 'message'>>
    return { id, kind, status, done: status === 'done' ? total : done, total, message }
  }
  const total = Array.isArray(data.evidenceIds) ? data.evidenceIds.length : 0
  const [tested] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(optimizationTests)
    .where(eq(optimizationTests.runId, id))
  const done = status === 'done' ? total : (tested?.count ?? 0)
  return { id, kind, status, done, total, message: await wordsOf(db, status, done, total) }
}

async function wordsOf(db: Database, status: JobStatus['status'], done: number, total: number): Promise<string> {
  if (status === 'running') return done < total ? `${done} of ${total} tests` : 'Refitting where something is new'
  if (status === 'stopped') return `Stopped after ${done} of ${total} tests`
  const accuracy = await overallAccuracy(db)
  return accuracy === null
    ? 'No test was made'
    : `${total} tests done: overall accuracy ${(100 * accuracy).toFixed(1)}%`
}
