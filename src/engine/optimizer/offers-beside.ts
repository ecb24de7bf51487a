import { slotOf } from '../fitment/slots.ts'
import { keptOfAll } from '../limits/ceilings.ts'
import type { Slot } from '../model.ts'
import { GOAL_COUNTS_FROM } from './goal-answer.ts'
import { type FrontierPoint, limitedAt, narrowed, openSearch, type Search } from './search.ts'
import { cheapestFor, strongestFor } from './single-answers.ts'

/** Another build that a good shop would mention, and what it changes. */
export interface Offer {
  build: FrontierPoint
  /** Against the chosen build: wheel hp and cents of the bill, negative for less. */
  deltaWheelHp: number
  deltaCents: number
}

export interface OffersBeside {
  /** Nearly the goal for much less money. */
  nearGoal: Offer | undefined
  /** The goal with a tenth more of every limit in hand. */
  moreHeadroom: Offer | undefined
  /** The most power that the budget buys. */
  mostPower: Offer | undefined
  /** Without opening the engine: the goal, or else the most that it makes for less money. */
  noEngineWork: Offer | undefined
}

/** From this share of the goal a much cheaper build is worth a word, and what share of the bill it must save. */
export const NEAR_GOAL = 0.96
export const WORTH_SAVING = 0.15
/** How much more of every limit "more headroom" keeps unused. */
export const MORE_RESERVE = 0.1
/** And what it may cost, times the chosen build: beyond, it is another project. */
const MOST_FOR_HEADROOM = 2
/** What most power for the budget has to make over the chosen build. */
const WORTH_MORE_POWER = 1.01

/** Parts of these slots mean that the engine comes apart. */
export const ENGINE_WORK: readonly Slot[] = ['camshafts', 'heads', 'bottom_end']

type Chosen = Pick<FrontierPoint, 'costCents' | 'wheelHp' | 'parts'>

const opensEngine = ({ parts }: Chosen): boolean => parts.some((part) => ENGINE_WORK.includes(slotOf(part.kind)))

function offer(build: FrontierPoint | undefined, chosen: Chosen): Offer | undefined {
  if (!build) return undefined
  const ids = new Set(chosen.parts.map((part) => part.id))
  if (build.parts.length === ids.size && build.parts.every((part) => ids.has(part.id))) return undefined
  return { build, deltaWheelHp: build.wheelHp - chosen.wheelHp, deltaCents: build.costCents - chosen.costCents }
}

function nearGoal(search: Search, goalWheelHp: number, chosen: Chosen): Offer | undefined {
  const { point } = cheapestFor(search, goalWheelHp * NEAR_GOAL)
  return point && point.costCents <= chosen.costCents * (1 - WORTH_SAVING) ? offer(point, chosen) : undefined
}

function moreHeadroom({ request, reserve }: Search, goalWheelHp: number, chosen: Chosen): Offer | undefined {
  const careful = openSearch({ ...request, limitReserve: keptOfAll(reserve) + MORE_RESERVE })
  const { point } = cheapestFor(careful, goalWheelHp * GOAL_COUNTS_FROM)
  return point && point.costCents <= chosen.costCents * MOST_FOR_HEADROOM ? offer(point, chosen) : undefined
}

function mostPower(search: Search, budgetCents: number | undefined, chosen: Chosen): Offer | undefined {
  if (budgetCents === undefined) return undefined
  const { point } = strongestFor(limitedAt(search, { deliverWheelHp: undefined }), budgetCents)
  return point && point.wheelHp > chosen.wheelHp * WORTH_MORE_POWER ? offer(point, chosen) : undefined
}

function noEngineWork(search: Search, goalWheelHp: number, chosen: Chosen): Offer | undefined {
  if (!opensEngine(chosen)) return undefined
  const closed = narrowed(search, { excludedSlots: [...(search.request.excludedSlots ?? []), ...ENGINE_WORK] })
  const goal = cheapestFor(closed, goalWheelHp * GOAL_COUNTS_FROM).point
  const point = goal ?? strongestFor(closed, chosen.costCents).point
  return point && !opensEngine(point) ? offer(point, chosen) : undefined
}

/**
 * What else a good shop would offer beside a chosen build, each the proven best of its kind; undefined where there is
 * none worth a word, or it is the chosen build itself.
 */
export function offersBeside(
  search: Search,
  asked: { goalWheelHp: number; budgetCents?: number | undefined },
  chosen: Chosen,
): OffersBeside {
  const { goalWheelHp, budgetCents } = asked
  return {
    nearGoal: nearGoal(search, goalWheelHp, chosen),
    moreHeadroom: moreHeadroom(search, goalWheelHp, chosen),
    mostPower: mostPower(search, budgetCents, chosen),
    noEngineWork: noEngineWork(search, goalWheelHp, chosen),
  }
}
