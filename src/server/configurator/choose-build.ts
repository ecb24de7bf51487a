import { isSupported, RESERVE_OF_PRIORITY } from '../../contract/budget-priority.ts'
import { INDUCTION_CHOICES, INDUCTION_NAMES } from '../../engine/display-words.ts'
import type { TimeGoal } from '../../engine/dragstrip/timed-run.ts'
import type { BuildProblem } from '../../engine/fitment/check-build.ts'
import { LABOR_CENTS_PER_HOUR } from '../../engine/labor-rates.ts'
import { FUELS, type Fuel, SAE_J1349_WEATHER } from '../../engine/model.ts'
import { frontierOf, undominatedByBill } from '../../engine/optimizer/frontier.ts'
import { deliveringGoal, type JustShort } from '../../engine/optimizer/goal-answer.ts'
import { nearestBuild, type PlanRefusal, planIn } from '../../engine/optimizer/plan-build.ts'
import type { PlannedBuild } from '../../engine/optimizer/planned-build.ts'
import type { Remedy } from '../../engine/optimizer/remedies.ts'
import { type FrontierPoint, openSearch, type Search, type SearchProof } from '../../engine/optimizer/search.ts'
import type { SearchRequest } from '../../engine/optimizer/search-request.ts'
import { strongestFor } from '../../engine/optimizer/single-answers.ts'
import { type SupportedBuild, supportedBuild } from '../../engine/planner/supported-build.ts'
import { underRulebook } from '../../engine/rulebook/ruled-request.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { factoryObeys, requestedInduction } from '../planning/preference-words.ts'
import type { BuildRequest } from './build-request.ts'
import { type OfferedBuild, offeredBuilds } from './offers.ts'

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
  short?: Extract<PlanRefusal, { reason: 'goal_out_of_reach' | 'budget_too_small' }>
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
  | { reason: 'budget_too_small'; cheapest: Pick<FrontierPoint, 'costCents' | 'wheelHp'> | undefined }
  | { reason: 'parts_conflict'; problem: BuildProblem }
  | { reason: 'induction_not_possible' }
  | { reason: 'no_build_allowed' }
  | { reason: 'time_not_possible'; goal: TimeGoal; quickestS: number }
  | { reason: 'fuel_refused'; sentence: string; otherFuels: readonly Remedy[] }

/** What the search is asked for a build request. */
export function searchOf(catalog: CatalogSnapshot, buildRequest: BuildRequest, limitReserve: number): SearchRequest {
  const { vehicle, car, induction } = buildRequest
  const staysStock = factoryObeys(induction, vehicle.engine.aspiration)
  // On top of a turbo or blower that was asked for, nobody sells a shot that was not.
  const wantsBoost = !['auto', 'naturally_aspirated'].includes(induction.preference)
  return underRulebook({
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
    excludedKinds: [...induction.excludedKinds, ...(wantsBoost ? (['nitrous'] as const) : [])],
    excludedPartIds: buildRequest.excludedPartIds,
    lockedPartIds: buildRequest.lockedPartIds,
    requiredSlots: induction.preference === 'turbo' && !staysStock ? ['boost_source'] : [],
    limitReserve,
  })
}

/**
 * Cheapest build for the goal within the budget, proven, among those that keep the reserve on every limit that the
 * customer's priority asks for; where the goal leaves none, among all; where no build reaches the goal, the strongest stands for it.
 */
export function chooseBuild(
  catalog: CatalogSnapshot,
  buildRequest: BuildRequest,
): { ok: true; chosen: ChosenBuild } | { ok: false; why: NoBuild } {
  const { goalWheelHp, budgetCents } = buildRequest
  const objective = { kind: 'cheapest', goalWheelHp, ...(budgetCents === undefined ? {} : { budgetCents }) } as const
  const requests = requestsFor(catalog, buildRequest)
  let withMargin: ChosenBuild | undefined
  for (const [attempt, request] of requests.entries()) {
    const search = openSearch(request)
    const result = planIn(search, objective)
    const frontier = () => undominatedByBill(frontierOf(search).points)
    const found = { request, reserve: request.limitReserve ?? 0, reserveGivenUp: attempt > 0 }
    if (result.ok) {
      const { planned, proof, justShort } = result
      const shown = withOffers(search, buildRequest, planned)
      const told = justShort && shown.bare === planned ? { justShort } : {}
      return { ok: true, chosen: { ...shown, proof, frontier: frontier(), ...found, ...told } }
    }
    const isLast = attempt === requests.length - 1
    if (result.reason === 'goal_out_of_reach' || result.reason === 'budget_too_small') {
      const best = nearestBuild(result)
      const chosen = best && {
        ...withOffers(search, buildRequest, best),
        ...{ proof: result.proof, frontier: frontier(), ...found, short: result },
      }
      if (!isLast) {
        withMargin = result.reason === 'budget_too_small' ? chosen : undefined
        continue
      }
      if (chosen) return { ok: true, chosen: keepingMargin(withMargin, chosen) }
      return { ok: false, why: { reason: 'budget_too_small', cheapest: frontier()[0] } }
    }
    if (isLast) return { ok: false, why: whyNoBuild(result, buildRequest) }
  }
  throw new Error(`no search was made for ${buildRequest.vehicle.id}`)
}

