import type { Part, PartKind, Vehicle } from '../../../engine/model.ts'
import { partsIn } from '../part-words.ts'
import { isOfCar, makersNamed, numbersIn, tellingWords } from './names-said.ts'
import { type Act, actOf, type Count, clausesOf, countAlone, countAround } from './order-words.ts'
import { thingsNotKinds } from './things-not-sold.ts'

/** One thing of an order: by kind, by maker or number, or one that is no kind of part of ours. */
export interface SaidItem {
  act: Act | undefined
  count?: Count | undefined
  /** The kinds that its name may mean, the usual one first; none where only a maker or number was said. */
  kinds: readonly PartKind[]
  /** The words that named it. */
  name: string
  makers: readonly string[]
  numbers: readonly string[]
  telling: readonly string[]
  /** Its own piece of the message. */
  text: string
  isQuestion: boolean
  /** It takes the place of what these words name. */
  inPlaceOf?: string
  /** No kind of ours; what the name of a part that brings it says. */
  thing?: { inName?: RegExp | undefined; near?: PartKind | undefined }
}

/** A piece of an order that names nothing itself: "add it please", "make that 2", "both". */
export interface SaidOfOthers {
  act: Act | undefined
  count?: Count | undefined
  text: string
  isQuestion: boolean
  /** How many things were named before it. */
  at: number
  /** It stands in the list of what is to go in. */
  isListed?: boolean
}

export interface SaidOrder {
  items: readonly SaidItem[]
  others: readonly SaidOfOthers[]
  /** The whole message as it was read. */
  words: string
}

interface Shop {
  vehicles: readonly Vehicle[]
  parts: readonly Part[]
}

interface Span {
  from: number
  to: number
  kinds: readonly PartKind[]
  thing?: { inName?: RegExp | undefined; near?: PartKind | undefined }
}

