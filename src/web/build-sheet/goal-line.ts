import type { GenerateRequest } from '../../contract/configurator.ts'
import type { TimeSlipReply } from '../../contract/figures.ts'
import { MEASURE_NAMES } from '../../engine/display-words.ts'
import { type TimeGoal, timeOf } from '../../engine/dragstrip/timed-run.ts'
import { seconds } from './figures-in-words.ts'

type Asked = Pick<GenerateRequest, 'targetHorsepower' | 'timeGoal'>

/** "1/4 mile in 10.90 s". */
export const timeGoalWords = ({ measure, seconds: wanted }: TimeGoal): string =>
  `${MEASURE_NAMES[measure]} in ${seconds(wanted)} s`

/** "600 whp", "1/4 mile in 10.90 s". */
export const goalWords = ({ targetHorsepower = 0, timeGoal }: Asked): string =>
  timeGoal ? timeGoalWords(timeGoal) : `${Math.round(targetHorsepower)} whp`

/** "Goal 600 whp.", "Goal 1/4 mile in 10.90 s, runs 10.88 s." */
export function goalLine(asked: Asked, slip: Pick<TimeSlipReply, 'quarterMileS' | 'zeroToSixtyS'>): string {
  const { timeGoal } = asked
  const runs = timeGoal ? `, runs ${seconds(timeOf(slip, timeGoal))} s` : ''
  return `Goal ${goalWords(asked)}${runs}.`
}
