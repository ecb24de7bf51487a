import { and, gt, inArray, sql } from 'drizzle-orm'
import {
  INSTALLED,
  isPackage,
  isPartsOnly,
  laborCodeOf,
  lineKey,
  quoteOf,
  withoutQuote,
} from '../../contract/cart-lines.ts'
import type { Database, Transaction } from '../database/connection.ts'
import { type QuotedLine, quotes } from '../database/schema/carts.ts'
import { buildsInCart } from './build-labor.ts'
import type { Attribute, PriceSource } from './price-list.ts'

/** "Q-2026-000123": the year it was made, and a number that rises. */
export const quoteNumber = ({ createdAt, serial }: { createdAt: Date; serial: number }): string =>
  `Q-${createdAt.getUTCFullYear()}-${String(serial).padStart(6, '0')}`

type Line = { merchandiseId: string; attributes: readonly Attribute[] }

/** The prices that quotes in force fix for lines that name them. Asks the database only when some line does. */
export async function quotedPrices(
  db: Database | Transaction,
  lines: readonly Line[],
): Promise<NonNullable<PriceSource['quoted']>> {
  const ids = [...new Set(lines.flatMap(({ attributes }) => quoteOf(attributes) ?? []))]
  if (ids.length === 0) return () => undefined
  const rows = await db
    .select({ id: quotes.id, lines: quotes.lines })
    .from(quotes)
    .where(and(inArray(quotes.id, ids), gt(quotes.expiresAt, sql`now()`)))
  const byQuote = new Map(
    rows.map(({ id, lines: quoted }) => [
      id,
      { lines: new Map(quoted.map((line) => [keyOf(line), line])), builds: buildsInCart(quoted) },
    ]),
  )
  return (quoteId, line, inCart) => {
    const quoted = byQuote.get(quoteId)
    const code = laborCodeOf(line)
    // The labor of other parts than those that were quoted has today's price.
    if (code !== undefined && String(quoted?.builds.get(code)?.partIds) !== String(inCart?.partIds)) return undefined
    return quoted?.lines.get(keyOf(line)) ?? partsOf(quoted?.lines.get(keyOf(installed(line))))
  }
}

const keyOf = ({ merchandiseId, attributes }: Line): string => lineKey(merchandiseId, withoutQuote(attributes))

/** The line as it was quoted when its installation came with it. */
const installed = (line: Line): Line => ({
  ...line,
  attributes: isPackage(line)
    ? line.attributes.filter((attribute) => !isPartsOnly([attribute]))
    : [...line.attributes, INSTALLED],
})

/** What is shipped of a quoted installation: the parts, at the quoted price. */
const partsOf = (line: QuotedLine | undefined) =>
  line && { unitPriceCents: line.unitPriceCents - line.installationCents, installationCents: 0 }
