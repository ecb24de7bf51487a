import { and, eq, gte, inArray, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import { merchandiseNamed } from '../../contract/cart-lines.ts'
import { merchandiseOf } from '../catalog/stored-rows.ts'
import type { Database, Transaction } from '../database/connection.ts'
import { merchandise, packages, parts } from '../database/schema/catalog.ts'
import { orderEvents, orderLines, orders } from '../database/schema/orders.ts'
import { salesTaxRates } from '../database/schema/selling.ts'
import type { Pictured } from '../pictures/picture-index.ts'
import { importedParts, partIdsOfLines, returnImportedStock, takeImportedStock } from '../pricing/imported-parts.ts'
import type { PriceSource } from '../pricing/price-list.ts'
import type { KeptLine } from '../pricing/priced-lines.ts'
import { quotedPrices } from '../pricing/quoted-prices.ts'
import type { SalesTaxRate } from '../pricing/sales-tax.ts'
import { plansOfLines } from '../pricing/saved-plans.ts'
import type { Taken } from './orders.ts'
import type { OrderLineRow, OrderRow, StoredOrder } from './stored-order.ts'

/**
 * Today's prices of just these lines, read inside the order's transaction. Their rows are locked against a change of
 * price until the order stands, and counted items against being sold twice.
 */
export async function freshPrices(
  tx: Transaction,
  lines: readonly KeptLine[],
  catalog: Pick<PriceSource, 'vehicle' | 'fits' | 'part'>,
): Promise<PriceSource> {
  const named = (wanted: string) =>
    lines.flatMap(({ merchandiseId }) => {
      const { kind, name } = merchandiseNamed(merchandiseId)
      return kind === wanted ? [name] : []
    })
  const planByCode = await plansOfLines(tx, lines)
  const quoted = await quotedPrices(tx, lines)
  const installed = [...planByCode.values()].flatMap(({ partIds }) => partIds)
  const slugs = named('package')
  const partIds = [...new Set([...partIdsOfLines(lines), ...installed])]
  const itemIds = [...new Set(named('merch'))].sort()

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
  const partById = new Map(
    partRows.map((row) => [row.id, { ...row.data, ...pictureOf(catalog.part(row.id)), priceCents: row.priceCents }]),
  )
  const itemById = new Map(itemRows.map((row) => [row.id, merchandiseOf(row)]))
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

/** The shop's own picture of a part, as its snapshot has it. */
const pictureOf = (part: Pictured | undefined) => (part?.ownImageUrl ? { ownImageUrl: part.ownImageUrl } : {})

const isCounted = (variant: string) => sql`${merchandise.variantStock} ? ${variant}`
const leftOf = (variant: string) => sql`(${merchandise.variantStock}->>${variant}::text)::int`
const withLeft = (variant: string, left: SQL) => ({
  variantStock: sql`jsonb_set(${merchandise.variantStock}, array[${variant}::text], to_jsonb(${left}))`,
})

/** Takes sold items out of stock. False when less is left than that; the caller's transaction is then to be undone. */
export async function takeStock(tx: Transaction, { merchandiseId, variant, quantity }: Taken): Promise<boolean> {
  const { kind, name: itemId } = merchandiseNamed(merchandiseId)
  if (kind === 'part') return takeImportedStock(tx, itemId, quantity)
  const ofVariant = await tx
    .update(merchandise)
    .set(withLeft(variant, sql`${leftOf(variant)} - ${quantity}`))
    .where(and(eq(merchandise.id, itemId), sql`${leftOf(variant)} >= ${quantity}`))
    .returning({ id: merchandise.id })
  if (ofVariant.length === 1) return true
  const ofAll = await tx
    .update(merchandise)
    .set({ stock: sql`${merchandise.stock} - ${quantity}` })
    .where(and(eq(merchandise.id, itemId), not(isCounted(variant)), gte(merchandise.stock, quantity)))
    .returning({ id: merchandise.id })
  return ofAll.length === 1
}

/** Puts counted items back on the shelf; what is not counted has none. */
export async function returnStock(tx: Transaction, { merchandiseId, variant, quantity }: Taken): Promise<void> {
  const { kind, name: itemId } = merchandiseNamed(merchandiseId)
  if (kind === 'part') return returnImportedStock(tx, itemId, quantity)
  if (kind !== 'merch') return
  const ofVariant = await tx
    .update(merchandise)
    .set(withLeft(variant, sql`${leftOf(variant)} + ${quantity}`))
    .where(and(eq(merchandise.id, itemId), isCounted(variant)))
    .returning({ id: merchandise.id })
  if (ofVariant.length === 1) return
  await tx
    .update(merchandise)
    .set({ stock: sql`${merchandise.stock} + ${quantity}` })
    .where(and(eq(merchandise.id, itemId), isNotNull(merchandise.stock)))
}

export async function insertOrder(
  tx: Transaction,
  order: Omit<OrderRow, 'placedAt'>,
  lines: readonly OrderLineRow[],
): Promise<void> {
  await tx.insert(orders).values(order)
  await tx
    .insert(orderLines)
    .values(lines.map((line, position) => ({ ...line, attributes: [...line.attributes], orderId: order.id, position })))
}

/** The owner's rate of a state; none until it is set. */
export async function taxRateOf(
  db: Database | Transaction,
  state: string | undefined,
): Promise<SalesTaxRate | undefined> {
  if (state === undefined) return undefined
  const [rate] = await db.select().from(salesTaxRates).where(eq(salesTaxRates.state, state))
  return rate
}

/** Whether the owner has entered the sales tax of any state. */
export const hasTaxRates = async (db: Database | Transaction): Promise<boolean> =>
  (await db.select({ state: salesTaxRates.state }).from(salesTaxRates).limit(1)).length > 0

type By = { id: string } | { cartId: string } | { number: string } | { sessionId: string } | { paymentId: string }

/** An order with its lines and history. */
export async function findOrder(db: Database | Transaction, by: By): Promise<StoredOrder | undefined> {
  const [column, value] = Object.entries(by)[0] as ['id', string]
  const [row] = await db.select().from(orders).where(eq(orders[column], value))
  if (!row) return undefined
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, row.id)).orderBy(orderLines.position)
  const events = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, row.id))
    .orderBy(orderEvents.position)
  return {
    row: { ...row, delivery: row.delivery === 'shipping' ? 'shipping' : 'installation' },
    lines: lines.map((line) => ({ ...line, data: line.data as unknown as OrderLineRow['data'] })),
    events,
  }
}
