import { RESERVE_OF_PRIORITY } from '../../contract/budget-priority.ts'
import { FUEL_NAMES, spoken } from '../../engine/display-words.ts'
import { breakable, isStrength } from '../../engine/limits/is-strength.ts'
import { isPlural, kindWords, limitName } from '../../engine/limits/limit-words.ts'
import type { BuildPower, LimitUse } from '../../engine/model.ts'
import { type BudgetBuy, JUST_OVER } from '../../engine/optimizer/bought-with.ts'
import { GOAL_COUNTS_FROM } from '../../engine/optimizer/goal-answer.ts'
import { goalWords } from '../../engine/optimizer/goal-words.ts'
import type { PlannedBuild } from '../../engine/optimizer/planned-build.ts'
import type { Remedy } from '../../engine/optimizer/remedies.ts'
import { lessOnEthanol, remedyWords } from '../../engine/optimizer/remedy-words.ts'
import type { BuildReply } from '../planning/build-reply.ts'
import { wholeDollars } from '../pricing/money.ts'
import type { BuildRequest } from './build-request.ts'
import type { ChosenBuild } from './choose-build.ts'
import {
  besideWords,
  bigStepWords,
  closedEngineWords,
  gasolineWords,
  heldWords,
  overBudgetWords,
  reserveWords,
  STRENGTH_SLOTS,
  STRENGTHS,
} from './claim-words.ts'
import { stockLimitWords } from './stock-limit-words.ts'
import { remedySupportsCents, supportsCents } from './supported-price.ts'
import { timeWords } from './time-words.ts'
import { staysIn } from './with-supports.ts'

/** The engine's own words. Every figure in them is a figure of the reply. */

