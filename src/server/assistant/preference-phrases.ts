import type { BudgetPriority } from '../../contract/budget-priority.ts'
import type { IntendedUse } from '../../engine/vocabulary.ts'
import { PRIORITIES_IN_SENTENCE, USES_IN_SENTENCE } from '../planning/preference-words.ts'
import type { Sentence } from './sentence.ts'

type Forms<T> = readonly (readonly [RegExp, T])[]

/** The first of the forms that the sentence has, taken out of it. */
function takeFirst<T>(sentence: Sentence, forms: Forms<T>): T | undefined {
  for (const [form, value] of forms) if (sentence.take(form)) return value
  return undefined
}

export const readUse = (sentence: Sentence): IntendedUse | undefined => takeFirst(sentence, USES_IN_SENTENCE)
export const readPriority = (sentence: Sentence): BudgetPriority | undefined =>
  takeFirst(sentence, PRIORITIES_IN_SENTENCE)
