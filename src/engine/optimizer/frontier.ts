import { scenarioBounds } from './scenario-frontier.ts'
import {
  exactPoint,
  type Found,
  type FrontierPoint,
  groupsIn,
  noTally,
  openSearch,
  partsOfFound,
  powerIn,
  proofOf,
  type Search,
  type SearchProof,
  searchScenario,
  undominatedPoints,
} from './search.ts'
import type { SearchRequest } from './search-request.ts'

export interface Frontier {
  /** Strictly rising in score (bill and penalties) and in power. Empty when the request allows no build at all. */
  points: readonly FrontierPoint[]
  proof: SearchProof
}

export interface SearchProgress {
  scenariosDone: number
  scenarios: number
  bestWheelHp: number
}

/** Whether a known build beats anything that costs at least `cents` and makes at most `wheelHp`. */
function beaten(known: readonly Found[], cents: number, wheelHp: number): boolean {
  let low = 0
  let high = known.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (known[middle]!.scoreCents < cents) low = middle + 1
    else high = middle
  }
  return low > 0 && known[low - 1]!.wheelHp >= wheelHp
}

/**
 * The whole frontier of wheel hp against score, exact, as a generator that reports each scenario; stop iterating to
 * cancel. Score = price, labor at the request's rate and the rulebook's penalties, whole cents. Does not depend on the order of the catalog.
 */
export function* frontierSteps(search: Search): Generator<SearchProgress, Frontier> {
  const tally = noTally()
  let known: Found[] = []
  for (const [index, scenario] of search.scenarios.entries()) {
    const power = powerIn(search, scenario)
    const groups = groupsIn(search, scenario, power)
    if (!groups) {
      tally.impossible.add(scenario)
      continue
    }
    const bounds = scenarioBounds(power, groups)
    if (beaten(known, scenario.cents + bounds.cents, bounds.wheelHp)) {
      continue
    }
    const { found, statesExamined } = searchScenario(
      search,
      { scenario, power, groups },
      {
        minWheelHp: 0,
        maxCents: Number.POSITIVE_INFINITY,
        keep: (cents, wheelHp) => !beaten(known, cents, wheelHp),
      },
    )
    tally.searched.add(scenario)
    tally.statesExamined += statesExamined
    if (found.length > 0) known = undominatedPoints([...known, ...found], partsOfFound)
    yield { scenariosDone: index + 1, scenarios: search.scenarios.length, bestWheelHp: known.at(-1)?.wheelHp ?? 0 }
  }
  const points = undominatedPoints(
    known.map((found) => exactPoint(search, found)),
    (point) => point.parts,
  )
  return { points, proof: proofOf(search, tally) }
}

/**
 * The points that no other beats by the bill alone: what a customer compares. Points rise in power; where a penalty of
 * the rulebook orders them otherwise, the one that costs more for less is left out.
 */
export function undominatedByBill(points: readonly FrontierPoint[]): FrontierPoint[] {
  let least = Number.POSITIVE_INFINITY
  return points
    .toReversed()
    .filter((point) => {
      const isKept = point.costCents < least
      least = Math.min(least, point.costCents)
      return isKept
    })
    .toReversed()
}

/** `frontierSteps` in one go. */
export function frontierOf(search: Search): Frontier {
  const steps = frontierSteps(search)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The frontier of a request. Median under 10 ms for a real car and the whole catalog. */
export function buildFrontier(request: SearchRequest): Frontier {
  return frontierOf(openSearch(request))
}
