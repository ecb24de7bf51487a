import { TIME_GOALS } from '../../contract/bounds.ts'
import { type TimeGoal, timeOf } from '../../engine/dragstrip/timed-run.ts'
import { undominatedByBill } from '../../engine/optimizer/frontier.ts'
import { byBill, type FrontierPoint, openSearch } from '../../engine/optimizer/search.ts'
import type { SearchRequest } from '../../engine/optimizer/search-request.ts'
import { cheapestFor } from '../../engine/optimizer/single-answers.ts'
import { planForTime, slipOf, type TimedBuild, type TimeResult } from '../../engine/optimizer/time-goal.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { BuildRequest } from './build-request.ts'
import {
  type ChosenBuild,
  type NoBuild,
  requestsFor,
  type TimedAnswer,
  whyNoBuild,
  withSupports,
} from './choose-build.ts'

const METHOD =
  'We took every set of tires that fits and the best build at each price on them, and ran those builds down the strip, ' +
  'cheapest first, until one made the time.'
/** A quicker run that a customer would notice, seconds. */
const WORTH_A_WORD_S = 0.05

type OutOfReach = Extract<TimeResult, { reason: 'time_out_of_reach' }>

/**
 * The cheapest build that makes a time within the budget, power and tires chosen together, with the priority's reserve
 * where that leaves one. Out of reach, the quickest stands for it, with what gets nearer; a time that no street car
 * runs is refused with the quickest that this one does.
 */
export function chooseTimedBuild(
  catalog: CatalogSnapshot,
  buildRequest: BuildRequest,
  goal: TimeGoal,
): { ok: true; chosen: ChosenBuild } | { ok: false; why: NoBuild } {
  const { budgetCents } = buildRequest
  const isPossible = goal.seconds >= TIME_GOALS[goal.measure].min
  const requests = requestsFor(catalog, buildRequest)
  for (const [attempt, request] of requests.entries()) {
    const isLast = attempt === requests.length - 1
    if (!isPossible && !isLast) continue
    const result = planForTime(request, goal, isPossible ? budgetCents : undefined)
    if (result.ok) {
      return { ok: true, chosen: chosenFrom(request, attempt > 0, result, answered(result, goal, []), buildRequest) }
    }
    if (!isLast) continue
    if (result.reason !== 'time_out_of_reach') return { ok: false, why: whyNoTime(request, result, buildRequest) }
    if (!isPossible) {
      const quickestS = timeOf(result.best.slip, goal)
      return { ok: false, why: { reason: 'time_not_possible', goal, quickestS } }
    }
    const timed = answered(result.best, goal, nearerThan(result, request, goal, budgetCents))
    return { ok: true, chosen: chosenFrom(request, attempt > 0, { ...result.best, ...result }, timed, buildRequest) }
  }
  throw new Error(`no search was made for ${buildRequest.vehicle.id}`)
}

function answered(timed: TimedBuild, goal: TimeGoal, nearer: TimedAnswer['nearer']): TimedAnswer {
  const runsS = timeOf(timed.slip, goal)
  return { goal, runsS, isReached: runsS <= goal.seconds, nearer }
}

function chosenFrom(
  request: SearchRequest,
  reserveGivenUp: boolean,
  { planned, points, proof }: TimedBuild & Pick<OutOfReach, 'points' | 'proof'>,
  timed: TimedAnswer,
  buildRequest: BuildRequest,
): ChosenBuild {
  const { statesExamined, buildsSpelled } = proof
  const supported = withSupports(request, buildRequest, planned)
  const runsS = timeOf(slipOf(request, supported.planned), timed.goal)
  // Tires for the track can be worse off the line: what was asked for is the time.
  const shown = runsS <= timed.runsS ? supported : { bare: planned, planned, supports: [] }
  return {
    ...shown,
    timed: { ...timed, runsS: Math.min(runsS, timed.runsS), isReached: timed.isReached || runsS <= timed.goal.seconds },
    ...{ request, reserveGivenUp, offers: [] },
    proof: { method: METHOD, statesExamined, buildsSpelled },
    frontier: undominatedByBill(points.toSorted(byPower)),
    reserve: request.limitReserve ?? 0,
  }
}

const byPower = (a: FrontierPoint, b: FrontierPoint): number => a.wheelHp - b.wheelHp || b.costCents - a.costCents

/** Without the budget on this fuel, and on the others: what is quicker, those that make the time first. */
function nearerThan(
  result: OutOfReach,
  request: SearchRequest,
  goal: TimeGoal,
  budgetCents: number | undefined,
): TimedAnswer['nearer'] {
  const free = budgetCents === undefined ? undefined : planForTime(request, goal)
  const unbound = free && (free.ok ? free : free.reason === 'time_out_of_reach' ? free.best : undefined)
  const here = unbound ? [{ ...unbound, fuel: null, reachesGoal: free?.ok === true }] : []
  const bestS = timeOf(result.best.slip, goal)
  const isWorthIt = ({ slip, reachesGoal }: TimedAnswer['nearer'][number]) =>
    reachesGoal || timeOf(slip, goal) < bestS - WORTH_A_WORD_S
  return [...here, ...result.onOtherFuels()].filter(isWorthIt)
}

/** No build at all: the budget does not buy the cheapest one, or the request allows none. */
function whyNoTime(
  request: SearchRequest,
  result: Exclude<TimeResult, { ok: true } | OutOfReach>,
  buildRequest: BuildRequest,
): NoBuild {
  if (result.reason === 'no_build_allowed' && buildRequest.budgetCents !== undefined) {
    const cheapest = cheapestFor(byBill(openSearch(request)), 0).point
    if (cheapest) return { reason: 'budget_too_small', cheapest }
  }
  return whyNoBuild(result, buildRequest)
}
