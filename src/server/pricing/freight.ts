import { merchandiseNamed } from '../../contract/cart-lines.ts'
import { WEIGHT_CLASSES, type WeightClass } from '../../contract/delivery.ts'
import type { DeliveryTables, FreightRates } from './delivery-tables.ts'
import type { PriceSource } from './price-list.ts'

/** A kind that the owner's table does not name. */
export const UNNAMED_KIND = { weightClass: 'parcel', isSample: true } as const
const GEAR = 'gear'

/** A thing that comes into the shop, and may leave it in a box. */
export interface Thing {
  kind: string
  maker: string | null
}
type Known = Pick<PriceSource, 'part' | 'packageBySlug' | 'importedPart'>

/** What a line of a cart or order brings into the shop. Labor brings nothing. */
export function thingsOf(source: Known, merchandiseId: string): Thing[] {
  const { kind: sort, name } = merchandiseNamed(merchandiseId)
  const shipped = (partId: string) => {
    const part = source.part(partId) ?? source.importedPart(partId)
    return part ? [{ kind: part.kind as string, maker: part.manufacturer }] : []
  }
  if (sort === 'part') return shipped(name)
  if (sort === 'package') return source.packageBySlug(name)?.detail.parts.flatMap(({ partId }) => shipped(partId)) ?? []
  return sort === 'merch' ? [{ kind: GEAR, maker: null }] : []
}

export interface Freight {
  cents: number
  classes: readonly { weightClass: WeightClass; items: number; cents: number }[]
}

/**
 * Freight by the owner's rates of one state, whole cents. Each weight class asks its first price once and its further
 * price for every other thing of the class. Undefined where a class has no rate: then nobody knows it before the
 * invoice. Worked: two parcels at 15 dollars first and 4 further are 19 dollars.
 */
export function freightOf(
  things: readonly { weightClass: WeightClass; quantity: number }[],
  rates: FreightRates,
): Freight | undefined {
  const classes: Freight['classes'][number][] = []
  for (const weightClass of WEIGHT_CLASSES) {
    const items = things.reduce((sum, one) => sum + (one.weightClass === weightClass ? one.quantity : 0), 0)
    if (items === 0 || weightClass === 'none') continue
    const rate = rates.get(weightClass)
    if (!rate) return undefined
    classes.push({ weightClass, items, cents: rate.firstCents + (items - 1) * rate.furtherCents })
  }
  return { cents: classes.reduce((sum, { cents }) => sum + cents, 0), classes }
}

/** Freight of the lines of an order, and whether it rests on rates that the owner has not looked at yet. */
export function freightOfLines(
  source: Known,
  lines: readonly { merchandiseId: string; quantity: number }[],
  { kinds, rates }: Pick<DeliveryTables, 'kinds' | 'rates'>,
): { cents: number; isSample: boolean } | undefined {
  const things = lines.flatMap(({ merchandiseId, quantity }) =>
    thingsOf(source, merchandiseId).map(({ kind }) => ({ ...(kinds.get(kind) ?? UNNAMED_KIND), quantity })),
  )
  const freight = freightOf(things, rates)
  if (!freight) return undefined
  const isSample = freight.classes.some(({ weightClass }) => rates.get(weightClass)?.isSample)
  return { cents: freight.cents, isSample }
}
