import type { Slot } from '../../src/engine/model.ts'

/** What a margin is kept of: what gives way for good, and what runs the engine lean. */
const WITH_MARGIN: readonly Slot[] = [
  ...(['bottom_end', 'heads', 'oil_pump'] as const),
  ...(['transmission', 'clutch', 'torque_converter'] as const),
  ...(['boost_source', 'injectors', 'fuel_pump', 'direct_fuel'] as const),
]

/** The share of a rule's figure that a build may use, by the slot that the rule is about. */
export const usedShare = (slot: Slot, reserve: number): number => (WITH_MARGIN.includes(slot) ? 1 - reserve : 1)
