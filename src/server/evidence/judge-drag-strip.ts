import { vehicleLabel } from '../../catalog/find-vehicle.ts'
import type { DragStripErrors, JudgedRoadTest } from '../../contract/evidence.ts'
import { dragStripAccuracy, type JudgedTest } from '../../engine/dragstrip/drag-strip-accuracy.ts'
import { UNSEEN_COVERAGE, UNSEEN_ERRORS } from '../../engine/dragstrip/fitted-strip-accuracy.ts'
import { predictTrackTest } from '../../engine/dragstrip/predict-track-test.ts'
import type { TrackTest } from '../../engine/dragstrip/track-test.ts'
import type { Vehicle } from '../../engine/model.ts'
import { sourceLink, VERIFIED_ORDER } from './source-link.ts'
import { trackTestCar } from './track-test-cars.ts'

const rounded = (value: number | undefined, digits: number): number | null =>
  value === undefined ? null : Number(value.toFixed(digits))

const figuresOf = (of: Partial<JudgedTest['predicted']>): JudgedRoadTest['measured'] => ({
  zeroToSixtyS: rounded(of.zeroToSixtyS, 2),
  quarterMileS: rounded(of.quarterMileS, 2),
  trapMph: rounded(of.trapMph, 1),
})

function judgedRoadTestOf({ car: { test, vehicle }, predicted }: JudgedTest, index: number): JudgedRoadTest {
  const { chassis, transmission } = vehicle
  const gearbox = `${transmission.gearRatios.length}-speed ${transmission.kind.replace('_', ' ')}`
  return {
    id: `road-test-${index + 1}`,
    car: [test.year, test.make, test.model, test.trim].filter(Boolean).join(' '),
    modification: test.modification ?? null,
    publication: test.publication,
    ...sourceLink(test, 'published'),
    vehicleModel: vehicle.modelId,
    readAs: `${vehicleLabel(vehicle)}, run as ${gearbox}, ${chassis.drivetrain.toUpperCase()}`,
    weightLb: test.weightAsTestedLb ?? chassis.curbWeightLb,
    weightIsTested: test.weightAsTestedLb !== undefined,
    rollout: test.rollout,
    measured: figuresOf(test),
    predicted: figuresOf(predicted),
  }
}

/** Holds the drag strip against the stored road tests; the unseen errors are those of the last refit. */
export function judgeDragStrip(vehicles: readonly Vehicle[], trackTests: readonly TrackTest[]): DragStripErrors {
  const cars = trackTests.flatMap((test) => trackTestCar(vehicles, test) ?? [])
  const { errors, formula, tests } = dragStripAccuracy(cars)
  const slips = cars.filter(({ test }) => test.sourceUrl === VERIFIED_ORDER)
  const { zeroToSixtyTests, quarterMileTests, trapTests, zeroToSixtyS, quarterMileS, trapMph } = errors
  const { platform } = UNSEEN_ERRORS
  return {
    ...{ zeroToSixtyTests, quarterMileTests, trapTests, formula },
    fitted: { zeroToSixtyS, quarterMileS, trapMph },
    unseen: { zeroToSixtyS: platform.zeroToSixtyS, quarterMileS: platform.quarterMileS, trapMph: platform.trapMph },
    unseenMedian: platform.median,
    held: UNSEEN_COVERAGE.platform,
    tests: tests.map(judgedRoadTestOf),
    slips: slips.map((car, index) => judgedRoadTestOf({ car, predicted: predictTrackTest(car) }, tests.length + index)),
  }
}
