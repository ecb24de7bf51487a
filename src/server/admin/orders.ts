import { asc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { DeskOrder } from '../../contract/admin/orders.ts'
import type { Database } from '../database/connection.ts'
import { orderLines, orders } from '../database/schema/orders.ts'
import { orderNotes } from '../database/schema/staff.ts'
import { messages } from '../database/schema/visitors.ts'
import { refuse } from '../http/problem.ts'
import { staffRoute } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { recordChange } from '../staff/audit-log.ts'
import { auditOf } from './audit.ts'
import { anywhere, PAGE } from './cursor.ts'
import { messageSummaryOf } from './messages.ts'
import { listOrders, ordersAsCsv, summaryOf } from './order-list.ts'

/** Orders, and the customers who placed them. */
export function registerOrderDesk(app: FastifyInstance, { db }: Services): void {
  staffRoute(app, 'GET /api/admin/orders', ({ query }) => listOrders(db, query))

  staffRoute(app, 'GET /api/admin/orders/csv', async ({ query }, who) => {
    const made = await ordersAsCsv(db, query)
    await recordChange(db, who, { action: 'orders.csv', subject: 'orders', after: { ...query, orders: made.orders } })
    return made
  })

  staffRoute(app, 'GET /api/admin/orders/:id', ({ params }) => findOrder(db, params.id))

  staffRoute(app, 'POST /api/admin/orders/:id/notes', async ({ params, body }, who) => {
    await findOrder(db, params.id)
    await db.transaction(async (tx) => {
      await tx.insert(orderNotes).values({ orderId: params.id, author: who.name, note: body.note })
      await recordChange(tx, who, { action: 'orders.note', subject: `orders:${params.id}`, after: body })
    })
    return findOrder(db, params.id)
  })

  staffRoute(app, 'GET /api/admin/customers', ({ query }) => listCustomers(db, query))

  staffRoute(app, 'GET /api/admin/customers/:email', async ({ params }) => {
    const email = params.email.toLowerCase()
    const [placed, written] = await Promise.all([
      db
        .select()
        .from(orders)
        .where(sql`lower(${orders.email}) = ${email}`)
        .orderBy(sql`${orders.placedAt} desc`)
        .limit(200),
      db
        .select()
        .from(messages)
        .where(sql`lower(${messages.email}) = ${email}`)
        .orderBy(sql`${messages.createdAt} desc`)
        .limit(200),
    ])
    if (placed.length + written.length === 0) refuse('not_found', 'Nobody wrote or ordered with this email.')
    return { email, orders: placed.map(summaryOf), messages: written.map(messageSummaryOf) }
  })
}

async function findOrder(db: Database, id: string): Promise<DeskOrder> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  if (!row) return refuse('not_found', 'There is no such order.')
  const [lines, notes, history] = await Promise.all([
    db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.position)),
    db.select().from(orderNotes).where(eq(orderNotes.orderId, id)).orderBy(asc(orderNotes.id)),
    auditOf(db, `orders:${id}`),
  ])
  return {
    ...summaryOf(row),
    ...{ phone: row.phone, address: row.address, customerNotes: row.notes, subtotalCents: row.subtotalCents },
    ...{ mailedAt: row.mailedAt?.toISOString() ?? null, mailError: row.mailError },
    lines: lines.map(({ id: lineId, merchandiseId, title, quantity, unitPriceCents, attributes }) => ({
      ...{ id: lineId, merchandiseId, title, quantity, unitPriceCents, attributes },
    })),
    notes: notes.map(({ id: noteId, author, note, createdAt }) => ({
      ...{ id: noteId, author, note, writtenAt: createdAt.toISOString() },
    })),
    history,
  }
}

/** Emails that ordered, in the order of the alphabet: an index gives them so, and each is counted as it comes. */
async function listCustomers(db: Database, { q, after }: { q?: string | undefined; after?: string | undefined }) {
  const key = sql`lower(${orders.email})`
  const words = sql`lower(${orders.number} || ' ' || ${orders.name} || ' ' || ${orders.email})`
  const { rows } = await db.execute<{ email: string; name: string; orders: string; total: string; last_at: Date }>(sql`
    select ${key} as email, (array_agg(${orders.name} order by ${orders.placedAt} desc))[1] as name, count(*) as orders,
      sum(${orders.totalCents}) as total, max(${orders.placedAt}) as last_at
    from ${orders}
    where ${key} > ${after ?? ''} ${q ? sql`and ${words} like ${anywhere(q)}` : sql``}
    group by 1 order by 1 limit ${PAGE + 1}`)
  const page = rows.slice(0, PAGE)
  return {
    customers: page.map((row) => ({
      ...{ email: row.email, name: row.name, orders: Number(row.orders), totalCents: Number(row.total) },
      lastOrderAt: new Date(row.last_at).toISOString(),
    })),
    next: rows.length > PAGE ? (page.at(-1)?.email ?? null) : null,
  }
}
