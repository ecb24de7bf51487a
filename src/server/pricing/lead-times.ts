import { openDay, type WorkHours } from '../shop-hours/shop-hours.ts'
import type { DeliveryTables } from './delivery-tables.ts'
import { type Thing, UNNAMED_KIND } from './freight.ts'

const INSTALLATION = 'installation'

/** The shop's word on when things are here: the same in the cart, at checkout and where a bay is booked. */
export function leadTimes({
  kinds,
  makers,
  otherLeadDays,
}: Pick<DeliveryTables, 'kinds' | 'makers' | 'otherLeadDays'>) {
  const other = { ...UNNAMED_KIND, leadDays: otherLeadDays }
  const kindOf = ({ kind }: Thing) => kinds.get(kind) ?? other
  const leadOf = (thing: Thing) => makers.get(thing.maker ?? '') ?? kindOf(thing)
  const wait = kinds.get(INSTALLATION) ?? other
  /** The slowest sets the date. */
  const daysOf = (things: readonly Thing[]): number => Math.max(0, ...things.map((thing) => leadOf(thing).leadDays))
  return {
    kindOf,
    leadOf,
    wait,
    daysOf,
    /** The open days on which all of it is here, and on which the first bay can start: never the same day. */
    datesOf(things: readonly Thing[], hours: WorkHours, now: Date): { here: string; install: string } {
      const days = daysOf(things)
      return { here: openDay(hours, now, days), install: openDay(hours, now, days + Math.max(1, wait.leadDays)) }
    },
  }
}