/** Where the goal is missed anyway, a build keeps its reserve as long as it makes this share of what it would without. */
const AS_GOOD_FROM = 0.95
function keepingMargin(withMargin: ChosenBuild | undefined, without: ChosenBuild): ChosenBuild {
  const [budget, short] = [withMargin?.short?.budget, without.short]
  const isAsGood = withMargin && withMargin.planned.power.wheelHp >= without.planned.power.wheelHp * AS_GOOD_FROM
  // What the goal itself takes is said as it is, without the reserve.
  return isAsGood && budget && short ? { ...withMargin, short: { ...short, budget } } : without
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
export const requestsFor = (catalog: CatalogSnapshot, buildRequest: BuildRequest): SearchRequest[] => {
  const reserve = RESERVE_OF_PRIORITY[buildRequest.priority]
  return (reserve === 0 ? [0] : [reserve, 0]).map((share) => searchOf(catalog, buildRequest, share))
}

/** A found build with its supporting parts, where the customer's priority asks for them. */
export function withSupports(
  request: SearchRequest,
  { priority, budgetCents, leftOutPartIds }: BuildRequest,
  bare: PlannedBuild,
): Pick<ChosenBuild, 'bare' | 'planned' | 'supports'> {
  if (!isSupported(priority)) return { bare, planned: bare, supports: [] }
  return { bare, ...supportedBuild(request, bare, { budgetCents, leftOutPartIds }) }
}

/** The build to show, the chosen offer or the cheapest one, with the others beside it. */
function withOffers(
  search: Search,
  buildRequest: BuildRequest,
  cheapest: PlannedBuild,
): Pick<ChosenBuild, 'bare' | 'planned' | 'supports' | 'offers'> {
  const held = deliveringGoal(search, buildRequest.goalWheelHp)
  const offered = offeredBuilds(held, buildRequest, cheapest)
  const supported = ({ offer, request, planned }: OfferedBuild) => ({
    ...{ offer, request },
    ...withSupports(request, buildRequest, planned),
  })
  const asAsked = supported({ offer: 'as_asked', request: held.request, planned: cheapest })
  const taken = offered.find(({ offer }) => offer === buildRequest.offer)
  const shown = taken ? supported(taken) : asAsked
  const others = offered.filter((one) => one !== taken).map(supported)
  const { bare, planned, supports } = shown
  return { ...{ bare, planned, supports }, offers: taken ? [asAsked, ...others] : others }
}

/** The strongest build of a changed request. */
const strongest = (catalog: CatalogSnapshot, buildRequest: BuildRequest): FrontierPoint | undefined =>
  strongestFor(openSearch(searchOf(catalog, buildRequest, 0)), buildRequest.budgetCents).point

/** The induction words that leave this car at least one build. */
export function possibleInductions(catalog: CatalogSnapshot, buildRequest: BuildRequest): string[] {
  return INDUCTION_CHOICES.filter((choice) => {
    const induction = requestedInduction(choice, buildRequest.vehicle.engine.aspiration)
    return strongest(catalog, { ...buildRequest, induction, lockedPartIds: [] }) !== undefined
  }).map((choice) => INDUCTION_NAMES[choice])
}

/** The fuels on which we build this car. */
export function possibleFuels(catalog: CatalogSnapshot, buildRequest: BuildRequest): Fuel[] {
  return FUELS.filter((fuel) => !searchOf(catalog, { ...buildRequest, fuel }, 0).rules?.fuelRefusal)
}
