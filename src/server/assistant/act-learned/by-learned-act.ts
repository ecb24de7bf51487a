import type { Names } from '../catalog-names.ts'
import type { QuestionType } from '../knowledge/question-shape.ts'
import { subjectOfFragment } from '../knowledge/subject-of-question.ts'
import type { Intent } from '../meaning.ts'
import type { MessageReading } from '../meaning-of.ts'
import { kindsIn } from '../part-words.ts'
import { readMessageOnce } from '../read-message-once.ts'
import { isSafetyAsked } from '../safety-asked.ts'
import type { Before } from '../said-before.ts'
import { strengthInClauses } from '../strength-asked.ts'
import { type LearnedAct, learnedAct } from './learned-act.ts'

/** So likely an act has to be before it is taken in place of the one that the words were read as. */
const SURE = 0.8

const QUESTIONS: ReadonlySet<Intent> = new Set(['topic', 'unknown', 'price', 'stock', 'slip', 'limits', 'why'])
/** Which readings give way to a learned act; the others are firm. */
const GIVES_WAY: Readonly<Partial<Record<LearnedAct, ReadonlySet<Intent>>>> = {
  build: QUESTIONS,
  stages: new Set([...QUESTIONS, 'plan', 'fits']),
  answer: new Set(['plan', 'unknown']),
  parts: new Set([...QUESTIONS, 'plan']),
  cart: new Set([...QUESTIONS, 'plan', 'fits']),
}

/** A message by the act that it most likely is, where the words alone were read as another and may well be this one. */
export function byLearnedAct(catalog: Names, before: Before, text: string, reading: MessageReading): MessageReading {
  const { meaning } = reading
  const { act, likely } = learnedAct(reading, before)
  if (likely < SURE || !GIVES_WAY[act]?.has(meaning.intent)) return reading
  return AS[act]?.(catalog, before, text, reading) ?? reading
}

/** Questions about a part that its price does not answer. */
const TOLD: ReadonlySet<QuestionType> = new Set(['duration', 'legal', 'why', 'safe', 'sound', 'when'])

/** "What is good power for safe?", "how much can it take". */
const ASKS_HOW_MUCH =
  /\b(?:what|how much|how many)\b[^.;!]{0,40}\b(?:safe|safely|reliabl\w+|sane|ok|hold|take|handle)\b/

const PUTS_IN = /\b(?:add|put|throw|toss|chuck|drop|stick|order|buy|take|get|grab|cart|basket)\b/

/** "The one you would put on your own truck, both prices": advice and a price are asked, and nothing is ordered. */
const ONLY_ASKS =
  /\b(?:you|u|you'd)(?: \w+){0,2} (?:put|buy|take|get|grab|order|stick)\b|\b(?:prices?|how much|which|what)\b/
const OF_CART = /\b(?:cart|basket|add)\b/

type Reread = (catalog: Names, before: Before, text: string, reading: MessageReading) => MessageReading | undefined

const AS: Readonly<Partial<Record<LearnedAct, Reread>>> = {
  build: (catalog, _, text, { meaning: { topic, goal }, asked }) => {
    const isDoubted = goal !== undefined && !('most' in goal) && isSafetyAsked(asked)
    if (topic === 'safe_limit' && (isDoubted || ASKS_HOW_MUCH.test(asked))) return undefined
    const request = readMessageOnce(catalog, text, true)
    return request.meaning.intent === 'plan' ? request : undefined
  },
  stages: (_, __, ___, reading) => ({ ...reading, meaning: { ...reading.meaning, intent: 'stages' } }),
  answer: ({ vehicles }, _, __, reading) => {
    const { meaning, asked } = reading
    const isSafety = meaning.goal !== undefined && isSafetyAsked(asked)
    if ((meaning.goal !== undefined || meaning.budgetUsd !== undefined) && !isSafety) return undefined
    const about = reading.about ?? (meaning.car === undefined ? subjectOfFragment(vehicles, asked) : undefined)
    const topic = isSafety ? 'safe_limit' : about?.topics[0]?.topic.id
    return (
      about && {
        ...reading,
        about,
        isGuess: true,
        meaning: { ...meaning, intent: 'topic', ...(topic ? { topic } : {}) },
      }
    )
  },
  parts: (_, __, ___, { meaning: { wants: ____, ...meaning }, ...reading }) => {
    if (strengthInClauses(reading.asked)) return undefined
    const part = TOLD.has(reading.about?.question.type ?? 'other') ? undefined : partIn(reading.asked)
    return part && { ...reading, meaning: { ...meaning, intent: 'fits', part } }
  },
  cart: (_, before, __, { meaning: { wants: ___, ...meaning }, ...reading }) => {
    if (before.last?.intent === 'cart' || !PUTS_IN.test(reading.asked)) return undefined
    if (ONLY_ASKS.test(reading.asked) && !OF_CART.test(reading.asked)) return undefined
    const part = partIn(reading.asked) ?? before.part
    return part || before.shown
      ? { ...reading, meaning: { ...meaning, intent: 'cart', cart: 'add', ...(part ? { part } : {}) } }
      : undefined
  },
}

function partIn(asked: string) {
  const [kind, ...more] = kindsIn(asked)
  return kind && { kind, ...(more.length > 0 ? { kinds: [kind, ...more] } : {}) }
}
