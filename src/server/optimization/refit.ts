import { evidencePoints } from '../../catalog/evidence-points.ts'
import { calibrate } from '../../engine/calibration/calibrate.ts'
import type { EvidenceRow } from '../../engine/calibration/evidence.ts'
import type { CalibrationFactors, Vehicle } from '../../engine/model.ts'
import { inThread } from '../jobs/in-thread.ts'
import { programAt } from '../places.ts'

/** Results in the fit today, and those that came in since. */
export interface RefitInput {
  vehicles: readonly Vehicle[]
  current: readonly EvidenceRow[]
  added: readonly EvidenceRow[]
  version: string
}

export interface RefitOutcome {
  /** Mean accuracy on the results in the fit today, each unseen by its fit: without and with the added results. */
  accuracyBefore: number
  accuracyAfter: number
  /** A refit is kept only when it predicts unseen results better. */
  isKept: boolean
  factors: CalibrationFactors
}

/** Foretelling unseen results better by less than this is rounding. */
const ROUNDING = 1e-6

/**
 * Fits with and without the added results and holds both against the same unseen results: those in the fit today.
 * Pure; about one second for 200 results.
 */
export function refit({ vehicles, current, added, version }: RefitInput): RefitOutcome {
  const meanAccuracy = (unseen: readonly { index: number; accuracy: number }[]) => {
    const judged = unseen.filter(({ index }) => index < current.length)
    return judged.reduce((sum, { accuracy }) => sum + accuracy, 0) / Math.max(1, judged.length)
  }
  const before = calibrate(evidencePoints(vehicles, current), version)
  const after = calibrate(evidencePoints(vehicles, [...current, ...added]), version)
  const accuracyBefore = meanAccuracy(before.unseen)
  const accuracyAfter = meanAccuracy(after.unseen)
  return { accuracyBefore, accuracyAfter, isKept: accuracyAfter > accuracyBefore + ROUNDING, factors: after.factors }
}

/** The same on a thread of its own. Rejects as the thread fails. */
export const refitInThread = (input: RefitInput): Promise<RefitOutcome> =>
  inThread<RefitOutcome>(programAt('optimization/refit-thread'), input)
