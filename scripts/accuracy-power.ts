/** The power part of `npm run accuracy`: unseen results beside the fit before and the baselines, and the fit. */
import { writeFileSync } from 'node:fs'
import { EVIDENCE } from '../src/catalog/evidence.ts'
import { evidencePoints } from '../src/catalog/evidence-points.ts'
import { VEHICLES } from '../src/catalog/vehicles.ts'
import { BASELINES, baselineErrors } from '../src/engine/calibration/baselines.ts'
import { calibrate } from '../src/engine/calibration/calibrate.ts'
import { asStatedInCells } from '../src/engine/calibration/evidence.ts'
import { type EvidencePoint, FIT_SETTINGS, type ModeledResult, modelResults } from '../src/engine/calibration/fit.ts'
import { accuracyFigures, leaveOneSourceOut } from '../src/engine/calibration/leave-one-source-out.ts'
import { platformOf } from '../src/engine/power/platform.ts'
import type { PowerFactors } from '../src/engine/power/power-factors.ts'
import { printStock } from './accuracy-stock.ts'
import { cell, percent, printJudgement } from './accuracy-tables.ts'
import { printWorst } from './accuracy-worst.ts'
import type { LeftOut } from './previous-fit.ts'

const FACTORS_FILE = new URL('../src/engine/calibration/fitted-factors.ts', import.meta.url)

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

const LEFT_OUT: Readonly<Record<Exclude<LeftOut, 'site'>, (result: ModeledResult) => string>> = {
  page: ({ row }) => row.sourceUrl,
  platform: ({ row, model }) => platformOf(row.make, model.car.engine),
}

/** The same results asked for as a CSV file states them, without what a reader of the source filled in. */
function printWithoutReading(points: readonly EvidencePoint[], results: readonly ModeledResult[]): void {
  const asked = modelResults(points.map((point) => ({ ...point, row: asStatedInCells(point.row) })))
  const unseen = leaveOneSourceOut(results, FIT_SETTINGS, undefined, asked)
  const figures = (hasBaseline: boolean) => accuracyFigures(unseen.filter((one) => one.hasBaseline === hasBaseline))
  console.log(
    `\nAsked without what was read from the words of the source: ${percent(figures(true).meanError)} with a baseline, ` +
      `${percent(figures(false).meanError)} without, ranges hold ${percent(accuracyFigures(unseen).held)}`,
  )
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

/** Every published result beside what a fit without its site says of it. Power in the row's own basis. */
export function powerAccuracyJson() {
  const { unseen } = calibrate(evidencePoints(VEHICLES, EVIDENCE), 'judged')
  return unseen.map(({ row, measuredHp, predictedHp, lowHp, highHp, error, held, hasBaseline }) => ({
    ...{
      yearFrom: row.yearFrom ?? null,
      yearTo: row.yearTo ?? null,
      make: row.make,
      model: row.model,
      mods: row.mods,
      powerBasis: row.powerBasis,
    },
    ...{ sourceUrl: row.sourceUrl, hasBaseline, measuredHp, predictedHp, lowHp, highHp, error, isInRange: held },
  }))
}

/** Judges the power model on results that it has not seen; with `fit`, writes the factors. */
export function reportPowerAccuracy(options: { fit: boolean }): void {
  const points = evidencePoints(VEHICLES, EVIDENCE)
  const results = modelResults(points)
  const { factors, unseen } = calibrate(points, `published-results-${EVIDENCE.length}`)
  console.log(`Power: ${unseen.length} published results, each predicted by a fit that has not seen what is left out.`)
  console.log('Beside each figure: the fit before, on the same results.')
  printJudgement('site', unseen, results)
  const accuracy = unseen.reduce((sum, result) => sum + result.accuracy, 0) / unseen.length
  console.log(`\nOverall accuracy, as the dashboards show it (mean of 1 - |error|): ${percent(accuracy, 2)}`)
  printWithoutReading(points, results)
  for (const [leftOut, groupOf] of Object.entries(LEFT_OUT)) {
    printJudgement(leftOut as LeftOut, leaveOneSourceOut(results, FIT_SETTINGS, groupOf), results)
  }
  printBaselines(points)
  printStock(factors.effects, results, unseen)
  printWorst(unseen, results)
  if (!options.fit) return
  writeFactors(factors)
  console.log(`\nWrote ${Object.keys(factors.effects).length} effects to src/engine/calibration/fitted-factors.ts`)
}
