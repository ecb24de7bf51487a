import { rangeAround, rangeHalfWidth, type Uncertainty } from '../power/range.ts'
import type { EvidenceRow } from './evidence.ts'
import { FIT_SETTINGS, type FitSettings, fitEffects, type ModeledResult } from './fit.ts'
import { fitSpread } from './fit-spread.ts'
import { modelHp, rowUncertainty } from './predict-row.ts'

/** One published result against a prediction by a model that has seen nothing of its source. */
export interface UnseenPrediction {
  /** Position in the results that were given. */
  index: number
  row: EvidenceRow
  vehicleId: string | undefined
  source: string
  measuredHp: number
  predictedHp: number
  lowHp: number
  highHp: number
  /** predicted / measured - 1. */
  error: number
  /** 1 - |error|, not below 0. */
  accuracy: number
  /** Whether the 90 % range holds the measured figure. */
  held: boolean
  hasBaseline: boolean
  /** ln(measured / predicted), and what was unknown about the result: what range widths are fitted to. */
  logError: number
  unknowns: Uncertainty
}

/**
 * Predicts every published result from a fit without any result of the same source (or of another group: `groupOf`); the
 * range of each comes from the misses of the other groups. About 10 ms per group. Results without a figure are left out.
 * `asked` = the same results as they are asked for, such as without what only a reader of the source could fill in.
 */
export function leaveOneSourceOut(
  results: readonly ModeledResult[],
  settings: FitSettings = FIT_SETTINGS,
  groupOf: (result: ModeledResult) => string = ({ source }) => source,
  asked: readonly ModeledResult[] = results,
): readonly UnseenPrediction[] {
  const judged = asked
    .map((result, index) => ({ ...result, index, group: groupOf(results[index]!), measuredHp: result.row.modifiedHp }))
    .filter((result): result is typeof result & { measuredHp: number } => result.measuredHp !== undefined)
  const groups = [...new Set(judged.map(({ group }) => group))]

  const missed = groups.flatMap((left) => {
    const effects = fitEffects(
      results.filter((result) => groupOf(result) !== left),
      settings,
    )
    return judged.filter((result) => result.group === left).map((result) => ({ ...result, ...missOf(result, effects) }))
  })
  const spreadWithout = new Map(groups.map((left) => [left, fitSpread(missed.filter((miss) => miss.group !== left))]))
  return missed
    .map((miss): UnseenPrediction => {
      const { index, row, vehicleId, source, group, measuredHp, predictedHp, logError, unknowns } = miss
      const range = rangeAround(predictedHp, rangeHalfWidth(unknowns, spreadWithout.get(group) ?? {}))
      const error = predictedHp / measuredHp - 1
      return {
        index,
        row,
        vehicleId,
        source,
        measuredHp,
        predictedHp,
        lowHp: range.low,
        highHp: range.high,
        error,
        accuracy: Math.max(0, 1 - Math.abs(error)),
        held: measuredHp >= range.low && measuredHp <= range.high,
        hasBaseline: row.baselineHp !== undefined,
        logError,
        unknowns,
      }
    })
    .sort((a, b) => a.index - b.index)
}

function missOf(
  result: ModeledResult & { measuredHp: number },
  effects: Readonly<Record<string, number>>,
): { predictedHp: number; logError: number; unknowns: Uncertainty } {
  const predictedHp = modelHp(result.model, effects)
  return {
    predictedHp,
    logError: Math.log(result.measuredHp / predictedHp),
    unknowns: rowUncertainty(result.row, result.model, predictedHp),
  }
}

export interface AccuracyFigures {
  rows: number
  /** Means and median of |predicted / measured - 1|. */
  meanError: number
  medianError: number
  /** Mean signed error. */
  bias: number
  /** Share of results that their 90 % range holds. */
  held: number
}

/** Figures over a set of unseen predictions; all zero for an empty set. */
export function accuracyFigures(unseen: readonly UnseenPrediction[]): AccuracyFigures {
  const rows = unseen.length
  if (rows === 0) return { rows, meanError: 0, medianError: 0, bias: 0, held: 0 }
  const errors = unseen.map(({ error }) => Math.abs(error)).sort((a, b) => a - b)
  const middle = Math.floor(rows / 2)
  return {
    rows,
    meanError: errors.reduce((sum, error) => sum + error, 0) / rows,
    medianError: rows % 2 === 1 ? errors[middle]! : (errors[middle - 1]! + errors[middle]!) / 2,
    bias: unseen.reduce((sum, { error }) => sum + error, 0) / rows,
    held: unseen.filter(({ held }) => held).length / rows,
  }
}
