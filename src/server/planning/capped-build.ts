import { type BudgetPriority, RESERVE_OF_PRIORITY } from '../../contract/budget-priority.ts'
import type { FittedTires } from '../../engine/dragstrip/tire.ts'
import { LABOR_CENTS_PER_HOUR } from '../../engine/labor-rates.ts'
import { type Fuel, type Part, SAE_J1349_WEATHER, type Vehicle } from '../../engine/model.ts'
import type { PlannedBuild } from '../../engine/optimizer/planned-build.ts'
import { type GoalTerms, plannedForGoal } from '../../engine/optimizer/planned-for-goal.ts'
import { STAGE_RESERVE } from '../../engine/planner/planner-constants.ts'
import { underRulebook } from '../../engine/rulebook/ruled-request.ts'
import type { IntendedUse } from '../../engine/vocabulary.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'

export interface BuildGoal extends GoalTerms {
  /** Undefined: a stage package, which is for no one use. */
  use: IntendedUse | undefined
  priority: BudgetPriority
}

/**
 * Parts that a customer chose, with their bill and their power, under the rulebook and held to what they are good for
 * with the reserve that use and priority ask for. Where the priority's reserve would cost the goal, only the use's is kept, as the search does.
 */
export function cappedBuild(
  catalog: Pick<CatalogSnapshot, 'factors' | 'partsFor'>,
  build: { vehicle: Vehicle; parts: readonly Part[]; fuel: Fuel; sold?: readonly Part[] },
  goal: BuildGoal,
  terms: { laborRateCentsPerHour: number; capWheelHp?: number; fittedTires?: FittedTires | undefined } = {
    laborRateCentsPerHour: LABOR_CENTS_PER_HOUR.configurator,
  },
): PlannedBuild {
  const { vehicle, fuel } = build
  const request = underRulebook({
    ...{ vehicle, fuel, ...terms },
    parts: build.sold ?? catalog.partsFor(vehicle),
    weather: SAE_J1349_WEATHER,
    factors: catalog.factors,
    ...(goal.use ? { use: goal.use } : {}),
  })
  return plannedForGoal(request, build.parts, goal, goal.use ? RESERVE_OF_PRIORITY[goal.priority] : STAGE_RESERVE)
}
