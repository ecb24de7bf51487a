import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { ROOT } from '../../../places.ts'
import { signsOf } from './signs.ts'

/** What `npm run learn-topics` writes. */
export const TOPIC_WEIGHTS = join(ROOT, 'src/server/assistant/knowledge/topic-learned/weights.br')

/** Each sign and each topic is a place in a space of this many dimensions; a topic is as likely as it lies near the text. */
export const WIDTH = 64

export interface TopicWeights {
  topics: readonly string[]
  /** The known signs' numbers, in ascending order. */
  signs: Uint32Array
  /** How telling each sign is, in `TELLING_STEP`s. */
  telling: Uint8Array
  /** A row of `WIDTH` for each sign, and for each topic, in steps. */
  ofSigns: Int8Array
  ofTopics: Int8Array
  signStep: number
  topicStep: number
}
export const TELLING_STEP = 1 / 24

/** A text that says less than this, in the length of all its signs, is held to tell less of its topic. */
const SAYS_ENOUGH = 10

/** One line of JSON, then the arrays one behind the other, compressed. */
export function packed({ topics, signs, telling, ofSigns, ofTopics, signStep, topicStep }: TopicWeights): Buffer {
  const head = JSON.stringify({ signs: signs.length, signStep, topicStep, topics })
  const arrays = [signs, telling, ofSigns, ofTopics]
  return brotliCompressSync(
    Buffer.concat([
      Buffer.from(`${head}\n`),
      ...arrays.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
    ]),
  )
}

export function unpacked(file: Buffer): TopicWeights {
  const plain = brotliDecompressSync(file)
  const end = plain.indexOf('\n')
  const { signs: count, topics, ...steps } = JSON.parse(plain.toString('utf8', 0, end))
  const { buffer } = Uint8Array.from(plain.subarray(end + 1))
  const rows = count * (Uint32Array.BYTES_PER_ELEMENT + Uint8Array.BYTES_PER_ELEMENT)
  return {
    topics,
    ...steps,
    signs: new Uint32Array(buffer, 0, count),
    telling: new Uint8Array(buffer, count * 4, count),
    ofSigns: new Int8Array(buffer, rows, count * WIDTH),
    ofTopics: new Int8Array(buffer, rows + count * WIDTH, topics.length * WIDTH),
  }
}

/** Where a number stands among ascending ones; -1 where it does not. */
function placeOf(number: number, among: Uint32Array): number {
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

/** The logarithm of how likely each topic is, in their order. */
export function likelyTopics(text: string, weights: TopicWeights): Float64Array {
  const { topics, signs, telling, ofSigns, ofTopics, signStep, topicStep } = weights
  const place = new Float64Array(WIDTH)
  let square = 0
  for (const [number, counts] of signsOf(text)) {
    const at = placeOf(number, signs)
    if (at < 0) continue
    const own = counts * TELLING_STEP * (telling[at] ?? 0)
    square += own * own
    for (let k = 0; k < WIDTH; k++) place[k]! += own * (ofSigns[at * WIDTH + k] ?? 0)
  }
  const step = (signStep * topicStep) / Math.hypot(Math.sqrt(square), SAYS_ENOUGH)
  const scores = new Float64Array(topics.length)
  for (let topic = 0; topic < topics.length; topic++) {
    let sum = 0
    for (let k = 0; k < WIDTH; k++) sum += (place[k] ?? 0) * (ofTopics[topic * WIDTH + k] ?? 0)
    scores[topic] = sum * step
  }
  const most = scores.reduce((one, other) => Math.max(one, other))
  const all = most + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), 0))
  return scores.map((score) => score - all)
}

let known: TopicWeights | undefined
/** Read when the first message comes: 1.9 MB, 2.3 MB in memory. */
function theWeights(): TopicWeights {
  known ??= unpacked(readFileSync(TOPIC_WEIGHTS))
  return known
}

/** How many times likelier than by chance a text asks for each topic, as a logarithm; 0 where it is not likelier. */
export function learnedTopics(text: string): ReadonlyMap<string, number> {
  const weights = theWeights()
  const chance = Math.log(weights.topics.length)
  const likely = likelyTopics(text, weights)
  return new Map(weights.topics.map((id, at) => [id, Math.max(0, (likely[at] ?? 0) + chance)]))
}
