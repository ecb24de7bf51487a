import { carWords } from '../../planning/car-facts.ts'
import { type Advisor, type Answer, type Bilingual, inLanguage, suggestions, text } from '../advisor.ts'
import {
  accuracyWords,
  asksAccuracy,
  asksInSample,
  asksWhereFrom,
  doubtsFigures,
  UNSEEN,
} from '../computed/accuracy-answer.ts'
import { dangerTold } from '../danger-told.ts'
import type { Draft } from '../draft.ts'
import { topicOf } from '../knowledge/topic-index.ts'
import type { MessageReading } from '../meaning-of.ts'
import { groundsAsked, tellsOwnRun } from '../predictions/run-asked.ts'
import { carOf } from '../request-of.ts'
import { plainWords, Sentence } from '../sentence.ts'
import { asksOnlyForVerse, type Courtesy, courtesyIn, courtesyWords, isVerse } from './courtesy.ts'
import { factsAsked } from './facts.ts'

/** What is said across the counter: facts of the shop, each that was asked, and talk that asks for no part. */
export function atCounter(
  advisor: Advisor,
  draft: Draft,
  reading: MessageReading,
  said: string,
  last: string,
): Answer | undefined {
  const { asked, meaning } = reading
  const typed = plainWords(said)
  const hasCar = meaning.car !== undefined || reading.mayMean.length > 0 || meaning.stranger !== undefined
  const courtesy = courtesyIn(typed, hasCar)
  if (!(isVerse(courtesy) && asksOnlyForVerse(typed)) && (draft.talk?.danger || dangerTold(asked, said)))
    return undefined
  const facts: Bilingual[] = factsAsked({ shop: advisor.shop, asked, typed, last })
  if (courtesy && !(facts.length > 0 && GIVES_WAY.has(courtesy))) {
    const words = courtesyWords(courtesy, advisor.shop, typed, carName(advisor, draft, reading))
    return [text(inLanguage(draft.language, words)), suggestions(...NEXT)]
  }
  const accuracy = doubtsFigures(asked) || doubtsFigures(typed) ? accuracyTold(advisor, typed) : []
  if (meaning.goal !== undefined || meaning.intent === 'compare' || hasOwnQuestion(reading, draft)) return undefined
  if (facts.length === 0 && (accuracy.length === 0 || hasCar)) return undefined
  const told = [...facts, ...accuracy]
  return [
    text(
      inLanguage(draft.language, [
        told.map(([english]) => english).join(' '),
        told.map(([, spanish]) => spanish).join(' '),
      ]),
    ),
    suggestions('How do I reach a person?', 'How much is shipping?', 'How do I book an appointment?'),
  ]
}

/** How figures are made where that is asked, and how far they are off. */
const accuracyTold = ({ accuracy }: Advisor, typed: string): Bilingual[] => {
  const isDoubted = asksWhereFrom(typed) || !(asksAccuracy(typed) || asksInSample(typed))
  const made = isDoubted ? topicOf('how_numbers_made')?.answer : undefined
  return [...(made ? [made] : []), ...(asksInSample(typed) ? [UNSEEN] : []), accuracyWords(accuracy)]
}

/** An angry word beside a question of the shop: the question is answered. */
const GIVES_WAY: ReadonlySet<Courtesy> = new Set<Courtesy>(['aside', 'insult', 'scam', 'bot', 'burned'])

const NEXT = [
  '2018 Mustang GT, 600 wheel on pump gas, under 20k',
  'How accurate are your numbers?',
  'How do I reach a person?',
]

/** A wish that stands beside the question: what orders or prices a part is told by those who know parts. */
const hasOwnQuestion = ({ meaning }: MessageReading, { shown }: Draft): boolean =>
  meaning.cart !== undefined || (meaning.change !== undefined && shown !== undefined)

function carName(advisor: Advisor, draft: Draft, { meaning }: MessageReading): string | undefined {
  const named =
    meaning.car === undefined ? draft : { car: meaning.car, ...(meaning.year ? { year: meaning.year } : {}) }
  const car = carOf(advisor, named, true)
  return typeof car === 'string' ? undefined : carWords(car.vehicle, car.year)
}

const CLAUSES =
  /(?<=[.?!])\s+|[,;]?\s+(?=(?:and|also|plus|y|tambien|pero|but)\s+(?:do|does|can|could|is|are|will|would|what|how|who|when|where|i need|need|if|en|se|hacen|puedo|cuanto|necesito)\b)/i
const WISHES = ['goal', 'part', 'wants', 'budgetUsd', 'cart', 'boostKinds', 'induction', 'change'] as const

/** "Do you ship to Hawaii? I need a clutch for a 370Z": the facts, and the wish beside them as a message of its own. */
export function factsBesideWish(
  advisor: Advisor,
  draft: Draft,
  said: string,
  read: (text: string) => MessageReading,
): { facts: Bilingual[]; wish: string } | undefined {
  const clauses = said.split(CLAUSES).filter((clause) => clause.trim() !== '')
  if (clauses.length < 2 || draft.talk?.danger || dangerTold(read(said).asked, said)) return undefined
  const factsOf = (clause: string) =>
    factsAsked({ shop: advisor.shop, asked: new Sentence(clause).rest, typed: plainWords(clause) })
  const asking = clauses.filter((clause) => factsOf(clause).length > 0)
  const wish = clauses.filter((clause) => !asking.includes(clause)).join(' ')
  if (asking.length === 0 || wish === '') return undefined
  // What a time of ours stands on, beside a slip of his own: told of both.
  if (tellsOwnRun(plainWords(said)) && groundsAsked(plainWords(said)).length > 0) return undefined
  const { meaning } = read(wish)
  if (!WISHES.some((name) => meaning[name] !== undefined)) return undefined
  return { facts: factsOf(asking.join(' ')), wish }
}
