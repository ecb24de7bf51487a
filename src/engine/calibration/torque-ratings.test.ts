import { describe, expect, test } from 'vitest'
import { EXAMPLE_TURBO, EXAMPLE_V8 } from '../../../tests/examples/example-cars.ts'
import type { StockReading } from './stock-power.ts'
import {
  fitTorqueRatios,
  leaveOneTorqueFamilyOut,
  torqueOverRating,
  torqueRatioOf,
  torqueReadings,
} from './torque-ratings.ts'

/** A stock car read at this share of its rated torque over its rated power. */
function reading(ratio: number, vehicle = EXAMPLE_TURBO, familyId = vehicle.family.id): StockReading {
  const { crankHp, crankTorqueLbft } = vehicle.engine
  // No two of them are one car of one page.
  const wheelHp = 0.86 * crankHp * (1 + familyId.length / 1e4)
  return {
    vehicle: { ...vehicle, family: { ...vehicle.family, id: familyId } },
    test: {
      ...{ make: vehicle.make, model: vehicle.model, trim: '', year: 2018, ratedCrankHp: crankHp, wheelHp },
      ...{ wheelTorqueLbft: ((wheelHp * crankTorqueLbft) / crankHp) * ratio, sourceUrl: 'https://site.example/stock' },
    },
  }
}
const many = (ratio: number) => ['a', 'bb', 'ccc', 'dddd'].map((id) => reading(ratio, EXAMPLE_TURBO, id))
const of = (readings: readonly StockReading[]) => fitTorqueRatios(torqueReadings(readings))

describe('true over rated torque', () => {
  test('compares torque with power, so that a dyno that reads high or low says the same', () => {
    const [one] = torqueReadings([reading(1.08)])
    if (!one) throw new Error('no reading')
    const low = { ...one, test: { ...one.test, wheelHp: one.test.wheelHp * 0.94 } }
    expect(torqueOverRating(one)).toBeCloseTo(Math.log(1.08), 9)
    expect(torqueOverRating({ ...low, wheelTorqueLbft: one.wheelTorqueLbft * 0.94 })).toBeCloseTo(Math.log(1.08), 9)
  })

  test('a car of a page counts once, and one without torque not at all', () => {
    const { wheelTorqueLbft: _, ...test } = reading(1.1).test
    expect(torqueReadings([reading(1.1), reading(1.1), { ...reading(1.1), test }])).toHaveLength(1)
  })

  test('turbo engines that read high are drawn up, a family without readings as far as its kind', () => {
    const fit = of(many(1.1))
    const unread = torqueRatioOf(fit, { familyId: 'unread', aspiration: 'turbo' })
    expect(unread).toBeGreaterThan(1.05)
    expect(unread).toBeLessThanOrEqual(1.1)
    expect(torqueRatioOf(fit, { familyId: 'unread', aspiration: 'twin_turbo' })).toBe(1)
  })

  test('one family that reads higher than its kind is drawn part of the way', () => {
    const fit = of([...many(1.04), reading(1.16, EXAMPLE_TURBO, 'eeeee')])
    expect(fit.families.eeeee).toBeGreaterThan(fit.families.a ?? 2)
    expect(fit.families.eeeee).toBeLessThan(1.16)
  })

  test('an engine without a turbo keeps its rating, however it reads', () => {
    const fit = of([...many(1.1), reading(1.1, EXAMPLE_V8, 'an unblown V8')])
    expect(torqueRatioOf(fit, { familyId: 'an unblown V8', aspiration: 'na' })).toBe(1)
  })

  test('a reading is judged by a fit that has seen nothing of its family', () => {
    const judged = leaveOneTorqueFamilyOut(torqueReadings([...many(1), reading(1.15, EXAMPLE_TURBO, 'eeeee')]))
    expect(judged.at(-1)?.fitted).toBeCloseTo(Math.log(1.15), 2)
  })
})