/** "One that doesn't need a tune" says which one, and orders no tune. */
const UNNEEDED =
  /\b(?:don't|dont|doesn't|doesnt|do not|does not|won't|wont|without) (?:need|require|want|needing)(?: (?:no|an?|any|the))? $|\bneeds? no $/

/** "Intake clamps", "a boost solenoid", "radiator fan shroud": what belongs to a part is not the part. */
const BESIDE_PART =
  /^(?: (?:fan|pressure|temp\w*|vacuum|coolant|oil|mounting|pedal|master|slave|bottle|purge|line|feed|drain|return|intake|side|heat))? (?:reg(?:ulator)?|sensor|switch|wire|wiring|hose|line|clamp|bolt|bearing|seal|cable|bracket|fitting|harness|adapter|fan|shroud|solenoid|gasket|shim|washer|nut|cap|relay|fuse|hanger|clip|o-?ring|spacer|flange|connector|plug|pedal|cylinder|fork|filter)(?:e?s)?\b(?! kit)/
function hardwareOf(text: string, span: Span): Span {
  const beside = BESIDE_PART.exec(text.slice(span.to))?.[0]
  return beside === undefined ? span : { from: span.from, to: span.to + beside.length, kinds: [], thing: {} }
}

/** Names of kinds and of other things in a piece, each place once. */
function spansIn(vehicles: readonly Vehicle[], text: string): Span[] {
  const things = thingsNotKinds(text)
  const rest = things.reduce(
    (words, { from, to }) => words.slice(0, from) + '@'.repeat(to - from) + words.slice(to),
    text,
  )
  const kinds = partsIn(rest)
    .filter(({ from, to, word }) => !(word.induction && isOfCar(vehicles, rest.slice(from, to))))
    .filter(({ from }) => !/\bstock $/.test(rest.slice(0, from)) && !UNNEEDED.test(rest.slice(0, from)))
    .map(({ from, to, word }) => hardwareOf(rest, { from, to, kinds: word.kinds }))
  const all: Span[] = [
    ...things.map(({ from, to, inName, near }) => ({ from, to, kinds: [], thing: { inName, near } })),
    ...kinds,
  ]
  return all.sort((a, b) => a.from - b.from)
}

/** "Injectors id1050x", "brake fluid rbf600": two names of one thing that stand together. */
function joined(text: string, spans: readonly Span[]): Span[] {
  const kept: Span[] = []
  for (const span of spans) {
    const before = kept.at(-1)
    const isSame =
      before !== undefined &&
      before.thing === undefined &&
      span.thing === undefined &&
      before.kinds[0] === span.kinds[0] &&
      !/[a-z]{3}/.test(
        text
          .slice(before.to, span.from)
          .replaceAll(/\b(?:the|of|sets?|bottles?|cans?|packs?|pairs?|dual|dynamics|\d+)\b/g, ''),
      )
    if (before && isSame) before.to = span.to
    else kept.push({ ...span })
  }
  return kept
}

/** A piece with a verb of its own does not go on with what was to be done before it. */
const OWN_VERB = /\b(?:i|we|my|he|she|it|do|does|is|are|was|need|want|what|how|which|looking)\b/
const FOR_WHAT = /\b(?:(?:to|into|in) (?:the|my) (?:cart|basket)|for (?:the|my|a|an|his|her) )\b.*$/
const POINTS = /^(?:\W*\w+){0,8}$/

/** What was offered before, said by a word that points at it, with something else beside it. */
const POINTED_WITH =
  /\b(?:add|put|throw|toss|stick|order|take|get|want)(?: me| us| in)? (?:it|that|this|those|these|them|(?:an?|1|one|2|two) (?:sets?|pairs?) of (?:it|that|those|these|them)|(?:1|one) of (?:those|these|them))(?: one)?(?: in(?:to)? (?:my|the) (?:cart|basket))?(?= (?:(?:and|plus|together|along|with|w\/?)\b|\+))/

/** "NA it is": without a part it picks something else. */
const IT_IS = /\bit is\W*$/

/** What a message orders, thing by thing. */
export function orderOf(shop: Shop, words: string): SaidOrder {
  const items: SaidItem[] = []
  const others: SaidOfOthers[] = []
  let held: Act | undefined
  for (const clause of clausesOf(words)) {
    const { text, isQuestion } = clause
    const own = actOf(clause)
    const act = own ?? (OWN_VERB.test(text) ? undefined : held)
    const spans = joined(text, spansIn(shop.vehicles, text))
    const found = spans.map((span, at) =>
      itemOf(shop, clause, act, span, [spans[at - 1]?.to ?? 0, spans[at + 1]?.from]),
    )
    const named = found.length > 0 ? found : namedAlone(shop, clause, act)
    // "Put one set of those in my cart together with gaskets": what was offered, and the thing beside it.
    const pointed = own === 'add' && !isQuestion ? POINTED_WITH.exec(text) : null
    if (pointed && named.length > 0)
      others.push({ act: 'add', count: countAlone(pointed[0]), text: 'add those', isQuestion, at: items.length })
    // "An intake for my truck, add it please": what was named before it goes in.
    const isOfThem = named.length === 0 && own === 'add' && POINTS.test(text) && !IT_IS.test(text)
    if (isOfThem)
      for (const item of items) if (item.act === undefined) Object.assign(item, { act: 'add', isQuestion: false })
    items.push(...named)
    if (named.length === 0)
      others.push({
        act: IT_IS.test(text) ? undefined : own,
        count: countAlone(text),
        text,
        isQuestion,
        at: items.length,
        isListed: (own ?? (OWN_VERB.test(text.replace(FOR_WHAT, '')) ? undefined : held)) === 'add',
      })
    if (own !== undefined && !isQuestion) held = own === 'refuse' ? undefined : own
  }
  return { items: items.filter((item, at) => !isNamedNext(items, item, at)), others, words }
}

/** "9 injectors, ID1050X": the number names what was counted before it. */
function isNamedNext(items: readonly SaidItem[], item: SaidItem, at: number): boolean {
  const next = items[at + 1]
  const isSame = next !== undefined && item.kinds.length > 0 && next.kinds[0] === item.kinds[0] && next.act === item.act
  if (!isSame || item.makers.length + item.numbers.length > 0 || next.numbers.length === 0 || next.count) return false
  next.count = item.count
  return true
}

const SWAPS = /\b(?:swap|replace|trade|switch|exchange|change|cambia)\b.*\b(?:for|with|to|por)\b/
/** "Switch it to the": what goes out, and the word before what comes in. */
const SWAPPED_FOR = /^.*\b(?:swap|replace|trade|switch|exchange|change|cambia)\b.*?\b(?:for|with|to|por)\b/
const SWAPPED = /\b(?:swap|replace|trade|switch|exchange|change|cambia)\b/
/** "Swap the rotors for the blank ones": the same kind, by what it is to be. */
const FOR_ONES = /^ (?:out )?(?:for|with|to) (?:the |some |an? )?[a-z-]+(?: looking)? ones?\b/
const INSTEAD = /\b(?:instead of|in place of|rather than|en vez de)\b/

/** "Swap the pump for injectors", "pads instead of rotors": what goes out and what comes in stand in one piece. */
const actInSwap = (act: Act | undefined, before: string): Act | undefined =>
  act === undefined
    ? undefined
    : INSTEAD.test(before)
      ? 'remove'
      : SWAPS.test(before) && (act === 'remove' || act === 'set')
        ? 'add'
        : act

function itemOf(
  { vehicles, parts }: Shop,
  { text, isQuestion }: { text: string; isQuestion: boolean },
  act: Act | undefined,
  { from, to, kinds, thing }: Span,
  [start, end = text.length]: [number, number | undefined],
): SaidItem {
  const own = text.slice(start, end)
  const isOfSame = act === 'remove' && SWAPPED.test(text.slice(0, from)) && FOR_ONES.test(text.slice(to))
  return {
    ...{
      act: isOfSame ? 'add' : actInSwap(act, text.slice(0, from)),
      kinds,
      name: text.slice(from, to),
      text: own,
      isQuestion,
    },
    ...{
      makers: makersNamed({ vehicles, parts }, own),
      numbers: numbersIn(vehicles, own),
      telling: tellingWords(vehicles, own),
    },
    ...(thing ? { thing } : {}),
    ...(isOfSame ? { inPlaceOf: text.slice(0, to) } : {}),
    ...(start === 0 && (act === 'remove' || act === 'set') && SWAPS.test(text.slice(0, from))
      ? { inPlaceOf: text.slice(0, from) }
      : {}),
    count:
      countAround(text.slice(start, from), text.slice(to, end)) ??
      forSoManyCars(text.slice(to, end)) ??
      countAround(text.slice(from, to).replace(/\S+$/, ''), ''),
  }
}

/** "Plugs for 2 n55s", "for both trucks": a set for each. */
const FOR_CARS =
  /^ for (?:the |my |our |all )?(?:([2-9]|1\d) (?!\d)(?:[a-z]+ )?[a-z]*\d*[a-z]*s\b|both (?:\w+ )?(?:cars|trucks|of (?:them|our cars))\b)/
function forSoManyCars(behind: string): Count | undefined {
  const found = FOR_CARS.exec(behind)
  return found ? { count: Number(found[1] ?? 2), isPieces: false } : undefined
}

/** "The borla", "arp 207-4203 x1": a maker or a number without the name of a part. */
function namedAlone(
  { vehicles, parts }: Shop,
  { text, isQuestion }: { text: string; isQuestion: boolean },
  act: Act | undefined,
): SaidItem[] {
  const makers = makersNamed({ vehicles, parts }, text)
  const numbers = numbersIn(vehicles, text)
  if (makers.length === 0 && numbers.length === 0) return []
  const telling = tellingWords(vehicles, text)
  const name = [...makers.slice(0, 1), ...numbers.map((number) => number.toUpperCase())].join(' ')
  const swapped = SWAPPED_FOR.exec(text)?.[0]
  const isSwap = swapped !== undefined && (act === 'remove' || act === 'set')
  return [
    {
      act: isSwap ? 'add' : act,
      ...(isSwap ? { inPlaceOf: swapped } : {}),
      kinds: [],
      name,
      text,
      isQuestion,
      makers,
      numbers,
      telling,
      count: countAround(text, '') ?? countBehind(text),
    },
  ]
}

const countBehind = (text: string): Count | undefined => {
  const said = /\bx ?(\d{1,2})\W*$|^\W*(?:and )?(\d{1,2}) ?x?(?= [a-z])/.exec(text)
  const count = Number(said?.[1] ?? said?.[2] ?? 0)
  return count > 0 ? { count, isPieces: said?.[2] !== undefined } : undefined
}
