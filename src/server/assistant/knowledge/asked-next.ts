import { type AnswerKey, learnedAnswers, likenessOf, textSigns } from './answer-learned/answer-learned.ts'
import { knownAnswer } from './known-answers.ts'
import { mattersOf } from './matters.ts'

/** An answer that a message may ask for after a topic was told. */
export interface NextAnswer extends AnswerKey {
  /** How well it answers: comparable among the answers to one message. */
  score: number
}

/** So many of the likeliest answers are looked at closely. */
const LOOKED_AT = 24

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

/** The answers to a message that comes after a topic was told, or at first, the best first. */
export function answersAfter(told: string | undefined, text: string, most = 3): readonly NextAnswer[] {
  const signs = textSigns(text)
  const matters = mattersOf(text.toLowerCase())
  return learnedAnswers(text, told, LOOKED_AT)
    .filter(({ topic, turn }) => topic !== told || turn !== undefined)
    .map(({ likely, ...key }) => {
      const { asks, says, matters: own } = knownAnswer(key)
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
