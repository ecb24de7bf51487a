import type { PartKind } from '../../../engine/model.ts'
import { chanceOfRole, type PartSaid, partsSaid } from '../part-roles/parts-said.ts'
import type { FoundPart, PartWord } from '../part-words.ts'
import {
  FACTORY_BEFORE,
  IS_ADVERT,
  IS_ALL,
  IS_STATE,
  IS_WISHED,
  NOT_ON_IT,
  NOT_ON_IT_AFTER,
  OF_OTHERS,
  ON_IT,
  ON_IT_AFTER,
} from './fitted-cues.ts'
import { shapeOfCar } from './shape-of-car.ts'

/** A part that is on the car: its kinds, and the words that say it. */
export interface Fitted {
  kinds: readonly PartKind[]
  words: string
  /** Where they stand. */
  from: number
}

/** Kinds that no car leaves the factory with: "with my tune", "my long tubes" are no stock parts. */
const NEVER_STOCK: ReadonlySet<PartKind> = new Set<PartKind>([
  ...(['tune', 'e85_tune', 'headers_long_tube', 'headers_shorty', 'nitrous', 'methanol_injection'] as const),
  ...(['flex_fuel', 'coilovers', 'drag_tires', 'stroker', 'port_injection', 'midpipe_catless'] as const),
])
/** A name of one product, or of the tool that holds a tune: nobody says it of a stock part. */
const IS_PRODUCT =
  /\d|\b(?:fp|walbro|pure|tte|accessport|jb4|bm3|mhd|bootmod|hondata|flashpro|ktuner|k tuner|ecutek|ecuflash|hp tuners|kelford|vf|precision|garrett|invidia|hoosiers?|nitto|toyo|michelins?|r888r?|re71\w*|cup 2|drag radials|slicks|lsd)\b/
const IS_TOOL =
  /\b(?:access ?port|cobb ap|jb4|bm3|bootmod ?3|mhd|hondata|flash ?pro|k ?tuner|ecutek|ecuflash|open ?flash|hp ?tuners|mpvi|unitronic|up ?rev|procede|trifecta|diablo\w*|sct|piggy ?back|(?:apr|ie|unitronic|eqt|revo|dinan|cobb|mountune) stage ?\d\+?)\b/
const OF_GEARBOX = /\b(?:built|upgraded|sleeved|shep\w*)\b/

