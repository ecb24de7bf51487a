/**
 * The vocabulary of the tuning engine. Every wing speaks these words.
 *
 * Units stand in the names: hp and lb-ft are mechanical horsepower and pound-feet; pressures say gauge or
 * absolute; money is whole US cents. Ratios carry no unit.
 */

import type { EngineFamily } from './families/engine-family.ts'
import type { Fuel } from './fuels.ts'
import type { PartKind } from './part-kinds.ts'

export * from './fuels.ts'
export * from './part-kinds.ts'

export const MAKES = [
  'Ford',
  'Dodge',
  'Chevrolet',
  'Toyota',
  'Nissan',
  'BMW',
  'Infiniti',
  'Honda',
  'Acura',
  'Mazda',
  'Mercedes-Benz',
  'Audi',
  'Volkswagen',
  'Subaru',
  'Mitsubishi',
  'Porsche',
] as const
export type Make = (typeof MAKES)[number]

export const ASPIRATIONS = ['na', 'turbo', 'twin_turbo', 'supercharged'] as const
export type Aspiration = (typeof ASPIRATIONS)[number]
export const DRIVETRAINS = ['fwd', 'rwd', 'awd'] as const
export type Drivetrain = (typeof DRIVETRAINS)[number]
export const TRANSMISSION_KINDS = ['manual', 'automatic', 'dual_clutch'] as const
export type TransmissionKind = (typeof TRANSMISSION_KINDS)[number]
/** Where a figure comes from: `measured` on a dyno or strip, `published` by a maker or data set, `estimated` by us. */
export const CONFIDENCES = ['measured', 'published', 'estimated'] as const
export type Confidence = (typeof CONFIDENCES)[number]
export interface FigureSource {
  source: string
  confidence: Confidence
}

/** Body archetypes: which side profile the art draws for this car. */
export const BODIES = [
  'fastback',
  'gt',
  'retro_muscle',
  'muscle',
  'sedan',
  'sport_sedan',
  'coupe',
  'hatch',
  'roadster',
  'mid_engine',
  'rear_engine',
  'pickup',
  'super_coupe',
] as const
export type Body = (typeof BODIES)[number]

export interface Engine {
  /** The trade's engine code, such as "Coyote gen3" or "B58B30". */
  code: string
  displacementL: number
  cylinders: number
  aspiration: Aspiration
  compressionRatio: number
  /** The maker's SAE net crank rating and where it stands. */
  crankHp: number
  crankHpRpm: number
  crankTorqueLbft: number
  crankTorqueRpm: number
  redlineRpm: number
  /** Factory boost at the power peak, gauge psi; 0 for naturally aspirated engines. */
  boostGaugePsi: number
  /** The fuel that the factory calibration is rated on. */
  ratedFuel: Fuel
  /**
   * True output over rated output. 1 = honest rating; the BMW B58 and S58 trap as if they made 13-18 % more.
   */
  ratingRatio: number
}

export interface Transmission {
  kind: TransmissionKind
  /** Code as the trade says it, such as "MT82-D4" or "10R80"; "6MT" where no better is known. */
  code: string
  /** First gear first. */
  gearRatios: readonly number[]
  finalDrive: number
}

export interface Chassis {
  curbWeightLb: number
  drivetrain: Drivetrain
  /** Driven-axle tire as printed on its side, such as "275/40R19". */
  tire: string
  dragCoefficient: number
  frontalAreaM2: number
  body: Body
  /** EPA coast-down force where the car was tested: A + B v + C v^2. */
  roadLoad?: RoadLoad
}

/** US EPA target coast-down coefficients, v in mph: F[lbf] = aLbf + bLbfPerMph v + cLbfPerMph2 v^2, at the test weight. */
export interface RoadLoad {
  aLbf: number
  bLbfPerMph: number
  cLbfPerMph2: number
  testWeightLb: number
}

/** What the stock hardware stands, at the crank. `source` says where each figure comes from. */
export interface StockLimits {
  internalsCrankHp: number
  transmissionTorqueLbft: number
  clutchTorqueLbft: number
  /** What the stock fuel system feeds on pump gas. */
  fuelSystemCrankHp: number
  /** And on E85, where the trade knows it: a third more fuel for the same power. */
  fuelSystemE85CrankHp?: number
  /** Flow limit of the factory turbo or supercharger at the crank; absent for naturally aspirated engines. */
  boostSourceCrankHp?: number
  /** And on E85, where it allows more boost. */
  boostSourceE85CrankHp?: number
  /** What a fully built engine of this family stands. */
  builtEngineCrankHp: number
}

