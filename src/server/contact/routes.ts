import type { FastifyInstance } from 'fastify'
import { refuse, route, type Services } from '../api.ts'
import { smtpMailer } from '../mailer.ts'
import { isSpam, messageGate, messageMail } from './contact.ts'
import { markMailed, markMailFailed, storeMessage, unmailedMessage, unmailedMessageIds } from './store.ts'

const QUEUE = 'mail-message'
const SWEEP = 'mail-message-sweep'

/** The contact form: stored first, mailed by the queue when the shop has an SMTP server. */
export function registerContact(app: FastifyInstance, services: Services): void {
  const { db, jobs, config, random, clock, log } = services
  const secondsToWait = messageGate(clock)

  route(app, 'POST /api/contact', async ({ body }, request) => {
    const id = random(12)
    if (isSpam(body)) {
      log.info({ client: request.ip }, 'contact form: a program filled in the hidden field')
      return { success: true as const, id }
    }
    const waitS = secondsToWait(request.ip)
    if (waitS > 0) {
      return refuse('too_many_requests', 'That were many messages. Please call us, or try again later.', {
        headers: { 'retry-after': String(waitS) },
        help: { retryAfterS: waitS },
      })
    }
    const { name, email, subject, message } = body
    await db.transaction(async (tx) => {
      await storeMessage(tx, { id, name, email, phone: body.phone || null, subject, message })
      if (config.smtpUrl) await jobs.send(QUEUE, { id }, { singletonKey: id, transaction: tx })
    })
    return { success: true as const, id }
  })

  if (!config.smtpUrl) return
  const sendMail = smtpMailer(config.smtpUrl, config.shop.email)
  jobs.work<{ id: string }>(
    QUEUE,
    async ({ id }) => {
      const message = await unmailedMessage(db, id)
      if (!message) return
      try {
        await sendMail(messageMail(message, config.shop.email))
      } catch (error) {
        await markMailFailed(db, id, error instanceof Error ? error.message : String(error))
        throw error
      }
      await markMailed(db, id)
    },
    { retryLimit: 10 },
  )
  jobs.work(SWEEP, async () => {
    for (const id of await unmailedMessageIds(db)) await jobs.send(QUEUE, { id }, { singletonKey: id })
  })
  jobs.schedule(SWEEP, '17 * * * *')
}
