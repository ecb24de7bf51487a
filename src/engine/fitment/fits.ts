import type { FamilyFitment, Part, PartKind, RimInches, TransmissionKind, Vehicle } from '../model.ts'

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

/** A torque tube to the transaxle, or one piece of carbon fiber from the factory: no driveshaft to buy. */
const hasNoSteelShaft = ({ modelId, yearFrom }: Vehicle): boolean =>
  /corvette|amg-gt$|nissan-gt-r/.test(modelId) || (/shelby-gt500/.test(modelId) && yearFrom >= 2020)

/** The rim of a factory tire, in. Worked: "255/40R19" is 19. */
export const rimInchesOf = ({ chassis }: Vehicle): number => Number(/R(\d\d)/.exec(chassis.tire)?.[1] ?? 0)

/**
 * Cars whose front wheels are an inch smaller, where that is another size of tire to us: 18 in under 19 in, 20 in under 21
 * in. As the makers state them; a 2005 Ford GT stands on 235/45R18 and 315/40R19.
 */
const SMALLER_IN_FRONT =
  /^(ford-gt-2005|dodge-viper|chevrolet-corvette-(20|z06-20(06|23)|grand-sport-2010|stingray-2014-.*-base|e-ray|zr1-2025)|porsche-911-(gt2-rs|.*-202\d))/

export const frontRimInchesOf = (vehicle: Vehicle): number =>
  rimInchesOf(vehicle) - (SMALLER_IN_FRONT.test(vehicle.id) ? 1 : 0)

const isWithin = ({ from, to }: { from: number; to: number }, inches: number): boolean => from <= inches && inches <= to

/** Whether tires of these sizes go on the car's rims. */
export const isInSizes = (sizes: RimInches, vehicle: Vehicle): boolean =>
  isWithin(sizes, rimInchesOf(vehicle)) && (!sizes.front || isWithin(sizes.front, frontRimInchesOf(vehicle)))

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
  if (part.kind === 'driveshaft' && hasNoSteelShaft(vehicle)) return false
  const { fitment } = part
  if ('vehicleIds' in fitment) return fitment.vehicleIds.includes(vehicle.id)
  if ('families' in fitment) return fitsFamily(fitment, vehicle)
  if (fitment.aspirations && !fitment.aspirations.includes(aspiration)) return false
  if (fitment.rimInches && !isInSizes(fitment.rimInches, vehicle)) return false
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

/** Where in a list of parts those stand that may fit: by the car or the engine that they name, and the universal ones. */
interface Places {
  byVehicle: ReadonlyMap<string, readonly number[]>
  byFamily: ReadonlyMap<string, readonly number[]>
  universal: readonly number[]
}

function placesOf(parts: readonly Part[]): Places {
  const [byVehicle, byFamily, universal] = [new Map<string, number[]>(), new Map<string, number[]>(), [] as number[]]
  const put = (places: Map<string, number[]>, id: string, at: number) => {
    const some = places.get(id)
    if (some) some.push(at)
    else places.set(id, [at])
  }
  for (const [at, { fitment }] of parts.entries()) {
    if ('vehicleIds' in fitment) for (const id of fitment.vehicleIds) put(byVehicle, id, at)
    else if ('families' in fitment) for (const id of new Set(fitment.families)) put(byFamily, id, at)
    else universal.push(at)
  }
  return { byVehicle, byFamily, universal }
}

/** One for each list: a catalog is asked for one car after another. */
const knownPlaces = new WeakMap<readonly Part[], Places>()

/**
 * The parts that fit the car, in the order given. Looks at those alone that may fit: 116 to 213 of 4,687 (2026-11-24).
 * A list that has been asked about is not changed any more.
 */
export function partsThatFit(parts: readonly Part[], vehicle: Vehicle): Part[] {
  const places = knownPlaces.get(parts) ?? placesOf(parts)
  knownPlaces.set(parts, places)
  const { byVehicle, byFamily, universal } = places
  return [...universal, ...(byVehicle.get(vehicle.id) ?? []), ...(byFamily.get(vehicle.family.id) ?? [])]
    .sort((a, b) => a - b)
    .map((at) => parts[at]!)
    .filter((part) => fits(part, vehicle))
}
