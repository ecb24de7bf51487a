import { isOrder } from '../act.ts'
import { type Advisor, type Answer, inLanguage, suggestions, text } from '../advisor.ts'
import type { Draft } from '../draft.ts'
import { answersAfter } from '../knowledge/asked-next.ts'
import { stemsOf } from '../knowledge/stems.ts'
import { withoutCars } from '../knowledge/subject-of-question.ts'
import { topicOf } from '../knowledge/topic-index.ts'
import { likelyFirst, named } from '../likely-topic.ts'
import type { Intent } from '../meaning.ts'
import type { MessageReading } from '../meaning-of.ts'
import { withoutParts } from '../part-words.ts'
import { answerTopic } from '../topic-answer.ts'
import { BUYS } from './advice-told.ts'

/** So well an answer fits a first message that nine of ten are right. */
const SURE = 1
/** So much better it fits than what was read by single words, and than what all of the words were ranked for. */
const ABOVE_READ = 2
const ABOVE_ASKED = 4
/** So many answers are looked through for the one that was read. */
const LOOKED_THROUGH = 6

/** A part and a word or two ask for that part. */
const LEAST_STEMS = 3

/** Readings that sell, ask back or tell another topic, where nothing was computed for the message. */
const OTHERWISE: ReadonlySet<Intent> = new Set<Intent>(['plan', 'fits', 'unknown', 'topic'])

/** Somebody looks for a part, an order of things or a price. */
export const SEEKS =
  /\b(?:which|recommend|need|want|looking for|buy|replace(?:ment)?|upgrade|cost|price|how much|quote|cart|order|sell|build|legal|warranty|before|first|fixed|new one)\b|\b(?:you|u|ya|y'?all) (?:guys )?(?:have|got|carry|stock)\b|\$/

/** What is wished of a car or its parts: it is planned or shown, whatever else the words are like. */
const WISHES = [
  'goal',
  'budgetUsd',
  'wants',
  'without',
  'keepsStock',
  'installed',
  'noPower',
  'cart',
  'change',
] as const

/** A first message that asks for no power, price, part or build is answered by what it surely asks for. */
export function likelyTold(advisor: Advisor, draft: Draft, reading: MessageReading): Answer | undefined {
  const { asked, meaning, about } = reading
  if (!OTHERWISE.has(meaning.intent) || isOrder(asked)) return undefined
  if (WISHES.some((name) => meaning[name] !== undefined) || meaning.stranger) return undefined
  const read = meaning.intent === 'topic' ? meaning.topic : undefined
  if (read === undefined ? BUYS.test(asked) : !topicOf(read)) return undefined
  const said = withoutCars(advisor.catalog.vehicles, asked)
  const isShort = stemsOf(withoutParts(said)).length < LEAST_STEMS
  if (meaning.intent === 'fits' && (isShort || SEEKS.test(asked))) return undefined
  const likely = likelyFirst(asked, SURE)
  if (!likely || likely.topic === read) return undefined
  const [ofRest] = answersAfter(undefined, said, 1)
  if (ofRest?.topic !== likely.topic) return undefined
  const ofRead = answersAfter(undefined, asked, LOOKED_THROUGH).find(({ topic }) => topic === read)
  const above = about?.topics[0]?.topic.id === read ? ABOVE_ASKED : ABOVE_READ
  if (read !== undefined && (about?.isSure || (ofRead && ofRead.score > likely.score - above))) return undefined
  if (likely.isTurn)
    return [text(inLanguage(draft.language, named(likely.title, likely.says))), suggestions('Book the shop')]
  return toldTopic(advisor, draft, reading, likely.topic)
}

/** A topic of a message that was read otherwise. */
export function toldTopic(advisor: Advisor, draft: Draft, reading: MessageReading, topic: string): Answer {
  const { part: _, stranger: __, ...said } = reading.meaning
  const { about: ___, ...whole } = reading
  return answerTopic(advisor, draft, { ...whole, meaning: { ...said, intent: 'topic', topic } })
}
