import { sql } from 'drizzle-orm'
import { storedVehicles } from '../catalog/catalog-snapshot.ts'
import type { Database, Transaction } from '../database/connection.ts'
import { settleListing } from '../listing/keep-listing.ts'
import { WRITTEN_IN_ORDER } from '../listing/part-rows.ts'
import type { ImportedPart } from './part-line.ts'
import { linesOf } from './read-file.ts'
import { fitsReader } from './read-fits.ts'
import { type XmlFiles, xmlLines } from './read-xml.ts'

export interface ImportAsk {
  file: AsyncIterable<Uint8Array | string>
  fileName: string
  /** The file holds PIES items, and these belong to it; absent: it is a CSV file. */
  xml?: XmlFiles
  /** Compare and write nothing. */
  isDryRun?: boolean
  /** Import the right lines of a file that has wrong ones. */
  skipWrong?: boolean
  /** Take imported parts that the file does not name off the shop. */
  removeGone?: boolean
  /** So many changed parts are told one by one. */
  show?: number
  /** Is told of each wrong line. */
  onWrong?: (line: number, why: string) => void
  /** What else stands or falls with what was written. */
  afterWrite?: (tx: Transaction, result: ImportResult) => Promise<void>
}

export interface ChangedPart {
  sku: string
  name: string
  oldPriceCents: number
  newPriceCents: number
}

export interface ImportResult {
  /** Null when nothing was written. */
  importId: number | null
  wrong: number
  added: number
  changed: number
  unchanged: number
  /** Imported parts that the file does not name. */
  gone: number
  changes: readonly ChangedPart[]
}

export class NothingImported extends Error {}

const STAGED_PER_WRITE = 500
const SHOWN = 20

const COLUMN_NAMES: readonly (keyof ImportedPart)[] = [
  ...(['id', 'category', 'kind', 'maker', 'maker_slug', 'name', 'description', 'part_number', 'price_cents'] as const),
  ...(['price_is_estimate', 'labor_hours', 'fuel', 'emissions', 'stock', 'confidence', 'vehicle_ids'] as const),
  ...(['words', 'more_words'] as const),
]
const columns = (alias?: string) => sql.raw(COLUMN_NAMES.map((name) => (alias ? `${alias}.${name}` : name)).join(', '))
const DIFFERS = sql`(${columns('p')}) is distinct from (${columns('s')})`

