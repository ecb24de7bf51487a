import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Part } from '../../engine/model.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Database } from '../database/connection.ts'
import { ownTurn } from '../http/own-turn.ts'
import { type ListedPart, listedPart, popularityOf } from './listed-parts.ts'
import { textArray } from './part-rows.ts'

/** So many parts are hashed, and so many are derived, in one turn of the event loop: a few milliseconds. */
const HASHED_PER_TURN = 200
const DERIVED_PER_TURN = 20
const ROWS_PER_WRITE = 500

/**
 * Brings the shop's part listing to the catalog: rows of changed parts are written, those of gone parts removed,
 * imported ones left alone. Whoever loads a catalog does this before anybody shops in it, so that list and catalog are
 * one truth; several processes take turns, and who comes second writes the same.
 */
export async function keepListing(db: Database, catalog: CatalogSnapshot): Promise<void> {
  const stored = await storedHashes(db)
  const hashes = await hashesOf(db, catalog)
  const changed = catalog.parts.filter(({ id }) => stored.get(id) !== hashes.get(id))
  const gone = [...stored.keys()].filter((id) => !hashes.has(id))
  if (changed.length === 0 && gone.length === 0) return
  const popularity = popularityOf(catalog)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('listing'))`)
    if (gone.length > 0) {
      await tx.execute(sql`delete from shop_parts where origin = 'catalog' and id = any(${textArray(gone)})`)
    }
    for (let at = 0; at < changed.length; at += ROWS_PER_WRITE) {
      const rows: ListedPart[] = []
      for (const [index, part] of changed.slice(at, at + ROWS_PER_WRITE).entries()) {
        if (index % DERIVED_PER_TURN === 0) await ownTurn()
        const made = { popularity: popularity.get(part.id) ?? 0, rowHash: hashes.get(part.id)! }
        rows.push(listedPart(part, catalog.vehicles, made))
      }
      await tx.execute(writing(rows))
    }
  })
  if (changed.length + gone.length >= ROWS_PER_WRITE) await settleListing(db)
}

/**
 * After many rows were written: their words and cars are put into the index now, where PostgreSQL would do it minutes
 * later and read the whole table for each question until then. Whoever may not do that leaves it to PostgreSQL.
 */
export async function settleListing(db: Database): Promise<void> {
  await db
    .execute(sql`select gin_clean_pending_list('shop_parts_find'), gin_clean_pending_list('shop_parts_first')`)
    .then(() => db.execute(sql`analyze shop_parts`))
    .catch(() => {})
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 20)

/** A part that was not read again is not hashed again. */
const digests = new WeakMap<Part, string>()
function digestOf(part: Part): string {
  const digest = digests.get(part) ?? hashOf(JSON.stringify(part))
  digests.set(part, digest)
  return digest
}

/** Of all that each part's row is made of: the part, the cars, the sales, and the programs, as the last seed knew them. */
async function hashesOf(db: Database, catalog: CatalogSnapshot): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute(sql`select value from catalog_state where key = 'seed'`)
  const cars = createHash('sha256').update(JSON.stringify(rows))
  for (const vehicle of catalog.vehicles) cars.update(JSON.stringify(vehicle))
  const common = cars.digest('base64url')
  const popularity = popularityOf(catalog)
  const hashes = new Map<string, string>()
  for (const [at, part] of catalog.parts.entries()) {
    if (at % HASHED_PER_TURN === 0) await ownTurn()
    hashes.set(part.id, hashOf(`${common}${popularity.get(part.id) ?? 0}${digestOf(part)}`))
  }
  return hashes
}

async function storedHashes(db: Database): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; row_hash: string }>(
    sql`select id, row_hash from shop_parts where origin = 'catalog'`,
  )
  return new Map(rows.map(({ id, row_hash }) => [id, row_hash]))
}

const COLUMNS: Readonly<Record<keyof ListedPart & string, string>> = {
  id: 'id',
  category: 'category',
  kind: 'kind',
  maker: 'maker',
  makerSlug: 'maker_slug',
  name: 'name',
  description: 'description',
  partNumber: 'part_number',
  priceCents: 'price_cents',
  priceIsEstimate: 'price_is_estimate',
  laborHours: 'labor_hours',
  fuel: 'fuel',
  emissions: 'emissions',
  confidence: 'confidence',
  popularity: 'popularity',
  vehicleIds: 'vehicle_ids',
  words: 'words',
  moreWords: 'more_words',
  rowHash: 'row_hash',
}

function writing(rows: readonly ListedPart[]) {
  const pairs = Object.entries(COLUMNS) as [keyof ListedPart, string][]
  const records = JSON.stringify(
    rows.map((row) => Object.fromEntries(pairs.map(([key, column]) => [column, row[key]]))),
  )
  const names = sql.raw(pairs.map(([, column]) => column).join(', '))
  const changing = pairs.filter(([key]) => key !== 'id').map(([, column]) => `${column} = excluded.${column}`)
  return sql`insert into shop_parts (${names})
    select ${names} from jsonb_populate_recordset(null::shop_parts, ${records}::jsonb)
    on conflict (id) do update set ${sql.raw(changing.join(', '))} where shop_parts.origin = 'catalog'`
}
