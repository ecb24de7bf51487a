import type { TrackTest } from '../engine/dragstrip/track-test.ts'
import type { Drivetrain, Vehicle } from '../engine/model.ts'
import { asTested, drivenWheelsOf } from './as-tested.ts'
import { readTransmissionWords } from './engine-words.ts'
import { type FoundVehicle, findVehicle, vehicleLabel } from './find-vehicle.ts'
import { refusedCar } from './refused-cars.ts'

/** Makers that we do not carry whose cars of this power drive the front wheels. */
const FRONT_DRIVE_MAKE = /^(?:hyundai|kia|mini|fiat|renault|peugeot|seat|cupra|skoda|citroen|vauxhall|opel)$/i
const MOST_FRONT_DRIVE_HP = 330
/** A motor has no gears to shift and no power peak to reach; a diesel turns half as fast. Neither is one of our cars. */
const NO_GASOLINE =
  /\btesla\b|\brivian\b|\blucid\b|\belectric\b|\bev\b|\bdiesel\b|\btdi\b|duramax|cummins|power\s?stroke/i

function drivenWheels(test: TrackTest): Drivetrain | undefined {
  const frontDriven = FRONT_DRIVE_MAKE.test(test.make) && (test.crankHp ?? 0) < MOST_FRONT_DRIVE_HP
  return drivenWheelsOf(test) ?? (frontDriven ? 'fwd' : undefined)
}

const isNamesake = (vehicle: Vehicle, { make, model }: TrackTest): boolean =>
  vehicle.make.toLowerCase() === make.toLowerCase() && vehicle.model.toLowerCase().startsWith(model.toLowerCase())

/** The catalog car with the nearest rating, of the same model where there is one: the last resort for a car we do not know. */
function nearestByRating(vehicles: readonly Vehicle[], test: TrackTest): FoundVehicle | undefined {
  const { crankHp } = test
  if (crankHp === undefined || test.modification !== undefined || refusedCar(test)) return undefined
  const wanted = readTransmissionWords(test.transmission ?? '')
  const driven = drivenWheels(test)
  const apart = (vehicle: Vehicle) =>
    Math.abs(Math.log(vehicle.engine.crankHp / crankHp)) +
    (isNamesake(vehicle, test) ? 0 : 0.2) +
    (wanted.kind && wanted.kind !== vehicle.transmission.kind ? 0.1 : 0) +
    (driven && driven !== vehicle.chassis.drivetrain ? 0.1 : 0) +
    (test.weightAsTestedLb ? Math.abs(Math.log(vehicle.chassis.curbWeightLb / test.weightAsTestedLb)) : 0) +
    (test.year ? 0.02 * Math.max(0, vehicle.yearFrom - test.year, test.year - vehicle.yearTo) : 0)
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

/**
 * The catalog car of a track test with the gearbox and driven wheels that the row prints: by name, else by power, else
 * by engine. Undefined when the row says too little, and for cars that burn no gasoline.
 */
export function vehicleOfTrackTest(vehicles: readonly Vehicle[], test: TrackTest): FoundVehicle | undefined {
  if (NO_GASOLINE.test(`${test.make} ${test.model} ${test.trim}`)) return undefined
  const found = findVehicle(vehicles, {
    make: test.make,
    model: test.model,
    trim: `${test.trim} ${test.modification ?? ''}`,
    year: test.year,
    transmission: test.transmission,
    drivetrain: test.drivetrain,
    crankHp: test.modification === undefined ? test.crankHp : undefined,
  })
  // Off the catalog, power and weight say more about a run than the engine's size does.
  const near = found?.named ? found : (nearestByRating(vehicles, test) ?? found)
  if (!near) return undefined
  const driven = drivenWheels(test)
  const row = driven ? { ...test, drivetrain: driven } : test
  return { ...near, vehicle: asTested(vehicles, near.vehicle, row) }
}
