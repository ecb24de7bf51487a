import type { Vehicle } from '../model.ts'
import type { PowerScenario } from '../power/power-scenario.ts'
import type { Candidate } from './allowed-parts.ts'
import { CAP_NAMES, type CapName, SAME_GAIN } from './choice-frontier.ts'
import { stockCaps } from './scenario-frontier.ts'
import { capSetBy } from './scenario-groups.ts'
import { isScenarioSlot, type Scenario } from './scenarios.ts'
import type { Search } from './search.ts'

/** The parts of one slot in one power scenario, summed up. */
interface SlotProfile {
  /** The largest factor on power of any of them. */
  gain: number
  /** The best logarithmic gain per cent. */
  ratio: number
  cheapestCents: number
  /** The cap that they replace, and what each would set it to. */
  cap: CapName | undefined
  lifts: readonly { cents: number; wheelHp: number }[]
}

export type SlotProfiles = WeakMap<PowerScenario, Map<readonly Candidate[], SlotProfile>>

function profileOf(list: readonly Candidate[], power: PowerScenario, vehicle: Vehicle, reserve: number): SlotProfile {
  let gain = 0
  let ratio = 0
  let cheapestCents = Number.POSITIVE_INFINITY
  let cap: CapName | undefined
  const lifts: { cents: number; wheelHp: number }[] = []
  for (const { part, cents } of list) {
    const factor = power.gainFactor(part)
    gain = Math.max(gain, factor)
    cheapestCents = Math.min(cheapestCents, cents)
    if (factor > 1) ratio = Math.max(ratio, Math.log(factor) / Math.max(cents, 1e-9))
    const set = capSetBy(part, power, vehicle, reserve)
    if (!set) continue
    cap = set.name
    lifts.push({ cents, wheelHp: set.wheelHp })
  }
  return { gain, ratio, cheapestCents, cap, lifts }
}

function slotProfile(search: Search, power: PowerScenario, list: readonly Candidate[]): SlotProfile {
  let known = search.profiles.get(power)
  if (!known) {
    known = new Map()
    search.profiles.set(power, known)
  }
  let profile = known.get(list)
  if (!profile) {
    profile = profileOf(list, power, search.request.vehicle, search.reserve)
    known.set(list, profile)
  }
  return profile
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
  const { allowed, reserve, request } = search
  const caps = stockCaps(power, request.vehicle, reserve)
  const best = { ...caps }
  let { cents } = scenario
  let strongest = power.uncappedWheelHp
  let assured = power.uncappedWheelHp
  let bestRatio = 0
  for (const [slot, list] of allowed.bySlot) {
    if (isScenarioSlot(slot)) continue
    const profile = slotProfile(search, power, list)
    const fixed = allowed.fixed.has(slot)
    const gain = fixed ? profile.gain : Math.max(1, profile.gain)
    strongest *= gain
    let least = fixed || scenario.required.has(slot) ? profile.cheapestCents : undefined
    if (profile.cap) {
      const stock = caps[profile.cap]
      if (stock < goalWheelHp) least = Number.POSITIVE_INFINITY
      for (const lift of profile.lifts) {
        best[profile.cap] = Math.max(best[profile.cap], lift.wheelHp)
        if (stock < goalWheelHp && lift.wheelHp >= goalWheelHp) least = Math.min(least!, lift.cents)
      }
    }
    if (least === undefined) {
      bestRatio = Math.max(bestRatio, profile.ratio)
    } else {
      cents += Number.isFinite(least) ? least : 0
      assured *= gain
    }
  }
  let wheelHp = Math.min(
    strongest * (1 + SAME_GAIN),
    power.capWheelHp.boostSource,
    request.holdWheelHp ?? Number.POSITIVE_INFINITY,
  )
  for (const name of CAP_NAMES) wheelHp = Math.min(wheelHp, best[name])
  const missing = Math.log(goalWheelHp / assured)
  if (missing > 0 && bestRatio > 0) cents += missing / bestRatio
  return { wheelHp, cents: Math.floor(cents * (1 - 1e-9)) }
}
