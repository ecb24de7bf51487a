import type { Reserve } from '../limits/ceilings.ts'
import { ceilingMargin } from '../limits/rule-ceilings.ts'
import type { PowerScenario } from '../power/power-scenario.ts'
import type { AllowedParts, Candidate } from './allowed-parts.ts'
import { type Caps, SAME_GAIN } from './choice-frontier.ts'
import { stockCaps } from './scenario-caps.ts'
import type { Scenario } from './scenarios.ts'
import type { SearchRequest } from './search-request.ts'
import { type SlotOption, slotOptions } from './slot-options.ts'

/** The parts of one slot in one power scenario, and what they sum up to. */
export interface SlotProfile {
  list: readonly Candidate[]
  options: readonly SlotOption[]
  /** The largest factor on power of any of them. */
  gain: number
  /** The best logarithmic gain per cent. */
  ratio: number
  cheapestCents: number
  /** The highest of each cap that some of them sets; undefined: none sets any. */
  caps: Caps | undefined
}

/** What an option costs at least, once all that it can share is paid by others. */
const leastCents = (option: SlotOption): number => option.cents - (option.labor?.total ?? 0)

export interface Profiles {
  /** By power scenario, then by rank of the slot; shared by narrowed searches. */
  slots: WeakMap<PowerScenario, (SlotProfile | undefined)[]>
  /** Of this search alone. */
  scenarios: WeakMap<Scenario, ScenarioProfile>
}

/** What a search is profiled by. */
interface ProfiledSearch {
  request: SearchRequest
  allowed: AllowedParts
  /** Share of every limit that is kept unused. */
  reserve: Reserve
  profiles: Profiles
}

export function noProfiles(): Profiles {
  return { slots: new WeakMap(), scenarios: new WeakMap() }
}

function profileOf(list: readonly Candidate[], options: readonly SlotOption[]): SlotProfile {
  let gain = 0
  let ratio = 0
  let cheapestCents = Number.POSITIVE_INFINITY
  let caps: Record<string, number> | undefined
  for (const option of options) {
    const cents = leastCents(option)
    gain = Math.max(gain, option.gain)
    cheapestCents = Math.min(cheapestCents, cents)
    if (option.gain > 1) ratio = Math.max(ratio, Math.log(option.gain) / Math.max(cents, 1e-9))
    if (!option.caps) continue
    caps ??= {}
    for (const name in option.caps) caps[name] = Math.max(caps[name] ?? 0, option.caps[name]!)
  }
  return { list, options, gain, ratio, cheapestCents, caps }
}

/** What holds power in a scenario of the search while nothing outside it is replaced. */
export function stockIn({ request, reserve }: ProfiledSearch, scenario: Scenario, power: PowerScenario): Caps {
  return stockCaps(power, scenario, { vehicle: request.vehicle, reserve, rules: request.rules })
}

/** The profiles of all slots outside the scenario, by rank of the slot. */
export function slotProfiles(
  search: ProfiledSearch,
  scenario: Scenario,
  power: PowerScenario,
): readonly (SlotProfile | undefined)[] {
  const known = search.profiles.slots.get(power) ?? []
  if (known.length === 0) search.profiles.slots.set(power, known)
  const { vehicle } = search.request
  const margin = ceilingMargin(vehicle, search.reserve, power)
  const at = { scenario, power, vehicle, margin, stock: stockIn(search, scenario, power) }
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
  caps: Caps
  /** How many slots have parts that set the cap. */
  setters: Readonly<Record<string, number>>
  /** No build makes more. */
  upperWheelHp: number
  /** The best logarithmic gain per cent among the slots that are not counted. */
  freeRatio: number
  counted: readonly CountedSlot[]
}

