import type { Part, PartKind, Slot } from '../model.ts'
import type { ScenarioParts } from '../power/power-scenario.ts'

/** Hardware that is good up to a power: the build delivers no more until a part fills the slot. */
export interface RuleCeiling {
  ruleId: string
  /** The rule, as a customer reads it. */
  sentence?: string
  slot: Slot
  /** What the stock hardware is good for. A figure below stock power counts as stock power. */
  wheelHp: number
  /** It says how much the engine breathes, or its injectors feed: a shot of nitrous brings its own oxygen and fuel, on top. */
  ofAir?: boolean
  /** Share of the hardware's limit that both figures leave free already: a reserve comes in its place, not on top. */
  inHand?: number
  /** What the slot is good for with this part in it; absent = no ceiling left. Of two parts that fill it the higher counts. */
  liftedTo?: (part: Part) => number
  /** The combinations that it counts for; absent = all. */
  when?: (chosen: ScenarioParts) => boolean
}

/** A job that several parts have in common, such as "engine out": done together, its hours are paid once. */
export interface SharedJob {
  job: string
  /** How many of the part's labor hours go to it; of a part with several jobs the first ones come first. */
  hours: number
}

/** The rulebook for one car, fuel and use, in the words of the exact search: every build it finds obeys all of it. */
export interface SearchRules {
  /** Why no build of the car is sold on this fuel, and what to do instead; undefined: the fuel is fine. */
  fuelRefusal?: { ruleId: string; sentence: string } | undefined
  /** Rule that keeps the part out of any build of this car; undefined = it may be chosen. */
  refusalOf(part: Part): string | undefined
  /** Slots that must be filled with the part, besides `part.needs`. */
  needsOf(part: Part): readonly Slot[]
  /** Kinds that may not stand beside it, besides `part.excludes`. */
  excludesOf(part: Part): readonly PartKind[]
  ceilings: readonly RuleCeiling[]
  /** Rule that refuses a combination of boost source, pulley, tune, flex-fuel kit and nitrous. */
  scenarioRefusal(chosen: ScenarioParts): string | undefined
  /** Slots that the combination as a whole needs. */
  scenarioNeeds(chosen: ScenarioParts): readonly Slot[]
  /** Kinds that may not be added to the combination. */
  scenarioExcludes(chosen: ScenarioParts): readonly PartKind[]
  /** The combination is not sold for less delivered power than this, wheel hp. */
  scenarioFloorWheelHp(chosen: ScenarioParts): number
  /** The combination is held to this, wheel hp. */
  scenarioCeilingWheelHp(chosen: ScenarioParts): number
  /** Why, as a customer reads it. */
  scenarioCeilingSentence?(chosen: ScenarioParts): string | undefined
  /** A build with the part is not sold for less delivered power than this, wheel hp; absent: none has a floor. */
  floorWheelHpOf?(part: Part): number
  /** Cents, 0 or more, that the part counts as dearer while builds are compared. Never billed. */
  penaltyCents(part: Part): number
  /** Jobs that the part has in common with others, such as gearbox out and heads off for a short block. */
  sharedJobsOf(part: Part): readonly SharedJob[]
}

/** No rulebook: anything that fits may be chosen, and nothing is shared. */
export const NO_RULES: SearchRules = {
  refusalOf: () => undefined,
  needsOf: () => [],
  excludesOf: () => [],
  ceilings: [],
  scenarioRefusal: () => undefined,
  scenarioNeeds: () => [],
  scenarioExcludes: () => [],
  scenarioFloorWheelHp: () => 0,
  scenarioCeilingWheelHp: () => Number.POSITIVE_INFINITY,
  penaltyCents: () => 0,
  sharedJobsOf: () => [],
}
