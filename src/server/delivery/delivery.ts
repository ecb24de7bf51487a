import type { Cart, CartLine } from '../../contract/cart.ts'
import { isPartsOnly } from '../../contract/cart-lines.ts'
import { type Delivery, WEIGHT_CLASSES, type WeightClass } from '../../contract/delivery.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { moneyOf } from '../pricing/money.ts'

/** The owner's tables, as they stand. */
export interface DeliveryTables {
  kinds: ReadonlyMap<string, { weightClass: WeightClass; leadDays: number; isSample: boolean }>
  makers: ReadonlyMap<string, { leadDays: number; isSample: boolean }>
  /** Of the state that was asked for. */
  rates: ReadonlyMap<WeightClass, { firstCents: number; furtherCents: number; isSample: boolean }>
}

/** A kind that the owner's table does not name. */
const UNNAMED = { weightClass: 'parcel', leadDays: 5, isSample: true } as const
const GEAR = 'gear'
const INSTALLATION = 'installation'

interface Shipped {
  kind: string
  maker: string | null
}
type Known = Pick<CatalogSnapshot, 'part' | 'packageBySlug'>

/** What a line brings into the shop. Labor brings nothing. */
function thingsOf(catalog: Known, { merchandise: { id } }: CartLine): Shipped[] {
  const colon = id.indexOf(':')
  const [sort, name] = [id.slice(0, colon), id.slice(colon + 1)]
  const shipped = (partId: string) => {
    const part = catalog.part(partId)
    return part ? [{ kind: part.kind as string, maker: part.manufacturer }] : []
  }
  if (sort === 'part') return shipped(name)
  if (sort === 'package')
    return catalog.packageBySlug(name)?.detail.parts.flatMap(({ partId }) => shipped(partId)) ?? []
  return sort === 'merch' ? [{ kind: GEAR, maker: null }] : []
}

/**
 * Freight and dates of a cart. Each weight class asks its first price once and its further price for every other thing
 * of the class. Lead times are business days; the slowest thing of the cart sets the date. Worked: two parcels at 15
 * dollars first and 4 further are 19 dollars.
 */
export function deliveryOf(
  catalog: Known,
  cart: Cart,
  tables: DeliveryTables,
  { state, now }: { state: string | undefined; now: Date },
): Delivery {
  const lines = cart.lines.edges.map(({ node }) => ({ line: node, things: thingsOf(catalog, node) }))
  const kindOf = ({ kind }: Shipped) => tables.kinds.get(kind) ?? UNNAMED
  const leadOf = (thing: Shipped) => tables.makers.get(thing.maker ?? '') ?? kindOf(thing)
  const leads = lines.map(({ line, things }) => ({
    lineId: line.id,
    leadDays: Math.max(0, ...things.map((thing) => leadOf(thing).leadDays)),
  }))
  const ready = Math.max(0, ...leads.map(({ leadDays }) => leadDays))
  const isInstalled = lines.some(({ line }) => comesInstalled(line))
  const wait = tables.kinds.get(INSTALLATION) ?? UNNAMED
  const all = lines.flatMap(({ line, things }) => things.map((thing) => ({ thing, quantity: line.quantity })))
  const used = [
    ...all.flatMap(({ thing }) => [kindOf(thing), leadOf(thing)]),
    ...(isInstalled ? [wait] : []),
    ...(state === undefined ? [] : tables.rates.values()),
  ]
  return {
    freight:
      state === undefined
        ? null
        : {
            state,
            ...freightOf(
              all.map((one) => ({ ...kindOf(one.thing), ...one })),
              tables,
            ),
          },
    readyToShip: businessDay(now, ready),
    earliestInstall: isInstalled ? businessDay(now, ready + wait.leadDays) : null,
    lines: leads,
    isSample: used.some(({ isSample }) => isSample),
  }
}

const comesInstalled = ({ merchandise: { id }, attributes }: CartLine): boolean =>
  id.startsWith('labor:') || (id.startsWith('package:') && !isPartsOnly(attributes))

function freightOf(
  things: readonly { weightClass: WeightClass; quantity: number }[],
  { rates }: DeliveryTables,
): Pick<NonNullable<Delivery['freight']>, 'amount' | 'classes'> {
  const classes = WEIGHT_CLASSES.flatMap((weightClass) => {
    const items = things.reduce((sum, one) => sum + (one.weightClass === weightClass ? one.quantity : 0), 0)
    const rate = rates.get(weightClass)
    if (items === 0 || weightClass === 'none') return []
    return [{ weightClass, items, cents: rate ? rate.firstCents + (items - 1) * rate.furtherCents : 0 }]
  })
  return {
    amount: moneyOf(classes.reduce((sum, { cents }) => sum + cents, 0)),
    classes: classes.map(({ cents, ...one }) => ({ ...one, amount: moneyOf(cents) })),
  }
}

/** The day so many business days after this one, where the shop stands. Saturdays and Sundays do not count. */
export function businessDay(from: Date, days: number): string {
  const local = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(from)
  const day = new Date(`${local}T12:00:00Z`)
  const nextDay = () => void day.setUTCDate(day.getUTCDate() + 1)
  while (isWeekend(day)) nextDay()
  for (let left = days; left > 0; ) {
    nextDay()
    if (!isWeekend(day)) left -= 1
  }
  return day.toISOString().slice(0, 10)
}

const isWeekend = (day: Date): boolean => day.getUTCDay() === 0 || day.getUTCDay() === 6
