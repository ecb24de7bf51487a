/**
 * `npm run -s timeslip -- --input tests.csv`: predicts acceleration tests. Columns as in the track-test file; result
 * cells are ignored. Prints CSV `row,zero_to_sixty_s,quarter_mile_s,trap_mph,vehicle,note`.
 * `--fit` instead refits the drag strip to the published road tests and rewrites the fitted factors.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parse } from 'csv-parse/sync'
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

const FACTORS_FILE = new URL('../src/engine/dragstrip/fitted-drag-strip.ts', import.meta.url)
const ACCURACY_FILE = new URL('../src/engine/dragstrip/fitted-strip-accuracy.ts', import.meta.url)

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

function readRows(text: string): TrackTestCells[] {
  return parse(text, {
    bom: true,
    columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  })
}

/** One line of the answer. A row that says too little has empty figures and a note. */
function answer(cells: TrackTestCells, row: number): string {
  const test = readTrackTest({ ...cells, zero_to_sixty_s: '', quarter_mile_s: '', trap_mph: '' })
  const car = trackTestCar(VEHICLES, test)
  if (!car) return [row, '', '', '', '', 'cannot be resolved: neither a known car nor its power'].map(String).join(',')
  const slip = predictTrackTest(car)
  return [
    String(row),
    slip.zeroToSixtyS.toFixed(2),
    slip.quarterMileS.toFixed(2),
    slip.trapMph.toFixed(1),
    vehicleLabel(car.vehicle),
    car.note,
  ]
    .map(quoted)
    .join(',')
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

const { values } = parseArgs({ options: { input: { type: 'string' }, fit: { type: 'boolean', default: false } } })
if (values.fit) refit()
else if (values.input) {
  console.log('row,zero_to_sixty_s,quarter_mile_s,trap_mph,vehicle,note')
  const rows = readRows(readFileSync(values.input, 'utf8'))
  for (const [index, cells] of rows.entries()) console.log(answer(cells, index + 1))
} else {
  console.error('usage: npm run -s timeslip -- --input tests.csv')
  process.exitCode = 2
}
