import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Log } from '../log.ts'
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

/** The job queue on pg-boss, sharing the shop's connection pool. */
export function createJobQueue(pool: pg.Pool, log: Log): JobQueue {
  const workers = new Map<string, Worker>()
  const schedules = new Map<string, string>()
  let boss: PgBoss | undefined

  const running = () => {
    if (!boss) throw new Error('jobs: the queue is not started')
    return boss
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
      const starting = new PgBoss({
        db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
        schema: 'jobs',
        superviseIntervalSeconds: 60,
      })
      starting.on('error', (error) => log.error({ err: error }, 'job queue'))
      await starting.start()
      for (const [queue, { handler, options }] of workers) {
        await starting.createQueue(queue, {
          retryLimit: options.retryLimit ?? 5,
          retryDelay: options.retryDelayS ?? 30,
          retryBackoff: true,
          expireInSeconds: options.expireInS ?? 300,
          // At most one waiting job per singleton key; a job without one gets a key of its own.
          policy: 'short',
        })
        await starting.work<never>(
          queue,
          { pollingIntervalSeconds: options.pollingIntervalS ?? 2, includeMetadata: true },
          async (jobs) => {
            for (const job of jobs) {
              const started = performance.now()
              await handler(job.data, { id: job.id, retryCount: job.retryCount })
              log.info({ queue, jobId: job.id, ms: Math.round(performance.now() - started) }, 'job done')
            }
          },
        )
        const cron = schedules.get(queue)
        if (cron) await starting.schedule(queue, cron)
      }
      boss = starting
    },
    stop: async () => {
      const stopping = boss
      boss = undefined
      await stopping?.stop({ graceful: true, timeout: 5_000 })
    },
  }
}
