import { GEARBOXES_IN_TEXT } from '../display-words.ts'
import { partsThatFit } from '../fitment/fits.ts'
import { slotOf } from '../fitment/slots.ts'
import type { Part, Slot, Transmission, TransmissionKind, Vehicle } from '../model.ts'

/** A gearbox that the catalog has on this engine: its gears, and what it and its clutch are good for. */
export interface SwapGearbox {
  transmission: Transmission
  transmissionTorqueLbft: number
  clutchTorqueLbft: number
}

const asGearbox = ({ transmission, limits }: Vehicle): SwapGearbox => ({
  transmission,
  transmissionTorqueLbft: limits.transmissionTorqueLbft,
  clutchTorqueLbft: limits.clutchTorqueLbft,
})

/** The other gearboxes of the car's model and of its engine family, by their codes, the model's own first. */
export function swapGearboxes(vehicle: Vehicle, vehicles: readonly Vehicle[]): SwapGearbox[] {
  const nearness = (other: Vehicle) =>
    (other.modelId === vehicle.modelId ? 2 : 0) + (other.chassis.drivetrain === vehicle.chassis.drivetrain ? 1 : 0)
  const bolts = vehicles
    .filter(({ family, modelId }) => family.id === vehicle.family.id || modelId === vehicle.modelId)
    .filter(({ transmission }) => transmission.code !== vehicle.transmission.code)
    .toSorted((a, b) => nearness(b) - nearness(a) || b.yearTo - a.yearTo || (a.id < b.id ? -1 : 1))
  const byCode = new Map(bolts.toReversed().map((one) => [one.transmission.code, one]))
  return bolts.filter((one) => byCode.get(one.transmission.code) === one).map(asGearbox)
}

const plain = (words: string) => words.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
/** What a customer calls a kind. */
const KIND_WORDS: ReadonlyMap<string, TransmissionKind> = new Map([
  ['manual', 'manual'],
  ['stick', 'manual'],
  ['automatic', 'automatic'],
  ['auto', 'automatic'],
  ['dualclutch', 'dual_clutch'],
  ['dct', 'dual_clutch'],
])

const gearboxName = ({ transmission: { code, kind } }: SwapGearbox): string => `${code} (${kind.replace('_', '-')})`

/** The gearbox that a customer means, by its code or its kind; or what the catalog has, in a sentence. */
export function swappedGearbox(
  words: string,
  vehicle: Vehicle,
  gearboxes: readonly SwapGearbox[],
): { ok: true; gearbox: SwapGearbox | undefined } | { ok: false; sentence: string } {
  const said = plain(words)
  if (said === plain(vehicle.transmission.code)) return { ok: true, gearbox: undefined }
  const kind = KIND_WORDS.get(said)
  const found =
    gearboxes.find(({ transmission }) => plain(transmission.code) === said) ??
    gearboxes.find(({ transmission }) => transmission.kind === kind)
  if (found) return { ok: true, gearbox: found }
  if (kind === vehicle.transmission.kind) return { ok: true, gearbox: undefined }
  const known = gearboxes.map(gearboxName).join(', ')
  const choice = known
    ? `We have: ${known}.`
    : `It left the factory with ${GEARBOXES_IN_TEXT[vehicle.transmission.kind]} only.`
  return { ok: false, sentence: `We have no figures for a "${words}" behind this engine. ${choice}` }
}

/** Final drive and gearbox share a housing where the front wheels are driven; behind, the axle stays the car's own. */
const SHARES_FINAL_DRIVE: ReadonlySet<Vehicle['chassis']['drivetrain']> = new Set(['fwd', 'awd'])

/** The car with that gearbox: its gears, its losses, and what it and its clutch are good for. */
export function withGearbox(vehicle: Vehicle, { transmission, ...rated }: SwapGearbox): Vehicle {
  const finalDrive = SHARES_FINAL_DRIVE.has(vehicle.chassis.drivetrain)
    ? transmission.finalDrive
    : vehicle.transmission.finalDrive
  return { ...vehicle, transmission: { ...transmission, finalDrive }, limits: { ...vehicle.limits, ...rated } }
}

const OF_THE_GEARBOX: ReadonlySet<Slot> = new Set<Slot>([
  ...(['transmission', 'clutch', 'flywheel', 'torque_converter'] as const),
  ...(['transmission_tune', 'transmission_cooler'] as const),
])

/** Whether a part may be sold for the car with another gearbox: what is listed for the car itself is for its own. */
export const isForSwapped = (part: Part): boolean =>
  !('vehicleIds' in part.fitment && OF_THE_GEARBOX.has(slotOf(part.kind)))

/** The parts out of `catalog` that fit a car with one of those gearboxes, and not as it left the factory. */
export function partsOfSwaps(
  { vehicle, gearboxes }: { vehicle: Vehicle; gearboxes: readonly SwapGearbox[] },
  catalog: readonly Part[],
  fitting: ReadonlySet<Part>,
): Part[] {
  const others = catalog.filter((part) => isForSwapped(part) && !fitting.has(part))
  return [...new Set(gearboxes.flatMap((gearbox) => partsThatFit(others, withGearbox(vehicle, gearbox))))]
}
