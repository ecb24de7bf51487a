import type { Vehicle } from '../model.ts'
import type { GainTerm } from '../power/power-factors.ts'
import type { EvidenceRow } from './evidence.ts'
import { PLATFORM_PRIORS, PRIORS, type Prior } from './priors.ts'
import { drivelineTerms, dynoTerms } from './report-signals.ts'
import { type Observation, robustMap } from './robust-map.ts'
import { type RowModel, rowModel } from './row-gain.ts'

/** A published result with the car it is about, as far as the catalog knows it. */
export interface EvidencePoint {
  row: EvidenceRow
  vehicle: Vehicle | undefined
  /** False where `vehicle` is only the nearest platform. */
  exact?: boolean
}

/** A published result, read: what `fitEffects` takes. */
export interface ModeledResult {
  row: EvidenceRow
  vehicleId: string | undefined
  source: string
  model: RowModel
}

/** Site that published a result: host of the address, or owner/repository of a repository path. */
export function sourceOf(row: EvidenceRow): string {
  const url = row.sourceUrl.trim().toLowerCase()
  const host = /^[a-z]+:\/\/([^/?#:]+)/.exec(url)?.[1]
  return host === undefined ? (url.split(':')[0] ?? '') : host.replace(/^www\./, '')
}

/** Reads every result once, for as many fits as are wanted. */
export function modelResults(points: readonly EvidencePoint[]): readonly ModeledResult[] {
  return points.map(({ row, vehicle, exact }) => ({
    row,
    vehicleId: vehicle?.id,
    source: sourceOf(row),
    model: rowModel(row, vehicle, exact),
  }))
}

/** How much one result counts, by how it came about. */
const KIND_WEIGHT: Readonly<Record<EvidenceRow['figureKind'], number>> = {
  measured_test: 1,
  owner_report: 0.7,
  manufacturer_claim: 0.7,
  shop_typical: 0.3,
}

/** Knobs of the fit. All were set beforehand; none is chosen by the errors it gives. */
export interface FitSettings {
  /** Multiplies every prior's standard deviation. */
  priorScale: number
  /** Typical scatter of ln(result) where everything is stated. */
  noise: number
  /** Degrees of freedom of the Student-t loss: small = robust. */
  freedom: number
  /** Standard deviation of a source's own offset. */
  sourceSpread: number
}
export const FIT_SETTINGS: FitSettings = { priorScale: 1, noise: 0.05, freedom: 4, sourceSpread: 0.03 }

/** Scatter expected of one result: a kit of unstated boost or a missing baseline is no witness to small effects. */
function expectedScatter(model: RowModel, noise: number): number {
  const baseline = model.hasBaseline ? 0 : { vehicle: 0.06, near: 0.12, text: 0.2 }[model.car.known]
  return Math.hypot(noise, 0.12 * model.priorLogGain, model.boostUnstated ? 0.1 : 0, baseline)
}

/** Different chassis dynos read one car some 10 % apart from the lowest to the highest. */
const STOCK_DYNO_SCATTER = 0.06
/** A baseline further than this from the rating belongs to a car that was modified before, ln. */
const STOCK_REACH = 0.2

/**
 * The untouched cars behind the baselines: ln(wheel baseline / rating at the wheels) tells driveline losses. Each car
 * of a source counts once.
 */
function stockReadings(results: readonly ModeledResult[]): { terms: GainTerm[]; target: number; source: string }[] {
  const seen = new Set<string>()
  return results.flatMap(({ row, model, source, vehicleId }) => {
    if (row.powerBasis !== 'wheel' || row.baselineHp === undefined || model.car.known !== 'vehicle') return []
    const target = Math.log(row.baselineHp / model.ratedHp)
    const key = `${source} ${vehicleId} ${row.baselineHp}`
    if (Math.abs(target) > STOCK_REACH || seen.has(key)) return []
    seen.add(key)
    return [{ terms: [...drivelineTerms(model.car), ...dynoTerms(row)], target, source }]
  })
}

function allPriors(results: readonly ModeledResult[]): Readonly<Record<string, Prior>> {
  const platforms = new Set<string>()
  for (const { model } of results) {
    for (const { name } of model.terms) if (name.startsWith('platform.')) platforms.add(name)
  }
  const ofPlatform = (name: string) => PLATFORM_PRIORS[name.endsWith('.boost') ? 'boost' : 'tune']
  return { ...PRIORS, ...Object.fromEntries([...platforms].sort().map((name) => [name, ofPlatform(name)])) }
}

/**
 * Effects that fit the published results best while staying near the priors: a linear model in ln(power), a robust loss,
 * an offset for each source with several results (dynos differ), and the stock readings for the driveline. Results
 * without a figure are skipped. Deterministic.
 */
export function fitEffects(
  results: readonly ModeledResult[],
  settings: FitSettings = FIT_SETTINGS,
): Readonly<Record<string, number>> {
  const priors = allPriors(results)
  const names = Object.keys(priors)
  const indexOf = new Map(names.map((name, index) => [name, index]))
  const bySource = Map.groupBy(results, ({ source }) => source)
  const offsetOf = new Map(
    [...bySource].filter(([, rows]) => rows.length > 1).map(([source], index) => [source, names.length + index]),
  )

  const observe = (terms: readonly GainTerm[], target: number, source: string, weight: number, scatter: number) => {
    const columns: number[] = []
    const values: number[] = []
    let rest = target
    for (const { name, amount } of terms) {
      const index = indexOf.get(name)
      if (index === undefined) continue
      columns.push(index)
      values.push(amount)
      rest -= amount * priors[name]!.mean
    }
    const offset = offsetOf.get(source)
    if (offset !== undefined) {
      columns.push(offset)
      values.push(1)
    }
    return { target: rest, columns, values, weight, scatter } satisfies Observation
  }

  const observations: Observation[] = []
  for (const { row, model, source } of results) {
    if (row.modifiedHp === undefined) continue
    const target = Math.log(Math.max(1, row.modifiedHp - model.nitrousHp) / model.baseHp) - model.offset
    const scatter = expectedScatter(model, settings.noise)
    observations.push(observe(model.terms, target, source, KIND_WEIGHT[row.figureKind], scatter))
  }
  for (const { terms, target } of stockReadings(results)) {
    observations.push(observe(terms, target, '', 1, STOCK_DYNO_SCATTER))
  }
  const sds = [
    ...names.map((name) => priors[name]!.sd * settings.priorScale),
    ...[...offsetOf].map(() => settings.sourceSpread),
  ]
  const solution = robustMap(observations, sds, settings.freedom)
  return Object.fromEntries(
    names.map((name, index) => {
      const { mean, within: [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] } = priors[name]!
      return [name, Math.max(low, Math.min(high, mean + solution[index]!))]
    }),
  )
}
