import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { readConfig } from '../../src/server/config.ts'
import { startShop } from '../../src/server/start-shop.ts'
import { startPostgres } from './postgres.ts'
import { until } from './until.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a migrated and seeded database that every test's database is copied from. Nobody connects to it. */
    templateUrl: string
    /** Where the shops of this run keep what they keep; gone afterwards. */
    dataDir: string
  }
}

/** One PostgreSQL for the whole run: over a Unix socket, or with TEST_DATABASE=tcp over TCP like a server elsewhere. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-tests-'))
  const postgres = await startPostgres(folder, process.env.TEST_DATABASE === 'tcp')
  const teardown = async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await fillTemplate(postgres.url, folder)
    project.provide('templateUrl', postgres.url)
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
  const shop = await startShop({ config: read.config })
  const judging = async () => {
    const reply = await fetch(`${shop.address}/api/evidence`)
    if (!reply.ok) throw new Error(`the evidence could not be judged: ${reply.status}`)
    return (await reply.json()) as { isJudging: boolean }
  }
  await until(judging, ({ isJudging }) => !isJudging)
  await shop.stop()
}
