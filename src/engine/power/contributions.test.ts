import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shapleyValues, sharesThatAddUp } from './contributions.ts'

describe('contributions', () => {
  test('two parts that are worth more together share what the pair adds', () => {
    const worth = ([a, b]: readonly boolean[]) => (a && b ? 40 : a ? 10 : b ? 20 : 0)
    expect(shapleyValues(2, worth)).toEqual([15, 25])
  })

  test('shares always sum to the whole, and a part that adds nothing gets nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -50, max: 200, noNaN: true }), { minLength: 8, maxLength: 8 }),
        (worths) => {
          const worth = ([a, b, c]: readonly boolean[]) => worths[(a ? 1 : 0) + (b ? 2 : 0) + (c ? 4 : 0)] ?? 0
          const withIdle = shapleyValues(4, (present) => worth(present))
          const sum = withIdle.reduce((total, share) => total + share, 0)
          expect(sum).toBeCloseTo((worths[7] ?? 0) - (worths[0] ?? 0), 9)
          expect(withIdle[3]).toBeCloseTo(0, 12)
        },
      ),
      { seed: 7, numRuns: 200 },
    )
  })

  test('base plus the shares, added in order, is the total to the last bit', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 50, max: 900, noNaN: true }),
        fc.array(fc.double({ min: -5, max: 300, noNaN: true }), { minLength: 1, maxLength: 15 }),
        fc.double({ min: -1e-9, max: 1e-9, noNaN: true }),
        (base, shares, slip) => {
          const total = shares.reduce((sum, share) => sum + share, base) + slip
          const exact = sharesThatAddUp(base, shares, total)
          expect(exact.reduce((sum, share) => sum + share, base)).toBe(total)
        },
      ),
      { seed: 8, numRuns: 500 },
    )
  })

  test('thirteen players are refused', () => {
    expect(() => shapleyValues(13, () => 0)).toThrow('at most 12')
  })
})
