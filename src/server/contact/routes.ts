import type { FastifyInstance } from 'fastify'
import { refuse, route, type Services } from '../api.ts'
import { messages } from '../database/schema.ts'
import { mailQueue } from '../mail-queue.ts'
import { isSpam, messageGate, messageMail } from './contact.ts'
import { findMessage, storeMessage } from './store.ts'

/** The contact form: stored first, mailed by the queue when the shop has an SMTP server. */
export function registerContact(app: FastifyInstance, services: Services): void {
  const { db, config, random, clock, log } = services
  const secondsToWait = messageGate(clock)
  const queueMail = mailQueue(services, {
    name: 'mail-message',
    table: messages,
    sweepAt: '17 * * * *',
    mailsOf: async (id) => {
      const message = await findMessage(db, id)
      return message ? [messageMail(message, config.shop.email)] : []
    },
  })

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
      await queueMail(tx, id)
    })
    return { success: true as const, id }
  })
}
