import { hasLimit, stockCeiling } from '../limits/ceilings.ts'
import { wheelCeilingHp } from '../limits/hold-power.ts'
import type { HeldLimit } from '../limits/limit-lifts.ts'
import type { Part, Vehicle } from '../model.ts'
import type { PowerScenario } from '../power/power-scenario.ts'
import { type AirChoices, airChoicesWith } from './air-choices.ts'
import {
  CAP_NAMES,
  type CapName,
  type ChoiceState,
  type PricedOption,
  partsOf,
  SAME_GAIN,
  undominated,
} from './choice-frontier.ts'
import type { Group } from './scenario-groups.ts'

/** A build that may stand on the frontier: its cost without the scenario's own parts, and its power. */
export interface ScenarioPoint {
  cents: number
  wheelHp: number
  choice: ChoiceState
  capped: readonly PricedOption[]
}

/** The parts of a point, without the scenario's own. */
export function partsOfPoint(point: ScenarioPoint): Part[] {
  return [...partsOf(point.choice), ...point.capped.flatMap((option) => option.parts)]
}

type CapFigures = Readonly<Record<CapName, number>>

/** What holds power in this scenario while nothing is replaced, wheel hp. */
export function stockCaps(power: PowerScenario, vehicle: Vehicle, reserve: number): CapFigures {
  const held = (limit: HeldLimit) =>
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

/** The capped groups' side of a build: one option of each. */
interface CappedChoice {
  cents: number
  gain: number
  cap: number
  options: readonly PricedOption[]
}

interface CappedGroup {
  options: readonly PricedOption[]
  /** The least that each option leaves of the caps which this group can replace. */
  caps: readonly number[]
}

function cappedGroups(groups: readonly Group[], stock: CapFigures): { list: CappedGroup[]; fixedCap: number } {
  const owned = new Set<CapName>()
  const list = groups.map(({ options }) => {
    const names = CAP_NAMES.filter((name) => options.some((option) => option.caps?.[name] !== undefined))
    for (const name of names) owned.add(name)
    return { options, caps: options.map((o) => Math.min(...names.map((name) => o.caps?.[name] ?? stock[name]))) }
  })
  const fixedCap = Math.min(...CAP_NAMES.filter((name) => !owned.has(name)).map((name) => stock[name]))
  return { list, fixedCap }
}

/** Every combination of the options whose caps reach the level, beaten ones left out; undefined if none does. */
function choicesAtLevel(groups: readonly CappedGroup[], level: number): CappedChoice[] | undefined {
  let choices: CappedChoice[] = [{ cents: 0, gain: 1, cap: Number.POSITIVE_INFINITY, options: [] }]
  for (const { options, caps } of groups) {
    const strong = undominated(options.filter((_, index) => caps[index]! >= level))
    if (strong.length === 0) return undefined
    choices = choices.flatMap((before) =>
      strong.map((option) => ({
        cents: before.cents + option.cents,
        gain: before.gain * option.gain,
        cap: Math.min(before.cap, caps[options.indexOf(option)]!),
        options: [...before.options, option],
      })),
    )
  }
  return choices
}

/** Index of the first state whose gain is above `gain`. States rise in gain but for ties of cost, which only widens. */
function firstAbove(states: readonly ChoiceState[], gain: number): number {
  let low = 0
  let high = states.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (states[middle]!.gain > gain) high = middle
    else low = middle + 1
  }
  while (low > 0 && states[low - 1]!.cents === states[low]?.cents) low--
  return low
}

/**
 * All undominated builds of one scenario, exactly. Power = min(air, caps). For each level at which a cap can bind,
 * only options whose caps reach that level are allowed; within them power is air alone, which adds up in logarithms,
 * so a frontier of cost against gain is enough. A build whose power lies between two levels is found at the upper.
 * Only builds of at least `minWheelHp` for at most `maxCents` that `keep` wants are given; `statesExamined` counts
 * the choices looked at.
 */
export function scenarioFrontier(scenario: {
  power: PowerScenario
  groups: readonly Group[]
  stock: CapFigures
  root: AirChoices
  /** The calibration holds power here at most. */
  holdWheelHp: number
  minWheelHp: number
  maxCents: number
  keep: (cents: number, wheelHp: number) => boolean
}): { points: ScenarioPoint[]; statesExamined: number } {
  const { power, groups, stock, maxCents, keep } = scenario
  const floorWheelHp = scenario.minWheelHp * (1 - 4 * SAME_GAIN)
  let statesExamined = 0
  let air = scenario.root
  for (const { options, capped } of groups) {
    if (capped) continue
    const { choices, fresh } = airChoicesWith(air, options)
    air = choices
    statesExamined += fresh
  }
  const { list, fixedCap } = cappedGroups(
    groups.filter((group) => group.capped),
    stock,
  )
  const ceiling = Math.min(power.capWheelHp.boostSource, fixedCap, scenario.holdWheelHp)
  const levels = [...new Set([ceiling, ...list.flatMap((group) => group.caps)])]
  levels.sort((a, b) => a - b)

  const strongestAir = air.states.reduce((most, state) => Math.max(most, state.gain), 0)
  const points: ScenarioPoint[] = []
  let below = Number.NEGATIVE_INFINITY
  for (const level of levels) {
    if (level > ceiling) break
    if (level < floorWheelHp) continue
    const choices = choicesAtLevel(list, level)
    if (!choices) break
    let strongest = 0
    for (const { cents, gain, cap, options } of choices) {
      const unit = power.uncappedWheelHp * gain
      let cheapestAtLevel = Number.POSITIVE_INFINITY
      strongest = Math.max(strongest, unit * strongestAir)
      for (let i = firstAbove(air.states, Math.max(below, floorWheelHp * (1 - SAME_GAIN)) / unit); ; i++) {
        const choice = air.states[i]
        if (!choice || choice.cents > cheapestAtLevel || cents + choice.cents > maxCents) break
        statesExamined++
        const airWheelHp = unit * choice.gain
        const wheelHp = Math.min(airWheelHp, cap, ceiling)
        if (wheelHp >= floorWheelHp && keep(cents + choice.cents, wheelHp)) {
          points.push({ cents: cents + choice.cents, wheelHp, choice, capped: options })
        }
        if (airWheelHp >= level) cheapestAtLevel = choice.cents
      }
    }
    if (strongest <= level) break
    below = level
  }
  return { points, statesExamined }
}
