import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect } from '../../src/server/database/connection.ts'
import { migrateDatabase } from '../../src/server/database/migrate.ts'
import { seedDatabase } from '../../src/server/seed/seed.ts'
import { startPostgres } from './postgres.ts'

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
    const template = connect(postgres.url)
    await migrateDatabase(template.pool)
    await seedDatabase(template.db)
    await template.close()
    project.provide('templateUrl', postgres.url)
    project.provide('dataDir', folder)
    return teardown
  } catch (error) {
    await teardown()
    throw error
  }
}
