/** The drag-strip part of `npm run accuracy`: errors on published road tests beside the weight-to-power formula. */
import { PUBLISHED_TRACK_TESTS } from '../src/catalog/evidence.ts'
import { VEHICLES } from '../src/catalog/vehicles.ts'
import { dragStripAccuracy, errorsOf, type JudgedTest } from '../src/engine/dragstrip/drag-strip-accuracy.ts'
import { type DragStripErrors, LEFT_OUT, STRIP_FIGURES } from '../src/engine/dragstrip/drag-strip-factors.ts'
import { FITTED_STRIP_SPREAD, UNSEEN_COVERAGE, UNSEEN_ERRORS } from '../src/engine/dragstrip/fitted-strip-accuracy.ts'
import { PREVIOUS_DRAG_STRIP } from '../src/engine/dragstrip/previous-drag-strip.ts'
import { trackTestCar } from '../src/server/evidence/track-test-cars.ts'

const cell = (mean: number | undefined, median: number | undefined, digits: number): string =>
  mean === undefined
    ? '-'
    : median === undefined
      ? mean.toFixed(digits)
      : `${mean.toFixed(digits)} / ${median.toFixed(digits)}`

const line = (
  name: string,
  errors: Pick<DragStripErrors, 'quarterMileS' | 'trapMph'> & Partial<DragStripErrors>,
): string =>
  [
    name.padEnd(40),
    cell(errors.zeroToSixtyS, errors.median?.zeroToSixtyS, 2).padStart(14),
    cell(errors.quarterMileS, errors.median?.quarterMileS, 2).padStart(14),
    cell(errors.trapMph, errors.median?.trapMph, 1).padStart(14),
  ].join('')

/** In units of what the goal allows: 0.22 s, 0.22 s, 1.8 mph. */
const ALLOWED = { zeroToSixtyS: 0.22, quarterMileS: 0.22, trapMph: 1.8 } as const
const missOf = ({ car, predicted }: JudgedTest): number =>
  Math.max(
    ...STRIP_FIGURES.map(
      (figure) => Math.abs(predicted[figure] - (car.test[figure] ?? predicted[figure])) / ALLOWED[figure],
    ),
  )

function worstLine({ car, predicted }: JudgedTest): string {
  const { test } = car
  const apart = (figure: (typeof STRIP_FIGURES)[number], digits: number) => {
    const measured = test[figure]
    return (measured === undefined ? '-' : (predicted[figure] - measured).toFixed(digits)).padStart(7)
  }
  const name = [test.year, test.make, test.model, test.trim, test.transmission].filter(Boolean).join(' ')
  return `${apart('zeroToSixtyS', 2)}${apart('quarterMileS', 2)}${apart('trapMph', 1)}  ${name} (${test.publication})`
}

const WORST_SHOWN = 20
const percent = (share: number) => `${(100 * share).toFixed(0)} %`

/** Prints the table; figures are mean / median absolute errors. */
export function reportDragStripAccuracy(): void {
  const cars = PUBLISHED_TRACK_TESTS.flatMap((test) => trackTestCar(VEHICLES, test) ?? [])
  const { errors, formula, tests } = dragStripAccuracy(cars)
  const stock = errorsOf(tests.filter(({ car }) => car.test.modification === undefined))
  console.log(`\nDrag strip: ${errors.zeroToSixtyTests} 0-60, ${errors.quarterMileTests} quarter-mile times,`)
  console.log(`${errors.trapTests} trap speeds of independent road tests (mean / median absolute error)`)
  console.log(`${''.padEnd(40)}${'0-60 s'.padStart(14)}${'1/4 mile s'.padStart(14)}${'trap mph'.padStart(14)}`)
  console.log(line('weight-to-power formula', formula))
  console.log(line('previous factors (saw 70 of these tests)', dragStripAccuracy(cars, PREVIOUS_DRAG_STRIP).errors))
  console.log(line('fitted, seen', errors))
  console.log(line('fitted, seen, stock cars', stock))
  for (const leftOut of LEFT_OUT) console.log(line(`unseen, each ${leftOut} left out`, UNSEEN_ERRORS[leftOut]))
  console.log('\n90 % ranges: half width as a share of the figure, and unseen figures held')
  console.log(
    `half width  ${STRIP_FIGURES.map((figure) => `${figure} ${(100 * FITTED_STRIP_SPREAD[figure]).toFixed(1)} %`).join(', ')}`,
  )
  for (const leftOut of LEFT_OUT) {
    const held = UNSEEN_COVERAGE[leftOut]
    console.log(
      `${leftOut.padEnd(12)}${STRIP_FIGURES.map((figure) => `${figure} ${percent(held[figure])}`).join(', ')}`,
    )
  }
  console.log(`\nWorst ${WORST_SHOWN}, predicted minus measured: 0-60 s, 1/4 mile s, trap mph`)
  for (const test of [...tests].sort((a, b) => missOf(b) - missOf(a)).slice(0, WORST_SHOWN))
    console.log(worstLine(test))
}
