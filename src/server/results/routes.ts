import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ResultAsked } from '../../contract/results.ts'
import type { Transaction } from '../database/connection.ts'
import { orderResults, orders } from '../database/schema/orders.ts'
import { limitPer, refuseForNow, scaledLimit } from '../http/limit-per.ts'
import { refuse } from '../http/problem.ts'
import { route } from '../http/route.ts'
import { mailBody } from '../mail/mail-body.ts'
import { mailQueue } from '../mail/mail-queue.ts'
import { MOST_PHOTO_BYTES, readPhoto } from '../pictures/read-photo.ts'
import type { Services } from '../services.ts'
import { orderCar } from './order-car.ts'
import { type ResultNeeds, registerResultDesk } from './result-desk.ts'

const ASK = 'ask-result'
const DAY_S = 86_400
/** A car that we built is on the road in a few days; parts have to be fitted first. */
const ASK_AFTER_S = { installed: 3 * DAY_S, shipped: 21 * DAY_S } as const
const SENT_PER_CLIENT = 20

/** Asks the customer for a result, some days after the order got there. */
export type AskForResult = (tx: Transaction, orderId: string, state: 'installed' | 'shipped') => Promise<void>

const gone = (): never => refuse('not_found', 'This link is mistyped or no longer works.')

/** Customers' own results: asked for by mail with a link of its own, sent with a photo, approved by the owner. */
export function registerResults(app: FastifyInstance, services: Services, needs: ResultNeeds): AskForResult {
  const { db, config, jobs, random } = services
  const queueMail = mailQueue(services, {
    name: 'mail-result',
    table: orderResults,
    sweepAt: '27 * * * *',
    isDue: async (id) => (await find(id))?.result.state === 'asked',
    mailsOf: async (id) => {
      const found = await find(id)
      if (!found) return []
      const title = 'What did it make?'
      const text = `Your car has the parts from order ${found.order.number} on it. Send us the dyno sheet or a time slip: it sharpens our predictions for your car, and everybody else's.`
      return [
        {
          ...{ id: `result-${id}`, to: found.order.email, replyTo: services.shop.email, subject: title },
          ...mailBody(title, [
            { kind: 'text', text },
            { kind: 'link', label: 'Send my result', url: `${services.shop.origin}/results/${id}` },
            { kind: 'text', text: 'The link is yours alone and takes one result.' },
          ]),
        },
      ]
    },
  })
  jobs.work<{ orderId: string }>(ASK, ({ orderId }) =>
    db.transaction(async (tx) => {
      const [order] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId))
      if (!order || order.status === 'refunded') return
      const id = random(24)
      const asked = await tx
        .insert(orderResults)
        .values({ id, orderId })
        .onConflictDoNothing()
        .returning({ id: orderResults.id })
      if (asked.length > 0) await queueMail(tx, id)
    }),
  )

  async function find(id: string) {
    const [found] = await db
      .select({ result: orderResults, order: orders })
      .from(orderResults)
      .innerJoin(orders, eq(orders.id, orderResults.orderId))
      .where(eq(orderResults.id, id))
    return found
  }
  /** A link that was used tells no more than that: its id stands in the address of the shown build. */
  async function asked(id: string): Promise<ResultAsked> {
    const { result, order } = (await find(id)) ?? gone()
    const { state } = result
    if (state !== 'asked') return { state, orderNumber: '', cars: [], parts: [], hasPhoto: result.photo !== null }
    const { cars, parts } = await orderCar(db, services.catalog, order.id)
    return { state, orderNumber: order.number, cars, parts, hasPhoto: result.photo !== null }
  }

  const waitOf = limitPer(scaledLimit(SENT_PER_CLIENT, config.rateLimitPerMinute))
  const throttled = (ip: string) => refuseForNow(waitOf(ip), 'That was a lot of tries. Try again in a few minutes.')
  const isOpen = (id: string) => and(eq(orderResults.id, id), eq(orderResults.state, 'asked'))
  const isUsed = (): never => refuse('gone', 'We have your result already. Thank you.')

  route(app, 'GET /api/results/:id', ({ params }) => asked(params.id))
  route(app, 'POST /api/results/:id', async ({ params: { id }, body }, { ip }) => {
    throttled(ip)
    const { state, cars } = await asked(id)
    if (state !== 'asked') return isUsed()
    if (!cars.some(({ vehicleId }) => vehicleId === body.vehicleId))
      return refuse('unprocessable', 'That car is not one of this order.')
    const sent = await db
      .update(orderResults)
      .set({ state: 'sent', data: body, sentAt: sql`now()` })
      .where(isOpen(id))
      .returning({ id: orderResults.id })
    return sent.length > 0 ? asked(id) : isUsed()
  })

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(/^image\//, { parseAs: 'buffer', bodyLimit: MOST_PHOTO_BYTES }, (_, body, done) =>
      done(null, body),
    )
    scope.post<{ Params: { id: string } }>(
      '/api/results/:id/photo',
      { bodyLimit: MOST_PHOTO_BYTES },
      async ({ params: { id }, body, ip }, reply) => {
        throttled(ip)
        if ((await find(id))?.result.state !== 'asked') return (await find(id)) ? isUsed() : gone()
        const photo = await readPhoto(Buffer.isBuffer(body) ? body : Buffer.alloc(0))
        if (!photo) return refuse('unprocessable', 'That is not a photo we can read. Send a JPEG, PNG or WebP.')
        await db.update(orderResults).set({ photo }).where(isOpen(id))
        reply.header('cache-control', 'no-store')
        return { bytes: photo.length }
      },
    )
  })
  registerResultDesk(app, services, needs, find)

  return async (transaction, orderId, state) => {
    await jobs.send(ASK, { orderId }, { singletonKey: orderId, startAfterS: ASK_AFTER_S[state], transaction })
  }
}
