import type { Slot, Vehicle } from '../../src/engine/model.ts'

/** What a margin is kept of: what gives way for good, and what runs the engine lean. */
const WITH_MARGIN: readonly Slot[] = [
  ...(['bottom_end', 'heads', 'oil_pump'] as const),
  ...(['transmission', 'clutch', 'torque_converter'] as const),
  ...(['boost_source', 'injectors', 'fuel_pump', 'direct_fuel'] as const),
]

/** What a lean mixture breaks nothing by, on an engine that has no boost from the factory. */
const FUEL: readonly Slot[] = ['injectors', 'fuel_pump', 'direct_fuel']

/** The share of a rule's figure that a build may use, by the slot that the rule is about and what the figure leaves free. */
export function usedShare(
  { slot, inHand = 0 }: { slot: Slot; inHand?: number },
  reserve: number,
  { engine }: Pick<Vehicle, 'engine'>,
): number {
  const isHarmless = engine.aspiration === 'na' && FUEL.includes(slot)
  if (!WITH_MARGIN.includes(slot) || isHarmless || inHand >= reserve) return 1
  return (1 - reserve) / (1 - inHand)
}
