import { describe, expect, test } from 'vitest'
import { EXAMPLE_V8 } from '../../../tests/examples/example-cars.ts'
import { leaveOneFamilyOut, ratingCorrections, type StockReading, stockWheelHpOf } from './stock-power.ts'

const expected = stockWheelHpOf(EXAMPLE_V8, {})
const car = (stockWheelHp: number) => ({ ...EXAMPLE_V8, family: { ...EXAMPLE_V8.family, stockWheelHp } })
const { id } = EXAMPLE_V8.family

const reading = (wheelHp: number, changes: Partial<StockReading> = {}): StockReading => ({
  vehicle: car(expected),
  isBaseline: true,
  test: {
    make: 'Ford',
    model: 'Example',
    trim: '',
    year: 2018,
    ratedCrankHp: EXAMPLE_V8.engine.crankHp,
    wheelHp,
    sourceUrl: 'https://site.example/stock',
  },
  ...changes,
})

describe('the rating of an engine family against stock cars', () => {
  test('a family that the trade finds stronger is corrected by part of that', () => {
    const { [id]: corrected = 0 } = ratingCorrections([car(expected * Math.exp(0.06))], [], {})
    expect(corrected).toBeGreaterThan(0.01)
    expect(corrected).toBeLessThan(0.06)
  })

  test('a family that is read as rated keeps its rating', () => {
    expect(ratingCorrections([car(expected)], [reading(expected)], {})).toEqual({})
  })

  test('readings draw it their way, the more of them the further, and never beyond them', () => {
    const high = reading(expected * Math.exp(0.08))
    const corrected = [1, 3, 9].map((count) => ratingCorrections([car(expected)], Array(count).fill(high), {})[id] ?? 0)
    expect(corrected).toEqual([...corrected].sort((a, b) => a - b))
    expect(corrected[0]).toBeGreaterThan(0)
    expect(corrected[2]).toBeLessThan(0.08)
  })

  test('a reading that made news says less than a baseline of the same height', () => {
    const high = expected * Math.exp(0.06)
    const by = (isBaseline: boolean) =>
      ratingCorrections([car(expected)], Array(4).fill(reading(high, { isBaseline })), {})[id] ?? 0
    expect(by(false)).toBeLessThan(by(true))
  })

  test('a car is judged without any reading of its family', () => {
    const news = { isBaseline: false }
    const [judged] = leaveOneFamilyOut([car(expected)], Array(5).fill(reading(expected * 1.1, news)), {})
    expect(judged?.after).toBeCloseTo(judged?.before ?? 0, 6)
  })
})
