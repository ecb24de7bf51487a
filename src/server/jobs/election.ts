import pg from 'pg'
import { OWN_CONNECTION } from '../database/postgres-server.ts'
import type { Log } from '../log.ts'

const LOOK_EVERY_MS = 1_000
const LOCK = `select pg_try_advisory_lock(hashtext('job runner')) as is_elected`

export interface Election {
  /** Gives up the office, after `onLost`. */
  stop: () => Promise<void>
}

/**
 * One of the processes on a database is elected: the one whose session holds an advisory lock. The others ask once a
 * second; a session that dies gives the lock back, so that another takes over within a second. `onLost` is called when
 * the session is gone. Two may hold the office for a moment then: what they do must stand that.
 */
export function elect(
  url: string,
  log: Log,
  { onElected, onLost }: { onElected: () => Promise<void>; onLost: () => Promise<void> },
): Election {
  let client: pg.Client | undefined
  let isElected = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let looking = Promise.resolve()

  const open = async () => {
    const opening = new pg.Client({
      connectionString: url,
      application_name: `${OWN_CONNECTION} jobs`,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    })
    opening.on('error', () => {})
    opening.on('end', () => {
      if (client === opening) client = undefined
    })
    await opening.connect()
    return opening
  }
  const leave = async () => {
    if (isElected) await onLost()
    isElected = false
    await client?.end().catch(() => {})
    client = undefined
  }
  const look = async () => {
    if (isElected && !client) await leave()
    client ??= await open()
    if (isElected) return void (await client.query('select 1'))
    const { rows } = await client.query<{ is_elected: boolean }>(LOCK)
    if (!rows[0]?.is_elected) return
    isElected = true
    await onElected()
    log.info('this process runs the jobs')
  }
  const next = () => {
    looking = look()
      .catch(async (error: unknown) => {
        log.warn({ err: error }, 'job runner')
        await leave().catch(() => {})
      })
      .finally(() => {
        if (!isStopped) timer = setTimeout(next, LOOK_EVERY_MS).unref()
      })
  }
  next()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await looking
      await leave()
    },
  }
}