/** An order of ours that has not come, or came wrong. */
const OF_PARCEL =
  /\b(?:packages?|parcels?|tracking|label created|orders? (?:number|#|says|said)|i ordered|delivered|shipments?|refund|return label)\b/

/** So likely a part is on the car, no cue is needed; so unlikely, to stand in a row is no cue. */
const [SURE, POSSIBLE] = [0.6, 0.1]
const isLikely = (part: PartSaid, least: number): boolean =>
  chanceOfRole(part, 'on_car') + chanceOfRole(part, 'owned') >= least

interface Segment {
  text: string
  from: number
  isAsked: boolean
}

const segmentsOf = (text: string): Segment[] => {
  const segments: Segment[] = []
  let from = 0
  for (const end of text.matchAll(
    /[;!?\n]+|\.(?=\s|$|["')])|\.{2,}|(?<!\b(?:stock|standard|factory|original|it|nothing|everything|all|done) )\b(?:but|however|though)\b/g,
  )) {
    segments.push({ text: text.slice(from, end.index), from, isAsked: end[0].includes('?') })
    from = end.index + end[0].length
  }
  segments.push({ text: text.slice(from), from, isAsked: false })
  return segments.filter(({ text: words }) => words.trim() !== '')
}

const masked = (text: string, found: readonly { from: number; to: number }[]): string =>
  found.reduce((words, { from, to }) => words.slice(0, from) + '@'.repeat(to - from) + words.slice(to), text)

const lastOf = (form: RegExp, text: string): { from: number; to: number } | undefined => {
  const all = [...text.matchAll(form)]
  const last = all.at(-1)
  return last ? { from: last.index, to: last.index + last[0].length } : undefined
}

/** "My clutch is done" is worn out. */
const WEARS = /^(?:clutch|brakes?|pads|rotors|tires|plugs|turbos?|shocks|struts|trans\w*|axles?|motor|engine|radiator)$/
const IS_DONE = /^ (?:is|are) (?:\w+ )?done\b/
const ASKS_WHETHER =
  /^\W*(?:(?:and|so|but|ok|ight|well|yo|hey) )*(?:is|are|does|do|did|can|could|will|would|should|what|which|how|any|got any|has|have you|whats)\b/

const ASKS_OUTRIGHT =
  /^\W*(?:(?:and|so|but|ok|well|yo|hey) )*(?:can|could|would|will|should|do|does|did|is|are) (?:i|it|you|we|they|this|the|an?|that|my|your)\b/

/** "Does it have the flywheel in it?", "my clutch is done": nothing is told to be on the car. */
export const asksOrMourns = (clause: string, isAsked: boolean, words: string, after: string): boolean =>
  ASKS_OUTRIGHT.test(clause) || (isAsked && ASKS_WHETHER.test(clause)) || (WEARS.test(words) && IS_DONE.test(after))

/** "Row" pieces: what stands between two commas, slashes or brackets. */
const SEPARATOR = /[,/()+"]|\s-\s|\s\/\s/
function pieceAt(text: string, from: number, to: number): string {
  let start = from
  while (start > 0 && !SEPARATOR.test(text[start - 1] ?? '')) start -= 1
  let end = to
  while (end < text.length && !SEPARATOR.test(text[end] ?? '')) end += 1
  return text.slice(start, end)
}
const MOST_WORDS = 6
const tests = (form: RegExp, text: string): boolean => text.search(form) >= 0

/** How the message is meant that a row of parts stands in. */
interface Row {
  isAdvert: boolean
  isState: boolean
}

/** "60 lb injectors", "3.5 in intakes". */
const SIZED = /\d ?(?:lb|cc|mm|lph|in|inch|cell|piston|pot) $/
/** What orders or wishes the parts of a row. */
const ORDERS =
  /\b(?:want|wants|need|needs|goal|tryna|looking|chasing|trying|build|plan|quote|price|how much|get me|add|recommend|buy|sell me|give me|put|do|list|with or|or|if|thinking|considering)\b/

/** "05 STI / 20g / id1050 / 94": a row of products, with what tells that the car is like that now. */
function isInRow(segment: string, shown: string, { from, to }: FoundPart, row: Row): boolean {
  const piece = pieceAt(shown, from, to)
  const isBare = piece.trim().split(/\s+/).length <= MOST_WORDS && !tests(NOT_ON_IT, piece)
  const lead = shown.slice(0, from)
  if (!isBare || ORDERS.test(lead) || !/[,/]/.test(lead)) return false
  if (row.isAdvert) return true
  const words = segment.slice(from, to)
  return IS_TOOL.test(words) || ((IS_PRODUCT.test(words) || SIZED.test(segment.slice(0, from))) && row.isState)
}

/** "Put a blower on it", "is the turbo done": wished, or asked. */
const IMPERATIVE =
  /\b(?:put|putting|slap|stick|throw|bolt|drop|hang|strap|toss|stuff|is|are|was|there is|there are) (?:an? |the |my |some |another |this |that )*$/
const KEEPS =
  /\b(?:keep|keeping|keeps|reuse|use|using|stay(?:ing)? (?:on|with)|run|running|with|over|besides|around) (?:the|my|his|her) (?:own )?$/
const HAS_WITH =
  /\b(?:with|w) (?:an? |the |my |full |some )?(?:[\w'-]+ ){0,2}(?:@+(?: and|,|,? plus) (?:an? |the )?(?:[\w'-]+ )?)*$/
/** Behind "2015 WRX with a downpipe": what is wished or told of the car as it is. */
const THEN_WISH =
  /^(?:[\s,/&+]|@|and\b|plus\b|an?\b|the\b)*(?:only|alone)?(?:[,.] ?|and |but |so )*(?:(?:i|we|he|she|it|that) )?(?:want|wants|wanna|need|looking|goal|tryna|trying|chasing|hope|makes?|made|runs?|ran|what|how (?:much|fast|long)|for \d|\d+k\b|\d{3} (?:wheel|w?hp|at the)[^.;]{0,24}\b(?:want|need|now|today)|\$|at \d+k)\b/
const OF_MONEY = /\b(?:costs?|price\w*|how much|run me|quote|total|ship\w*|charge)\b/
/** "A clutch for my GT with a Whipple": what is sought stands before the car, what is on it behind. */
const FOR_CAR_WITH =
  /@.*\bfor (?:an?|my|his|her|the) (?:[\w.'-]+ ){1,6}(?:with|w) (?:an? |the )?(?:[\w'-]+ ){0,2}(?:@+(?: and|,) (?:an? )?(?:[\w'-]+ )?)*$/
/** "Found a GT500 with a blower and long tubes for 32k". */
const IN_ADVERT =
  /(?:\b(?:19|20)\d\d|'\d\d|\b\d\d) (?!k\b)[^;@]{0,40}\b(?:with|w|has|had)\b(?:(?!\b(?:want|need|get|add|or|if|without|no|not)\b)[^;])*$/
/** "Si on KTuner". */
const ON_TOOL = /\b(?:on|running|runs|has|using) (?:an? |the |my )?$/
const NO_WITH: ReadonlySet<PartKind> = new Set<PartKind>(['methanol_injection', 'nitrous', 'built_bottom_end'])
const OF_BOOST: (word: PartWord) => boolean = ({ induction }) => induction !== undefined

/** "He has a Civic 1.5 turbo": its engine, and nothing that was put on it. */
const isNear = (words: string, between: string): boolean =>
  !/^(?:turbos?|turbocharged|supercharged|superchargers?|blowers?)$/.test(words) ||
  /^\W*(?:(?!\d)[\w'-]+ ){0,2}$/.test(between)

/** The words right beside it say that it is the factory's, refused, worn or on its way. */
function isSaidOut({ text }: Segment, shown: string, { from, to }: FoundPart): boolean {
  const after = shown.slice(to)
  if (FACTORY_BEFORE.test(shown.slice(0, from).slice(-32)) || NOT_ON_IT_AFTER.test(after)) return true
  return WEARS.test(text.slice(from, to)) && IS_DONE.test(after)
}

function isFitted(segment: Segment, shown: string, part: PartSaid, row: Row): boolean {
  const { from, to, word } = part
  const before = shown.slice(0, from)
  const after = shown.slice(to)
  const words = segment.text.slice(from, to)
  if (OF_OTHERS.test(before)) return false
  const cue = lastOf(ON_IT, before)
  const stop = lastOf(NOT_ON_IT, before)
  const isQuestion = ASKS_OUTRIGHT.test(segment.text) || (segment.isAsked && ASKS_WHETHER.test(segment.text))
  if (cue && (!stop || cue.to > stop.to) && isNear(words, before.slice(cue.to)))
    return !isQuestion || /already|my/.test(before.slice(cue.from, cue.to))
  const sinceStop = before.slice(stop?.to ?? 0)
  const isStopped = stop !== undefined && !/,/.test(sinceStop) && !/\b(?:got|have|had|has)\b/.test(sinceStop)
  if (ON_IT_AFTER.test(after) && !isStopped && (!isQuestion || /already/.test(after)) && !IMPERATIVE.test(before))
    return true
  if (KEEPS.test(before) && (IS_TOOL.test(words) || (IS_PRODUCT.test(words) && OF_BOOST(word)))) return true
  const [kind] = word.kinds
  if (/\b(?:with|on|over|for|keep|keeping|besides) my (?:own )?$/.test(before) && kind && NEVER_STOCK.has(kind))
    return true
  if (
    !ORDERS.test(before.slice(-60)) &&
    HAS_WITH.test(before) &&
    !OF_BOOST(word) &&
    kind &&
    !NO_WITH.has(kind) &&
    THEN_WISH.test(after) &&
    !OF_MONEY.test(after)
  )
    return true
  if (FOR_CAR_WITH.test(before)) return true
  if (row.isAdvert && IN_ADVERT.test(before)) return true
  const isToolOn = ON_TOOL.test(before) || /^ (?:flash|tun|equipp)ed\b/.test(after)
  if (IS_TOOL.test(words) && isToolOn && !ORDERS.test(before)) return true
  return (IS_TOOL.test(words) || isLikely(part, POSSIBLE)) && isInRow(segment.text, shown, part, row)
}

/** What stands beside a part that is on the car, in one breath: "APR stage 2 with a downpipe and intercooler". */
const ALONG = /^ ?(?:with|w|and|plus|\+|&) (?:[\w'-]+ ){0,2}$/
function isAlong(
  segment: string,
  shown: string,
  found: readonly FoundPart[],
  isOn: readonly boolean[],
  at: number,
): boolean {
  const [part, before] = [found[at], found[at - 1]]
  if (!part || FACTORY_BEFORE.test(shown.slice(0, part.from).slice(-32)) || NOT_ON_IT_AFTER.test(shown.slice(part.to)))
    return false
  const gap = shown.slice(before?.to ?? 0, part.from)
  if (before && isOn[at - 1] && ALONG.test(gap) && !tests(NOT_ON_IT, gap)) return true
  const isRow =
    /\btuned (?:by|at|on)\b|\bfbo\b/.test(segment) ||
    found.some((one, place) => isOn[place] && IS_TOOL.test(segment.slice(one.from, one.to)))
  return (
    isRow &&
    !tests(NOT_ON_IT, shown.slice(0, part.from)) &&
    isInRow(segment, shown, part, { isAdvert: true, isState: true })
  )
}

/** The words of a part, of a tune with its stage: "stage 2 DME tune". */
function wordsOf({ text, from: start }: Segment, { from, to, word }: FoundPart): { words: string; from: number } {
  const isTune = word.kinds[0] === 'tune'
  const before = isTune ? (/\bstage ?[1-3]\+? (?:[a-z]+ )?$/.exec(text.slice(0, from))?.[0] ?? '') : ''
  const after = isTune ? (/^ stage ?[1-3]\+?/.exec(text.slice(to))?.[0] ?? '') : ''
  return { words: text.slice(from - before.length, to + after.length), from: start + from - before.length }
}

const kindsOf = ({ kinds, slots }: PartWord): readonly PartKind[] => kinds.slice(0, slots?.length === 0 ? 2 : 1)

const LEAST_OF_A_CAR = 9

/**
 * What the words say is on the car already, from first to last. Of all cues before a part the last decides: what has it, or
 * what wishes, asks, refuses or prices it; behind a part "on it", "done" and the like decide. Lower case, spelled out.
 */
export function fittedIn(asked: string): Fitted[] {
  const row: Row = {
    isAdvert: IS_ADVERT.test(asked) || IS_ALL.test(asked),
    isState: IS_STATE.test(asked) || IS_WISHED.test(asked),
  }
  const said = partsSaid(asked)
  const fitted: Fitted[] = []
  for (const segment of segmentsOf(asked)) {
    if (OF_PARCEL.test(segment.text)) continue
    const found = said
      .filter(({ from, to }) => from >= segment.from && to <= segment.from + segment.text.length)
      .map((part) => ({ ...part, from: part.from - segment.from, to: part.to - segment.from }))
    const shown = masked(segment.text, found)
    const isOn = found.map(
      (part) =>
        (part.word.kinds[0] !== 'built_transmission' ||
          OF_GEARBOX.test(segment.text.slice(Math.max(0, part.from - 24), part.to + 16))) &&
        !isSaidOut(segment, shown, part) &&
        (isLikely(part, SURE) || isFitted(segment, shown, part, row)),
    )
    found.forEach((part, at) => {
      const isNamedAlong = isOn[at] || isAlong(segment.text, shown, found, isOn, at)
      isOn[at] = isNamedAlong
      if (isNamedAlong) fitted.push({ kinds: kindsOf(part.word), ...wordsOf(segment, part) })
    })
    fitted.push(...shapeOfCar(segment.text, segment.from))
  }
  // "It's got a 3 in lift, 35s" alone is asked about: neither changes what is planned.
  const isHeightOnly = fitted.every(({ kinds: [kind] }) => kind === 'suspension_other' || kind === 'tires')
  return isHeightOnly && asked.trim().split(/\s+/).length < LEAST_OF_A_CAR ? [] : fitted
}
