import { isSupported } from '../../contract/budget-priority.ts'
import type { Fuel, Part } from '../../engine/model.ts'
import { GOAL_RESERVE } from '../../engine/optimizer/goal-answer.ts'
import { plannedBuild } from '../../engine/optimizer/planned-build.ts'
import type { Remedy } from '../../engine/optimizer/remedies.ts'
import type { SearchRequest } from '../../engine/optimizer/search-request.ts'
import { supportedBuild } from '../../engine/planner/supported-build.ts'
import { underRulebook } from '../../engine/rulebook/ruled-request.ts'
import type { BuildRequest } from './build-request.ts'
import type { ChosenBuild } from './choose-build.ts'

/** What standard supporting parts add to the bill of a build that is named and not shown, cents; 0: nothing goes in with it. */
export function supportsCents(request: SearchRequest, parts: readonly Part[], buildRequest: BuildRequest): number {
  const { priority, leftOutPartIds, goalWheelHp } = buildRequest
  if (!isSupported(priority)) return 0
  const held = { ...request, deliverWheelHp: goalWheelHp * GOAL_RESERVE }
  const bare = plannedBuild(held, parts)
  return (
    supportedBuild(held, bare, { leftOutPartIds, isForLongLife: priority === 'reliability' }).planned.costCents -
    bare.costCents
  )
}

/** The same for a change of fuel that would bring the goal nearer; other changes are priced when they are asked for. */
export function remedySupportsCents(
  { request }: ChosenBuild,
  { change, to, build }: Remedy,
  asked: BuildRequest,
): number {
  return change === 'fuel' ? supportsCents(underRulebook({ ...request, fuel: to as Fuel }), build.parts, asked) : 0
}
