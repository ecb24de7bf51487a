import { slotOf } from '../fitment/slots.ts'
import { frontierOf, undominatedByBill } from './frontier.ts'
import { MOST_CENTS_PER_WHEEL_HP } from './goal-answer.ts'
import { type PlannedBuild, plannedBuild } from './planned-build.ts'
import { byBill, type FrontierPoint, openSearch, type Search } from './search.ts'
import { strongestFor } from './single-answers.ts'

/** What a budget buys that is too small for what was asked. */
export interface BudgetBuy {
  budgetCents: number
  /** As much as is worth its price; undefined when the budget does not even buy what is locked or preferred. */
  build: PlannedBuild | undefined
  /** Cheaper ones that make almost as much, the strongest first: what they leave may pay for what should go in with them. */
  almost: readonly PlannedBuild[]
  /** Stronger ones that it buys, rising in price: what should go in anyway may be most of the step to them. */
  stronger: readonly PlannedBuild[]
  /** The strongest that it buys, where the last steps to it are not worth their price. */
  strongest: FrontierPoint | undefined
  /** A far stronger build just over the budget. It is a remark, never sold. */
  justOver: FrontierPoint | undefined
}

/** So much over the budget is still worth a remark, where it makes so much more. */
export const JUST_OVER = 1.1
export const FAR_BETTER = 1.04

/** What a wheel hp may cost while the goal is still missed and the money is there. */
export const MOST_CENTS_SHORT_OF_GOAL = 35_000
/** And where the step is most of the bill. */
const MOST_CENTS_OF_MAIN_STEP = 25_000
const MAIN_STEP_OF_BILL = 0.5
/** And where little more makes far more another way, nothing is sold that leads elsewhere. */
const MOST_CENTS_BEFORE_JUST_OVER = 15_000

/** A kit is the way to the goal for a customer with five eighths of its price: what is not saved for it is spent on little only. */
const SAVED_FOR_UP_TO = 1.6

/** A build that makes this share of another is almost as strong. */
const ALMOST_FROM = 0.97
const MOST_ALMOST = 8
const MOST_STRONGER = 4

type Priced = Pick<FrontierPoint, 'costCents' | 'wheelHp'>

/** A step that takes more of the bill than this for less power than this is an extra. */
const MOST_OF_BILL = 0.1
const LEAST_POWER = 1.012
/** One that takes more than this brings little for less than this, where each wheel hp of it costs over $200. */
const LARGE_OF_BILL = 0.25
const LITTLE_POWER = 1.03
/** For the lowest cost, less than this where each costs over $120. */
const SMALL_POWER = 1.02
const DEAR_CENTS_PER_WHEEL_HP = 12_000

/** Whether the step up from one build to a dearer one is worth its price. */
export function isWorthIt(below: Priced, above: Priced, mostCents = MOST_CENTS_SHORT_OF_GOAL): boolean {
  const dearer = above.costCents - below.costCents
  const isExtra = dearer > above.costCents * MOST_OF_BILL && above.wheelHp < below.wheelHp * LEAST_POWER
  const isMainStep = below.costCents > 0 && dearer > above.costCents * MAIN_STEP_OF_BILL
  const most = isMainStep ? Math.min(mostCents, MOST_CENTS_OF_MAIN_STEP) : mostCents
  return !isExtra && dearer < (above.wheelHp - below.wheelHp) * most
}

/** Whether the step brings little for much. Example: an intake of 5 whp for $1,240 beside a tune of $775; for the lowest cost, 3 whp for $449. */
export function isLittleForMuch(below: Priced, above: Priced, isLowest: boolean): boolean {
  const dearer = above.costCents - below.costCents
  const isUnder = (power: number, cents: number) =>
    above.wheelHp < below.wheelHp * power && dearer > (above.wheelHp - below.wheelHp) * cents
  const isLittle =
    isUnder(LITTLE_POWER, MOST_CENTS_PER_WHEEL_HP) || (isLowest && isUnder(SMALL_POWER, DEAR_CENTS_PER_WHEEL_HP))
  return isLittle && dearer > above.costCents * LARGE_OF_BILL
}

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
  mostCents?: number,
): { worth: FrontierPoint; strongest: FrontierPoint; points: readonly FrontierPoint[] } | undefined {
  const strongest = strongestFor(search, budgetCents).point
  if (!strongest) return undefined
  const all = undominatedByBill(frontierOf(byBill(search)).points)
  const points = all.filter(buysSomething)
  const worth = withoutDearSteps(strongest, points, mostCents)
  const asItStands = all.find((point) => !buysSomething(point))
  const isWorthAll = !asItStands || worth.costCents < (worth.wheelHp - asItStands.wheelHp) * MOST_CENTS_SHORT_OF_GOAL
  return { worth: isWorthAll ? worth : asItStands, strongest, points }
}

