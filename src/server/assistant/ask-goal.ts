import { carWords } from '../planning/car-facts.ts'
import { type Advisor, type Answer, inLanguage, suggestions, text } from './advisor.ts'
import type { Draft } from './draft.ts'
import { questionIn } from './knowledge/question-shape.ts'
import type { ChosenCar } from './request-of.ts'
import { onRegular } from './words-beside.ts'

/** "Is it reliable", "worth modding?": of the car as it stands, whatever is to be made of it. */
export const ASKS_IF_SOUND =
  /\breliab\w+\?*\W*$|\bis it (?:a )?(?:reliable|good|strong|solid)\b|\bworth (?:modding|building|tuning|it)\b|\bgood (?:platform|base|starting point)\b|\bleave alone\b/

export const GOALS = ['50 more whp', 'As much as possible under $5,000', '11.5 in the quarter mile'] as const

/** A car alone: what it makes, what our stages make of it, and what is to be known. */
export const askGoal = (advisor: Advisor, draft: Draft, car: ChosenCar, asked: string): Answer => [
  text(goalAsked(advisor, draft, car, asked), car.assumed),
  suggestions(...GOALS),
]

function goalAsked(advisor: Advisor, { fuel, language }: Draft, car: ChosenCar, asked: string): string {
  if (fuel === '87') return onRegular(advisor, car, language)
  const name = carWords(car.vehicle, car.year)
  const stock = Math.round(advisor.catalog.stockPower(car.vehicle).stockWheelHp)
  const { stageWheelHp } = car.vehicle.family
  const stages = ([1, 2, 3] as const).flatMap((stage) => {
    const made = stageWheelHp[`stage${stage}`]
    return made === undefined ? [] : [`stage ${stage} ${Math.round(made)}`]
  })
  const figures = `${stock} whp stock${stages.length > 0 ? `; on 93, ${stages.join(', ')}` : ''}`
  const lead = questionIn(asked)
    ? `I can't answer that for certain about the ${name}; ask us at /contact. What I do know:`
    : `Got it, a ${name}:`
  return inLanguage(language, [
    `${lead} about ${figures}. How much wheel power do you want, or what quarter-mile time?`,
    `Perfecto, el ${name}: unos ${figures.replace('stock', 'de fábrica').replace('; on 93', '; con 93').replaceAll('stage', 'etapa')}. ¿Cuánta potencia a las ruedas quieres, o qué tiempo en el cuarto de milla?`,
  ])
}
