import { inArray } from 'drizzle-orm'
import { merchandiseNamed } from '../../contract/cart-lines.ts'
import type { ResultAsked } from '../../contract/results.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Database } from '../database/connection.ts'
import { orderLines } from '../database/schema/orders.ts'
import { plansOfLines } from '../pricing/saved-plans.ts'

export interface OrderCar {
  cars: ResultAsked['cars']
  /** What was bought, as the customer reads it, and the kinds of its parts as evidence names them. */
  parts: string[]
  kinds: string[]
  partIds: string[]
}

/** The cars that an order is for, and what of it went on them. */
export async function orderCar(db: Database, catalog: CatalogSnapshot, orderId: string): Promise<OrderCar> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [orderId]))
    .orderBy(orderLines.position)
  const plans = await plansOfLines(db, lines)
  const vehicleIds = new Set([...plans.values()].map(({ vehicleId }) => vehicleId))
  const partIds = new Set<string>()
  const parts: string[] = []
  for (const { merchandiseId, attributes, data } of lines) {
    const { kind, name } = merchandiseNamed(merchandiseId)
    if (kind === 'merch' || kind === 'labor') continue
    parts.push((data.product as { title: string }).title)
    const named = attributes.find(({ key }) => key === 'vehicle')?.value
    if (named) vehicleIds.add(named)
    if (kind === 'part') partIds.add(name)
    const bought = kind === 'package' ? catalog.packageBySlug(name)?.detail : undefined
    if (bought) vehicleIds.add(bought.vehicleId)
    for (const part of bought?.parts ?? []) partIds.add(part.partId)
  }
  return {
    cars: [...vehicleIds].flatMap((vehicleId) => {
      const car = catalog.vehicle(vehicleId)
      if (!car) return []
      return [
        { vehicleId, name: `${car.make} ${car.model} ${car.variant}`, yearFrom: car.yearFrom, yearTo: car.yearTo },
      ]
    }),
    parts,
    partIds: [...partIds],
    kinds: [...new Set([...partIds].flatMap((id) => catalog.part(id)?.kind ?? []))],
  }
}
