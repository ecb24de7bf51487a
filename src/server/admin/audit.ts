import { and, desc, eq, lt } from 'drizzle-orm'
import type { AuditEntry } from '../../contract/admin/pages.ts'
import type { Database } from '../database/connection.ts'
import { auditLog } from '../database/schema/staff.ts'
import { PAGE } from './cursor.ts'

/** Changes that can be taken back: their `before` says all that there was. */
const UNDOABLE: readonly string[] = ['catalog.edit', 'catalog.picture', 'catalog.prices', 'catalog.undo']

const entryOf = ({ at, staffId: _, ...row }: typeof auditLog.$inferSelect): AuditEntry => ({
  ...row,
  at: at.toISOString(),
  canUndo: UNDOABLE.includes(row.action),
})

/** What happened to one thing, the last first. */
export async function auditOf(db: Database, subject: string): Promise<AuditEntry[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, subject))
    .orderBy(desc(auditLog.id))
    .limit(PAGE)
  return rows.map(entryOf)
}

/** A page of everything, the last first. */
export async function listAudit(
  db: Database,
  { subject, actor, after }: { subject?: string | undefined; actor?: string | undefined; after?: number | undefined },
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(
      and(
        subject ? eq(auditLog.subject, subject) : undefined,
        actor ? eq(auditLog.actor, actor) : undefined,
        after === undefined ? undefined : lt(auditLog.id, after),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(PAGE + 1)
  const entries = rows.slice(0, PAGE).map(entryOf)
  return { entries, next: rows.length > PAGE ? String(entries.at(-1)?.id) : null }
}

export async function findEntry(db: Database, id: number): Promise<AuditEntry | undefined> {
  const [row] = await db.select().from(auditLog).where(eq(auditLog.id, id))
  return row && entryOf(row)
}
