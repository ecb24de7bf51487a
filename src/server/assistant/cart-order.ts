import type { PartKind } from '../../engine/model.ts'
import { partsIn } from './part-words.ts'

export type CartAct = 'add' | 'remove' | 'set'
/** One part of an order, and what is to become of it in the cart. */
export interface OrderedPart {
  act: CartAct
  kind: PartKind
  /** Every kind that the word may mean: what comes out is any of them. */
  kinds: readonly PartKind[]
  /** How many; of pieces and not of packages where `isPieces`. */
  count: number
  isPieces: boolean
  /** Its own words, with the maker and the number that were said. */
  words: string
}
export interface CartOrder {
  parts: readonly OrderedPart[]
  /** Things that are none of our kinds of parts. */
  others: readonly string[]
}

const COUNTS: Readonly<Record<string, number>> = {
  ...{
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    couple: 2,
    pair: 1,
    another: 1,
    extra: 1,
    both: 2,
  },
  ...{ un: 1, una: 1, dos: 2, tres: 3, cuatro: 4, par: 1 },
}
const COUNT = String.raw`(?:\d{1,2}(?! ?(?:st|nd|rd|th|in|inch|%|psi|mm|cc|lb|piston|pot|stage)\b)|${Object.keys(COUNTS).join('|')})`
const PACKAGE = '(?:bottles?|cans?|sets?|kits?|packs?|botes?|botellas?|juegos?|boxes|units?)'
const countOf = (said: string): number => COUNTS[said] ?? Number(said)
/** "2 ", "two bottles of ", "a couple of the ": right before a part. */
const BEFORE = new RegExp(
  String.raw`(?:^|[^\w.$])(?:x ?)?(?:an? )?(${COUNT})(?: ?x)?(?: (?:more|extra|new))?(?: of)?(?: (${PACKAGE}))?(?: (?:of|de))?(?: (?:the|those|my|good|new|la|el))*(?: [a-z]+)?(?: [a-z]*\d[a-z\d]*)? *$`,
)
/** "x2", "(2)", "times 2": right behind it. */
const BEHIND = /^s? *(?:,? ?\(?(?:x|times|qty|quantity:?) ?(\d{1,2})\)?\b|\((\d{1,2})\)|x(\d{1,2})\b)/
/** " to 3", " 2": what a part is set to. */
const SET_TO = new RegExp(
  String.raw`^s?(?: count| quantity)?,? (?:up |back )?(?:to |a )?(${COUNT})\b(?! [a-z]*(?:pads|pump|fluid))`,
)

