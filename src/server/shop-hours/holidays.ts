/** "2026-11-26" of a moment at noon. */
const textOf = (day: Date): string => day.toISOString().slice(0, 10)
const dayOn = (year: number, month: number, date: number): Date => new Date(Date.UTC(year, month - 1, date, 12))
const [MONDAY, THURSDAY, SATURDAY] = [1, 4, 6] as const

/** The n-th such weekday of a month; -1 is the last. */
function nthWeekday(year: number, month: number, weekday: number, n: number): Date {
  const from = n > 0 ? dayOn(year, month, 1) : dayOn(year, month + 1, -6)
  const ahead = (weekday - from.getUTCDay() + 7) % 7
  return dayOn(from.getUTCFullYear(), from.getUTCMonth() + 1, from.getUTCDate() + ahead + 7 * (Math.max(n, 1) - 1))
}

/** A fixed date on a Saturday is kept on the Friday before, one on a Sunday on the Monday after. */
function observed(day: Date): Date {
  const shift = day.getUTCDay() === SATURDAY ? -1 : day.getUTCDay() === 0 ? 1 : 0
  return new Date(day.getTime() + shift * 86_400_000)
}

/** The eleven federal holidays of a year (5 U.S.C. 6103), as they are observed. */
function holidaysOf(year: number): string[] {
  const fixed = [dayOn(year, 1, 1), dayOn(year, 6, 19), dayOn(year, 7, 4), dayOn(year, 11, 11), dayOn(year, 12, 25)]
  return [
    ...fixed.map(observed),
    nthWeekday(year, 1, MONDAY, 3),
    nthWeekday(year, 2, MONDAY, 3),
    nthWeekday(year, 5, MONDAY, -1),
    nthWeekday(year, 9, MONDAY, 1),
    nthWeekday(year, 10, MONDAY, 2),
    nthWeekday(year, 11, THURSDAY, 4),
  ].map(textOf)
}

const known = new Map<number, ReadonlySet<string>>()

/** Whether a day such as "2026-11-26" is a federal holiday: New Year's Day may be kept on the last day of the year before. */
export function isFederalHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4))
  const holidays = known.get(year) ?? new Set([...holidaysOf(year), ...holidaysOf(year + 1)])
  known.set(year, holidays)
  return holidays.has(day)
}
