import type { GenerateRequest } from '../../contract/configurator.ts'
import type { Part } from '../../engine/model.ts'
import { type Advisor, type Bilingual, dollars } from './advisor.ts'

/**
 * A wished part that stays out of a build: for want of money where it goes in without the budget, with what the build
 * comes to then; else because nothing of its kind goes with the rest.
 */
export function leftOutWords(advisor: Advisor, request: GenerateRequest, left: readonly Part[]): Bilingual {
  const { budgetUsd, isMostForBudget: _, ...open } = request
  const isCamAlone = left.length === 1 && left[0]?.kind === 'camshafts' && budgetUsd === undefined
  if (isCamAlone)
    return [
      'I left out the cam: we build one only with an intake and headers beside it, because the stock ones choke it.',
      'Dejé fuera el árbol de levas: solo lo armamos con admisión y headers, porque los de fábrica lo ahogan.',
    ]
  if (left.length === 1 && left[0]?.kind === 'nitrous')
    return [
      'I left out the nitrous: a shot goes on top of a finished build. Name its size, like "a 75 shot on that", and I\'ll tell you what holds it.',
      'Dejé fuera el nitroso: un shot va encima de un build terminado. Dime de cuánto, por ejemplo "un shot de 75", y te digo qué lo aguanta.',
    ]
  const kinds = left.map(({ kind }) => kind.replaceAll('_', ' '))
  const [out, fuera] = [`I left out the ${kinds.join(' and the ')}`, `Dejé fuera: ${kinds.join(', ')}`]
  const planned =
    budgetUsd === undefined ? undefined : advisor.plan({ ...open, lockedPartIds: left.map(({ id }) => id) })
  if (budgetUsd === undefined || !planned?.ok || planned.reply.estimatedCost <= budgetUsd) {
    return [`${out}: nothing we sell works in this build.`, `${fuera}; no tenemos ninguno que entre en este build.`]
  }
  const { estimatedCost, estimatedHorsepower } = planned.reply
  const [cost, over] = [dollars(estimatedCost), dollars(estimatedCost - budgetUsd)]
  return [
    `${out}: with that in, the build comes to ${cost} for ${Math.round(estimatedHorsepower)} whp, ${over} over your budget.`,
    `${fuera}; con eso el build sale en ${cost}, ${over} más de tu presupuesto.`,
  ]
}
