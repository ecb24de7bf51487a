import type { FastifyInstance } from 'fastify'
import { withoutQuote } from '../../contract/cart-lines.ts'
import { quotes } from '../database/schema/carts.ts'
import { limitPer, refuseForNow } from '../http/limit-per.ts'
import { refuse, refuseAs } from '../http/problem.ts'
import { route } from '../http/route.ts'
import { mailQueue } from '../mail/mail-queue.ts'
import { mailboxOf } from '../mail/mailbox.ts'
import type { Carts } from '../pricing/carts.ts'
import { type KeptLine, pricedLines } from '../pricing/priced-lines.ts'
import { pricesOfLines } from '../pricing/saved-plans.ts'
import type { Services } from '../services.ts'
import { expiresAt, QUOTES_PER_CLIENT, QUOTES_PER_EMAIL, quotedLine, quoteMail, quoteReply } from './quotes.ts'
import { findQuote, insertQuote, sweepQuotes } from './store.ts'

const SWEEP = 'quote-sweep'

/** Quotes of carts: stored first, mailed by the queue when the shop has an SMTP server. */
export function registerQuotes(app: FastifyInstance, services: Services, carts: Pick<Carts, 'read'>): void {
  const { db, random, clock, jobs } = services
  const queueMail = mailQueue(services, {
    name: 'mail-quote',
    table: quotes,
    sweepAt: '47 * * * *',
    mailsOf: async (id) => {
      const row = await findQuote(db, id)
      return row ? [quoteMail(row, services.shop.email, `${services.shop.origin}/quotes/${row.id}`)] : []
    },
  })
  const waitOfEmail = limitPer(QUOTES_PER_EMAIL)
  const waitOfClient = limitPer(QUOTES_PER_CLIENT)

  /** The cart's lines at today's prices: a quote does not renew itself. */
  const linesToday = async (cartId: string) => {
    const answer = await carts.read(cartId)
    if (!answer.ok) return refuseAs(answer)
    const kept = answer.cart.lines.edges.map(
      ({ node: { id, quantity, merchandise, attributes } }): KeptLine => ({
        ...{ id, quantity, merchandiseId: merchandise.id, attributes: withoutQuote(attributes) },
      }),
    )
    const { priced, unsold } = pricedLines(await pricesOfLines(db, services.catalog, kept), kept)
    const [gone] = unsold
    if (gone) return refuse('conflict', gone.message)
    if (priced.length === 0) return refuse('cart_is_empty', 'The cart is empty.')
    return priced.map(quotedLine)
  }

  route(app, 'POST /api/quotes', async ({ body }, request) => {
    const lines = await linesToday(body.cartId)
    const waitS = Math.max(waitOfClient(request.ip), waitOfEmail(mailboxOf(body.email)))
    refuseForNow(waitS, 'That was a lot of quotes. Your cart is safe: give us a call, or try again later.')
    const createdAt = new Date(clock())
    const row = await db.transaction(async (tx) => {
      const isSpam = Boolean(body.website?.trim())
      const made = { id: random(16), email: body.email, lines, createdAt, expiresAt: expiresAt(createdAt) }
      // To the sweep a program's quote was mailed: nobody is written to.
      const stored = await insertQuote(tx, { ...made, mailedAt: isSpam ? createdAt : null })
      if (!isSpam) await queueMail(tx, stored.id)
      return stored
    })
    return quoteReply(row, clock())
  })

  route(app, 'GET /api/quotes/:id', async ({ params }) => {
    const row = await findQuote(db, params.id)
    return row ? quoteReply(row, clock()) : refuse('not_found', 'There is no such quote.')
  })

  jobs.work(SWEEP, () => sweepQuotes(db))
  jobs.schedule(SWEEP, '17 5 * * *')
}
