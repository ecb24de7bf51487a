import { type Advisor, type Answer, suggestions, text } from './advisor.ts'
import { componentOfEach } from './component-of-each.ts'
import type { Draft } from './draft.ts'
import type { Goal, Intent, Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { answerLimits, answerSlip, answerStock } from './question-answers.ts'
import { carOf } from './request-of.ts'
import { answerStages } from './stages-answer.ts'

/** What is asked of a car by its own figures. */
const OF_EACH: ReadonlySet<Intent> = new Set<Intent>(['slip', 'limits', 'stages', 'stock'])
const TUNED = /\b(?:tuned?|flash(?:ed)?|chip(?:ped)?)\b/
const MOST_CARS = 3

/** "So with a tune what's each one run" after two cars were compared: the same of each, and nobody is asked which. */
export function comparedGoesOn(
  advisor: Advisor,
  before: Draft,
  draft: Draft,
  reading: MessageReading,
): Answer | undefined {
  const component = componentOfEach(advisor, before, draft, reading)
  if (component) return component
  const { meaning, asked, mayMean } = reading
  const { compared } = before
  const isOfOne = (meaning.car ?? draft.car) !== undefined || mayMean.length > 0 || meaning.stranger !== undefined
  if (!compared || isOfOne || !OF_EACH.has(meaning.intent)) return undefined
  const goal: Goal | undefined = meaning.goal ?? (TUNED.test(asked) && !meaning.isStock ? { stage: 1 } : undefined)
  const told = compared.cars.slice(0, MOST_CARS).flatMap((one) => {
    const own: Draft = {
      ...one,
      ...(goal ? { goal } : {}),
      ...(draft.fuel ? { fuel: draft.fuel } : {}),
      ...(draft.language ? { language: draft.language } : {}),
    }
    const car = carOf(advisor, own, true)
    return typeof car === 'string' ? [] : [answerOfOne(advisor, own, { ...car, assumed: '' }, meaning)]
  })
  if (told.length < 2) return undefined
  const lines = told.map((answer) =>
    answer.flatMap((event) => (event.type === 'text' ? [event.text.trim()] : [])).join(' '),
  )
  const closing =
    goal && meaning.intent === 'slip' && 'stage' in goal
      ? ` With stage ${goal.stage} on each; these are predictions.`
      : ''
  return [text(`${lines.join('\n')}${closing}`), suggestions('Which one would you pick?', 'What breaks first?')]
}

function answerOfOne(advisor: Advisor, draft: Draft, car: Parameters<typeof answerSlip>[2], meaning: Meaning): Answer {
  if (meaning.intent === 'slip') return answerSlip(advisor, draft, car, meaning)
  if (meaning.intent === 'limits') return answerLimits(advisor, draft, car, meaning)
  return meaning.intent === 'stages' ? answerStages(advisor, draft, car) : answerStock(advisor, draft, car)
}