function justOverOf(search: Search, budgetCents: number, worth: FrontierPoint): FrontierPoint | undefined {
  const over = worthBuying(search, Math.floor(budgetCents * JUST_OVER))?.worth
  const isFarBetter = over && over.costCents > budgetCents && over.wheelHp >= worth.wheelHp * FAR_BETTER
  return isFarBetter ? over : undefined
}

/** Each blower or turbo kit is a way to power of its own, bolt-ons and cams are another. */
const boostSourceOf = ({ parts }: FrontierPoint) => parts.find(({ kind }) => slotOf(kind) === 'boost_source')

/** What the budget buys of a build just over it, so that nothing is paid twice; or else next to nothing. */
function onTheWayTo(
  { parts, wheelHp }: FrontierPoint,
  { request }: Search,
  budgetCents: number,
  { worth, points }: NonNullable<ReturnType<typeof worthBuying>>,
): FrontierPoint {
  const ids = new Set(parts.map(({ id }) => id))
  const first = openSearch({ ...request, parts: request.parts.filter(({ id, installed }) => installed || ids.has(id)) })
  const start = strongestFor(first, budgetCents).point
  const little = withoutDearSteps(worth, points, MOST_CENTS_BEFORE_JUST_OVER)
  const isOnTheWay = start && start.wheelHp > little.wheelHp && start.wheelHp * FAR_BETTER <= wheelHp
  return isOnTheWay ? start : little
}

/** Whether the goal takes a kit that is worth saving for. */
const isSavedFor = (goal: FrontierPoint | undefined, worth: FrontierPoint, budgetCents: number): boolean =>
  goal !== undefined &&
  boostSourceOf(goal) !== undefined &&
  boostSourceOf(goal) !== boostSourceOf(worth) &&
  goal.costCents <= budgetCents * SAVED_FOR_UP_TO

/** What is worth buying with a budget that does not reach the goal, and what little more would buy. `goal`: its cheapest build. */
export function boughtWith(search: Search, budgetCents: number, goal?: FrontierPoint): BudgetBuy {
  const found = worthBuying(search, budgetCents)
  if (!found)
    return { budgetCents, build: undefined, almost: [], stronger: [], strongest: undefined, justOver: undefined }
  const { strongest, points } = found
  const justOver = justOverOf(search, budgetCents, found.worth)
  const isOtherWay = justOver !== undefined && boostSourceOf(justOver) !== boostSourceOf(found.worth)
  const isSaving = isSavedFor(goal, found.worth, budgetCents)
  const little = isSaving ? withoutDearSteps(found.worth, points, MOST_CENTS_BEFORE_JUST_OVER) : found.worth
  const worth = isOtherWay ? onTheWayTo(justOver, search, budgetCents, found) : little
  const isAlmost = (point: FrontierPoint) =>
    point.costCents < worth.costCents &&
    point.wheelHp >= worth.wheelHp * ALMOST_FROM &&
    withoutDearSteps(point, points) === point
  return {
    budgetCents,
    build: plannedBuild(search.request, worth.parts),
    almost: points
      .filter(isAlmost)
      .slice(-MOST_ALMOST)
      .toReversed()
      .map(({ parts }) => plannedBuild(search.request, parts)),
    stronger: (isOtherWay || isSaving || !buysSomething(worth) ? [] : points)
      .filter(({ costCents, wheelHp }) => costCents <= budgetCents && wheelHp > worth.wheelHp)
      .slice(0, MOST_STRONGER)
      .map(({ parts }) => plannedBuild(search.request, parts)),
    strongest: strongest.costCents > worth.costCents ? strongest : undefined,
    justOver,
  }
}
