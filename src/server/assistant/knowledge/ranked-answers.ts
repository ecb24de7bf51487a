import type { Ask } from '../asks/asks-in.ts'
import {
  type AnswerKey,
  allAnswers,
  likelyOf,
  likenessOf,
  placeAlike,
  placeOf,
  type TextSigns,
  tellingOf,
  textSigns,
} from './answer-learned/answer-learned.ts'
import { decidingAsk, kindCounts } from './kinds-of-topics.ts'
import { type KnownAnswer, knownAnswer } from './known-answers.ts'
import { mattersOf } from './matters.ts'
import { stemsOf } from './stems.ts'
import { topicsFor } from './topic-index.ts'

/** What a message and an answer are held against each other by. */
export interface Held {
  /** Which share of the message's telling words the answer and what it is asked in speak of, and the answer alone. */
  covered: number
  coveredBySays: number
  /** How telling the most telling word is that it never speaks of. */
  missed: number
  /** How like the message is put to the nearest question that it is asked in, to the next, and to what it says. */
  nearest: number
  next: number
  says: number
  /** How near they lie to the message in the space that was learned. */
  nearestPlace: number
  nextPlace: number
  saysPlace: number
  nearestBoth: number
  /** The rank of its topic by the words of the message, in tens. */
  rank: number
  /** How likely it was learned to be, the car left out, as a logarithm. */
  likely: number
  goesOn: number
  isTurn: number
  isTurnOfOther: number
}

/** How much each counts. Fitted to what judges granted 10,455 answers to 1,071 messages of strangers; see docs/assistant.md. */
const COUNTS: Held = {
  covered: 1.82,
  coveredBySays: -0.79,
  missed: 0.1,
  nearest: 4.97,
  next: 1.48,
  says: 3.62,
  nearestPlace: 1.05,
  nextPlace: 2.24,
  saysPlace: 2.06,
  nearestBoth: -4.79,
  rank: 0.49,
  likely: 0.07,
  goesOn: 1.16,
  isTurn: 0.64,
  isTurnOfOther: -0.36,
}
const NOTHING = -6.89
/** What speaks of nothing of what a message names (shipping, a warranty, a gearbox) is so much less likely right. */
const BESIDE = 0.6

/** So many of the likeliest answers are held against a message: after each topic that was told, at first, and the car left out. */
const LIKELIEST = { afterTold: 14, first: 14, bare: 6 }
const MOST_TOPICS = 5
const RANKED_TOPICS = 40
const MOST_RANK = 40
const LEAST_LIKELY = -12

/** An answer, and how likely it is right. */
export interface RankedAnswer extends AnswerKey {
  /** 0 to 1: what a judge of strangers' talks grants it; 1 answers the message, 0.4 a part of it. */
  right: number
}

/** A message by its signs, and without its car by its telling words. */
export interface AskedSigns {
  signs: TextSigns
  places: readonly Float32Array[]
  stems: readonly (readonly [stem: string, telling: number])[]
  telling: number
  matters: readonly string[]
}

export function askedSigns(text: string, bare: string): AskedSigns {
  const signs = textSigns(text)
  const stems = [...new Set(stemsOf(bare))].map((stem) => [stem, tellingOf(stem)] as const)
  return {
    ...{ signs, places: [placeOf(signs), placeOf(textSigns(bare))], stems },
    telling: stems.reduce((sum, [, telling]) => sum + telling, 0) || 1,
    matters: mattersOf(text.toLowerCase()),
  }
}

/** The places of the greatest values, the greatest first. */
function greatest(values: Float64Array, most: number): readonly number[] {
  const best: number[] = []
  for (let at = 0; at < values.length; at++) {
    if (best.length >= most && values[at]! <= values[best.at(-1)!]!) continue
    const place = best.findIndex((one) => values[one]! < values[at]!)
    best.splice(place < 0 ? best.length : place, 0, at)
    if (best.length > most) best.pop()
  }
  return best
}

function twoMost(values: readonly number[]): readonly [number, number] {
  const [first = 0, second = 0] = values.toSorted((one, other) => other - one)
  return [first, second]
}

