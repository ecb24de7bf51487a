import { and, asc, count, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { keepContact } from '../database/kept-settings.ts'
import { merchandise } from '../database/schema/catalog.ts'
import { orders } from '../database/schema/orders.ts'
import { messageReplies } from '../database/schema/staff.ts'
import { messages } from '../database/schema/visitors.ts'
import { refuse } from '../http/problem.ts'
import { staffRoute } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { recordChange } from '../staff/audit-log.ts'
import { goLiveSteps } from './go-live.ts'
import { failedJobs, jobCounts, retryJob } from './job-list.ts'
import { orderState } from './order-list.ts'

const LOW_STOCK = 5

/** What is to do today, the settings, jobs and health. */
export function registerShopState(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  const startedAt = new Date(clock()).toISOString()

  staffRoute(app, 'GET /api/admin/today', async () => {
    const [states, [open], lowStock, goLive, queues, unsentMails] = await Promise.all([
      db.select({ status: orders.status, orders: count() }).from(orders).groupBy(orders.status).orderBy(orders.status),
      db.select({ messages: count() }).from(messages).where(isNull(messages.closedAt)),
      db
        .select({ id: merchandise.id, name: merchandise.name, stock: sql<number>`${merchandise.stock}` })
        .from(merchandise)
        .where(and(isNotNull(merchandise.stock), lt(merchandise.stock, LOW_STOCK)))
        .orderBy(asc(merchandise.stock), asc(merchandise.id))
        .limit(20),
      goLiveSteps(services),
      jobCounts(db),
      unsent(services),
    ])
    return {
      ordersByState: states.map((row) => ({ state: orderState(row), orders: row.orders })),
      ...{ openMessages: open?.messages ?? 0, unsentMails, lowStock, goLive },
      failedJobs: queues.reduce((sum, { failed }) => sum + failed, 0),
    }
  })

  staffRoute(app, 'GET /api/admin/settings', () => contactOf(services))

  staffRoute(app, 'PUT /api/admin/settings', async ({ body }, who) => {
    await db.transaction(async (tx) => {
      await keepContact(tx, body)
      await recordChange(tx, who, {
        action: 'settings.edit',
        subject: 'settings',
        before: contactOf(services),
        after: body,
      })
    })
    return body
  })

  const health = async () => {
    const [queues, failed, { rows }] = await Promise.all([
      jobCounts(db),
      failedJobs(db),
      db.execute<{ version: string; bytes: string }>(
        sql`select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`,
      ),
    ])
    const { vehicles, parts, packages, merchandiseItems } = services.catalog
    return {
      ...{ startedAt, node: process.version, queues, failed },
      ...{ database: rows[0]?.version ?? '', databaseBytes: Number(rows[0]?.bytes ?? 0) },
      catalog: {
        ...{ vehicles: vehicles.length, parts: parts.length },
        ...{ packages: packages.length, merchandise: merchandiseItems.length },
      },
    }
  }
  staffRoute(app, 'GET /api/admin/health', health)

  staffRoute(app, 'POST /api/admin/jobs/:queue/:id/retry', async ({ params }, who) => {
    if (!(await retryJob(db, params))) refuse('not_found', 'There is no such failed job.')
    await recordChange(db, who, { action: 'jobs.retry', subject: `jobs:${params.queue}`, after: { id: params.id } })
    return health()
  })
}

const contactOf = ({ shop: { email, phone, address } }: Services) => ({ email, phone, address })

/** Mails that the SMTP server did not take yet, or that wait for one. */
async function unsent({ db }: Services): Promise<number> {
  const { rows } = await db.execute<{ mails: string }>(sql`
    select (select count(*) from ${orders} where ${orders.mailError} is not null and ${orders.mailedAt} is null)
      + (select count(*) from ${messages} where ${messages.mailError} is not null and ${messages.mailedAt} is null)
      + (select count(*) from ${messageReplies} where ${messageReplies.mailedAt} is null) as mails`)
  return Number(rows[0]?.mails ?? 0)
}
