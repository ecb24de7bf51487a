import { getTableColumns, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { shopParts } from '../database/schema/shop-parts.ts'
import { lockImports } from './import-parts.ts'

export interface PastImport {
  id: number
  fileName: string
  createdAt: Date
  undoneAt: Date | null
  parts: number
}
export type Undone =
  | { ok: true; removed: number; restored: number }
  | { ok: false; reason: 'unknown' | 'undone' | 'later'; why: string }

const STORED = Object.values(getTableColumns(shopParts)).flatMap(({ name }) => (name === 'search' ? [] : name))
const columns = (alias: string) => sql.raw(STORED.map((name) => `${alias}.${name}`).join(', '))

/** Puts back what an import changed. Where a later import changed the same parts, that one has to be undone first. */
export async function undoImport(
  db: Database,
  id: number,
  afterUndo?: (tx: Transaction) => Promise<void>,
): Promise<Undone> {
  return db.transaction(async (tx) => {
    await lockImports(tx)
    const refused = await whyNot(tx, id)
    if (refused) return refused
    const removed = await tx.execute(sql`delete from shop_parts p using catalog_import_changes c
      where c.import_id = ${id} and c.before is null and c.part_id = p.id and p.origin = 'import'`)
    const changing = STORED.filter((name) => name !== 'id').map((name) => `${name} = excluded.${name}`)
    const restored = await tx.execute(sql`insert into shop_parts as p (${sql.raw(STORED.join(', '))})
      select ${columns('was')} from catalog_import_changes c
      cross join lateral jsonb_populate_record(null::shop_parts, c.before) was
      where c.import_id = ${id} and c.before is not null
      on conflict (id) do update set ${sql.raw(changing.join(', '))} where p.origin = 'import'`)
    await tx.execute(sql`update catalog_imports set undone_at = now() where id = ${id}`)
    await afterUndo?.(tx)
    return { ok: true, removed: removed.rowCount ?? 0, restored: restored.rowCount ?? 0 }
  })
}

async function whyNot(tx: Transaction, id: number): Promise<Undone | undefined> {
  const { rows } = await tx.execute<{ isUndone: boolean; later: number | null }>(sql`
    select undone_at is not null as "isUndone", (select max(l.import_id) from catalog_import_changes l
      join catalog_imports i on i.id = l.import_id and i.undone_at is null
      join catalog_import_changes c on c.part_id = l.part_id and c.import_id = ${id}
      where l.import_id > ${id}) as later
    from catalog_imports where id = ${id}`)
  const [found] = rows
  if (!found) return { ok: false, reason: 'unknown', why: `There is no import ${id}.` }
  if (found.isUndone) return { ok: false, reason: 'undone', why: `Import ${id} was undone already.` }
  if (found.later === null) return undefined
  return { ok: false, reason: 'later', why: `Import ${found.later} changed the same parts: undo that one first.` }
}

/** The last imports, the newest first. */
export async function pastImports(db: Database, limit: number): Promise<readonly PastImport[]> {
  const { rows } = await db.execute(sql`
    select i.id, i.file_name as "fileName", i.created_at as "createdAt", i.undone_at as "undoneAt",
      (select count(*)::int from catalog_import_changes c where c.import_id = i.id) as parts
    from catalog_imports i order by i.id desc limit ${limit}`)
  return (rows as unknown as PastImport[]).map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    undoneAt: row.undoneAt && new Date(row.undoneAt),
  }))
}
