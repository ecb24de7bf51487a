import type { CartLine } from '../../contract/cart.ts'
import { withoutQuote } from '../../contract/cart-lines.ts'
import type { Quote } from '../../contract/quotes.ts'
import type { QuotedLine, quotes } from '../database/schema/carts.ts'
import { mailBody } from '../mail/mail-body.ts'
import type { Mail } from '../mail/mailer.ts'
import { moneyOf, shownDollars } from '../pricing/money.ts'
import type { PricedLine } from '../pricing/priced-lines.ts'
import { quoteNumber } from '../pricing/quoted-prices.ts'

export const QUOTE_DAYS = 14
const DAY_MS = 24 * 60 * 60 * 1000

/** What a stranger's mailbox may get unasked, in ten minutes: to one address, and by one client. */
export const QUOTES_PER_EMAIL = 5
export const QUOTES_PER_CLIENT = 20

export const expiresAt = (createdAt: Date): Date => new Date(createdAt.getTime() + QUOTE_DAYS * DAY_MS)

export const quotedLine = ({ line, offer }: PricedLine): QuotedLine => ({
  ...{ id: line.id, merchandiseId: line.merchandiseId, attributes: withoutQuote(offer.attributes) },
  ...{ quantity: line.quantity, unitPriceCents: offer.unitPriceCents, installationCents: offer.installationCents },
  ...{ title: offer.title, product: offer.product, image: offer.image },
})

type QuoteRow = Pick<typeof quotes.$inferSelect, 'id' | 'serial' | 'email' | 'lines' | 'createdAt' | 'expiresAt'>

const sumOf = (lines: readonly QuotedLine[], cents: (line: QuotedLine) => number): number =>
  lines.reduce((sum, line) => sum + line.quantity * cents(line), 0)

export function quoteReply(row: QuoteRow, nowMs: number): Quote {
  return {
    ...{ id: row.id, number: quoteNumber(row) },
    ...{ createdAt: row.createdAt.toISOString(), expiresAt: row.expiresAt.toISOString() },
    isExpired: row.expiresAt.getTime() <= nowMs,
    lines: row.lines.map(lineReply),
    cost: {
      totalAmount: moneyOf(sumOf(row.lines, (line) => line.unitPriceCents)),
      installationAmount: moneyOf(sumOf(row.lines, (line) => line.installationCents)),
    },
    taxNote: 'Sales tax is added when you order.',
    shippingNote: 'Shipping is added when you order.',
  }
}

function lineReply({ id, merchandiseId, attributes, quantity, unitPriceCents, ...line }: QuotedLine): CartLine {
  const price = moneyOf(unitPriceCents)
  return {
    ...{ id, quantity, attributes },
    cost: { amountPerQuantity: price, totalAmount: moneyOf(quantity * unitPriceCents) },
    merchandise: { id: merchandiseId, title: line.title, price, product: line.product, image: line.image },
  }
}

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' })

/** The quote by mail. Nobody has confirmed the address, so all of it is our own words and our catalog's. */
export function quoteMail({ email, ...row }: QuoteRow, shopEmail: string, url: string): Mail {
  const { number, lines, cost, taxNote, shippingNote } = quoteReply({ email, ...row }, 0)
  const { amount, currencyCode } = cost.totalAmount
  const rows = lines.map(({ quantity, merchandise: { title, product }, cost: { totalAmount } }) => ({
    name: `${quantity} x ${product.title}${title === product.title ? '' : ` (${title})`}`,
    value: shownDollars(totalAmount.amount),
  }))
  const goodUntil = `Here is your quote ${number}. These prices are good until ${DATE.format(row.expiresAt)}.`
  return {
    ...{ id: `quote-${row.id}`, to: email, replyTo: shopEmail, subject: `Your quote ${number}` },
    ...mailBody(`Your quote ${number}`, [
      { kind: 'text', text: goodUntil },
      {
        kind: 'rows',
        rows: [...rows, { name: 'Total', value: `${shownDollars(amount)} ${currencyCode}`, isTotal: true }],
      },
      { kind: 'text', text: `${taxNote} ${shippingNote}` },
      { kind: 'link', label: 'See it, print it, or put it in your cart', url },
      { kind: 'text', text: 'Not your quote? Ignore this email. Nothing was ordered.' },
    ]),
  }
}
