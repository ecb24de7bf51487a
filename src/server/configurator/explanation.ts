import { RESERVE_OF_PRIORITY } from '../../contract/budget-priority.ts'
import { FUEL_NAMES, listed } from '../../engine/display-words.ts'
import { breakable, isStrength } from '../../engine/limits/is-strength.ts'
import { APPROACHED } from '../../engine/limits/limit-use.ts'
import { isPlural, kindName, kindWords, limitName, watchWords } from '../../engine/limits/limit-words.ts'
import { AT_THE_LIMIT } from '../../engine/limits/safety-notes.ts'
import type { BuildPower, LimitUse } from '../../engine/model.ts'
import { GOAL_COUNTS_FROM } from '../../engine/optimizer/goal-answer.ts'
import { goalWords } from '../../engine/optimizer/goal-words.ts'
import type { PlannedBuild } from '../../engine/optimizer/planned-build.ts'
import type { Remedy } from '../../engine/optimizer/remedies.ts'
import { lessOnEthanol, remedyWords } from '../../engine/optimizer/remedy-words.ts'
import type { FrontierPoint } from '../../engine/optimizer/search.ts'
import type { BuildReply } from '../planning/build-reply.ts'
import { wholeDollars } from '../pricing/money.ts'
import { budgetWords, buysNoPower, goalPriceWords, soldAtCents } from './budget-words.ts'
import type { BuildRequest } from './build-request.ts'
import type { ChosenBuild } from './choose-build.ts'
import {
  besideWords,
  closedEngineWords,
  gasolineWords,
  heldWords,
  isStrong,
  overBudgetWords,
  reserveWords,
} from './claim-words.ts'
import { stockLimitWords } from './stock-limit-words.ts'
import { supportWords } from './support-words.ts'
import { remedySupportsCents } from './supported-price.ts'
import { timeWords } from './time-words.ts'

/** The engine's own words. Every figure in them is a figure of the reply. */

