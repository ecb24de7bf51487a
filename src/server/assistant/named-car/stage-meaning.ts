import { type Answer, inLanguage, suggestions, text } from '../advisor.ts'
import { ofCar } from '../frame/of-car.ts'
import { topicOf } from '../knowledge/topic-index.ts'
import { answerStages } from '../stages-answer.ts'
import type { Turn } from '../turn.ts'

const STAGE = /\bstage ?(?:[123]|one|two|three)\b/
const ASKS_MEANING =
  /\bmeans?\b|\bmeaning\b|\b(?:plain|normal|simple|regular) (?:people |person |human )?(?:words?|english|terms|talk)\b|\bexplain\b|\bin english\b|\bque significa\b/
const ELSE = /\b(?:cost|price|make|whp|hp|safe|hold|need|cart|number)\b|\$/

/** "What is stage 2 in normal people words, he has a 2018 GTI": what it means, then what it is on that car. */
export function stageMeaning({ advisor, draft, reading }: Turn): Answer | undefined {
  const { asked, meaning } = reading
  if (!STAGE.test(asked) || !ASKS_MEANING.test(asked) || ELSE.test(asked) || meaning.intent === 'cart' || draft.shown)
    return undefined
  if (meaning.stranger !== undefined || meaning.budgetUsd !== undefined) return undefined
  const told = topicOf('stage_meaning')?.answer
  if (!told) return undefined
  const words = text(inLanguage(draft.language, told))
  const car = ofCar(advisor, draft, reading)
  if (!car || (reading.mayMean.length > 1 && meaning.car === undefined))
    return [words, suggestions('Is stage 2 safe every day?', 'What does it cost?')]
  const known = inLanguage(draft.language, told).replace(/ (?:Tell me what you drive|Dime qué carro) [^.]*\./, '')
  return [text(known), text('\n'), ...answerStages(advisor, draft, car)]
}
