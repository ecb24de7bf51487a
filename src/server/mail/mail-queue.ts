import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { MailKindName } from '../../contract/admin/mail-kinds.ts'
import type { Transaction } from '../database/connection.ts'
import type { Services } from '../services.ts'
import { bornAtOf, type MailedTable } from './mail-kinds.ts'
import { type Mail, smtpMailer } from './mailer.ts'

interface MailQueueOptions {
  name: MailKindName
  /** Whose rows are mailed; they carry `mailedAt`, `mailAttempts` and `mailError`. */
  table: MailedTable
  /** When the sweep runs, in five fields, UTC. */
  sweepAt: string
  /** The mails of a row; none when it is gone. */
  mailsOf: (id: string) => Promise<Mail[]>
  /** Whether they are still to go out; always when absent. */
  isDue?: (id: string) => Promise<boolean>
}

/** Puts the mails of a row into the queue as its transaction commits. */
export type QueueMail = (tx: Transaction, id: string) => Promise<void>

/**
 * Mails each row once, again and again until the SMTP server takes it; a sweep finds those of the last 30 days that
 * the queue gave up or that came before the shop had a server. Without one nothing is sent.
 */
export function mailQueue(services: Services, options: MailQueueOptions): QueueMail {
  const { name, table, sweepAt, mailsOf, isDue = async () => true } = options
  const { db, jobs, config } = services
  services.mailKinds.set(name, { table, mailsOf })
  if (!config.smtpUrl) return async () => {}
  const sendMail = smtpMailer(config.smtpUrl, config.shop.email)
  const bornAt = bornAtOf(table)
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
        for (const mail of (await isDue(id)) ? await mailsOf(id) : []) await sendMail(mail)
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
