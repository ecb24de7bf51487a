import type { PartKind } from '../model.ts'
import { type FrontierPoint, limitedAt, type Search, type SearchProof } from './search.ts'
import { cheapestFor } from './single-answers.ts'

/** A build that makes this share of the goal counts as making it: no dyno tells 1 % apart. */
export const GOAL_COUNTS_FROM = 0.99
/** One that makes this share counts too, where every missing wheel hp would cost more than `MOST_CENTS_PER_WHEEL_HP`. */
export const GOAL_NEARLY_FROM = 0.985
export const MOST_CENTS_PER_WHEEL_HP = 20_000
/** A step up that costs less for each wheel hp that it adds is a fair one. */
export const FAIR_CENTS_PER_WHEEL_HP = 25_000
/** Or where the step is all price and no power: it takes more than this share of the score for less power than this. */
export const MOST_SHARE_OF_SCORE = 0.08
export const LEAST_STEP = 1.02
/** Before the engine or the gearbox is opened this share counts, where every missing wheel hp would cost more than this. */
export const GOAL_LEAST_FROM = 0.97
export const CLIFF_CENTS_PER_WHEEL_HP = 30_000
/** And where nothing is opened, this. */
export const DEAR_CENTS_PER_WHEEL_HP = 60_000
/**
 * And this share where the answer would cost so many times as much, this much more in all, and more for each missing
 * wheel hp than a cliff.
 */
export const GOAL_AT_ALL_FROM = 0.95
export const MUCH_DEARER = 1.6
export const MUCH_DEARER_CENTS = 1_000_000
/** Or where the last step replaces the tune of a kit and takes this share of the score. */
const LAST_STEP_OF_SCORE = 0.25
const OPENED: ReadonlySet<PartKind> = new Set<PartKind>([
  ...(['built_bottom_end', 'stroker', 'built_transmission', 'ported_heads', 'camshafts'] as const),
])
/** A calibration that can be set delivers this share of the goal at most: more is power that nobody asked for. */
export const GOAL_RESERVE = 1.03

