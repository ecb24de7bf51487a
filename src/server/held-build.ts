import { type BudgetPriority, RESERVE_OF_PRIORITY } from '../contract/budget-priority.ts'
import { LABOR_CENTS_PER_HOUR } from '../contract/cart-lines.ts'
import { type Fuel, type Part, SAE_J1349_WEATHER, type Vehicle } from '../engine/model.ts'
import { type PlannedBuild, plannedBuild } from '../engine/optimizer/planned-build.ts'
import type { IntendedUse } from '../engine/optimizer/search-request.ts'
import type { CatalogSnapshot } from './catalog-snapshot.ts'

/**
 * Parts that a customer chose, with their bill and their power, held to what they stand with the reserve that use and
 * priority ask for. Where the priority's reserve would cost the goal, only the use's is kept, as the search does.
 */
export function heldBuild(
  catalog: CatalogSnapshot,
  build: { vehicle: Vehicle; parts: readonly Part[]; fuel: Fuel },
  wish: { use: IntendedUse; priority: BudgetPriority; goalWheelHp: number },
  terms: { laborRateCentsPerHour: number; holdWheelHp?: number } = {
    laborRateCentsPerHour: LABOR_CENTS_PER_HOUR.configurator,
  },
): PlannedBuild {
  const request = {
    ...build,
    weather: SAE_J1349_WEATHER,
    factors: catalog.factors,
    ...terms,
    use: wish.use,
  }
  const reserve = RESERVE_OF_PRIORITY[wish.priority]
  const wary = plannedBuild({ ...request, limitReserve: reserve }, build.parts)
  if (reserve === 0 || wary.power.wheelHp >= wish.goalWheelHp) return wary
  return plannedBuild(request, build.parts)
}