const hp = (value: number): string => `${Math.round(value)} whp`
const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`

export function explanation(asked: BuildRequest, chosen: ChosenBuild, core: BuildReply): string {
  // What only costs more is the build for the goal.
  const buildRequest = asked.offer === 'just_over' ? { ...asked, offer: undefined } : asked
  const { planned, timed } = chosen
  const isBought = planned.build.parts.some((part) => !part.installed)
  const made = isBought ? buildWords(buildRequest, chosen, core) : nothingNeeded(buildRequest, chosen, core)
  const total = buysNoPower(chosen) ? [made] : [made, ...supportWords(chosen)]
  const said = timed
    ? [timeWords(buildRequest, chosen, timed), ...total]
    : [...total, ...powerGoalWords(buildRequest, chosen), ...nearGoalWords(buildRequest, chosen)]
  const [first] = breakable(core.limits as readonly LimitUse[])
  if (isTight(buildRequest, chosen, first)) said.push("It's closer to the edge than we like if it has to last.")
  const { family } = planned.build.vehicle
  if (first) said.push(watchWords(first, family))
  const { quarterMileS, trapMph, zeroToSixtyS } = core.timeSlip
  said.push(
    `Predicted: 0-60 in ${zeroToSixtyS.toFixed(timed ? 2 : 1)} s, 1/4 mile in ${quarterMileS.toFixed(timed ? 2 : 1)} s at ${Math.round(trapMph)} mph.`,
  )
  return said.join(' ')
}

/** The priority asked for a margin, and what gives way first has none. */
const isTight = ({ priority }: BuildRequest, { reserveGivenUp }: ChosenBuild, first: LimitUse | undefined): boolean =>
  reserveGivenUp && (first?.share ?? 0) > Math.max(APPROACHED, 1 - RESERVE_OF_PRIORITY[priority] + 0.005)

/** How the build stands to the power that was asked for. */
function powerGoalWords(buildRequest: BuildRequest, chosen: ChosenBuild): string[] {
  const { goalWheelHp, offer, budgetCents } = buildRequest
  const { planned, short, justShort, reserve } = chosen
  const over = overBudgetWords(buildRequest, planned)
  if (short) {
    return [
      ...(buysNoPower(chosen) ? [] : littleWords(planned)),
      ...over,
      shortfallReason(buildRequest, chosen),
      ...stockLimitWords(planned.build.vehicle, buildRequest),
      ...heldWords(chosen),
      ...crankGoalWords(goalWheelHp, planned),
    ]
  }
  if (offer !== undefined) return []
  // A kit that brings its own fuel and air has no more of them in hand than it has.
  const isKept = planned.limits.every((use) => !isStrong(use) || use.share <= 1 - reserve + 0.005)
  const headroom = `${isKept ? reserveWords(reserve, planned.build.vehicle) : ''}${besideWords(buildRequest, chosen)}`
  const lowest =
    buildRequest.isMostForBudget && budgetCents !== undefined
      ? `${wholeDollars(budgetCents)} buys up to ${hp(goalWheelHp)} on this car${headroom}.`
      : Math.round(planned.power.wheelHp) < Math.round(goalWheelHp)
        ? `This is our lowest-cost build this close to ${hp(goalWheelHp)}${headroom}.`
        : `This is our lowest-cost build for ${hp(goalWheelHp)}${headroom}.`
  // What the supports bring besides may be what it lacked.
  const lacks = planned.power.wheelHp < goalWheelHp * GOAL_COUNTS_FROM ? justShort : undefined
  // The next step is priced bare, too.
  const toGoal = goalWords({ ...planned, costCents: chosen.bare.costCents }, goalWheelHp, lacks)
  return [
    ...(planned.build.parts.some((part) => !part.installed) ? [lowest] : []),
    ...over,
    // Where the goal's own words say how the tune is set, they say it.
    ...(toGoal ? [toGoal] : []),
    ...(toGoal?.startsWith('The tune is set') ? [] : heldWords(chosen)),
    ...closedEngineWords(chosen),
    ...gasolineWords(goalWheelHp, chosen),
  ]
}

/** Less than this over stock is not felt from the seat. */
const FELT_FROM = 1.03

/** Says so where the money buys power that nobody feels. */
function littleWords({ power, build }: PlannedBuild): string[] {
  const { wheelHp, stockWheelHp } = power
  const more = Math.round(wheelHp) - Math.round(stockWheelHp)
  if (wheelHp >= stockWheelHp * FELT_FROM || more < 1 || build.parts.every((part) => part.installed)) return []
  return [`To be straight with you: ${more} whp is ${Math.round((100 * more) / stockWheelHp)}%, and you won't feel it.`]
}

/** Whoever counts at the crank has what is asked for, unless the stock car is rated at it or next to it. */
function crankGoalWords(goalWheelHp: number, { power, build }: PlannedBuild): string[] {
  const isStock = build.vehicle.engine.crankHp * FELT_FROM >= goalWheelHp
  const isMade =
    !isStock && power.crankHp >= goalWheelHp * GOAL_COUNTS_FROM && build.parts.some((part) => !part.installed)
  return isMade ? [`If you meant ${Math.round(goalWheelHp)} hp at the crank, this build makes it.`] : []
}

function nearGoalWords(
  { goalWheelHp, offer, isMostForBudget }: BuildRequest,
  { planned, short, justShort }: ChosenBuild,
): string[] {
  const { wheelHp } = planned.power
  const isUnder = Math.round(wheelHp) < Math.round(goalWheelHp) && planned.build.parts.length > 0
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
    ? `${makes} Nothing that ${buildRequest.budgetCents === undefined ? 'we sell for it' : 'your budget buys'} is worth its price on this car.`
    : `${makes} It needs nothing for ${hp(buildRequest.goalWheelHp)}.`
}

