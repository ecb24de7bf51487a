import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf, instantOf, minutesOf, type WorkHours } from '../shop-hours/shop-hours.ts'
import { freeSlots, type TakenSpan, workEnds } from './slots.ts'

const HOURS: WorkHours = {
  days: new Map([1, 2, 3, 4, 5].map((weekday) => [weekday, { opensAt: 600, closesAt: 1140 }])),
  closed: new Set(['2026-12-31']),
  timeZone: 'America/New_York',
}
const iso = (at: Date | undefined) => at?.toISOString()

describe('the clock on the wall', () => {
  test('is read in the shop’s time zone, before and after a change of the clocks', () => {
    expect(iso(instantOf('2026-12-01', 600, 'America/New_York'))).toBe('2026-12-01T15:00:00.000Z')
    expect(iso(instantOf('2026-07-01', 600, 'America/New_York'))).toBe('2026-07-01T14:00:00.000Z')
    expect(iso(instantOf('2026-03-08', 600, 'America/New_York'))).toBe('2026-03-08T14:00:00.000Z')
    expect(dayOf(new Date('2026-12-02T03:00:00Z'), 'America/New_York')).toBe('2026-12-01')
    expect(minutesOf('10:30')).toBe(630)
  })
})

describe('work', () => {
  test('goes on while the shop is open and stands overnight, over a weekend and over a closed day', () => {
    expect(iso(workEnds(HOURS, '2026-11-30', 600, 12))).toBe('2026-12-01T18:00:00.000Z')
    // Friday 10:00, 10 hours: one hour on Monday.
    expect(iso(workEnds(HOURS, '2026-12-04', 600, 10))).toBe('2026-12-07T16:00:00.000Z')
    // Thursday before Christmas: Friday is closed.
    expect(iso(workEnds(HOURS, '2026-12-24', 600, 10))).toBe('2026-12-28T16:00:00.000Z')
    // Wednesday before New Year's Eve, which the owner closed, and New Year's Day.
    expect(iso(workEnds(HOURS, '2026-12-30', 600, 10))).toBe('2027-01-04T16:00:00.000Z')
    expect(workEnds({ ...HOURS, days: new Map() }, '2026-12-24', 600, 1)).toBeUndefined()
  })
})

describe('the free times', () => {
  const taken = fc.array(
    fc.record({
      bayId: fc.constantFrom(1, 2),
      hour: fc.integer({ min: 0, max: 24 * 10 }),
      length: fc.integer({ min: 1, max: 40 }),
    }),
    { maxLength: 12 },
  )
  const from = new Date('2026-11-30T12:00:00Z')
  const asTaken = (spans: { bayId: number; hour: number; length: number }[]): TakenSpan[] =>
    spans.map(({ bayId, hour, length }) => ({
      bayId,
      startsAt: new Date(from.getTime() + hour * 3_600_000),
      endsAt: new Date(from.getTime() + (hour + length) * 3_600_000),
    }))

  test('never overlap what is taken in their bay, start when the shop is open, and are none where it is not', () => {
    let seen = 0
    fc.assert(
      fc.property(taken, fc.constantFrom(0.5, 1, 4, 9, 14), (spans, workHours) => {
        const busy = asTaken(spans)
        const slots = freeSlots({ hours: HOURS, bayIds: [1, 2], taken: busy, workHours, from, days: 14 })
        seen += slots.length
        for (const { startsAt, endsAt, bayIds, day } of slots) {
          expect(startsAt >= from && startsAt < endsAt).toBe(true)
          expect([0, 6]).not.toContain(new Date(`${day}T00:00:00Z`).getUTCDay())
          for (const bayId of bayIds)
            expect(busy.some((one) => one.bayId === bayId && one.startsAt < endsAt && startsAt < one.endsAt)).toBe(
              false,
            )
        }
      }),
      { numRuns: 60 },
    )
    expect(seen).toBeGreaterThan(0)
    expect(freeSlots({ hours: HOURS, bayIds: [], taken: [], workHours: 1, from, days: 14 })).toEqual([])
  })

  test('of a job of a few hours end the same day; a long one starts in the morning', () => {
    const of = (workHours: number) =>
      freeSlots({ hours: HOURS, bayIds: [1], taken: [], workHours, from, days: 1 }).map(({ startsAt }) => iso(startsAt))
    expect(of(8)).toEqual(['2026-11-30T15:00:00.000Z', '2026-11-30T16:00:00.000Z'])
    expect(of(20)).toEqual(['2026-11-30T15:00:00.000Z'])
  })
})
