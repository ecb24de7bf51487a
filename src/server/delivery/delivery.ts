import type { Cart } from '../../contract/cart.ts'
import { comesInstalled } from '../../contract/cart-lines.ts'
import type { Delivery } from '../../contract/delivery.ts'
import type { DeliveryTables } from '../pricing/delivery-tables.ts'
import { freightOf, type Thing, thingsOf, UNNAMED_KIND } from '../pricing/freight.ts'
import { moneyOf } from '../pricing/money.ts'
import type { PriceSource } from '../pricing/price-list.ts'

const INSTALLATION = 'installation'

/**
 * Freight and dates of a cart. Lead times are business days; the slowest thing of the cart sets the date.
 */
export function deliveryOf(
  source: Pick<PriceSource, 'part' | 'packageBySlug' | 'importedPart'>,
  cart: Cart,
  tables: DeliveryTables,
  { state, now }: { state: string | undefined; now: Date },
): Delivery {
  const lines = cart.lines.edges.map(({ node }) => ({ line: node, things: thingsOf(source, node.merchandise.id) }))
  const kindOf = ({ kind }: Thing) => tables.kinds.get(kind) ?? UNNAMED_KIND
  const leadOf = (thing: Thing) => tables.makers.get(thing.maker ?? '') ?? kindOf(thing)
  const leads = lines.map(({ line, things }) => ({
    lineId: line.id,
    leadDays: Math.max(0, ...things.map((thing) => leadOf(thing).leadDays)),
  }))
  const ready = Math.max(0, ...leads.map(({ leadDays }) => leadDays))
  const isInstalled = lines.some(({ line }) => comesInstalled(line.merchandise.id, line.attributes))
  const wait = tables.kinds.get(INSTALLATION) ?? UNNAMED_KIND
  const all = lines.flatMap(({ line, things }) => things.map((thing) => ({ thing, quantity: line.quantity })))
  const used = [
    ...all.flatMap(({ thing }) => [kindOf(thing), leadOf(thing)]),
    ...(isInstalled ? [wait] : []),
    ...(state === undefined ? [] : tables.rates.values()),
  ]
  const boxes = all.map(({ thing, quantity }) => ({ ...kindOf(thing), quantity }))
  const freight = state === undefined ? undefined : freightOf(boxes, tables.rates)
  return {
    freight:
      state === undefined || !freight
        ? null
        : {
            state,
            amount: moneyOf(freight.cents),
            classes: freight.classes.map(({ cents, ...one }) => ({ ...one, amount: moneyOf(cents) })),
          },
    readyToShip: businessDay(now, ready),
    earliestInstall: isInstalled ? businessDay(now, ready + wait.leadDays) : null,
    lines: leads,
    isSample: used.some(({ isSample }) => isSample),
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
