/** The power part of `npm run accuracy`: leave-one-source-out figures beside the baselines, and the fit. */
import { writeFileSync } from 'node:fs'
import { EVIDENCE, STOCK_WHEEL_READINGS } from '../src/catalog/evidence.ts'
import { evidencePoints } from '../src/catalog/evidence-points.ts'
import { stockReadings, uncorrectedVehicles } from '../src/catalog/stock-readings.ts'
import { VEHICLES } from '../src/catalog/vehicles.ts'
import { BASELINES, baselineErrors } from '../src/engine/calibration/baselines.ts'
import { calibrate } from '../src/engine/calibration/calibrate.ts'
import { type EvidencePoint, FIT_SETTINGS, type ModeledResult, modelResults } from '../src/engine/calibration/fit.ts'
import {
  accuracyFigures,
  leaveOneSourceOut,
  type UnseenPrediction,
} from '../src/engine/calibration/leave-one-source-out.ts'
import { leaveOneFamilyOut, ratingCorrections } from '../src/engine/calibration/stock-power.ts'
import { platformOf } from '../src/engine/power/platform.ts'
import type { PowerFactors } from '../src/engine/power/power-factors.ts'

const FACTORS_FILE = new URL('../src/engine/calibration/fitted-factors.ts', import.meta.url)

const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`
const cell = (text: string | number, width: number): string => String(text).padEnd(width)

type Group = { name: string; holds(result: UnseenPrediction): boolean }

const GROUPS: readonly Group[] = [
  { name: 'with a baseline', holds: ({ hasBaseline }) => hasBaseline },
  {
    name: '  measured, wheel',
    holds: ({ hasBaseline, row }) => hasBaseline && row.powerBasis === 'wheel' && row.figureKind === 'measured_test',
  },
  { name: "  makers' claims", holds: ({ hasBaseline, row }) => hasBaseline && row.figureKind === 'manufacturer_claim' },
  { name: '  one shop, typical', holds: ({ hasBaseline, row }) => hasBaseline && row.figureKind === 'shop_typical' },
  { name: 'without a baseline', holds: ({ hasBaseline }) => !hasBaseline },
  { name: '  car in the catalog', holds: ({ unknowns }) => unknowns.baseline === 'vehicle' },
  { name: '  boost stated or none', holds: ({ hasBaseline, unknowns }) => !hasBaseline && !unknowns.boostUnstated },
  { name: 'all', holds: () => true },
]

function printGroups(unseen: readonly UnseenPrediction[], groups: readonly Group[] = GROUPS): void {
  console.log(
    `${cell('', 24)}${['rows', 'mean error', 'median', 'bias', '90 % range holds'].map((h) => cell(h, 12)).join('')}`,
  )
  for (const { name, holds } of groups) {
    const figures = accuracyFigures(unseen.filter(holds))
    const cells = [
      figures.rows,
      percent(figures.meanError),
      percent(figures.medianError),
      percent(figures.bias),
      percent(figures.held),
    ]
    console.log(`${cell(name, 24)}${cells.map((text) => cell(text, 12)).join('')}`)
  }
}

function printBaselines(points: readonly EvidencePoint[]): void {
  console.log('\nFor scale, on the rows with a baseline (mean error overall; on measured wheel rows):')
  for (const baseline of BASELINES) {
    const errors = [...baselineErrors(baseline, points)]
    const mean = (holds: (row: EvidencePoint['row']) => boolean) => {
      const kept = errors.filter(([index]) => holds(points[index]!.row)).map(([, error]) => Math.abs(error))
      return percent(kept.reduce((sum, error) => sum + error, 0) / kept.length)
    }
    const wheel = mean((row) => row.powerBasis === 'wheel' && row.figureKind === 'measured_test')
    console.log(
      `  ${cell(baseline.name, 50)}${cell(
        mean(() => true),
        10,
      )}${wheel}`,
    )
  }
}

/** What keeps a result from being foretold, in the order of how much it hides. */
function reasons({ row, model }: ModeledResult): string {
  const { mods, car } = model
  const excess = row.baselineHp === undefined || car.known === 'text' ? 0 : Math.log(row.baselineHp / model.ratedHp)
  const found = [
    car.known === 'near' && 'car not in the catalog, answered from a related one',
    car.known === 'text' && 'car not in the catalog, typical engine of its class',
    model.boostUnstated && 'boost not stated',
    (mods.kinds.has('built_bottom_end') || mods.kinds.has('stroker')) && 'built engine of unknown extent',
    excess > 0.12 && `baseline ${percent(Math.exp(excess) - 1, 0)} above the rating`,
    !model.hasBaseline && 'no baseline',
    mods.unknown.length > 0 && `not understood: ${mods.unknown.join(' ')}`,
    row.figureKind === 'manufacturer_claim' && "maker's claim",
    row.figureKind === 'shop_typical' && 'rounded figures of one shop',
  ].filter((reason) => reason !== false)
  return found.length > 0 ? found.join('; ') : 'nothing stated explains it'
}

function printWorst(unseen: readonly UnseenPrediction[], results: readonly ModeledResult[]): void {
  console.log('\nThe twenty furthest off:')
  const worst = [...unseen].sort((a, b) => Math.abs(b.error) - Math.abs(a.error)).slice(0, 20)
  for (const { index, row, predictedHp, measuredHp, error, lowHp, highHp } of worst) {
    const car = `${row.yearFrom ?? ''} ${row.make} ${row.model}`.trim()
    const from = row.baselineHp === undefined ? 'no baseline' : `from ${row.baselineHp}`
    const boost = row.boostGaugePsi === undefined ? '' : ` at ${row.boostGaugePsi} psi`
    console.log(
      `  row ${cell(index + 1, 4)} ${car}: ${measuredHp} ${row.powerBasis} hp ${from}, predicted ${predictedHp.toFixed(0)}` +
        ` (${lowHp.toFixed(0)}-${highHp.toFixed(0)}), ${percent(error)}\n           ${row.mods.join(', ')}${boost}` +
        `\n           ${reasons(results[index]!)}`,
    )
  }
}

const isKit = (mod: string) => /^(supercharger|turbo_kit)/.test(mod)

/** Kinds of results whose ranges must hold by themselves. */
function printClasses(unseen: readonly UnseenPrediction[], results: readonly ModeledResult[]): void {
  const has = ({ row }: UnseenPrediction, holds: (mod: string) => boolean) => row.mods.some(holds)
  const added = (mod: string) => isKit(mod) || /turbo|supercharger/.test(mod)
  const factory = ({ index }: UnseenPrediction) => results[index]!.model.car.engine.aspiration !== 'na'
  const known = ({ index }: UnseenPrediction) => results[index]!.model.car.known
  console.log('\nBy class, what is left out being a site:')
  printGroups(unseen, [
    { name: 'no boost', holds: (one) => !factory(one) && !has(one, added) },
    { name: 'factory boost', holds: (one) => factory(one) && !has(one, added) },
    { name: 'larger turbo', holds: (one) => has(one, (mod) => /^turbo_upgrade/.test(mod)) },
    { name: 'turbo kit', holds: (one) => has(one, (mod) => /turbo_kit/.test(mod)) },
    { name: 'supercharger kit', holds: (one) => has(one, (mod) => /supercharger/.test(mod)) },
    { name: 'built engine', holds: ({ unknowns }) => unknowns.built },
    { name: 'car in the catalog', holds: (one) => known(one) === 'vehicle' },
    { name: 'related car', holds: (one) => known(one) === 'near' },
    { name: 'unknown car', holds: (one) => known(one) === 'text' },
  ])
}

const platform = ({ row, model }: ModeledResult) => platformOf(row.make, model.car.engine)

/** The same judgement with whole engine platforms left out, and with single pages. */
function printOtherGroupings(results: readonly ModeledResult[]): void {
  const groupings = { page: ({ row }: ModeledResult) => row.sourceUrl, platform }
  for (const [name, groupOf] of Object.entries(groupings)) {
    console.log(`\nWhat is left out being a ${name}:`)
    printGroups(leaveOneSourceOut(results, FIT_SETTINGS, groupOf))
  }
}

/** Stock cars on dynos against the ratings, and the corrections that they call for. */
function printStock(effects: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const vehicles = uncorrectedVehicles()
  const readings = stockReadings(STOCK_WHEEL_READINGS)
  const judged = leaveOneFamilyOut(vehicles, readings, effects)
  const corrections = ratingCorrections(vehicles, readings, effects)
  const line = (name: string, misses: readonly number[]) => {
    const sizes = misses.map((miss) => Math.abs(Math.expm1(miss))).sort((a, b) => a - b)
    const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
    console.log(`  ${cell(name, 40)}${cell(percent(mean), 10)}${percent(sizes[Math.floor(sizes.length / 2)]!)}`)
  }
  console.log(`\nStock cars at the wheels: ${readings.length} readings (mean error, median)`)
  line(
    'by the catalog entry alone',
    judged.map(({ before }) => before),
  )
  line(
    'corrected, engine family left out',
    judged.map(({ after }) => after),
  )
  line(
    'corrected, seen',
    judged.map(({ reading, before }) => before - (corrections[reading.vehicle.family.id] ?? 0)),
  )
  return corrections
}

const property = (name: string): string => (/^[a-z_]\w*$/i.test(name) ? name : `'${name}'`)

const table = (values: Readonly<Record<string, number>>): string =>
  Object.entries(values)
    .map(([name, value]) => `    ${property(name)}: ${value},\n`)
    .join('')

function writeFactors({ version, effects, spread }: PowerFactors): void {
  writeFileSync(
    FACTORS_FILE,
    `import type { PowerFactors } from '../power/power-factors.ts'

