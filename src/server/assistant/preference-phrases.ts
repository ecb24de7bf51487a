import type { BudgetPriority } from '../../contract/budget-priority.ts'
import type { IntendedUse } from '../../engine/vocabulary.ts'
import { PRIORITIES_IN_SENTENCE, USES_IN_SENTENCE } from '../planning/preference-words.ts'
import type { Sentence } from './sentence.ts'
import { isToLast } from './to-last.ts'

type Forms<T> = readonly (readonly [RegExp, T])[]

/** The first of the forms that the sentence has, taken out of it. */
function takeFirst<T>(sentence: Sentence, forms: Forms<T>): T | undefined {
  for (const [form, value] of forms) if (sentence.take(form)) return value
  return undefined
}

/** What a car does tells its use, where no word of use is said. */
const BY_WORK: Forms<IntendedUse> = [
  [/\b(?:endurance|enduro|\d+ ?-?hours? (?:races?|racing|enduros?|stints?)|champ ?car|24 hours of lemons)\b/, 'track'],
  [/\b(?:strip|drags?) only\b|\bonly (?:for|at|sees?) the (?:drag ?)?strip\b|\bstrip (?:car|toy|duty)\b/, 'drag'],
  [/\bdrift(?:ing| car| build| days?| events?)\b/, 'track'],
  [/\bdrag week\b/, 'drag'],
  [/\b(?:bracket rac\w+|test (?:and|n) tune|no[- ]prep|grudge rac\w+|quarter mile (?:car|toy))\b/, 'drag'],
  [
    /\b(?:alltagsauto|tows?|towing|hauls? (?:a|the|our|my)|work truck|pull(?:s|ing) (?:a|the|our|my|his) (?:\w+ )?(?:trailer|camper|boat|rv|toy hauler|fifth wheel|5th wheel))\b/,
    'daily',
  ],
]

export const readUse = (sentence: Sentence): IntendedUse | undefined =>
  takeFirst(sentence, USES_IN_SENTENCE) ?? BY_WORK.find(([form]) => sentence.has(form))?.[1]
export const readPriority = (sentence: Sentence, asked: string): BudgetPriority | undefined =>
  takeFirst(sentence, PRIORITIES_IN_SENTENCE) ?? (isToLast(asked) ? 'reliability' : undefined)
