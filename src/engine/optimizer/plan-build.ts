import type { BuildProblem } from '../fitment/check-build.ts'
import { checkBuild } from '../fitment/check-build.ts'
import { ceilingSetBy, hasLimit, keptOfAll, stockCeiling } from '../limits/ceilings.ts'
import { TUNABLE_LIMITS } from '../limits/limit-lifts.ts'
import { wheelCeilingHp } from '../limits/limit-power.ts'
import { bindsFirst } from '../limits/limit-use.ts'
import type { Aspiration, LimitUse, PartKind } from '../model.ts'
import { shotWheelHp } from '../power/power-scenario.ts'
import { NO_RULES } from '../rulebook/search-rules.ts'
import { INDUCTION_PREFERENCES, type InductionPreference } from '../vocabulary.ts'
import { type BudgetBuy, boughtWith } from './bought-with.ts'
import { effectivePart } from './effective-parts.ts'
import { type Frontier, frontierOf } from './frontier.ts'
import { answerFor, deliveringGoal, GOAL_COUNTS_FROM, type JustShort } from './goal-answer.ts'
import { holds, type PlannedBuild, plannedBuild } from './planned-build.ts'
import { onOtherFuels, type Remedy, remediesFor, type UnmetGoal } from './remedies.ts'
import { sourceObeysInduction } from './scenarios.ts'
import { byBill, type FrontierPoint, openSearch, powerIn, reserveOf, type Search, type SearchProof } from './search.ts'
import type { SearchRequest } from './search-request.ts'
import { cheapestFor, type SingleAnswer, strongestFor } from './single-answers.ts'
import { strongestSold } from './strongest-sold.ts'

/** What is asked for. All power is at the wheels; budgets are parts and labor, whole cents. */
export type Objective =
  /** The cheapest build that makes the goal. */
  | { kind: 'cheapest'; goalWheelHp: number; budgetCents?: number }
  /** The most power that the budget buys. */
  | { kind: 'most_power'; budgetCents: number }
  /** The most gained wheel hp per dollar, among builds that make the goal within the budget, where given. */
  | { kind: 'best_value'; goalWheelHp?: number; budgetCents?: number }
  /** The goal with the most strength in hand (up to 30 % of every limit), the cheapest of those. */
  | { kind: 'reliability'; goalWheelHp: number; budgetCents?: number }

export type PlanRequest = SearchRequest & { objective: Objective }

export type PlanRefusal =
  | {
      ok: false
      reason: 'goal_out_of_reach'
      goalWheelHp: number
      /** Of the strongest build, whatever it costs. */
      bestWheelHp: number
      bestBuild: PlannedBuild
      /** Undefined without a budget, and where the strongest build is worth buying with it. */
      budget: BudgetBuy | undefined
      /** What stops the best build; undefined when it is only air: no part left adds power. */
      bindingLimit: LimitUse | undefined
      /** The kind of part that would move what binds. */
      stronger: PartKind | undefined
      /** A search for each change: asked for when it is to be shown. */
      remedies: () => readonly Remedy[]
      proof: SearchProof
    }
  | {
      ok: false
      reason: 'budget_too_small'
      budget: BudgetBuy
      /** The cheapest build that does what was asked, whatever it costs. */
      cheapestBuild: PlannedBuild
      remedies: () => readonly Remedy[]
      proof: SearchProof
    }
  | {
      ok: false
      reason: 'induction_not_possible'
      preference: InductionPreference
      factory: Aspiration
      possible: readonly InductionPreference[]
    }
  | { ok: false; reason: 'parts_conflict'; problems: readonly BuildProblem[] }
  /** No build of this car is sold on this fuel; the sentence says what to do instead. */
  | {
      ok: false
      reason: 'fuel_refused'
      ruleId: string
      sentence: string
      otherFuels: (unmet: UnmetGoal) => readonly Remedy[]
    }
  | { ok: false; reason: 'no_build_allowed' }

/** The build that stands for a goal that none reaches: within the budget, where there is one. */
export function nearestBuild(refusal: PlanRefusal): PlannedBuild | undefined {
  if (refusal.reason === 'goal_out_of_reach' && !refusal.budget) return refusal.bestBuild
  return 'budget' in refusal ? refusal.budget?.build : undefined
}

export type PlanResult =
  /** `justShort`: it lacks more than 1 % of the goal, and the next step is not worth its price. */
  { ok: true; planned: PlannedBuild; justShort?: JustShort; proof: SearchProof } | PlanRefusal

/** The induction preferences that some build of the search's parts obeys. */
export function possibleInductions({ request, allowed }: Search): InductionPreference[] {
  const sources = [undefined, ...(allowed.bySlot.get('boost_source') ?? []).map((candidate) => candidate.part)]
  return INDUCTION_PREFERENCES.filter((preference) =>
    sources.some((source) => sourceObeysInduction(preference, source, request)),
  )
}

