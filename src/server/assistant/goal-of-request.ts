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

/** What was asked for over stock, beside the goal that it came to. */
interface Gained {
  goal?: Goal
  gained?: Goal
  shown?: unknown
  dynoSheet?: unknown
}

/** "+100 over stock", "same deal for his": the gain is what was asked for, and not the power that it came to on the first car. */
export function gainKept<T extends Gained>(next: T, before: Gained, said: Goal | undefined, isOtherCar: boolean): T {
  // The figure that it came to is repeated for the next car where only "the same" was said.
  const isSame = isOtherCar && before.gained !== undefined && JSON.stringify(said) === JSON.stringify(before.goal)
  if (isSame && before.gained) return overStockAgain(next, before.gained)
  const isOverStock = said && 'gainHp' in said && before.shown === undefined && before.dynoSheet === undefined
  const { gained: _, ...rest } = next
  const gained = said ? (isOverStock ? said : undefined) : next.gained
  if (!gained) return rest as T
  return isOtherCar && !said ? overStockAgain(next, gained) : { ...next, gained }
}

/** Over stock of the next car, and not over what was shown for the first one. */
function overStockAgain<T extends Gained>({ shown: _, ...next }: T, gained: Goal): T {
  return { ...next, gained, goal: gained } as unknown as T
}