function scenarioProfile(search: ProfiledSearch, scenario: Scenario, power: PowerScenario): ScenarioProfile {
  const { allowed } = search
  const caps = stockIn(search, scenario, power)
  const best: Record<string, number> = { ...caps }
  const setters: Record<string, number> = {}
  const profiles = slotProfiles(search, scenario, power)
  const counted: CountedSlot[] = []
  let freeRatio = 0
  let strongest = power.uncappedWheelHp
  for (const { slot, rank, fixed } of allowed.free) {
    const profile = profiles[rank]!
    const gain = fixed ? profile.gain : Math.max(1, profile.gain)
    const must = fixed || scenario.required.has(slot)
    strongest *= gain
    for (const name in profile.caps) {
      best[name] = Math.max(best[name]!, profile.caps[name]!)
      setters[name] = (setters[name] ?? 0) + 1
    }
    if (profile.caps || must) {
      counted.push({ profile, gain, must })
    } else {
      freeRatio = Math.max(freeRatio, profile.ratio)
    }
  }
  strongest += power.shotWheelHp
  let upperWheelHp = Math.min(strongest * (1 + SAME_GAIN), power.capWheelHp.boostSource, scenario.ceilingWheelHp)
  for (const name in best) upperWheelHp = Math.min(upperWheelHp, best[name]!)
  return { caps, setters, upperWheelHp, freeRatio, counted }
}

function profileIn(search: ProfiledSearch, scenario: Scenario, power: PowerScenario): ScenarioProfile {
  const known = search.profiles.scenarios.get(scenario) ?? scenarioProfile(search, scenario, power)
  search.profiles.scenarios.set(scenario, known)
  return known
}

/** No build of the scenario makes more, wheel hp, wherever it is held. */
export function scenarioTop(search: ProfiledSearch, scenario: Scenario, power: PowerScenario): number {
  return profileIn(search, scenario, power).upperWheelHp
}

/** What no build of a scenario can beat, whatever needs and excludes say. */
export interface ScenarioLimits {
  /** The strongest allowed part of every slot, under the best cap of each kind. */
  wheelHp: number
  /** What reaching the goal costs at least. */
  cents: number
}

/**
 * Bounds of a scenario for a goal, from single parts alone; a scenario whose floor is out of reach makes 0. Cost: the
 * scenario, the cheapest part of each slot that it requires, the cheapest part of each slot that alone can lift the
 * caps which are below the goal, and for the gain still missing the best ratio of logarithmic gain to cost of any other
 * part (the linear relaxation of the choice); labor that parts may share is left out.
 */
export function scenarioLimits(
  search: ProfiledSearch,
  scenario: Scenario,
  power: PowerScenario,
  wantedWheelHp: number,
): ScenarioLimits {
  const goalWheelHp = Math.max(wantedWheelHp, scenario.floorWheelHp)
  const known = profileIn(search, scenario, power)
  const { caps, setters } = known
  const upper = Math.min(known.upperWheelHp, search.request.capWheelHp ?? Number.POSITIVE_INFINITY)
  const wheelHp = upper < scenario.floorWheelHp * (1 - 1e-11) ? 0 : upper
  let { cents } = scenario
  let assured = power.uncappedWheelHp
  let ratio = known.freeRatio
  for (const { profile, gain, must } of known.counted) {
    let least = must ? profile.cheapestCents : undefined
    for (const name in profile.caps) {
      if (caps[name]! >= goalWheelHp || setters[name] !== 1) continue
      let lift = Number.POSITIVE_INFINITY
      for (const option of profile.options) {
        if ((option.caps?.[name] ?? 0) >= goalWheelHp) lift = Math.min(lift, leastCents(option))
      }
      least = Math.max(least ?? 0, lift)
    }
    if (least === undefined) {
      ratio = Math.max(ratio, profile.ratio)
    } else {
      cents += Number.isFinite(least) ? least : 0
      assured *= gain
    }
  }
  const missing = Math.log((goalWheelHp - power.shotWheelHp) / assured)
  if (missing > 0 && ratio > 0) cents += missing / ratio
  return { wheelHp, cents: Math.floor(cents * (1 - 1e-9)) }
}
