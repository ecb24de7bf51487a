import type { EvidenceRow } from '../engine/calibration/evidence.ts'
import type { EvidencePoint } from '../engine/calibration/fit.ts'
import type { Vehicle } from '../engine/model.ts'
import { type FoundVehicle, findVehicle } from './find-vehicle.ts'

/** The catalog car that a published result is about, or the nearest platform. Undefined when its words say too little. */
export function vehicleOfResult(vehicles: readonly Vehicle[], row: EvidenceRow): FoundVehicle | undefined {
  return findVehicle(vehicles, {
    make: row.make,
    model: row.model,
    year: row.yearFrom === undefined ? undefined : `${row.yearFrom}-${row.yearTo ?? row.yearFrom}`,
    engine: row.engine,
    transmission: row.transmission,
    drivetrain: row.drivetrain,
    crankHp: row.powerBasis === 'crank' ? row.baselineHp : undefined,
  })
}

/** Published results with their cars: what the calibration fits and judges. */
export function evidencePoints(vehicles: readonly Vehicle[], rows: readonly EvidenceRow[]): readonly EvidencePoint[] {
  return rows.map((row) => {
    const found = vehicleOfResult(vehicles, row)
    return { row, vehicle: found?.vehicle, exact: found?.exact ?? true }
  })
}
