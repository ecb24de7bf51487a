import type { EvidenceRow } from '../engine/calibration/evidence.ts'
import { type StockReading, type StockWheelTest, stockWheelHpOf } from '../engine/calibration/stock-power.ts'
import type { Vehicle } from '../engine/model.ts'
import { RATING_CORRECTIONS } from './evidence/rating-corrections.ts'
import { vehicleOfResult } from './evidence-points.ts'
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

/** A baseline further than this from the rating belongs to a car that was modified before, ln. */
const STOCK_REACH = 0.2

/** The untouched cars behind the baselines of published results; each car of a page counts once. */
export function baselineReadings(rows: readonly EvidenceRow[]): readonly StockReading[] {
  const seen = new Set<string>()
  return rows.flatMap((row): StockReading[] => {
    if (row.powerBasis !== 'wheel' || row.baselineHp === undefined || row.baselineMods || row.mods.length === 0)
      return []
    const found = vehicleOfResult(VEHICLES, row)
    if (!found?.exact) return []
    const vehicle = uncorrected(found.vehicle)
    const key = `${row.sourceUrl} ${vehicle.id} ${row.baselineHp}`
    const ratio = row.baselineHp / stockWheelHpOf(vehicle, {})
    if (seen.has(key) || Math.abs(Math.log(ratio)) > STOCK_REACH) return []
    seen.add(key)
    const test: StockWheelTest = {
      ...{ make: row.make, model: row.model, trim: '', year: row.yearFrom ?? vehicle.yearFrom },
      ratedCrankHp: vehicle.engine.crankHp,
      wheelHp: row.baselineHp,
      ...(row.baselineTorqueLbft !== undefined && { wheelTorqueLbft: row.baselineTorqueLbft }),
      sourceUrl: row.sourceUrl,
      ...(row.dyno !== undefined && { dyno: row.dyno }),
    }
    return [{ test, vehicle, isBaseline: true }]
  })
}
