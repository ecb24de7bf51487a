import type { GenerateReply, GenerateRequest } from '../../contract/configurator.ts'
import type { Refused } from '../http/problem.ts'
import { type Advisor, type Answer, dollars, suggestions, text, whp } from './advisor.ts'
import type { Draft } from './draft.ts'
import type { Meaning } from './meaning.ts'
import { type ChosenCar, changedGoal, requestFor, targetOf } from './request-of.ts'

export const planOf = (advisor: Advisor, request: GenerateRequest) => advisor.plan(request)

/** A refusal in the assistant's mouth: what cannot be, and what is offered instead. */
export function refused({ detail, help }: Refused): Answer {
  const offers = [help?.alternatives, help?.years].find(Array.isArray) as string[] | undefined
  return [text(detail.replace(/^body\.[\w.]+: /, '')), suggestions(...(offers ?? ['Start over']).slice(0, 6))]
}

/** Plans what the draft wishes; `askGoal` is the answer where no goal was said yet. */
export function answerPlan(
  advisor: Advisor,
  before: Draft,
  draft: Draft,
  car: ChosenCar,
  change: Meaning['change'],
  askGoal: () => Answer,
): Answer {
  const last = before.shown && before.car === draft.car ? planOf(advisor, before.shown) : undefined
  if (change && last?.ok) return changed(advisor, draft, car, change, last.reply)
  if (!draft.goal) {
    const stock = advisor.catalog.stockPower(car.vehicle).stockWheelHp
    if (change === 'more_power') return show(advisor, requestFor(advisor, draft, car, stock * 1.25), car.assumed)
    return askGoal()
  }
  const goal = targetOf(advisor, draft, car, draft.goal)
  if (!goal.ok) return refused(goal)
  return show(
    advisor,
    requestFor(advisor, draft, car, goal.target),
    car.assumed,
    goal.words,
    last?.ok ? last.reply : undefined,
  )
}

function changed(
  advisor: Advisor,
  draft: Draft,
  car: ChosenCar,
  change: 'cheaper' | 'more_power',
  last: GenerateReply,
): Answer {
  const goal = changedGoal(last, change)
  if (goal === undefined) {
    return [
      text(
        'Nothing cheaper gains power worth its money. Another fuel or fewer wishes may: say "on E85", or what may go.',
      ),
      suggestions('On E85', 'Start over'),
    ]
  }
  const { budgetUsd: _, ...free } = draft
  return show(
    advisor,
    requestFor(advisor, change === 'more_power' ? free : draft, car, goal),
    car.assumed,
    undefined,
    last,
  )
}

/** A build with the words to it, and against the one before, where there was one. */
export function show(
  advisor: Advisor,
  request: GenerateRequest,
  assumed: string,
  goalWords?: string,
  before?: GenerateReply,
): Answer {
  const planned = planOf(advisor, request)
  if (!planned.ok) return refused(planned)
  const { reply } = planned
  const { shortfall } = reply
  return [
    text(assumed, goalWords, reply.explanation, shortfall?.remedy, before && against(reply, before)),
    { type: 'build', reply, request },
    suggestions(...next(reply, request)),
  ]
}

/** How a build stands to the one before it. */
function against(reply: GenerateReply, before: GenerateReply): string {
  const power = Math.round(reply.power.wheelHp) - Math.round(before.power.wheelHp)
  const cost = reply.estimatedCost - before.estimatedCost
  const more = (value: number, words: string) => `${words} ${value >= 0 ? 'more' : 'less'}`
  return `Against the build before: ${more(power, whp(Math.abs(power)))}, ${more(cost, dollars(Math.abs(cost)))}.`
}

function next(reply: GenerateReply, request: GenerateRequest): string[] {
  const words: string[] = []
  if (reply.recommendedParts.length > 0) words.push('Add it to my cart')
  if (changedGoal(reply, 'cheaper') !== undefined) words.push('Cheaper')
  words.push('More power', 'What breaks first?')
  if (reply.enhancedData.preferences.fuel_type !== 'e85') words.push('On E85')
  if (reply.recommendedParts.some((part) => part.slot === 'clutch')) words.push('Keep the stock clutch')
  if (request.preferences?.intended_use !== 'drag') words.push('For the drag strip')
  return words.slice(0, 6)
}
