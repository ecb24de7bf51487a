import { frontierOf, undominatedByBill } from './frontier.ts'
import { type PlannedBuild, plannedBuild } from './planned-build.ts'
import { byBill, type FrontierPoint, type Search } from './search.ts'
import { strongestFor } from './single-answers.ts'

/** What a budget buys that is too small for what was asked. */
export interface BudgetBuy {
  budgetCents: number
  /** As much as is worth its price; undefined when the budget does not even buy what is locked or preferred. */
  build: PlannedBuild | undefined
  /** The same without the steps that are worth their price only while the goal is missed; undefined where there are none. */
  plain: PlannedBuild | undefined
  /** The strongest that it buys, where the last steps to it are not worth their price. */
  strongest: FrontierPoint | undefined
  /** A far stronger build just over the budget. It is a remark, never sold. */
  justOver: FrontierPoint | undefined
}

/** So much over the budget is still worth a remark, where it makes so much more. */
export const JUST_OVER = 1.1
export const FAR_BETTER = 1.04

/** What a wheel hp may cost while the goal is still missed and the money is there. */
export const MOST_CENTS_SHORT_OF_GOAL = 50_000

type Priced = Pick<FrontierPoint, 'costCents' | 'wheelHp'>

/** And what it may cost while parts that should go in with it are not bought yet. */
const MOST_CENTS_BEFORE_SUPPORTS = 20_000

/** Whether the step up from one build to a dearer one is worth its price. */
export const isWorthIt = (below: Priced, above: Priced, mostCents = MOST_CENTS_SHORT_OF_GOAL): boolean =>
  above.costCents - below.costCents < (above.wheelHp - below.wheelHp) * mostCents

/** Whether anything is bought for the build. */
export const buysSomething = ({ parts }: FrontierPoint): boolean => parts.some((part) => !part.installed)

/** The build without the steps up to it that are not worth their price. `points`: what else is sold, rising in price. */
function withoutDearSteps(build: FrontierPoint, points: readonly FrontierPoint[], mostCents?: number): FrontierPoint {
  const better = points.findLast((point) => point.costCents < build.costCents && !isWorthIt(point, build, mostCents))
  return better ? withoutDearSteps(better, points, mostCents) : build
}

/** What is worth buying with a budget: its strongest build, without the steps that are not worth their price. */
export function worthBuying(
  search: Search,
  budgetCents: number,
): { worth: FrontierPoint; plain: FrontierPoint; strongest: FrontierPoint } | undefined {
  const strongest = strongestFor(search, budgetCents).point
  if (!strongest) return undefined
  const points = undominatedByBill(frontierOf(byBill(search)).points).filter(buysSomething)
  const worth = withoutDearSteps(strongest, points)
  return { worth, plain: withoutDearSteps(worth, points, MOST_CENTS_BEFORE_SUPPORTS), strongest }
}

function justOverOf(search: Search, budgetCents: number, worth: FrontierPoint): FrontierPoint | undefined {
  const over = worthBuying(search, Math.floor(budgetCents * JUST_OVER))?.worth
  const isFarBetter = over && over.costCents > budgetCents && over.wheelHp >= worth.wheelHp * FAR_BETTER
  return isFarBetter ? over : undefined
}

/** What is worth buying with a budget that does not reach the goal, and what little more would buy. */
export function boughtWith(search: Search, budgetCents: number): BudgetBuy {
  const { worth, plain, strongest } = worthBuying(search, budgetCents) ?? {}
  return {
    budgetCents,
    build: worth && plannedBuild(search.request, worth.parts),
    plain: plain && plain !== worth ? plannedBuild(search.request, plain.parts) : undefined,
    strongest: worth && strongest && strongest.costCents > worth.costCents ? strongest : undefined,
    justOver: worth && justOverOf(search, budgetCents, worth),
  }
}
