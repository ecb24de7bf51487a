import type { BudgetPriority } from '../../contract/budget-priority.ts'
import type { InductionChoice } from '../../engine/display-words.ts'
import { TRANSMISSIONS_IN_SENTENCE } from '../../engine/lexicon.ts'
import type { Fuel, TransmissionKind } from '../../engine/model.ts'
import type { IntendedUse } from '../../engine/vocabulary.ts'
import {
  FUELS_IN_SENTENCE,
  INDUCTIONS_IN_SENTENCE,
  PRIORITIES_IN_SENTENCE,
  USES_IN_SENTENCE,
} from '../planning/preference-words.ts'
import type { Sentence } from './sentence.ts'

type Forms<T> = readonly (readonly [RegExp, T])[]

/** The first of the forms that the sentence has, taken out of it. */
function takeFirst<T>(sentence: Sentence, forms: Forms<T>): T | undefined {
  for (const [form, value] of forms) if (sentence.take(form)) return value
  return undefined
}

/** All that the sentence has, in the order in which they were said. */
function takeAll<T>(sentence: Sentence, forms: Forms<T>): T[] {
  const found: { at: number; value: T }[] = []
  for (const [form, value] of forms) {
    const at = sentence.rest.search(form)
    if (at < 0) continue
    const length = form.exec(sentence.rest)?.[0].length ?? 0
    sentence.rest = `${sentence.rest.slice(0, at)}${','.repeat(length)}${sentence.rest.slice(at + length)}`
    found.push({ at, value })
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ value }) => value)
}

export const readFuels = (sentence: Sentence): Fuel[] => takeAll(sentence, FUELS_IN_SENTENCE)
export const readInductions = (sentence: Sentence): InductionChoice[] => takeAll(sentence, INDUCTIONS_IN_SENTENCE)
export const readUse = (sentence: Sentence): IntendedUse | undefined => takeFirst(sentence, USES_IN_SENTENCE)
export const readGearbox = (sentence: Sentence): TransmissionKind | undefined =>
  takeFirst(sentence, TRANSMISSIONS_IN_SENTENCE)
export const readPriority = (sentence: Sentence): BudgetPriority | undefined =>
  takeFirst(sentence, PRIORITIES_IN_SENTENCE)
