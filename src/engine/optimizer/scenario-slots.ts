import type { Slot } from '../model.ts'

/** The slots whose parts bend the worth of all others: a search goes through their combinations one by one. */
export const SCENARIO_SLOTS = ['boost_source', 'pulley', 'tune', 'fuel_blend', 'nitrous'] as const

const scenarioSlots: ReadonlySet<Slot> = new Set(SCENARIO_SLOTS)

/** Whether the slot belongs to the scenario rather than to the parts chosen within it. */
export function isScenarioSlot(slot: Slot): boolean {
  return scenarioSlots.has(slot)
}
