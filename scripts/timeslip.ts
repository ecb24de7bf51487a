/**
 * `npm run -s timeslip -- --input tests.csv`: predicts acceleration tests. Columns as in the track-test file; result
 * cells are ignored. Prints CSV `row,zero_to_sixty_s,quarter_mile_s,trap_mph,vehicle,note`.
 * `--fit` instead refits the drag strip to the published road tests and rewrites the fitted factors.
 */
import { writeFileSync } from 'node:fs'
import { PUBLISHED_TRACK_TESTS } from '../src/catalog/evidence.ts'
import { vehicleLabel } from '../src/catalog/find-vehicle.ts'
import { VEHICLES } from '../src/catalog/vehicles.ts'
import {
  dragStripAccuracy,
  dragStripHeldOut,
  errorsOf,
  type JudgedTest,
  judgedCars,
  LEFT_OUT_GROUP,
} from '../src/engine/dragstrip/drag-strip-accuracy.ts'
import { LEFT_OUT, type LeftOut } from '../src/engine/dragstrip/drag-strip-factors.ts'
import { fitDragStrip } from '../src/engine/dragstrip/fit-drag-strip.ts'
import { roundedFactors } from '../src/engine/dragstrip/free-factors.ts'
import { predictTrackTest } from '../src/engine/dragstrip/predict-track-test.ts'
import { stripCoverage, stripSpread } from '../src/engine/dragstrip/time-slip-range.ts'
import { readTrackTest, type TrackTestCells } from '../src/engine/dragstrip/track-test.ts'
import { trackTestCar } from '../src/server/evidence/track-test-cars.ts'
import { inputPath, inputText, runCommand } from './command-line/command.ts'
import { csvLine, csvRows } from './command-line/csv-rows.ts'

const FACTORS_FILE = new URL('../src/engine/dragstrip/fitted-drag-strip.ts', import.meta.url)
const ACCURACY_FILE = new URL('../src/engine/dragstrip/fitted-strip-accuracy.ts', import.meta.url)

const HELP = `npm run -s timeslip -- --input tests.csv

  --input tests.csv   acceleration tests, columns as in the track-test file; - reads stdin
  --json              the answers as JSON
  --fit               refit the drag strip to the published road tests and rewrite its factors
  --version           the version of the shop
  --help              this list

Exit 0: at least one row has a prediction. 1: none has. 2: wrong file or arguments.`

interface PredictedSlip {
  row: number
  zeroToSixtyS: number | null
  quarterMileS: number | null
  trapMph: number | null
  vehicle: string
  note: string
}

/** A row that says too little has no figures and a note. */
function predicted(cells: TrackTestCells, row: number): PredictedSlip {
  const test = readTrackTest({ ...cells, zero_to_sixty_s: '', quarter_mile_s: '', trap_mph: '' })
  const car = trackTestCar(VEHICLES, test)
  if (!car) {
    const note = 'cannot be resolved: neither a known car nor its power'
    return { row, zeroToSixtyS: null, quarterMileS: null, trapMph: null, vehicle: '', note }
  }
  const { zeroToSixtyS, quarterMileS, trapMph } = predictTrackTest(car)
  return { row, zeroToSixtyS, quarterMileS, trapMph, vehicle: vehicleLabel(car.vehicle), note: car.note }
}

const roundedTo = (digits: number) => (_: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toFixed(digits)) : value

function refit(): void {
  const cars = judgedCars(PUBLISHED_TRACK_TESTS.flatMap((test) => trackTestCar(VEHICLES, test) ?? []))
  const fitted = fitDragStrip(cars)
  const factors = roundedFactors(fitted)
  const unseenBy = {} as Record<LeftOut, readonly JudgedTest[]>
  for (const leftOut of LEFT_OUT) {
    unseenBy[leftOut] = dragStripHeldOut(cars, leftOut, fitted)
    console.log(leftOut, errorsOf(unseenBy[leftOut]), stripCoverage(unseenBy[leftOut], LEFT_OUT_GROUP[leftOut]))
  }
  const unseen = Object.fromEntries(Object.entries(unseenBy).map(([key, tests]) => [key, errorsOf(tests)]))
  const coverage = Object.fromEntries(
    Object.entries(unseenBy).map(([key, tests]) => [key, stripCoverage(tests, LEFT_OUT_GROUP[key as LeftOut])]),
  )
  const literal = (value: unknown, digits = 5) =>
    JSON.stringify(value, roundedTo(digits), 2).replaceAll(/"(\w+)":/g, '$1:')
  const header = (types: string) => `import type { ${types} } from './drag-strip-factors.ts'`
  const write = (file: URL, lines: readonly string[]) => writeFileSync(file, [...lines, ''].join('\n'))
  write(FACTORS_FILE, [
    header('DragStripFactors'),
    '',
    '/** Written by `npm run timeslip -- --fit`: the free factors fitted to the published road tests. */',
    `export const FITTED_DRAG_STRIP: DragStripFactors = ${literal(factors)}`,
  ])
  write(ACCURACY_FILE, [
    header('DragStripErrors, LeftOut, StripSpread'),
    '',
    '/** Written by `npm run timeslip -- --fit`: errors on unseen tests, each model, engine family, make or publication left out. */',
    `export const UNSEEN_ERRORS: Readonly<Record<LeftOut, DragStripErrors>> = ${literal(unseen, 3)}`,
    '',
    '/** Share of unseen figures within their 90 % range, the group left out of fit and spread. */',
    `export const UNSEEN_COVERAGE: Readonly<Record<LeftOut, StripSpread>> = ${literal(coverage, 3)}`,
    '',
    '/** What nine in ten unseen tests stay within, as a share of the figure; engine families left out. */',
    `export const FITTED_STRIP_SPREAD: StripSpread = ${literal(stripSpread(unseenBy.platform), 4)}`,
  ])
  console.log('seen', dragStripAccuracy(cars, factors).errors)
}

const figure = (value: number | null, digits: number): string => (value === null ? '' : value.toFixed(digits))

await runCommand({
  help: HELP,
  options: { input: { type: 'string' }, json: { type: 'boolean' }, fit: { type: 'boolean' } },
  run: ({ input, json, fit }, positionals) => {
    if (fit) {
      refit()
      return 0
    }
    const rows = csvRows(inputText(inputPath(input, positionals)))
    const answers = rows.map((cells, index) => predicted(cells, index + 1))
    if (json) console.log(JSON.stringify(answers, null, 2))
    else {
      console.log('row,zero_to_sixty_s,quarter_mile_s,trap_mph,vehicle,note')
      for (const { row, zeroToSixtyS, quarterMileS, trapMph, vehicle, note } of answers) {
        const figures = [figure(zeroToSixtyS, 2), figure(quarterMileS, 2), figure(trapMph, 1)]
        console.log(csvLine([String(row), ...figures, vehicle, note]))
      }
    }
    return answers.some(({ quarterMileS }) => quarterMileS !== null) ? 0 : 1
  },
})
