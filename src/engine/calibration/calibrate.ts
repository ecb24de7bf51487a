import type { PowerFactors } from '../power/power-factors.ts'
import { type EvidencePoint, FIT_SETTINGS, type FitSettings, fitEffects, modelResults } from './fit.ts'
import { fitSpread } from './fit-spread.ts'
import { leaveOneSourceOut, type UnseenPrediction } from './leave-one-source-out.ts'

const rounded = (values: Readonly<Record<string, number>>, digits: number): Record<string, number> =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]): [string, number] => [name, Number(value.toFixed(digits))])
      .filter(([, value]) => value !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/**
 * Factors fitted to all given results, with the range widths that unseen sources called for, and that judgement itself.
 * Deterministic: the same results give the same factors to the last digit. `version` names the result set.
 */
export function calibrate(
  points: readonly EvidencePoint[],
  version: string,
  settings: FitSettings = FIT_SETTINGS,
): { factors: PowerFactors; unseen: readonly UnseenPrediction[] } {
  const results = modelResults(points)
  const unseen = leaveOneSourceOut(results, settings)
  const effects = rounded(fitEffects(results, settings), 3)
  const spread = rounded(fitSpread(unseen), 4)
  return { factors: { version, effects, spread }, unseen }
}
