import type { TimeMeasure } from '../vocabulary.ts'
import type { TimeSlip } from './time-slip.ts'

/** A time from a standing start; 0-60 leaves out the first foot, as the strip does. */
export interface TimeGoal {
  measure: TimeMeasure
  seconds: number
}

/** What a slip says in one measure, seconds. */
export const timeOf = (
  slip: Pick<TimeSlip, 'quarterMileS' | 'zeroToSixtyS'>,
  { measure }: Pick<TimeGoal, 'measure'>,
) => (measure === 'quarter_mile' ? slip.quarterMileS : slip.zeroToSixtyS)
