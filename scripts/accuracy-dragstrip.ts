/** The drag-strip part of `npm run accuracy`: errors on published road tests beside the weight-to-power formula. */
import { PUBLISHED_TRACK_TESTS } from '../src/catalog/evidence.ts'
import { VEHICLES } from '../src/catalog/vehicles.ts'
import { dragStripAccuracy } from '../src/engine/dragstrip/drag-strip-accuracy.ts'
import type { DragStripErrors } from '../src/engine/dragstrip/drag-strip-factors.ts'
import { LEAVE_ONE_MODEL_OUT } from '../src/engine/dragstrip/fitted-drag-strip.ts'
import { trackTestCar } from '../src/server/evidence/track-test-cars.ts'

const line = (name: string, errors: Pick<DragStripErrors, 'quarterMileS' | 'trapMph'> & Partial<DragStripErrors>) =>
  [
    name.padEnd(34),
    (errors.zeroToSixtyS === undefined ? '-' : errors.zeroToSixtyS.toFixed(2)).padStart(8),
    errors.quarterMileS.toFixed(2).padStart(12),
    errors.trapMph.toFixed(1).padStart(10),
  ].join('')

/** Prints the table; figures are mean absolute errors. */
export function reportDragStripAccuracy(): void {
  const cars = PUBLISHED_TRACK_TESTS.flatMap((test) => trackTestCar(VEHICLES, test) ?? [])
  const { errors, formula } = dragStripAccuracy(cars)
  console.log(`\nDrag strip: ${errors.zeroToSixtyTests} 0-60, ${errors.quarterMileTests} quarter-mile times,`)
  console.log(`${errors.trapTests} trap speeds of independent road tests (mean absolute error)`)
  console.log(`${''.padEnd(34)}${'0-60 s'.padStart(8)}${'1/4 mile s'.padStart(12)}${'trap mph'.padStart(10)}`)
  console.log(line('weight-to-power formula', formula))
  console.log(line('drag strip, fitted', errors))
  console.log(line('drag strip, car not in the fit', LEAVE_ONE_MODEL_OUT))
}
