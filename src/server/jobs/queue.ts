import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { ShopMetrics } from '../http/shop-metrics.ts'
import type { Log } from '../log.ts'
import { atMost } from './at-most.ts'
import { type Election, elect } from './election.ts'
import type { JobInfo, Jobs, QueueOptions } from './jobs.ts'

interface Worker {
  handler: (data: never, job: JobInfo) => Promise<void>
  options: QueueOptions
}

export interface JobQueue extends Jobs {
  /** Makes the queues and starts their workers. */
  start: () => Promise<void>
  /** Lets running jobs finish (at most 5 s) and stops. A job cut short is tried again later. */
  stop: () => Promise<void>
}

const STOP = { graceful: true, timeout: 5_000 }
/** The workers all look for work at the same moment, at the start first of all: together they take so many connections. */
const CONNECTIONS = 2

/**
 * The job queue on pg-boss, sharing the shop's connection pool. `electedOn` is the database on which one of several
 * processes is elected to do the jobs; the others only send them. Without it every process does jobs.
 */
export function createJobQueue(pool: pg.Pool, log: Log, metrics: ShopMetrics, electedOn?: string): JobQueue {
  const workers = new Map<string, Worker>()
  const schedules = new Map<string, string>()
  let boss: PgBoss | undefined
  let runner: PgBoss | undefined
  let election: Election | undefined

  metrics.watchEach('shop_jobs_waiting', 'Jobs that wait for their turn, looked at each minute.', 'queue', async () => {
    if (!boss) return {}
    const found = await pool.query<{ name: string; waiting: number }>(
      'select name, queued_count as waiting from jobs.queue',
    )
    return Object.fromEntries(found.rows.map(({ name, waiting }) => [name, waiting]))
  })

  const executeSql = atMost(CONNECTIONS, (text: string, values?: unknown[]) => pool.query(text, values))
  const running = () => {
    if (!boss) throw new Error('jobs: the queue is not started')
    return boss
  }
  const openBoss = async ({ isRunner }: { isRunner: boolean }) => {
    const opening = new PgBoss({
      db: { executeSql },
      schema: 'jobs',
      superviseIntervalSeconds: 60,
      supervise: isRunner,
      schedule: isRunner,
    })
    opening.on('error', (error) => log.error({ err: error }, 'job queue'))
    await opening.start()
    return opening
  }
  const workFor = async (opened: PgBoss) => {
    for (const [queue, { handler, options }] of workers) {
      await opened.work<never>(
        queue,
        { pollingIntervalSeconds: options.pollingIntervalS ?? 2, includeMetadata: true },
        async (jobs) => {
          for (const job of jobs) {
            const started = performance.now()
            const count = (outcome: 'done' | 'failed') => {
              const ms = Math.round(performance.now() - started)
              metrics.jobs.inc({ queue, outcome })
              metrics.jobSeconds.observe({ queue }, ms / 1_000)
              return ms
            }
            await handler(job.data, { id: job.id, retryCount: job.retryCount }).catch((error: unknown) => {
              count('failed')
              throw error
            })
            log.info({ queue, jobId: job.id, ms: count('done') }, 'job done')
          }
        },
      )
    }
  }
  return {
    work: (queue, handler, options = {}) => {
      if (workers.has(queue)) throw new Error(`jobs: two workers for the queue ${queue}`)
      workers.set(queue, { handler, options })
    },
    schedule: (queue, cron) => {
      schedules.set(queue, cron)
    },
    send: async (queue, data, options = {}) =>
      running().send(queue, data, {
        singletonKey: options.singletonKey ?? randomUUID(),
        ...(options.startAfterS ? { startAfter: options.startAfterS } : {}),
        ...(options.transaction ? { db: fromDrizzle(options.transaction, sql) } : {}),
      }),
    start: async () => {
      const starting = await openBoss({ isRunner: electedOn === undefined })
      for (const [queue, { options }] of workers) {
        await starting.createQueue(queue, {
          retryLimit: options.retryLimit ?? 5,
          retryDelay: options.retryDelayS ?? 30,
          retryBackoff: true,
          expireInSeconds: options.expireInS ?? 300,
          // At most one waiting job per singleton key; a job without one gets a key of its own.
          policy: 'short',
        })
        const cron = schedules.get(queue)
        if (cron) await starting.schedule(queue, cron)
      }
      boss = starting
      if (electedOn === undefined) return workFor(starting)
      election = elect(electedOn, log, {
        onElected: async () => {
          runner = await openBoss({ isRunner: true })
          await workFor(runner)
        },
        onLost: async () => {
          await runner?.stop(STOP)
          runner = undefined
        },
      })
    },
    stop: async () => {
      const stopping = boss
      boss = undefined
      await election?.stop()
      await stopping?.stop(STOP)
    },
  }
}
