import { and, eq, gt, lt } from 'drizzle-orm'
import type { Role } from '../../contract/admin/roles.ts'
import type { Database, Transaction } from '../database/connection.ts'
import { staffLinks } from '../database/schema/staff.ts'
import { hashOf, newSecret } from '../staff/secrets.ts'
import { hasOwner } from './accounts.ts'

const LIFE_MS = 24 * 3_600_000

export type StaffLink = typeof staffLinks.$inferSelect

/** Makes a one-time link. Its secret stands behind the #, so that no server and no log on the way reads it. */
export async function makeLink(
  db: Database | Transaction,
  given: { kind: StaffLink['kind']; email: string | null; role: Role; nowMs: number },
): Promise<{ path: string; expiresAt: Date }> {
  const { nowMs, ...rest } = given
  const secret = newSecret()
  const expiresAt = new Date(nowMs + LIFE_MS)
  await db.delete(staffLinks).where(lt(staffLinks.expiresAt, new Date(nowMs)))
  await db.insert(staffLinks).values({ ...rest, tokenHash: hashOf(secret), expiresAt })
  return { path: `/admin/welcome#${secret}`, expiresAt }
}

/** The link that nobody used yet and whose day has not passed. That of the first owner ends when there is one. */
export async function findLink(
  db: Database | Transaction,
  secret: string,
  nowMs: number,
): Promise<StaffLink | undefined> {
  const [link] = await db
    .select()
    .from(staffLinks)
    .where(and(eq(staffLinks.tokenHash, hashOf(secret)), gt(staffLinks.expiresAt, new Date(nowMs))))
  if (link?.kind === 'first-owner' && (await hasOwner(db))) return undefined
  return link
}

/** Uses a link up. False when another request was faster. */
export async function takeLink(tx: Transaction, link: StaffLink): Promise<boolean> {
  const gone = await tx.delete(staffLinks).where(eq(staffLinks.tokenHash, link.tokenHash)).returning()
  return gone.length === 1
}

/** For a shop that nobody owns yet; null where somebody does. */
export async function firstOwnerLink(db: Database, nowMs: number): Promise<string | null> {
  if (await hasOwner(db)) return null
  const { path } = await makeLink(db, { kind: 'first-owner', email: null, role: 'owner', nowMs })
  return path
}
