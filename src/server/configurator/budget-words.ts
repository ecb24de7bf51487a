import { FUEL_NAMES, listed } from '../../engine/display-words.ts'
import { filledSlots } from '../../engine/fitment/check-build.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import { breakable } from '../../engine/limits/is-strength.ts'
import { kindName } from '../../engine/limits/limit-words.ts'
import type { Part } from '../../engine/model.ts'
import { type BudgetBuy, isWorthIt, JUST_OVER } from '../../engine/optimizer/bought-with.ts'
import { GOAL_COUNTS_FROM } from '../../engine/optimizer/goal-answer.ts'
import { billCents } from '../../engine/optimizer/planned-build.ts'
import type { FrontierPoint } from '../../engine/optimizer/search.ts'
import { comesBeforePower } from '../../engine/rulebook/track-rules.ts'
import { wholeDollars } from '../pricing/money.ts'
import type { BuildRequest } from './build-request.ts'
import type { ChosenBuild } from './choose-build.ts'
import { stepsInFull } from './claim-words.ts'
import { supportsCents } from './supported-price.ts'

type Short = NonNullable<ChosenBuild['short']>
type TooSmall = Extract<Short, { reason: 'budget_too_small' }>

/** Whether all that is bought are parts that go in before power does. */
export const buysNoPower = ({ bare }: ChosenBuild): boolean =>
  bare.build.parts.every((part) => part.installed || comesBeforePower(part))

const hp = (value: number): string => `${Math.round(value)} whp`

/** What the goal takes: its price, by how little it is over the budget, and the big jobs in it. */
export function goalPriceWords(
  buildRequest: BuildRequest,
  chosen: ChosenBuild,
  { cheapestBuild, budget }: TooSmall,
): string {
  const { goalWheelHp } = buildRequest
  const { costCents, build, power } = cheapestBuild
  // What counts as the goal may be a little less than it.
  const makes = power.wheelHp >= goalWheelHp * GOAL_COUNTS_FROM ? goalWheelHp : power.wheelHp
  const sold = soldAtCents(buildRequest, chosen, cheapestBuild)
  const isJustOver = sold <= budget.budgetCents * JUST_OVER
  const justOver = isJustOver ? `, ${wholeDollars(sold - budget.budgetCents)} over your budget` : ''
  const full = sold > costCents ? ` (${wholeDollars(sold)} with supporting parts)` : ''
  const steps = stepsInFull(build, chosen.planned.build.parts)
  return `${hp(makes)} takes ${steps && `${steps}: `}${wholeDollars(costCents)}${full}${justOver}.`
}

/** What the build for the goal costs with its supporting parts. */
export function soldAtCents(
  buildRequest: BuildRequest,
  { request, offers }: ChosenBuild,
  { costCents, build }: TooSmall['cheapestBuild'],
): number {
  const offered = offers.find(({ offer }) => offer === 'just_over')
  const supports = offered ? offered.planned.costCents - costCents : supportsCents(request, build.parts, buildRequest)
  return costCents + Math.max(0, supports)
}

/** What the budget buys, what the last steps would cost that are left out, and what a little more would buy. */
export function budgetWords(chosen: ChosenBuild, short: Short, { budgetCents }: BuildRequest): string {
  const { budget } = short
  if (!budget || chosen.planned.costCents > (budgetCents ?? Number.POSITIVE_INFINITY)) return ''
  if (budgetCents === undefined) return lastStepsWords(chosen, budget)
  const said = boughtWords(chosen, budget)
  const { justOver } = budget
  // Where the goal itself is as near, its own price says it.
  const isGoalAsNear =
    short.reason === 'budget_too_small' && short.cheapestBuild.costCents <= (justOver?.costCents ?? 0)
  if (!justOver || isGoalAsNear) return said
  const over = wholeDollars(justOver.costCents - budget.budgetCents)
  return `${said} Stretch ${over} to ${wholeDollars(justOver.costCents)} and it makes ${hp(justOver.wheelHp)}.`
}

function boughtWords(chosen: ChosenBuild, { budgetCents, build, strongest }: BudgetBuy): string {
  const { planned, supports, request } = chosen
  const { power, costCents } = planned
  const [budget, price] = [wholeDollars(budgetCents), wholeDollars(costCents)]
  const top = strongest ?? (build && { wheelHp: build.power.wheelHp, parts: build.build.parts })
  const step = nextStep(chosen, top)
  if (buysNoPower(chosen)) return step ? `The next ${step}.` : ''
  const buys = `${budget} gets you ${hp(power.wheelHp)} on ${FUEL_NAMES[request.fuel]} (this build is ${price}).`
  // What was worth its price, but for the supports that go in instead.
  const isForSupports = supports.length > 0 && build && Math.round(build.power.wheelHp) > Math.round(power.wheelHp)
  if (isForSupports) return `With supporting parts included, ${buys}`
  return step ? `${hp(power.wheelHp)} for ${price} of your ${budget}: another ${step}.` : buys
}

/** Without a budget: what the steps to the strongest build would cost that are left out. */
function lastStepsWords(chosen: ChosenBuild, { strongest }: BudgetBuy): string {
  const { power, costCents } = chosen.planned
  const step = nextStep(chosen, strongest)
  if (buysNoPower(chosen)) return step ? `The next ${step}.` : ''
  const makes = `This build makes ${hp(power.wheelHp)} for ${wholeDollars(costCents)}`
  return step ? `${makes}: another ${step}.` : `${makes}.`
}

/** Fewer than this over what is shown are no step that anyone would take. */
const STEP_FROM = 1.01

/**
 * "10 whp would cost $1,250, and that's without the transmission tune": the step to the strongest build as it is offered
 * beside this one, or else with the same supporting parts. Undefined: there is no such step.
 */
function nextStep(
  { planned, supports, offers, request, reserve }: ChosenBuild,
  top: Pick<FrontierPoint, 'wheelHp' | 'parts'> | undefined,
): string | undefined {
  if (!top) return undefined
  const missing = (parts: readonly Part[]) => {
    const filled = filledSlots(parts)
    return supports.map(({ part }) => part).filter(({ kind }) => !filled.has(slotOf(kind)))
  }
  const offered = offers.find(({ offer }) => offer === 'most_power')?.planned
  const { wheelHp, costCents } = offered
    ? { ...offered, wheelHp: offered.power.wheelHp }
    : { ...top, costCents: billCents(request, [...top.parts, ...missing(top.parts)]) }
  const more = Math.round(wheelHp) - Math.round(planned.power.wheelHp)
  const dearer = costCents - planned.costCents
  if (wheelHp < planned.power.wheelHp * STEP_FROM || more < 1 || dearer <= 0) return undefined
  const left = offered
    ? missing(offered.build.parts).map(({ kind }) => kindName(kind, planned.build.vehicle.family))
    : []
  const leaves = left.length > 0 ? `, and that's without the ${listed(left)}` : ''
  const isTight = offered && breakable(offered.limits).some(({ share }) => share > 1 - reserve + 0.005)
  const tight = reserve > 0 && isTight ? ` and leave less than ${Math.round(reserve * 100)}% headroom` : ''
  const isWorth = isWorthIt({ ...planned, wheelHp: planned.power.wheelHp }, { costCents, wheelHp })
  return `${more} whp would cost ${wholeDollars(dearer)}${tight || leaves}${isWorth ? '' : ", and isn't worth it"}`
}
