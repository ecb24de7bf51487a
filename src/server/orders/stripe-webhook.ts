import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { stripeMessages } from '../database/schema/orders.ts'
import { refuse } from '../http/problem.ts'
import type { Services } from '../services.ts'
import type { CardPayments, PaymentMessage } from './card-payments.ts'

const MOST_BYTES = 512 * 1024

/**
 * `POST /api/stripe/webhook`, where Stripe tells what happened. The signature is checked over the raw bytes; a message
 * that was taken already is answered with yes and changes nothing. Whatever fails is answered with an error, and Stripe
 * sends it again. Not in the list of calls: nobody but Stripe makes it, and its body is not ours to describe.
 */
export function registerWebhook(
  app: FastifyInstance,
  { db, log }: Services,
  payments: CardPayments,
  hear: (message: PaymentMessage) => Promise<void>,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_, body, done) => done(null, body))
    // Stripe sends as many as there are payments, all from a few addresses.
    scope.post('/api/stripe/webhook', { config: { rateLimit: false } }, async (request, reply) => {
      const signature = request.headers['stripe-signature']
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const message = typeof signature === 'string' ? await payments.read(body, signature) : undefined
      if (!message) return refuse('invalid_input', 'The signature does not hold.')
      const [known] = await db.select().from(stripeMessages).where(eq(stripeMessages.id, message.id))
      if (!known) {
        await hear(message)
        await db.insert(stripeMessages).values({ id: message.id, type: message.type }).onConflictDoNothing()
        log.info({ stripe: message.id, type: message.type }, 'stripe says')
      }
      reply.header('cache-control', 'no-store')
      return { received: true }
    })
  })
}
