import { inArray, sql } from 'drizzle-orm'
import type { Part } from '../../engine/model.ts'
import type { Transaction } from '../database/connection.ts'
import { parts } from '../database/schema/catalog.ts'
import { withColumns } from './stored-rows.ts'

/** So many rows are read in one turn of the event loop: some 10 ms. */
const PARTS_PER_PAGE = 600

/** Parts as they were last read, by their ids, each with the version of its row. */
export type KnownParts = Map<string, { version: string; part: Part }>

/**
 * Every part, by its id. Rows of the same version as before are not read again; the others are, page by page: visitors
 * are served between two pages.
 */
export async function storedParts(db: Transaction, known: KnownParts): Promise<readonly Part[]> {
  const { rows } = await db.execute<{ id: string; version: string }>(
    sql`select id, xmin::text || ctid::text as version from ${parts} order by id`,
  )
  const changed = rows.filter(({ id, version }) => known.get(id)?.version !== version)
  const standing = new Map(changed.map(({ id, version }) => [id, version]))
  const { id, manufacturer, name, priceCents, data } = parts
  const category = sql<Part['category']>`${parts.category}`
  const kind = sql<Part['kind']>`${parts.kind}`
  for (let at = 0; at < changed.length; at += PARTS_PER_PAGE) {
    const ids = changed.slice(at, at + PARTS_PER_PAGE).map((row) => row.id)
    const page = await db
      .select({ columns: { id, category, kind, manufacturer, name, priceCents }, data })
      .from(parts)
      .where(inArray(id, ids))
    for (const row of page)
      known.set(row.columns.id, { version: standing.get(row.columns.id) ?? '', part: withColumns(row) })
  }
  if (known.size > rows.length) {
    const ids = new Set(rows.map((row) => row.id))
    for (const gone of known.keys()) if (!ids.has(gone)) known.delete(gone)
  }
  return rows.flatMap((row) => known.get(row.id)?.part ?? [])
}
