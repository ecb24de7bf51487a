import { MOST_TIME_S } from '../../contract/bounds.ts'
import type { TimeGoal } from '../../engine/dragstrip/timed-run.ts'
import { TIME_MEASURES } from '../../engine/vocabulary.ts'
import { hundredths } from './goal-address.ts'

/** The time goal of an address; undefined where there is none, or none that makes sense. */
export function goalFromAddress(search: URLSearchParams): TimeGoal | undefined {
  const measure = TIME_MEASURES.find((one) => one === search.get('goal'))
  const seconds = hundredths(Number(search.get('seconds')))
  return measure !== undefined && seconds > 0 && seconds <= MOST_TIME_S ? { measure, seconds } : undefined
}
