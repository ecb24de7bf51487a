import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { DeskOrder } from '../../contract/admin/orders.ts'
import type { Database } from '../database/connection.ts'
import { orderEvents, orderLines, orders } from '../database/schema/orders.ts'
import { orderNotes } from '../database/schema/staff.ts'
import { refuse } from '../http/problem.ts'
import { staffRoute } from '../http/staff-route.ts'
import type { Mail } from '../mail/mailer.ts'
import type { Services } from '../services.ts'
import { recordChange } from '../staff/audit-log.ts'
import { auditOf } from './audit.ts'
import { findCustomer, listCustomers } from './customers.ts'
import { previewOf } from './mails.ts'
import { listOrders, ordersAsCsv, summaryOf } from './order-list.ts'

export interface OrderDeskNeeds {
  /** Every mail of an order, as it goes out. */
  mailsOfOrder: (orderId: string) => Promise<{ mail: Mail; at: Date; eventId: string | null }[]>
}

/** Orders, and the customers who placed them. */
export function registerOrderDesk(app: FastifyInstance, { db }: Services, { mailsOfOrder }: OrderDeskNeeds): void {
  staffRoute(app, 'GET /api/admin/orders', ({ query }) => listOrders(db, query))

  staffRoute(app, 'GET /api/admin/orders/csv', async ({ query }, who) => {
    const made = await ordersAsCsv(db, query)
    await recordChange(db, who, { action: 'orders.csv', subject: 'orders', after: { ...query, orders: made.orders } })
    return made
  })

  staffRoute(app, 'GET /api/admin/orders/:id', ({ params }) => findOrder(db, params.id))

  staffRoute(app, 'GET /api/admin/orders/:id/mails', async ({ params: { id } }) => {
    const found = await mailsOfOrder(id)
    const sent = await sentMails(db, id)
    return { mails: found.map(({ mail, at, eventId }) => previewOf(mail, at, sent.get(eventId ?? id) ?? NOT_SENT)) }
  })

  staffRoute(app, 'POST /api/admin/orders/:id/notes', async ({ params, body }, who) => {
    await findOrder(db, params.id)
    await db.transaction(async (tx) => {
      await tx.insert(orderNotes).values({ orderId: params.id, author: who.name, note: body.note })
      await recordChange(tx, who, { action: 'orders.note', subject: `orders:${params.id}`, after: body })
    })
    return findOrder(db, params.id)
  })

  staffRoute(app, 'GET /api/admin/customers', ({ query }) => listCustomers(db, query))

  staffRoute(
    app,
    'GET /api/admin/customers/:email',
    async ({ params }) =>
      (await findCustomer(db, params.email)) ?? refuse('not_found', 'Nobody wrote or ordered with this email.'),
  )
}

const NOT_SENT = { mailedAt: null, mailError: null }

/** Which mails of an order the SMTP server took, by the order or the event that they tell of. */
async function sentMails(db: Database, id: string) {
  const columns = ({ id: of, mailedAt, mailError }: typeof orders | typeof orderEvents) => ({
    id: of,
    mailedAt,
    mailError,
  })
  const rows = [
    ...(await db.select(columns(orders)).from(orders).where(eq(orders.id, id))),
    ...(await db.select(columns(orderEvents)).from(orderEvents).where(eq(orderEvents.orderId, id))),
  ]
  return new Map(rows.map((row) => [row.id, row]))
}

async function findOrder(db: Database, id: string): Promise<DeskOrder> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  if (!row) return refuse('not_found', 'There is no such order.')
  const [lines, notes, events, history] = await Promise.all([
    db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.position)),
    db.select().from(orderNotes).where(eq(orderNotes.orderId, id)).orderBy(asc(orderNotes.id)),
    db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(asc(orderEvents.position)),
    auditOf(db, `orders:${id}`),
  ])
  return {
    ...summaryOf(row),
    ...{ phone: row.phone, address: row.address, customerNotes: row.notes },
    ...{ subtotalCents: row.subtotalCents, freightCents: row.freightCents, taxCents: row.taxCents },
    ...{ paidCents: row.paidCents, refundedCents: row.refundedCents },
    ...{ mailedAt: row.mailedAt?.toISOString() ?? null, mailError: row.mailError },
    lines: lines.map(({ orderId: _, position: __, data: ___, ...line }) => line),
    notes: notes.map(({ id: noteId, author, note, createdAt }) => ({
      ...{ id: noteId, author, note, writtenAt: createdAt.toISOString() },
    })),
    events: events.map(({ id: eventId, createdAt, who, staff, kind, state, data }) => ({
      ...{ id: eventId, at: createdAt.toISOString(), who, staff, kind, state },
      cents: typeof data.cents === 'number' ? data.cents : null,
    })),
    history,
  }
}
