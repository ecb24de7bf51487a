import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { MerchandiseItem } from '../../contract/merchandise.ts'
import type { Database, Transaction } from '../database/connection.ts'
import { merchandise, orderLines, orders, packages, parts } from '../database/schema.ts'
import { importedParts, partIdsOfLines, takeImportedStock } from '../pricing/imported-parts.ts'
import { dollarsOf } from '../pricing/money.ts'
import type { PriceSource } from '../pricing/price-list.ts'
import type { KeptLine } from '../pricing/priced-lines.ts'
import { quotedPrices } from '../pricing/quoted-prices.ts'
import { plansOfLines } from '../pricing/saved-plans.ts'
import type { OrderLineRow, OrderRow } from './orders.ts'

/**
 * Today's prices of just these lines, read inside the order's transaction. Their rows are locked against a change of
 * price until the order stands, and counted items against being sold twice.
 */
export async function freshPrices(
  tx: Transaction,
  lines: readonly KeptLine[],
  catalog: Pick<PriceSource, 'vehicle' | 'fits'>,
): Promise<PriceSource> {
  const named = (kind: string) =>
    lines.flatMap(({ merchandiseId }) => (merchandiseId.startsWith(kind) ? [merchandiseId.slice(kind.length)] : []))
  const planByCode = await plansOfLines(tx, lines)
  const quoted = await quotedPrices(tx, lines)
  const installed = [...planByCode.values()].flatMap(({ partIds }) => partIds)
  const slugs = named('package:')
  const partIds = [...new Set([...partIdsOfLines(lines), ...installed])]
  const itemIds = [...new Set(named('merch:'))].sort()

  const packageRows = slugs.length
    ? await tx.select().from(packages).where(inArray(packages.slug, slugs)).orderBy(packages.id).for('share')
    : []
  const partRows = partIds.length
    ? await tx.select().from(parts).where(inArray(parts.id, partIds)).orderBy(parts.id).for('share')
    : []
  const known = new Set(partRows.map(({ id }) => id))
  const imported = await importedParts(
    tx,
    partIds.filter((id) => !known.has(id)),
    true,
  )
  const itemRows = itemIds.length
    ? await tx.select().from(merchandise).where(inArray(merchandise.id, itemIds)).orderBy(merchandise.id).for('update')
    : []
  const packageBySlug = new Map(packageRows.map((row) => [row.slug, { detail: row.data, priceCents: row.priceCents }]))
  const partById = new Map(partRows.map((row) => [row.id, { ...row.data, priceCents: row.priceCents }]))
  const itemById = new Map(
    itemRows.map(({ id, data, priceCents, stock }) => {
      const item: MerchandiseItem = { ...data, price: dollarsOf(priceCents) }
      return [id, { item, priceCents, stock }]
    }),
  )
  return {
    packageBySlug: (slug) => packageBySlug.get(slug),
    part: (id) => partById.get(id),
    merchandise: (id) => itemById.get(id),
    vehicle: (id) => catalog.vehicle(id),
    fits: (part, vehicle) => catalog.fits(part, vehicle),
    plan: (code) => planByCode.get(code),
    quoted,
    importedPart: (id) => imported.get(id),
  }
}

/** Takes sold items out of stock. False when less is left than that; the caller's transaction is then to be undone. */
export async function takeStock(tx: Transaction, merchandiseId: string, quantity: number): Promise<boolean> {
  const itemId = merchandiseId.slice(merchandiseId.indexOf(':') + 1)
  if (merchandiseId.startsWith('part:')) return takeImportedStock(tx, itemId, quantity)
  const taken = await tx
    .update(merchandise)
    .set({ stock: sql`${merchandise.stock} - ${quantity}` })
    .where(and(eq(merchandise.id, itemId), gte(merchandise.stock, quantity)))
    .returning({ id: merchandise.id })
  return taken.length === 1
}

export async function insertOrder(
  tx: Transaction,
  order: Omit<OrderRow, 'placedAt'> & { cartId: string },
  lines: readonly OrderLineRow[],
): Promise<Date> {
  const [row] = await tx.insert(orders).values(order).returning({ placedAt: orders.placedAt })
  await tx
    .insert(orderLines)
    .values(lines.map((line, position) => ({ ...line, attributes: [...line.attributes], orderId: order.id, position })))
  if (!row) throw new Error(`order ${order.number} was not inserted`)
  return row.placedAt
}

/** An order with its lines, by its id or by the cart that it was placed from. */
export async function findOrder(
  db: Database | Transaction,
  by: { id: string } | { cartId: string },
): Promise<{ row: OrderRow; lines: OrderLineRow[] } | undefined> {
  const where = 'id' in by ? eq(orders.id, by.id) : eq(orders.cartId, by.cartId)
  const [row] = await db.select().from(orders).where(where)
  if (!row) return undefined
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, row.id)).orderBy(orderLines.position)
  return {
    row: { ...row, delivery: row.delivery === 'shipping' ? 'shipping' : 'installation' },
    lines: lines.map((line) => ({ ...line, data: line.data as unknown as OrderLineRow['data'] })),
  }
}
