import { and, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import { partIdOf } from '../../contract/cart-lines.ts'
import type { PartCategory, PartKind } from '../../engine/model.ts'
import type { Database, Transaction } from '../database/connection.ts'
import { shopParts } from '../database/schema/shop-parts.ts'

/** A part that the owner imported, as it is sold: the engine's catalog does not know it. */
export interface ImportedPart {
  id: string
  manufacturer: string
  name: string
  category: PartCategory
  kind: PartKind
  priceCents: number
  laborHours: number
  /** What is left to sell; null where it is ordered in. */
  stock: number | null
  vehicleIds: readonly string[]
}

export const partIdsOfLines = (lines: readonly { merchandiseId: string }[]): string[] => [
  ...new Set(lines.flatMap((line) => partIdOf(line) ?? [])),
]

/** The imported parts among these, by id. With `isLocked` nobody else changes or sells them until the transaction ends. */
export async function importedParts(
  db: Database | Transaction,
  ids: readonly string[],
  isLocked = false,
): Promise<ReadonlyMap<string, ImportedPart>> {
  if (ids.length === 0) return new Map()
  const { id, maker, name, category, kind, priceCents, laborHours, stock, vehicleIds } = shopParts
  const found = db
    .select({ id, manufacturer: maker, name, category, kind, priceCents, laborHours, stock, vehicleIds })
    .from(shopParts)
    .where(and(inArray(id, [...ids]), eq(shopParts.origin, 'import')))
    .orderBy(id)
  const rows = (await (isLocked ? found.for('update') : found)) as ImportedPart[]
  return new Map(rows.map((row) => [row.id, row]))
}

/** Takes sold parts off the shelf. False when less is left than that; the caller's transaction is then to be undone. */
export async function takeImportedStock(tx: Transaction, partId: string, quantity: number): Promise<boolean> {
  const taken = await tx
    .update(shopParts)
    .set({ stock: sql`${shopParts.stock} - ${quantity}` })
    .where(and(eq(shopParts.id, partId), eq(shopParts.origin, 'import'), gte(shopParts.stock, quantity)))
    .returning({ id: shopParts.id })
  return taken.length === 1
}

/** Puts parts back that were sold and not paid, or refunded; what is not counted has no shelf. */
export async function returnImportedStock(tx: Transaction, partId: string, quantity: number): Promise<void> {
  await tx
    .update(shopParts)
    .set({ stock: sql`${shopParts.stock} + ${quantity}` })
    .where(and(eq(shopParts.id, partId), eq(shopParts.origin, 'import'), isNotNull(shopParts.stock)))
}
