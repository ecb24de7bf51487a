import { eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { CalibrationFactors } from '../../engine/model.ts'
import type { Database, Transaction } from '../database/connection.ts'
import { optimizationState } from '../database/schema/accuracy.ts'
import { CATALOG_TABLES, catalogState } from '../database/schema/catalog.ts'

const SEEDED_TABLES = [...CATALOG_TABLES, 'evidence', 'track_tests', 'market_signals']
const SOURCE_KEY = 'seed'
const ROWS_KEY = 'seeded rows'

/** Whether the last seed was made of this very source; asked for `force`, also whether its rows are still as it left them. */
export async function isSeeded(tx: Database | Transaction, source: string, { force }: Forced): Promise<boolean> {
  if ((await remembered(tx, SOURCE_KEY)) !== source) return false
  return !force || (await remembered(tx, ROWS_KEY)) === (await rowsHash(tx))
}
export interface Forced {
  /** Looks at every row, not only at what they are made from. */
  force: boolean
}

async function remembered(tx: Database | Transaction, key: string): Promise<unknown> {
  const rows = await tx.select().from(catalogState).where(eq(catalogState.key, key))
  return rows[0]?.value
}

/** Changes when any row of a seeded table does. */
async function rowsHash(tx: Database | Transaction): Promise<string> {
  const tables = SEEDED_TABLES.map(
    (name) => `(select md5(coalesce(string_agg(md5(t::text), '' order by id), '')) from ${name} t)`,
  )
  const { rows } = await tx.execute<{ hash: string }>(sql.raw(`select ${tables.join(' || ')} as hash`))
  return rows[0]?.hash ?? ''
}

/** Whether anything at all stands in the catalog. */
export async function isFilled(db: Database): Promise<boolean> {
  const some = CATALOG_TABLES.map((name) => `exists (select 1 from ${name})`).join(' or ')
  const { rows } = await db.execute<{ filled: boolean }>(sql.raw(`select ${some} as filled`))
  return rows[0]?.filled ?? false
}

export async function rememberSeed(tx: Transaction, source: string): Promise<void> {
  await tx
    .insert(catalogState)
    .values([
      { key: SOURCE_KEY, value: source },
      { key: ROWS_KEY, value: await rowsHash(tx) },
    ])
    .onConflictDoUpdate({ target: catalogState.key, set: { value: sql`excluded.value` } })
}

/** The fitted factors that the optimization engine put in force; undefined = the engine's own. */
export async function factorsInForce(tx: Database | Transaction): Promise<CalibrationFactors | undefined> {
  const rows = await tx.select({ factors: optimizationState.factors }).from(optimizationState)
  return (rows[0]?.factors as CalibrationFactors | null | undefined) ?? undefined
}

/** Only one process seeds at a time; the others wait here and then find the work done. */
export async function lockSeed(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('seed'))`)
}

export interface SeedTable {
  table: PgTable
  rows: readonly Record<string, unknown>[]
  /** The shop may have changed rows: those are left alone. */
  isEditable: boolean
}

/**
 * Brings a table to the given rows by id: new ones in, changed ones replaced, and what is neither named nor edited by
 * the shop removed, where `onlySeeded` says which rows are the seed's to remove. Returns how many were new.
 */
export async function upsertRows(tx: Transaction, { table, rows, isEditable }: SeedTable): Promise<number> {
  const given = Object.keys(rows[0] ?? {})
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => given.includes(key))
  const names = (list: readonly string[]): SQL => sql.raw(list.map((name) => `"${name}"`).join(', '))
  const all = columns.map(([, column]) => column.name)
  const changing = all.filter((name) => name !== 'id')
  const records = JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map(([key, column]) => [column.name, row[key] ?? null]))),
  )
  const name = sql.raw(`"${getTableName(table)}"`)
  const differs = sql.raw(
    `(${changing.map((one) => `t."${one}"`).join(', ')}) is distinct from (${changing.map((one) => `excluded."${one}"`).join(', ')})`,
  )
  const { rows: touched } = await tx.execute<{ inserted: boolean }>(sql`
    insert into ${name} as t (${names(all)})
    select ${names(all)} from jsonb_populate_recordset(null::${name}, ${records}::jsonb)
    on conflict (id) do update set ${sql.raw(changing.map((one) => `"${one}" = excluded."${one}"`).join(', '))}
    where ${differs} ${isEditable ? sql`and not t.edited` : sql``}
    returning (xmax = 0) as inserted`)
  return touched.filter((row) => row.inserted).length
}

/** Removes rows that the catalog no longer has, unless the shop edited them or they are kept for another reason. */
export async function removeOthers(tx: Transaction, { table, rows, isEditable }: SeedTable, keep?: SQL): Promise<void> {
  const ids = JSON.stringify(rows.map((row) => row.id))
  await tx.execute(sql`
    delete from ${table} where id not in (select jsonb_array_elements_text(${ids}::jsonb))
    ${isEditable ? sql`and not edited` : sql``} ${keep ? sql`and ${keep}` : sql``}`)
}
