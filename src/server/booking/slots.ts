import { dayOf, hoursOn, instantOf, nextDay, type WorkHours } from '../shop-hours/shop-hours.ts'

export interface Span {
  startsAt: Date
  endsAt: Date
}
export interface TakenSpan extends Span {
  bayId: number
}
/** A time at which some bay is free for as long as the work takes. */
export interface Slot extends Span {
  day: string
  bayIds: readonly number[]
}

const STEP_MINUTES = 60
/** No job stands in a bay for longer than this many open days. */
const MOST_DAYS = 30

/**
 * When work that starts then is done: it goes on while the shop is open and stands overnight. Undefined when it does not
 * end within a month. Worked: 12 h from Monday 10:00, open 10:00 to 19:00, end on Tuesday at 13:00.
 */
export function workEnds(hours: WorkHours, day: string, startMinutes: number, workHours: number): Date | undefined {
  let left = Math.round(workHours * 60)
  for (let count = 0; count < MOST_DAYS; count += 1) {
    const at = nextDay(day, count)
    const open = hoursOn(hours, at)
    if (!open) continue
    const from = count === 0 ? Math.max(startMinutes, open.opensAt) : open.opensAt
    if (left <= open.closesAt - from) return instantOf(at, from + left, hours.timeZone)
    left -= Math.max(0, open.closesAt - from)
  }
  return undefined
}

/**
 * The times at which work may start, hour by hour, from `from` on: work that a day holds ends on the day that it starts;
 * longer work starts when the shop opens. Of each, the bays that are free all the while.
 */
export function freeSlots(given: {
  hours: WorkHours
  bayIds: readonly number[]
  taken: readonly TakenSpan[]
  workHours: number
  from: Date
  days: number
}): Slot[] {
  const { hours, bayIds, taken, workHours, from, days } = given
  const slots: Slot[] = []
  const first = dayOf(from, hours.timeZone)
  for (let count = 0; count < days; count += 1) {
    const day = nextDay(first, count)
    const open = hoursOn(hours, day)
    if (!open) continue
    const isLong = workHours * 60 > open.closesAt - open.opensAt
    for (let start = open.opensAt; start < open.closesAt; start += STEP_MINUTES) {
      if (isLong ? start > open.opensAt : start + workHours * 60 > open.closesAt) break
      const startsAt = instantOf(day, start, hours.timeZone)
      const endsAt = workEnds(hours, day, start, workHours)
      if (startsAt < from || !endsAt) continue
      const free = bayIds.filter(
        (bayId) => !taken.some((one) => one.bayId === bayId && one.startsAt < endsAt && startsAt < one.endsAt),
      )
      if (free.length > 0) slots.push({ day, startsAt, endsAt, bayIds: free })
    }
  }
  return slots
}
