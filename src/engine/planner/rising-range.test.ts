import { describe, expect, test } from 'vitest'
import { seededNumbers } from '../../../tests/support/seeded-numbers.ts'
import { lowOfLarger } from './rising-range.ts'

const TO_LOW_END = 1.645

/** What 19 cars in 20 make of the larger of two figures, by trying out cars. */
function triedOut(
  before: { hp: number; low: number },
  after: { hp: number; low: number },
  random: () => number,
): number {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const scatterOf = ({ hp, low }: { hp: number; low: number }) => Math.log(hp / low) / TO_LOW_END
  const [narrow, wide] = [before, after].sort((a, b) => scatterOf(a) - scatterOf(b)) as [typeof before, typeof after]
  const own = Math.sqrt(scatterOf(wide) ** 2 - scatterOf(narrow) ** 2)
  const cars = Array.from({ length: 40_000 }, () => {
    const shared = scatterOf(narrow) * normal()
    return Math.max(narrow.hp * Math.exp(shared), wide.hp * Math.exp(shared + own * normal()))
  })
  return cars.sort((a, b) => a - b)[cars.length / 20]!
}

describe('the low end of a stage that makes no less than the stage before', () => {
  test('is what 19 of 20 cars make that are tried out', () => {
    const random = seededNumbers(7)
    for (let pair = 0; pair < 12; pair += 1) {
      const before = { hp: 400, low: 400 * (0.75 + 0.2 * random()) }
      const hp = 400 * (1.02 + 0.3 * random())
      const after = { hp, low: hp * (0.7 + 0.28 * random()) }
      const about = JSON.stringify([before, after])
      expect(lowOfLarger(before, after) / triedOut(before, after, random), about).toBeCloseTo(1, 1.9)
    }
  })

  test('is above both low ends, and below the stage', () => {
    const low = lowOfLarger({ hp: 787, low: 668 }, { hp: 896, low: 650 })
    expect(low).toBeCloseTo(711, -0.5)
  })

  test('is the own low end of a stage that the one before comes nowhere near', () => {
    expect(lowOfLarger({ hp: 200, low: 190 }, { hp: 400, low: 350 })).toBeCloseTo(350, 0)
  })
})
