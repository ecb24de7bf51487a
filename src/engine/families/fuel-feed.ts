import type { Part } from '../model.ts'
import type { EngineFamily } from './engine-family.ts'

/**
 * Whether the high-pressure pump is what limits the fuel: direct injection alone, or port and direct injection where the
 * trade upgrades the pump and leaves the small port side as it is. Worked: the RS3's 2.5 is limited by its pump, a
 * Coyote gen3 by its port injectors and the in-tank pump.
 */
export function isFedByHighPressurePump({ injection, mustKindsAbove }: EngineFamily): boolean {
  if (injection !== 'dual') return injection === 'direct'
  return !mustKindsAbove.some(({ kind }) => kind === 'injectors')
}

/** Which limit of the fuel system the part lifts on this engine; undefined: none. */
export function fuelRoleOf({ kind }: Pick<Part, 'kind'>, family: EngineFamily): 'injectors' | 'fuel_pump' | undefined {
  if (isFedByHighPressurePump(family)) {
    return kind === 'high_pressure_fuel_pump' || kind === 'port_injection' ? 'fuel_pump' : undefined
  }
  return kind === 'injectors' || kind === 'fuel_pump' ? kind : undefined
}
