import type { PowerScenario } from '../power/power-scenario.ts'
import { CAP_NAMES, type CapName, SAME_GAIN } from './choice-frontier.ts'
import { stockCaps } from './scenario-frontier.ts'
import { capSetBy } from './scenario-groups.ts'
import { isScenarioSlot, type Scenario } from './scenarios.ts'
import type { Search } from './search.ts'

/** One slot of a scenario, summed up from its single parts. */
interface SlotProfile {
  /** The largest factor on power, 1 where it may stay stock. */
  gain: number
  /** The best logarithmic gain per cent. */
  ratio: number
  cheapestCents: number
  required: boolean
  /** The cap that its parts replace, and what each would set it to. */
  cap: CapName | undefined
  lifts: readonly { cents: number; wheelHp: number }[]
}

/** What the bounds of a scenario are worked out from, whatever the goal. */
export interface ScenarioProfile {
  uncappedWheelHp: number
  boostSourceWheelHp: number
  caps: Readonly<Record<CapName, number>>
  slots: readonly SlotProfile[]
}

function profileOf(search: Search, scenario: Scenario, power: PowerScenario): ScenarioProfile {
  const { allowed, reserve, request } = search
  const { vehicle } = request
  const slots: SlotProfile[] = []
  for (const [slot, list] of allowed.bySlot) {
    if (isScenarioSlot(slot)) continue
    const fixed = allowed.fixed.has(slot)
    const profile = {
      gain: fixed ? 0 : 1,
      ratio: 0,
      cheapestCents: Number.POSITIVE_INFINITY,
      required: fixed || scenario.required.has(slot),
      cap: undefined as CapName | undefined,
      lifts: [] as { cents: number; wheelHp: number }[],
    }
    for (const { part, cents } of list) {
      const gain = power.gainFactor(part)
      profile.gain = Math.max(profile.gain, gain)
      profile.cheapestCents = Math.min(profile.cheapestCents, cents)
      if (gain > 1) profile.ratio = Math.max(profile.ratio, Math.log(gain) / Math.max(cents, 1e-9))
      const set = capSetBy(part, power, vehicle, reserve)
      if (!set) continue
      profile.cap = set.name
      profile.lifts.push({ cents, wheelHp: set.wheelHp })
    }
    if (profile.gain !== 1 || profile.cap || profile.required) slots.push(profile)
  }
  return {
    uncappedWheelHp: power.uncappedWheelHp,
    boostSourceWheelHp: power.capWheelHp.boostSource,
    caps: stockCaps(power, vehicle, reserve),
    slots,
  }
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
  let profile = search.profiles.get(scenario)
  if (!profile) {
    profile = profileOf(search, scenario, power)
    search.profiles.set(scenario, profile)
  }
  let { cents } = scenario
  let strongest = profile.uncappedWheelHp
  let assured = profile.uncappedWheelHp
  let bestRatio = 0
  const best = { ...profile.caps }
  for (const slot of profile.slots) {
    strongest *= slot.gain
    let least = slot.required ? slot.cheapestCents : undefined
    if (slot.cap) {
      const stock = profile.caps[slot.cap]
      if (stock < goalWheelHp) least = Number.POSITIVE_INFINITY
      for (const lift of slot.lifts) {
        best[slot.cap] = Math.max(best[slot.cap], lift.wheelHp)
        if (stock < goalWheelHp && lift.wheelHp >= goalWheelHp) least = Math.min(least!, lift.cents)
      }
    }
    if (least === undefined) {
      bestRatio = Math.max(bestRatio, slot.ratio)
    } else {
      cents += Number.isFinite(least) ? least : 0
      assured *= slot.gain
    }
  }
  let wheelHp = Math.min(
    strongest * (1 + SAME_GAIN),
    profile.boostSourceWheelHp,
    search.request.holdWheelHp ?? Number.POSITIVE_INFINITY,
  )
  for (const name of CAP_NAMES) wheelHp = Math.min(wheelHp, best[name])
  const missing = Math.log(goalWheelHp / assured)
  if (missing > 0 && bestRatio > 0) cents += missing / bestRatio
  return { wheelHp, cents: Math.floor(cents * (1 - 1e-9)) }
}
