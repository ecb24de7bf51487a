import type { Fuel } from '../model.ts'
import { underRulebook } from '../rulebook/ruled-request.ts'
import { answerFor, deliveringGoal } from './goal-answer.ts'
import { type FrontierPoint, openSearch } from './search.ts'
import type { SearchRequest } from './search-request.ts'
import { strongestSold } from './strongest-sold.ts'

/** A change of the request, and what it brings. */
export interface Remedy {
  change: 'fuel' | 'induction' | 'exclusions' | 'reserve' | 'use'
  to: string
  /** The answer to the changed request; where it falls short too, the strongest build. */
  build: FrontierPoint
  reachesGoal: boolean
}

export interface UnmetGoal {
  goalWheelHp: number
  budgetCents?: number | undefined
  /** What the goal costs as asked, where that is over the budget: a change that makes it for less is worth a word too. */
  askedCents?: number
  /** What the request as it stands gives, wheel hp; 0: nothing. */
  bestWheelHp: number
}

/** What a pump sells, the easiest to find first, then what comes in a drum. */
const FUEL_ORDER: readonly Fuel[] = ['93', '91', 'e30', 'e85', 'race']
/** A gain below this is no remedy. */
const WORTH_A_WORD = 1.005

function remedy(
  change: Remedy['change'],
  to: string,
  changed: SearchRequest,
  { goalWheelHp, budgetCents, askedCents, bestWheelHp }: UnmetGoal,
): Remedy[] {
  const request = changed.rules ? underRulebook(changed) : changed
  if (request.rules?.fuelRefusal) return []
  const search = openSearch(request)
  const goal = answerFor(deliveringGoal(search, goalWheelHp), goalWheelHp, askedCents ?? budgetCents).point
  if (goal) return [{ change, to, build: goal, reachesGoal: true }]
  const strongest = strongestSold(search, budgetCents).point
  return strongest && strongest.wheelHp > bestWheelHp * WORTH_A_WORD
    ? [{ change, to, build: strongest, reachesGoal: false }]
    : []
}

/** What the goal takes on the other fuels that the car can burn. 91 is asked only where 93 makes the goal. */
export function onOtherFuels(request: SearchRequest, unmet: UnmetGoal): Remedy[] {
  const found: Remedy[] = []
  for (const fuel of FUEL_ORDER) {
    if (fuel === request.fuel) continue
    const isVain = fuel === '91' && !found.some(({ to, reachesGoal }) => to === '93' && reachesGoal)
    if (!isVain) found.push(...remedy('fuel', fuel, { ...request, fuel }, unmet))
  }
  return found
}

const isRace = ({ to }: Remedy): boolean => to === 'race'

/**
 * What one change of the request would bring: another fuel, any induction, no exclusions, no reserve, a drag
 * car. Those that make the goal first, race fuel after the others; then the strongest. Only what is better is named.
 */
export function remediesFor(request: SearchRequest, unmet: UnmetGoal): Remedy[] {
  const { excludedCategories, excludedKinds, excludedPartIds, excludedSlots, ...free } = request
  const anyInduction = (request.induction ?? 'auto') === 'auto'
  const kinds = anyInduction ? {} : { excludedKinds: excludedKinds ?? [] }
  const excluded = [excludedCategories, excludedPartIds, excludedSlots, ...(anyInduction ? [excludedKinds] : [])]
  const found = [
    ...onOtherFuels(request, unmet),
    ...(anyInduction
      ? []
      : remedy('induction', 'auto', { ...request, induction: 'auto', excludedKinds: [], requiredSlots: [] }, unmet)),
    ...(excluded.some((list) => list?.length) ? remedy('exclusions', 'none', { ...free, ...kinds }, unmet) : []),
    ...(request.limitReserve ? remedy('reserve', '0', { ...request, limitReserve: 0 }, unmet) : []),
    ...(request.use && request.use !== 'drag' ? remedy('use', 'drag', { ...request, use: 'drag' }, unmet) : []),
  ]
  const reaching = found.filter(({ reachesGoal }) => reachesGoal)
  const others = found.filter(({ reachesGoal }) => !reachesGoal)
  return [
    ...reaching.filter((one) => !isRace(one)),
    ...reaching.filter(isRace),
    ...others.sort((a, b) => b.build.wheelHp - a.build.wheelHp),
  ]
}