const hp = (value: number): string => `${Math.round(value)} whp`
const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`

export function explanation(asked: BuildRequest, chosen: ChosenBuild, core: BuildReply): string {
  // What only costs more is the build for the goal.
  const buildRequest = asked.offer === 'just_over' ? { ...asked, offer: undefined } : asked
  const { planned, timed } = chosen
  const isBought = planned.build.parts.some((part) => !part.installed)
  const made = isBought ? buildWords(buildRequest, chosen, core) : nothingNeeded(buildRequest, chosen, core)
  const total = [made, ...supportWords(chosen)]
  const said = timed
    ? [timeWords(buildRequest, chosen, timed), ...total]
    : [...total, ...powerGoalWords(buildRequest, chosen)]
  const [first] = breakable(core.limits as readonly LimitUse[])
  if (isTight(buildRequest, chosen, first)) said.push('It runs closer to its limits than we like for long life.')
  const { family } = planned.build.vehicle
  if (first) {
    said.push(
      `First thing to watch: the ${limitName(first, family)}, at ${Math.round(first.share * 100)}% of ${isPlural(first, family) ? 'their' : 'its'} limit.`,
    )
  }
  const { quarterMileS, trapMph, zeroToSixtyS } = core.timeSlip
  said.push(
    `Predicted: 0-60 in ${zeroToSixtyS.toFixed(1)} s, 1/4 mile in ${quarterMileS.toFixed(1)} s at ${Math.round(trapMph)} mph.`,
  )
  if (!timed) said.push(...nearGoalWords(buildRequest, chosen))
  return said.join(' ')
}

/** What of the bill is for parts that add no power, and that the customer may strike. */
function supportWords({ supports, planned, bare }: ChosenBuild): string[] {
  if (supports.length === 0) return []
  const names = supports.map(({ part }) => spoken(part.kind))
  const listed = names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  const price = wholeDollars(planned.costCents - bare.costCents)
  const staying = supports.filter((item) => staysIn(planned, item)).map(({ part }) => spoken(part.kind))
  const leave =
    staying.length === 0
      ? "Leave out any you don't want."
      : `The ${staying[0]} stays: the gearbox is near its limit even with it.${names.length > 1 ? " Leave out any other that you don't want." : ''}`
  return [`${price} of the total is for supporting parts: ${listed}. ${leave}`]
}

/** The priority asked for a margin, and what gives way first has none. */
const isTight = ({ priority }: BuildRequest, { reserveGivenUp }: ChosenBuild, first: LimitUse | undefined): boolean =>
  reserveGivenUp && (first?.share ?? 0) > 1 - RESERVE_OF_PRIORITY[priority] + 0.005

/** How the build stands to the power that was asked for. */
function powerGoalWords(buildRequest: BuildRequest, chosen: ChosenBuild): string[] {
  const { goalWheelHp, offer, budgetCents } = buildRequest
  const { planned, short, justShort, reserve } = chosen
  const over = overBudgetWords(buildRequest, planned)
  if (short) {
    return [
      ...over,
      shortfallReason(buildRequest, chosen),
      ...stockLimitWords(planned.build.vehicle, goalWheelHp, buildRequest.fuel),
      ...heldWords(chosen),
      ...crankGoalWords(goalWheelHp, planned),
    ]
  }
  if (offer !== undefined) return []
  // A kit that brings its own fuel and air has no more of them in hand than it has.
  const isKept = planned.limits.every(
    ({ component, slot, share }) =>
      !(STRENGTHS.has(component) || (slot && STRENGTH_SLOTS.has(slot))) || share <= 1 - reserve + 0.005,
  )
  const headroom = `${isKept ? reserveWords(reserve) : ''}${besideWords(buildRequest, chosen)}`
  const lowest =
    buildRequest.isMostForBudget && budgetCents !== undefined
      ? `${wholeDollars(budgetCents)} buys up to ${hp(goalWheelHp)} on this car${headroom}.`
      : `This is our lowest-cost build for ${hp(goalWheelHp)}${headroom}.`
  // What the supports bring besides may be what it lacked.
  const lacks = planned.power.wheelHp < goalWheelHp * GOAL_COUNTS_FROM ? justShort : undefined
  // The next step is priced bare, too.
  const toGoal = goalWords({ ...planned, costCents: chosen.bare.costCents }, goalWheelHp, lacks)
  return [
    ...(planned.build.parts.some((part) => !part.installed) ? [lowest] : []),
    ...over,
    ...(toGoal ? [toGoal] : []),
    ...heldWords(chosen),
    ...closedEngineWords(chosen),
    ...gasolineWords(goalWheelHp, chosen),
  ]
}

/** Whoever counts at the crank has what is asked for. */
function crankGoalWords(goalWheelHp: number, { power, build }: PlannedBuild): string[] {
  const isMade = power.crankHp >= goalWheelHp * GOAL_COUNTS_FROM && build.parts.some((part) => !part.installed)
  return isMade ? [`If you meant ${Math.round(goalWheelHp)} hp at the crank, this build makes it.`] : []
}

function nearGoalWords(
  { goalWheelHp, offer, isMostForBudget }: BuildRequest,
  { planned, short, justShort }: ChosenBuild,
): string[] {
  const { wheelHp } = planned.power
  const isUnder = wheelHp < goalWheelHp && planned.build.parts.length > 0
  const isTold = isMostForBudget || short !== undefined || justShort !== undefined || offer !== undefined
  if (!isUnder || isTold) return []
  if (wheelHp >= goalWheelHp * GOAL_COUNTS_FROM) return ["That's within 1% of your goal, closer than a dyno can tell."]
  const missing = Math.round(goalWheelHp) - Math.round(wheelHp)
  return [
    `That's ${Math.round(wheelHp)} of ${hp(goalWheelHp)}: the last ${missing} would use up the margin that it keeps.`,
  ]
}

const carWords = ({ vehicle, year }: BuildRequest): string =>
  `${year} ${vehicle.make} ${vehicle.model} (${vehicle.variant})`

function nothingNeeded(
  buildRequest: BuildRequest,
  { planned, timed, short }: ChosenBuild,
  { currentSetup }: BuildReply,
): string {
  const makes = currentSetup
    ? `Your ${carWords(buildRequest)} makes ${hp(currentSetup.wheelHp)} today.`
    : `The ${carWords(buildRequest)} makes ${hp(planned.power.stockWheelHp)} stock on ${FUEL_NAMES[buildRequest.fuel]}.`
  if (timed) return makes
  return short
    ? `${makes} Nothing that your budget buys is worth its price on this car.`
    : `${makes} It needs nothing for ${hp(buildRequest.goalWheelHp)}.`
}

