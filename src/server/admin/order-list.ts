import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { OrderQuery, OrderSummary } from '../../contract/admin/orders.ts'
import type { Database } from '../database/connection.ts'
import { orders } from '../database/schema/orders.ts'
import { decimalDollars } from '../pricing/money.ts'
import { anywhere, behind, LEAST_LETTERS, PAGE, pageOf, timeText } from './cursor.ts'

const isState = (state: string): SQL => sql`${orders.status} = ${state}`

/** The orders in whose number, name or email the words stand, as the index has them; undefined for too few letters. */
export const hasWords = (q: string | undefined): SQL | undefined =>
  q && q.length >= LEAST_LETTERS
    ? sql`lower(${orders.number} || ' ' || ${orders.name} || ' ' || ${orders.email}) like ${anywhere(q)}`
    : undefined

const columns = {
  ...{ id: orders.id, number: orders.number, name: orders.name, email: orders.email },
  ...{ status: orders.status, delivery: orders.delivery, totalCents: orders.totalCents, placedAt: orders.placedAt },
}

const wanted = ({ q, state, delivery, email }: OrderQuery): (SQL | undefined)[] => [
  hasWords(q),
  state ? isState(state) : undefined,
  delivery ? eq(orders.delivery, delivery) : undefined,
  email ? sql`lower(${orders.email}) = ${email.toLowerCase()}` : undefined,
]

export const summaryOf = ({
  placedAt,
  ...row
}: { status: string; placedAt: Date } & Omit<OrderSummary, 'state' | 'placedAt'>): OrderSummary => {
  const { id, number, name, email, delivery, totalCents } = row
  return { id, number, name, email, delivery, totalCents, placedAt: placedAt.toISOString(), state: row.status }
}

/** So many found orders are put in order. Words that more orders have are soon met by who reads them in the index's order. */
export const FEW = 3_000

/**
 * One page of orders, the newest first. The index gives them in this order, however many there are; words that few have
 * are looked for first, since who reads the newest first would read all orders for them.
 */
export async function listOrders(
  db: Database,
  query: OrderQuery,
): Promise<{ orders: OrderSummary[]; next: string | null }> {
  const where = and(...wanted(query), behind(query.after, orders.placedAt, orders.id))
  const { page, next } = pageOf((hasWords(query.q) && (await amongFew(db, where))) || (await newest(db, where)))
  return { orders: page.map(summaryOf), next }
}

const newest = (db: Database, where: SQL | undefined) =>
  db
    .select({ ...columns, atText: timeText(orders.placedAt) })
    .from(orders)
    .where(where)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(PAGE + 1)

/** The page where at most a few orders are found; undefined where there are more. */
async function amongFew(db: Database, where: SQL | undefined) {
  const few = db
    .select({ ...columns, atText: timeText(orders.placedAt).as('at_text') })
    .from(orders)
    .where(where)
    .limit(FEW)
    .as('few')
  const { id, number, name, email, status, delivery, totalCents, placedAt, atText } = few
  const rows = await db
    .select({
      ...{ id, number, name, email, status, delivery, totalCents, placedAt, atText },
      found: sql<number>`(count(*) over ())::int`,
    })
    .from(few)
    .orderBy(desc(placedAt), desc(id))
    .limit(PAGE + 1)
  return (rows[0]?.found ?? 0) < FEW ? rows : undefined
}

const MOST_IN_CSV = 20_000
const HEADER = [
  ...[
    'number',
    'placed_at',
    'state',
    'name',
    'email',
    'delivery',
    'subtotal_usd',
    'shipping_usd',
    'tax_usd',
    'total_usd',
  ],
  ...['paid_usd', 'refunded_usd'],
]
/** What an accountant adds up, beside what the list shows. An empty cell: it is on the invoice. */
const MONEY = {
  ...{ subtotal: orders.subtotalCents, freight: orders.freightCents, tax: orders.taxCents, total: orders.totalCents },
  ...{ paid: orders.paidCents, refunded: orders.refundedCents },
}
const usd = (cents: number | null): string => (cents === null ? '' : decimalDollars(cents))

/** A cell of CSV. A spreadsheet must not run what a customer wrote: a leading = + - @ is set off. */
export function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

export async function ordersAsCsv(
  db: Database,
  query: OrderQuery,
): Promise<{ csv: string; orders: number; isCut: boolean }> {
  const rows = await db
    .select({ ...columns, money: MONEY })
    .from(orders)
    .where(and(...wanted(query)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(MOST_IN_CSV + 1)
  const lines = rows.slice(0, MOST_IN_CSV).map((row) => {
    const { number, placedAt, state, name, email, delivery } = summaryOf(row)
    const { subtotal, freight, tax, total, paid, refunded } = row.money
    const money = [subtotal, freight, tax, total, paid, refunded].map(usd)
    return [number, placedAt, state, name, email, delivery, ...money].map(csvCell).join(',')
  })
  return {
    csv: `${[HEADER.join(','), ...lines].join('\r\n')}\r\n`,
    orders: lines.length,
    isCut: rows.length > MOST_IN_CSV,
  }
}
