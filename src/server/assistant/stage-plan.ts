import type { GenerateReply, GenerateRequest } from '../../contract/configurator.ts'
import type { PlanInput } from '../../contract/plans.ts'
import { FUEL_NAMES } from '../../engine/display-words.ts'
import { LABOR_CENTS_PER_HOUR } from '../../engine/labor-rates.ts'
import { breakable } from '../../engine/limits/is-strength.ts'
import { limitName } from '../../engine/limits/limit-words.ts'
import type { LimitUse } from '../../engine/model.ts'
import type { Refused } from '../http/problem.ts'
import { carWords } from '../planning/car-facts.ts'
import { type Advisor, type Bilingual, dollars, whp } from './advisor.ts'
import type { Draft } from './draft.ts'
import { gearboxName } from './gearbox-said.ts'
import { type ChosenCar, fuelFor, requestFor } from './request-of.ts'

export const PLANNER_RATE = `$${LABOR_CENTS_PER_HOUR.planner / 100} an hour`

/** A stage of the planner as it stands in the conversation. */
export interface StagePlan {
  reply: GenerateReply
  timeline: string
  request: GenerateRequest
  stagePackage: NonNullable<PlanInput['stagePackage']>
}

const WISHES = ['without', 'keepsStock', 'wants', 'boostKinds', 'installed', 'notFuels'] as const

/** The stage as the planner has it; undefined where it has none, or where the visitor wants it otherwise. */
export function stagePlan(advisor: Advisor, draft: Draft, car: ChosenCar): StagePlan | undefined {
  const { goal, maker, induction, budgetUsd, standing, dynoSheet, priority, talk } = draft
  if (!goal || !('stage' in goal) || (maker ?? induction ?? budgetUsd ?? standing ?? dynoSheet ?? priority))
    return undefined
  if (WISHES.some((wish) => (draft[wish]?.length ?? 0) > 0)) return undefined
  // The packages know neither a smog check nor a blend.
  if (talk?.mustPass ?? talk?.blend) return undefined
  const stage = `stage${goal.stage}` as const
  const fuel = fuelFor(draft) ?? '93'
  const made = advisor.stageBuild({ vehicleId: car.vehicle.id, fuel, stage })
  if (!made) return undefined
  const request = requestFor(advisor, { ...draft, fuel }, car, made.reply.power.wheelHp)
  return { ...made, request, stagePackage: { stage, fuel } }
}

/** The build that the conversation shows: a stage of the planner while that is the goal, else what was planned. */
export function shownBuild(
  advisor: Advisor,
  draft: Draft,
  shown: GenerateRequest,
): { ok: true; reply: GenerateReply; stagePackage?: StagePlan['stagePackage'] } | Refused {
  const vehicle = advisor.catalog.vehicle(shown.vehicleId ?? '')
  const { budgetUsd: _, ...unbound } = draft
  const stage = vehicle && stagePlan(advisor, unbound, { vehicle, year: Number(shown.year), assumed: '' })
  if (stage && stage.request.targetHorsepower === shown.targetHorsepower) return { ok: true, ...stage }
  return advisor.plan(shown)
}

/** "Stage 2 on the 2018 Ford Mustang GT takes it from 406 to 459 whp on 93 octane for $6,608 installed." */
export function stageWords(car: ChosenCar, { reply, timeline, stagePackage }: StagePlan): Bilingual {
  const { power, estimatedCost, laborHours, limits, timeSlip } = reply
  const { wheelHpRange90: range, stockWheelHp, wheelHp } = power
  const stage = stagePackage.stage.slice(-1)
  const fuel = FUEL_NAMES[reply.enhancedData.preferences.fuel_type]
  const name = `${carWords(car.vehicle, car.year)} (${gearboxName(car.vehicle)})`
  const [first] = breakable(limits as readonly LimitUse[])
  const watch = first ? ` First thing to watch: the ${limitName(first, car.vehicle.family)}.` : ''
  return [
    `Stage ${stage} takes the ${name} from ${Math.round(stockWheelHp)} to ${whp(wheelHp)} on ${fuel} for ${dollars(estimatedCost)} installed. That's our stage package, with ${laborHours} ${laborHours === 1 ? 'hour' : 'hours'} of labor at ${PLANNER_RATE}; allow ${timeline.replace('-', ' to ')}. Most cars land between ${Math.round(range.low)} and ${Math.round(range.high)}.${watch} Predicted: 0-60 in ${timeSlip.zeroToSixtyS.toFixed(1)} s, 1/4 mile in ${timeSlip.quarterMileS.toFixed(1)} s at ${Math.round(timeSlip.trapMph)} mph.`,
    `La etapa ${stage} (stage ${stage}) lleva el ${name} de ${Math.round(stockWheelHp)} a ${whp(wheelHp)} con ${fuel} por ${dollars(estimatedCost)} instalada, con ${laborHours} horas de mano de obra.`,
  ]
}