/** Why a build that falls short of the goal by more than 1 % is the answer. */
export interface JustShort {
  missingWheelHp: number
  /** The build that the next step up would be; undefined: there is none. */
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

type Scored = Pick<FrontierPoint, 'scoreCents' | 'wheelHp'>

/** What a step adds of what was asked for: a kit that makes more than that cannot be paid with it. */
const askedOf = (near: Scored, full: Scored, goalWheelHp: number): number =>
  Math.min(full.wheelHp, goalWheelHp * GOAL_RESERVE) - near.wheelHp

/** Whether the step from a build that nearly makes the goal to one that does is not worth its price. */
const isHardlyWorth = (near: Scored, full: Scored, goalWheelHp: number): boolean => {
  const dearer = full.scoreCents - near.scoreCents
  return (
    (dearer > (goalWheelHp - near.wheelHp) * MOST_CENTS_PER_WHEEL_HP &&
      dearer > askedOf(near, full, goalWheelHp) * FAIR_CENTS_PER_WHEEL_HP) ||
    (dearer > full.scoreCents * MOST_SHARE_OF_SCORE && full.wheelHp < near.wheelHp * LEAST_STEP)
  )
}

/** Whether engine or gearbox come apart for the build. */
export const opensEngineOrGearbox = ({ parts }: Pick<FrontierPoint, 'parts'>): boolean =>
  parts.some(({ kind, installed }) => !installed && OPENED.has(kind))

/** A tune beside a kit that brings its own. */
const buysTuneTwice = ({ parts }: Pick<FrontierPoint, 'parts'>): boolean =>
  parts.some(({ ratings }) => ratings.includes?.includes('tune')) &&
  parts.some(({ kind, installed }) => kind === 'tune' && !installed)

function isCliff(below: Scored, above: FrontierPoint, goalWheelHp: number): boolean {
  const dearer = above.scoreCents - below.scoreCents
  const missing = goalWheelHp - below.wheelHp
  if (opensEngineOrGearbox(above)) return dearer > missing * CLIFF_CENTS_PER_WHEEL_HP
  return (
    dearer > missing * DEAR_CENTS_PER_WHEEL_HP && dearer > askedOf(below, above, goalWheelHp) * FAIR_CENTS_PER_WHEEL_HP
  )
}

/**
 * The build for a goal within the budget: the cheapest (bill and penalties) that makes 99 % of it. Where one that makes
 * 98.5 % is cheaper by more than $200 for each wheel hp that it lacks and $250 for each that the other adds of what was
 * asked, or by more than 8 % for less than 2 % of power, that one; where one that makes 97 % is cheaper by more than $600 for
 * each, by more than $300 where the other opens the engine or the gearbox, or nothing makes more, that one. Where one that
 * makes 95 % is cheaper by $10,000 and by more than $300 for each, and the
 * answer costs 1.6 times as much, that one; and so where a kit runs on its own tune in it, and the answer buys headers and
 * a second tune for a quarter of its price.
 */
export function answerFor(search: Search, goalWheelHp: number, budgetCents = Number.POSITIVE_INFINITY): GoalAnswer {
  const answer = nearestFor(search, goalWheelHp, budgetCents)
  if (!answer.point) return answer
  const { point, proof } = cheapestFor(search, goalWheelHp * GOAL_AT_ALL_FROM, budgetCents)
  if (!point) return answer
  const dearer = answer.point.scoreCents - point.scoreCents
  const missingWheelHp = goalWheelHp - point.wheelHp
  const isMuchDearer =
    point.scoreCents * MUCH_DEARER < answer.point.scoreCents &&
    dearer > Math.max(MUCH_DEARER_CENTS, missingWheelHp * CLIFF_CENTS_PER_WHEEL_HP)
  const isKitEnough =
    buysTuneTwice(answer.point) && !buysTuneTwice(point) && dearer > answer.point.scoreCents * LAST_STEP_OF_SCORE
  const isEnough =
    (isMuchDearer || isKitEnough) && dearer > askedOf(point, answer.point, goalWheelHp) * FAIR_CENTS_PER_WHEEL_HP
  return isEnough ? { point, proof, justShort: { missingWheelHp, nextStep: answer.point } } : answer
}

function nearestFor(search: Search, goalWheelHp: number, budgetCents: number): GoalAnswer {
  const enough = goalWheelHp * GOAL_COUNTS_FROM
  const makes = (point: FrontierPoint, from: number) => point.wheelHp >= goalWheelHp * from * (1 - 1e-11)
  const cheapest = (from: number) => cheapestFor(search, goalWheelHp * from, budgetCents)
  const below = cheapest(GOAL_LEAST_FROM)
  if (!below.point || makes(below.point, GOAL_COUNTS_FROM)) return below
  const near = makes(below.point, GOAL_NEARLY_FROM) ? below : cheapest(GOAL_NEARLY_FROM)
  const full = near.point && makes(near.point, GOAL_COUNTS_FROM) ? near : cheapest(GOAL_COUNTS_FROM)
  const nextStep = full.point ?? (Number.isFinite(budgetCents) ? cheapestFor(search, enough).point : undefined)
  const short = (answer: typeof near & { point: FrontierPoint }, next: FrontierPoint | undefined): GoalAnswer => ({
    ...answer,
    justShort: { missingWheelHp: goalWheelHp - answer.point.wheelHp, nextStep: next },
  })
  const counts = near.point && near !== full && (!nextStep || isHardlyWorth(near.point, nextStep, goalWheelHp))
  const above = counts ? near.point : nextStep
  if (below !== near && (!above || isCliff(below.point, above, goalWheelHp)))
    return short({ ...below, point: below.point }, above)
  return counts && near.point ? short({ ...near, point: near.point }, nextStep) : full
}
