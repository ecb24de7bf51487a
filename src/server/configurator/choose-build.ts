import { RESERVE_OF_PRIORITY } from '../../contract/budget-priority.ts'
import type { TimeGoal } from '../../engine/dragstrip/timed-run.ts'
import type { BuildProblem } from '../../engine/fitment/check-build.ts'
import { LABOR_CENTS_PER_HOUR } from '../../engine/labor-rates.ts'
import { keptOfAll } from '../../engine/limits/ceilings.ts'
import { type Fuel, SAE_J1349_WEATHER } from '../../engine/model.ts'
import { frontierOf, undominatedByBill } from '../../engine/optimizer/frontier.ts'
import {
  deliveringGoal,
  GOAL_COUNTS_FROM,
  GOAL_LEAST_FROM,
  type JustShort,
  opensEngineOrGearbox,
} from '../../engine/optimizer/goal-answer.ts'
import { nearestBuild, type PlanRefusal } from '../../engine/optimizer/plan-build.ts'
import { type PlannedBuild, plannedBuild } from '../../engine/optimizer/planned-build.ts'
import { goalTerms, plannedForGoal } from '../../engine/optimizer/planned-for-goal.ts'
import type { Remedy } from '../../engine/optimizer/remedies.ts'
import type { FrontierPoint, Search, SearchProof } from '../../engine/optimizer/search.ts'
import type { SearchRequest } from '../../engine/optimizer/search-request.ts'
import { type SupportedBuild, withoutNeedless } from '../../engine/planner/supported-build.ts'
import { underRulebook } from '../../engine/rulebook/ruled-request.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { factoryObeys, turbosOfOtherNumber } from '../planning/preference-words.ts'
import type { BuildRequest } from './build-request.ts'
import {
  type Found,
  firstWorth,
  found,
  isShort,
  isSpentForNothing,
  LEAST_GAIN_WHEEL_HP,
  type Short,
} from './found-build.ts'
import { type OfferedBuild, offeredBuilds } from './offers.ts'
import { wantedPlaces, withoutStruckBrakes } from './wanted-places.ts'
import { bestSupported, isShortOf, withSupports } from './with-supports.ts'

/** The chosen build: the cheapest that reaches the goal, or the strongest allowed one where none does, with its supports. */
export interface ChosenBuild extends SupportedBuild {
  /** The same without the supporting parts, as the search found it. */
  bare: PlannedBuild
  proof: Pick<SearchProof, 'method' | 'statesExamined' | 'buildsSpelled'>
  /** How it stands to the time that was asked for. */
  timed?: TimedAnswer
  frontier: readonly FrontierPoint[]
  /** The builds that stand beside this one; with an offer chosen, the cheapest for the goal among them. */
  offers: readonly OfferedBuild[]
  /** The build lacks more than 1 % of the goal, and the next step is not worth its price. */
  justShort?: JustShort
  /** Why no allowed build reaches the goal; undefined when this one does. */
  short?: Short
  /** The request that was searched, for what follows from it. */
  request: SearchRequest
  /** Share of every limit that the build keeps unused on top of what the use asks for. */
  reserve: number
  /** The customer's priority asked for reserve on every limit, and the goal leaves none. */
  reserveGivenUp: boolean
}

/** The run of a build that was planned for a time. */
export interface TimedAnswer {
  goal: TimeGoal
  runsS: number
  isReached: boolean
  /** What gets nearer, where the goal is out of reach; without a fuel, what this one does without the budget. */
  nearer: readonly { fuel: Fuel | null; planned: PlannedBuild; runsS: number; reachesGoal: boolean }[]
}

/** Why there is no build to show at all. */
export type NoBuild =
  | { reason: 'budget_too_small'; cheapest: FrontierPoint | undefined }
  | { reason: 'parts_conflict'; problem: BuildProblem }
  | { reason: 'induction_not_possible' }
  | { reason: 'no_build_allowed' }
  | { reason: 'time_not_possible'; goal: TimeGoal; quickestS: number }
  | { reason: 'fuel_refused'; sentence: string; otherFuels: readonly Remedy[] }

