import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { customerDetail } from '../../contract/admin/messages.ts'
import { planCodeOf } from '../../contract/cart-lines.ts'
import type { Database } from '../database/connection.ts'
import { quotes } from '../database/schema/carts.ts'
import { orderLines, orders } from '../database/schema/orders.ts'
import { messages, plans } from '../database/schema/visitors.ts'
import { quoteNumber } from '../pricing/quoted-prices.ts'
import { PAGE } from './cursor.ts'
import { messageSummaryOf } from './messages.ts'
import { FEW, hasWords, summaryOf } from './order-list.ts'

const MOST = 200

/** All that one email ordered, was quoted, planned and wrote; undefined when nobody did with it. */
export async function findCustomer(
  db: Database,
  givenEmail: string,
): Promise<z.infer<typeof customerDetail> | undefined> {
  const email = givenEmail.toLowerCase()
  const [placed, quoted, written, lines] = await Promise.all([
    db.select().from(orders).where(sql`lower(${orders.email}) = ${email}`).orderBy(desc(orders.placedAt)).limit(MOST),
    db.select().from(quotes).where(sql`lower(${quotes.email}) = ${email}`).orderBy(desc(quotes.createdAt)).limit(MOST),
    db
      .select()
      .from(messages)
      .where(sql`lower(${messages.email}) = ${email}`)
      .orderBy(desc(messages.createdAt))
      .limit(MOST),
    db
      .select({ merchandiseId: orderLines.merchandiseId, attributes: orderLines.attributes })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(sql`lower(${orders.email}) = ${email}`)
      .limit(10 * MOST),
  ])
  if (placed.length + quoted.length + written.length === 0) return undefined
  const codes = [...lines, ...quoted.flatMap((quote) => quote.lines)].flatMap((line) => planCodeOf(line) ?? [])
  return {
    email,
    orders: placed.map(summaryOf),
    quotes: quoted.map((row) => ({
      ...{ id: row.id, number: quoteNumber(row) },
      ...{ madeAt: row.createdAt.toISOString(), expiresAt: row.expiresAt.toISOString() },
      totalCents: row.lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0),
    })),
    plans: await plansOf(db, [...new Set(codes)]),
    messages: written.map(messageSummaryOf),
  }
}

async function plansOf(db: Database, codes: readonly string[]) {
  if (codes.length === 0) return []
  const { code, title, createdAt } = plans
  const rows = await db
    .select({ code, title, createdAt })
    .from(plans)
    .where(inArray(code, [...codes]))
    .orderBy(desc(createdAt))
  return rows.map((row) => ({ code: row.code, title: row.title, savedAt: row.createdAt.toISOString() }))
}

interface CustomerRow extends Record<string, unknown> {
  email: string
  name: string
  orders: string
  total: string
  last_at: Date
  /** Orders that match, where they were counted. */
  found: string
}

/**
 * Emails that ordered, in the order of the alphabet: an index gives them so, and each is counted as it comes. Words that
 * few orders have are looked for first: those of one customer at the end of the alphabet would read all before.
 */
export async function listCustomers(
  db: Database,
  { q, after }: { q?: string | undefined; after?: string | undefined },
) {
  const ofEmail = sql`lower(${orders.email})`
  const words = hasWords(q)
  const wanted = sql`select ${ofEmail} as email, ${orders.name} as name, ${orders.totalCents} as cents, ${orders.placedAt} as at
    from ${orders} where ${ofEmail} > ${after ?? ''} ${words ? sql`and ${words}` : sql``}`
  const counted = async (from: SQL, found = sql`0`) => {
    const { rows } = await db.execute<CustomerRow>(sql`${from}
      select email, (array_agg(name order by at desc))[1] as name, count(*) as orders, sum(cents) as total,
        max(at) as last_at, ${found} as found
      from wanted group by 1 order by 1 limit ${PAGE + 1}`)
    return rows
  }
  const first = sql`with wanted as materialized (${wanted} limit ${FEW})`
  const few = words ? await counted(first, sql`(select count(*) from wanted)`) : undefined
  const isAll = few !== undefined && Number(few[0]?.found ?? 0) < FEW
  const rows = isAll ? few : await counted(sql`with wanted as not materialized (${wanted})`)
  const page = rows.slice(0, PAGE)
  return {
    customers: page.map((row) => ({
      ...{ email: row.email, name: row.name, orders: Number(row.orders), totalCents: Number(row.total) },
      lastOrderAt: new Date(row.last_at).toISOString(),
    })),
    next: rows.length > PAGE ? (page.at(-1)?.email ?? null) : null,
  }
}
