import { expect, test } from 'vitest'
import { isFederalHoliday } from './holidays.ts'

const daysOf = (year: number): string[] =>
  Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day, 12)).toISOString().slice(0, 10)).filter(
    (day) => day.startsWith(String(year)) && isFederalHoliday(day),
  )

/** As the Office of Personnel Management lists them. */
test('the federal holidays of a year, as they are observed', () => {
  expect(daysOf(2026)).toEqual([
    ...['2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-07-03'],
    ...['2026-09-07', '2026-10-12', '2026-11-11', '2026-11-26', '2026-12-25'],
  ])
  expect(daysOf(2027)).toEqual([
    ...['2027-01-01', '2027-01-18', '2027-02-15', '2027-05-31', '2027-06-18', '2027-07-05'],
    ...['2027-09-06', '2027-10-11', '2027-11-11', '2027-11-25', '2027-12-24', '2027-12-31'],
  ])
})
