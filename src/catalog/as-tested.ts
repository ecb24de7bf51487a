import type { TrackTest } from '../engine/dragstrip/track-test.ts'
import { drivetrainIn } from '../engine/lexicon.ts'
import type { Drivetrain, Transmission, Vehicle } from '../engine/model.ts'
import { readTransmissionWords } from './engine-words.ts'

/** The wheels that the test car drove, where the row says so. */
export const drivenWheelsOf = (test: TrackTest): Drivetrain | undefined => test.drivetrain ?? drivetrainIn(test.trim)

/** The gearbox of another car of our catalog that is nearest to what the row prints: same make, power and gears first. */
function sisterGearbox(
  vehicles: readonly Vehicle[],
  vehicle: Vehicle,
  wanted: ReturnType<typeof readTransmissionWords>,
): Transmission | undefined {
  const front = (one: Vehicle) => one.chassis.drivetrain === 'fwd'
  const apart = (one: Vehicle) =>
    (one.make === vehicle.make ? 0 : 0.5) +
    (one.chassis.body === vehicle.chassis.body ? 0 : 0.2) +
    (wanted.gears === undefined || wanted.gears === one.transmission.gearRatios.length ? 0 : 0.5) +
    Math.abs(Math.log(one.engine.crankHp / vehicle.engine.crankHp)) +
    Math.abs(Math.log(one.engine.redlineRpm / vehicle.engine.redlineRpm)) +
    0.01 * Math.abs(one.yearFrom - vehicle.yearFrom)
  return vehicles
    .filter((one) => one.transmission.kind === wanted.kind && front(one) === front(vehicle))
    .sort((a, b) => apart(a) - apart(b) || (a.id < b.id ? -1 : 1))[0]?.transmission
}

/**
 * The catalog car with the gearbox and the driven wheels of the test car. Our catalog does not hold every combination:
 * a manual that it lacks shifts like a manual, an all-wheel-drive coupe launches on four wheels.
 */
export function asTested(vehicles: readonly Vehicle[], vehicle: Vehicle, test: TrackTest): Vehicle {
  const wanted = readTransmissionWords(test.transmission ?? '')
  const other = wanted.kind !== undefined && wanted.kind !== vehicle.transmission.kind
  const transmission = other ? sisterGearbox(vehicles, vehicle, wanted) : undefined
  const drivetrain = drivenWheelsOf(test) ?? vehicle.chassis.drivetrain
  if (!transmission && drivetrain === vehicle.chassis.drivetrain) return vehicle
  return {
    ...vehicle,
    chassis: { ...vehicle.chassis, drivetrain },
    transmission: transmission ?? vehicle.transmission,
  }
}
