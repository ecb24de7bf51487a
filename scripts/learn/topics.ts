import { signsOf } from '../../src/server/assistant/knowledge/topic-learned/signs.ts'
import {
  TELLING_STEP,
  type TopicWeights,
  WIDTH,
} from '../../src/server/assistant/knowledge/topic-learned/topic-learned.ts'
import { seededNumbers } from '../../tests/support/seeded-numbers.ts'

/** A text and the topic that answers it, by its place among the topics. */
export interface Asked {
  text: string
  topic: number
}

/** A sign that one text alone has tells nothing of other people's. */
const SEEN_IN = 2
const ROUNDS = 18
const BATCH = 256
const RATE = 0.005
/** So many of a text's signs are left out each time that it is learned from: no topic may hang on a single word. */
const LEFT_OUT = 0.5
/** So much of what is told the learner goes to all topics alike: a question may have more than one answer. */
const SHARED = 0.1
const SPREAD = 0.3

/** Rows of `WIDTH` that are learned by Adam's rule, all of them after each batch. */
function adam(rows: number, first: () => number) {
  const own = Float32Array.from({ length: rows * WIDTH }, first)
  const slope = new Float32Array(own.length)
  const mean = new Float32Array(own.length)
  const square = new Float32Array(own.length)
  let steps = 0
  return {
    own,
    slope,
    learn(rate: number) {
      steps++
      const [soFar, spread] = [rate / (1 - 0.9 ** steps), 1 / Math.sqrt(1 - 0.999 ** steps)]
      for (let at = 0; at < own.length; at++) {
        const by = slope[at]!
        mean[at] = 0.9 * mean[at]! + 0.1 * by
        square[at] = 0.999 * square[at]! + 0.001 * by * by
        own[at]! -= (soFar * mean[at]!) / (Math.sqrt(square[at]!) * spread + 1e-8)
      }
      slope.fill(0)
    },
  }
}

/** Known signs of each text with their share of it, their numbers and how telling they are. */
function signsOfAll(asked: readonly Asked[]) {
  const all = asked.map(({ text }) => signsOf(text))
  const counts = new Map<number, number>()
  for (const own of all) for (const sign of own.keys()) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const kept = [...counts].filter(([, count]) => count >= SEEN_IN).toSorted(([one], [other]) => one - other)
  const signs = Uint32Array.from(kept, ([sign]) => sign)
  const telling = Uint8Array.from(kept, ([, count]) => Math.min(255, Math.log(1 + all.length / count) / TELLING_STEP))
  const places = new Map(kept.map(([sign], at) => [sign, at]))
  const texts = all.map((own) => {
    const known = [...own].flatMap(([sign, counted]) => {
      const at = places.get(sign)
      return at === undefined ? [] : [[at, counted * TELLING_STEP * telling[at]!] as const]
    })
    const length = Math.hypot(...known.map(([, share]) => share)) || 1
    return known.map(([at, share]) => [at, share / length] as const)
  })
  return { signs, telling, texts }
}

const inSteps = (own: Float32Array) => {
  const step = own.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127
  return { step, rows: Int8Array.from(own, (one) => Math.round(one / step)) }
}

/** Learns where signs and topics lie, from texts of which the topic is known. */
export function learnTopics(topics: readonly string[], asked: readonly Asked[], seed = 1): TopicWeights {
  const { signs, telling, texts } = signsOfAll(asked)
  const next = seededNumbers(seed)
  const ofSigns = adam(
    signs.length,
    () => SPREAD * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  )
  const ofTopics = adam(topics.length, () => 0)
  const order = asked.map((_, at) => at)
  const place = new Float32Array(WIDTH)
  const back = new Float32Array(WIDTH)
  const scores = new Float32Array(topics.length)
  for (let round = 0; round < ROUNDS; round++) {
    const rate = RATE * (1 - (0.9 * round) / ROUNDS)
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1))
      ;[order[at], order[other]] = [order[other]!, order[at]!]
    }
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH)
      for (const one of batch) {
        const kept = texts[one]!.filter(() => next() >= LEFT_OUT)
        place.fill(0)
        for (const [at, share] of kept)
          for (let k = 0; k < WIDTH; k++) place[k]! += (share / (1 - LEFT_OUT)) * ofSigns.own[at * WIDTH + k]!
        let most = Number.NEGATIVE_INFINITY
        for (let topic = 0; topic < scores.length; topic++) {
          let sum = 0
          for (let k = 0; k < WIDTH; k++) sum += place[k]! * ofTopics.own[topic * WIDTH + k]!
          scores[topic] = sum
          if (sum > most) most = sum
        }
        let all = 0
        for (let topic = 0; topic < scores.length; topic++) all += scores[topic] = Math.exp(scores[topic]! - most)
        back.fill(0)
        for (let topic = 0; topic < scores.length; topic++) {
          const wanted = SHARED / scores.length + (topic === asked[one]!.topic ? 1 - SHARED : 0)
          const wrong = (scores[topic]! / all - wanted) / batch.length
          for (let k = 0; k < WIDTH; k++) {
            back[k]! += wrong * ofTopics.own[topic * WIDTH + k]!
            ofTopics.slope[topic * WIDTH + k]! += wrong * place[k]!
          }
        }
        for (const [at, share] of kept)
          for (let k = 0; k < WIDTH; k++) ofSigns.slope[at * WIDTH + k]! += (share / (1 - LEFT_OUT)) * back[k]!
      }
      ofSigns.learn(rate)
      ofTopics.learn(rate)
    }
  }
  const [bySign, byTopic] = [inSteps(ofSigns.own), inSteps(ofTopics.own)]
  return {
    topics,
    signs,
    telling,
    ofSigns: bySign.rows,
    ofTopics: byTopic.rows,
    signStep: bySign.step,
    topicStep: byTopic.step,
  }
}
