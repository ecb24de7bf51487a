import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { keepContact } from '../database/kept-settings.ts'
import { refuse } from '../http/problem.ts'
import { staffRoute } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { recordChange } from '../staff/audit-log.ts'
import { failedJobs, jobCounts, retryJob } from './job-list.ts'
import { whatIsToDo } from './today.ts'

/** What is to do today, the settings, jobs and health. */
export function registerShopState(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  const startedAt = new Date(clock()).toISOString()

  staffRoute(app, 'GET /api/admin/today', () => whatIsToDo(services))

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
