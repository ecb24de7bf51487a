import { ceilingsOf, type Reserve } from '../limits/ceilings.ts'
import { limitedWheelHp } from '../limits/goal-limit.ts'
import { wheelCeilingHp } from '../limits/limit-power.ts'
import { ceilingMargin, ruleHolds } from '../limits/rule-ceilings.ts'
import type { Part } from '../model.ts'
import { type PowerScenario, powerScenario, type ScenarioInput, scenarioWheelHp } from '../power/power-scenario.ts'
import type { SearchRules } from '../rulebook/search-rules.ts'
import { type AirChoices, noAirChoices } from './air-choices.ts'
import { type AllowedParts, allowedParts, narrowedParts } from './allowed-parts.ts'
import { SAME_GAIN } from './choice-frontier.ts'
import { partsOfPoint, type ScenarioPoint, scenarioFrontier } from './scenario-frontier.ts'
import { type Group, scenarioGroups } from './scenario-groups.ts'
import { noProfiles, type Profiles, scenarioLimits, scenarioTop, slotProfiles, stockIn } from './scenario-profile.ts'
import { allowedScenarios, type Scenario } from './scenarios.ts'
import type { SearchRequest } from './search-request.ts'
import { bySlotOrder, compareTies } from './tie-break.ts'
import { ruleOfUse } from './use-rules.ts'

/** A build that no other allowed build beats: none scores as low with more power, none as strong scores lower. */
export interface FrontierPoint {
  /** What is billed: parts and labor, a shared job once. */
  costCents: number
  /** What builds are compared by: the bill and the penalties of the rulebook. */
  scoreCents: number
  /** Limited to what the build can take, and equal to `limitedBuildPower(...).power.wheelHp` to the last bit. */
  wheelHp: number
  /** In slot order. */
  parts: readonly Part[]
}

/** What became of one combination of boost source, pulley, tune, flex-fuel kit and nitrous. */
export interface ScenarioOutcome {
  partIds: readonly string[]
  /** `impossible`: a slot that must be filled cannot be. */
  outcome: 'searched' | 'ruled_out_by_bound' | 'impossible'
  /** No build of it makes more, wheel hp. */
  upperWheelHp: number
  /** Its own parts and what they require cost at least this. */
  atLeastCents: number
}

/** Why the answer is the best there is. */
export interface SearchProof {
  method: string
  /** Combinations of boost source, pulley, tune, flex-fuel kit and nitrous. */
  scenarios: number
  scenariosSearched: number
  /** Ruled out because their bound cannot beat a build already known, or cannot reach what was asked. */
  scenariosBounded: number
  /** Ruled out because a slot that must be filled cannot be. */
  scenariosImpossible: number
  statesExamined: number
  /** Number of different builds that the options spell, before needs and excludes. */
  buildsSpelled: number
  /** Every scenario, where the request asked for it. */
  outcomes?: readonly ScenarioOutcome[]
}

const METHOD =
  'We checked every turbo or blower, pulley, tune and flex-fuel option for this car, with every set of parts that fits ' +
  'together, against the same limits and build rules. No cheaper set of our parts makes the goal.'

/** A request made ready: what may be chosen, and the scenarios, cheapest first. */
export interface Search {
  request: SearchRequest
  reserve: Reserve
  allowed: AllowedParts
  scenarios: readonly Scenario[]
  root: AirChoices
  /** What was worked out for the bounds. */
  profiles: Profiles
  /** The groups of each scenario looked into; undefined: impossible. */
  groups: Map<Scenario, Group[] | undefined>
  scenarioOf: (input: ScenarioInput) => PowerScenario
  /** The same by the bill alone, once asked for, wherever power is held. */
  byBill: { search?: Search }
}

/** What of every strength limit the request keeps unused. */
export function reserveOf({ use, limitReserve = 0 }: SearchRequest): Reserve {
  const kept = (share: number) => Math.min(0.9, Math.max(ruleOfUse(use).limitReserve, share))
  if (typeof limitReserve === 'number') return kept(limitReserve)
  return { driveline: kept(limitReserve.driveline) }
}

