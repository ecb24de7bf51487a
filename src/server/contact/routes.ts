import type { FastifyInstance } from 'fastify'
import { messages } from '../database/schema/visitors.ts'
import { limitPer, refuseForNow } from '../http/limit-per.ts'
import { route } from '../http/route.ts'
import { mailQueue } from '../mail/mail-queue.ts'
import type { Services } from '../services.ts'
import { isSpam, MESSAGES_PER_CLIENT, messageMail } from './contact.ts'
import { findMessage, storeMessage } from './store.ts'

/** The contact form: stored first, mailed by the queue when the shop has an SMTP server. */
export function registerContact(app: FastifyInstance, services: Services): void {
  const { db, random, log } = services
  const secondsToWait = limitPer(MESSAGES_PER_CLIENT)
  const queueMail = mailQueue(services, {
    name: 'mail-message',
    table: messages,
    sweepAt: '17 * * * *',
    mailsOf: async (id) => {
      const message = await findMessage(db, id)
      return message ? [messageMail(message, services.shop.email)] : []
    },
  })

  route(app, 'POST /api/contact', async ({ body }, request) => {
    const id = random(12)
    if (isSpam(body)) {
      log.info('contact form: a program filled in the hidden field')
      return { success: true as const, id }
    }
    refuseForNow(secondsToWait(request.ip), 'That was a lot of messages. Give us a call, or try again later.')
    const { name, email, subject, message } = body
    await db.transaction(async (tx) => {
      await storeMessage(tx, { id, name, email, phone: body.phone || null, subject, message })
      await queueMail(tx, id)
    })
    return { success: true as const, id }
  })
}
