import type { Bilingual } from '../advisor.ts'
import { type AnswerKey, placeOf, type TextSigns, textSigns } from './answer-learned/answer-learned.ts'
import { QUESTIONS } from './asked-like.ts'
import { mattersOf } from './matters.ts'
import { secondTurns } from './second-turns.ts'
import { stemsOf } from './stems.ts'
import { topicOf } from './topic-index.ts'

/** What an answer is asked in and what it says, by their signs and their places among what was learned. */
export interface KnownAnswer {
  asks: readonly TextSigns[]
  askPlaces: readonly Float32Array[]
  says: TextSigns
  saysPlace: Float32Array
  /** The stems of all of it, and of what it says. */
  stems: ReadonlySet<string>
  saysStems: ReadonlySet<string>
  /** What it is about beside parts. */
  matters: readonly string[]
}

/** So many questions of a topic are looked at: it has some twenty, a second turn six. */
const MOST_QUESTIONS = 16
/** So many answers are kept by their signs, some 8 MB; those that were asked for last. */
const MOST_KEPT = 900
const kept = new Map<string, KnownAnswer>()

export const keyOf = ({ topic, turn }: AnswerKey): string => `${topic}/${turn ?? ''}`

/** What an answer says, in both languages. */
export const wordsOfAnswer = ({ topic, turn }: AnswerKey): Bilingual | undefined =>
  turn === undefined ? topicOf(topic)?.answer : secondTurns()[topic]?.[turn]?.says

export function knownAnswer(answer: AnswerKey): KnownAnswer {
  const key = keyOf(answer)
  const found = kept.get(key) ?? read(answer)
  kept.delete(key)
  kept.set(key, found)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return found
}

/** What an answer is asked in, as people put it. */
export const questionsOfAnswer = ({ topic, turn }: AnswerKey): readonly string[] =>
  (turn === undefined ? QUESTIONS[topic] : secondTurns()[topic]?.[turn]?.asks) ?? []

function read(answer: AnswerKey): KnownAnswer {
  const { topic } = answer
  const own = questionsOfAnswer(answer)
  const title = topicOf(topic)?.title ?? topic.replaceAll('_', ' ')
  return knownBy(title, wordsOfAnswer(answer)?.[0] ?? '', own.slice(0, MOST_QUESTIONS), topic.replaceAll('_', ' '))
}

/** The same of any answer: its title, what it says, and what it is asked in. */
export function knownBy(title: string, says: string, asks: readonly string[], about = title): KnownAnswer {
  const [saysSigns, ...askSigns] = [says, ...asks].map(textSigns) as [TextSigns, ...TextSigns[]]
  return {
    ...{ asks: askSigns, askPlaces: askSigns.map(placeOf) },
    ...{ says: saysSigns, saysPlace: placeOf(saysSigns) },
    stems: new Set([title, says, ...asks].flatMap(stemsOf)),
    saysStems: new Set(stemsOf(says)),
    matters: mattersOf([about, says, ...asks].join(' ').toLowerCase()),
  }
}
