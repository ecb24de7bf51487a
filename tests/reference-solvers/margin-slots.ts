import type { Reserve } from '../../src/engine/limits/ceilings.ts'
import type { Slot, Vehicle } from '../../src/engine/model.ts'

/** What carries the torque: a margin of the driveline is kept of nothing else. */
const CARRIES: readonly Slot[] = ['transmission', 'clutch', 'torque_converter']

/** What a margin is kept of: what gives way for good, and what runs the engine lean. */
const WITH_MARGIN: readonly Slot[] = [
  ...(['bottom_end', 'heads', 'oil_pump'] as const),
  ...CARRIES,
  ...(['boost_source', 'injectors', 'fuel_pump', 'direct_fuel'] as const),
]

/** What a lean mixture breaks nothing by, on an engine that has no boost from the factory. */
const FUEL: readonly Slot[] = ['injectors', 'fuel_pump', 'direct_fuel']

/** The share of a rule's figure that a build may use, by the slot that the rule is about and what the figure leaves free. */
export function usedShare(
  { slot, inHand = 0 }: { slot: Slot; inHand?: number },
  margin: Reserve,
  { engine }: Pick<Vehicle, 'engine'>,
): number {
  const reserve = typeof margin === 'number' ? margin : CARRIES.includes(slot) ? margin.driveline : 0
  const isHarmless = engine.aspiration === 'na' && FUEL.includes(slot)
  if (!WITH_MARGIN.includes(slot) || isHarmless || inHand >= reserve) return 1
  return (1 - reserve) / (1 - inHand)
}
