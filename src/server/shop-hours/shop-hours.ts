import { asc } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { closedDays, openingHours } from '../database/schema/booking.ts'
import { sellingSettings } from '../database/schema/selling.ts'
import { isFederalHoliday } from './holidays.ts'

/** When a shop works, in its own time. Minutes are of the day, from midnight. */
export interface WorkHours {
  /** By weekday, 0 is Sunday; a day without an entry is closed. */
  days: ReadonlyMap<number, { opensAt: number; closesAt: number }>
  /** Days such as "2026-12-24" on which it is closed all the same; so it is on federal holidays. */
  closed: ReadonlySet<string>
  timeZone: string
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

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

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The shop's hours of a day; undefined when it is closed. */
export function hoursOn(hours: WorkHours, day: string): { opensAt: number; closesAt: number } | undefined {
  return hours.closed.has(day) || isFederalHoliday(day) ? undefined : hours.days.get(weekdayOf(day))
}

/** A shop that is closed so long has no calendar to count by. */
const MOST_CLOSED_DAYS = 400

/**
 * The day so many open days after today, where the shop stands; 0 is today, or the next open day. Worked: on the
 * Wednesday before Thanksgiving, open Monday to Friday, 1 is that Friday and 2 the Monday after.
 */
export function openDay(hours: WorkHours, from: Date, count: number): string {
  const today = dayOf(from, hours.timeZone)
  let left = count + (hoursOn(hours, today) ? 0 : 1)
  let day = today
  for (let closed = 0; left > 0 && closed < MOST_CLOSED_DAYS; closed += 1) {
    day = nextDay(day)
    if (!hoursOn(hours, day)) continue
    left -= 1
    closed = 0
  }
  return day
}

/** Opening hours and closed days as the owner set them. */
export async function readOpeningHours(db: Database | Transaction) {
  const hours = await db.select().from(openingHours).orderBy(asc(openingHours.weekday))
  const closed = await db.select().from(closedDays).orderBy(asc(closedDays.day))
  return { hours, closedDays: closed.map(({ day }) => day) }
}

/** The same as the shop counts by them, where it stands. */
export async function readWorkHours(db: Database | Transaction): Promise<WorkHours> {
  const set = await readOpeningHours(db)
  const [{ timeZone } = { timeZone: 'UTC' }] = await db.select().from(sellingSettings)
  const days = set.hours.map(({ weekday, opensAt, closesAt }) => {
    return [weekday, { opensAt: minutesOf(opensAt), closesAt: minutesOf(closesAt) }] as const
  })
  return { days: new Map(days), closed: new Set(set.closedDays), timeZone }
}
