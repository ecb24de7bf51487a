import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { messages } from '../database/schema.ts'
import type { StoredMessage } from './contact.ts'

export async function storeMessage(tx: Transaction, message: StoredMessage): Promise<void> {
  await tx.insert(messages).values(message)
}

/** The message, when it was not mailed yet. */
export async function unmailedMessage(db: Database, id: string): Promise<StoredMessage | undefined> {
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), isNull(messages.mailedAt)))
  return rows[0]
}

export async function markMailed(db: Database, id: string): Promise<void> {
  await db
    .update(messages)
    .set({ mailedAt: sql`now()`, mailError: null, mailAttempts: sql`${messages.mailAttempts} + 1` })
    .where(eq(messages.id, id))
}

export async function markMailFailed(db: Database, id: string, error: string): Promise<void> {
  await db
    .update(messages)
    .set({ mailError: error.slice(0, 500), mailAttempts: sql`${messages.mailAttempts} + 1` })
    .where(eq(messages.id, id))
}

/** Messages of the last 30 days that no mail has carried yet: the queue may have given up, or SMTP was set later. */
export async function unmailedMessageIds(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(isNull(messages.mailedAt), gt(messages.createdAt, sql`now() - interval '30 days'`)))
    .limit(500)
  return rows.map((row) => row.id)
}
