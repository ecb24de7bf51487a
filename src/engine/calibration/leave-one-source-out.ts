import { rangeAround, rangeHalfWidth } from '../power/range.ts'
import type { EvidenceRow } from './evidence.ts'
import { type EvidencePoint, FIT_SETTINGS, type FitSettings, fitEffects, sourceOf } from './fit.ts'
import { fitSpread, type Miss } from './fit-spread.ts'
import { modelHp, rowUncertainty } from './predict-row.ts'
import { rowModel } from './row-gain.ts'

/** One published result against a prediction by a model that has seen nothing of its source. */
export interface UnseenPrediction {
  /** Position in the points that were given. */
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
}

/**
 * Predicts every published result from a fit without any result of the same source; the range of each comes from the
 * misses of the other sources. About 30 ms per source. Results without a figure are left out.
 */
export function leaveOneSourceOut(
  points: readonly EvidencePoint[],
  settings: FitSettings = FIT_SETTINGS,
): readonly UnseenPrediction[] {
  const bySource = Map.groupBy(
    points.map((point, index) => ({ point, index })).filter(({ point }) => point.row.modifiedHp !== undefined),
    ({ point }) => sourceOf(point.row),
  )
  const unseen: { index: number; predictedHp: number; measuredHp: number; miss: Miss }[] = []
  for (const [source, left] of bySource) {
    const effects = fitEffects(
      points.filter((point) => sourceOf(point.row) !== source),
      settings,
    )
    for (const { point, index } of left) {
      const model = rowModel(point.row, point.vehicle, point.exact)
      const predictedHp = modelHp(model, effects)
      const measuredHp = point.row.modifiedHp ?? 0
      const unknowns = rowUncertainty(point.row, model, predictedHp)
      unseen.push({
        index,
        predictedHp,
        measuredHp,
        miss: { logError: Math.log(measuredHp / predictedHp), unknowns, source },
      })
    }
  }
  const spreadWithout = new Map(
    [...bySource.keys()].map((source) => [
      source,
      fitSpread(unseen.map(({ miss }) => miss).filter((miss) => miss.source !== source)),
    ]),
  )
  return unseen
    .map(({ index, predictedHp, measuredHp, miss }): UnseenPrediction => {
      const halfWidth = rangeHalfWidth(miss.unknowns, spreadWithout.get(miss.source) ?? {})
      const { low, high } = rangeAround(predictedHp, halfWidth)
      const { row, vehicle } = points[index]!
      const error = predictedHp / measuredHp - 1
      return {
        index,
        row,
        vehicleId: vehicle?.id,
        source: miss.source,
        measuredHp,
        predictedHp,
        lowHp: low,
        highHp: high,
        error,
        accuracy: Math.max(0, 1 - Math.abs(error)),
        held: measuredHp >= low && measuredHp <= high,
        hasBaseline: row.baselineHp !== undefined,
      }
    })
    .sort((a, b) => a.index - b.index)
}

/** The misses of a leave-one-source-out run, to fit the final spread with. */
export function missesOf(points: readonly EvidencePoint[], unseen: readonly UnseenPrediction[]): readonly Miss[] {
  return unseen.map(({ index, row, predictedHp, measuredHp, source }) => {
    const point = points[index]!
    const model = rowModel(row, point.vehicle, point.exact)
    return { logError: Math.log(measuredHp / predictedHp), unknowns: rowUncertainty(row, model, predictedHp), source }
  })
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
