import type { Said } from './advisor.ts'
import type { Goal, Meaning } from './meaning.ts'

/** "What does the DSG hold": where the gearbox was assumed so far, it is told now. */
export const isGearboxTold = (draft: Pick<Meaning, 'gearbox' | 'car'>, { gearbox, car, intent }: Meaning): boolean =>
  intent === 'topic' &&
  gearbox !== undefined &&
  draft.gearbox === undefined &&
  draft.car !== undefined &&
  car === undefined

/** A goal that means something else once a build was shown. */
/** So small a figure may have been taken as a gain. */
const MOST_GAIN = 150
export const isRelative = (goal: Goal | undefined): boolean =>
  goal !== undefined && ('gainHp' in goal || ('wheelHp' in goal && goal.wheelHp <= MOST_GAIN))

/** The goal of a build that was shown. */
export function goalOfRequest({ targetHorsepower, timeGoal, isMostForBudget }: NonNullable<Said['request']>): Goal {
  if (isMostForBudget) return { most: true }
  if (!timeGoal) return { wheelHp: targetHorsepower ?? 0 }
  const { measure, seconds } = timeGoal
  return measure === 'quarter_mile' ? { quarterMileS: seconds } : { zeroToSixtyS: seconds }
}
