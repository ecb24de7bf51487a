import { expect, test } from 'vitest'
import { accuracyCounts, inThousands, marketScore, progressMessage } from './accuracy-progress.ts'

const summary = {
  overallAccuracy: 93.24,
  isJudging: false,
  highAccuracyPackages: 12,
  totalPackages: 30,
  packagesNeedingImprovement: 8,
  targetAchieved: false,
}

test('medium accuracy is the total minus high minus needing improvement, and never negative', () => {
  expect(accuracyCounts(summary)).toEqual({ high: 12, medium: 10, needsImprovement: 8 })
  expect(accuracyCounts({ ...summary, totalPackages: 5 }).medium).toBe(0)
})

test('the message names the missing percent with one decimal, or the target reached', () => {
  expect(progressMessage(summary)).toBe('5.8% improvement needed to reach the 99% target')
  expect(progressMessage({ ...summary, targetAchieved: true })).toBe('99% Accuracy Target Achieved!')
})

test('mentions are shown in thousands with K, and the market score adds presence and popularity', () => {
  expect(inThousands(12_345)).toBe('12.3K')
  expect(inThousands(870)).toBe('870')
  expect(marketScore({ marketPresence: 71.4, popularityScore: 64.4 })).toBe(136)
})
