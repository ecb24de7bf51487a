import type { BudgetPriority } from '../../contract/budget-priority.ts'
import type { InductionChoice } from '../../engine/display-words.ts'
import type { Fuel, TransmissionKind } from '../../engine/model.ts'
import type { IntendedUse } from '../../engine/vocabulary.ts'
import { FUELS_IN_SENTENCE, USES_IN_SENTENCE } from '../planning/preference-words.ts'
import type { Sentence } from './sentence.ts'

type Forms<T> = readonly (readonly [RegExp, T])[]

const INDUCTIONS: Forms<InductionChoice> = [
  [
    /\b(?:no|without|not any) (?:boost|forced induction|turbos? or superchargers?|power adders?)\b|\bnaturally aspirated\b|\bn\/a\b|\ball[- ]motor\b|\bna (?:build|only|motor|power)\b/,
    'naturally_aspirated',
  ],
  [/\bany (?:kind of )?(?:induction|boost)\b(?: is (?:fine|ok(?:ay)?))?|\bno (?:induction )?preference\b/, 'auto'],
  [/\bpro[- ]?charge[rd]?\b|\bcentrifugal(?: supercharger)?\b/, 'procharger'],
  [/\btwin[- ]?turbo(?:s|charged|chargers?)?\b|\bbi-?turbo\b|\btwin turbos\b/, 'twin_turbo'],
  [/\b(?:big )?single[- ]turbo(?:charger)?\b|\bbig single\b/, 'single_turbo'],
  [
    /\bsuper ?charge(?:d|r|rs)?\b|\bblower\b|\bblown\b|\bwhipple\b|\bmagnuson\b|\broots\b|\btwin[- ]screw\b/,
    'supercharger',
  ],
  [/\bturbo(?:s|ed|charged|charger|chargers)?\b(?: kit| build)?/, 'turbo'],
]

const GEARBOXES: Forms<TransmissionKind> = [
  [/\bdsg\b|\bdct\b|\bpdk\b|\bdual[- ]clutch\b|\bs[- ]?tronic\b|\bsst\b/, 'dual_clutch'],
  [/\b(?:\d[- ]speed )?manual(?: trans(?:mission)?| gearbox| tranny)?\b|\bstick(?: shift)?\b|\b[56] ?mt\b/, 'manual'],
  [/\b(?:\d{1,2}[- ]speed )?auto(?:matic)?(?: trans(?:mission)?| gearbox| tranny)?\b|\b(?:6|8|10) ?at\b/, 'automatic'],
]

const PRIORITIES: Forms<BudgetPriority> = [
  [/\breliab\w+|\bbullet ?-?proof\b|\bsafer?\b|\bdurable\b|\blong[- ]lasting\b/, 'reliability'],
  [/\bbalanced?\b/, 'balanced'],
  [/\bcheapest(?: way| route)?\b|\bbudget (?:build|friendly)\b|\bon a budget\b|\bcheap(?:ly)?\b/, 'lowest_cost'],
]

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
export const readInductions = (sentence: Sentence): InductionChoice[] => takeAll(sentence, INDUCTIONS)
export const readUse = (sentence: Sentence): IntendedUse | undefined => takeFirst(sentence, USES_IN_SENTENCE)
export const readGearbox = (sentence: Sentence): TransmissionKind | undefined => takeFirst(sentence, GEARBOXES)
export const readPriority = (sentence: Sentence): BudgetPriority | undefined => takeFirst(sentence, PRIORITIES)
