import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { ROOT } from '../../../places.ts'
import { signOf, signsOf } from './signs.ts'

/** What `npm run learn-answers` writes. */
export const ANSWER_WEIGHTS = join(ROOT, 'src/server/assistant/knowledge/answer-learned/weights.br')

/** Each sign, each answer and each topic that was told is a place in a space of so many dimensions. */
export const WIDTH = 64

/** An answer: what a topic tells, or what one of its second turns says. */
export interface AnswerKey {
  topic: string
  /** The place of the second turn among those of its topic; none: the topic itself. */
  turn?: number
}

export interface AnswerWeights {
  /** The topics first, then the second turns. */
  answers: readonly AnswerKey[]
  /** How many of the answers are topics. */
  topics: number
  /** The topics after which something may be asked. */
  told: readonly string[]
  /** The known signs' numbers, in ascending order. */
  signs: Uint32Array
  /** How telling each sign is, in `TELLING_STEP`s. */
  telling: Uint8Array
  /** A row of `WIDTH` for each sign, for each answer, and for each topic that was told, in steps. */
  ofSigns: Int8Array
  ofAnswers: Int8Array
  ofTold: Int8Array
  signStep: number
  answerStep: number
  toldStep: number
}
export const TELLING_STEP = 1 / 24

/** A text that says less than this, in the length of all its signs, is held to tell less of its answer. */
const SAYS_ENOUGH = 10

const SIGN_BYTES = Uint32Array.BYTES_PER_ELEMENT + Uint8Array.BYTES_PER_ELEMENT

/** One line of JSON, then the arrays one behind the other, compressed. */
export function packed({ signs, telling, ofSigns, ofAnswers, ofTold, ...head }: AnswerWeights): Buffer {
  const arrays = [signs, telling, ofSigns, ofAnswers, ofTold]
  return brotliCompressSync(
    Buffer.concat([
      Buffer.from(`${JSON.stringify({ ...head, signs: signs.length })}\n`),
      ...arrays.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
    ]),
  )
}

export function unpacked(file: Buffer): AnswerWeights {
  const plain = brotliDecompressSync(file)
  const end = plain.indexOf('\n')
  const { signs: count, ...head } = JSON.parse(plain.toString('utf8', 0, end))
  const { buffer } = Uint8Array.from(plain.subarray(end + 1))
  let from = count * SIGN_BYTES
  const rows = (length: number) => {
    const own = new Int8Array(buffer, from, length * WIDTH)
    from += own.length
    return own
  }
  return {
    ...head,
    signs: new Uint32Array(buffer, 0, count),
    telling: new Uint8Array(buffer, count * Uint32Array.BYTES_PER_ELEMENT, count),
    ofSigns: rows(count),
    ofAnswers: rows(head.answers.length),
    ofTold: rows(head.told.length),
  }
}

/** Where a number stands among ascending ones; -1 where it does not. */
function placeAmong(number: number, among: Uint32Array): number {
  let [low, high] = [0, among.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const own = among[middle] ?? 0
    if (own === number) return middle
    if (own < number) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** Where a text lies that is said after a topic was told, or at first. */
function placeOfText(text: string, told: string | undefined, weights: AnswerWeights): Float64Array {
  const { signs, telling, ofSigns, ofTold, signStep, toldStep } = weights
  const place = new Float64Array(WIDTH)
  let square = 0
  for (const [number, counts] of signsOf(text)) {
    const at = placeAmong(number, signs)
    if (at < 0) continue
    const own = counts * TELLING_STEP * (telling[at] ?? 0)
    square += own * own
    for (let k = 0; k < WIDTH; k++) place[k]! += own * (ofSigns[at * WIDTH + k] ?? 0)
  }
  const step = signStep / Math.hypot(Math.sqrt(square), SAYS_ENOUGH)
  const after = told === undefined ? -1 : weights.told.indexOf(told)
  return place.map((own, k) => own * step + (after < 0 ? 0 : (ofTold[after * WIDTH + k] ?? 0) * toldStep))
}

/** The logarithm of how likely each of the first answers is, in their order: of what is asked at first, or after a topic was told. */
export function likelyAnswers(
  text: string,
  told: string | undefined,
  weights: AnswerWeights,
  count = weights.answers.length,
): Float64Array {
  const { ofAnswers, answerStep } = weights
  const place = placeOfText(text, told, weights)
  const scores = new Float64Array(count)
  for (let answer = 0; answer < count; answer++) {
    let sum = 0
    for (let k = 0; k < WIDTH; k++) sum += place[k]! * ofAnswers[answer * WIDTH + k]!
    scores[answer] = sum * answerStep
  }
  return likelihoods(scores)
}

function likelihoods(scores: Float64Array): Float64Array {
  const most = scores.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY)
  const all = most + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), 0))
  return scores.map((score) => score - all)
}

