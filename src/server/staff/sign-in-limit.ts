import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { signInAttempts } from '../database/schema/staff.ts'
import { refuseForNow } from '../http/limit-per.ts'

const WINDOW_MS = 15 * 60_000

/** Counts an attempt in the database, for all processes, and refuses when there were too many in a quarter of an hour. */
export async function countAttempt(db: Database, name: string, given: { most: number; nowMs: number }): Promise<void> {
  const now = new Date(given.nowMs)
  const windowStart = new Date(given.nowMs - WINDOW_MS)
  const isOld = sql`${signInAttempts.startedAt} < ${windowStart.toISOString()}::timestamptz`
  const [row] = await db
    .insert(signInAttempts)
    .values({ name, count: 1, startedAt: now })
    .onConflictDoUpdate({
      target: signInAttempts.name,
      set: {
        count: sql`case when ${isOld} then 1 else ${signInAttempts.count} + 1 end`,
        startedAt: sql`case when ${isOld} then excluded.started_at else ${signInAttempts.startedAt} end`,
      },
    })
    .returning()
  if (!row || row.count <= given.most) return
  const waitS = Math.max(1, Math.ceil((row.startedAt.getTime() + WINDOW_MS - given.nowMs) / 1000))
  refuseForNow(waitS, 'Too many attempts to sign in. Wait a quarter of an hour, or use a passkey.')
}

/** Whoever got in is not held to what went wrong before. */
export async function forgetAttempts(db: Database, name: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.name, name))
}

export async function sweepAttempts(db: Database, nowMs: number): Promise<void> {
  const old = new Date(nowMs - WINDOW_MS).toISOString()
  await db.delete(signInAttempts).where(sql`${signInAttempts.startedAt} < ${old}::timestamptz`)
}
