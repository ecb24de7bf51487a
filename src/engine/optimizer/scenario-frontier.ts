import type { Part } from '../model.ts'
import type { PowerScenario } from '../power/power-scenario.ts'
import { type AirChoices, airChoicesWith } from './air-choices.ts'
import {
  type Caps,
  type ChoiceState,
  EMPTY_CHOICE,
  joined,
  partsOf,
  SAME_GAIN,
  undominated,
} from './choice-frontier.ts'
import type { GroupOption } from './group-options.ts'
import type { Group } from './scenario-groups.ts'
import { overlapCents, type SharedLabor } from './shared-labor.ts'

/** A build that may stand on the frontier: its cost without the scenario's own parts, and its power. */
export interface ScenarioPoint {
  cents: number
  wheelHp: number
  choice: ChoiceState
  /** The choice over the groups that set caps. */
  capped: ChoiceState
}

/** The parts of a point, without the scenario's own. */
export function partsOfPoint(point: ScenarioPoint): Part[] {
  return [...partsOf(point.choice), ...partsOf(point.capped)]
}

/** An upper bound on the scenario's power and a lower bound on its cost, from the groups alone. */
export function scenarioBounds(power: PowerScenario, groups: readonly Group[]): { cents: number; wheelHp: number } {
  let cents = 0
  let wheelHp = power.uncappedWheelHp
  for (const { options } of groups) {
    let cheapest = Number.POSITIVE_INFINITY
    let strongest = 0
    for (const option of options) {
      cheapest = Math.min(cheapest, option.cents - (option.labor?.total ?? 0))
      strongest = Math.max(strongest, option.gain)
    }
    cents += cheapest
    wheelHp *= strongest
  }
  return { cents, wheelHp: Math.min(wheelHp + power.shotWheelHp, power.capWheelHp.boostSource) }
}

/** A choice over the capped groups, with the least that it leaves of all the caps which they can replace. */
interface CappedChoice extends ChoiceState {
  cap: number
}

interface CappedGroup {
  options: readonly GroupOption[]
  /** The caps of the options, rising, each once; and for each the options that reach it, worked out when first asked for. */
  levels: readonly number[]
  reaching: (GroupOption[] | undefined)[]
}

function cappedGroup({ options }: Group): CappedGroup {
  return { options, levels: [...new Set(options.map(({ cap }) => cap))].sort((a, b) => a - b), reaching: [] }
}

/** The options of a group that leave at least `level`, beaten ones left out. */
function reaching({ options, levels, reaching: known }: CappedGroup, level: number): readonly GroupOption[] {
  const index = levels.findIndex((own) => own >= level)
  if (index < 0) return []
  known[index] ??= undominated(options.filter(({ cap }) => cap >= levels[index]!))
  return known[index]
}

function joinedUnderCap(before: CappedChoice, option: GroupOption): CappedChoice {
  const cap = Math.min(before.cap, option.cap)
  if (option.parts.length === 0 && cap === before.cap) return before
  const choice = joined(before, option)
  return Object.assign(choice, { cap })
}

/** Choices are thinned to the undominated once there are more than this. */
const THIN_ABOVE = 16

/**
 * Every choice over the capped groups whose caps reach the level, beaten ones left out; undefined if none does. What is
 * beaten here but leaves more power is looked at again at the higher level where that power stands.
 */
function choicesAtLevel(
  groups: readonly CappedGroup[],
  level: number,
  labor: SharedLabor | undefined,
): CappedChoice[] | undefined {
  let choices: CappedChoice[] = [{ ...EMPTY_CHOICE, labor, cap: Number.POSITIVE_INFINITY }]
  for (const group of groups) {
    const strong = reaching(group, level)
    if (strong.length === 0) return undefined
    const next: CappedChoice[] = []
    for (const before of choices) {
      for (const option of strong) next.push(joinedUnderCap(before, option))
    }
    choices = next.length > THIN_ABOVE ? undominated(next) : next
  }
  return choices
}

/**
 * Index of the first state whose gain is above `gain`. States rise in cost and, from one cost to the next, in their
 * strongest gain, which stands first among those of one cost.
 */
function firstAbove(states: readonly ChoiceState[], gain: number): number {
  let low = 0
  let high = states.length
  while (low < high) {
    const middle = (low + high) >> 1
    let strongest = middle
    while (strongest > low && states[strongest - 1]!.cents === states[middle]!.cents) strongest--
    if (states[strongest]!.gain > gain) high = strongest
    else low = middle + 1
  }
  return low
}

