import { carWords, partsLike } from '../planning/car-facts.ts'
import { type Advisor, type Answer, inLanguage, suggestions, text } from './advisor.ts'
import { type Draft, withMeaning } from './draft.ts'
import { legalOf } from './kind-in-talk.ts'
import type { MessageReading } from './meaning-of.ts'
import { kindsIn } from './part-words.ts'
import { carOf } from './request-of.ts'

/** "Is a cold air intake legal in California": of one kind by what its makers state, not of the cats in general. */
export function partLaw(advisor: Advisor, draft: Draft, { asked, about, meaning }: MessageReading): Answer | undefined {
  const [kind, ...more] = kindsIn(asked)
  if (!kind || more.length > 0 || about?.question.type !== 'legal' || meaning.goal || meaning.intent === 'cart')
    return undefined
  if (!ASKS.test(asked) || OF_CATS.test(asked)) return undefined
  const own = meaning.car === undefined ? draft : withMeaning({}, { ...meaning, intent: 'plan' })
  const car = carOf(advisor, own, true)
  if (typeof car === 'string') return undefined
  const fitting = partsLike(advisor.catalog, car.vehicle, { kind }).filter((part) => part.kind === kind)
  const words = legalOf(kind, fitting, carWords(car.vehicle, car.year))
  return [text(inLanguage(draft.language, words)), suggestions('Which ones fit?', 'How much is it?')]
}

const ASKS = /\b(?:is|are|would|will|be|it)\b[^.!]*\b(?:legal|illegal|allowed)\b/
const OF_CATS = /\bcats?\b(?!-? ?back)|\bcatless\b|\bstraight pipe|\bpass\b|\btune\b/
