import type { EngineFamily } from './families/engine-family.ts'
import type { Fuel } from './fuels.ts'

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
  /**
   * The maker holds rated power up to here, rpm: "from 4,700 to 6,200". Absent: a peak, or a band that nobody printed. Limits of
   * torque are turned into power here (`leastTorqueRpm`); the curve is drawn from `crankHpRpm`, as it was fitted.
   */
  crankHpToRpm?: number
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
  /** True over rated torque, beside the true power: turbo engines are rated for what they hold on a bad day. Absent: 1. */
  torqueRatio?: number
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
  /** The year of a customer's own car, where it is known: see `carOfYear`. */
  modelYear?: number
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
