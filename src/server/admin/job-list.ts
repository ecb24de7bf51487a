import { sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'

/** How many jobs of each queue wait, run, are done and failed for good. Tables of pg-boss, which keeps them some days. */
export async function jobCounts(db: Database) {
  const { rows } = await db.execute<{
    queue: string
    waiting: string
    running: string
    done: string
    failed: string
  }>(sql`
    select name as queue, count(*) filter (where state in ('created', 'retry')) as waiting,
      count(*) filter (where state = 'active') as running, count(*) filter (where state = 'completed') as done,
      count(*) filter (where state = 'failed') as failed
    from jobs.job group by name order by name`)
  return rows.map(({ queue, waiting, running, done, failed }) => ({
    ...{ queue, waiting: Number(waiting), running: Number(running) },
    ...{ done: Number(done), failed: Number(failed) },
  }))
}

/** The jobs that nobody tries again, the last first. */
export async function failedJobs(db: Database) {
  const { rows } = await db.execute<{ id: string; queue: string; failed_at: string; why: string | null }>(sql`
    select id, name as queue, completed_on as failed_at, output->>'message' as why
    from jobs.job where state = 'failed' order by completed_on desc nulls last limit 50`)
  return rows.map(({ id, queue, failed_at, why }) => ({
    ...{ id, queue, why: (why ?? 'no words').slice(0, 500) },
    failedAt: new Date(failed_at).toISOString(),
  }))
}

/** Puts a failed job back into its queue, as pg-boss's own retry does. False when there is none. */
export async function retryJob(db: Database, { queue, id }: { queue: string; id: string }): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update jobs.job set state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = null
    where name = ${queue} and id = ${id} and state = 'failed'`)
  return rowCount === 1
}
