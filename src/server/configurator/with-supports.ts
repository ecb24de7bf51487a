import { isSupported } from '../../contract/budget-priority.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import { namedGearboxLbft } from '../../engine/limits/family-limits.ts'
import { APPROACHED } from '../../engine/limits/limit-use.ts'
import type { LimitUse, PartKind } from '../../engine/model.ts'
import { type BudgetBuy, isLittleForMuch, isWorthIt } from '../../engine/optimizer/bought-with.ts'
import { deliveringGoal, GOAL_LEAST_FROM } from '../../engine/optimizer/goal-answer.ts'
import type { PlannedBuild } from '../../engine/optimizer/planned-build.ts'
import type { SearchRequest } from '../../engine/optimizer/search-request.ts'
import { type SupportedBuild, supportedBuild } from '../../engine/planner/supported-build.ts'
import { COSTS_LITTLE, type SupportingItem } from '../../engine/planner/supporting-mods.ts'
import type { BuildRequest } from './build-request.ts'
import type { Found } from './found-build.ts'

/** A found build with its supporting parts, where the customer's priority asks for them. */
export function withSupports(
  request: SearchRequest,
  { priority, budgetCents, leftOutPartIds }: BuildRequest,
  bare: PlannedBuild,
  isShortOfGoal = false,
): SupportedBuild & { bare: PlannedBuild } {
  const [isLowestCost, isForLongLife] = [!isSupported(priority), priority === 'reliability']
  const terms = { budgetCents, leftOutPartIds, isShortOfGoal, isForLongLife, isLowestCost }
  return { bare, ...supportedBuild(request, bare, terms) }
}

/** What holds the torque of a gearbox with its own tune only, or keeps its fluid cool. */
const HOLDS_GEARBOX: ReadonlySet<PartKind> = new Set<PartKind>(['transmission_tune', 'transmission_cooler'])
/** What feeds the boost. */
const FEEDS: ReadonlySet<PartKind> = new Set<PartKind>(['fuel_pump', 'injectors', 'high_pressure_fuel_pump'])

/** The limit to which the build comes this near even with the part: then the build can't do without it. */
export function staysFor({ limits, build }: PlannedBuild, { part, relieves }: SupportingItem): LimitUse | undefined {
  const isGearbox = HOLDS_GEARBOX.has(part.kind)
  if (!isGearbox && !FEEDS.has(part.kind)) return undefined
  const of = isGearbox ? ['transmission'] : [slotOf(part.kind), relieves?.slot ?? relieves?.component, 'fuel_system']
  // Past the torque that the trade names for it a gearbox lives on its tune and cooler, whatever is left of its limit.
  const isStockGearbox = !build.parts.some((one) => one.kind === 'built_transmission')
  const isPast = ({ component, value }: LimitUse) =>
    component === 'transmission' && isStockGearbox && value > namedGearboxLbft(build.vehicle)
  return limits.find((use) => of.includes(use.slot ?? use.component) && (use.share > APPROACHED || isPast(use)))
}

/** Or the build is at 95 % of it without the part, as the part's own reason says. */
export const isStaying = (planned: PlannedBuild, item: SupportingItem): boolean =>
  staysFor(planned, item) !== undefined || (item.relieves !== undefined && COSTS_LITTLE.has(item.part.kind))

export const isShortOf = ({ goalWheelHp }: BuildRequest, { power }: PlannedBuild): boolean =>
  power.wheelHp < goalWheelHp * GOAL_LEAST_FROM

/**
 * The build into which most of what should go in with it fits, of those the strongest; or a stronger one that the budget
 * buys, where the step to it is worth its price as both are sold. Example: 14 whp for $1,100, where the valve guides
 * that either build takes are not counted twice.
 */
export function bestSupported(
  { search }: Found,
  buildRequest: BuildRequest,
  worth: PlannedBuild,
  { almost = [], stronger = [] }: Partial<BudgetBuy> = {},
): PlannedBuild {
  const { request } = deliveringGoal(search, buildRequest.goalWheelHp)
  const sold = (bare: PlannedBuild) => withSupports(request, buildRequest, bare, isShortOf(buildRequest, bare))
  let best = sold(worth)
  const isLowest = !isSupported(buildRequest.priority)
  const isLittleStep = (less: SupportedBuild, more: SupportedBuild) =>
    isLittleForMuch(priceOf(less), priceOf(more), isLowest)
  for (const bare of almost) {
    const less = sold(bare)
    const isFuller = less.unaffordable < best.unaffordable || !keepsSupports(less, best, COSTS_LITTLE)
    if (isFuller || isLittleStep(less, best)) best = less
  }
  // The lowest cost buys nothing besides: its steps are priced as they are sold.
  for (const bare of isLowest ? [] : stronger) {
    const more = sold(bare)
    const isComplete = more.unaffordable <= best.unaffordable && keepsSupports(best, more)
    if (isComplete && isWorthIt(priceOf(best), priceOf(more)) && !isLittleStep(best, more)) best = more
  }
  return best.bare
}

/** Whether what goes in with the one, of these kinds, goes in with the other. Example: an intake of 4 whp takes no gearbox tune's money. */
function keepsSupports(
  { supports }: SupportedBuild,
  { planned }: SupportedBuild,
  kinds?: ReadonlySet<PartKind>,
): boolean {
  const filled = new Set(planned.build.parts.map(({ kind }) => slotOf(kind)))
  return supports.every(({ part: { kind } }) => filled.has(slotOf(kind)) || (kinds !== undefined && !kinds.has(kind)))
}

const priceOf = ({ planned }: { planned: PlannedBuild }) => ({
  costCents: planned.costCents,
  wheelHp: planned.power.wheelHp,
})
