import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildShop } from '../../scripts/build.ts'
import { isBuilt } from '../../scripts/build-stamp.ts'
import { readConfig } from '../../src/server/config.ts'
import { startEmbeddedPostgres } from '../../src/server/database/embedded-postgres.ts'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Addresses of a migrated and seeded database that every test's database is copied from: over a Unix socket, and over
     * TCP like a server elsewhere. Nobody connects to it.
     */
    templateUrls: { socket: string; tcp: string }
    /** A data folder with that same database, closed in order: for tests of the embedded database, to be copied. */
    seededDataDir: string
    /** Where the shops of this run keep what they keep; gone afterwards. */
    dataDir: string
  }
}

/** Judging runs at low priority: on a machine that is busy with other things it takes minutes. */
const JUDGING_MS = 600_000
/** A crash of the machine would lose nothing that anybody wants: no test of this server waits for the disk. */
const WITHOUT_DISK = ['fsync', 'synchronous_commit', 'full_page_writes'].map((name) => `${name} = off\n`).join('')

/** One PostgreSQL for the whole run, seeded once for all projects. A run of unit tests alone needs none. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (project.vitest.projects.every(({ name }) => name === 'unit')) return undefined
  if (!isBuilt()) await buildShop()
  const folder = mkdtempSync(join(tmpdir(), 'shop-tests-'))
  const seeded = mkdtempSync(join(tmpdir(), 'shop-seeded-'))
  let postgres = await startEmbeddedPostgres({ dataDir: folder })
  const teardown = async () => {
    await postgres.stop()
    for (const one of [folder, seeded]) rmSync(one, { recursive: true, force: true })
  }
  try {
    await fillTemplate(postgres.url, folder)
    await postgres.stop()
    cpSync(join(folder, 'postgres'), join(seeded, 'postgres'), { recursive: true })
    const tcpPort = await freePort()
    appendFileSync(join(folder, 'postgres', 'postgresql.auto.conf'), WITHOUT_DISK)
    postgres = await startEmbeddedPostgres({ dataDir: folder, tcpPort })
    project.provide('templateUrls', { socket: postgres.url, tcp: `postgresql://shop@127.0.0.1:${tcpPort}/shop` })
    project.provide('seededDataDir', seeded)
    project.provide('dataDir', folder)
    return teardown
  } catch (error) {
    await teardown()
    throw error
  }
}

/** Opens the shop once: tables, catalog, job queue, and the evidence judged, so that no test waits for these. */
async function fillTemplate(url: string, folder: string): Promise<void> {
  const env = {
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'fatal',
    DATABASE_URL: url,
    DATA_DIR: folder,
  }
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.problems.join('\n'))
  const { startShop } = await import('./built-server.ts')
  const shop = await startShop({ config: read.config })
  const judging = async () => {
    const reply = await fetch(`${shop.address}/api/evidence`)
    if (!reply.ok) throw new Error(`the evidence could not be judged: ${reply.status}`)
    return (await reply.json()) as { isJudging: boolean }
  }
  try {
    await until(judging, ({ isJudging }) => !isJudging, JUDGING_MS)
  } finally {
    // Its connections would keep the server from ending.
    await shop.stop()
  }
}
