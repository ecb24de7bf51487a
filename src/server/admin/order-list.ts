import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { OrderQuery, OrderSummary } from '../../contract/admin/orders.ts'
import type { Database } from '../database/connection.ts'
import { orders } from '../database/schema/orders.ts'
import { anywhere, behind, PAGE, pageOf, timeText } from './cursor.ts'

/** What state an order is in. Everything in the back office that speaks of states asks here. */
export const orderState = (row: { status: string }): string => row.status

const isState = (state: string): SQL => sql`${orders.status} = ${state}`

const columns = {
  ...{ id: orders.id, number: orders.number, name: orders.name, email: orders.email },
  ...{ status: orders.status, delivery: orders.delivery, totalCents: orders.totalCents, placedAt: orders.placedAt },
}

const wanted = ({ q, state, delivery, email }: OrderQuery): (SQL | undefined)[] => [
  q ? sql`lower(${orders.number} || ' ' || ${orders.name} || ' ' || ${orders.email}) like ${anywhere(q)}` : undefined,
  state ? isState(state) : undefined,
  delivery ? eq(orders.delivery, delivery) : undefined,
  email ? sql`lower(${orders.email}) = ${email.toLowerCase()}` : undefined,
]

export const summaryOf = ({
  placedAt,
  ...row
}: { status: string; placedAt: Date } & Omit<OrderSummary, 'state' | 'placedAt'>): OrderSummary => {
  const { id, number, name, email, delivery, totalCents } = row
  return { id, number, name, email, delivery, totalCents, placedAt: placedAt.toISOString(), state: orderState(row) }
}

/** One page of orders, the newest first. The index gives them in this order, however many there are. */
export async function listOrders(
  db: Database,
  query: OrderQuery,
): Promise<{ orders: OrderSummary[]; next: string | null }> {
  const rows = await db
    .select({ ...columns, atText: timeText(orders.placedAt) })
    .from(orders)
    .where(and(...wanted(query), behind(query.after, orders.placedAt, orders.id)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(PAGE + 1)
  const { page, next } = pageOf(rows)
  return { orders: page.map(summaryOf), next }
}

const MOST_IN_CSV = 20_000
const HEADER = ['number', 'placed_at', 'state', 'name', 'email', 'delivery', 'total_usd']

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
    .select(columns)
    .from(orders)
    .where(and(...wanted(query)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(MOST_IN_CSV + 1)
  const lines = rows.slice(0, MOST_IN_CSV).map((row) => {
    const { number, placedAt, state, name, email, delivery, totalCents } = summaryOf(row)
    const total = `${Math.floor(totalCents / 100)}.${String(totalCents % 100).padStart(2, '0')}`
    return [number, placedAt, state, name, email, delivery, total].map(csvCell).join(',')
  })
  return {
    csv: `${[HEADER.join(','), ...lines].join('\r\n')}\r\n`,
    orders: lines.length,
    isCut: rows.length > MOST_IN_CSV,
  }
}
