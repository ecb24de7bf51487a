import { sql } from 'drizzle-orm'
import { FITTED_FACTORS } from '../../engine/index.ts'
import type { Database } from '../database/connection.ts'
import { seedTables } from './seed-tables.ts'
import { type Forced, factorsInForce, isSeeded, lockSeed, rememberSeed, removeOthers, upsertRows } from './store.ts'

export interface SeedInput extends Forced {
  /** Address of the database. */
  url: string
  /** Hash of everything that seeded rows are made from. */
  source: string
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
 * repeat and to run from several processes: one seeds, the others wait and find the work done.
 */
export function seedCatalog(db: Database, { source, force }: Omit<SeedInput, 'url'>): Promise<Seeded> {
  return db.transaction(async (tx) => {
    await lockSeed(tx)
    const factors = (await factorsInForce(tx)) ?? FITTED_FACTORS
    const madeOf = `${source} ${factors.version}`
    if (await isSeeded(tx, madeOf, { force })) return { inserted: 0, skipped: true }
    const tables = seedTables(factors)
    let inserted = 0
    for (const table of tables) inserted += await upsertRows(tx, table)
    for (const table of tables.toReversed()) await removeOthers(tx, table, table.removeOnly)
    await tx.execute(sql`insert into optimization_state (id) values (1) on conflict do nothing`)
    await rememberSeed(tx, madeOf)
    return { inserted, skipped: false }
  })
}
