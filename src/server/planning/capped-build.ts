import { type BudgetPriority, RESERVE_OF_PRIORITY } from '../../contract/budget-priority.ts'
import { LABOR_CENTS_PER_HOUR } from '../../engine/labor-rates.ts'
import { type Fuel, type Part, SAE_J1349_WEATHER, type Vehicle } from '../../engine/model.ts'
import { type PlannedBuild, plannedBuild } from '../../engine/optimizer/planned-build.ts'
import { underRulebook } from '../../engine/rulebook/ruled-request.ts'
import type { IntendedUse } from '../../engine/vocabulary.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'

export interface BuildGoal {
  /** Undefined: a stage package, which is for no one use. */
  use: IntendedUse | undefined
  priority: BudgetPriority
  /** What the build was made to reach at least; the priority's reserve is kept where that allows it. */
  goalWheelHp: number
}

/**
 * Parts that a customer chose, with their bill and their power, under the rulebook and held to what they are good for
 * with the reserve that use and priority ask for. Where the priority's reserve would cost the goal, only the use's is kept, as the search does.
 */
export function cappedBuild(
  catalog: CatalogSnapshot,
  build: { vehicle: Vehicle; parts: readonly Part[]; fuel: Fuel },
  goal: BuildGoal,
  terms: { laborRateCentsPerHour: number; capWheelHp?: number; deliverWheelHp?: number } = {
    laborRateCentsPerHour: LABOR_CENTS_PER_HOUR.configurator,
  },
): PlannedBuild {
  const { vehicle, fuel } = build
  const request = underRulebook({
    ...{ vehicle, fuel, ...terms },
    parts: catalog.partsFor(vehicle),
    weather: SAE_J1349_WEATHER,
    factors: catalog.factors,
    ...(goal.use ? { use: goal.use } : {}),
  })
  const reserve = RESERVE_OF_PRIORITY[goal.priority]
  const withReserve = plannedBuild({ ...request, limitReserve: reserve }, build.parts)
  if (reserve === 0 || withReserve.power.wheelHp >= goal.goalWheelHp) return withReserve
  return plannedBuild(request, build.parts)
}
