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
import { dragStripAccuracy, dragStripHeldOut, judgedCars } from '../src/engine/dragstrip/drag-strip-accuracy.ts'
import { fitDragStrip, roundedFactors } from '../src/engine/dragstrip/fit-drag-strip.ts'
import { predictTrackTest } from '../src/engine/dragstrip/predict-track-test.ts'
import { readTrackTest, type TrackTestCells } from '../src/engine/dragstrip/track-test.ts'
import { trackTestCar } from '../src/server/evidence/track-test-cars.ts'

const FACTORS_FILE = new URL('../src/engine/dragstrip/fitted-drag-strip.ts', import.meta.url)
const FOLDS = 10
const ROUNDS = 30

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

function refit(): void {
  const cars = judgedCars(PUBLISHED_TRACK_TESTS.flatMap((test) => trackTestCar(VEHICLES, test) ?? []))
  const factors = roundedFactors(fitDragStrip(cars, undefined, ROUNDS))
  const seen = dragStripAccuracy(cars, factors).errors
  const unseen = dragStripHeldOut(cars, { folds: FOLDS, rounds: 8, start: factors }).errors
  const rounded = Object.fromEntries(Object.entries(unseen).map(([key, value]) => [key, Number(value.toFixed(3))]))
  const literal = (value: unknown) => JSON.stringify(value, null, 2).replaceAll(/"(\w+)":/g, '$1:')
  writeFileSync(
    FACTORS_FILE,
    [
      "import type { DragStripErrors, DragStripFactors } from './drag-strip-factors.ts'",
      '',
      '/** Written by `npm run timeslip -- --fit`: the free factors fitted to the published road tests. */',
      `export const FITTED_DRAG_STRIP: DragStripFactors = ${literal(factors)}`,
      '',
      '/** Errors of the same fit on cars that it has not seen: one tenth of the models held out at a time. */',
      `export const LEAVE_ONE_MODEL_OUT: DragStripErrors = ${literal(rounded)}`,
      '',
    ].join('\n'),
  )
  console.log('fitted, seen', seen)
  console.log('fitted, car not in the fit', unseen)
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
