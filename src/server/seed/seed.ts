import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { FITTED_FACTORS } from '../../engine/index.ts'
import type { Database } from '../database/connection.ts'
import type { Log } from '../log.ts'
import { seedTables } from './seed-tables.ts'
import { factorsInForce, lockSeed, rememberHash, removeOthers, seededHash, upsertRows } from './store.ts'

export interface SeedNeeds {
  log?: Log
  onProgress?: (words: string) => void
}
export interface Seeded {
  /** Rows that were not there before. */
  inserted: number
  /** Nothing was done: the stored catalog is this very one. */
  skipped: boolean
}

/**
 * Brings the stored catalog to the one in the code: new rows in, changed ones replaced, gone ones removed, in one
 * transaction. Rows that the shop edited, its own evidence, and everything customers made stay as they are. Safe to
 * repeat; with nothing changed it only compares a hash, unless `force` asks for all of it.
 */
export async function seedDatabase(db: Database, needs: SeedNeeds & { force?: boolean } = {}): Promise<Seeded> {
  const source = fingerprint()
  return db.transaction(async (tx) => {
    await lockSeed(tx)
    const factors = (await factorsInForce(tx)) ?? FITTED_FACTORS
    const hash = `${source} ${factors.version}`
    if (!needs.force && (await seededHash(tx)) === hash) return { inserted: 0, skipped: true }
    needs.onProgress?.('seeding the catalog')
    const started = performance.now()
    const tables = seedTables(factors)
    let inserted = 0
    for (const table of tables) inserted += await upsertRows(tx, table)
    for (const table of tables.toReversed()) await removeOthers(tx, table, table.removeOnly)
    await tx.execute(sql`insert into optimization_state (id) values (1) on conflict do nothing`)
    await rememberHash(tx, hash)
    needs.log?.info({ inserted, ms: Math.round(performance.now() - started) }, 'catalog seeded')
    return { inserted, skipped: false }
  })
}

const SOURCE = join(import.meta.dirname, '..', '..')

/**
 * Of everything that seeded rows are made from: catalog, engine and this folder, as source text. A change to any of
 * them, however small, makes the next start seed again.
 */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const folder of ['catalog', 'engine', 'server/seed']) {
    const files = readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()) {
      hash.update(file).update(readFileSync(join(SOURCE, folder, file)))
    }
  }
  return hash.digest('base64url')
}