/**
 * Effects fitted to the published results, ln(power) each, and the widths of the 90 % range. Data: written by
 * \`npm run accuracy -- --fit\`, the same from the same results. Effects that are missing are 0.
 */
export const FITTED_FACTORS: PowerFactors = {
  version: '${version}',
  effects: {
${table(effects)}  },
  spread: {
${table(spread)}  },
}
`,
  )
}

/** Judges the power model on results of sources that it has not seen; with `fit`, writes the factors and corrections. */
export function reportPowerAccuracy(options: { fit: boolean }): void {
  const points = evidencePoints(VEHICLES, EVIDENCE)
  const results = modelResults(points)
  const { factors, unseen } = calibrate(points, `published-results-${EVIDENCE.length}`)
  console.log(`Power: ${unseen.length} published results, each predicted by a fit without any result of its site\n`)
  printGroups(unseen)
  const accuracy = unseen.reduce((sum, result) => sum + result.accuracy, 0) / unseen.length
  console.log(`\nOverall accuracy, as the dashboards show it (mean of 1 - |error|): ${percent(accuracy, 2)}`)
  printClasses(unseen, results)
  printOtherGroupings(results)
  printBaselines(points)
  printStock(factors.effects)
  printWorst(unseen, results)
  if (!options.fit) return
  writeFactors(factors)
  console.log(`\nWrote ${Object.keys(factors.effects).length} effects to src/engine/calibration/fitted-factors.ts`)
}
