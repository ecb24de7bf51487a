import {
  type AnswerKey,
  type AnswerWeights,
  TELLING_STEP,
  WIDTH,
} from '../../src/server/assistant/knowledge/answer-learned/answer-learned.ts'
import { signsOf } from '../../src/server/assistant/knowledge/answer-learned/signs.ts'
import { seededNumbers } from '../../tests/support/seeded-numbers.ts'

/** A text and the answer that it asks for, by its place among the answers, after what was told. */
export interface Asked {
  text: string
  answer: number
  told?: string
}

/** What there is to say, and what says whether two topics are alike: the words of their titles. */
export interface Answers {
  answers: readonly AnswerKey[]
  titles: ReadonlyMap<string, readonly string[]>
}

/** A sign that one text alone has tells nothing of other people's. */
const SEEN_IN = 2
const ROUNDS = 12
const BATCH = 256
const RATE = 0.006
/** So many of a text's signs are left out each time that it is learned from: no answer may hang on a single word. */
const LEFT_OUT = 0.5
/** So much of what is told the learner goes to all answers alike: a question may have more than one. */
const SHARED = 0.1
const SPREAD = 0.3
/** How much it counts what was told before, beside what is asked. */
const TOLD = 1.5
/** Beside all topics and the second turns of what was told, so many second turns of others are answers that are wrong. */
const OTHERS = 400
/** A topic may be asked for after any other, or after one like it; a second turn after a topic like its own. */
const AFTER_ANY = 0.35
const AFTER_LIKE = 0.3
const TURN_AFTER_NONE = 0.1
const TURN_AFTER_LIKE = 0.1
const ALIKE = 6

type Shares = readonly (readonly [at: number, share: number])[]

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
  const texts = all.map((own): Shares => {
    const known = [...own].flatMap(([sign, counted]) => {
      const at = places.get(sign)
      return at === undefined ? [] : [[at, counted * TELLING_STEP * telling[at]!] as const]
    })
    const length = Math.hypot(...known.map(([, share]) => share)) || 1
    return known.map(([at, share]) => [at, share / length] as const)
  })
  return { signs, telling, texts }
}

/** For each topic that may be told: itself and the words of its title, which it shares with topics like it. */
function toldSigns(titles: Answers['titles']) {
  const numbers = new Map<string, number>()
  const numberOf = (sign: string) => {
    const number = numbers.get(sign) ?? numbers.size
    numbers.set(sign, number)
    return number
  }
  const told = new Map(
    [...titles].map(([id, words]): [string, Shares] => {
      const own = [...new Set([`@${id}`, ...words])].map(numberOf)
      return [id, own.map((at) => [at, TOLD / Math.sqrt(own.length)] as const)]
    }),
  )
  return { told, count: numbers.size }
}

/** For each topic those whose titles share the most words with its own. */
function alikeIn(titles: Answers['titles']): ReadonlyMap<string, readonly string[]> {
  const all = [...titles].map(([id, words]) => [id, [...new Set(words)]] as const)
  return new Map(
    all.map(([id, words]) => {
      const own = new Set(words)
      const near = all
        .filter(([other]) => other !== id)
        .map(
          ([other, others]) =>
            [other, others.filter((word) => own.has(word)).length / Math.sqrt(own.size * others.length || 1)] as const,
        )
        .toSorted(([, one], [, other]) => other - one)
      return [id, near.slice(0, ALIKE).map(([other]) => other)]
    }),
  )
}

const inSteps = (own: Float32Array) => {
  const step = own.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127
  return { step, rows: Int8Array.from(own, (one) => Math.round(one / step)) }
}

