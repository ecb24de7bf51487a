import { eq, sql } from 'drizzle-orm'
import type { Cell } from '../../contract/admin/catalog.ts'
import type { CatalogTable } from '../../contract/admin/editable.ts'
import type { Transaction } from '../database/connection.ts'
import { refuse } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { type Actor, recordChange } from '../staff/audit-log.ts'
import { changeProblems } from './catalog-rules.ts'
import { cellsOf, editableTable } from './catalog-table.ts'

export interface RowEdit {
  table: CatalogTable
  id: string
  /** What whoever edits saw; a column that has changed since is not overwritten. */
  expected: Record<string, Cell>
  values: Record<string, Cell>
  action?: 'catalog.edit' | 'catalog.undo'
}

/** Changes columns of one row, and notes it: `edited` keeps the next seed away from them. */
export async function editRow(tx: Transaction, services: Services, actor: Actor, edit: RowEdit): Promise<void> {
  const { table, id, expected, values, action = 'catalog.edit' } = edit
  const editable = editableTable(table)
  const found = await tx.select().from(editable.table).where(eq(editable.table.id, id)).for('update')
  const row = found[0] ?? refuse('not_found', 'There is no such row.')
  const stored = cellsOf(editable, row)
  const changed = Object.entries(values).filter(([name, value]) => stored[name] !== value)
  const stale = changed.filter(([name]) => name in expected && stored[name] !== expected[name]).map(([name]) => name)
  if (stale.length > 0) {
    refuse('conflict', `Somebody else changed this in the meantime: ${stale.join(', ')}. Load it again.`, {
      help: { now: stored },
    })
  }
  const errors = changeProblems(
    { table, id },
    { before: stored, values: Object.fromEntries(changed) },
    services.catalog,
  )
  if (errors.length > 0) {
    const fields = errors.map(({ field, message }) => ({ field: `values.${field}`, message }))
    refuse('unprocessable', errors.map(({ message }) => message).join('; '), { errors: fields })
  }
  if (changed.length === 0) return
  const set = sql.join(
    changed.map(([name, value]) => sql`${sql.identifier(editable.column(name).name)} = ${value}`),
    sql`, `,
  )
  const changedAt = 'updatedAt' in row ? sql`, updated_at = now()` : sql``
  await tx.execute(sql`update ${editable.table} set ${set}, edited = true${changedAt} where id = ${id}`)
  const only = (from: Record<string, Cell>) => Object.fromEntries(changed.map(([name]) => [name, from[name] ?? null]))
  await recordChange(tx, actor, { action, subject: `${table}:${id}`, before: only(stored), after: only(values) })
}
