import { isOrder } from './act.ts'
import { type Advisor, type Answer, type Bilingual, inLanguage, text } from './advisor.ts'
import type { Draft } from './draft.ts'
import { answersAfter } from './knowledge/asked-next.ts'
import { secondTurns } from './knowledge/second-turns.ts'
import { stemsOf } from './knowledge/stems.ts'
import { withoutCars } from './knowledge/subject-of-question.ts'
import { topicOf } from './knowledge/topic-index.ts'
import type { MessageReading } from './meaning-of.ts'

/** So well an answer fits that is told before "I don't know" is said. */
const BEFORE_NOT_KNOWN = -2.5
/** The same before a car or a goal is asked for, which is asked for all the same. */
export const BEFORE_ASKED_BACK = -1

/** A car and a word or two ask for nothing yet. */
const LEAST_STEMS = 3

export interface LikelyAnswer {
  topic: string
  words: Bilingual
}

interface Likely {
  topic: string
  title: string
  says: Bilingual
  isTurn: boolean
  score: number
}

/** What a message most likely asks for at first, where it fits so well: as it was said, else without the car. */
export function likelyFirst(asked: string, least: number, withoutCar = asked): Likely | undefined {
  const best = [asked, withoutCar]
    .map((words) => answersAfter(undefined, words, 1)[0])
    .find((one) => one !== undefined && one.score >= least)
  const topic = best && topicOf(best.topic)
  const says = best?.turn === undefined ? topic?.answer : secondTurns()[best.topic]?.[best.turn]?.says
  if (!best || !topic || !says) return undefined
  return { topic: best.topic, title: topic.title, says, isTurn: best.turn !== undefined, score: best.score }
}

export const named = (title: string, says: Bilingual): Bilingual => [
  `On "${title}": ${says[0]}`,
  `Si preguntas por eso: ${says[1]}`,
]

/** What a message most likely asks for, by the topic's name: who meant another thing sees it. */
export function likelyAnswer(asked: string, least = BEFORE_NOT_KNOWN, withoutCar = asked): LikelyAnswer | undefined {
  const likely = likelyFirst(asked, least, withoutCar)
  return likely && { topic: likely.topic, words: named(likely.title, likely.says) }
}

/** What a message most likely asks for, before what is missing for a build: who wanted none has an answer. */
export function withLikelyTopic(
  { catalog }: Advisor,
  { language }: Draft,
  { asked }: MessageReading,
  answer: Answer,
): Answer {
  const said = withoutCars(catalog.vehicles, asked)
  if (isOrder(asked) || stemsOf(said).length < LEAST_STEMS) return answer
  const likely = likelyFirst(asked, BEFORE_ASKED_BACK, said)
  if (!likely) return answer
  const words = likely.isTurn ? named(likely.title, likely.says) : likely.says
  return [text(inLanguage(language, words)), ...answer]
}
