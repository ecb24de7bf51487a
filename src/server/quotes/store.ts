import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { quotes } from '../database/schema/carts.ts'

export type StoredQuote = typeof quotes.$inferSelect

export async function insertQuote(
  tx: Transaction,
  quote: Pick<StoredQuote, 'id' | 'email' | 'lines' | 'createdAt' | 'expiresAt' | 'mailedAt'>,
): Promise<StoredQuote> {
  const [row] = await tx.insert(quotes).values(quote).returning()
  if (!row) throw new Error(`quote ${quote.id} was not inserted`)
  return row
}

export async function findQuote(db: Database, id: string): Promise<StoredQuote | undefined> {
  const [row] = await db.select().from(quotes).where(eq(quotes.id, id))
  return row
}

/** Quotes that expired a year ago. A line that names one has had today's price since it expired. */
export async function sweepQuotes(db: Database): Promise<void> {
  await db.execute(sql`delete from quotes where expires_at < now() - interval '1 year'`)
}
