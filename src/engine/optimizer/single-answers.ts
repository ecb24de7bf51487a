import type { PowerScenario } from '../power/power-scenario.ts'
import { scenarioLimits } from './scenario-profile.ts'
import type { Scenario } from './scenarios.ts'
import {
  byBill,
  exactPoint,
  type Found,
  type FrontierPoint,
  groupsIn,
  noTally,
  partsOfFound,
  powerIn,
  proofOf,
  type Search,
  type SearchProof,
  searchScenario,
  type Tally,
  undominatedPoints,
} from './search.ts'

export interface SingleAnswer {
  /** Undefined: no allowed build does. */
  point: FrontierPoint | undefined
  proof: SearchProof
}

const answer = (search: Search, found: Found | undefined, tally: Tally): SingleAnswer => ({
  point: found && exactPoint(search, found),
  proof: proofOf(search, tally),
})

/**
 * The build of the lowest score (bill and penalties) that makes at least `goalWheelHp`, the strongest of those, then
 * the tie rule: the same as the first frontier point at or above the goal, without working out the rest of the
 * frontier. Where its bill is above the budget, the cheapest by the bill alone, if that is within it.
 */
export function cheapestFor(search: Search, goalWheelHp: number, budgetCents = Number.POSITIVE_INFINITY): SingleAnswer {
  const dollars = budgetCents === Number.POSITIVE_INFINITY ? search : byBill(search)
  if (dollars === search) return lowestScoreFor(search, goalWheelHp, budgetCents)
  const preferred = lowestScoreFor(search, goalWheelHp, Number.POSITIVE_INFINITY)
  if (!preferred.point || preferred.point.costCents <= budgetCents) return preferred
  return lowestScoreFor(dollars, goalWheelHp, budgetCents)
}

function lowestScoreFor(search: Search, goalWheelHp: number, budgetCents: number): SingleAnswer {
  const tally = noTally()
  const byPromise: { scenario: Scenario; power: PowerScenario; atLeastCents: number }[] = []
  for (const scenario of search.scenarios) {
    if (scenario.cents > budgetCents) break
    const power = powerIn(search, scenario)
    const limits = scenarioLimits(search, scenario, power, goalWheelHp)
    if (limits.wheelHp < goalWheelHp * (1 - 1e-11) || limits.cents > budgetCents) continue
    byPromise.push({ scenario, power, atLeastCents: limits.cents })
  }
  byPromise.sort((a, b) => a.atLeastCents - b.atLeastCents)
  let best: Found | undefined
  for (const { scenario, power, atLeastCents } of byPromise) {
    const dearest = best?.scoreCents ?? budgetCents
    if (atLeastCents > dearest) break
    const groups = groupsIn(search, scenario, power)
    if (!groups) {
      tally.impossible.add(scenario)
      continue
    }
    const { found, statesExamined } = searchScenario(
      search,
      { scenario, power, groups },
      { minWheelHp: goalWheelHp, maxCents: dearest, keep: () => true },
    )
    tally.searched.add(scenario)
    tally.statesExamined += statesExamined
    if (found.length > 0) best = undominatedPoints(best ? [best, ...found] : found, partsOfFound)[0]
  }
  return answer(search, best, tally)
}

/**
 * The build of most power for at most `budgetCents`, the cheapest of those, then the tie rule: without a budget the
 * last frontier point, with one the last within it of the frontier by the bill alone.
 */
export function strongestFor(asked: Search, budgetCents = Number.POSITIVE_INFINITY): SingleAnswer {
  const search = budgetCents === Number.POSITIVE_INFINITY ? asked : byBill(asked)
  const tally = noTally()
  const byPromise = search.scenarios
    .filter((scenario) => scenario.cents <= budgetCents)
    .map((scenario) => {
      const power = powerIn(search, scenario)
      return { scenario, power, upper: scenarioLimits(search, scenario, power, 1).wheelHp }
    })
    .sort((a, b) => b.upper - a.upper || a.scenario.cents - b.scenario.cents)
  let best: Found | undefined
  for (const { scenario, power, upper } of byPromise) {
    if (best && upper < best.wheelHp) break
    if (best && upper <= best.wheelHp && scenarioLimits(search, scenario, power, upper).cents > best.scoreCents)
      continue
    const groups = groupsIn(search, scenario, power)
    if (!groups) {
      tally.impossible.add(scenario)
      continue
    }
    const { found, statesExamined } = searchScenario(
      search,
      { scenario, power, groups },
      { minWheelHp: best?.wheelHp ?? 0, maxCents: budgetCents, keep: () => true },
    )
    tally.searched.add(scenario)
    tally.statesExamined += statesExamined
    if (found.length > 0) best = undominatedPoints(best ? [best, ...found] : found, partsOfFound).at(-1)
  }
  return answer(search, best, tally)
}
