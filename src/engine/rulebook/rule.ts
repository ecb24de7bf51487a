import type { EngineFamily } from '../families/engine-family.ts'
import type { CalibrationFactors, Fuel, Part, PartKind, Slot, Vehicle } from '../model.ts'
import type { ScenarioParts } from '../power/power-scenario.ts'
import type { IntendedUse } from '../vocabulary.ts'
import type { RuleCeiling as SearchCeiling } from './search-rules.ts'

/**
 * How hard a rule is. `never`: the part or combination is not sold. `must_with`: sold only together. `should_with`:
 * added by default where the budget allows, the customer may strike it. `advise`: offered with its price. `warn`: a
 * sentence on the bill.
 */
export const SEVERITIES = ['never', 'must_with', 'should_with', 'advise', 'warn'] as const
export type Severity = (typeof SEVERITIES)[number]

/** A car with its fuel and use, before any part is chosen: what most rules look at. */
export interface RuledCar {
  vehicle: Vehicle
  family: EngineFamily
  fuel: Fuel
  use: IntendedUse | undefined
  /** Stock power at the wheels by the engine's model, hp. */
  stockWheelHp: number
  drivelineLoss: number
  factors: CalibrationFactors
  /** The catalog's parts that fit the car. */
  fitting: readonly Part[]
}

/** A ceiling of a rule, whose id it has; its own sentence is for where the rule's is about more than this slot. */
export type RuleCeiling = Omit<SearchCeiling, 'ruleId'>

/** A finished build as the rules see it. Powers are as delivered. */
export interface RuledBuild extends RuledCar {
  parts: readonly Part[]
  wheelHp: number
  wheelTorqueLbft: number
  stockWheelTorqueLbft: number
  crankTorqueLbft: number
  boostGaugePsi: number
  /** The whole bill, where it is known. */
  costCents?: number
}

/**
 * One rule of the trade. Each states itself in the words that the search has; `judge.ts` reads the same statements off
 * a finished build, so that a build from anywhere can be held against the rulebook.
 */
export interface Rule {
  /** As in docs/rulebook.md: "B11". */
  id: string
  severity: Severity
  /** What a customer reads. */
  sentence: string
  /** Why the trade does it so. */
  reason: string
  /** never: no build of this car on this fuel at all. Says what to do instead. */
  refusesFuel?: (car: RuledCar) => string | undefined
  /** never: the part is in no build of this car, fuel and use. */
  refuses?: (part: Part, car: RuledCar) => boolean
  /** must_with: slots that have to be filled when the part is in the build. */
  needs?: (part: Part, car: RuledCar) => readonly Slot[]
  /** never: kinds that may not stand beside the part. */
  excludes?: (part: Part, car: RuledCar) => readonly PartKind[]
  /** never: this boost source, pulley, tune, flex-fuel kit and nitrous do not go together. */
  refusesScenario?: (chosen: ScenarioParts, car: RuledCar) => boolean
  /** must_with: slots that the combination as a whole needs. */
  scenarioNeeds?: (chosen: ScenarioParts, car: RuledCar) => readonly Slot[]
  /** never: kinds that may not be added to the combination. */
  scenarioExcludes?: (chosen: ScenarioParts, car: RuledCar) => readonly PartKind[]
  /** must_with: power that needs a kind of part. */
  ceilings?: (car: RuledCar) => readonly RuleCeiling[]
  /** never: the combination is not sold for less power than this, wheel hp. */
  scenarioFloor?: (chosen: ScenarioParts, car: RuledCar) => number
  /** never: the combination is not sold for more, wheel hp. */
  scenarioCeiling?: (chosen: ScenarioParts, car: RuledCar) => number
  /** never: the part does not belong on this finished bill. */
  breaks?: (part: Part, build: RuledBuild) => boolean
  /** never: the part has nothing to do at the delivered power; pardoned where another part or rule asks for it. */
  idle?: (part: Part, build: RuledBuild) => boolean
  /** never: the part is not sold in a build that delivers less than this, wheel hp. */
  floorWheelHp?: (part: Part, car: RuledCar) => number
  /** Cents that the part counts as dearer while builds are compared; never billed. */
  penaltyCents?: (part: Part, car: RuledCar) => number
  /** should_with and advise: kinds that a finished build should have besides. */
  recommends?: (build: RuledBuild) => readonly PartKind[]
  /** warn: whether the sentence belongs on the bill. */
  warns?: (build: RuledBuild) => boolean
}

export const BOOST_SOURCE_KINDS: ReadonlySet<PartKind> = new Set<PartKind>([
  'supercharger_roots',
  'supercharger_twin_screw',
  'supercharger_centrifugal',
  'turbo_kit_single',
  'turbo_kit_twin',
  'turbo_upgrade',
])

export const isTune = (part: Part): boolean => part.kind === 'tune' || part.kind === 'e85_tune'
export const isUniversal = (part: Part): boolean => 'universal' in part.fitment
export const brings = (part: Part | undefined, slot: Slot): boolean => part?.ratings.includes?.includes(slot) ?? false
export const isEthanol = (fuel: Fuel): boolean => fuel === 'e30' || fuel === 'e85'
export const isFactoryBoosted = ({ vehicle }: Pick<RuledCar, 'vehicle'>): boolean => vehicle.engine.aspiration !== 'na'
export const isFactoryTurbo = ({ vehicle }: Pick<RuledCar, 'vehicle'>): boolean =>
  vehicle.engine.aspiration === 'turbo' || vehicle.engine.aspiration === 'twin_turbo'
/** A blower or turbos on an engine that came without, or with less. */
export const addsBoost = (chosen: ScenarioParts): boolean =>
  chosen.boostSource !== undefined || chosen.pulley !== undefined
/** Off-the-shelf files fit one list of hardware. */
export const isOffTheShelf = (part: Part | undefined): boolean =>
  part?.calibration === 'off_the_shelf_stage_1' || part?.calibration === 'off_the_shelf_stage_2'
/** Ford's engine computer shifts the automatic, too: what locks the one locks the other. */
export const isPcmFile = ({ kind }: Part, { make }: Vehicle): boolean => kind === 'transmission_tune' && make === 'Ford'
