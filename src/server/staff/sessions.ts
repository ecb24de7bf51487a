import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { staff, staffSessions } from '../database/schema/staff.ts'
import type { SignedIn } from '../http/staff-route.ts'
import { hashOf, newSecret } from './secrets.ts'

/** Nobody came for so long: the session is over. */
const IDLE_MS = 12 * 3_600_000
/** However busy: after this one signs in again. */
const LONGEST_MS = 14 * 24 * 3_600_000
/** A token older than this is replaced by the next reply. */
const ROTATE_MS = 15 * 60_000
/** Requests that were under way while it was replaced may still carry it. */
const GRACE_MS = 60_000
/** "Last seen" is written down no more often. */
const SEEN_MS = 60_000

/** Starts a session and returns its token, which only the browser keeps. */
export async function startSession(
  tx: Database | Transaction,
  given: { id: string; staffId: string; device: string; address: string; nowMs: number },
): Promise<string> {
  const token = newSecret()
  const now = new Date(given.nowMs)
  await tx.insert(staffSessions).values({
    ...{ id: given.id, staffId: given.staffId, tokenHash: hashOf(token) },
    ...{ rotatedAt: now, startedAt: now, lastSeenAt: now },
    ...{ device: given.device.slice(0, 300), address: given.address },
  })
  return token
}

/** Whose session a token is, and the token that takes its place when it is time. Null for any other text. */
export async function findSession(
  db: Database,
  token: string,
  nowMs: number,
): Promise<{ who: SignedIn; newToken?: string } | null> {
  const hash = hashOf(token)
  const [row] = await db
    .select({ session: staffSessions, member: staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(or(eq(staffSessions.tokenHash, hash), eq(staffSessions.previousHash, hash)), isNull(staff.disabledAt)))
  if (!row) return null
  const { session, member } = row
  const isOver = nowMs - session.lastSeenAt.getTime() > IDLE_MS || nowMs - session.startedAt.getTime() > LONGEST_MS
  const isPrevious = session.previousHash === hash
  // A token that was replaced long ago comes from a copy of it: nobody goes on with either.
  const isCopy = isPrevious && nowMs - session.rotatedAt.getTime() > GRACE_MS
  if (isOver || isCopy) {
    await endSession(db, session.id)
    return null
  }
  const who = {
    ...{ sessionId: session.id, staffId: member.id },
    ...{ email: member.email, name: member.name, role: member.role },
  }
  if (!isPrevious && nowMs - session.rotatedAt.getTime() > ROTATE_MS) {
    const newToken = await rotate(db, hash, nowMs)
    return newToken === undefined ? { who } : { who, newToken }
  }
  if (nowMs - session.lastSeenAt.getTime() > SEEN_MS) {
    await db
      .update(staffSessions)
      .set({ lastSeenAt: new Date(nowMs) })
      .where(eq(staffSessions.id, session.id))
  }
  return { who }
}

/** Of two requests at once, one gets the new token. */
async function rotate(db: Database, hash: string, nowMs: number): Promise<string | undefined> {
  const token = newSecret()
  const now = new Date(nowMs)
  const rotated = await db
    .update(staffSessions)
    .set({ tokenHash: hashOf(token), previousHash: hash, rotatedAt: now, lastSeenAt: now })
    .where(eq(staffSessions.tokenHash, hash))
    .returning({ id: staffSessions.id })
  return rotated.length === 1 ? token : undefined
}

export async function endSession(tx: Database | Transaction, id: string): Promise<void> {
  await tx.delete(staffSessions).where(eq(staffSessions.id, id))
}

/** Ends every session of a member of staff, but for one that may stay. */
export async function endSessionsOf(tx: Database | Transaction, staffId: string, but = ''): Promise<void> {
  await tx.delete(staffSessions).where(and(eq(staffSessions.staffId, staffId), sql`${staffSessions.id} <> ${but}`))
}

/** The sessions of one member of staff, or of all, the last seen first. */
export const listSessions = (db: Database, staffId?: string) =>
  db
    .select({ session: staffSessions, email: staff.email })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(staffId === undefined ? undefined : eq(staffSessions.staffId, staffId))
    .orderBy(desc(staffSessions.lastSeenAt))
    .limit(200)

/** Forgets sessions that are over. */
export async function sweepSessions(db: Database, nowMs: number): Promise<void> {
  await db
    .delete(staffSessions)
    .where(
      or(
        lt(staffSessions.lastSeenAt, new Date(nowMs - IDLE_MS)),
        lt(staffSessions.startedAt, new Date(nowMs - LONGEST_MS)),
      ),
    )
}