/** What is done, the words that say so, in the order in which they are tried at a place. */
const CUES: readonly (readonly [CartAct | 'swap', RegExp])[] = [
  [
    'set',
    /\b(?:make (?:it|that|them|those|the)|bump|(?<!\b(?:an?|the|\d|two|full|one) )set(?! of)|double|sube|change (?=[^,.;]{3,24} to \d)|up(?= the .{3,24} to ))\b/g,
  ],
  [
    'remove',
    /\b(?:remove|delete|drop|kick|lose|ditch|scrap|yank|cancel|get rid of|minus|don't (?:want|need)|(?:take|pull|throw|leave|get)(?=(?: (?!add\b|put\b|make\b|throw\b|grab\b)[^\s,.;]+){0,9} (?:out|off)\b))(?! in\b)/g,
  ],
  ['swap', /\b(?:swap|replace|trade|switch|exchange|change|cambia)\b/g],
  [
    'add',
    /\b(?:add|put|throw|toss|stick|grab|get|order|include|give me|i will take|i'll take|(?<!\b(?:do|if|what|whether) )i (?:want|need)|pon|ponme|mete|agrega)\b/g,
  ],
]
/** Between what goes out and what comes in, and the other way around. */
const FOR = /\b(?:for|with|to|por)\b/
const INSTEAD = /\b(?:instead of|in place of|rather than|en vez de)\b/g

interface Cue {
  act: CartAct | 'swap'
  at: number
}

function cuesIn(text: string): Cue[] {
  const found = CUES.flatMap(([act, form]) => [...text.matchAll(form)].map(({ index }) => ({ act, at: index })))
  const first = found.filter((one, place) => found.findIndex(({ at }) => at === one.at) === place)
  return first.sort((a, b) => a.at - b.at)
}

/** "Front and rear pads" are two things, and so many "fluids" are bottles of brake fluid. */
export const spelledOut = (asked: string): string =>
  asked
    .replaceAll(
      /\b(front|rear) (?:and|&|\+|plus) (front|rear) ((?:brake )?(?:pads|rotors|discs))\b/g,
      '$1 $3 and $2 $3',
    )
    .replaceAll(/(brake pads) delanteras (?:and|y) traseras/g, 'front $1 and rear $1')
    .replaceAll(/(?<!\b(?:trans|transmission|gear|diff|steering|dct|washer|brake|racing) )\bfluids?\b/g, 'brake fluid')
    .replaceAll(/\bbrake fluids\b/g, 'brake fluid')

const ENDS = /[,.;!?]|\b(?:and|plus|then|also|but|y)\b/
/** "To my cart", "for my mustang": where it goes and for what. */
export const WHERE = /\b(?:to|in|into|on|from|out|off|for|with|if|because|so|that|al|para)\b.*$/
/** A thing with its article or number, where a part would stand. */
export const OTHER = new RegExp(String.raw`^ *(?:${COUNT}|the|some)(?: ${PACKAGE} of)? ((?:[a-z][a-z\d'-]+ ?){1,3})$`)
export const NO_THING =
  /\b(?:cart|basket|order|total|price|list|car|truck|one|ones|it|them|that|those|rest|build|first|second|third|last|other|same|lot|few|minute|look|favor|way|everything|all|thing|things|stuff|parts?|of)\b/

/** Things to add or to take out that are no part we know: "a torque wrench". */
function othersIn(text: string, cues: readonly Cue[]): string[] {
  return cues.flatMap(({ act, at }, place) => {
    if (act !== 'add' && act !== 'remove') return []
    const clause = text
      .slice(at, cues[place + 1]?.at ?? text.length)
      .replace(/^(?:give me|i will take|i'll take|i want|i need|[a-z]+)/, '')
    return clause.split(ENDS).flatMap((said) => {
      const piece = said.replace(WHERE, '')
      const thing = partsIn(piece).length > 0 ? undefined : OTHER.exec(piece)?.[1]?.trim()
      return thing && !NO_THING.test(thing) ? [thing] : []
    })
  })
}

/** What an order for the cart names, part by part: what goes in, what comes out, and how many. */
export function orderIn(asked: string): CartOrder | undefined {
  const text = spelledOut(asked)
  const cues = cuesIn(text)
  const found = partsIn(text)
  const others = othersIn(text, cues)
  if (cues.length === 0 || (found.length === 0 && others.length === 0)) return undefined
  const parts: OrderedPart[] = []
  for (const [place, { word, from, to }] of found.entries()) {
    const [kind] = word.kinds
    if (!kind) continue
    const cue = cues.findLast(({ at }) => at <= from)
    const next = cues.find(({ at }) => at > from)
    const end = found[place - 1]?.to ?? 0
    const before = text.slice(Math.max(end, cue?.at ?? 0), from)
    const behind = text.slice(to, Math.min(found[place + 1]?.from ?? text.length, next?.at ?? text.length))
    const isSame = found[place - 1]?.word === word && text.slice(end, from).trim() === ''
    if (isSame || REFUSED.test(before)) continue
    const [, said, pack] = BEFORE.exec(before) ?? []
    const [, x, brackets, times] = BEHIND.exec(behind) ?? []
    const setTo = cue?.act === 'set' ? SET_TO.exec(behind)?.[1] : undefined
    const later =
      next?.act === 'set'
        ? /^(?:make (?:it|that|them|those)) (\d{1,2})\b(?! of)/.exec(text.slice(next.at))?.[1]
        : undefined
    const isDouble = cue !== undefined && /^double/.test(text.slice(cue.at))
    const count = countOf(setTo ?? x ?? brackets ?? times ?? later ?? said ?? (isDouble ? '2' : '1'))
    const act = actOf(cue, { text, from, isFirst: end <= (cue?.at ?? 0), isCounted: later !== undefined })
    const isPieces = pack === undefined && (said ?? x) !== undefined
    parts.push({
      act,
      kind,
      kinds: word.kinds,
      count,
      isPieces,
      words:
        ownWords(text.slice(Math.max(end, from - WORDS_AROUND), from)) +
        text.slice(from, to + behind.search(/$|[,.;]| and /)),
    })
  }
  return { parts, others }
}

const WORDS_AROUND = 24
const ownWords = (before: string): string => before.split(ENDS).at(-1) ?? ''
const REFUSED = /\b(?:not|no|without|skip) (?:the |any |my )?$/

function actOf(
  cue: Cue | undefined,
  { text, from, isFirst, isCounted }: { text: string; from: number; isFirst: boolean; isCounted: boolean },
): CartAct {
  if (!cue) return isCounted ? 'set' : 'add'
  const since = text.slice(cue.at, from)
  if (cue.act === 'swap') return FOR.test(since) && !isFirst ? 'add' : 'remove'
  if (cue.act === 'add' && since.search(INSTEAD) >= 0) return 'remove'
  return cue.act
}

/** Kinds that only the words of an order tell: "the fluid from my cart". */
export const isMissed = ({ parts }: CartOrder, asked: string): boolean =>
  parts.some(({ kind }) => !partsIn(asked).some(({ word }) => word.kinds.includes(kind)))

/** Whether an order says more than one thing to do with one part: only then is it done part by part. */
export const isMixed = ({ parts, others }: CartOrder): boolean =>
  others.length > 0 ||
  new Set(parts.map(({ act }) => act)).size > 1 ||
  parts.some(({ act, count }) => act === 'set' || count > 1) ||
  new Set(parts.map(({ kind }) => kind)).size < parts.length
