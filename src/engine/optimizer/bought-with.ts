import { answerFor } from './goal-answer.ts'
import { type PlannedBuild, plannedBuild } from './planned-build.ts'
import type { FrontierPoint, Search } from './search.ts'
import { strongestFor } from './single-answers.ts'

/** What a budget buys that is too small for what was asked. */
export interface BudgetBuy {
  budgetCents: number
  /** As much as is worth its price; undefined when the budget does not even buy what is locked or preferred. */
  build: PlannedBuild | undefined
  /** The strongest that it buys, where the last steps to it are not worth their price. */
  strongest: FrontierPoint | undefined
}

/** What is worth buying with a budget that does not reach the goal: its strongest build as if that were the goal. */
export function boughtWith(search: Search, budgetCents: number): BudgetBuy {
  const { request } = search
  const strongest = strongestFor(search, budgetCents).point
  const worth = strongest && (answerFor(search, strongest.wheelHp, budgetCents).point ?? strongest)
  return {
    budgetCents,
    build: worth && plannedBuild(request, worth.parts),
    strongest: worth && strongest.costCents > worth.costCents ? strongest : undefined,
  }
}
