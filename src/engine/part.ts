import type { PartKind } from './part-kinds.ts'
import type { Aspiration, Confidence, Drivetrain, TransmissionKind } from './vehicle.ts'

/** The twelve categories of the shop. */
export const PART_CATEGORIES = [
  'intake',
  'exhaust',
  'cooling',
  'fuel_system',
  'tuning',
  'transmission',
  'forced_induction',
  'turbo',
  'engine_internals',
  'drivetrain',
  'braking',
  'suspension',
] as const
export type PartCategory = (typeof PART_CATEGORIES)[number]

/**
 * A build holds at most one part per slot. Kinds that exclude each other share a slot: one boost source, one set
 * of headers. The map from kind to slot stands in `fitment/slots.ts`.
 */
export const SLOTS = [
  'boost_source',
  'pulley',
  'tune',
  'fuel_blend',
  'intercooler',
  'injectors',
  'fuel_pump',
  'intake',
  'intake_manifold',
  'throttle_body',
  'charge_pipes',
  'headers',
  'midpipe',
  'downpipe',
  'catback',
  'camshafts',
  'heads',
  'bottom_end',
  'methanol',
  'nitrous',
  'clutch',
  'transmission',
  'driveline',
  'heat_exchanger',
  'tires',
  'head_studs',
  'oil_pump',
  'cooling',
  'torque_converter',
  'differential',
  'half_shafts',
  'suspension',
  'sway_bar',
  'brakes',
  'brake_pads',
  'flywheel',
  'transmission_tune',
  'transmission_cooler',
  'oil_cooler',
  'brake_rotors',
  'brake_fluid',
  'chassis',
  'direct_fuel',
  'ecu_unlock',
  'valve_springs',
  'spark_plugs',
  'reliability_fix',
] as const
export type Slot = (typeof SLOTS)[number]

/**
 * Which cars a part fits: named variants, the cars of some engine families (all conditions that are given must hold),
 * or any car that passes the conditions.
 */
export type Fitment = VehicleFitment | FamilyFitment | UniversalFitment
export interface VehicleFitment {
  vehicleIds: readonly string[]
}
export interface FamilyFitment {
  /** Ids of engine families: what bolts to the engine fits every car that has it. */
  families: readonly string[]
  /** Only these models, as `Vehicle.modelId`. */
  modelIds?: readonly string[]
  yearFrom?: number
  yearTo?: number
  drivetrains?: readonly Drivetrain[]
  transmissions?: readonly TransmissionKind[]
  /** Only these gearboxes, as `Transmission.code`. */
  transmissionCodes?: readonly string[]
}
export interface UniversalFitment {
  universal: true
  aspirations?: readonly Aspiration[]
  cylinders?: readonly number[]
  /** Rims of the factory wheels, in: tires cost by their size. */
  rimInches?: RimInches
}

export interface RimInches {
  /** At the driven axle. */
  from: number
  to: number
  /** In front, of a set for all four wheels; absent: it's for the driven axle alone. */
  front?: { from: number; to: number }
}

/**
 * How a tune is made. An off-the-shelf file fits one list of hardware; a piggyback only shifts the boost signal; a
 * standalone replaces a computer that has no usable flash.
 */
export const CALIBRATIONS = [
  'off_the_shelf_stage_1',
  'off_the_shelf_stage_2',
  'custom',
  'standalone',
  'piggyback',
] as const
export type Calibration = (typeof CALIBRATIONS)[number]
export const CHARGE_COOLINGS = ['air_to_air', 'air_to_water'] as const
export type ChargeCooling = (typeof CHARGE_COOLINGS)[number]

/** Physical ratings of a part, as far as they are known. Absent = unknown, and the kind's typical value applies. */
export interface PartRatings {
  /** Boost of the kit as sold, gauge psi at the power peak. */
  boostGaugePsi?: number
  /** Compressor flow limit. 1 lb/min of air makes about 9.5-11 crank hp on gasoline. */
  maxAirflowLbPerMin?: number
  /** Highest crank power that the part is rated for (turbo, fuel system part, clutch kit, intercooler). */
  supportsCrankHp?: number
  supportsTorqueLbft?: number
  /** One injector, cc/min at 3 bar. */
  injectorCcPerMin?: number
  /** Free flow of the pump, litres per hour. */
  pumpLitersPerHour?: number
  /** Displacement of a positive-displacement supercharger per turn. */
  superchargerLiters?: number
  /** Shot of nitrous in crank hp. */
  nitrousHp?: number
  /** The kit brings its own intercooler, injectors, pump, tune: slots that it fills besides its own. */
  includes?: readonly Slot[]
}

export interface Part {
  id: string
  category: PartCategory
  kind: PartKind
  manufacturer: string
  name: string
  /** Only where the number was seen on a page. */
  partNumber?: string
  description: string
  priceCents: number
  priceConfidence: Exclude<Confidence, 'measured'>
  laborHours: number
  fitment: Fitment
  ratings: PartRatings
  /** Tunes, and kits that bring one: how it is made. */
  calibration?: Calibration
  /** Intercoolers and heat exchangers: what carries the heat away. */
  chargeCooling?: ChargeCooling
  /** A part that no bracket is sold for: our fabricators mount it, in the hours and the price that it states. */
  fabricated?: true
  /** Slots of which some part must be in the build too (unless a chosen kit includes them). */
  needs: readonly Slot[]
  /** Kinds that may not stand in the same build. */
  excludes: readonly PartKind[]
  /** Maker's claimed gain. Shown as a claim; never used by the power model. */
  claimedGainHp?: number
  source: string
  confidence: Confidence
  /** On the car already, see `asInstalled`: free, kept where a build has room for it, and asks for nothing of its own. */
  installed?: true
}
