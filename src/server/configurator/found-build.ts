import { nearestBuild, type PlanRefusal, type PlanResult, planIn } from '../../engine/optimizer/plan-build.ts'
import type { PlannedBuild } from '../../engine/optimizer/planned-build.ts'
import { type FrontierPoint, openSearch, type Search } from '../../engine/optimizer/search.ts'
import type { SearchRequest } from '../../engine/optimizer/search-request.ts'
import { isPiggyback } from '../../engine/rulebook/piggyback-rules.ts'
import { comesBeforePower } from '../../engine/rulebook/track-rules.ts'
import type { BuildRequest } from './build-request.ts'

/** A request with its search and what came of it. */
export interface Found {
  request: SearchRequest
  search: Search
  result: PlanResult
}

/**
 * The plan for the goal. Where none reaches it and no budget was stated, the steps to the strongest build have to be worth
 * their price all the same: what is left out of it is said. Example: 500 whp for $13,860 and not 509 for $20,260.
 */
export function found(request: SearchRequest, asked: BuildRequest): Found {
  const first = foundFor(request, asked)
  const boxed = first.result.ok ? first.result.planned : isShort(first.result) ? nearestBuild(first.result) : undefined
  const boxes = boxed?.build.parts.filter((part) => isPiggyback(part) && !part.installed) ?? []
  if (!boxed || boxes.length === 0 || boxes.some(({ id }) => asked.lockedPartIds.includes(id))) return first
  const flashed = flashedInstead(request, asked)
  const flash = flashed.result.ok ? flashed.result.planned : nearestBuild(flashed.result)
  return flash && flash.power.wheelHp >= boxed.power.wheelHp * AS_GOOD_AS_A_BOX_FROM ? flashed : first
}

/** Our figures credit a box with what a flash makes, which does more with the same parts: from this share on it is the better buy. */
const AS_GOOD_AS_A_BOX_FROM = 0.95

/** A12-locked: the box is for a budget that does not buy the flash with its unlock. */
function flashedInstead(request: SearchRequest, asked: BuildRequest): Found {
  const boxIds = request.parts.filter(isPiggyback).map(({ id }) => id)
  return foundFor({ ...request, excludedPartIds: [...(request.excludedPartIds ?? []), ...boxIds] }, asked)
}

function foundFor(request: SearchRequest, { goalWheelHp, budgetCents }: BuildRequest): Found {
  const search = openSearch(request)
  const goal = { kind: 'cheapest', goalWheelHp } as const
  const result = planIn(search, budgetCents === undefined ? goal : { ...goal, budgetCents })
  if (budgetCents !== undefined || result.ok || result.reason !== 'goal_out_of_reach')
    return { request, search, result }
  const bought = planIn(search, { ...goal, budgetCents: result.bestBuild.costCents })
  const budget = !bought.ok && bought.reason === 'goal_out_of_reach' ? bought.budget : undefined
  return { request, search, result: { ...result, budget } }
}

/** A goal that is out of reach, or that the money does not buy. */
export type Short = Extract<PlanRefusal, { reason: 'goal_out_of_reach' | 'budget_too_small' }>
export const isShort = (result: PlanResult): result is Short =>
  !result.ok && (result.reason === 'goal_out_of_reach' || result.reason === 'budget_too_small')

/** Below this nothing was gained. */
export const LEAST_GAIN_WHEEL_HP = 1
/** What a kit has to bring, over stock, before it is named as the way to more power. */
const WORTH_A_KIT_FROM = 1.1

/** A budget that pays for a kit, and not for what has to be with it before the kit may make any power. */
export const isSpentForNothing = ({ power, build }: PlannedBuild, asked: BuildRequest): boolean =>
  asked.budgetCents !== undefined &&
  asked.lockedPartIds.length === 0 &&
  asked.wantedSlots.length === 0 &&
  build.parts.some((part) => !part.installed && !comesBeforePower(part)) &&
  power.wheelHp <= power.stockWheelHp + LEAST_GAIN_WHEEL_HP

/** Power over stock from which the first build is named: below, its parts buy nothing. */
const WORTH_A_PRICE_FROM = 1.02

/** The cheapest point that makes more than stock; beside a build that gains nothing, the cheapest that is worth a kit. */
export const firstWorth = (
  points: readonly FrontierPoint[],
  idle: PlannedBuild | undefined,
  stockWheelHp: number,
): FrontierPoint | undefined =>
  points.find(({ wheelHp }) => wheelHp >= stockWheelHp * (idle ? WORTH_A_KIT_FROM : WORTH_A_PRICE_FROM)) ??
  (idle ? undefined : points[0])