/** Makes a request ready to be searched, once for any number of questions. */
export function openSearch(request: SearchRequest): Search {
  const reserve = reserveOf(request)
  const allowed = allowedParts(request, reserve)
  return {
    request,
    reserve,
    allowed,
    scenarios: allowedScenarios(request, allowed),
    root: noAirChoices(),
    profiles: noProfiles(),
    groups: new Map(),
    scenarioOf: request.scenarioOf ?? powerScenario,
    byBill: {},
  }
}

/** The same search with power held elsewhere; what was worked out stays. */
export function limitedAt(search: Search, hold: Pick<SearchRequest, 'capWheelHp' | 'deliverWheelHp'>): Search {
  return { ...search, request: { ...search.request, ...hold } }
}

/** The same search for a narrower request: what was worked out of the parts is shared. */
export function narrowed(
  search: Search,
  to: Pick<SearchRequest, 'induction' | 'excludedSlots' | 'requiredSlots' | 'capWheelHp'>,
): Search {
  const request = { ...search.request, ...to }
  const allowed = narrowedParts(search.allowed, request.excludedSlots ?? [], request.requiredSlots ?? [])
  const profiles = { slots: search.profiles.slots, scenarios: new WeakMap() }
  const scenarios = allowedScenarios(request, allowed)
  return { ...search, request, allowed, scenarios, profiles, groups: new Map(), byBill: {} }
}

/** A build found in one scenario. */
export interface Found extends ScenarioPoint {
  scenario: Scenario
  power: PowerScenario
  /** Bill and penalties of the whole build. */
  scoreCents: number
}

/** The power model of one scenario of the search. */
export function powerIn({ request, scenarioOf }: Search, scenario: Scenario): PowerScenario {
  const { vehicle, fuel, weather, factors } = request
  return scenarioOf({ vehicle, fuel, weather, factors, ...scenario.byRole })
}

/** The independent groups of a scenario; undefined when a slot that must be filled cannot be. */
export function groupsIn(search: Search, scenario: Scenario, power: PowerScenario): Group[] | undefined {
  const { allowed, groups } = search
  if (groups.has(scenario)) return groups.get(scenario)
  const profiles = slotProfiles(search, scenario, power)
  const found = scenarioGroups(allowed, scenario, profiles, {
    stock: stockIn(search, scenario, power),
    topWheelHp: scenarioTop(search, scenario, power),
  })
  groups.set(scenario, found)
  return found
}

/**
 * Searches one scenario for builds of at least `minWheelHp` that cost at most `maxCents`, penalties included, and that
 * `keep` wants.
 */
export function searchScenario(
  search: Search,
  at: { scenario: Scenario; power: PowerScenario; groups: readonly Group[] },
  wanted: { minWheelHp: number; maxCents: number; keep: (scoreCents: number, wheelHp: number) => boolean },
): { found: Found[]; statesExamined: number } {
  const { scenario, power, groups } = at
  const { points, statesExamined } = scenarioFrontier({
    power,
    groups,
    stock: stockIn(search, scenario, power),
    labor: scenario.labor,
    root: search.root,
    capWheelHp: Math.min(
      limitedWheelHp(search.request, scenario.byRole) ?? Number.POSITIVE_INFINITY,
      scenario.ceilingWheelHp,
    ),
    minWheelHp: Math.max(wanted.minWheelHp, scenario.floorWheelHp),
    maxCents: wanted.maxCents - scenario.cents,
    keep: (cents, wheelHp) => wanted.keep(scenario.cents + cents, wheelHp),
  })
  const found = points.map((point) => ({ ...point, scenario, power, scoreCents: scenario.cents + point.cents }))
  return { found, statesExamined }
}

/** All parts of a found build. */
export function partsOfFound(found: Found): Part[] {
  return [...found.scenario.chosen.map((candidate) => candidate.part), ...partsOfPoint(found)]
}

/** Keeps what no other beats, the lowest score first; equal score and power: the tie rule. */
export function undominatedPoints<T extends { scoreCents: number; wheelHp: number }>(
  points: T[],
  partsIn: (point: T) => readonly Part[],
): T[] {
  points.sort((a, b) => a.scoreCents - b.scoreCents || b.wheelHp - a.wheelHp)
  const kept: T[] = []
  for (const point of points) {
    const last = kept.at(-1)
    if (last && point.wheelHp <= last.wheelHp * (1 + SAME_GAIN)) {
      const tied = point.scoreCents === last.scoreCents && point.wheelHp >= last.wheelHp * (1 - SAME_GAIN)
      if (tied && compareTies(partsIn(point), partsIn(last)) < 0) kept[kept.length - 1] = point
    } else {
      kept.push(point)
    }
  }
  return kept
}

