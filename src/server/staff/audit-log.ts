import type { Database, Transaction } from '../database/connection.ts'
import { auditLog } from '../database/schema/staff.ts'
import type { SignedIn } from '../http/staff-route.ts'

export interface Change {
  /** A noun and a verb, such as "catalog.edit". */
  action: string
  /** What it is about, such as "parts:turbo-kit". */
  subject: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Whoever acts: a member of staff, or "terminal". */
export type Actor = Pick<SignedIn, 'staffId' | 'email'> | 'terminal'

/** Adds a change to the log, in the transaction that makes it: neither stands without the other. */
export async function recordChange(tx: Database | Transaction, actor: Actor, change: Change): Promise<void> {
  const who = actor === 'terminal' ? { actor } : { staffId: actor.staffId, actor: actor.email }
  await tx.insert(auditLog).values({ ...who, ...change })
}