/** Learns where signs, answers and what was told lie, from texts of which the answer is known. */
export function learnAnswers({ answers, titles }: Answers, asked: readonly Asked[], seed = 1): AnswerWeights {
  const { signs, telling, texts } = signsOfAll(asked)
  const { told, count } = toldSigns(titles)
  const alike = alikeIn(titles)
  const ids = [...titles.keys()]
  const next = seededNumbers(seed)
  const oneOf = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(next() * items.length)]
  const spread = () => SPREAD * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  const ofSigns = adam(signs.length, spread)
  const ofWords = adam(count, spread)
  const ofAnswers = adam(answers.length, () => 0)

  const topics = answers.flatMap(({ turn }, at) => (turn === undefined ? [at] : []))
  const turns = answers.flatMap(({ turn }, at) => (turn === undefined ? [] : [at]))
  const turnsOf = Map.groupBy(turns, (at) => answers[at]!.topic)
  const seenIn = new Int32Array(answers.length).fill(-1)
  let step = 0
  /** The right answer, and those that it is told apart from. */
  const candidatesOf = (answer: number, after: readonly (string | undefined)[]): number[] => {
    step++
    const found: number[] = []
    const add = (at: number) => {
      if (seenIn[at] === step) return
      seenIn[at] = step
      found.push(at)
    }
    add(answer)
    topics.forEach(add)
    for (const id of after) turnsOf.get(id ?? '')?.forEach(add)
    for (let more = turns.length > 0 ? OTHERS : 0; more > 0; more--) add(oneOf(turns)!)
    return found
  }
  const toldBefore = ({ answer, told: own }: Asked): string | undefined => {
    const by = next()
    if (own === undefined) {
      if (by < AFTER_ANY) return oneOf(ids)
      return by < AFTER_ANY + AFTER_LIKE ? oneOf(alike.get(answers[answer]!.topic) ?? []) : undefined
    }
    if (by < TURN_AFTER_NONE) return undefined
    return by < TURN_AFTER_NONE + TURN_AFTER_LIKE ? (oneOf(alike.get(own) ?? []) ?? own) : own
  }

  const order = asked.map((_, at) => at)
  const place = new Float32Array(WIDTH)
  const back = new Float32Array(WIDTH)
  const move = (rows: Float32Array, shares: Shares) => {
    for (const [at, share] of shares) for (let k = 0; k < WIDTH; k++) place[k]! += share * rows[at * WIDTH + k]!
  }
  const moveBack = (slopes: Float32Array, shares: Shares) => {
    for (const [at, share] of shares) for (let k = 0; k < WIDTH; k++) slopes[at * WIDTH + k]! += share * back[k]!
  }
  for (let round = 0; round < ROUNDS; round++) {
    const rate = RATE * (1 - (0.9 * round) / ROUNDS)
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1))
      ;[order[at], order[other]] = [order[other]!, order[at]!]
    }
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH)
      for (const one of batch) {
        const { answer, told: own } = asked[one]!
        const after = toldBefore(asked[one]!)
        const kept = texts[one]!.filter(() => next() >= LEFT_OUT).map(
          ([at, share]) => [at, share / (1 - LEFT_OUT)] as const,
        )
        const words = told.get(after ?? '') ?? []
        place.fill(0)
        move(ofSigns.own, kept)
        move(ofWords.own, words)
        const candidates = candidatesOf(answer, [after, own])
        const scores = Float32Array.from(candidates, (at) => {
          let sum = 0
          for (let k = 0; k < WIDTH; k++) sum += place[k]! * ofAnswers.own[at * WIDTH + k]!
          return sum
        })
        const most = scores.reduce((first, second) => Math.max(first, second))
        let all = 0
        for (let at = 0; at < scores.length; at++) all += scores[at] = Math.exp(scores[at]! - most)
        back.fill(0)
        candidates.forEach((at, nth) => {
          const wanted = SHARED / scores.length + (nth === 0 ? 1 - SHARED : 0)
          const wrong = (scores[nth]! / all - wanted) / batch.length
          for (let k = 0; k < WIDTH; k++) {
            back[k]! += wrong * ofAnswers.own[at * WIDTH + k]!
            ofAnswers.slope[at * WIDTH + k]! += wrong * place[k]!
          }
        })
        moveBack(ofSigns.slope, kept)
        moveBack(ofWords.slope, words)
      }
      ofSigns.learn(rate)
      ofWords.learn(rate)
      ofAnswers.learn(rate)
    }
  }
  const toldRows = Float32Array.from(
    ids.flatMap((id) => {
      place.fill(0)
      move(ofWords.own, told.get(id) ?? [])
      return [...place]
    }),
  )
  const [bySign, byAnswer, byTold] = [ofSigns.own, ofAnswers.own, toldRows].map(inSteps)
  return {
    answers,
    topics: topics.length,
    told: ids,
    signs,
    telling,
    ofSigns: bySign!.rows,
    ofAnswers: byAnswer!.rows,
    ofTold: byTold!.rows,
    signStep: bySign!.step,
    answerStep: byAnswer!.step,
    toldStep: byTold!.step,
  }
}
