import type { Cart } from '../../contract/cart.ts'
import { comesInstalled } from '../../contract/cart-lines.ts'
import type { Delivery } from '../../contract/delivery.ts'
import type { DeliveryTables } from '../pricing/delivery-tables.ts'
import { freightOf, thingsOf } from '../pricing/freight.ts'
import { leadTimes } from '../pricing/lead-times.ts'
import { moneyOf } from '../pricing/money.ts'
import type { PriceSource } from '../pricing/price-list.ts'
import type { WorkHours } from '../shop-hours/shop-hours.ts'

/**
 * Freight and dates of a cart. Lead times are days on which the shop is open; the slowest thing of the cart sets the date.
 */
export function deliveryOf(
  source: Pick<PriceSource, 'part' | 'packageBySlug' | 'importedPart'>,
  cart: Cart,
  tables: DeliveryTables,
  { state, now, hours }: { state: string | undefined; now: Date; hours: WorkHours },
): Delivery {
  const lines = cart.lines.edges.map(({ node }) => ({ line: node, things: thingsOf(source, node.merchandise.id) }))
  const { kindOf, leadOf, daysOf, wait, datesOf } = leadTimes(tables)
  const leads = lines.map(({ line, things }) => ({ lineId: line.id, leadDays: daysOf(things) }))
  const isInstalled = lines.some(({ line }) => comesInstalled(line.merchandise.id, line.attributes))
  const all = lines.flatMap(({ line, things }) => things.map((thing) => ({ thing, quantity: line.quantity })))
  const used = [
    ...all.flatMap(({ thing }) => [kindOf(thing), leadOf(thing)]),
    ...(isInstalled ? [wait] : []),
    ...(state === undefined ? [] : tables.rates.values()),
  ]
  const dates = datesOf(
    all.map(({ thing }) => thing),
    hours,
    now,
  )
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
    readyToShip: dates.here,
    earliestInstall: isInstalled ? dates.install : null,
    lines: leads,
    isSample: used.some(({ isSample }) => isSample),
  }
}