/** One engine/transmission variant of one model over a range of years. */
export interface Vehicle {
  /** Unique, stable: "ford-mustang-gt-2018-10at". */
  id: string
  make: Make
  /** The model as a customer picks it, trim included: "Mustang GT". */
  model: string
  /** Slug of make and model: "ford-mustang-gt". Several variants share it. It is the API's `modelId`. */
  modelId: string
  /** What tells this variant from its siblings: "S550 facelift, 10-speed automatic". */
  variant: string
  yearFrom: number
  yearTo: number
  engine: Engine
  /** What the trade knows about this engine. */
  family: EngineFamily
  transmission: Transmission
  chassis: Chassis
  limits: StockLimits
  /** By dotted field path, such as "engine.crankHp". A path that is missing here is an estimate. */
  sources: Readonly<Record<string, FigureSource>>
  /** One owner's car whose power stands on their dyno sheet; see `measuredCar`. Absent: the catalog's car. */
  measured?: { wheelHp: number; crankHp: number; crankTorqueLbft: number; without: Vehicle }
}

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

/** SAE J1349 reference: 25 C, 99 kPa dry. */
export interface Weather {
  temperatureF: number
  /** Station pressure, absolute. */
  pressureAbsKpa: number
  relativeHumidityPercent: number
}
export const SAE_J1349_WEATHER: Weather = { temperatureF: 77, pressureAbsKpa: 99, relativeHumidityPercent: 0 }

export interface CurvePoint {
  rpm: number
  crankHp: number
  crankTorqueLbft: number
  wheelHp: number
  wheelTorqueLbft: number
}
/** Rising in rpm. hp = lb-ft x rpm / 5252 holds at every point. */
export type PowerCurve = readonly CurvePoint[]

export interface Range90 {
  low: number
  high: number
}

/** The fitted numbers: data, produced by `npm run accuracy -- --fit`. Opaque to all but power/ and calibration/. */
export type CalibrationFactors = Readonly<Record<string, unknown>> & { readonly version: string }

/** What one part adds. Base + sum of all gains = total exactly. */
export interface PartGain {
  partId: string
  wheelHp: number
  wheelTorqueLbft: number
}

/** `hardware`: what a rule keeps within its power until a part fills its slot. */
export const LIMIT_COMPONENTS = [
  'internals',
  'transmission',
  'clutch',
  'fuel_system',
  'boost_source',
  'grip',
  'hardware',
] as const
export type LimitComponent = (typeof LIMIT_COMPONENTS)[number]
export interface LimitUse {
  component: LimitComponent
  unit: 'crank hp' | 'lb-ft'
  value: number
  limit: number
  /** value / limit: 1 = at the limit. */
  share: number
  /** Of `hardware`: the slot and the rule, if one sets it. */
  slot?: Slot
  ruleId?: string
  /** Of what makes boost: which it is on this car. */
  boost?: 'turbo' | 'blower'
  /** Whether the limit shown is stock or lifted, and by which part. */
  liftedByPartId?: string
  /** The cheapest kind of part that would lift it, when share is above 0.9. */
  liftedByKind?: PartKind
}

/** What can hold the power of a build below what its air would make. */
export const POWER_CAPS = ['injectors', 'fuel_pump', 'fuel_system', 'boost_source'] as const
export type PowerCap = (typeof POWER_CAPS)[number]

export interface BuildPower {
  stockWheelHp: number
  stockWheelTorqueLbft: number
  stockCrankHp: number
  wheelHp: number
  wheelTorqueLbft: number
  crankHp: number
  crankTorqueLbft: number
  wheelHpRange90: Range90
  /** What one car gains between two runs on one dyno: narrower, for the car and the dyno are the same. Never below 0. */
  gainRange90: Range90
  boostGaugePsi: number
  /** Air at the power peak, lb/min: what the compressor must flow. */
  peakAirLbPerMin?: number
  drivelineLoss: number
  curve: PowerCurve
  stockCurve: PowerCurve
  gains: readonly PartGain[]
  /** What holds the power down, if anything does: the smallest cap that is below what the air alone would make. */
  cappedBy?: PowerCap
}

/** A car with the parts chosen for it: the input of every question. */
export interface Build {
  vehicle: Vehicle
  parts: readonly Part[]
  fuel: Fuel
  weather: Weather
}
