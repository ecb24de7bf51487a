import { and, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import type { bookings } from '../database/schema/booking.ts'
import type { quotes } from '../database/schema/carts.ts'
import type { orderEvents, orderResults, orders } from '../database/schema/orders.ts'
import type { messageReplies } from '../database/schema/staff.ts'
import type { messages } from '../database/schema/visitors.ts'
import type { Services } from '../services.ts'
import { type Mail, smtpMailer } from './mailer.ts'

interface MailQueueOptions {
  name: string
  /** Whose rows are mailed; they carry `mailedAt`, `mailAttempts` and `mailError`. */
  table:
    | typeof messages
    | typeof orders
    | typeof quotes
    | typeof messageReplies
    | typeof orderEvents
    | typeof bookings
    | typeof orderResults
  /** When the sweep runs, in five fields, UTC. */
  sweepAt: string
  /** The mails of a row; none when it is gone. */
  mailsOf: (id: string) => Promise<Mail[]>
}

/** Puts the mails of a row into the queue as its transaction commits. */
export type QueueMail = (tx: Transaction, id: string) => Promise<void>

/**
 * Mails each row once, again and again until the SMTP server takes it; a sweep finds those of the last 30 days that
 * the queue gave up or that came before the shop had a server. Without one nothing is sent.
 */
export function mailQueue(services: Services, { name, table, sweepAt, mailsOf }: MailQueueOptions): QueueMail {
  const { db, jobs, config } = services
  if (!config.smtpUrl) return async () => {}
  const sendMail = smtpMailer(config.smtpUrl, config.shop.email)
  const columns = getTableColumns(table)
  const bornAt = 'placedAt' in columns ? columns.placedAt : columns.createdAt
  const attempts = sql`${table.mailAttempts} + 1`
  const unmailed = (...more: Parameters<typeof and>) =>
    db
      .select({ id: table.id })
      .from(table)
      .where(and(isNull(table.mailedAt), ...more))
      .limit(500)

  jobs.work<{ id: string }>(
    name,
    async ({ id }) => {
      const [row] = await unmailed(eq(table.id, id))
      if (!row) return
      try {
        for (const mail of await mailsOf(id)) await sendMail(mail)
      } catch (error) {
        const mailError = (error instanceof Error ? error.message : String(error)).slice(0, 500)
        await db.update(table).set({ mailError, mailAttempts: attempts }).where(eq(table.id, id))
        throw error
      }
      await db
        .update(table)
        .set({ mailedAt: sql`now()`, mailError: null, mailAttempts: attempts })
        .where(eq(table.id, id))
    },
    { retryLimit: 10 },
  )
  jobs.work(`${name}-sweep`, async () => {
    for (const { id } of await unmailed(gt(bornAt, sql`now() - interval '30 days'`)))
      await jobs.send(name, { id }, { singletonKey: id })
  })
  jobs.schedule(`${name}-sweep`, sweepAt)
  return async (transaction, id) => {
    await jobs.send(name, { id }, { singletonKey: id, transaction })
  }
}