/** What the search is asked for a build request. */
export function searchOf(catalog: CatalogSnapshot, buildRequest: BuildRequest, limitReserve: number): SearchRequest {
  const { vehicle, car, induction } = buildRequest
  const staysStock = factoryObeys(induction, vehicle.engine.aspiration)
  // Whoever asks for a turbo, a blower or an engine without either gets no shot that was not asked for.
  const isStated = induction.preference !== 'auto'
  // Drag radials are for a time, and for the strip; tires that are wanted on a street car are tires to drive on.
  const isForTime = buildRequest.timeGoal !== undefined && !buildRequest.wantedSlots.includes('tires')
  const request = underRulebook({
    vehicle,
    parts: car.parts,
    fuel: buildRequest.fuel,
    noOtherFuel: car.setup?.fuel !== undefined,
    fittedTires: buildRequest.fittedTires,
    weather: SAE_J1349_WEATHER,
    factors: catalog.factors,
    laborRateCentsPerHour: LABOR_CENTS_PER_HOUR.configurator,
    induction: induction.preference,
    use: buildRequest.use,
    excludedKinds: [
      ...induction.excludedKinds,
      ...(isStated ? (['nitrous'] as const) : []),
      ...(isForTime || buildRequest.use === 'drag' ? [] : (['drag_tires'] as const)),
    ],
    excludedPartIds: [
      ...buildRequest.excludedPartIds,
      ...turbosOfOtherNumber(induction, vehicle.engine.aspiration, car.parts),
    ],
    lockedPartIds: buildRequest.lockedPartIds,
    requiredSlots: [
      ...(induction.preference === 'turbo' && !staysStock ? (['boost_source'] as const) : []),
      ...wantedPlaces(buildRequest),
    ],
    limitReserve,
  })
  return { ...request, rules: withoutStruckBrakes(request) }
}

/**
 * The best build for the goal, by the priority; where all of the margin of reliability would be all that the money buys,
 * with the usual margin. Worked: 98 % of the stock clutch is in use, and a tune of 63 whp is not given up for it.
 */
export function chooseBuild(
  catalog: CatalogSnapshot,
  buildRequest: BuildRequest,
): { ok: true; chosen: ChosenBuild } | { ok: false; why: NoBuild } {
  const own = chooseByPriority(catalog, buildRequest)
  const isOfMoney = own.ok || own.why.reason === 'budget_too_small'
  if (buildRequest.priority !== 'reliability' || !isOfMoney || (own.ok && gains(own.chosen))) return own
  const usual = chooseByPriority(catalog, { ...buildRequest, priority: 'balanced' })
  return usual.ok && gains(usual.chosen) ? { ok: true, chosen: { ...usual.chosen, reserveGivenUp: true } } : own
}

const gains = ({ planned: { power } }: ChosenBuild): boolean => power.wheelHp > power.stockWheelHp + LEAST_GAIN_WHEEL_HP

/**
 * Cheapest build for the goal within the budget, proven, among those that keep the reserve on every limit that the
 * customer's priority asks for; among all where the goal leaves none, or where keeping it costs too much. Where no build
 * reaches the goal, the strongest with its reserve stands for it.
 */
function chooseByPriority(
  catalog: CatalogSnapshot,
  buildRequest: BuildRequest,
): { ok: true; chosen: ChosenBuild } | { ok: false; why: NoBuild } {
  const [keeping, giving] = requestsFor(catalog, buildRequest)
  const kept = found(keeping, buildRequest)
  const free = giving && isMarginInDoubt(kept) ? found(giving, buildRequest) : undefined
  if (kept.result.ok) {
    const { planned } = kept.result
    const isFree = free?.result.ok && isMarginTooDear(planned, free.result.planned, buildRequest)
    return { ok: true, chosen: isFree ? reaching(kept, free, buildRequest) : chosenIn(kept, buildRequest, planned) }
  }
  if (free?.result.ok) return { ok: true, chosen: reaching(kept, free, buildRequest) }
  const last = free ?? kept
  const short = shortIn(kept, free, buildRequest)
  if (short && !isSpentForNothing(short.bare, buildRequest)) return { ok: true, chosen: short }
  const { result } = last
  if (isShort(result)) {
    const { stockWheelHp } = catalog.stockPower(buildRequest.vehicle)
    // What was asked for by name is worth its price.
    const idle = buildRequest.wantedSlots.length > 0 ? undefined : short?.planned
    return {
      ok: false,
      why: { reason: 'budget_too_small', cheapest: firstWorth(frontierIn(last), idle, stockWheelHp) },
    }
  }
  if (result.ok) throw new Error(`a build was found and not shown for ${buildRequest.vehicle.id}`)
  return { ok: false, why: whyNoBuild(result, buildRequest) }
}

