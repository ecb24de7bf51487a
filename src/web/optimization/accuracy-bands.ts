import type { BadgeTone } from '../ui/badge.tsx'
import { fixed } from '../ui/money.ts'

/** Bands of an accuracy from 0 to 1: 99 % and above, 95 % and above, below. */
export type AccuracyBand = 'excellent' | 'good' | 'needs_work'

export function accuracyBand(accuracy: number): AccuracyBand {
  if (accuracy >= 0.99) return 'excellent'
  return accuracy >= 0.95 ? 'good' : 'needs_work'
}

export const BAND_LABEL: Readonly<Record<AccuracyBand, string>> = {
  excellent: 'Excellent',
  good: 'Good',
  needs_work: 'Needs Work',
}
export const BAND_TONE: Readonly<Record<AccuracyBand, BadgeTone>> = {
  excellent: 'go',
  good: 'cold',
  needs_work: 'redline',
}

/** Tone of a badge over a percentage: 95 and above, 90 to 94, below 90. */
export function percentTone(percent: number): BadgeTone {
  if (percent >= 95) return 'go'
  return percent >= 90 ? 'steel' : 'redline'
}

/** 0.9234 is "92.3%". Rounded down, so that no figure shows a band or a target that it has not reached: 0.98996 is "98.9%". */
export const percentOf = (share: number): string => `${fixed(Math.floor(share * 1000 + 1e-9) / 10, 1)}%`

/** The alert under the target, word for word; undefined when the target is reached or nothing was tested. */
export function belowTarget(accuracy: number | null, target: number, isRunning: boolean): string | undefined {
  if (accuracy === null || accuracy >= target) return undefined
  const engine = isRunning
    ? 'The optimization engine is working to improve accuracy.'
    : 'The optimization engine is stopped. Start it to test more results.'
  return `Overall accuracy (${percentOf(accuracy)}) is below target (${percentOf(target)}). ${engine}`
}