/** The found build with its bill, and its power worked out in slot order as `buildPower` and `limitPower` do. */
export function exactPoint(search: Search, found: Found): FrontierPoint {
  const parts = bySlotOrder(partsOfFound(found))
  const chosen = new Set(found.scenario.chosen.map((candidate) => candidate.part))
  const { wheelHp } = scenarioWheelHp(
    found.power,
    parts.filter((part) => !chosen.has(part)),
  )
  const ceilings = ceilingsOf(search.request.vehicle, parts, search.reserve)
  const ceilingsHp = ceilings.map((ceiling) => wheelCeilingHp(ceiling, found.power.drivelineLoss))
  const { vehicle, rules } = search.request
  const capWheelHp = limitedWheelHp(search.request, found.scenario.byRole) ?? Number.POSITIVE_INFINITY
  const margin = ceilingMargin(vehicle, search.reserve, found.power)
  const ruled = ruleHolds(rules, { chosen: found.scenario.byRole, parts }, margin).map((hold) => hold.wheelHp)
  const { scoreCents } = found
  return {
    costCents: scoreCents - penaltiesOf(search, parts),
    scoreCents,
    wheelHp: Math.min(wheelHp, capWheelHp, ...ceilingsHp, ...ruled),
    parts,
  }
}

/** Cents that the parts count as dearer than their bill; locked and installed parts do not. */
function penaltiesOf({ request }: Search, parts: readonly Part[]): number {
  const { rules, lockedPartIds = [] } = request
  if (!rules) return 0
  const isSettled = (part: Part) => part.installed || lockedPartIds.includes(part.id)
  return parts.reduce((sum, part) => sum + (isSettled(part) ? 0 : rules.penaltyCents(part)), 0)
}

/** The same search by the bill alone: where a budget binds, dollars count and the order of work does not. */
export function byBill(search: Search): Search {
  const { request, allowed } = search
  const { rules } = request
  const penalized = [...allowed.bySlot.values()].some((list) => list.some((candidate) => candidate.penaltyCents > 0))
  if (!rules || !penalized) return search
  search.byBill.search ??= openSearch({ ...request, rules: withoutPenalties(rules) })
  const { capWheelHp, deliverWheelHp } = request
  return limitedAt(search.byBill.search, { capWheelHp, deliverWheelHp })
}

const unpenalized = new WeakMap<SearchRules, SearchRules>()

function withoutPenalties(rules: SearchRules): SearchRules {
  const known = unpenalized.get(rules) ?? { ...rules, penaltyCents: () => 0 }
  unpenalized.set(rules, known)
  return known
}

/** What a search under way looked at. */
export interface Tally {
  searched: Set<Scenario>
  impossible: Set<Scenario>
  statesExamined: number
}

export function noTally(): Tally {
  return { searched: new Set(), impossible: new Set(), statesExamined: 0 }
}

function outcomesOf(search: Search, tally: Tally): ScenarioOutcome[] {
  return search.scenarios.map((scenario) => {
    const limits = scenarioLimits(search, scenario, powerIn(search, scenario), 1)
    const searched = tally.searched.has(scenario)
    return {
      partIds: scenario.chosen.map((candidate) => candidate.part.id),
      outcome: searched ? 'searched' : tally.impossible.has(scenario) ? 'impossible' : 'ruled_out_by_bound',
      upperWheelHp: limits.wheelHp,
      atLeastCents: limits.cents,
    }
  })
}

/** The proof of a finished search. */
export function proofOf(search: Search, tally: Tally): SearchProof {
  const { allowed, scenarios } = search
  let buildsSpelled = 1
  for (const [slot, list] of allowed.bySlot) buildsSpelled *= list.length + (allowed.fixed.has(slot) ? 0 : 1)
  return {
    method: METHOD,
    scenarios: scenarios.length,
    scenariosSearched: tally.searched.size,
    scenariosBounded: scenarios.length - tally.searched.size - tally.impossible.size,
    scenariosImpossible: tally.impossible.size,
    statesExamined: tally.statesExamined,
    buildsSpelled,
    ...(search.request.explain ? { outcomes: outcomesOf(search, tally) } : {}),
  }
}