function buildWords(buildRequest: BuildRequest, chosen: ChosenBuild, core: BuildReply): string {
  const { planned } = chosen
  const { power, build } = planned
  const bought = build.parts.filter((part) => !part.installed).length
  const take = bought === 1 ? 'takes' : 'take'
  const car = `${core.currentSetup ? 'your' : 'the'} ${carWords(buildRequest)}`
  const before = core.currentSetup?.wheelHp ?? power.stockWheelHp
  const kinds = listed(planned.lines.map(({ part }) => kindName(part.kind, build.vehicle.family)))
  const takes = `for ${wholeDollars(planned.costCents)} with ${count(core.laborHours, 'hour')} of labor`
  if (buysNoPower(chosen))
    return `On track, brakes and oil come before power: ${kinds} ${takes}. So equipped, ${car} makes ${hp(power.wheelHp)}.`
  if (buildRequest.wantedSlots.length > 0 && Math.round(power.wheelHp) <= Math.round(before))
    return `What you asked for adds no power: ${kinds} ${takes}. With it, ${car} makes ${hp(power.wheelHp)}.`
  return (
    `${count(bought, 'part')} ${take} ${car} from ${hp(before)} to ${hp(power.wheelHp)} (about ${Math.round(power.crankHp)} hp at the crank) on ${FUEL_NAMES[buildRequest.fuel]}, ` +
    `${takes}. ${rangeWords(power)}`
  )
}

/**
 * What most cars make; where that reaches down to little over stock, since cars and dynos differ, what one car gains on
 * one dyno. A gain of which half is open is given no figures.
 */
export function rangeWords({ wheelHp, stockWheelHp, wheelHpRange90, gainRange90 }: BuildPower): string {
  const half = (wheelHp - stockWheelHp) / 2
  if (gainRange90.low < half) return 'Builds like this vary with the setup and the tuner: the dyno has the last word.'
  const isFirm = wheelHpRange90.low >= stockWheelHp + half
  const range = isFirm ? wheelHpRange90 : gainRange90
  const [low, high] = [Math.round(range.low), Math.round(range.high)]
  return isFirm
    ? `Most cars land between ${low} and ${high}.`
    : `Back to back on the same dyno, most cars pick up ${low} to ${high} whp.`
}

/** Whether a goal waits for boost that is not built on the fuel in the tank. */
const waitsForBoost = ({ fuel, induction, goalWheelHp, vehicle }: BuildRequest, { short, planned }: ChosenBuild) =>
  fuel === '87' &&
  vehicle.engine.aspiration === 'na' &&
  induction.choice !== 'naturally_aspirated' &&
  short?.reason === 'goal_out_of_reach' &&
  goalWheelHp > Math.max(FAR_OVER_STOCK * planned.power.stockWheelHp, FAR_OVER_BEST * short.bestBuild.power.wheelHp)

/** No bolt-ons make so much more of an engine without boost. */
const FAR_OVER_STOCK = 1.2
/** And no cam that we don't carry so much more than the strongest build of what we do. */
const FAR_OVER_BEST = 1.15

/** Which limit stops the strongest build: its name, the engine family, and the kind of part that would lift it. */
function stoppedBy({ planned, short }: ChosenBuild): string | undefined {
  if (short?.reason !== 'goal_out_of_reach' || !short.bindingLimit) return undefined
  const { bindingLimit: binding, bestBuild } = short
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
    return `the ${limitName(binding, family)} ${isPlural(binding, family) ? 'are' : 'is'} good for ${limit} with the biggest that we sell.`
  }
  // A file makes what the engine has, whoever wrote it.
  if (binding.slot === 'tune') return `that's all a tune gets out of this ${family.name}.`
  const lift = binding.liftedByKind ? ` More takes ${kindWords(binding.liftedByKind, family)}` : ''
  const sold = lift ? ', and we have none that fits your choices.' : ''
  return (
    `the stock ${limitName(binding, family)} on this ${family.name} ${isPlural(binding, family) ? 'are' : 'is'} good for ` +
    `${Math.round(binding.limit).toLocaleString('en-US')} ${binding.unit}.${lift}${sold}`
  )
}

