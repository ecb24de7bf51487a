import { FUELS, type Fuel } from '../model.ts'
import { isEthanol } from '../rulebook/rule.ts'
import { underRulebook } from '../rulebook/ruled-request.ts'
import { buysSomething, isWorthIt, worthBuying } from './bought-with.ts'
import { answerFor, deliveringGoal } from './goal-answer.ts'
import { byBill, type FrontierPoint, openSearch, type Search } from './search.ts'
import type { SearchRequest } from './search-request.ts'
import { strongestSold } from './strongest-sold.ts'

/** A change of the request, and what it brings. */
export interface Remedy {
  change: 'fuel' | 'induction' | 'exclusions' | 'reserve'
  to: string
  /** The answer to the changed request; where it falls short too, the strongest build. */
  build: FrontierPoint
  reachesGoal: boolean
  /** Within the budget it beats what the request as it stands buys: more power, or the same for much less. */
  beatsBudgetBuy?: true
}

export interface UnmetGoal {
  goalWheelHp: number
  budgetCents?: number | undefined
  /** Over the budget a change is worth a word up to this, where the goal as asked costs more still. */
  worthCents?: number
  /** What the request as it stands gives, wheel hp; 0: nothing. */
  bestWheelHp: number
  /** And what that costs. */
  bestCents?: number
}

/** What a pump sells; race fuel, from a drum, is asked where none of them makes the goal. */
const PUMP_FUELS: readonly Fuel[] = FUELS.filter((fuel) => fuel !== '87' && fuel !== 'race')
/** A gain below this is no remedy. */
const WORTH_A_WORD = 1.005
/** Another fuel beats what a budget buys with this much more power; or with this little less for this share of the price. */
const BEATS_FROM = 1.03
const AS_STRONG_FROM = 0.97
const MUCH_CHEAPER = 0.85
/** Ethanol that makes this share of what it makes on gasoline, for no less money, is a fuel system for nothing. */
const NOTHING_GAINED = 0.99

/** A changed request, ready to be asked. */
interface Change {
  change: Remedy['change']
  to: string
  search: Search
}

function changed(change: Remedy['change'], to: string, relaxed: SearchRequest): Change[] {
  const request = relaxed.rules ? underRulebook(relaxed) : relaxed
  return request.rules?.fuelRefusal ? [] : [{ change, to, search: openSearch(request) }]
}

function making({ change, to, search }: Change, { goalWheelHp, budgetCents, worthCents }: UnmetGoal): Remedy[] {
  const mostCents = worthCents ?? budgetCents
  // Where dollars bind, dollars decide.
  const delivering = deliveringGoal(mostCents === undefined ? search : byBill(search), goalWheelHp)
  const { point } = answerFor(delivering, goalWheelHp, mostCents)
  return point ? [{ change, to, build: point, reachesGoal: true }] : []
}

function stronger({ change, to, search }: Change, { budgetCents, bestWheelHp }: UnmetGoal): Remedy[] {
  const { point } = strongestSold(search, budgetCents)
  const isMore = point !== undefined && point.wheelHp > bestWheelHp * WORTH_A_WORD && buysSomething(point)
  return isMore ? [{ change, to, build: point, reachesGoal: false }] : []
}

/** What the changed request buys with the same budget, where that is the better deal. */
function beating({ change, to, search }: Change, asked: Fuel, unmet: UnmetGoal): Remedy[] {
  const { bestWheelHp, bestCents = 0 } = unmet
  const budgetCents = unmet.budgetCents ?? (isEthanol(asked) ? bestCents : undefined)
  const build = budgetCents === undefined ? undefined : worthBuying(search, budgetCents)?.worth
  if (!build || !buysSomething(build)) return []
  const isCheaper = build.costCents <= bestCents * MUCH_CHEAPER && build.wheelHp >= bestWheelHp * AS_STRONG_FROM
  const isForNothing = isEthanol(asked) && build.costCents < bestCents && build.wheelHp >= bestWheelHp * NOTHING_GAINED
  const beats = isCheaper || isForNothing || build.wheelHp >= bestWheelHp * BEATS_FROM
  return beats ? [{ change, to, build, reachesGoal: false, beatsBudgetBuy: true }] : []
}

/** The one other fuel that a budget goes further on; instead of ethanol that is gasoline. */
function betterDeal(request: SearchRequest, fuels: readonly Change[], unmet: UnmetGoal): Remedy[] {
  const tried = fuels.filter(({ to }) => (isEthanol(request.fuel) ? to === '93' : to !== 'race'))
  const deals = tried.flatMap((fuel) => beating(fuel, request.fuel, unmet))
  const best = deals.find((one) =>
    deals.every(({ build }) => build.costCents >= one.build.costCents || isWorthIt(build, one.build)),
  )
  return (best ? [best] : deals).slice(0, 1)
}

