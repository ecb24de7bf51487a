import { type HeldPower, heldBuildPower } from '../engine/limits/hold-power.ts'
import { type Fuel, type Part, SAE_J1349_WEATHER, type Vehicle } from '../engine/model.ts'
import type { IntendedUse } from '../engine/optimizer/search-request.ts'
import { ruleOfUse } from '../engine/optimizer/use-rules.ts'
import type { CatalogSnapshot } from './catalog-snapshot.ts'
import { type BudgetPriority, RESERVE_OF_PRIORITY } from './preference-words.ts'

/**
 * Power of parts that a customer chose, held to what they stand with the reserve that use and priority ask for. Where
 * the priority's reserve would cost the goal, only the use's is kept, as the search does.
 */
export function heldBuild(
  catalog: CatalogSnapshot,
  build: { vehicle: Vehicle; parts: readonly Part[]; fuel: Fuel },
  wish: { use: IntendedUse; priority: BudgetPriority; goalWheelHp: number },
): HeldPower {
  const full = { ...build, weather: SAE_J1349_WEATHER }
  const ofUse = ruleOfUse(wish.use).limitReserve
  const wary = heldBuildPower(full, catalog.factors, Math.max(ofUse, RESERVE_OF_PRIORITY[wish.priority]))
  return wary.power.wheelHp >= wish.goalWheelHp ? wary : heldBuildPower(full, catalog.factors, ofUse)
}
