import { createHash } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { PriceReply, priceBody } from '../../contract/admin/catalog.ts'
import type { PricedTable } from '../../contract/admin/editable.ts'
import type { Transaction } from '../database/connection.ts'
import { refuse } from '../http/problem.ts'
import { type Actor, recordChange } from '../staff/audit-log.ts'
import { matching } from './catalog-list.ts'
import { editableTable } from './catalog-table.ts'

const SHOWN = 100
const MOST_CENTS = 100_000_000

/** A price after a change, in whole cents: $100.00 with 10% and rounded to whole dollars is $110.00. Never below a cent. */
export function changedPrice(
  cents: number,
  change: { percent: number; addCents: number; roundToCents: number },
): number {
  const exact = cents * (1 + change.percent / 100) + change.addCents
  const rounded = Math.round(exact / change.roundToCents) * change.roundToCents
  return Math.min(MOST_CENTS, Math.max(change.roundToCents, rounded))
}

/** Changes the prices of all rows that the words find; without `apply` it only says which. */
export async function changePrices(
  tx: Transaction,
  actor: Actor,
  { table, body }: { table: PricedTable; body: z.output<typeof priceBody> },
): Promise<PriceReply> {
  const { table: rows, fields } = editableTable(table)
  const priced = rows as typeof import('../database/schema/catalog.ts').parts
  const label = editableTable(table).column(fields[0]?.name ?? 'name')
  const found = await tx
    .select({ id: priced.id, name: sql<string>`${label}`, before: priced.priceCents })
    .from(priced)
    .where(matching(table, body.q))
    .orderBy(asc(priced.id))
    .for(body.apply === undefined ? 'share' : 'update')
  const changes = found
    .map((row) => ({ ...row, after: changedPrice(row.before, body) }))
    .filter(({ before, after }) => before !== after)
  const digest = createHash('sha256').update(JSON.stringify(changes)).digest('base64url')
  const reply = { changed: changes.length, changes: changes.slice(0, SHOWN), digest }
  if (body.apply === undefined || changes.length === 0) return { ...reply, isApplied: false }
  if (body.apply !== digest) refuse('conflict', 'A price changed since the preview. Look at the new preview first.')
  const prices = (of: 'before' | 'after') => Object.fromEntries(changes.map((one) => [one.id, one[of]]))
  await setPrices(tx, table, prices('after'))
  await recordChange(tx, actor, {
    ...{ action: 'catalog.prices', subject: table, before: prices('before'), after: prices('after') },
  })
  return { ...reply, isApplied: true }
}

/** Takes a change of many prices back, where none of them has changed since. */
export async function undoPrices(
  tx: Transaction,
  actor: Actor,
  { table, before, after }: { table: PricedTable; before: Record<string, number>; after: Record<string, number> },
): Promise<void> {
  const { table: rows } = editableTable(table)
  const priced = rows as typeof import('../database/schema/catalog.ts').parts
  const found = await tx
    .select({ id: priced.id, cents: priced.priceCents })
    .from(priced)
    .orderBy(priced.id)
    .for('update')
  const moved = found.filter(({ id, cents }) => id in after && after[id] !== cents)
  if (moved.length > 0) refuse('conflict', `${moved.length} of these prices changed since. Edit them one by one.`)
  await setPrices(tx, table, before)
  await recordChange(tx, actor, { action: 'catalog.prices', subject: table, before: after, after: before })
}

async function setPrices(tx: Transaction, table: PricedTable, prices: Record<string, number>): Promise<void> {
  const { table: rows } = editableTable(table)
  const updatedAt = table === 'parts' ? sql`, updated_at = now()` : sql``
  await tx.execute(sql`
    update ${rows} set price_cents = given.value::int, edited = true${updatedAt}
    from jsonb_each_text(${JSON.stringify(prices)}::jsonb) given where given.key = ${rows}.id`)
}
