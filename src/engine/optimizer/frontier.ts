import { ceilingsOf } from '../limits/ceilings.ts'
import { wheelCeilingHp } from '../limits/hold-power.ts'
import type { Part } from '../model.ts'
import { type PowerScenario, powerScenario, scenarioWheelHp } from '../power/power-scenario.ts'
import { type AllowedParts, allowedParts, type Candidate } from './allowed-parts.ts'
import { partsOf, SAME_GAIN } from './choice-frontier.ts'
import { type ScenarioPoint, scenarioBounds, scenarioFrontier, stockCaps } from './scenario-frontier.ts'
import { scenarioGroups } from './scenario-groups.ts'
import { allowedScenarios, type Scenario } from './scenarios.ts'
import type { SearchRequest } from './search-request.ts'
import { bySlotOrder, compareTies } from './tie-break.ts'
import { ruleOfUse } from './use-rules.ts'

/** A build that no other allowed build beats: none is as cheap with more power, none as strong for less. */
export interface FrontierPoint {
  costCents: number
  /** Held to what the build stands, and equal to `heldBuildPower(...).power.wheelHp` to the last bit. */
  wheelHp: number
  /** In slot order. */
  parts: readonly Part[]
}

/** Why the frontier is complete. */
export interface FrontierProof {
  method: string
  /** Combinations of boost source, pulley, tune and flex-fuel kit. */
  scenarios: number
  scenariosSearched: number
  /** Ruled out because a cheaper build known already makes more than the scenario's upper bound. */
  scenariosBounded: number
  /** Ruled out because a slot that must be filled cannot be. */
  scenariosImpossible: number
  statesExamined: number
  /** Number of different builds that the options spell, before needs and excludes; may be Infinity. */
  buildsSpelled: number
}

export interface Frontier {
  /** Strictly rising in cost and in power. Empty when the request allows no build at all. */
  points: readonly FrontierPoint[]
  proof: FrontierProof
}

export interface SearchProgress {
  scenariosDone: number
  scenarios: number
  bestWheelHp: number
}

const METHOD =
  'For every combination of boost source, pulley, tune and flex-fuel kit, power is a product of part factors under ' +
  'caps. At each level where a cap can bind, a Pareto recursion over the independent groups of slots keeps every ' +
  'choice that no cheaper one matches. A combination is skipped only if a cheaper known build makes more than its bound.'

interface Found extends ScenarioPoint {
  scenario: Scenario
  power: PowerScenario
  costCents: number
}

const partsOfFound = (found: Found): Part[] => [
  ...found.scenario.chosen.map((candidate: Candidate) => candidate.part),
  ...partsOf(found.choice),
]

/** Keeps what no other beats, cheapest first; equal cost and power: the tie rule. */
function undominatedPoints<T extends { costCents: number; wheelHp: number }>(
  points: T[],
  partsIn: (point: T) => readonly Part[],
): T[] {
  points.sort((a, b) => a.costCents - b.costCents || b.wheelHp - a.wheelHp)
  const kept: T[] = []
  for (const point of points) {
    const last = kept.at(-1)
    if (last && point.wheelHp <= last.wheelHp * (1 + SAME_GAIN)) {
      const tied = point.costCents === last.costCents && point.wheelHp >= last.wheelHp * (1 - SAME_GAIN)
      if (tied && compareTies(partsIn(point), partsIn(last)) < 0) kept[kept.length - 1] = point
    } else {
      kept.push(point)
    }
  }
  return kept
}

/** Whether a known build beats anything that costs at least `cents` and makes at most `wheelHp`. */
function beaten(known: readonly Found[], cents: number, wheelHp: number): boolean {
  let low = 0
  let high = known.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (known[middle]!.costCents < cents) low = middle + 1
    else high = middle
  }
  return low > 0 && known[low - 1]!.wheelHp >= wheelHp
}

function exactPoint(found: Found, request: SearchRequest, reserve: number): FrontierPoint {
  const parts = bySlotOrder(partsOfFound(found))
  const chosen = new Set(found.scenario.chosen.map((candidate) => candidate.part))
  const others = parts.filter((part) => !chosen.has(part))
  const { wheelHp } = scenarioWheelHp(found.power, others)
  const held = ceilingsOf(request.vehicle, parts, reserve).map((c) => wheelCeilingHp(c, found.power.drivelineLoss))
  return { costCents: found.costCents, wheelHp: Math.min(wheelHp, ...held), parts }
}

function buildsSpelled(allowed: AllowedParts): number {
  let product = 1
  for (const [slot, list] of allowed.bySlot) product *= list.length + (allowed.fixed.has(slot) ? 0 : 1)
  return product
}

/** Share of every strength limit that the request keeps unused, 0 to 0.9. */
export function reserveOf(request: SearchRequest): number {
  return Math.min(0.9, Math.max(ruleOfUse(request.use).limitReserve, request.limitReserve ?? 0))
}

/**
 * The whole frontier of wheel hp against cost, exact, as a generator that reports each scenario; stop iterating to
 * cancel. Cost = price + labor at the request's rate, whole cents. Does not depend on the order of the catalog.
 */
export function* frontierSteps(request: SearchRequest): Generator<SearchProgress, Frontier> {
  const reserve = reserveOf(request)
  const allowed = allowedParts(request)
  const scenarios = allowedScenarios(request, allowed)
  const scenarioOf = request.scenarioOf ?? powerScenario
  const { vehicle, fuel, weather, factors } = request
  let known: Found[] = []
  let scenariosBounded = 0
  let scenariosImpossible = 0
  let statesExamined = 0
  let done = 0

  for (const scenario of scenarios) {
    const power = scenarioOf({ vehicle, fuel, weather, factors, ...scenario.byRole })
    const groups = scenarioGroups(allowed, { scenario, power, vehicle, reserve })
    done++
    if (!groups) {
      scenariosImpossible++
      continue
    }
    const bounds = scenarioBounds(power, groups)
    if (beaten(known, scenario.cents + bounds.cents, bounds.wheelHp)) {
      scenariosBounded++
      continue
    }
    const searched = scenarioFrontier(power, groups, stockCaps(power, vehicle, reserve))
    statesExamined += searched.statesExamined
    const found = searched.points.map((point) => ({
      ...point,
      scenario,
      power,
      costCents: scenario.cents + point.cents,
    }))
    known = undominatedPoints([...known, ...found], partsOfFound)
    yield { scenariosDone: done, scenarios: scenarios.length, bestWheelHp: known.at(-1)?.wheelHp ?? 0 }
  }
  const points = undominatedPoints(
    known.map((found) => exactPoint(found, request, reserve)),
    (point) => point.parts,
  )
  return {
    points,
    proof: {
      method: METHOD,
      scenarios: scenarios.length,
      scenariosSearched: scenarios.length - scenariosBounded - scenariosImpossible,
      scenariosBounded,
      scenariosImpossible,
      statesExamined,
      buildsSpelled: buildsSpelled(allowed),
    },
  }
}

/** `frontierSteps` in one go. */
export function buildFrontier(request: SearchRequest): Frontier {
  const search = frontierSteps(request)
  for (;;) {
    const step = search.next()
    if (step.done) return step.value
  }
}
