import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ridge, solve } from './least-squares.ts'
import { type Observation, robustMap } from './robust-map.ts'

const seen = (target: number, values: readonly number[], scatter = 0.01): Observation => ({
  target,
  columns: values.map((_, index) => index),
  values,
  weight: 1,
  scatter,
})

describe('least squares', () => {
  test('a system of two equations is solved', () => {
    const answer = solve(Float64Array.from([4, 1, 1, 3]), Float64Array.from([1, 2]), 2)
    expect(answer[0]).toBeCloseTo(1 / 11, 12)
    expect(answer[1]).toBeCloseTo(7 / 11, 12)
  })

  test('a matrix that is not positive definite is our bug and is said with its pivot', () => {
    expect(() => solve(Float64Array.from([0, 0, 0, 0]), Float64Array.from([1, 1]), 2)).toThrow('pivot 0')
  })

  test('ridge finds a line through points on it', () => {
    const [slope, intercept] = ridge([[0], [1], [2], [3]], [1, 3, 5, 7], 1e-9)
    expect(slope).toBeCloseTo(2, 6)
    expect(intercept).toBeCloseTo(1, 6)
  })
})

describe('robust fit with priors', () => {
  test('without observations every unknown stays at its prior', () => {
    expect([...robustMap([], [0.1, 0.2], 4)]).toEqual([0, 0])
  })

  test('many clear observations outweigh the prior', () => {
    const clear = Array.from({ length: 40 }, () => seen(0.3, [1]))
    expect(robustMap(clear, [0.1], 4)[0]).toBeCloseTo(0.3, 2)
  })

  test('one wild result among many moves the answer little, however wild it is', () => {
    const clear = Array.from({ length: 20 }, () => seen(0.1, [1]))
    const withWild = (wild: number) => robustMap([...clear, seen(wild, [1])], [0.5], 4)[0] ?? 0
    expect(withWild(1)).toBeCloseTo(0.1, 2)
    expect(withWild(10)).toBeCloseTo(withWild(1), 2)
  })

  test('a wider prior never moves less towards the results', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 0.5, noNaN: true }),
        fc.double({ min: 0.01, max: 0.2, noNaN: true }),
        (target, sd) => {
          const at = (width: number) => robustMap([seen(target, [1], 0.05)], [width], 4)[0] ?? 0
          expect(at(2 * sd)).toBeGreaterThanOrEqual(at(sd) - 1e-9)
        },
      ),
      { seed: 23, numRuns: 100 },
    )
  })
})
