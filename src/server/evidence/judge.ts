import { evidencePoints } from '../../catalog/evidence-points.ts'
import type { DragStripErrors, JudgedResultReply } from '../../contract/evidence.ts'
import type { EvidenceRow } from '../../engine/calibration/evidence.ts'
import { type EvidencePoint, fitEffects, type ModeledResult, modelResults } from '../../engine/calibration/fit.ts'
import { fitSpread } from '../../engine/calibration/fit-spread.ts'
import { leaveOneSourceOut, type UnseenPrediction } from '../../engine/calibration/leave-one-source-out.ts'
import { modelHp, rowUncertainty } from '../../engine/calibration/predict-row.ts'
import { classesOf } from '../../engine/calibration/result-classes.ts'
import type { TrackTest } from '../../engine/dragstrip/track-test.ts'
import type { Vehicle } from '../../engine/model.ts'
import { rangeAround, rangeHalfWidth, type Uncertainty } from '../../engine/power/range.ts'
import { carOf, platformOf, vehicleModelOf } from '../catalog/evidence-model.ts'
import { judgeDragStrip } from './judge-drag-strip.ts'
import { readAs } from './read-as.ts'
import { sourceLink } from './source-link.ts'

/** A stored result. `inFit` false = kept out of every fit, and judged all the same. */
export interface StoredResult {
  id: string
  origin: 'published' | 'shop'
  row: EvidenceRow
  inFit: boolean
}
/** What is judged: results and road tests, each by the car of the catalog that it is about. */
export interface Evidence {
  vehicles: readonly Vehicle[]
  results: readonly StoredResult[]
  trackTests: readonly TrackTest[]
}
export interface Judgement {
  results: readonly JudgedResultReply[]
  dragStrip: DragStripErrors
}

type Prediction = Pick<UnseenPrediction, 'predictedHp' | 'lowHp' | 'highHp'>

/**
 * Holds every stored result with a measured figure against a fit that has seen nothing of its source, exactly as
 * `npm run accuracy` does, and the drag strip against published road tests. Pure; some four seconds for 200 results.
 */
export function judge(evidence: Evidence): Judgement {
  return { results: judgeResults(evidence), dragStrip: judgeDragStrip(evidence.vehicles, evidence.trackTests) }
}

export function judgeResults({
  vehicles,
  results: stored,
}: Omit<Evidence, 'trackTests'>): readonly JudgedResultReply[] {
  const points = evidencePoints(
    vehicles,
    stored.map(({ row }) => row),
  )
  const modeled = modelResults(points)
  const fitted = modeled.flatMap((result, index) => (stored[index]!.inFit ? [{ result, index }] : []))
  const unseen = leaveOneSourceOut(fitted.map(({ result }) => result))
  const predicted = new Map<number, Prediction>(unseen.map((one) => [fitted[one.index]!.index, one]))
  const spread = fitSpread(unseen)
  return stored.flatMap((result, index) => {
    if (result.row.modifiedHp === undefined) return []
    const outside = () => predictOutside(modeled[index]!, fitted, spread)
    const prediction = predicted.get(index) ?? outside()
    const { row, model } = modeled[index]!
    const unknowns = rowUncertainty(row, model, prediction.predictedHp)
    return [
      {
        ...judgedReply(result, points[index]!, prediction),
        classes: classesOf({ row, model, unknowns }),
        readAs: readAs(points[index]!, model),
        halfWidths: halfWidths(unknowns, spread),
      },
    ]
  })
}

/** A result that no fit holds, predicted without its source like the others. */
function predictOutside(
  { row, model, source }: ModeledResult,
  fitted: readonly { result: ModeledResult }[],
  spread: Readonly<Record<string, number>>,
): Prediction {
  const others = fitted.filter(({ result }) => result.source !== source)
  const predictedHp = modelHp(model, fitEffects(others.map(({ result }) => result)))
  const { low, high } = rangeAround(predictedHp, rangeHalfWidth(rowUncertainty(row, model, predictedHp), spread))
  return { predictedHp, lowHp: low, highHp: high }
}

function judgedReply(
  { id, origin, row, inFit }: StoredResult,
  point: EvidencePoint,
  { predictedHp, lowHp, highHp }: Prediction,
): Omit<JudgedResultReply, 'classes' | 'readAs' | 'halfWidths'> {
  const measuredHp = row.modifiedHp!
  return {
    ...{ id, origin, measuredHp, predictedHp, lowHp, highHp },
    car: carOf(row),
    platform: platformOf(point),
    vehicleModel: vehicleModelOf(point),
    kinds: [...row.mods],
    powerBasis: row.powerBasis,
    figureKind: row.figureKind,
    baselineHp: row.baselineHp ?? null,
    boostGaugePsi: row.boostGaugePsi ?? null,
    fuel: row.fuel ?? null,
    ...sourceLink(row, origin),
    flagged: flagOf({ measuredHp, lowHp, highHp, inFit }),
  }
}

/** Half-widths of the range, as shares: as it is, and with the boost stated, a measured baseline of the car, or both. */
function halfWidths(unknowns: Uncertainty, spread: Readonly<Record<string, number>>): JudgedResultReply['halfWidths'] {
  const at = (more: Partial<Uncertainty>) => rangeHalfWidth({ ...unknowns, ...more }, spread)
  const boost = { boostUnstated: false }
  const baseline = { baseline: 'stated', baselineDoubt: 0 } as const
  const lacksBoost = unknowns.boostUnstated
  const lacksBaseline = unknowns.baseline !== 'stated' || unknowns.baselineDoubt > 0
  return {
    now: at({}),
    boostStated: lacksBoost ? at(boost) : null,
    baselineMeasured: lacksBaseline ? at(baseline) : null,
    both: lacksBoost && lacksBaseline ? at({ ...boost, ...baseline }) : null,
  }
}

/** Why a result stands out; null for one inside its range. */
export function flagOf(result: { measuredHp: number; lowHp: number; highHp: number; inFit: boolean }): string | null {
  const { measuredHp, lowHp, highHp, inFit } = result
  const isInside = measuredHp >= lowHp && measuredHp <= highHp
  if (isInside && inFit) return null
  const [measured, low, high] = [measuredHp, lowHp, highHp].map(Math.round)
  const why = isInside
    ? 'Made unseen results worse'
    : `${measured} hp measured, ${low} to ${high} predicted: ${measuredHp < lowHp ? 'below' : 'above'} the 90% range`
  return inFit ? why : `${why}. Kept out of the fit, counted in the accuracy.`
}
