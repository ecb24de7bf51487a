import type { IntendedUse } from '../../../engine/vocabulary.ts'

/** What a car is for, where that decides more than its quarter mile. */
export type Purpose = IntendedUse | 'tow' | 'autocross' | 'corners' | 'resale' | 'mods'

const USES: readonly (readonly [Purpose, RegExp])[] = [
  [
    'tow',
    /\btow(?:s|ing|ed)?\b|\b(?:miles|years|pounds|lbs?|thousand|grand|\d) of (?:pulling|hauling)\b|\bpull(?:ing|s)? (?:\d[\d.]*|\w+ (?:thousand|ton)) ?(?:k|grand|thousand|lbs?|pounds|tons?)?\b.{0,24}\b(?:grades?|hills?|mountains?|lbs?|pounds)\b|\b(?:pull|haul)(?:s|ing)?\b.{0,20}\b(?:boat|trailer|camper|rv|fifth wheel|load)\b|\btow (?:rig|truck)\b|\b(?:boat|camper|trailer)\b.{0,40}\b(?:hills?|grades?)\b|\b(?:hills?|grades?)\b.{0,24}\b(?:boat|camper|trailer)\b|\b(?:boat|camper|trailer|fifth wheel) (?:behind|hooked|in tow)\b/,
  ],
  ['autocross', /\bauto-?(?:cross|x)\w*\b|\bax(?:ing)?\b|\bscca solo\b|\bcones\b/],
  [
    'track',
    /\btrack[- ]?(?:days?|use|car|driving)\b|\b(?:driv\w+|drove) (?:it |her )?to the track\b|\bdays a year\b(?=.*\btrack\b)|\bhpde ?\d?\b|\broad course\b|\blapping\b|\btime attack\b/,
  ],
  [
    'corners',
    /\b(?:angeles crest|mulholland|tail of the dragon|mountain roads?|back ?roads?)\b|\bcorner(?:s|ing)?\b|\bhandl(?:e|es|ing)\b|\bcanyons?\b|\btwist(?:y|ies)\b|\brotat(?:e|es|ion)\b(?! (?:the |my )?(?:tires?|wheels?))|\b(?:under|over) ?steers?\b/,
  ],
  ['drag', /\bdrag(?:s|ging)? (?:strip|race|racing|car|days?)\b|\bthe strip\b|\bdrag only\b|\bbracket rac\w+/],
  [
    'resale',
    /\bflip(?:s|ping|per)?\b|\bresale\b|\bresell\w*\b|\bhold(?:s)? (?:its |their )?value\b|\bholds? value\b|\bkeep(?:s)? (?:its )?value\b|\bdepreciat\w+\b/,
  ],
  [
    'mods',
    /\b(?:better|best|easier|cheaper|good|nicer) (?:one )?to (?:mod\w*|build|tune|upgrade|work on)\b|\b(?:better|best) (?:platform|base|starting point|project)\b|\bfor mod(?:s|ding)\b|\bmods? (?:better|easier)\b/,
  ],
  [
    'daily',
    /\bdaily\b|\bcommut\w+\b|\bdriv(?:e|es|ing) to work\b|\bmiles (?:each|one|both) ways?\b|\bmiles (?:a|every|per|each) day\b/,
  ],
]

export const purposeSaid = (asked: string): Purpose | undefined => USES.find(([, form]) => form.test(asked))?.[0]
