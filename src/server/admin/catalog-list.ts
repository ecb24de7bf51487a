import { and, asc, gt, type SQL, sql } from 'drizzle-orm'
import type { CatalogRow } from '../../contract/admin/catalog.ts'
import type { CatalogTable } from '../../contract/admin/editable.ts'
import type { Database } from '../database/connection.ts'
import { cellsOf, editableTable } from './catalog-table.ts'
import { anywhere, PAGE } from './cursor.ts'

/** Rows whose id or text columns hold every word. */
export function matching(table: CatalogTable, q: string | undefined): SQL | undefined {
  const { table: rows, fields, column } = editableTable(table)
  const texts = fields.filter(({ kind }) => kind === 'text').map(({ name }) => sql`${column(name)}`)
  const words = sql`lower(concat_ws(' ', ${sql.join([sql`${rows.id}`, ...texts], sql`, `)}))`
  return and(
    ...(q ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => sql`${words} like ${anywhere(word)}`),
  )
}

/** One page of a table, by id. */
export async function listRows(
  db: Database,
  table: CatalogTable,
  { q, after }: { q?: string | undefined; after?: string | undefined },
): Promise<{ rows: CatalogRow[]; next: string | null }> {
  const editable = editableTable(table)
  const { table: rows } = editable
  const found = await db
    .select()
    .from(rows)
    .where(and(matching(table, q), after === undefined ? undefined : gt(rows.id, after)))
    .orderBy(asc(rows.id))
    .limit(PAGE + 1)
  const page = found.slice(0, PAGE).map((row) => ({ id: row.id, values: cellsOf(editable, row), isEdited: row.edited }))
  return { rows: page, next: found.length > PAGE ? (page.at(-1)?.id ?? null) : null }
}
