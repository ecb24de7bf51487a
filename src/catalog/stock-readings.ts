import type { StockReading, StockWheelTest } from '../engine/calibration/stock-power.ts'
import type { Vehicle } from '../engine/model.ts'
import { RATING_CORRECTIONS } from './evidence/rating-corrections.ts'
import { findVehicle } from './find-vehicle.ts'
import { VEHICLES } from './vehicles.ts'

/** A rating further from the catalog's than this is another variant's. */
const SAME_RATING = 0.06

/** The car with its rating ratio as the catalog's entry has it. */
const uncorrected = (vehicle: Vehicle): Vehicle => {
  const ratingRatio = vehicle.engine.ratingRatio / Math.exp(RATING_CORRECTIONS[vehicle.family.id] ?? 0)
  return { ...vehicle, engine: { ...vehicle.engine, ratingRatio } }
}

/** The catalog's cars before any correction of their rating ratios. */
export const uncorrectedVehicles = (): readonly Vehicle[] => VEHICLES.map(uncorrected)

/** Stock dyno readings of cars that the catalog has with this rating; the cars before any correction. */
export function stockReadings(tests: readonly StockWheelTest[]): readonly StockReading[] {
  return tests.flatMap((test) => {
    const found = findVehicle(VEHICLES, { ...test, crankHp: test.ratedCrankHp })
    if (!found?.exact || Math.abs(found.vehicle.engine.crankHp / test.ratedCrankHp - 1) > SAME_RATING) return []
    return [{ test, vehicle: uncorrected(found.vehicle) }]
  })
}
