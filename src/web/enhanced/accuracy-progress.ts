import type { AccuracyAnalysis } from '../../contract/market.ts'
import { fixed } from '../ui/money.ts'

type Summary = AccuracyAnalysis['summary']
export const TARGET_PERCENT = 99

/** Packages at 95 % and above, from 90 to 94 % (total minus the other two), and below 90 %. */
export function accuracyCounts(summary: Summary): { high: number; medium: number; needsImprovement: number } {
  const { highAccuracyPackages: high, packagesNeedingImprovement: needsImprovement, totalPackages } = summary
  return { high, medium: Math.max(0, totalPackages - high - needsImprovement), needsImprovement }
}

/** What is said under the progress: the target is reached, or how far away it is with one decimal. */
export function progressMessage(summary: Summary): string {
  if (summary.targetAchieved) return '99% Accuracy Target Achieved!'
  const missing = Math.max(0, TARGET_PERCENT - summary.overallAccuracy)
  return `${fixed(missing, 1)}% improvement needed to reach the 99% target`
}

/** 12345 mentions are "12.3K"; counts under a thousand stay whole. */
export function inThousands(total: number): string {
  return total < 1000 ? String(total) : `${fixed(total / 1000, 1)}K`
}

/** Market Score: market presence plus popularity score, rounded. */
export const marketScore = (row: { marketPresence: number; popularityScore: number }): number =>
  Math.round(row.marketPresence + row.popularityScore)
