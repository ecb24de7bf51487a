import type { DragStripErrors, DragStripFactors, LeftOut, StripFigure } from './drag-strip-factors.ts'
import { fitDragStrip } from './fit-drag-strip.ts'
import { FITTED_DRAG_STRIP } from './fitted-drag-strip.ts'
import { predictTrackTest, publicationOf, type TrackTestCar, trueCrankHp } from './predict-track-test.ts'
import { isIndependentRoadTest } from './track-test.ts'
import { weightToPower } from './weight-to-power.ts'

export interface JudgedTest {
  car: TrackTestCar
  predicted: Readonly<Record<StripFigure, number>>
}

export interface DragStripAccuracy {
  errors: DragStripErrors
  /** The plain weight-to-power formula on the same tests. It knows no 0-60. */
  formula: Pick<DragStripErrors, 'quarterMileS' | 'trapMph'>
  tests: readonly JudgedTest[]
}

/** The tests that may judge: independent, on the road, and with the power known where the car was modified. */
export function judgedCars(cars: readonly TrackTestCar[]): TrackTestCar[] {
  return cars.filter(
    ({ test }) => isIndependentRoadTest(test) && (test.modification === undefined || test.crankHp !== undefined),
  )
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? (sorted[middle] ?? 0) : mean(sorted.slice(middle - 1, middle + 1))
}

/** Predicted minus measured, of every test that states the figure. */
export function residualsOf(tests: readonly JudgedTest[], figure: StripFigure): number[] {
  return tests.flatMap(({ car, predicted }) => {
    const measured = car.test[figure]
    return measured === undefined ? [] : [predicted[figure] - measured]
  })
}

export function errorsOf(tests: readonly JudgedTest[]): DragStripErrors {
  const apart = (figure: StripFigure) => residualsOf(tests, figure).map(Math.abs)
  const [sixty, quarter, trap] = [apart('zeroToSixtyS'), apart('quarterMileS'), apart('trapMph')]
  return {
    zeroToSixtyS: mean(sixty),
    zeroToSixtyTests: sixty.length,
    quarterMileS: mean(quarter),
    quarterMileTests: quarter.length,
    trapMph: mean(trap),
    trapTests: trap.length,
    median: { zeroToSixtyS: median(sixty), quarterMileS: median(quarter), trapMph: median(trap) },
  }
}

function formulaOf(tests: readonly JudgedTest[], driverLb: number): DragStripAccuracy['formula'] {
  const asTests = tests.map(({ car }) => ({
    car,
    predicted: {
      zeroToSixtyS: 0,
      ...weightToPower({
        weightWithDriverLb: (car.test.weightAsTestedLb ?? car.vehicle.chassis.curbWeightLb) + driverLb,
        crankHp: car.test.crankHp ?? trueCrankHp(car),
      }),
    },
  }))
  const { quarterMileS, trapMph } = errorsOf(asTests)
  return { quarterMileS, trapMph }
}

/**
 * How far the drag strip is from published road tests, beside the weight-to-power formula. Seconds and mph, mean
 * absolute. Makers' and tuners' own claims and prepared strips are left out.
 */
export function dragStripAccuracy(
  cars: readonly TrackTestCar[],
  factors: DragStripFactors = FITTED_DRAG_STRIP,
): DragStripAccuracy {
  const tests = judgedCars(cars).map((car) => ({ car, predicted: predictTrackTest(car, factors) }))
  return { errors: errorsOf(tests), formula: formulaOf(tests, factors.driverLb), tests }
}

/** The group of a car that is left out together. */
export const LEFT_OUT_GROUP = {
  model: ({ vehicle }) => vehicle.modelId,
  platform: ({ vehicle }) => vehicle.family.id,
  make: ({ vehicle }) => vehicle.make,
  publication: ({ test }) =>
    publicationOf(test.publication) === 'other' ? test.publication : publicationOf(test.publication),
} as const satisfies Record<LeftOut, (car: TrackTestCar) => string>

/**
 * Every judged test by factors that have seen none of its group: refitted from `start` without each model, engine
 * family, make or publication in turn. In the order of the groups' names.
 */
export function dragStripHeldOut(
  cars: readonly TrackTestCar[],
  leftOut: LeftOut,
  start: DragStripFactors,
): readonly JudgedTest[] {
  const judged = judgedCars(cars)
  const groupOf: (car: TrackTestCar) => string = LEFT_OUT_GROUP[leftOut]
  return [...new Set(judged.map(groupOf))].sort().flatMap((group) => {
    // One step from the fit of all: figures change with the factors in nearly straight lines.
    const factors = fitDragStrip(
      judged.filter((car) => groupOf(car) !== group),
      start,
      1,
    )
    return judged
      .filter((car) => groupOf(car) === group)
      .map((car) => ({ car, predicted: predictTrackTest(car, factors) }))
  })
}