/** What is wrong with the parts that the customer wants kept, but for what they still need. */
function conflictIn(request: SearchRequest): BuildProblem[] {
  const chosen = new Set(request.lockedPartIds)
  const parts = request.parts.filter((part) => chosen.has(part.id))
  const { vehicle, rules = NO_RULES } = request
  const refused = parts.flatMap((part): BuildProblem[] => {
    const ruleId = part.installed ? undefined : rules.refusalOf(part)
    return ruleId === undefined ? [] : [{ reason: 'against_rule', partId: part.id, ruleId }]
  })
  const effective = parts.map((part) => effectivePart(part, rules))
  return [...refused, ...checkBuild(vehicle, effective).filter((problem) => problem.reason !== 'needs_missing')]
}

export function refusalBeforeSearch(search: Search): PlanRefusal | undefined {
  const { request } = search
  const { fuelRefusal } = request.rules ?? NO_RULES
  if (fuelRefusal) {
    return { ok: false, reason: 'fuel_refused', ...fuelRefusal, otherFuels: (unmet) => onOtherFuels(request, unmet) }
  }
  const problems = conflictIn(request)
  if (problems.length > 0) return { ok: false, reason: 'parts_conflict', problems }
  const preference = request.induction ?? 'auto'
  if (preference === 'auto') return undefined
  const possible = possibleInductions(search)
  if (possible.includes(preference)) return undefined
  const factory = request.vehicle.engine.aspiration
  return { ok: false, reason: 'induction_not_possible', preference, factory, possible }
}

function outOfReach(search: Search, goalWheelHp: number, budgetCents: number, strongest: SingleAnswer): PlanRefusal {
  const { request } = search
  const { point: best, proof } = strongest
  if (!best) return { ok: false, reason: 'no_build_allowed' }
  const bought = Number.isFinite(budgetCents) ? boughtWith(search, budgetCents) : undefined
  const budget = bought?.build && bought.build.costCents >= best.costCents ? undefined : bought
  const bestBuild = plannedBuild(request, best.parts)
  const binding = bindsFirst(bestBuild.limits)
  const bindingLimit = binding && binding.share > 0.99 ? binding : bestBuild.limits.find((use) => holds(use, bestBuild))
  return {
    ok: false,
    reason: 'goal_out_of_reach',
    goalWheelHp,
    bestWheelHp: best.wheelHp,
    bestBuild,
    budget,
    bindingLimit,
    stronger: bindingLimit?.liftedByKind,
    remedies: () =>
      remediesFor(request, {
        goalWheelHp,
        bestWheelHp: budget?.build ? budget.build.power.wheelHp : best.wheelHp,
        bestCents: budget?.build ? budget.build.costCents : best.costCents,
        ...(budget ? { budgetCents } : {}),
      }),
    proof,
  }
}

/** Over the budget, another fuel is worth a word where it takes this share of what the goal costs at most. */
const WORTH_LESS = 0.85

/** The refusal when no build makes the goal within the budget. */
function whyNot(search: Search, goalWheelHp: number, budgetCents: number): PlanRefusal {
  const { request } = search
  const cheapest = Number.isFinite(budgetCents) ? answerFor(byBill(search), goalWheelHp) : undefined
  if (!cheapest?.point) return outOfReach(search, goalWheelHp, budgetCents, strongestSold(search))
  const bought = boughtWith(search, budgetCents, cheapest.point)
  // Where the goal itself is just over the budget, its own price says it.
  const isGoal = bought.justOver !== undefined && bought.justOver.costCents >= cheapest.point.costCents
  const budget = isGoal ? { ...bought, justOver: undefined } : bought
  const worthCents = Math.max(budgetCents, Math.floor(cheapest.point.costCents * WORTH_LESS))
  return {
    ok: false,
    reason: 'budget_too_small',
    budget,
    cheapestBuild: plannedBuild(request, cheapest.point.parts),
    remedies: () =>
      remediesFor(request, {
        ...{ goalWheelHp, budgetCents, worthCents },
        bestWheelHp: budget.build?.power.wheelHp ?? 0,
        bestCents: budget.build?.costCents ?? 0,
      }),
    proof: cheapest.proof,
  }
}

/** Share of every limit that a build planned for reliability keeps in hand at most. */
export const MOST_RESERVE = 0.3

