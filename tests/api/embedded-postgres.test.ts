// @module-tag sweep
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connect } from '../../src/server/database/connection.ts'
import { startEmbeddedPostgres } from '../../src/server/database/embedded-postgres.ts'
import { processesWith } from '../support/shop-process.ts'
import { until } from '../support/until.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'))
})
afterEach(() => {
  for (const pid of processesWith(folder)) process.kill(pid, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
})

/** Breaks the connection as the death of its process does, in the middle of a statement that takes long. */
async function dieInTheMiddle(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'adrenaline-performance' })
  client.on('error', () => {})
  await client.connect()
  const cut = client.query('select pg_sleep(60)').catch(() => {})
  const watch = new pg.Client({ connectionString: url })
  await watch.connect()
  await until(
    () => watch.query(`select 1 from pg_stat_activity where wait_event = 'PgSleep'`),
    ({ rowCount }) => rowCount !== 0,
  )
  await watch.end()
  ;(client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy()
  await cut
}

describe('the embedded PostgreSQL', { timeout: 120_000 }, () => {
  test('is stopped by two that leave at the same moment', async () => {
    const first = await startEmbeddedPostgres({ dataDir: folder })
    const second = await startEmbeddedPostgres({ dataDir: folder })
    expect([first.isAdopted, second.isAdopted]).toEqual([false, true])
    await Promise.all([first.stop(), second.stop()])
    expect(processesWith(folder)).toEqual([])
  })

  test('is stopped though a process that was killed left a statement at work', async () => {
    const killed = await startEmbeddedPostgres({ dataDir: folder })
    await dieInTheMiddle(killed.url)
    const next = await startEmbeddedPostgres({ dataDir: folder })
    await killed.stop()
    await next.stop()
    expect(processesWith(folder)).toEqual([])
  })

  test('is stopped though somebody looks into it, and not while another shop uses it', async () => {
    const first = await startEmbeddedPostgres({ dataDir: folder })
    const other = await startEmbeddedPostgres({ dataDir: folder })
    const shop = new pg.Client({ connectionString: first.url, application_name: 'adrenaline-performance elsewhere' })
    await shop.connect()
    await first.stop()
    expect((await shop.query('select 1')).rowCount).toBe(1)
    await shop.end()
    const psql = new pg.Client({ connectionString: first.url })
    psql.on('error', () => {})
    await psql.connect()
    await other.stop()
    expect(processesWith(folder)).toEqual([])
    await psql.end().catch(() => {})
  })

  test('is stopped though a connection of the very shop that stops it hangs', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir: folder })
    const shop = connect(postgres.url)
    const hanging = shop.pool.query('select pg_sleep(60)').catch(() => {})
    await shop.pool.query('select 1')
    await postgres.stop()
    expect(processesWith(folder)).toEqual([])
    await hanging
    await shop.close()
  })
})
