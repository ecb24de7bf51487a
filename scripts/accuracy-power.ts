/** The power part of `npm run accuracy`: leave-one-source-out figures beside the baselines, and the fit. */
import { writeFileSync } from 'node:fs'
import { EVIDENCE } from '../src/catalog/evidence.ts'
import { evidencePoints } from '../src/catalog/evidence-points.ts'
import { VEHICLES } from '../src/catalog/vehicles.ts'
import { BASELINES, baselineErrors } from '../src/engine/calibration/baselines.ts'
import { calibrate } from '../src/engine/calibration/calibrate.ts'
import type { EvidencePoint } from '../src/engine/calibration/fit.ts'
import { accuracyFigures, type UnseenPrediction } from '../src/engine/calibration/leave-one-source-out.ts'
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

function printGroups(unseen: readonly UnseenPrediction[]): void {
  console.log(
    `${cell('', 24)}${['rows', 'mean error', 'median', 'bias', '90 % range holds'].map((h) => cell(h, 12)).join('')}`,
  )
  for (const { name, holds } of GROUPS) {
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

function printWorst(unseen: readonly UnseenPrediction[]): void {
  console.log('\nThe ten furthest off:')
  const worst = [...unseen].sort((a, b) => Math.abs(b.error) - Math.abs(a.error)).slice(0, 10)
  for (const { index, row, predictedHp, measuredHp, error, lowHp, highHp } of worst) {
    const car = `${row.yearFrom ?? ''} ${row.make} ${row.model}`.trim()
    const from = row.baselineHp === undefined ? 'no baseline' : `from ${row.baselineHp}`
    const boost = row.boostGaugePsi === undefined ? '' : ` at ${row.boostGaugePsi} psi`
    console.log(
      `  row ${cell(index + 1, 4)} ${car}: ${measuredHp} ${row.powerBasis} hp ${from}, predicted ${predictedHp.toFixed(0)}` +
        ` (${lowHp.toFixed(0)}-${highHp.toFixed(0)}), ${percent(error)}\n           ${row.mods.join(', ')}${boost}`,
    )
  }
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

/** Judges the power model on results of sources that it has not seen; with `fit`, writes the factors file. */
export function reportPowerAccuracy(options: { fit: boolean }): void {
  const points = evidencePoints(VEHICLES, EVIDENCE)
  const { factors, unseen } = calibrate(points, `published-results-${EVIDENCE.length}`)
  console.log(`Power: ${unseen.length} published results, each predicted by a fit without any result of its source\n`)
  printGroups(unseen)
  const accuracy = unseen.reduce((sum, result) => sum + result.accuracy, 0) / unseen.length
  console.log(`\nOverall accuracy, as the dashboards show it (mean of 1 - |error|): ${percent(accuracy, 2)}`)
  printBaselines(points)
  printWorst(unseen)
  if (!options.fit) return
  writeFactors(factors)
  console.log(`\nWrote ${Object.keys(factors.effects).length} effects to src/engine/calibration/fitted-factors.ts`)
}
