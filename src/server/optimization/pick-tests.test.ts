import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pickTests, type TestHistory, trendDirection } from './pick-tests.ts'

const result = (evidenceId: string, vehicleModel: string, timesTested: number, lastAccuracy: number | null) =>
  ({ evidenceId, vehicleModel, timesTested, lastAccuracy }) satisfies TestHistory

describe('what a run tests', () => {
  test('untested cars come before tested ones, and the worst of the tested before the best', () => {
    const history = [result('a', 'good', 1, 0.98), result('b', 'bad', 1, 0.7), result('c', 'new', 0, null)]
    expect(pickTests(history, { models: 2, testCount: 20 })).toEqual(['c', 'b'])
  })

  test('a triggered car is the only one tested, at most as often as was asked', () => {
    const history = [result('a', 'gt', 0, null), result('b', 'gt', 0, null), result('c', 'wrx', 0, null)]
    expect(pickTests(history, { models: 1, testCount: 1, onlyModel: 'gt' })).toEqual(['a'])
    expect(pickTests(history, { models: 1, testCount: 20, onlyModel: 'none' })).toEqual([])
  })

  test('the order of the stored rows never changes the choice, and nothing is chosen twice', () => {
    const history = fc.uniqueArray(
      fc.record({
        evidenceId: fc.string({ minLength: 1, maxLength: 4 }),
        vehicleModel: fc.constantFrom('a', 'b', 'c', 'd'),
        timesTested: fc.nat(3),
        lastAccuracy: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
      }),
      { selector: (row) => row.evidenceId },
    )
    fc.assert(
      fc.property(history, fc.nat(3), (rows, models) => {
        const picked = pickTests(rows, { models, testCount: 2 })
        expect(new Set(picked).size).toBe(picked.length)
        expect(pickTests(rows.toReversed(), { models, testCount: 2 })).toEqual(picked)
      }),
      { seed: 7, numRuns: 200 },
    )
  })
})

test('a tenth of a percent is noise, more is a trend', () => {
  expect(trendDirection(null, 0.9)).toBe('stable')
  expect(trendDirection(0.918, 0.9185)).toBe('stable')
  expect(trendDirection(0.918, 0.921)).toBe('improving')
  expect(trendDirection(0.921, 0.918)).toBe('declining')
})
