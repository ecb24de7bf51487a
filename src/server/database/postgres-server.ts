import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Postmaster } from './postmaster.ts'

/** The one user of an embedded database. Only who may enter the socket's folder can be it. */
export const SUPERUSER = 'shop'

/** The address of a database on this server. */
export function urlOf(postmaster: Postmaster, database: string): string {
  const host = encodeURIComponent(postmaster.socketDir)
  return `postgresql://${SUPERUSER}@localhost:${postmaster.port}/${database}?host=${host}`
}

/** Whether the server takes a connection and a query. */
export async function answers(postmaster: Postmaster): Promise<boolean> {
  if (!existsSync(join(postmaster.socketDir, `.s.PGSQL.${postmaster.port}`))) return false
  const client = new pg.Client({ connectionString: urlOf(postmaster, 'postgres'), connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function withServer<T>(postmaster: Postmaster, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: urlOf(postmaster, 'postgres'), connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Makes the shop's database where it does not exist. */
export async function makeDatabase(postmaster: Postmaster): Promise<void> {
  await withServer(postmaster, async (client) => {
    const found = await client.query(`select 1 from pg_database where datname = 'shop'`)
    if (found.rowCount) return
    await client.query('create database shop').catch((error: { code?: string }) => {
      const madeMeanwhile = error.code === '42P04' || error.code === '23505'
      if (!madeMeanwhile) throw error
    })
  })
}

/** Connections of a shop that runs carry this name, and nobody else's. */
const SHOP_CONNECTION = 'adrenaline-performance'
/** Those of this very process: what it left behind when it closes keeps nothing alive. */
export const OWN_CONNECTION = `${SHOP_CONNECTION} ${randomUUID().slice(0, 8)}`
/** A backend whose client was killed notices within this time (`client_connection_check_interval`), and then ends. */
export const ORPHAN_NOTICES_MS = 500
const LEAVING_MS = 3_000

/**
 * Another process of the shop on the same server keeps it alive: the last one to leave stops it. Only connections of
 * shops count: not those that look who is left, or two that leave at once would each keep it alive for the other.
 * What a killed process left behind ends by itself within `LEAVING_MS`; our own do not count, whether they ended or hang.
 */
export async function isInUse(postmaster: Postmaster): Promise<boolean> {
  try {
    return await withServer(postmaster, async (client) => {
      const others = `select 1 from pg_stat_activity where application_name like '${SHOP_CONNECTION}%'
        and application_name not like '${OWN_CONNECTION}%'`
      const started = performance.now()
      for (;;) {
        const found = await client.query(others)
        if (found.rowCount === 0) return false
        if (performance.now() - started > LEAVING_MS) return true
        await new Promise((done) => setTimeout(done, 25))
      }
    })
  } catch {
    return false
  }
}