function buildWords(buildRequest: BuildRequest, { planned }: ChosenBuild, core: BuildReply): string {
  const { power, build } = planned
  const { low, high } = power.wheelHpRange90
  const bought = build.parts.filter((part) => !part.installed).length
  const take = bought === 1 ? 'takes' : 'take'
  const car = `${core.currentSetup ? 'your' : 'the'} ${carWords(buildRequest)}`
  return (
    `${count(bought, 'part')} ${take} ${car} from ${hp(core.currentSetup?.wheelHp ?? power.stockWheelHp)} to ${hp(power.wheelHp)} (about ${Math.round(power.crankHp)} hp at the crank) on ${FUEL_NAMES[buildRequest.fuel]}, ` +
    `for ${wholeDollars(planned.costCents)} with ${count(core.laborHours, 'hour')} of labor. ` +
    `Most cars land between ${Math.round(low)} and ${Math.round(high)}.`
  )
}

/** Which limit stops the strongest build: its name, the engine family, and the kind of part that would lift it. */
function stoppedBy({ planned, short }: ChosenBuild): string | undefined {
  if (short?.reason !== 'goal_out_of_reach' || !short.bindingLimit) return undefined
  const { bindingLimit: binding, bestBuild } = short
  // Spinning tires cap no dyno.
  if (binding.slot === 'tires') return undefined
  const { sentence } = bestBuild.limitedByRule ?? {}
  if (sentence && !isStrength(binding)) return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
  const { family } = planned.build.vehicle
  if (binding.slot === 'reliability_fix') {
    const weakPoint = limitName(binding, family)
    const limit = `${Math.round(binding.limit).toLocaleString('en-US')} ${binding.unit}`
    return `the weak point of this ${family.name}, ${weakPoint}, is good for about ${limit} as it stands.`
  }
  if (binding.liftedByPartId) {
    const limit = `${Math.round(binding.limit).toLocaleString('en-US')} ${binding.unit}`
    return `the ${limitName(binding)} ${isPlural(binding) ? 'are' : 'is'} good for ${limit} with the biggest that we sell.`
  }
  const lift = binding.liftedByKind ? ` It takes ${kindWords(binding.liftedByKind)} to go further` : ''
  const sold = lift ? ', and we have nothing stronger for this car on these terms.' : ''
  return (
    `the stock ${limitName(binding)} on this ${family.name} ${isPlural(binding) ? 'are' : 'is'} good for ` +
    `${Math.round(binding.limit).toLocaleString('en-US')} ${binding.unit}.${lift}${sold}`
  )
}

/** Why the strongest allowed build is no stronger. */
export function shortfallReason(buildRequest: BuildRequest, chosen: ChosenBuild): string {
  const { planned, short } = chosen
  const bought = short?.budget ? `${budgetWords(chosen, short, buildRequest)} ` : ''
  // Without the reserve the goal is dearer or it is not: a price within the budget is not what is missing.
  const isTooDear = short?.reason === 'budget_too_small' && short.cheapestBuild.costCents > short.budget.budgetCents
  if (isTooDear) return `${bought}${goalPriceWords(buildRequest, chosen, short)}`
  const { power, costCents } = short?.reason === 'goal_out_of_reach' ? short.bestBuild : planned
  const price = bought ? `, for ${wholeDollars(costCents)}` : ''
  const best = `${bought}This car tops out at ${hp(power.wheelHp)} on ${FUEL_NAMES[buildRequest.fuel]}${price}`
  const stopped = stoppedBy(chosen)
  if (stopped) return `${best}: ${stopped}`
  return `${best} with the parts we sell for it${power.cappedBy ? `: ${CAPPED[power.cappedBy]}` : ''}.`
}