const frontierIn = ({ search }: Found): FrontierPoint[] => undominatedByBill(frontierOf(search).points)

/** What a margin may cost of the build without one; a bill below this is never asked. */
const MOST_FOR_MARGIN = 1.2
const SMALL_BILL_CENTS = 400_000
/** And for whoever asks for reliability; a built gearbox is what that takes. */
const MOST_FOR_LONG_LIFE = 1.4
const opens = ({ build }: PlannedBuild): boolean => opensEngineOrGearbox(build)

const isMarginInDoubt = ({ result }: Found): boolean =>
  !result.ok || opens(result.planned) || result.planned.costCents > SMALL_BILL_CENTS

/** The margin alone opens the engine or the gearbox, or costs more than a fifth: it is given up, and said. */
const isMarginTooDear = (kept: PlannedBuild, free: PlannedBuild, { priority, goalWheelHp }: BuildRequest): boolean =>
  priority === 'reliability'
    ? kept.costCents > free.costCents * MOST_FOR_LONG_LIFE || (lacks(kept, goalWheelHp) && !lacks(free, goalWheelHp))
    : (opens(kept) && !opens(free)) || kept.costCents > free.costCents * MOST_FOR_MARGIN
const lacks = ({ power }: PlannedBuild, goalWheelHp: number): boolean => power.wheelHp < goalWheelHp * GOAL_LEAST_FROM

/** A build of a search, with what is said of it. */
function chosenIn(from: Found, buildRequest: BuildRequest, bare: PlannedBuild, reserveGivenUp = false): ChosenBuild {
  const { request, search, result } = from
  const shown = withOffers(search, buildRequest, bare)
  const told = result.ok && result.justShort && shown.bare === result.planned ? { justShort: result.justShort } : {}
  const { priority, goalWheelHp, offer } = buildRequest
  // As a saved plan of the same parts would be, for this goal.
  const terms = goalTerms({ wheelHp: goalWheelHp, offer })
  const { parts } = shown.planned.build
  const planned = plannedForGoal(request, parts, terms, RESERVE_OF_PRIORITY[priority])
  const isGivenUp = reserveGivenUp || planned.power.wheelHp > shown.planned.power.wheelHp + 0.05
  return {
    ...{ ...shown, planned, ...told, request, reserveGivenUp: isGivenUp },
    proof: 'proof' in result ? result.proof : openProof,
    frontier: frontierIn(from),
    reserve: keptOfAll(request.limitReserve ?? 0),
  }
}
const openProof = { method: '', statesExamined: 0, buildsSpelled: 0 }

/** The parts that reach the goal without a margin; with it where they do so still, as a saved plan of them would be. */
function reaching(kept: Found, free: Found, buildRequest: BuildRequest): ChosenBuild {
  if (!free.result.ok) throw new Error('no build without a margin')
  const { planned } = free.result
  const { goalWheelHp } = buildRequest
  const wary = plannedBuild(deliveringGoal(kept.search, goalWheelHp).request, planned.build.parts)
  const isKept = wary.power.wheelHp >= goalWheelHp * GOAL_LEAST_FROM
  return isKept ? chosenIn(kept, buildRequest, wary) : chosenIn(free, buildRequest, planned, true)
}

/** A build keeps its reserve with its own parts as long as it makes this share of what other parts would without. */
const AS_GOOD_FROM = 0.95
const isAsStrong = (a: PlannedBuild, b: PlannedBuild, from: number): boolean =>
  a.power.wheelHp >= b.power.wheelHp * from

/** Or as long as those other parts, held to the reserve, cost half as much again for hardly any more power. */
const isMuchForLittle = (wary: PlannedBuild, held: PlannedBuild): boolean =>
  isAsStrong(wary, held, 0.97) && held.costCents > 1.5 * wary.costCents

