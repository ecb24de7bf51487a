import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { ROOT } from '../places.ts'

const FOLDER = join(ROOT, 'src/server/database/migrations')
/** Any number that nobody else locks: one process migrates, the others wait for it. */
const LOCK = 725_011

/** The oldest that a start accepts: what Debian 12 has. */
const OLDEST = 15

/** Refuses, in words for the operator, a server that is older than the shop's statements. */
export async function checkVersion(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  const { rows } = await pool.query<{ version: string }>(`select current_setting('server_version') as version`)
  const version = rows[0]?.version ?? ''
  if (Number.parseInt(version, 10) < OLDEST)
    throw new Error(`the database is PostgreSQL ${version}: the shop needs ${OLDEST} or newer`)
}

/** Brings the tables up to date. Safe to repeat, and safe when several processes start at once. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  if (await isMigrated(pool)) return
  // A connection of its own: a migration, or waiting for another process to end its own, may take any time.
  const client = new pg.Client({ ...pool.options, statement_timeout: 0, query_timeout: 0 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await migrate(drizzle(client), { migrationsFolder: FOLDER }).catch(refuseInWords)
    await client.query('select pg_advisory_unlock($1)', [LOCK])
  } finally {
    await client.end()
  }
}

/** Whether every migration that this program knows has run. Throws when the database does not answer. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const journal = JSON.parse(readFileSync(join(FOLDER, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[]
  }
  const newest = Math.max(...journal.entries.map((entry) => entry.when))
  const exists = await pool.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as there`)
  if (!exists.rows[0].there) return false
  const found = await pool.query('select max(created_at) as newest from drizzle.__drizzle_migrations')
  return Number(found.rows[0].newest ?? 0) >= newest
}

/** What a migration itself refuses (RAISE EXCEPTION) is meant for the operator; the statement around it is not. */
function refuseInWords(error: unknown): never {
  const cause = error instanceof Error ? (error.cause as { code?: string; message?: string } | undefined) : undefined
  if (cause?.code === 'P0001') throw new Error(cause.message, { cause: error })
  throw error
}