/** What the goal takes: its price, by how little it is over the budget, and the big jobs in it. */
function goalPriceWords(
  buildRequest: BuildRequest,
  { request, planned, offers }: ChosenBuild,
  { cheapestBuild, budget }: TooSmall,
): string {
  const { goalWheelHp } = buildRequest
  const { costCents, build, power } = cheapestBuild
  // What counts as the goal may be a little less than it.
  const makes = power.wheelHp >= goalWheelHp * GOAL_COUNTS_FROM ? goalWheelHp : power.wheelHp
  const over = costCents - budget.budgetCents
  const isJustOver = costCents <= budget.budgetCents * JUST_OVER
  const justOver = isJustOver ? `, ${wholeDollars(over)} over your budget` : ''
  const offered = offers.find(({ offer }) => offer === 'just_over')
  const supports = offered ? offered.planned.costCents - costCents : supportsCents(request, build.parts, buildRequest)
  const full = supports > 0 ? ` (${wholeDollars(costCents + supports)} with supporting parts)` : ''
  return `${hp(makes)} takes ${wholeDollars(costCents)}${full}${justOver}${bigStepWords(build.parts, planned.build.parts)}.`
}

type Short = NonNullable<ChosenBuild['short']>
type TooSmall = Extract<Short, { reason: 'budget_too_small' }>

/** What the budget buys, what the last steps would cost that are left out, and what a little more would buy. */
function budgetWords(chosen: ChosenBuild, short: Short, { budgetCents }: BuildRequest): string {
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
  return `${said} ${over} over your budget, a ${wholeDollars(justOver.costCents)} build makes ${hp(justOver.wheelHp)}.`
}

function boughtWords({ planned, bare, supports }: ChosenBuild, { budgetCents, build, strongest }: BudgetBuy): string {
  const { power, costCents } = planned
  const [budget, price] = [wholeDollars(budgetCents), wholeDollars(costCents)]
  const top = strongest ?? (build && { wheelHp: build.power.wheelHp, costCents: build.costCents })
  const more = top ? Math.round(top.wheelHp) - Math.round(power.wheelHp) : 0
  const buys = `${hp(power.wheelHp)} is what ${budget} buys (this build is ${price}).`
  // The same parts without the reserve are no step up.
  if (!top || more <= 0 || top.costCents <= bare.costCents) return buys
  // What was worth its price, but for the supports that go in instead.
  const isForSupports = supports.length > 0 && build && Math.round(build.power.wheelHp) > Math.round(power.wheelHp)
  if (isForSupports) return `With supporting parts included, ${buys}`
  const dearer = wholeDollars(top.costCents - bare.costCents)
  if (costCents === 0) return `${more} whp would cost ${dearer}.`
  return `Of your ${budget} this build takes ${price} for ${hp(power.wheelHp)}: another ${more} whp would cost ${dearer}, and isn't worth it.`
}

/** Without a budget: what the steps to the strongest build would cost that are left out. */
function lastStepsWords({ planned: { power, costCents }, bare }: ChosenBuild, { strongest }: BudgetBuy): string {
  const more = strongest ? Math.round(strongest.wheelHp) - Math.round(power.wheelHp) : 0
  const makes = `This build makes ${hp(power.wheelHp)} for ${wholeDollars(costCents)}`
  if (!strongest || more <= 0) return `${makes}.`
  const dearer = wholeDollars(strongest.costCents - bare.costCents)
  return `${makes}: another ${more} whp would cost ${dearer}, and isn't worth it.`
}

const CAPPED: Readonly<Record<NonNullable<BuildPower['cappedBy']>, string>> = {
  injectors: 'the injectors are maxed out',
  fuel_pump: 'the fuel pump is maxed out',
  fuel_system: 'the fuel system is maxed out',
  boost_source: 'the turbo or blower is out of air',
}

/** What would bring the goal nearer: the fuels that reach it first, and why ethanol does not where gasoline does. */
export function shortfallRemedy(buildRequest: BuildRequest, chosen: ChosenBuild, found: readonly Remedy[]): string {
  const { short, request } = chosen
  const said = remedyWords(found, request.fuel, (remedy) => remedySupportsCents(chosen, remedy, buildRequest))
  if (said.length === 0 && short?.reason === 'budget_too_small') {
    const { power, costCents } = short.cheapestBuild
    return `Without the budget, this car makes ${hp(power.wheelHp)} for ${wholeDollars(costCents)}.`
  }
  if (said.length === 0) return 'We have nothing that takes this car further. Ask us about a one-off build.'
  // Where money is what is short, the fuel is not.
  const less =
    short?.reason === 'goal_out_of_reach' ? lessOnEthanol(short.bestBuild, short.bindingLimit, found) : undefined
  return [...said, ...(less ? [less] : [])].join(' ')
}
