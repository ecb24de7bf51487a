import type { PowerScenario } from '../power/power-scenario.ts'
import type { Candidate } from './allowed-parts.ts'
import { CAP_NAMES, type CapName, SAME_GAIN } from './choice-frontier.ts'
import { stockCaps } from './scenario-frontier.ts'
import type { Scenario } from './scenarios.ts'
import type { Search } from './search.ts'
import { capName, type SlotOption, slotOptions } from './slot-options.ts'

/** The parts of one slot in one power scenario, and what they sum up to. */
export interface SlotProfile {
  list: readonly Candidate[]
  options: readonly SlotOption[]
  /** The largest factor on power of any of them. */
  gain: number
  /** The best logarithmic gain per cent. */
  ratio: number
  cheapestCents: number
  /** The cap that they replace. */
  cap: CapName | undefined
}

export interface Profiles {
  /** By power scenario, then by rank of the slot; shared by narrowed searches. */
  slots: WeakMap<PowerScenario, (SlotProfile | undefined)[]>
  /** Of this search alone. */
  scenarios: WeakMap<Scenario, ScenarioProfile>
}

export function noProfiles(): Profiles {
  return { slots: new WeakMap(), scenarios: new WeakMap() }
}

function profileOf(list: readonly Candidate[], options: readonly SlotOption[]): SlotProfile {
  let gain = 0
  let ratio = 0
  let cheapestCents = Number.POSITIVE_INFINITY
  let cap: CapName | undefined
  for (const option of options) {
    gain = Math.max(gain, option.gain)
    cheapestCents = Math.min(cheapestCents, option.cents)
    if (option.gain > 1) ratio = Math.max(ratio, Math.log(option.gain) / Math.max(option.cents, 1e-9))
    cap ??= option.candidate && capName(option.candidate)
  }
  return { list, options, gain, ratio, cheapestCents, cap }
}

/** The profiles of all slots outside the scenario, by rank of the slot. */
export function slotProfiles(
  search: Search,
  scenario: Scenario,
  power: PowerScenario,
): readonly (SlotProfile | undefined)[] {
  const known = search.profiles.slots.get(power) ?? []
  if (known.length === 0) search.profiles.slots.set(power, known)
  const at = { scenario, power, vehicle: search.request.vehicle }
  for (const { rank, list } of search.allowed.free) {
    if (known[rank]?.list !== list) known[rank] = profileOf(list, slotOptions(list, at))
  }
  return known
}

/** A slot that counts for a goal: its parts lift a cap, or it must be filled. */
interface CountedSlot {
  profile: SlotProfile
  gain: number
  must: boolean
}

/** A scenario within one search, summed up for any goal. */
export interface ScenarioProfile {
  caps: Readonly<Record<CapName, number>>
  /** No build makes more. */
  upperWheelHp: number
  /** The best logarithmic gain per cent among the slots that are not counted. */
  freeRatio: number
  counted: readonly CountedSlot[]
}

function scenarioProfile(search: Search, scenario: Scenario, power: PowerScenario): ScenarioProfile {
  const { allowed, reserve, request } = search
  const caps = stockCaps(power, request.vehicle, reserve)
  const best = { ...caps }
  const profiles = slotProfiles(search, scenario, power)
  const counted: CountedSlot[] = []
  let freeRatio = 0
  let strongest = power.uncappedWheelHp
  for (const { slot, rank, fixed } of allowed.free) {
    const profile = profiles[rank]!
    const gain = fixed ? profile.gain : Math.max(1, profile.gain)
    const must = fixed || scenario.required.has(slot)
    strongest *= gain
    if (profile.cap)
      for (const { caps: set } of profile.options) best[profile.cap] = Math.max(best[profile.cap], set![profile.cap]!)
    if (profile.cap || must) {
      counted.push({ profile, gain, must })
    } else {
      freeRatio = Math.max(freeRatio, profile.ratio)
    }
  }
  let upperWheelHp = Math.min(strongest * (1 + SAME_GAIN), power.capWheelHp.boostSource)
  for (const name of CAP_NAMES) upperWheelHp = Math.min(upperWheelHp, best[name])
  return { caps, upperWheelHp, freeRatio, counted }
}

/** What no build of a scenario can beat, whatever needs and excludes say. */
export interface ScenarioLimits {
  /** The strongest allowed part of every slot, under the best cap of each kind. */
  wheelHp: number
  /** What reaching the goal costs at least. */
  cents: number
}

/**
 * Bounds of a scenario for a goal, from single parts alone. Cost: the scenario, the cheapest part of each slot that
 * it requires, the cheapest part that lifts each cap which is below the goal, and for the gain still missing the best
 * ratio of logarithmic gain to cost of any other part (the linear relaxation of the choice).
 */
export function scenarioLimits(
  search: Search,
  scenario: Scenario,
  power: PowerScenario,
  goalWheelHp: number,
): ScenarioLimits {
  let known = search.profiles.scenarios.get(scenario)
  if (!known) {
    known = scenarioProfile(search, scenario, power)
    search.profiles.scenarios.set(scenario, known)
  }
  const wheelHp = Math.min(known.upperWheelHp, search.request.holdWheelHp ?? Number.POSITIVE_INFINITY)
  let { cents } = scenario
  let assured = power.uncappedWheelHp
  let ratio = known.freeRatio
  for (const { profile, gain, must } of known.counted) {
    let least = must ? profile.cheapestCents : undefined
    if (profile.cap && known.caps[profile.cap] < goalWheelHp) {
      least = Number.POSITIVE_INFINITY
      for (const option of profile.options) {
        if (option.caps![profile.cap]! >= goalWheelHp) least = Math.min(least, option.cents)
      }
    }
    if (least === undefined) {
      ratio = Math.max(ratio, profile.ratio)
    } else {
      cents += Number.isFinite(least) ? least : 0
      assured *= gain
    }
  }
  const missing = Math.log(goalWheelHp / assured)
  if (missing > 0 && ratio > 0) cents += missing / ratio
  return { wheelHp, cents: Math.floor(cents * (1 - 1e-9)) }
}
