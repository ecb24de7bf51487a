import { and, asc, count, eq, isNull, max, sql } from 'drizzle-orm'
import type { Role } from '../../contract/admin/roles.ts'
import type { StaffMember } from '../../contract/admin/staff.ts'
import type { Database, Transaction } from '../database/connection.ts'
import { staff, staffPasskeys, staffSessions } from '../database/schema/staff.ts'

export type StaffRow = typeof staff.$inferSelect

export async function findAccount(
  db: Database | Transaction,
  by: { email: string } | { id: string },
): Promise<StaffRow | undefined> {
  const where = 'email' in by ? eq(staff.email, by.email) : eq(staff.id, by.id)
  const [row] = await db.select().from(staff).where(where)
  return row
}

/** Whether anybody at all runs this shop. */
export async function hasOwner(db: Database | Transaction): Promise<boolean> {
  return (await countOwners(db)) > 0
}

/** Owners who may sign in. */
export async function countOwners(db: Database | Transaction): Promise<number> {
  const [row] = await db
    .select({ owners: count() })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), isNull(staff.disabledAt)))
  return row?.owners ?? 0
}

/** Makes an account, or gives one that exists a new role, name and password. */
export async function saveAccount(
  tx: Transaction,
  given: { id: string; email: string; name: string; role: Role; passwordHash: string },
): Promise<StaffRow> {
  const { name, role, passwordHash } = given
  const [row] = await tx
    .insert(staff)
    .values(given)
    .onConflictDoUpdate({ target: staff.email, set: { name, role, passwordHash, disabledAt: null } })
    .returning()
  if (!row) throw new Error('saveAccount: nothing was written')
  return row
}

export async function listAccounts(db: Database): Promise<StaffMember[]> {
  const passkeys = db
    .select({ staffId: staffPasskeys.staffId, keys: count().as('keys') })
    .from(staffPasskeys)
    .groupBy(staffPasskeys.staffId)
    .as('passkeys')
  const seen = db
    .select({ staffId: staffSessions.staffId, at: max(staffSessions.lastSeenAt).as('seen_at') })
    .from(staffSessions)
    .groupBy(staffSessions.staffId)
    .as('seen')
  const rows = await db
    .select({ member: staff, keys: sql<number>`coalesce(${passkeys.keys}, 0)::int`, seenAt: seen.at })
    .from(staff)
    .leftJoin(passkeys, eq(passkeys.staffId, staff.id))
    .leftJoin(seen, eq(seen.staffId, staff.id))
    .orderBy(asc(staff.email))
  return rows.map(({ member, keys, seenAt }) => ({
    ...{ id: member.id, email: member.email, name: member.name, role: member.role },
    ...{ hasPassword: member.passwordHash !== null, passkeys: keys, isDisabled: member.disabledAt !== null },
    lastSeenAt: seenAt ? seenAt.toISOString() : null,
  }))
}

export async function changeAccount(
  tx: Transaction,
  id: string,
  set: Partial<Pick<StaffRow, 'role' | 'disabledAt' | 'passwordHash'>>,
): Promise<void> {
  await tx.update(staff).set(set).where(eq(staff.id, id))
}

/** Two owners who demote each other at once must not leave none: accounts are changed one after another. */
export async function lockAccounts(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('staff'))`)
}