/** Every reserve at which some limit, stock or lifted, just allows the goal: the only ones that can matter. */
function reserveSteps(search: Search, goalWheelHp: number): number[] {
  const { request, allowed, scenarios } = search
  const { vehicle, rules = NO_RULES } = request
  const loss = scenarios[0] ? powerIn(search, scenarios[0]).drivelineLoss : 0
  const limited = TUNABLE_LIMITS.filter((limit) => hasLimit(vehicle, limit))
  const stock = limited.map((limit) => stockCeiling(vehicle, limit, 0))
  const candidates = [...allowed.bySlot.values()].flat()
  const lifted = candidates.flatMap(({ part }) => ceilingSetBy(part, vehicle, 0) ?? [])
  const kits = allowed.bySlot.get('nitrous') ?? []
  const shots = [0, ...kits.map(({ part }) => shotWheelHp({ nitrous: part }, loss))]
  const figures = [...rules.ceilings, ...candidates.flatMap(({ lifts }) => lifts)]
  const ruled = figures.flatMap(({ wheelHp, inHand = 0, ofAir }) =>
    (ofAir ? shots : [0]).map((shot) => 1 - (goalWheelHp - shot) / (wheelHp / (1 - inHand))),
  )
  const limits = [...stock, ...lifted].map((ceiling) => 1 - goalWheelHp / wheelCeilingHp(ceiling, loss))
  return [0, MOST_RESERVE, ...limits, ...ruled].filter((r) => r >= 0 && r <= MOST_RESERVE).sort((a, b) => a - b)
}

function mostReliable(request: SearchRequest, goalWheelHp: number, budgetCents: number) {
  const at = (limitReserve: number) => {
    const reserve = Math.max(limitReserve, keptOfAll(reserveOf(request)))
    const reserved = { ...request, limitReserve: reserve }
    return { reserved, ...cheapestFor(openSearch(reserved), goalWheelHp, budgetCents) }
  }
  const steps = reserveSteps(openSearch(request), goalWheelHp)
  let low = 0
  let high = steps.length - 1
  let best = at(steps[0] ?? 0)
  while (best.point && low < high) {
    const middle = (low + high + 1) >> 1
    const tried = at(steps[middle]!)
    if (tried.point) {
      best = tried
      low = middle
    } else {
      high = middle - 1
    }
  }
  return best
}

/**
 * The frontier point of most gained wheel hp per dollar, penalties counted, that makes the goal within the budget, if
 * any does. `stockWheelHp`: what the car makes before anything is bought.
 */
export function bestValuePoint(
  frontier: Frontier,
  wanted: { stockWheelHp: number; goalWheelHp: number; budgetCents: number },
): FrontierPoint | undefined {
  let best: FrontierPoint | undefined
  const value = (point: FrontierPoint) => (point.wheelHp - wanted.stockWheelHp) / Math.max(1, point.scoreCents)
  for (const point of frontier.points) {
    if (point.wheelHp < wanted.goalWheelHp || point.costCents > wanted.budgetCents) continue
    if (point.parts.every((part) => part.installed)) continue
    if (!best || value(point) > value(best)) best = point
  }
  return best
}

/**
 * The best allowed build for an objective, proven; or why there is none, with how near one comes and what would move
 * it. Deterministic, and independent of the order of the catalog; ties go to fewer parts, then the makers' names.
 */
export function planBuild({ objective, ...request }: PlanRequest): PlanResult {
  return planIn(openSearch(request), objective)
}

/** The same in a search that is open already, for whoever has more questions to it. */
export function planIn(search: Search, objective: Objective): PlanResult {
  const { request } = search
  const refusal = refusalBeforeSearch(search)
  if (refusal) return refusal
  const budgetCents = objective.budgetCents ?? Number.POSITIVE_INFINITY
  const planned = (point: FrontierPoint, proof: SearchProof, by: SearchRequest = request): PlanResult => ({
    ok: true,
    planned: plannedBuild(by, point.parts),
    proof,
  })
  switch (objective.kind) {
    case 'cheapest': {
      const { goalWheelHp } = objective
      const delivering = deliveringGoal(search, goalWheelHp)
      const { point, proof, justShort } = answerFor(delivering, goalWheelHp, budgetCents)
      if (!point) return whyNot(delivering, goalWheelHp, budgetCents)
      const planned = plannedBuild(delivering.request, point.parts)
      return { ok: true, planned, ...(justShort ? { justShort } : {}), proof }
    }
    case 'most_power': {
      const { point, proof } = strongestFor(search, budgetCents)
      return point ? planned(point, proof) : whyNot(search, 0, budgetCents)
    }
    case 'best_value': {
      const { goalWheelHp: goal = 0 } = objective
      const goalWheelHp = goal * GOAL_COUNTS_FROM
      const frontier = frontierOf(search)
      const standing = request.parts.filter((part) => part.installed)
      const { wheelHp: stockWheelHp } = plannedBuild(request, standing).power
      const point = bestValuePoint(frontier, { stockWheelHp, goalWheelHp, budgetCents })
      if (point) return planned(point, frontier.proof)
      return goal > 0
        ? planIn(search, { ...objective, kind: 'cheapest', goalWheelHp: goal })
        : whyNot(search, 0, budgetCents)
    }
    case 'reliability': {
      const { goalWheelHp } = objective
      const delivering = deliveringGoal(search, goalWheelHp)
      const { point, proof, reserved } = mostReliable(delivering.request, goalWheelHp * GOAL_COUNTS_FROM, budgetCents)
      return point ? planned(point, proof, reserved) : planIn(search, { ...objective, kind: 'cheapest' })
    }
  }
}
