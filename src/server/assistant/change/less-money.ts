import type { GenerateReply, GenerateRequest } from '../../../contract/configurator.ts'
import type { Advisor } from '../advisor.ts'
import type { Draft } from '../draft.ts'
import { type ChosenCar, requestFor } from '../request-of.ts'

/** A build that costs less is worth showing from a twentieth less. */
const LESS = 0.95

/**
 * The strongest build on changed terms (another fuel, another boost) that costs less than the one before: the goal where it
 * is cheaper on them, else the highest step of the way there that is.
 */
export function lessOnOtherTerms(
  { plan }: Pick<Advisor, 'plan'>,
  request: GenerateRequest,
  last: GenerateReply,
): GenerateRequest | undefined {
  const planned = plan(request)
  if (!planned.ok || planned.reply.estimatedCost < last.estimatedCost) return undefined
  const { timeGoal: _, isMostForBudget: __, ...open } = request
  const steps = planned.reply.frontier.filter(({ costUsd }) => costUsd > 0 && costUsd <= LESS * last.estimatedCost)
  // What goes in beside the power parts is not on the frontier: the step that is told has to cost less with it.
  const tried = [0.9, 0.75, 0.5, 0.25, 0].map((share) => steps[Math.floor(share * (steps.length - 1))])
  for (const point of tried) {
    const one = point && { ...open, targetHorsepower: Math.floor(point.wheelHp) }
    const made = one && plan(one)
    if (made?.ok && made.reply.estimatedCost <= LESS * last.estimatedCost) return one
  }
  return undefined
}

/** "Half that": the money of the build before, halved, with everything else as it was. */
export const halfOf = (draft: Draft, { estimatedCost }: GenerateReply): Draft => ({
  ...draft,
  budgetUsd: Math.floor(estimatedCost / 2),
})

const MILDER = 0.85
/** "Tone it down": a step below what the last build makes, and never below what the car makes stock. */
export function milder(advisor: Advisor, draft: Draft, car: ChosenCar, last: GenerateReply): GenerateRequest {
  const { budgetUsd: _, ...free } = draft
  const { wheelHp, stockWheelHp } = last.power
  const target = Math.round(Math.max(stockWheelHp + (wheelHp - stockWheelHp) / 3, MILDER * wheelHp) / 5) * 5
  return requestFor(advisor, free, car, target)
}