/** Why the strongest allowed build is no stronger. */
export function shortfallReason(buildRequest: BuildRequest, chosen: ChosenBuild): string {
  const { planned, short } = chosen
  const buys = short?.budget ? budgetWords(chosen, short, buildRequest) : ''
  const bought = buys && `${buys} `
  // Without the reserve the goal is dearer or it is not: a price within the budget is not what is missing.
  const isTooDear = short?.reason === 'budget_too_small' && short.cheapestBuild.costCents > short.budget.budgetCents
  if (isTooDear) return `${bought}${goalPriceWords(buildRequest, chosen, short)}`
  // What is nearly the goal is within the budget: what is left to it is a bigger build, or the margin.
  if (short?.reason === 'budget_too_small') return `${bought}${marginWords(chosen)}`
  const { power, costCents } = short?.reason === 'goal_out_of_reach' ? short.bestBuild : planned
  const price = bought ? `, for ${wholeDollars(costCents)}` : ''
  const best = `${bought}This car tops out at ${hp(power.wheelHp)} on ${FUEL_NAMES[buildRequest.fuel]}${price}`
  if (waitsForBoost(buildRequest, chosen))
    return `${best}: ${hp(buildRequest.goalWheelHp)} takes boost, and we don't build boost on 87.`
  const stopped = stoppedBy(chosen)
  if (stopped) return `${best}: ${stopped}`
  return `${best} with the parts we sell for it${power.cappedBy ? `: ${CAPPED[power.cappedBy]}` : ''}.`
}

/** Why a budget with money to spare buys no more: the margin, or what has none left. */
function marginWords({ planned, reserve }: ChosenBuild): string {
  const [first] = breakable(planned.limits)
  if (first && first.share >= AT_THE_LIMIT) {
    const { family } = planned.build.vehicle
    return `That's all the ${limitName(first, family)} ${isPlural(first, family) ? 'are' : 'is'} good for.`
  }
  return reserve > 0 ? 'More than that leaves no margin.' : 'The next step up is a far bigger build.'
}

const CAPPED: Readonly<Record<NonNullable<BuildPower['cappedBy']>, string>> = {
  injectors: 'the injectors are maxed out',
  fuel_pump: 'the fuel pump is maxed out',
  fuel_system: 'the fuel system is maxed out',
  boost_source: 'the turbo or blower is out of air',
}

/** A change that misses the goal is named where it makes so much more than what is shown, or the same for less. */
const WORTH_A_WORD = 1.02

/** What would bring the goal nearer: the fuels that reach it first, and why ethanol does not where gasoline does. */
export function shortfallRemedy(buildRequest: BuildRequest, chosen: ChosenBuild, found: readonly Remedy[]): string {
  const { short, request, planned } = chosen
  const isCheaper = ({ costCents }: Pick<FrontierPoint, 'costCents'>) => costCents < planned.costCents
  const worth = found.filter(
    ({ reachesGoal, build }) =>
      reachesGoal || build.wheelHp >= planned.power.wheelHp * WORTH_A_WORD || isCheaper(build),
  )
  const said = remedyWords(worth, request.fuel, (remedy) => remedySupportsCents(chosen, remedy, buildRequest))
  if (said.length === 0) return furtherWords(buildRequest, chosen)
  // Where money is what is short, the fuel is not.
  const less =
    short?.reason === 'goal_out_of_reach' ? lessOnEthanol(short.bestBuild, short.bindingLimit, found) : undefined
  return [...said, ...(less ? [less] : [])].join(' ')
}

/** Where no other fuel helps: the build that is named with its price takes the car further, or nothing of ours does. */
function furtherWords(buildRequest: BuildRequest, chosen: ChosenBuild): string {
  const { short, planned, offers } = chosen
  const isFurther = (other: PlannedBuild) => Math.round(other.power.wheelHp) > Math.round(planned.power.wheelHp)
  const isDearer = (other: PlannedBuild) => isFurther(other) && other.costCents > planned.costCents
  if (short?.reason === 'budget_too_small' && isDearer(short.cheapestBuild))
    return `A budget of ${wholeDollars(soldAtCents(buildRequest, chosen, short.cheapestBuild))} buys that build.`
  const best = short?.reason === 'goal_out_of_reach' && short.budget ? [short.bestBuild] : []
  const [next] = [...best, ...offers.map((offered) => offered.planned)].filter(isDearer)
  if (next) return `A budget of ${wholeDollars(next.costCents)} buys ${hp(next.power.wheelHp)}.`
  return short?.reason === 'budget_too_small'
    ? 'The next step up is another project: ask us for a price.'
    : 'We have nothing that takes this car further. Ask us about a one-off build.'
}