/** What is asked of one scenario. */
export interface ScenarioQuestion {
  power: PowerScenario
  groups: readonly Group[]
  stock: Caps
  /** Labor of the scenario's own parts that others may share. */
  labor: SharedLabor | undefined
  root: AirChoices
  /** Power is held here at most. */
  capWheelHp: number
  minWheelHp: number
  maxCents: number
  keep: (cents: number, wheelHp: number) => boolean
}

/** The frontier of cost against gain over the groups that set no cap. */
function airOf(root: AirChoices, groups: readonly Group[]): { air: AirChoices; fresh: number } {
  let air = root
  let statesExamined = 0
  for (const { options, caps } of groups) {
    if (caps.length > 0) continue
    const { choices, fresh } = airChoicesWith(air, options)
    air = choices
    statesExamined += fresh
  }
  return { air, fresh: statesExamined }
}

/** The capped groups, and the least of the caps that none of them replaces. */
function cappedGroups(groups: readonly Group[], stock: Caps): { list: CappedGroup[]; fixedCap: number } {
  const capped = groups.filter((group) => group.caps.length > 0)
  const owned = new Set(capped.flatMap((group) => group.caps))
  let fixedCap = Number.POSITIVE_INFINITY
  for (const name in stock) if (!owned.has(name)) fixedCap = Math.min(fixedCap, stock[name]!)
  return { list: capped.map(cappedGroup), fixedCap }
}

/**
 * All undominated builds of one scenario, exactly. Power = min(air, caps). For each level at which a cap can bind,
 * only options whose caps reach that level are allowed; within them power is air alone, which adds up in logarithms,
 * so a frontier of cost against gain is enough. A build whose power lies between two levels is found at the upper.
 * Only builds of at least `minWheelHp` for at most `maxCents` that `keep` wants are given; `statesExamined` counts
 * the choices looked at.
 */
export function scenarioFrontier(scenario: ScenarioQuestion): { points: ScenarioPoint[]; statesExamined: number } {
  const { power, groups, stock, labor, maxCents, keep } = scenario
  const { shotWheelHp } = power
  const floorWheelHp = scenario.minWheelHp * (1 - 4 * SAME_GAIN)
  const { air, fresh } = airOf(scenario.root, groups)
  let statesExamined = fresh
  const { list, fixedCap } = cappedGroups(groups, stock)
  const ceiling = Math.min(power.capWheelHp.boostSource, fixedCap, scenario.capWheelHp)
  const levels = [...new Set([ceiling, ...list.flatMap((group) => group.levels)])]
  levels.sort((a, b) => a - b)

  const strongestAir = air.states.reduce((most, state) => Math.max(most, state.gain), 0)
  const points: ScenarioPoint[] = []
  let below = Number.NEGATIVE_INFINITY
  for (const level of levels) {
    if (level > ceiling) break
    if (level < floorWheelHp) continue
    const choices = choicesAtLevel(list, level, labor)
    if (!choices) break
    let strongest = 0
    for (const capped of choices) {
      const unit = power.uncappedWheelHp * capped.gain
      strongest = Math.max(strongest, unit * strongestAir + shotWheelHp)
      const least = (Math.max(below, floorWheelHp * (1 - SAME_GAIN)) - shotWheelHp) / unit
      for (const states of air.alike) {
        const base = capped.cents - overlapCents(capped.labor, states[0]?.labor)
        let cheapestAtLevel = Number.POSITIVE_INFINITY
        for (let i = firstAbove(states, least); ; i++) {
          const choice = states[i]
          if (!choice || choice.cents > cheapestAtLevel || base + choice.cents > maxCents) break
          statesExamined++
          const airWheelHp = unit * choice.gain + shotWheelHp
          const wheelHp = Math.min(airWheelHp, capped.cap, ceiling)
          if (wheelHp >= floorWheelHp && keep(base + choice.cents, wheelHp)) {
            points.push({ cents: base + choice.cents, wheelHp, choice, capped })
          }
          if (airWheelHp >= level) cheapestAtLevel = choice.cents
        }
      }
    }
    if (strongest <= level) break
    below = level
  }
  return { points, statesExamined }
}