/** One import or undo at a time, and what it did whole or not at all. */
export const lockImports = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('catalog-import'))`)

/**
 * Compares a file with the imported parts and writes what differs, in one transaction. The lines wait in a temporary
 * table of the database, so the size of the file is no matter. With wrong lines nothing is written, unless they are
 * to be skipped.
 */
export async function importParts(db: Database, ask: ImportAsk): Promise<ImportResult> {
  const readFits = fitsReader(await storedVehicles(db))
  const result = await db.transaction(async (tx) => {
    await lockImports(tx)
    const wrong = (await stage(tx, ask, readFits)) + (await refuseStaged(tx, ask))
    const result = { importId: null, wrong, ...(await differences(tx, ask.show ?? SHOWN)) }
    const toWrite = result.added + result.changed + (ask.removeGone ? result.gone : 0)
    if (ask.isDryRun || toWrite === 0 || (wrong > 0 && !ask.skipWrong)) return result
    const written = { ...result, importId: await write(tx, ask) }
    await ask.afterWrite?.(tx, written)
    return written
  })
  if (result.importId !== null) await settleListing(db)
  return result
}

/** Puts the right lines into a temporary table; how many were wrong. */
async function stage(tx: Transaction, ask: ImportAsk, readFits: ReturnType<typeof fitsReader>): Promise<number> {
  await tx.execute(sql`create temp table staged_parts (line integer, like shop_parts) on commit drop`)
  for (const unused of ['origin', 'popularity', 'row_hash', 'data', 'search']) {
    await tx.execute(sql`alter table staged_parts drop column ${sql.raw(unused)}`)
  }
  let wrong = 0
  let waiting: (ImportedPart & { line: number })[] = []
  const flush = async () => {
    if (waiting.length === 0) return
    const records = JSON.stringify(waiting)
    waiting = []
    await tx.execute(sql`insert into staged_parts (line, ${columns()})
      select line, ${columns()} from jsonb_populate_recordset(null::staged_parts, ${records}::jsonb)`)
  }
  const lines = ask.xml ? xmlLines(ask.file, ask.xml, readFits) : linesOf(ask.file, readFits)
  for await (const read of lines) {
    if (read.ok) waiting.push({ line: read.line, ...read.part })
    else {
      wrong += 1
      ask.onWrong?.(read.line, read.why)
    }
    if (waiting.length === STAGED_PER_WRITE) await flush()
  }
  await flush()
  await tx.execute(sql`create index on staged_parts (id)`)
  await tx.execute(sql`analyze staged_parts`)
  return wrong
}

const SKUS_TOLD = 1_000

/** What only the database can tell: a SKU that stands in the file twice, or is a part of the shop's own catalog. */
async function refuseStaged(tx: Transaction, ask: ImportAsk): Promise<number> {
  const twice = sql`delete from staged_parts s using
      (select id, min(line) as first from staged_parts group by id having count(*) > 1) d
    where s.id = d.id and s.line > d.first
    returning s.line, format('sku "%s" is on line %s already: keep one of the two', s.id, d.first) as why`
  const ours = sql`delete from staged_parts s where exists (select from parts where id = s.id)
      or exists (select from shop_parts p where p.id = s.id and p.origin <> 'import')
    returning s.line, format('sku "%s" is of the shop''s own catalog, which no import changes: use another', s.id) as why`
  let refused = 0
  for (const removing of [twice, ours]) {
    const { rows } = await tx.execute<{ line: number; why: string; count: number }>(sql`with gone as (${removing})
      select *, (count(*) over ())::int as count from gone order by line limit ${SKUS_TOLD}`)
    refused += rows[0]?.count ?? 0
    for (const { line, why } of rows) ask.onWrong?.(line, why)
  }
  return refused
}

async function differences(tx: Transaction, show: number): Promise<Omit<ImportResult, 'importId' | 'wrong'>> {
  const { rows } = await tx.execute<{ added: number; changed: number; unchanged: number; gone: number }>(sql`
    select count(*) filter (where p.id is null)::int as added,
      count(*) filter (where p.id is not null and ${DIFFERS})::int as changed,
      count(*) filter (where p.id is not null and not (${DIFFERS}))::int as unchanged,
      (select count(*)::int from shop_parts p where p.origin = 'import'
        and not exists (select from staged_parts s where s.id = p.id)) as gone
    from staged_parts s left join shop_parts p on p.id = s.id`)
  const changes = await tx.execute(sql`
    select s.id as sku, s.name, p.price_cents as "oldPriceCents", s.price_cents as "newPriceCents"
    from staged_parts s join shop_parts p on p.id = s.id where ${DIFFERS}
    order by p.price_cents = s.price_cents, s.id limit ${show}`)
  return { ...rows[0]!, changes: changes.rows as unknown as ChangedPart[] }
}

/** Writes what differs and keeps what stood there before. */
async function write(tx: Transaction, { fileName, removeGone = false }: ImportAsk): Promise<number> {
  const made = await tx.execute<{ id: number }>(
    sql`insert into catalog_imports (file_name) values (${fileName}) returning id`,
  )
  const id = made.rows[0]!.id
  const gone = sql`p.origin = 'import' and not exists (select from staged_parts s where s.id = p.id)`
  await tx.execute(sql`insert into catalog_import_changes (import_id, part_id, before)
    select ${id}, s.id, to_jsonb(p) - 'search' from staged_parts s left join shop_parts p on p.id = s.id
    where p.id is null or ${DIFFERS}`)
  if (removeGone) {
    await tx.execute(sql`insert into catalog_import_changes (import_id, part_id, before)
      select ${id}, p.id, to_jsonb(p) - 'search' from shop_parts p where ${gone}`)
    await tx.execute(sql`delete from shop_parts p where ${gone}`)
  }
  const changing = COLUMN_NAMES.filter((name) => name !== 'id').map((name) => `${name} = excluded.${name}`)
  const written = await tx.execute(sql`insert into shop_parts as p (origin, ${columns()})
    select 'import', ${columns('p')} from (select s.*, 0 as popularity from staged_parts s
      join catalog_import_changes c on c.import_id = ${id} and c.part_id = s.id) p
    order by ${sql.raw(WRITTEN_IN_ORDER)}
    on conflict (id) do update set ${sql.raw(changing.join(', '))} where p.origin = 'import'`)
  const due = await tx.execute<{ n: number }>(sql`select count(*)::int as n from staged_parts s
    join catalog_import_changes c on c.import_id = ${id} and c.part_id = s.id`)
  if (written.rowCount !== due.rows[0]!.n) {
    throw new NothingImported('The catalog changed while the file was read. Nothing was imported; run it again.')
  }
  return id
}
