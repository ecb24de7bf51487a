import { oncePer } from '../../../catalog/once-per.ts'
import type { Advisor, Answer } from '../advisor.ts'
import type { Draft } from '../draft.ts'
import { QUESTIONS } from '../knowledge/asked-like.ts'
import { tellsTrouble } from '../knowledge/question-shape.ts'
import { subjectOfFragment } from '../knowledge/subject-of-question.ts'
import { LEAST_RANK } from '../knowledge/topic-index.ts'
import type { Intent } from '../meaning.ts'
import type { MessageReading } from '../meaning-of.ts'
import { strengthAsked } from '../strength-asked.ts'
import { answerTopic } from '../topic-answer.ts'

/** Readings that would sell or ask back where a trouble is told. */
const OTHERWISE: ReadonlySet<Intent> = new Set<Intent>(['fits', 'plan', 'unknown', 'limits', 'stock', 'topic'])
const BUYS =
  /\b(?:which|recommend|need|want|looking for|buy|replace(?:ment)?|upgrade|cost|price|how much|quote|cart|order|sell|build|legal|warranty|before|first|fixed|new one)\b|\b(?:you|u|ya|y'?all) (?:guys )?(?:have|got|carry|stock)\b|\$/
/** So much of what is asked of a topic tells a trouble where the topic is one. */
const SHARE = 0.3

const isTrouble = oncePer((questions: readonly string[]) => {
  const troubles = questions.filter((asked) => tellsTrouble(asked.toLowerCase())).length
  return troubles >= SHARE * questions.length
})

/** "Clutch slips in 4th on my WRX": what is wrong is explained before anything of that kind is sold. */
export function troubleTold(advisor: Advisor, draft: Draft, reading: MessageReading): Answer | undefined {
  const { asked, meaning } = reading
  if (!OTHERWISE.has(meaning.intent) || meaning.goal || meaning.budgetUsd !== undefined) return undefined
  if (!tellsTrouble(asked) || BUYS.test(asked) || strengthAsked(asked)) return undefined
  const about = subjectOfFragment(advisor.catalog.vehicles, asked)
  const found = about?.topics.find(({ topic, rank }) => rank >= LEAST_RANK && isTrouble(QUESTIONS[topic.id] ?? []))
  if (!about || !found || (meaning.intent === 'topic' && about.topics[0] !== found)) return undefined
  const topics = [found, ...about.topics.filter((hit) => hit !== found)]
  return answerTopic(advisor, draft, {
    ...reading,
    about: { ...about, topics, kinds: [], isSure: true },
    meaning: { ...meaning, intent: 'topic', topic: found.topic.id },
  })
}
