import type { LimitComponent, LimitUse, PartKind } from '../model.ts'

type Named = Pick<LimitUse, 'component' | 'slot'>

const COMPONENTS: Readonly<Record<LimitComponent, string>> = {
  internals: 'bottom end',
  transmission: 'transmission',
  clutch: 'clutch',
  fuel_system: 'fuel system',
  boost_source: 'turbo or blower',
  grip: 'tires',
  hardware: 'hardware',
}

const SLOTS: Partial<Record<NonNullable<LimitUse['slot']>, string>> = {
  boost_source: 'turbo or blower',
  direct_fuel: 'high-pressure fuel pump',
  oil_pump: 'oil pump gears',
  heads: 'cylinder heads',
  fuel_blend: 'flex-fuel kit',
}

/** What sets a limit, as a shop says it: "half shafts". */
export function limitName({ component, slot }: Named): string {
  return slot ? (SLOTS[slot] ?? slot.replaceAll('_', ' ')) : COMPONENTS[component]
}

const PLURAL = /s$/

/** Whether the name takes "are". */
export function isPlural(named: Named): boolean {
  return PLURAL.test(limitName(named))
}

const KINDS: Partial<Record<PartKind, string>> = {
  built_bottom_end: 'a built bottom end',
  built_transmission: 'a built transmission',
  clutch: 'a stronger clutch',
  injectors: 'bigger injectors',
  fuel_pump: 'a bigger fuel pump',
  high_pressure_fuel_pump: 'a bigger high-pressure pump',
  port_injection: 'port injection',
  turbo_upgrade: 'a bigger turbo',
  drag_tires: 'stickier tires',
  half_shafts: 'stronger half shafts',
}

/** A kind of part that lifts a limit: "bigger injectors". */
export function kindWords(kind: PartKind): string {
  if (kind.startsWith('supercharger_')) return 'a bigger blower'
  if (kind.startsWith('turbo_')) return 'a bigger turbo'
  return KINDS[kind] ?? `a stronger ${kind.replaceAll('_', ' ')}`
}
