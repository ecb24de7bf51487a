import { readConfig } from '../src/server/config.ts'
import { connect, type Database } from '../src/server/database/connection.ts'
import { startEmbeddedPostgres } from '../src/server/database/embedded-postgres.ts'
import { migrateDatabase } from '../src/server/database/migrate.ts'
import { UsageError } from './command-line/command.ts'

/** A command may write for longer than a page. */
const STATEMENT_TIMEOUT_MS = 600_000

/**
 * Opens the shop's database for a command, whether or not the shop is running: `DATABASE_URL`, else the embedded one of
 * `DATA_DIR`. Throws when it cannot be reached.
 */
export async function withShopDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const read = readConfig(process.env)
  if (!read.ok) throw new UsageError(read.problems.join('\n'))
  const { databaseDirectUrl, dataDir } = read.config
  const databaseUrl = databaseDirectUrl ?? read.config.databaseUrl
  const postgres = databaseUrl === null ? await startEmbeddedPostgres({ dataDir }) : undefined
  try {
    const url = databaseUrl ?? postgres!.url
    const database = connect(url, { maxConnections: 2, statementTimeoutMs: STATEMENT_TIMEOUT_MS })
    try {
      await migrateDatabase(database.pool)
      return await work(database.db)
    } finally {
      await database.close()
    }
  } finally {
    await postgres?.stop()
  }
}
