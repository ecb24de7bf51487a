import { expect, test } from 'vitest'
import { accuracyBand, BAND_LABEL, belowTarget, percentOf, percentTone } from './accuracy-bands.ts'

test('below 95 % needs work, from 95 % it is good, from 99 % excellent', () => {
  const label = (accuracy: number) => BAND_LABEL[accuracyBand(accuracy)]
  expect([0, 0.949, 0.95, 0.989, 0.99, 1].map(label)).toEqual([
    'Needs Work',
    'Needs Work',
    'Good',
    'Good',
    'Excellent',
    'Excellent',
  ])
})

test('a figure never shows more than its label: what is shown as 99.0% is excellent', () => {
  for (let at = 9000; at <= 10_000; at += 1) {
    const accuracy = at / 10_000
    expect(BAND_LABEL[accuracyBand(Number.parseFloat(percentOf(accuracy)) / 100)]).toBe(
      BAND_LABEL[accuracyBand(accuracy)],
    )
  }
  expect([0.99, 0.95, 0.9234, 1].map(percentOf)).toEqual(['99.0%', '95.0%', '92.3%', '100.0%'])
})

test('badges change tone at 95 and at 90 percent', () => {
  expect([99, 95, 94.9, 90, 89.9].map(percentTone)).toEqual(['go', 'go', 'steel', 'steel', 'redline'])
})

test('the alert names both figures, and is silent at the target and before the first test', () => {
  expect(belowTarget(0.9234, 0.99, true)).toBe(
    'Overall accuracy (92.3%) is below target (99.0%). The optimization engine is working to improve accuracy.',
  )
  expect(belowTarget(0.9234, 0.99, false)).toBe(
    'Overall accuracy (92.3%) is below target (99.0%). The optimization engine is stopped. Start it to test more results.',
  )
  expect(belowTarget(0.99, 0.99, true)).toBeUndefined()
  expect(belowTarget(null, 0.99, true)).toBeUndefined()
})
