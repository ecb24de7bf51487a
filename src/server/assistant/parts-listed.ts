import { slotOf } from '../../engine/fitment/slots.ts'
import type { PartKind } from '../../engine/model.ts'
import { attitudeOf, clausesOf } from './attitude.ts'
import { tellsTrouble } from './knowledge/question-shape.ts'
import type { Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { type FoundPart, type PartWord, partsIn } from './part-words.ts'
import type { Before } from './said-before.ts'

/** What may stand between a comma and the part it lists: "a healthy clutch", "some mild cams". */
const HOW =
  'an?|the|some|new|bigger|larger|smaller|good|nice|proper|decent|healthy|light|heavy|strong(?:er)?|stout|beefy|mild|gentle|small|custom|quality|stiffer|matching|fresh|only|just|also|maybe|full|tow|towing|forged|built|upgraded|street|quiet'
const LISTED_BEFORE = new RegExp(
  String.raw`(?:^|[,:+/(]|\b(?:and|plus|with|just|only|so|then|y|con|nur|mit)\b)\s*(?:(?:${HOW})\s+)*$`,
)
/** Before several parts in a row: "the whole thing cam and headers", "450 wheel headers cam tune". */
const ROW_BEFORE = /\b(?:thing|build|up|whp|hp|wheels?|power|manual|auto|[a-z]*\d+[a-z]*)\s*$/
const LISTED_AFTER =
  /^\s*(?:(?:kit|upgrade|set|combo|only|too|also|please|included?|and that(?: is|'s) (?:it|all)|and nothing (?:else|more)|n[ao] ?mas|nada mas|nomas|\d\.\d)\b\s*)*(?:[,:+/)(-]|$|\b(?:and|plus|y|to|so|that|with|on|for|at|under|und|no|without|whatever|from you|is (?:what|all|the (?:plan|lesson|idea|wish|goal|whole|way)))\b)/
const JOINED = /^(?:[\s,/+&]|\b(?:and|plus|y|und|an?|the|some|maybe)\b)*$/
/** "4L60E, stock block, 91": a gearbox, an engine and its fuel tell of the car, unless they are to be built. */
const OF_THE_CAR: ReadonlySet<PartKind> = new Set(['built_transmission', 'built_bottom_end'])
const IS_BUILT = /\b(?:built|build|forged|sleeved|rebuilt|swap|upgrad\w+|stronger|beefed|stroker|pistons)\b/
/** "5-speed, 3.55 gear" is what is in the axle. */
const IS_RATIO = /^\d\.\d\d/
/** What a wheel stands on, and what is repaired, is told more often than ordered. */
const NEVER_LISTED: ReadonlySet<PartKind> = new Set(['tires', 'drag_tires', 'reliability_fix'])
/** Who asks, doubts, weighs or tells what is there lists nothing. */
const ASKS =
  /^\W*(?:(?:and|so|ok|but|well|also|then) )*(?:what(?! (?:is |would be )?an? (?:\w+ ){0,3}(?:build|plan|set-?up)\b)|which|why|how|when|where|who|is|are|do(?! (?:it|me|us|him|that|this|the|my|one|a)\b)|does|did|can|could|will|would|should|has|have|any)\b/
const OTHERWISE =
  /\b(?:vs|versus|than|already|(?<!\bi )(?:has|have|had|got)|comes?|came|says?|said|told|swears?|asking|seller|ad|priced?|worth|rather|(?:it|he|she|car|truck) (?:is|was))\b/
const WISHES = /\b(?:build|plan|spec|make|want|wants|quote|do me|give me|gimme)\b/
const EITHER = /\bor\s+(?:(?:an?|the|just|more|bigger)\s+)*$/

/** Kinds that a message lists for its build without a word of wishing: "shorties, tune, 430", "280 with a healthy clutch". */
export function kindsListed(asked: string): PartKind[] {
  const kinds = new Set<PartKind>()
  for (const { text, from: start } of clausesOf(asked)) {
    const found = partsIn(text)
    const masked = found.reduce(
      (words, { from, to }) => words.slice(0, from) + '@'.repeat(to - from) + words.slice(to),
      text,
    )
    const isAsked = asked.slice(start + text.length).startsWith('?') && !WISHES.test(text)
    if (found.length === 0 || isAsked || ASKS.test(text) || OTHERWISE.test(masked)) continue
    for (const row of rowsOf(found, masked))
      for (const { word, from, to } of row) {
        const attitude = attitudeOf(masked, from, to)
        const [kind] = word.kinds
        if (attitude !== 'want' && !(attitude === 'neutral' && isListed(row, masked))) continue
        if (!kind || word.induction || NEVER_LISTED.has(kind)) continue
        if (attitude === 'neutral' && IS_RATIO.test(text.slice(from, to))) continue
        if (OF_THE_CAR.has(kind) && !IS_BUILT.test(text.slice(Math.max(0, from - 12), to))) continue
        for (const one of kindsOf(word)) kinds.add(one)
      }
  }
  return [...kinds].sort()
}

type Row = readonly FoundPart[]

/** Parts with nothing but commas and "and" between them. */
function rowsOf(found: Row, masked: string): Row[] {
  const rows: FoundPart[][] = []
  for (const part of found) {
    const last = rows.at(-1)
    const before = last?.at(-1)
    if (last && before && JOINED.test(masked.slice(before.to, part.from))) last.push(part)
    else rows.push([part])
  }
  return rows
}

function isListed(row: Row, masked: string): boolean {
  const [first, last] = [row[0], row.at(-1)]
  if (!first || !last || !LISTED_AFTER.test(masked.slice(last.to))) return false
  const before = masked.slice(0, first.from)
  if (EITHER.test(before) || /^\s*or\b(?! so)/.test(masked.slice(last.to))) return false
  return LISTED_BEFORE.test(before) || (row.length > 1 && ROW_BEFORE.test(before))
}

/** "Heads" are one kind, "heads, cam and intake" are two. */
const kindsOf = ({ kinds, slots }: PartWord): readonly PartKind[] => (slots?.length === 0 ? kinds : kinds.slice(0, 1))

/** Questions of a shown build, and what was taken back, list nothing. */
const isOpen = ({ intent, change, noPower, cart, against, part, isNextStep }: Meaning): boolean =>
  intent === 'plan' && !(change === 'back' || noPower || cart || against || part || isNextStep)

/**
 * A build whose parts are named beside its car or goal holds them, whatever was read of the rest. Worked: "2018 Raptor, more
 * power, tune, intake and downpipes" is no stage without downpipes.
 */
export function withListedParts(before: Before, reading: MessageReading): MessageReading {
  const { meaning, asked } = reading
  if (!isOpen(meaning) || (meaning.car ?? before.car) === undefined || tellsTrouble(asked)) return reading
  const isBuild =
    (meaning.goal ?? meaning.budgetUsd ?? meaning.change ?? meaning.wants ?? meaning.induction) !== undefined ||
    (before.goal ?? before.shown) !== undefined ||
    WISHES.test(asked)
  if (!isBuild) return reading
  const { wants = [], installed = [], without = [], keepsStock = [], allows = [] } = meaning
  const told = [...wants, ...installed, ...without, ...allows]
  const listed = kindsListed(asked).filter((kind) => !told.includes(kind) && !keepsStock.includes(slotOf(kind)))
  if (listed.length === 0) return reading
  return { ...reading, meaning: { ...meaning, wants: [...wants, ...listed].sort() } }
}