/** The build that stands for a goal that none reaches; with its reserve, whatever its parts. */
function shortIn(kept: Found, free: Found | undefined, buildRequest: BuildRequest): ChosenBuild | undefined {
  const [wary, hard] = [bestOf(kept), free && bestOf(free)]
  const { goalWheelHp } = buildRequest
  const held = hard && plannedBuild(deliveringGoal(kept.search, goalWheelHp).request, hard.build.build.parts)
  const isAsGood =
    wary && (!held || isAsStrong(wary.build, hard.build, AS_GOOD_FROM) || isMuchForLittle(wary.build, held))
  if (isAsGood) {
    // What the goal itself takes is said as it is, without the reserve.
    const price =
      hard?.short.reason === 'budget_too_small' && wary.short.budget
        ? { ...hard.short, budget: wary.short.budget }
        : wary.short
    const bare = bestSupported(kept, buildRequest, wary.build, wary.short.budget)
    return { ...chosenIn(kept, buildRequest, bare), short: price }
  }
  if (!held) return undefined
  const short =
    hard.short.reason === 'goal_out_of_reach' && !hard.short.budget ? { ...hard.short, bestBuild: held } : hard.short
  return { ...chosenIn(kept, buildRequest, held), short }
}

function bestOf({ result }: Found): { build: PlannedBuild; short: Short } | undefined {
  const build = isShort(result) ? nearestBuild(result) : undefined
  return build && isShort(result) ? { build, short: result } : undefined
}

/** A refusal before the search, with what is possible instead. */
export function whyNoBuild(result: PlanRefusal, { goalWheelHp, budgetCents }: BuildRequest): NoBuild {
  if (result.reason === 'fuel_refused') {
    const otherFuels = result.otherFuels({ goalWheelHp, budgetCents, bestWheelHp: 0 })
    return { reason: 'fuel_refused', sentence: result.sentence, otherFuels }
  }
  const [problem] = result.reason === 'parts_conflict' ? result.problems : []
  if (problem) return { reason: 'parts_conflict', problem }
  return { reason: result.reason === 'induction_not_possible' ? result.reason : 'no_build_allowed' }
}

/** The requests to search one after the other: with the reserve that the priority asks for, then without. */
export function requestsFor(
  catalog: CatalogSnapshot,
  buildRequest: BuildRequest,
): [keeping: SearchRequest, giving?: SearchRequest] {
  const reserve = RESERVE_OF_PRIORITY[buildRequest.priority]
  const keeping = searchOf(catalog, buildRequest, reserve)
  return reserve === 0 ? [keeping] : [keeping, searchOf(catalog, buildRequest, 0)]
}

/** The build to show, the chosen offer or the cheapest one, with the others beside it. */
function withOffers(
  search: Search,
  buildRequest: BuildRequest,
  cheapest: PlannedBuild,
): Pick<ChosenBuild, 'bare' | 'offers' | keyof SupportedBuild> {
  const held = deliveringGoal(search, buildRequest.goalWheelHp)
  const offered = offeredBuilds(held, buildRequest, cheapest)
  const isShortOfGoal = isShortOf(buildRequest, cheapest)
  const supported = ({ offer, request, planned }: OfferedBuild) => ({
    ...{ offer, request },
    ...withSupports(request, buildRequest, planned, isShortOfGoal && offer === 'as_asked'),
  })
  const asked = supported({ offer: 'as_asked', request: held.request, planned: cheapest })
  const atLeastWheelHp = buildRequest.goalWheelHp * GOAL_COUNTS_FROM
  const isMade = asked.supports.length > 0 && asked.planned.power.wheelHp >= atLeastWheelHp
  const asAsked = isMade ? { ...asked, ...withoutNeedless(held.request, asked, atLeastWheelHp) } : asked
  const taken = offered.find(({ offer }) => offer === buildRequest.offer)
  const others = offered.filter((one) => one !== taken).map(supported)
  const { offer: _, request: __, ...build } = taken ? supported(taken) : asAsked
  return { ...build, offers: taken ? [asAsked, ...others] : others }
}
