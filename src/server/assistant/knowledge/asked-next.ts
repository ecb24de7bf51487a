import {
  type AnswerKey,
  learnedAnswers,
  likenessOf,
  type TextSigns,
  textSigns,
} from './answer-learned/answer-learned.ts'
import { QUESTIONS } from './asked-like.ts'
import { mattersOf } from './matters.ts'
import { secondTurns } from './second-turns.ts'
import { topicOf } from './topic-index.ts'

/** An answer that a message may ask for after a topic was told. */
export interface NextAnswer extends AnswerKey {
  /** How well it answers: comparable among the answers to one message. */
  score: number
}

/** So many of the likeliest answers are looked at closely, and so many of the questions that one is asked in. */
const LOOKED_AT = 24
const MOST_QUESTIONS = 16

/**
 * How much counts: how likely the answer was learned to be (a logarithm), how like the message is to the nearest question
 * that it is asked in, to the nearest two, to what it says, and that it goes on with what was told. Fitted to 3,055
 * follow-ups of hands that had not written the answers, the last one set lower: they all went on.
 */
const COUNTS = { likely: 1.3, nearest: 6.5, nearestTwo: 3.5, says: 6, goesOn: 2.5 }
/** The second turns of another topic are put without its subject: that a message is put like them says so much less. */
const OF_OTHER = 0.35

/** So much an answer loses that speaks of nothing of what the message names: shipping, a warranty, a gearbox. */
const BESIDE = 3

/** What an answer is asked in and what it says, by their signs, and what it is about. */
interface Known {
  asks: readonly TextSigns[]
  says: TextSigns
  matters: readonly string[]
}

/** So many answers are kept by their signs, some 6 MB; those that were asked for last. */
const MOST_KEPT = 1_000
const kept = new Map<string, Known>()

function knownOf({ topic, turn }: AnswerKey): Known {
  const key = `${topic}/${turn ?? ''}`
  const found = kept.get(key) ?? read({ topic, ...(turn === undefined ? {} : { turn }) })
  kept.delete(key)
  kept.set(key, found)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return found
}

function read({ topic, turn }: AnswerKey): Known {
  const own = turn === undefined ? undefined : secondTurns()[topic]?.[turn]
  const asks = own?.asks ?? QUESTIONS[topic]?.slice(0, MOST_QUESTIONS) ?? []
  const says = own?.says[0] ?? topicOf(topic)?.answer[0] ?? ''
  const all = [topic.replaceAll('_', ' '), says, ...asks].join(' ').toLowerCase()
  return { asks: asks.map(textSigns), says: textSigns(says), matters: mattersOf(all) }
}

/** The answers to a message that comes after a topic was told, or at first, the best first. */
export function answersAfter(told: string | undefined, text: string, most = 3): readonly NextAnswer[] {
  const signs = textSigns(text)
  const matters = mattersOf(text.toLowerCase())
  return learnedAnswers(text, told, LOOKED_AT)
    .filter(({ topic, turn }) => topic !== told || turn !== undefined)
    .map(({ likely, ...key }) => {
      const { asks, says, matters: own } = knownOf(key)
      const [nearest = 0, next = 0] = asks.map((ask) => likenessOf(signs, ask)).toSorted((a, b) => b - a)
      const alike = COUNTS.nearest * nearest + (COUNTS.nearestTwo * (nearest + next)) / 2
      const goesOn = key.topic === told
      const isBeside = matters.length > 0 && !own.some((matter) => matters.includes(matter))
      const score =
        COUNTS.likely * Math.log(likely) +
        (key.turn === undefined || goesOn ? alike : alike * OF_OTHER) +
        COUNTS.says * likenessOf(signs, says) +
        (goesOn ? COUNTS.goesOn : 0) -
        (isBeside ? BESIDE : 0)
      return { ...key, score }
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
}
