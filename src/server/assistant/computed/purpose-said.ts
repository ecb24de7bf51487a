import type { IntendedUse } from '../../../engine/vocabulary.ts'

/** What a car is for, where that decides more than its quarter mile. */
export type Purpose = IntendedUse | 'tow' | 'autocross' | 'corners' | 'resale'

const USES: readonly (readonly [Purpose, RegExp])[] = [
  [
    'tow',
    /\btow(?:s|ing|ed)?\b|\b(?:pull|haul)(?:s|ing)?\b.{0,20}\b(?:boat|trailer|camper|rv|fifth wheel|load)\b|\btow (?:rig|truck)\b|\b(?:boat|camper|trailer)\b.{0,40}\b(?:hills?|grades?)\b/,
  ],
  ['autocross', /\bauto-?(?:cross|x)\w*\b|\bax(?:ing)?\b|\bscca solo\b|\bcones\b/],
  ['track', /\btrack[- ]?(?:days?|use|car|driving)\b|\bhpde\b|\broad course\b|\blapping\b|\btime attack\b/],
  [
    'corners',
    /\b(?:angeles crest|mulholland|tail of the dragon|mountain roads?|back ?roads?)\b|\bcorner(?:s|ing)?\b|\bhandl(?:e|es|ing)\b|\bcanyons?\b|\btwist(?:y|ies)\b/,
  ],
  ['drag', /\bdrag(?:s|ging)? (?:strip|race|racing|car|days?)\b|\bthe strip\b|\bdrag only\b|\bbracket rac\w+/],
  [
    'resale',
    /\bflip(?:s|ping|per)?\b|\bresale\b|\bresell\w*\b|\bhold(?:s)? (?:its |their )?value\b|\bholds? value\b|\bkeep(?:s)? (?:its )?value\b|\bdepreciat\w+\b/,
  ],
  ['daily', /\bdaily\b|\bdaily driver\b|\bcommut\w+\b|\bdrive to work\b/],
]

export const purposeSaid = (asked: string): Purpose | undefined => USES.find(([, form]) => form.test(asked))?.[0]
