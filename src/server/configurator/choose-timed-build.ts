import { TIME_GOALS } from '../../contract/bounds.ts'
import { type TimeGoal, timeOf } from '../../engine/dragstrip/timed-run.ts'
import { keptOfAll } from '../../engine/limits/ceilings.ts'
import { FUELS, type Fuel } from '../../engine/model.ts'
import { undominatedByBill } from '../../engine/optimizer/frontier.ts'
import { byBill, type FrontierPoint, openSearch } from '../../engine/optimizer/search.ts'
import type { SearchRequest } from '../../engine/optimizer/search-request.ts'
import { cheapestFor } from '../../engine/optimizer/single-answers.ts'
import { planForTime, runOf, slipOf, type TimedBuild, type TimeResult } from '../../engine/optimizer/time-goal.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { BuildRequest } from './build-request.ts'
import { type ChosenBuild, type NoBuild, requestsFor, type TimedAnswer, whyNoBuild } from './choose-build.ts'
import { withSupports } from './with-supports.ts'

const METHOD =
  'We took every set of tires that fits and the best build at each price on them, and ran those builds down the strip, ' +
  'cheapest first, until one made the time.'
/** A quicker run that a customer would notice, seconds. */
const WORTH_A_WORD_S = 0.05

type OutOfReach = Extract<TimeResult, { reason: 'time_out_of_reach' }>

type Choice = { ok: true; chosen: TimedChoice } | { ok: false; why: NoBuild }
type TimedChoice = ChosenBuild & { timed: TimedAnswer }

/**
 * The cheapest build that makes a time within the budget, power and tires chosen together, with the priority's reserve
 * where that leaves one. Out of reach, the quickest stands for it, with what gets nearer; a time that no street car
 * runs is refused with the quickest that this one does.
 */
export function chooseTimedBuild(catalog: CatalogSnapshot, buildRequest: BuildRequest, goal: TimeGoal): Choice {
  const isPossible = goal.seconds >= TIME_GOALS[goal.measure].min
  const choice = timedChoice(catalog, isPossible ? buildRequest : { ...buildRequest, budgetCents: undefined }, goal)
  if (!choice.ok || choice.chosen.timed.isReached) return choice
  const { chosen } = choice
  if (!isPossible) return { ok: false, why: { reason: 'time_not_possible', goal, quickestS: chosen.timed.runsS } }
  const nearer = nearerThan(catalog, buildRequest, chosen)
  return { ok: true, chosen: { ...chosen, timed: { ...chosen.timed, nearer } } }
}

/** The same without what gets nearer. */
function timedChoice(catalog: CatalogSnapshot, buildRequest: BuildRequest, goal: TimeGoal): Choice {
  let best: TimedChoice | undefined
  let refused: { ok: false; why: NoBuild } | undefined
  const requests = requestsFor(catalog, buildRequest).filter((request) => request !== undefined)
  for (const [attempt, request] of requests.entries()) {
    const result = planForTime(request, goal, buildRequest.budgetCents)
    if (result.ok) return { ok: true, chosen: chosenFrom(request, attempt > 0, result, goal, buildRequest) }
    if (result.reason !== 'time_out_of_reach') {
      refused = { ok: false, why: whyNoTime(request, result, buildRequest) }
      continue
    }
    // Out of reach, nothing is kept in reserve: the parts of either search run as hard as they can.
    const hardest = requests.at(-1) ?? request
    const found = { ...result, ...runOf(hardest, result.best.planned.build.parts) }
    const chosen = chosenFrom(hardest, requests.length > 1, found, goal, buildRequest)
    if (!best || chosen.timed.runsS < best.timed.runsS) best = chosen
  }
  if (best) return { ok: true, chosen: best }
  if (refused) return refused
  throw new Error(`no search was made for ${buildRequest.vehicle.id}`)
}

function chosenFrom(
  request: SearchRequest,
  reserveGivenUp: boolean,
  { planned, slip, points, proof }: TimedBuild & Pick<OutOfReach, 'points' | 'proof'>,
  goal: TimeGoal,
  buildRequest: BuildRequest,
): TimedChoice {
  const { statesExamined, buildsSpelled } = proof
  // Shafts that go in for the launch are a reserve, and no more power.
  const held = { ...request, deliverWheelHp: planned.power.wheelHp }
  const supported = withSupports(timeOf(slip, goal) <= goal.seconds ? held : request, buildRequest, planned)
  const [bareS, supportedS] = [timeOf(slip, goal), timeOf(slipOf(request, supported.planned), goal)]
  // Tires for the track can be worse off the line: what was asked for is the time, and no more than that.
  const isKept = supportedS <= Math.max(bareS, goal.seconds)
  const runsS = isKept ? supportedS : bareS
  return {
    ...(isKept ? supported : { bare: planned, planned, supports: [], unaffordable: 0 }),
    timed: { goal, runsS, isReached: runsS <= goal.seconds, nearer: [] },
    ...{ request, reserveGivenUp, offers: [] },
    proof: { method: METHOD, statesExamined, buildsSpelled },
    frontier: undominatedByBill(points.toSorted(byPower)),
    reserve: keptOfAll(request.limitReserve ?? 0),
  }
}

const byPower = (a: FrontierPoint, b: FrontierPoint): number => a.wheelHp - b.wheelHp || b.costCents - a.costCents

/** Those that make more than the cheapest pump fuel. */
const OTHER_FUELS: readonly Fuel[] = FUELS.slice(FUELS.indexOf('93'))

/** Without the budget on this fuel, and on the others: what is quicker, those that make the time first. */
function nearerThan(
  catalog: CatalogSnapshot,
  buildRequest: BuildRequest,
  { timed: { goal, runsS }, request }: TimedChoice,
): TimedAnswer['nearer'] {
  const { budgetCents, fuel: asked } = buildRequest
  const fuels = request.noOtherFuel ? [] : OTHER_FUELS.filter((fuel) => fuel !== asked)
  const changes = [
    ...(budgetCents === undefined ? [] : [{ fuel: null, changed: { ...buildRequest, budgetCents: undefined } }]),
    ...fuels.map((fuel) => ({ fuel, changed: { ...buildRequest, fuel } })),
  ]
  const there = changes.flatMap(({ fuel, changed }) => {
    const choice = timedChoice(catalog, changed, goal)
    if (!choice.ok) return []
    const { timed, planned } = choice.chosen
    return [{ fuel, planned, runsS: timed.runsS, reachesGoal: timed.isReached }]
  })
  return there
    .filter((one) => one.reachesGoal || one.runsS < runsS - WORTH_A_WORD_S)
    .sort((a, b) => Number(b.fuel === null) - Number(a.fuel === null) || Number(b.reachesGoal) - Number(a.reachesGoal))
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
