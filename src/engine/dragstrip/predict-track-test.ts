import type { PowerCurve, Vehicle, Weather } from '../model.ts'
import { SAE_J1349_WEATHER } from '../model.ts'
import type { DragStripFactors, Publication } from './drag-strip-factors.ts'
import { FITTED_DRAG_STRIP } from './fitted-drag-strip.ts'
import { type TimeSlip, timeSlip } from './time-slip.ts'
import { DRAG_TIRE_GRIP, PREPARED_SURFACE_GRIP, TRACK_TIRE_GRIP } from './tire-grip.ts'
import type { TrackTest } from './track-test.ts'

/** A test with its catalog car and that car's stock power curve. */
export interface TrackTestCar {
  test: TrackTest
  vehicle: Vehicle
  /** Stock curve with true output: a rating that is known to be low is already corrected. */
  stockCurve: PowerCurve
  /** Crank power of a modified car that the test does not state, hp. */
  modifiedCrankHp?: number
}

/** Magazines correct their times to standard weather; SAE J1349 stands for it. */
const TEST_WEATHER: Weather = SAE_J1349_WEATHER

/** The curve with every point scaled by one factor. */
function scaledCurve(curve: PowerCurve, factor: number): PowerCurve {
  return curve.map((point) => ({
    rpm: point.rpm,
    crankHp: point.crankHp * factor,
    crankTorqueLbft: point.crankTorqueLbft * factor,
    wheelHp: point.wheelHp * factor,
    wheelTorqueLbft: point.wheelTorqueLbft * factor,
  }))
}

/**
 * Power the test car really had at the crank, hp. A stock car's stated rating is corrected like the catalog's; a
 * modified car's stated figure is taken as it stands; without one the catalog's stock output.
 */
export function trueCrankHp({ test, vehicle, stockCurve, modifiedCrankHp }: TrackTestCar): number {
  const stock = stockCurve.reduce((best, point) => Math.max(best, point.crankHp), 0)
  if (test.crankHp === undefined) return modifiedCrankHp ?? stock
  if (test.modification !== undefined) return test.crankHp
  return (stock * test.crankHp) / vehicle.engine.crankHp
}

function gripOf(test: TrackTest): number {
  const words = `${test.modification ?? ''} ${test.trim}`
  const place = `${test.publication} ${test.trim}`
  const surface = /drag strip|prepared/i.test(place) ? PREPARED_SURFACE_GRIP : 1
  if (/drag radial|slick|et street/i.test(words)) return surface * DRAG_TIRE_GRIP
  return /r888|semi-slick|cup 2|r-comp/i.test(words) ? surface * TRACK_TIRE_GRIP : surface
}

/** The publications whose habits are known by enough tests. */
export function publicationOf(publication: string): Publication {
  if (/car (?:and|&) driver|caranddriver/i.test(publication)) return 'car_and_driver'
  return /motor ?trend(?! group)/i.test(publication) && !/motortrend group/i.test(publication) ? 'motor_trend' : 'other'
}

/** The time slip that the row asks for: its power, its weight, its rollout (`unknown` counts in part). */
export function predictTrackTest(car: TrackTestCar, factors: DragStripFactors = FITTED_DRAG_STRIP): TimeSlip {
  const measured = factors.publicationPower[publicationOf(car.test.publication)]
  const { test, vehicle, stockCurve } = car
  const stock = stockCurve.reduce((best, point) => Math.max(best, point.crankHp), 0)
  const slip = timeSlip({
    vehicle,
    curve: scaledCurve(stockCurve, (measured * trueCrankHp(car)) / stock),
    weightLb: test.weightAsTestedLb ?? vehicle.chassis.curbWeightLb,
    tireGrip: gripOf(test),
    rollout: test.rollout !== 'no',
    weather: TEST_WEATHER,
    factors,
  })
  if (test.rollout !== 'unknown') return slip
  return { ...slip, zeroToSixtyS: slip.zeroToSixtyS + (1 - factors.unknownRollout) * slip.firstFootS }
}
