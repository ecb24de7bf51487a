import { type FrontierPoint, limitedAt, type Search, type SearchProof } from './search.ts'
import { cheapestFor } from './single-answers.ts'

/** A build that makes this share of the goal counts as making it: no dyno tells 1 % apart. */
export const GOAL_COUNTS_FROM = 0.99
/** One that makes this share counts too, where every missing wheel hp would cost more than `MOST_CENTS_PER_WHEEL_HP`. */
export const GOAL_NEARLY_FROM = 0.985
export const MOST_CENTS_PER_WHEEL_HP = 20_000
/** A calibration that can be set delivers this share of the goal at most: more is power that nobody asked for. */
export const GOAL_RESERVE = 1.03

/** Why a build that falls short of the goal by more than 1 % is the answer. */
export interface JustShort {
  missingWheelHp: number
  /** The lowest-cost build that makes the goal; undefined: none does. */
  nextStep: FrontierPoint | undefined
}

export interface GoalAnswer {
  /** Undefined: no build counts within the budget. */
  point: FrontierPoint | undefined
  justShort?: JustShort
  proof: SearchProof
}

/** The search with the goal as the power that is delivered. */
export const deliveringGoal = (search: Search, goalWheelHp: number): Search =>
  limitedAt(search, { deliverWheelHp: goalWheelHp * GOAL_RESERVE })

/**
 * The build for a goal within the budget: the cheapest (bill and penalties) that makes 99 % of it; where one that makes
 * 98.5 % is cheaper by more than $200 for each wheel hp that it lacks, or nothing makes 99 %, that one.
 */
export function answerFor(search: Search, goalWheelHp: number, budgetCents = Number.POSITIVE_INFINITY): GoalAnswer {
  const enough = goalWheelHp * GOAL_COUNTS_FROM
  const near = cheapestFor(search, goalWheelHp * GOAL_NEARLY_FROM, budgetCents)
  if (!near.point || near.point.wheelHp >= enough * (1 - 1e-11)) return near
  const full = cheapestFor(search, enough, budgetCents)
  const nextStep = full.point ?? (Number.isFinite(budgetCents) ? cheapestFor(search, enough).point : undefined)
  const missingWheelHp = goalWheelHp - near.point.wheelHp
  const dearer = nextStep ? nextStep.scoreCents - near.point.scoreCents : Number.POSITIVE_INFINITY
  return dearer > missingWheelHp * MOST_CENTS_PER_WHEEL_HP ? { ...near, justShort: { missingWheelHp, nextStep } } : full
}
