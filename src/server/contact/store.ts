import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { messages } from '../database/schema/visitors.ts'
import type { StoredMessage } from './contact.ts'

export async function storeMessage(tx: Transaction, message: StoredMessage): Promise<void> {
  await tx.insert(messages).values(message)
}

export async function findMessage(db: Database, id: string): Promise<StoredMessage | undefined> {
  const rows = await db.select().from(messages).where(eq(messages.id, id))
  return rows[0]
}
