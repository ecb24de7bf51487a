import type { Part } from '../model.ts'
import { type PlannedBuild, plannedBuild } from '../optimizer/planned-build.ts'
import type { SearchRequest } from '../optimizer/search-request.ts'
import { forbids, judgeBuild } from '../rulebook/judge-build.ts'
import { ruledBuildOf } from '../rulebook/ruled-build.ts'

/** How many rules the build breaks that keep it from being sold. */
export const breaches = (request: SearchRequest, planned: PlannedBuild): number =>
  judgeBuild(ruledBuildOf(planned, request)).filter(forbids).length

/** Below this, wheel hp, power has not fallen: rounding. */
const SAME_WHEEL_HP = 0.05

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
  const asRequested = plannedBuild(request, parts)
  const atLeast = Math.min(asRequested.power.wheelHp, planned.power.wheelHp) - SAME_WHEEL_HP
  const broken = breaches(request, asRequested)
  return (part) => {
    const next = plannedBuild(request, [...parts, part])
    return next.costCents <= budgetCents && next.power.wheelHp >= atLeast && breaches(request, next) <= broken
  }
}
