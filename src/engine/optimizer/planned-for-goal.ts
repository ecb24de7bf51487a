import { type TimeGoal, timeOf } from '../dragstrip/timed-run.ts'
import type { Reserve } from '../limits/ceilings.ts'
import type { Part } from '../model.ts'
import { GOAL_AT_ALL_FROM, GOAL_LEAST_FROM, GOAL_RESERVE } from './goal-answer.ts'
import { type PlannedBuild, plannedBuild } from './planned-build.ts'
import type { SearchRequest } from './search-request.ts'
import { slipOf } from './time-goal.ts'

/** What a build was made for, as it bears on parts that are chosen already. */
export interface GoalTerms {
  /** The reserve of the priority is given up where it would cost this, wheel hp, or this time. */
  atLeastWheelHp: number
  /** What it is given up for, wheel hp: a build that makes less without it keeps it. */
  atAllWheelHp: number
  timeGoal?: TimeGoal | undefined
  /** What the calibration is set to at most, wheel hp; absent: all that the parts make. */
  deliverWheelHp?: number
}

/** Terms that ask for no power: the reserve of the priority is always kept. */
export const ANY_POWER: GoalTerms = { atLeastWheelHp: 0, atAllWheelHp: 0 }

/** The terms of a request: a time takes all that the parts make, and an offer beside the goal keeps its reserve, unless it only costs more. */
export function goalTerms(asked: {
  wheelHp: number
  timeGoal?: TimeGoal | undefined
  offer?: string | undefined
}): GoalTerms {
  const { wheelHp, timeGoal, offer } = asked
  if (timeGoal) return { ...ANY_POWER, timeGoal }
  if (offer === 'most_power') return ANY_POWER
  const goal = { atLeastWheelHp: wheelHp * GOAL_LEAST_FROM, atAllWheelHp: wheelHp * GOAL_AT_ALL_FROM }
  return { ...(offer && offer !== 'just_over' ? ANY_POWER : goal), deliverWheelHp: wheelHp * GOAL_RESERVE }
}

/** Chosen parts as they are sold for a goal: with the reserve where the goal leaves it, else without, as the search does. */
export function plannedForGoal(
  request: SearchRequest,
  parts: readonly Part[],
  { atLeastWheelHp, atAllWheelHp, timeGoal, deliverWheelHp }: GoalTerms,
  limitReserve: Reserve,
): PlannedBuild {
  const asked = { ...request, ...(deliverWheelHp === undefined ? {} : { deliverWheelHp }) }
  const wary = plannedBuild({ ...asked, limitReserve }, parts)
  const makes = timeGoal
    ? timeOf(slipOf(asked, wary), timeGoal) <= timeGoal.seconds
    : wary.power.wheelHp >= atLeastWheelHp
  if (limitReserve === 0 || makes) return wary
  const free = plannedBuild({ ...asked, limitReserve: 0 }, parts)
  // A reserve is given up for the goal, and kept where giving it up makes no more or not the goal either; a run is as quick as it gets.
  const isForGoal = free.power.wheelHp >= atAllWheelHp && free.power.wheelHp > wary.power.wheelHp
  return timeGoal || isForGoal ? free : wary
}
