import { type PlanResult, planIn } from '../../engine/optimizer/plan-build.ts'
import { openSearch, type Search } from '../../engine/optimizer/search.ts'
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
