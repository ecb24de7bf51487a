import type { TrackTest } from '../engine/dragstrip/track-test.ts'
import type { Vehicle } from '../engine/model.ts'
import { readTransmissionWords } from './engine-words.ts'
import { type FoundVehicle, findVehicle, vehicleLabel } from './find-vehicle.ts'
import { refusedCar } from './refused-cars.ts'

/** The catalog car with the nearest rating and the same kind of gearbox: the last resort for a car we do not know. */
function nearestByRating(vehicles: readonly Vehicle[], test: TrackTest): FoundVehicle | undefined {
  const { crankHp } = test
  if (crankHp === undefined || test.modification !== undefined || refusedCar(test)) return undefined
  const wanted = readTransmissionWords(test.transmission ?? '')
  const apart = (vehicle: Vehicle) =>
    Math.abs(Math.log(vehicle.engine.crankHp / crankHp)) +
    (wanted.kind && wanted.kind !== vehicle.transmission.kind ? 0.1 : 0) +
    (test.weightAsTestedLb ? Math.abs(Math.log(vehicle.chassis.curbWeightLb / test.weightAsTestedLb)) : 0) +
    (test.year ? 0.005 * Math.max(0, vehicle.yearFrom - test.year, test.year - vehicle.yearTo) : 0)
  const vehicle = [...vehicles].sort((a, b) => apart(a) - apart(b) || (a.id < b.id ? -1 : 1))[0]
  return (
    vehicle && {
      vehicle,
      named: false,
      exact: false,
      note: `not in the catalog; nearest by power: ${vehicleLabel(vehicle)}`,
    }
  )
}

/** The catalog car of a track test: by name, else by power, else by engine. Undefined when the row says too little. */
export function vehicleOfTrackTest(vehicles: readonly Vehicle[], test: TrackTest): FoundVehicle | undefined {
  const found = findVehicle(vehicles, {
    make: test.make,
    model: test.model,
    trim: `${test.trim} ${test.modification ?? ''}`,
    year: test.year,
    transmission: test.transmission,
    crankHp: test.modification === undefined ? test.crankHp : undefined,
  })
  // Off the catalog, power and weight say more about a run than the engine's size does.
  const byEngine = !found?.named
  return byEngine ? (nearestByRating(vehicles, test) ?? found) : found
}