let known: AnswerWeights | undefined
/** Read when the first message comes: 6.6 MB, 8 MB in memory. */
function theWeights(): AnswerWeights {
  known ??= unpacked(readFileSync(ANSWER_WEIGHTS))
  return known
}

/** How many times likelier than by chance a text asks for each topic, as a logarithm; 0 where it is not likelier. */
export function learnedTopics(text: string): ReadonlyMap<string, number> {
  const weights = theWeights()
  const chance = Math.log(weights.topics)
  const likely = likelyAnswers(text, undefined, weights, weights.topics)
  return new Map(Array.from(likely, (one, at) => [weights.answers[at]!.topic, Math.max(0, one + chance)]))
}

/** The answers that a text most likely asks for after a topic was told, or at first, the likeliest first, each 0 to 1. */
export function learnedAnswers(
  text: string,
  told: string | undefined,
  most: number,
): readonly (AnswerKey & { likely: number })[] {
  const weights = theWeights()
  const all = likelyAnswers(text, told, weights)
  const best: number[] = []
  let least = Number.NEGATIVE_INFINITY
  for (let at = 0; at < all.length; at++) {
    if (best.length >= most && all[at]! <= least) continue
    const place = best.findIndex((one) => all[one]! < all[at]!)
    best.splice(place < 0 ? best.length : place, 0, at)
    if (best.length > most) best.pop()
    least = all[best.at(-1)!]!
  }
  return best.map((at) => ({ ...weights.answers[at]!, likely: Math.exp(all[at] ?? 0) }))
}

/** Where a text lies by its signs, in a length of one. */
export function placeOf({ signs, telling }: TextSigns): Float32Array {
  const { signs: known, ofSigns } = theWeights()
  const place = new Float32Array(WIDTH)
  for (let one = 0; one < signs.length; one++) {
    const at = placeAmong(signs[one]!, known)
    if (at >= 0) for (let k = 0; k < WIDTH; k++) place[k]! += telling[one]! * ofSigns[at * WIDTH + k]!
  }
  let square = 0
  for (let k = 0; k < WIDTH; k++) square += place[k]! * place[k]!
  const length = Math.sqrt(square) || 1
  for (let k = 0; k < WIDTH; k++) place[k]! /= length
  return place
}

/** How near two places lie, -1 to 1. */
export function placeAlike(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let k = 0; k < WIDTH; k++) sum += one[k]! * other[k]!
  return sum
}

/** How likely each answer is of what is asked at first, or after a topic was told, as logarithms in their order. */
export const likelyOf = (text: string, told?: string): Float64Array => likelyAnswers(text, told, theWeights())
export const allAnswers = (): readonly AnswerKey[] => theWeights().answers

/** How telling a stem is: a logarithm of how seldom anybody says it. */
export function tellingOf(stem: string): number {
  const { signs, telling } = theWeights()
  const at = placeAmong(signOf(stem), signs)
  return TELLING_STEP * (at < 0 ? MOST_TELLING : (telling[at] ?? 0))
}

/** A text by its signs in ascending order, how telling each is, and the length of all of them. */
export interface TextSigns {
  signs: Uint32Array
  telling: Float32Array
  length: number
}

/** A sign that nobody used yet tells as much as the rarest. */
const MOST_TELLING = 255

export function textSigns(text: string): TextSigns {
  const { signs: knownSigns, telling: known } = theWeights()
  const own = [...signsOf(text)].toSorted(([one], [other]) => one - other)
  const signs = Uint32Array.from(own, ([number]) => number)
  const telling = Float32Array.from(own, ([number, counts]) => {
    const at = placeAmong(number, knownSigns)
    return counts * TELLING_STEP * (at < 0 ? MOST_TELLING : (known[at] ?? 0))
  })
  return { signs, telling, length: Math.hypot(...telling) || 1 }
}

/** How alike two texts are put, 0 to 1: the cosine of their signs. */
export function likenessOf(one: TextSigns, other: TextSigns): number {
  let shared = 0
  let [at, beside] = [0, 0]
  while (at < one.signs.length && beside < other.signs.length) {
    const [first, second] = [one.signs[at]!, other.signs[beside]!]
    if (first === second) shared += one.telling[at]! * other.telling[beside]!
    if (first <= second) at++
    if (second <= first) beside++
  }
  return shared / (one.length * other.length)
}
