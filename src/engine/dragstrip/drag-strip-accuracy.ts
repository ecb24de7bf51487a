import type { DragStripErrors, DragStripFactors } from './drag-strip-factors.ts'
import { fitDragStrip } from './fit-drag-strip.ts'
import { FITTED_DRAG_STRIP } from './fitted-drag-strip.ts'
import { predictTrackTest, type TrackTestCar, trueCrankHp } from './predict-track-test.ts'
import { isIndependentRoadTest } from './track-test.ts'
import { weightToPower } from './weight-to-power.ts'

export interface JudgedTest {
  car: TrackTestCar
  predicted: { zeroToSixtyS: number; quarterMileS: number; trapMph: number }
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

function errorsOf(tests: readonly JudgedTest[]): DragStripErrors {
  const apart = (figure: 'zeroToSixtyS' | 'quarterMileS' | 'trapMph') =>
    tests.flatMap(({ car, predicted }) => {
      const measured = car.test[figure]
      return measured === undefined ? [] : [Math.abs(predicted[figure] - measured)]
    })
  const sixty = apart('zeroToSixtyS')
  const quarter = apart('quarterMileS')
  const trap = apart('trapMph')
  return {
    zeroToSixtyS: mean(sixty),
    zeroToSixtyTests: sixty.length,
    quarterMileS: mean(quarter),
    quarterMileTests: quarter.length,
    trapMph: mean(trap),
    trapTests: trap.length,
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

/**
 * The same with every car predicted by factors that have seen no test of that car: the judged cars are dealt into
 * folds by vehicle, and the factors are refitted from `start` without each fold. `rounds` sweeps per fold.
 */
export function dragStripHeldOut(
  cars: readonly TrackTestCar[],
  options: { folds: number; rounds: number; start?: DragStripFactors },
): DragStripAccuracy {
  const judged = judgedCars(cars)
  const models = [...new Set(judged.map(({ vehicle }) => vehicle.modelId))].sort()
  const foldOf = new Map(models.map((modelId, index) => [modelId, index % options.folds]))
  const tests: JudgedTest[] = []
  for (let fold = 0; fold < options.folds; fold += 1) {
    const held = judged.filter(({ vehicle }) => foldOf.get(vehicle.modelId) === fold)
    const rest = judged.filter(({ vehicle }) => foldOf.get(vehicle.modelId) !== fold)
    const factors = fitDragStrip(rest, options.start, options.rounds)
    for (const car of held) tests.push({ car, predicted: predictTrackTest(car, factors) })
  }
  return { errors: errorsOf(tests), formula: formulaOf(tests, FITTED_DRAG_STRIP.driverLb), tests }
}
