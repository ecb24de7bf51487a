import type { EvidenceRow } from './evidence.ts'
import { type EvidencePoint, sourceOf } from './fit.ts'
import { ridge } from './least-squares.ts'
import { readMods } from './mod-words.ts'
import { inductionOfText } from './row-car.ts'

/** A way to guess ln(modified / baseline) that the engine must beat. */
export interface Baseline {
  name: string
  /** Features of a row; the same length for all rows. */
  features(point: EvidencePoint): readonly number[]
  penalty: number
  robust: boolean
}

const WORDS = [
  'cold_air_intake',
  'intake_manifold',
  'throttle_body',
  'catback_exhaust',
  'headers_shorty',
  'headers_long_tube',
  'midpipe_catless',
  'downpipe',
  'intercooler',
  'tune',
  'e85_tune',
  'pulley_smaller',
  'supercharger_roots',
  'supercharger_twin_screw',
  'supercharger_centrifugal',
  'turbo_kit_single',
  'turbo_kit_twin',
  'turbo_upgrade',
  'camshafts',
  'ported_heads',
  'stroker',
  'built_bottom_end',
  'injectors',
  'fuel_pump',
  'methanol_injection',
] as const

const indicator = (row: EvidenceRow): number[] => {
  const { kinds } = readMods(row.mods)
  return WORDS.map((word) => (kinds.has(word) ? 1 : 0))
}

function byInduction({ row, vehicle }: EvidencePoint): number[] {
  const flags = indicator(row)
  const boosted = (inductionOfText(row) ?? vehicle?.engine.aspiration ?? 'na') !== 'na'
  const kit = WORDS.some((word, index) => flags[index] === 1 && /^(supercharger|turbo)/.test(word))
  const boost = (row.boostGaugePsi ?? 8) / 10
  return [
    ...flags.map((flag) => (boosted ? 0 : flag)),
    ...flags.map((flag) => (boosted ? flag : 0)),
    kit ? boost : 0,
    kit && row.boostGaugePsi !== undefined ? boost : 0,
  ]
}

/** The two regressions of the design, and predicting no change at all. */
export const BASELINES: readonly Baseline[] = [
  { name: 'no change', features: () => [], penalty: 1, robust: false },
  { name: 'ridge on kinds of parts', features: ({ row }) => indicator(row), penalty: 1, robust: false },
  { name: 'robust regression by induction, kit and boost', features: byInduction, penalty: 1, robust: true },
]

function weightsOf(baseline: Baseline, points: readonly EvidencePoint[]): Float64Array {
  const rows = points.map((point) => baseline.features(point))
  const targets = points.map(({ row }) => Math.log((row.modifiedHp ?? 1) / (row.baselineHp ?? 1)))
  let weights = ridge(rows, targets, baseline.penalty)
  for (let round = 0; baseline.robust && round < 10; round++) {
    // Huber: beyond 0.1 of ln(power) a miss counts by its size, not its square.
    const scale = rows.map((row, index) =>
      Math.sqrt(Math.min(1, 0.1 / Math.abs(targets[index]! - guess(weights, row)))),
    )
    weights = ridge(
      rows.map((row, index) => [...row.map((value) => value * scale[index]!), scale[index]!]),
      targets.map((target, index) => target * scale[index]!),
      baseline.penalty,
    )
    weights = Float64Array.from([...weights.slice(0, -2), weights.at(-2)! + weights.at(-1)!])
  }
  return weights
}

function guess(weights: Float64Array, row: readonly number[]): number {
  let sum = weights.at(-1) ?? 0
  row.forEach((value, index) => {
    sum += value * weights[index]!
  })
  return sum
}

/**
 * Leave-one-source-out errors of a baseline (predicted / measured - 1) over the results that state a baseline, by
 * position in `points`.
 */
export function baselineErrors(baseline: Baseline, points: readonly EvidencePoint[]): ReadonlyMap<number, number> {
  const usable = points
    .map((point, index) => ({ point, index, source: sourceOf(point.row) }))
    .filter(({ point }) => point.row.modifiedHp !== undefined && point.row.baselineHp !== undefined)
  const errors = new Map<number, number>()
  for (const left of new Set(usable.map(({ source }) => source))) {
    const training = usable.filter(({ source }) => source !== left).map(({ point }) => point)
    const weights = baseline.name === 'no change' ? undefined : weightsOf(baseline, training)
    for (const { point, index, source } of usable) {
      if (source !== left) continue
      const logGain = weights === undefined ? 0 : guess(weights, baseline.features(point))
      errors.set(index, ((point.row.baselineHp ?? 0) * Math.exp(logGain)) / (point.row.modifiedHp ?? 1) - 1)
    }
  }
  return errors
}
