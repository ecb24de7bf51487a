import { limitSetBy } from '../limits/limit-lifts.ts'
import { liftOf } from '../limits/rule-ceilings.ts'
import type { Part } from '../model.ts'
import { billCents, deliveredBuild, type PlannedBuild } from '../optimizer/planned-build.ts'
import type { SearchRequest } from '../optimizer/search-request.ts'
import { changesPower } from '../power/build-power.ts'
import { forbiddenAsWhole, forbiddenBy } from '../rulebook/judge-build.ts'
import { ruledBuildOf } from '../rulebook/ruled-build.ts'
import { NO_RULES } from '../rulebook/search-rules.ts'

/** How many rules the build breaks that keep it from being sold. */
export const breaches = (request: SearchRequest, build: Pick<PlannedBuild, 'build' | 'power'>): number =>
  forbiddenBy(ruledBuildOf(build, request)).length

/** Below this, wheel hp, power has not fallen: rounding. */
const SAME_WHEEL_HP = 0.05

type Delivered = ReturnType<typeof deliveredBuild>

/** Whether the part leaves what the build delivers as it is: it makes no power and lifts no limit. */
function leavesPower({ vehicle, factors, rules = NO_RULES }: SearchRequest, { build }: Delivered, part: Part): boolean {
  if (limitSetBy(part, vehicle) || rules.ceilings.some((ceiling) => liftOf(ceiling, part) !== undefined)) return false
  return !changesPower(build, factors, part)
}

/** The build with one more part, and its figures. */
function joined(request: SearchRequest, before: Delivered, part: Part): Pick<Delivered, 'build' | 'power'> {
  const { build, power } = before
  const parts = [...build.parts, part]
  return leavesPower(request, before, part) ? { build: { ...build, parts }, power } : deliveredBuild(request, parts)
}

/**
 * Whether a part can be added to a build within the budget, without taking power from it or breaking a rule that was
 * kept before: a search that must keep the part finds at least this build. Example: a 255 L/h pump beside a blower kit
 * that brings a bigger one holds the kit to less power than it is sold for.
 */
export function joinsSoundly(
  request: SearchRequest,
  planned: PlannedBuild,
  budgetCents: number,
): (part: Part) => boolean {
  const { parts } = planned.build
  const asRequested = deliveredBuild(request, parts)
  const atLeast = Math.min(asRequested.power.wheelHp, planned.power.wheelHp) - SAME_WHEEL_HP
  const breaches = (build: Pick<Delivered, 'build' | 'power'>) => forbiddenAsWhole(ruledBuildOf(build, request)).length
  const broken = breaches(asRequested)
  return (part) => {
    if (Number.isFinite(budgetCents) && billCents(request, [...parts, part]) > budgetCents) return false
    const next = joined(request, asRequested, part)
    return next.power.wheelHp >= atLeast && breaches(next) <= broken
  }
}
