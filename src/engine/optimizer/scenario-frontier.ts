import { hasLimit, stockCeiling } from '../limits/ceilings.ts'
import { wheelCeilingHp } from '../limits/hold-power.ts'
import { HELD_LIMITS } from '../limits/limit-lifts.ts'
import type { Vehicle } from '../model.ts'
import type { PowerScenario } from '../power/power-scenario.ts'
import {
  type CapName,
  type Caps,
  type ChoiceState,
  EMPTY_CHOICE,
  type PricedOption,
  undominated,
  withGroup,
} from './choice-frontier.ts'
import type { Group } from './scenario-groups.ts'

/** A build that may stand on the frontier: its cost without the scenario's own parts, and its power. */
export interface ScenarioPoint {
  cents: number
  wheelHp: number
  choice: ChoiceState
}

/** What holds power in this scenario while nothing is replaced, wheel hp. */
export function stockCaps(power: PowerScenario, vehicle: Vehicle, reserve: number): Record<CapName, number> {
  const held = (limit: (typeof HELD_LIMITS)[number]) =>
    hasLimit(vehicle, limit)
      ? wheelCeilingHp(stockCeiling(vehicle, limit, reserve), power.drivelineLoss)
      : Number.POSITIVE_INFINITY
  return {
    injectors: power.capWheelHp.stockInjectors,
    fuel_pump: power.capWheelHp.stockPump,
    internals: held('internals'),
    transmission: held('transmission'),
    clutch: held('clutch'),
  }
}

const CAP_NAMES: readonly CapName[] = ['injectors', 'fuel_pump', ...HELD_LIMITS]

/** The least that any cap leaves, wheel hp, with the replacements of some options. */
function lowestCap(stock: Record<CapName, number>, replaced: readonly Caps[]): number {
  let lowest = Number.POSITIVE_INFINITY
  for (const name of CAP_NAMES) {
    let cap = stock[name]
    for (const caps of replaced) cap = caps[name] ?? cap
    lowest = Math.min(lowest, cap)
  }
  return lowest
}

function replacedCaps(choice: ChoiceState): Caps[] {
  const replaced: Caps[] = []
  for (let state: ChoiceState | undefined = choice; state; state = state.before) {
    if (state.caps) replaced.push(state.caps)
  }
  return replaced
}

/** An upper bound on the scenario's power and a lower bound on its cost, from the groups alone. */
export function scenarioBounds(power: PowerScenario, groups: readonly Group[]): { cents: number; wheelHp: number } {
  let cents = 0
  let wheelHp = power.uncappedWheelHp
  for (const { options } of groups) {
    let cheapest = Number.POSITIVE_INFINITY
    let strongest = 0
    for (const option of options) {
      cheapest = Math.min(cheapest, option.cents)
      strongest = Math.max(strongest, option.gain)
    }
    cents += cheapest
    wheelHp *= strongest
  }
  return { cents, wheelHp: Math.min(wheelHp, power.capWheelHp.boostSource) }
}

/** Levels at which caps can bind, rising, ending with one that no cap reaches. */
function capLevels(stock: Record<CapName, number>, groups: readonly Group[], ceiling: number): number[] {
  const levels = new Set<number>([ceiling])
  for (const name of CAP_NAMES) levels.add(stock[name])
  for (const group of groups) {
    for (const option of group.options) for (const cap of Object.values(option.caps ?? {})) levels.add(cap)
  }
  return [...levels].filter((level) => level <= ceiling).sort((a, b) => a - b)
}

/** Caps that each group may replace; of those, an option that leaves one stock is bound by the stock figure. */
function optionAllows(option: PricedOption, owned: readonly CapName[], stock: Record<CapName, number>, level: number) {
  return owned.every((name) => (option.caps?.[name] ?? stock[name]) >= level)
}

/**
 * All undominated builds of one scenario, exactly. Power = min(air, caps). For each level at which a cap can bind,
 * only options whose caps reach that level are allowed; within them power is air alone, which adds up in logarithms,
 * so a frontier of cost against gain is enough. A build whose power lies between two levels is found at the upper.
 * Yields points in no order; `statesExamined` counts the choices looked at.
 */
export function scenarioFrontier(
  power: PowerScenario,
  groups: readonly Group[],
  stock: Record<CapName, number>,
): { points: ScenarioPoint[]; statesExamined: number } {
  let statesExamined = 0
  let air: ChoiceState[] = [EMPTY_CHOICE]
  for (const { options, capped } of groups) {
    if (capped) continue
    air = withGroup(air, options)
    statesExamined += air.length
  }
  const cappedGroups = groups
    .filter((group) => group.capped)
    .map((group) => ({
      options: group.options,
      owned: CAP_NAMES.filter((name) => group.options.some((option) => option.caps?.[name] !== undefined)),
    }))
  const ownedByGroups = new Set(cappedGroups.flatMap((group) => group.owned))
  const fixedCaps = CAP_NAMES.filter((name) => !ownedByGroups.has(name)).map((name) => stock[name])
  const ceiling = Math.min(power.capWheelHp.boostSource, ...fixedCaps)

  const points: ScenarioPoint[] = []
  let below = Number.NEGATIVE_INFINITY
  for (const level of capLevels(stock, groups, ceiling)) {
    let states = air
    let reachable = true
    for (const { options, owned } of cappedGroups) {
      const strong = options.filter((option) => optionAllows(option, owned, stock, level))
      if (strong.length === 0) {
        reachable = false
        break
      }
      states = withGroup(states, strong.length === 1 ? strong : undominated(strong))
      statesExamined += states.length
    }
    if (!reachable) break
    let cheapestAtLevel = Number.POSITIVE_INFINITY
    let strongest = 0
    for (const choice of states) {
      const airWheelHp = power.uncappedWheelHp * choice.gain
      strongest = Math.max(strongest, airWheelHp)
      if (airWheelHp <= below || choice.cents > cheapestAtLevel) continue
      const wheelHp = Math.min(airWheelHp, lowestCap(stock, replacedCaps(choice)), ceiling)
      points.push({ cents: choice.cents, wheelHp, choice })
      if (airWheelHp >= level) cheapestAtLevel = choice.cents
    }
    if (strongest <= level) break
    below = level
  }
  return { points, statesExamined }
}