/** So many of the best are held against what the message asks. */
const MOST_BY_KIND = 24

/**
 * The answers to a message after topics were told, or at first, by how likely each is right. `bare`: the message without
 * its car. `asks`: what it asks, where that was learned: what is asked in another kind of question loses.
 */
export function rankedAnswers(
  told: readonly string[],
  text: string,
  bare: string,
  asks?: readonly Ask[],
): readonly RankedAnswer[] {
  const ask = decidingAsk(asks)
  const ranked = rankedByWords(told, text, bare)
  if (!ask) return ranked
  return ranked
    .slice(0, MOST_BY_KIND)
    .map((one) => ({ ...one, right: Math.min(1, one.right * kindCounts(ask, one)) }))
    .toSorted((one, other) => other.right - one.right)
}

function rankedByWords(told: readonly string[], text: string, bare: string): readonly RankedAnswer[] {
  const answers = allAnswers()
  const ofBare = likelyOf(bare)
  const places = new Set([
    ...told.flatMap((topic) => greatest(likelyOf(text, topic), LIKELIEST.afterTold)),
    ...greatest(likelyOf(text), LIKELIEST.first),
    ...greatest(ofBare, LIKELIEST.bare),
  ])
  const topics = topicsFor(text, RANKED_TOPICS)
  const ranks = new Map(topics.map(({ topic: { id }, rank }) => [id, rank]))
  const first = new Set(topics.slice(0, MOST_TOPICS).map(({ topic }) => topic.id))
  for (const [at, { topic, turn }] of answers.entries()) if (turn === undefined && first.has(topic)) places.add(at)
  const asked = askedSigns(text, bare)
  return [...places]
    .map((at): RankedAnswer => {
      const answer = answers[at]!
      const goesOn = Number(told.includes(answer.topic))
      const isTurn = Number(answer.turn !== undefined)
      const known = knownAnswer(answer)
      const held: Held = {
        ...heldAgainst(asked, known),
        rank: Math.min(MOST_RANK, ranks.get(answer.topic) ?? 0) / 10,
        likely: Math.max(LEAST_LIKELY, ofBare[at] ?? LEAST_LIKELY),
        ...{ goesOn, isTurn, isTurnOfOther: told.length === 0 ? 0 : isTurn * (1 - goesOn) },
      }
      return { ...answer, right: rightOf(held) * (isBeside(asked, known) ? BESIDE : 1) }
    })
    .toSorted((one, other) => other.right - one.right)
}

const isBeside = ({ matters }: AskedSigns, known: KnownAnswer): boolean =>
  matters.length > 0 && !known.matters.some((matter) => matters.includes(matter))

export type HeldWords = Omit<Held, 'rank' | 'likely' | 'goesOn' | 'isTurn' | 'isTurnOfOther'>

/** A message and an answer by their words alone. */
export function heldAgainst({ signs, places, stems, telling }: AskedSigns, known: KnownAnswer): HeldWords {
  const share = (spoken: ReadonlySet<string>) =>
    stems.reduce((sum, [stem, counts]) => sum + (spoken.has(stem) ? counts : 0), 0) / telling
  const [nearest, next] = twoMost(known.asks.map((ask) => likenessOf(signs, ask)))
  const [nearestPlace, nextPlace] = twoMost(
    known.askPlaces.map((place) => Math.max(...places.map((one) => placeAlike(one, place)))),
  )
  return {
    ...{ covered: share(known.stems), coveredBySays: share(known.saysStems) },
    missed: Math.max(0, ...stems.flatMap(([stem, counts]) => (known.stems.has(stem) ? [] : [counts]))),
    ...{ nearest, next, says: likenessOf(signs, known.says) },
    ...{ nearestPlace, nextPlace, saysPlace: placeAlike(places[0]!, known.saysPlace) },
    nearestBoth: nearest * nearestPlace,
  }
}

const NAMES = Object.keys(COUNTS) as (keyof Held)[]
const rightOf = (held: Held): number =>
  1 / (1 + Math.exp(-NAMES.reduce((sum, name) => sum + COUNTS[name] * held[name], NOTHING)))
