import type { GenerateReply, GenerateRequest } from '../../contract/configurator.ts'
import { FUEL_NAMES } from '../../engine/display-words.ts'
import { dollars, whp } from './advisor.ts'
import type { Draft } from './draft.ts'

/** A build in Spanish: what it makes and costs first, then what it does and what to know. */
export function spanishBuild(
  reply: GenerateReply,
  { year, isMostForBudget, budgetUsd, targetHorsepower }: GenerateRequest,
  { fuel, goal }: Draft,
): string {
  const { power, timeSlip, shortfall, enhancedData, recommendedParts, offers } = reply
  const { make, model } = enhancedData.vehicle
  const car = `${year} ${make} ${model}`
  const count = recommendedParts.length
  const near = offers.find(({ offer }) => offer === 'near_goal')
  const said = [
    goal && 'stage' in goal ? `Stage ${goal.stage} para tu carro:` : '',
    count === 0
      ? `El ${car} ya da ${whp(power.wheelHp)}: no necesita nada.`
      : `Con ${count} ${count === 1 ? 'pieza' : 'piezas'} tu ${car} pasa de ${whp(power.stockWheelHp)} a ${whp(power.wheelHp)} con ${FUEL_NAMES[enhancedData.preferences.fuel_type]}, por ${dollars(reply.estimatedCost)} con ${reply.laborHours} ${reply.laborHours === 1 ? 'hora' : 'horas'} de mano de obra.`,
    isMostForBudget && budgetUsd !== undefined
      ? `Con ${dollars(budgetUsd)} se llega a ${whp(targetHorsepower ?? power.wheelHp)} en este carro.`
      : '',
    shortfall && power.wheelHp >= FAR_SHORT * shortfall.goalWheelHp
      ? `Hasta ahí llega en estas condiciones; para ${whp(shortfall.goalWheelHp)} no alcanza.`
      : '',
    isJustShort(reply, { isMostForBudget, targetHorsepower })
      ? `Son ${Math.round(power.wheelHp)} de los ${whp(targetHorsepower ?? 0)} que pediste: lo que falta no vale lo que cuesta.`
      : '',
    `Predicción: 0-60 en ${timeSlip.zeroToSixtyS.toFixed(1)} s y el cuarto de milla en ${timeSlip.quarterMileS.toFixed(1)} s.`,
    near && near.deltaUsd < -300 ? `Con ${whp(near.wheelHp)} te ahorras ${dollars(-near.deltaUsd)}.` : '',
    fuel === '87'
      ? 'Con regular (87 octanos) no: la computadora quita tiempo y el motor detona. Lo planeé con premium 91; con 93, mejor.'
      : fuel
        ? ''
        : 'Lo calculé con premium 93. Dime si solo tienes 91 o si hay E85.',
    recommendedParts.some(({ priceIsEstimate }) => priceIsEstimate) ? 'Los precios son estimados.' : '',
  ]
  return said.filter(Boolean).join(' ')
}

/** The build stops under the goal where the next step up is not worth its price. */
const isJustShort = (
  { power, shortfall }: GenerateReply,
  { isMostForBudget, targetHorsepower = 0 }: Pick<GenerateRequest, 'isMostForBudget' | 'targetHorsepower'>,
): boolean => !(shortfall || isMostForBudget) && power.wheelHp < CLOSE * targetHorsepower
const CLOSE = 0.985

/** What is further from the goal is said before the build. */
const FAR_SHORT = 0.97

/** What nearly the goal would save. */
export function nearGoal({ offers }: GenerateReply): string | undefined {
  const near = offers.find(({ offer }) => offer === 'near_goal')
  if (!near || near.deltaUsd > -300) return undefined
  return `${whp(near.wheelHp)} would save you ${dollars(-near.deltaUsd)}.`
}
