import { type PlanResult, planIn } from '../../engine/optimizer/plan-build.ts'
import type { PlannedBuild } from '../../engine/optimizer/planned-build.ts'
import { type FrontierPoint, openSearch, type Search } from '../../engine/optimizer/search.ts'
import type { SearchRequest } from '../../engine/optimizer/search-request.ts'
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
export function found(request: SearchRequest, { goalWheelHp, budgetCents }: BuildRequest): Found {
  const search = openSearch(request)
  const goal = { kind: 'cheapest', goalWheelHp } as const
  const result = planIn(search, budgetCents === undefined ? goal : { ...goal, budgetCents })
  if (budgetCents !== undefined || result.ok || result.reason !== 'goal_out_of_reach')
    return { request, search, result }
  const bought = planIn(search, { ...goal, budgetCents: result.bestBuild.costCents })
  const budget = !bought.ok && bought.reason === 'goal_out_of_reach' ? bought.budget : undefined
  return { request, search, result: { ...result, budget } }
}

/** Below this nothing was gained. */
const LEAST_GAIN_WHEEL_HP = 1
/** What a kit has to bring, over stock, before it is named as the way to more power. */
const WORTH_A_KIT_FROM = 1.1

/** A budget that pays for a kit, and not for what has to be with it before the kit may make any power. */
export const isSpentForNothing = ({ power, build }: PlannedBuild, asked: BuildRequest): boolean =>
  asked.budgetCents !== undefined &&
  asked.lockedPartIds.length === 0 &&
  build.parts.some(({ installed }) => !installed) &&
  power.wheelHp <= power.stockWheelHp + LEAST_GAIN_WHEEL_HP

/** The cheapest point of the frontier; beside a build that gains nothing, the cheapest that is worth a kit. */
export const firstWorth = (
  points: readonly FrontierPoint[],
  idle: PlannedBuild | undefined,
): FrontierPoint | undefined =>
  points.find(({ wheelHp }) => !idle || wheelHp >= idle.power.stockWheelHp * WORTH_A_KIT_FROM)
