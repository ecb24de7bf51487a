/** When a shop works, in its own time. Minutes are of the day, from midnight. */
export interface WorkHours {
  /** By weekday, 0 is Sunday; a day without an entry is closed. */
  days: ReadonlyMap<number, { opensAt: number; closesAt: number }>
  /** Days such as "2026-12-25" on which it is closed all the same. */
  closed: ReadonlySet<string>
  timeZone: string
}
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

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const STEP_MINUTES = 60
/** No job stands in a bay for longer than this many open days. */
const MOST_DAYS = 30

/** "10:30" is 630 minutes. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The moment of a wall clock in a time zone, on either side of a change of the clocks. */
export function instantOf(day: string, minutes: number, timeZone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS
  const first = wall - offsetMs(new Date(wall), timeZone)
  return new Date(wall - offsetMs(new Date(first), timeZone))
}

/** The day that a clock on the wall shows, such as "2026-12-01". */
export const dayOf = (at: Date, timeZone: string): string => {
  const shown = new Date(at.getTime() + offsetMs(at, timeZone))
  return shown.toISOString().slice(0, 10)
}

const formats = new Map<string, Intl.DateTimeFormat>()
function offsetMs(at: Date, timeZone: string): number {
  const known = formats.get(timeZone)
  const format = known ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  if (!known) formats.set(timeZone, format)
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
}

export const nextDay = (day: string, count = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)

/** The shop's hours of a day; undefined when it is closed. */
export function hoursOn(hours: WorkHours, day: string): { opensAt: number; closesAt: number } | undefined {
  if (hours.closed.has(day)) return undefined
  return hours.days.get(new Date(`${day}T00:00:00Z`).getUTCDay())
}

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
