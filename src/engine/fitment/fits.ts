import type { FamilyFitment, Part, PartKind, TransmissionKind, Vehicle } from '../model.ts'

/** Kinds that only make sense on some gearboxes, whatever a fitment list says. */
const GEARBOXES: Partial<Record<PartKind, readonly TransmissionKind[]>> = {
  clutch: ['manual', 'dual_clutch'],
  flywheel: ['manual'],
  torque_converter: ['automatic'],
  transmission_tune: ['automatic', 'dual_clutch'],
  transmission_cooler: ['automatic', 'dual_clutch'],
}

/** Kinds that replace something only a turbo engine has. A supercharged car may carry a turbo kit, not an upgrade. */
const NEEDS_FACTORY_TURBO: ReadonlySet<PartKind> = new Set<PartKind>(['turbo_upgrade'])

/** A pickup on tall tires: nobody makes sports-car tires in its size. */
export const isOnTruckTires = ({ chassis }: Vehicle): boolean =>
  chassis.body === 'pickup' && /x|\/[5-9]\dR/.test(chassis.tire)

/**
 * Whether the part bolts to this car: named in its fitment (or within the conditions of a universal part), and of a
 * kind that the car's gearbox and engine can take. Says nothing of the other parts of a build: see `checkBuild`.
 */
export function fits(part: Part, vehicle: Vehicle): boolean {
  const gearboxes = GEARBOXES[part.kind]
  if (gearboxes && !gearboxes.includes(vehicle.transmission.kind)) return false
  const { aspiration, cylinders } = vehicle.engine
  if (NEEDS_FACTORY_TURBO.has(part.kind) && aspiration !== 'turbo' && aspiration !== 'twin_turbo') return false
  if (part.kind === 'tires' && isOnTruckTires(vehicle)) return false
  const { fitment } = part
  if ('vehicleIds' in fitment) return fitment.vehicleIds.includes(vehicle.id)
  if ('families' in fitment) return fitsFamily(fitment, vehicle)
  if (fitment.aspirations && !fitment.aspirations.includes(aspiration)) return false
  return !fitment.cylinders || fitment.cylinders.includes(cylinders)
}

/** Whether the car has one of the engines and passes every further condition. */
function fitsFamily(fitment: FamilyFitment, vehicle: Vehicle): boolean {
  const { modelIds, yearFrom, yearTo, drivetrains, transmissions, transmissionCodes } = fitment
  const { transmission, chassis } = vehicle
  return (
    fitment.families.includes(vehicle.family.id) &&
    (modelIds?.includes(vehicle.modelId) ?? true) &&
    (yearFrom === undefined || vehicle.yearTo >= yearFrom) &&
    (yearTo === undefined || vehicle.yearFrom <= yearTo) &&
    (drivetrains?.includes(chassis.drivetrain) ?? true) &&
    (transmissions?.includes(transmission.kind) ?? true) &&
    (transmissionCodes?.includes(transmission.code) ?? true)
  )
}

/** The parts that fit the car, in the order given. */
export function partsThatFit(parts: readonly Part[], vehicle: Vehicle): Part[] {
  return parts.filter((part) => fits(part, vehicle))
}
