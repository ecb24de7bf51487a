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

/** "Only street, no track", "it's not a drag car": what it is not for. */
const NOT_FOR =
  /\b(?:no|not|never|isn't|won't see|doesn't see|without|ain't)(?: (?:a|an|the|any|for|going to|on|sees?|hits?|going|go|really|ever))* (?:track(?: days?| use| car)?|drag(?: ?strip| car| racing)?|the strip|strip)\b(?! (?:tires?|radials?|pack))/g
/** A track that is prepped is a strip, and so is one on which a pass is run. */
const PREPPED =
  /\b(?:un)?prepped (?:track|surface|lane)s?\b|\b(?:sticky|no[- ]prep) (?:track|strip)\b|\btrack prep(?: night)?\b|\b(?:runs?|ran|do|does|cut|cuts|go|goes|went|hit|trap|traps)\b[^.,;!?]{0,16}\b(?:[89]|1[0-5])(?:\.\d{1,3}|s)\b[^.,;!?]{0,12}\bat the track\b|\b(?:8 rounds|rounds in a row|bracket car|index rac\w+|pro tree|money race|spread (?:is|was)|eighth mile (?:car|only))\b/
/** Courses that everybody who tracks a car knows by name. */
const COURSES =
  /\b(?:hockenheim\w*|watkins glen|button ?willow|laguna seca|sebring|road atlanta|mid-?ohio|summit point|thunderhill|sonoma raceway|lime rock|road america|pitt ?race|willow springs|spa[- ]francorchamps|silverstone|suzuka|monza|sound days?)\b|\b(?:gets?|mostly|is|it's|it is|being|occasionally|regularly|if) tracked\b(?! (?:down|by))|\btracked \d/

/** What a car does tells its use, where no word of use is said. */
const BY_WORK: Forms<IntendedUse> = [
  [/\b(?:endurance|enduro|\d+ ?-?hours? (?:races?|racing|enduros?|stints?)|champ ?car|24 hours of lemons)\b/, 'track'],
  [/\b(?:strip|drags?) only\b|\bonly (?:for|at|sees?) the (?:drag ?)?strip\b|\bstrip (?:car|toy|duty)\b/, 'drag'],
  [/\bdrift(?:ing| car| build| days?| events?)\b/, 'track'],
  [/\bdrag week\b/, 'drag'],
  [COURSES, 'track'],
  [/\b(?:bracket rac\w+|test (?:and|n) tune|no[- ]prep|grudge rac\w+|quarter mile (?:car|toy))\b/, 'drag'],
  [
    /\b(?:alltagsauto|tows?|towing|hauls? (?:a|the|our|my)|work truck|pull(?:s|ing) (?:a|the|our|my|his) (?:\w+ )?(?:trailer|camper|boat|rv|toy hauler|fifth wheel|5th wheel))\b/,
    'daily',
  ],
]

export function readUse(sentence: Sentence, asked = sentence.rest): IntendedUse | undefined {
  if (PREPPED.test(asked)) return 'drag'
  sentence.rest = sentence.rest.replaceAll(NOT_FOR, ' ')
  return takeFirst(sentence, USES_IN_SENTENCE) ?? BY_WORK.find(([form]) => sentence.has(form))?.[1]
}
export const readPriority = (sentence: Sentence, asked: string): BudgetPriority | undefined =>
  takeFirst(sentence, PRIORITIES_IN_SENTENCE) ?? (isToLast(asked) ? 'reliability' : undefined)
