import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accuracyOf, errorBins, gainsFrom, type JudgedResult, summariesBy, summaryOf } from './judged-results.ts'

const result = (measuredHp: number, predictedHp: number, more: Partial<JudgedResult> = {}): JudgedResult => ({
  id: `${measuredHp} ${predictedHp}`,
  car: 'Car',
  platform: 'P',
  kinds: [],
  powerBasis: 'wheel',
  measuredHp,
  predictedHp,
  lowHp: predictedHp * 0.9,
  highHp: predictedHp * 1.1,
  sourceName: 's',
  sourceUrl: 'https://s.example',
  flagged: null,
  figureKind: 'measured_test',
  classes: [],
  readAs: '',
  halfWidths: { now: 0.1, boostStated: null, baselineMeasured: null, both: null },
  ...more,
})

test('accuracy is one minus the relative miss, and never negative', () => {
  expect(accuracyOf(result(400, 380))).toBeCloseTo(0.95)
  expect(accuracyOf(result(400, 1000))).toBe(0)
})

test('a summary is the mean, the median and the bias of the misses, and how many ranges hold', () => {
  const summary = summaryOf([result(100, 110), result(100, 95), result(100, 130)])
  expect(summary?.results).toBe(3)
  expect(summary?.meanAbsError).toBeCloseTo(0.15)
  expect(summary?.medianAbsError).toBeCloseTo(0.1)
  expect(summary?.bias).toBeCloseTo(0.1167, 3)
  expect(summary?.held).toBeCloseTo(2 / 3)
  expect(summaryOf([])).toBeUndefined()
})

test('every result falls into exactly one bin of the distribution', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 50, max: 900 }), fc.integer({ min: 50, max: 900 }))), (pairs) => {
      const bins = errorBins(pairs.map(([measured, predicted]) => result(measured, predicted)))
      expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(pairs.length)
    }),
    { seed: 3 },
  )
  const exact = errorBins([result(100, 100)]).find((bin) => bin.count === 1)
  expect(exact).toEqual({ from: 0, to: 0.05, count: 1 })
})

test('groups come largest first, and a result counts once in each of its groups', () => {
  const groups = summariesBy(
    [result(100, 100, { kinds: ['tune', 'tune'] }), result(100, 90, { kinds: ['tune', 'downpipe'] })],
    ({ kinds }) => kinds,
  )
  expect(groups.map(({ group, summary }) => [group, summary.results])).toEqual([
    ['tune', 2],
    ['downpipe', 1],
  ])
})

test('one more measurement narrows the typical range of the classes that lack it, the most first', () => {
  const lacking = (group: string, now: number, then: number | null) =>
    result(400, 400, {
      classes: [group],
      halfWidths: { now, boostStated: then, baselineMeasured: null, both: null },
    })
  const results = [
    ...[0.2, 0.3, 0.4].map((now) => lacking('turbo kit', now, 0.1)),
    ...[0.2, 0.2, 0.2].map((now) => lacking('larger turbo', now, 0.15)),
    ...[0.2, 0.2].map((now) => lacking('built engine', now, 0.1)),
    ...[0.2, 0.2, 0.2].map((now) => lacking('no boost', now, null)),
  ]
  expect(gainsFrom(results, 'boostStated')).toEqual([
    { group: 'turbo kit', lacking: 3, now: 0.3, after: 0.1 },
    { group: 'larger turbo', lacking: 3, now: 0.2, after: 0.15 },
  ])
  expect(gainsFrom(results, 'baselineMeasured')).toEqual([])
})