const strongest = (changes: readonly Change[], unmet: UnmetGoal): Remedy[] =>
  changes.flatMap((change) => stronger(change, unmet)).sort((a, b) => b.build.wheelHp - a.build.wheelHp)

/** A lower octane helps nobody; instead of an ethanol blend, less ethanol or 93 may take less of a fuel system. */
const isNamed = (fuel: Fuel, asked: Fuel): boolean =>
  FUELS.indexOf(fuel) > FUELS.indexOf(asked) || (isEthanol(asked) && FUELS.indexOf(fuel) >= FUELS.indexOf('93'))

/** The other fuels that the car can burn, and those of them that make the goal. */
function fuelsFor(request: SearchRequest, unmet: UnmetGoal): { asked: Change[]; reaching: Remedy[] } {
  const ask = (fuel: Fuel) =>
    fuel === request.fuel || request.noOtherFuel || !isNamed(fuel, request.fuel)
      ? []
      : changed('fuel', fuel, { ...request, fuel })
  const pump = PUMP_FUELS.flatMap(ask)
  const fromPump = pump.flatMap((fuel) => making(fuel, unmet))
  if (fromPump.length > 0) return { asked: pump, reaching: fromPump }
  // Nobody on regular fills up from a drum.
  const race = request.fuel === '87' ? [] : ask('race')
  return { asked: [...pump, ...race], reaching: race.flatMap((fuel) => making(fuel, unmet)) }
}

/** The other fuels that make the goal; where none from a pump does, what they make at most. */
export function onOtherFuels(request: SearchRequest, unmet: UnmetGoal): Remedy[] {
  const { asked, reaching } = fuelsFor(request, unmet)
  if (reaching.some(({ to }) => to !== 'race')) return reaching
  const most = strongest(asked, unmet)
  if (reaching.length === 0) return most
  const fromPump = most.find(({ to }) => to !== 'race')
  return [...(fromPump ? [{ ...fromPump, beatsBudgetBuy: true as const }] : []), ...reaching]
}

/**
 * What one change of the request would bring. The fuels that make the goal; where none does, what any induction, no
 * exclusions or no reserve would: those that make the goal, or else the strongest first. Only
 * what is better is named.
 */
export function remediesFor(request: SearchRequest, unmet: UnmetGoal): Remedy[] {
  const { asked: fuels, reaching } = fuelsFor(request, unmet)
  if (reaching.length > 0) {
    const { budgetCents = Number.POSITIVE_INFINITY } = unmet
    if (reaching.some(({ build }) => build.costCents <= budgetCents)) return reaching
    return [...reaching, ...betterDeal(request, fuels, unmet)]
  }
  const { excludedCategories, excludedKinds, excludedPartIds, excludedSlots, ...free } = request
  const anyInduction = (request.induction ?? 'auto') === 'auto'
  const kinds = anyInduction ? {} : { excludedKinds: excludedKinds ?? [] }
  const excluded = [excludedCategories, excludedPartIds, excludedSlots, ...(anyInduction ? [excludedKinds] : [])]
  const kept = (request.requiredSlots ?? []).filter((slot) => slot !== 'boost_source')
  const others = [
    ...(anyInduction
      ? []
      : changed('induction', 'auto', { ...request, induction: 'auto', excludedKinds: [], requiredSlots: kept })),
    ...(excluded.some((list) => list?.length) ? changed('exclusions', 'none', { ...free, ...kinds }) : []),
    ...(request.limitReserve ? changed('reserve', '0', { ...request, limitReserve: 0 }) : []),
  ]
  const found = others.flatMap((change) => making(change, unmet))
  if (found.length > 0) return found
  const better = isEthanol(request.fuel) ? betterDeal(request, fuels, unmet) : []
  return [...better, ...strongest([...fuels, ...others], unmet)]
}

/** The cheapest build for the goal on gasoline, where ethanol makes it for much more money. */
export function gasolineInstead(request: SearchRequest, goalWheelHp: number, costCents: number): Remedy | undefined {
  if (!isEthanol(request.fuel) || request.noOtherFuel) return undefined
  const worthCents = Math.floor(costCents * MUCH_CHEAPER)
  const unmet = { goalWheelHp, worthCents, bestWheelHp: 0 }
  return changed('fuel', '93', { ...request, fuel: '93' }).flatMap((fuel) => making(fuel, unmet))[0]
}
