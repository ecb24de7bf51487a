import type { Vehicle } from '../model.ts'
import type { EvidenceRow } from './evidence.ts'
import { solve } from './least-squares.ts'
import { PLATFORM_PRIORS, PRIORS, type Prior } from './priors.ts'
import { type RowModel, rowModel } from './row-gain.ts'

/** A published result with the car it is about, as far as the catalog knows it. */
export interface EvidencePoint {
  row: EvidenceRow
  vehicle: Vehicle | undefined
  /** False where `vehicle` is only the nearest platform. */
  exact?: boolean
}

/** Site that published a result: host of the address, or owner/repository of a repository path. */
export function sourceOf(row: EvidenceRow): string {
  const url = row.sourceUrl.trim().toLowerCase()
  const host = /^[a-z]+:\/\/([^/?#:]+)/.exec(url)?.[1]
  return host === undefined ? (url.split(':')[0] ?? '') : host.replace(/^www\./, '')
}

/** How much one result counts, by how it came about. */
const KIND_WEIGHT: Readonly<Record<EvidenceRow['figureKind'], number>> = {
  measured_test: 1,
  owner_report: 0.7,
  manufacturer_claim: 0.7,
  shop_typical: 0.3,
}

/** Knobs of the fit, chosen inside training folds only. */
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

interface Observation {
  model: RowModel
  /** ln(result / base) less the offset. */
  target: number
  columns: number[]
  amounts: number[]
  weight: number
  source: number
  scatter: number
}

/** Scatter expected of one result: a kit of unstated boost or a missing baseline is no witness to small effects. */
function expectedScatter(model: RowModel, noise: number): number {
  const baseline = model.hasBaseline ? 0 : { vehicle: 0.06, near: 0.12, text: 0.2 }[model.car.known]
  return Math.sqrt(noise ** 2 + (0.12 * model.priorLogGain) ** 2 + (model.boostUnstated ? 0.1 : 0) ** 2 + baseline ** 2)
}

/**
 * Effects that fit the published results best while staying near the priors: maximum a posteriori of a linear model in
 * ln(power) with Gaussian priors, a Student-t loss (iteratively reweighted least squares; Lange, Little and Taylor 1989)
 * and one offset per source with several results. Results without a figure are skipped. Deterministic.
 */
export function fitEffects(
  points: readonly EvidencePoint[],
  settings: FitSettings = FIT_SETTINGS,
  fixed: Readonly<Record<string, Prior>> = PRIORS,
): Readonly<Record<string, number>> {
  const models = points.map(({ row, vehicle, exact }) => rowModel(row, vehicle, exact))
  const platforms = new Set(
    models.flatMap((model) => model.terms.map((term) => term.name).filter((name) => name.startsWith('platform.'))),
  )
  const priors: Readonly<Record<string, Prior>> = {
    ...fixed,
    ...Object.fromEntries(
      [...platforms].sort().map((name) => [name, PLATFORM_PRIORS[name.endsWith('.boost') ? 'boost' : 'tune']]),
    ),
  }
  const names = Object.keys(priors)
  const indexOf = new Map(names.map((name, index) => [name, index]))
  const count = new Map<string, number>()
  for (const { row } of points) count.set(sourceOf(row), (count.get(sourceOf(row)) ?? 0) + 1)
  const offsets = [...count].filter(([, rows]) => rows > 1).map(([source]) => source)
  const sourceIndex = new Map(offsets.map((source, index) => [source, names.length + index]))
  const size = names.length + offsets.length

  const observations: Observation[] = []
  for (const [index, { row }] of points.entries()) {
    const model = models[index]
    if (row.modifiedHp === undefined || !model) continue
    const columns: number[] = []
    const amounts: number[] = []
    let target = Math.log(Math.max(1, row.modifiedHp - model.nitrousHp) / model.baseHp) - model.offset
    for (const { name, amount } of model.terms) {
      const index = indexOf.get(name)
      if (index === undefined) continue
      columns.push(index)
      amounts.push(amount)
      target -= amount * priors[name]!.mean
    }
    const source = sourceOf(row)
    observations.push({
      model,
      target,
      columns,
      amounts,
      weight: KIND_WEIGHT[row.figureKind],
      source: sourceIndex.get(source) ?? -1,
      scatter: expectedScatter(model, settings.noise),
    })
  }

  let solution = new Float64Array(size)
  for (let round = 0; round < 25; round++) {
    const a = new Float64Array(size * size)
    const b = new Float64Array(size)
    names.forEach((name, index) => {
      a[index * size + index] = 1 / (priors[name]!.sd * settings.priorScale) ** 2
    })
    for (let index = names.length; index < size; index++) a[index * size + index] = 1 / settings.sourceSpread ** 2
    for (const { target, columns, amounts, weight, source, scatter } of observations) {
      let fitted = source < 0 ? 0 : solution[source]!
      for (let i = 0; i < columns.length; i++) fitted += amounts[i]! * solution[columns[i]!]!
      const z2 = ((target - fitted) / scatter) ** 2
      const w = (weight * (settings.freedom + 1)) / (settings.freedom + z2) / scatter ** 2
      const cols = source < 0 ? columns : [...columns, source]
      const vals = source < 0 ? amounts : [...amounts, 1]
      for (let i = 0; i < cols.length; i++) {
        b[cols[i]!]! += w * vals[i]! * target
        for (let j = 0; j < cols.length; j++) a[cols[i]! * size + cols[j]!]! += w * vals[i]! * vals[j]!
      }
    }
    const next = solve(a, b, size)
    let change = 0
    for (let i = 0; i < size; i++) change = Math.max(change, Math.abs(next[i]! - solution[i]!))
    solution = new Float64Array(next)
    if (change < 1e-7) break
  }
  return Object.fromEntries(names.map((name, index) => [name, priors[name]!.mean + solution[index]!]))
}
