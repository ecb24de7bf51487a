import { FUEL_NAMES } from '../../engine/display-words.ts'
import { carWords } from '../planning/car-facts.ts'
import { type Advisor, type Answer, dollars, inLanguage, suggestions } from './advisor.ts'
import type { Draft } from './draft.ts'
import { kindWords } from './parts-answer.ts'
import { refused } from './plan-answer.ts'
import { type ChosenCar, fuelFor } from './request-of.ts'
import { PLANNER_RATE } from './stage-plan.ts'

/** The trade's stages for a car: what each makes, costs and holds. */
export function answerStages(advisor: Advisor, draft: Draft, car: ChosenCar): Answer {
  const fuel = fuelFor(draft) ?? '93'
  const found = advisor.stages({ vehicleId: car.vehicle.id, fuel, induction: 'auto', filter: 'all' })
  if (!found.ok) return refused(found)
  const lines = found.reply.packages
    .filter(({ stage }) => stage !== 'wide_open')
    .map(({ stage, targetHp, totalCost, allParts }) => {
      const kinds = [...new Set(allParts.map(({ kind }) => kindWords(kind as never)))].join(', ')
      return `Stage ${stage.slice(-1)}: ${Math.round(targetHp)} whp, ${dollars(totalCost)} installed (${kinds}).`
    })
  const missing = found.reply.missing
    .filter(({ stage }) => stage !== 'wide_open')
    .map(({ stage, reason }) => `Stage ${stage.slice(-1)}: ${reason}`)
  return [
    {
      type: 'text',
      text: [
        inLanguage(draft.language, [
          `The ${carWords(car.vehicle, car.year)} on ${FUEL_NAMES[fuel]}, stage by stage:`,
          `El ${carWords(car.vehicle, car.year)} con ${FUEL_NAMES[fuel]}, etapa por etapa:`,
        ]),
        ...lines,
        ...missing,
        inLanguage(draft.language, [
          `Those are our stage packages, labor at ${PLANNER_RATE}. Prices are estimates until we quote them.`,
          'Los precios son estimados hasta que cotizamos.',
        ]),
        car.assumed,
      ]
        .filter(Boolean)
        .join('\n'),
    },
    suggestions('Stage 1', 'Stage 2', 'Stage 3'),
  ]
}
