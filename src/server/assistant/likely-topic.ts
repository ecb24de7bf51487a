import { isOrder } from './act.ts'
import { type Advisor, type Answer, type Bilingual, inLanguage, text } from './advisor.ts'
import type { Draft } from './draft.ts'
import { stemsOf } from './knowledge/stems.ts'
import { withoutCars } from './knowledge/subject-of-question.ts'
import { likelyTopic } from './knowledge/topic-index.ts'
import type { MessageReading } from './meaning-of.ts'

/** So far above the next a topic stands that is told before "I don't know" is said. */
const BEFORE_NOT_KNOWN = 1
/** The same before a car or a goal is asked for, which is asked for all the same. */
const BEFORE_ASKED_BACK = 2.5

/** A car and a word or two ask for nothing yet. */
const LEAST_STEMS = 3

/** What a message most likely asks for, by the topic's name: who meant another thing sees it. */
export function likelyAnswer(asked: string): { id: string; answer: Bilingual } | undefined {
  const likely = likelyTopic(asked, BEFORE_NOT_KNOWN)
  if (!likely) return undefined
  const { id, title, answer } = likely
  return { id, answer: [`On "${title}": ${answer[0]}`, `Sobre "${title}": ${answer[1]}`] }
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
  const likely = likelyTopic(said, BEFORE_ASKED_BACK)
  return likely ? [text(inLanguage(language, likely.answer)), ...answer] : answer
}
