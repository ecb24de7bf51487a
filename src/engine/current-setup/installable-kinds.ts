import type { PartCategory, PartKind } from '../model.ts'

interface InstallableKind {
  /** As a customer says it: "your cat-back exhaust". */
  name: string
  category: PartCategory
}

const kind = (name: string, category: PartCategory): InstallableKind => ({ name, category })

/** The kinds that a customer may name without naming a product, the most common first. */
export const INSTALLABLE_KINDS = {
  catback_exhaust: kind('Cat-back exhaust', 'exhaust'),
  cold_air_intake: kind('Cold-air intake', 'intake'),
  tune: kind('Tune', 'tuning'),
  e85_tune: kind('E85 tune', 'tuning'),
  headers_long_tube: kind('Long-tube headers', 'exhaust'),
  headers_shorty: kind('Shorty headers', 'exhaust'),
  downpipe: kind('Downpipe', 'exhaust'),
  midpipe_catless: kind('Catless mid-pipe', 'exhaust'),
  intake_manifold: kind('Intake manifold', 'intake'),
  throttle_body: kind('Throttle body', 'intake'),
  intercooler: kind('Intercooler', 'cooling'),
  charge_pipes: kind('Charge pipes', 'intake'),
  pulley_smaller: kind('Smaller pulley', 'forced_induction'),
  supercharger_roots: kind('Roots supercharger kit', 'forced_induction'),
  supercharger_twin_screw: kind('Twin-screw supercharger kit', 'forced_induction'),
  supercharger_centrifugal: kind('Centrifugal supercharger kit', 'forced_induction'),
  turbo_kit_single: kind('Single turbo kit', 'turbo'),
  turbo_kit_twin: kind('Twin turbo kit', 'turbo'),
  turbo_upgrade: kind('Upgraded turbo', 'turbo'),
  injectors: kind('Injectors', 'fuel_system'),
  fuel_pump: kind('Fuel pump', 'fuel_system'),
  high_pressure_fuel_pump: kind('High-pressure fuel pump', 'fuel_system'),
  flex_fuel: kind('Flex-fuel kit', 'fuel_system'),
  methanol_injection: kind('Methanol injection', 'fuel_system'),
  camshafts: kind('Camshafts', 'engine_internals'),
  ported_heads: kind('Ported heads', 'engine_internals'),
  built_bottom_end: kind('Built bottom end', 'engine_internals'),
  stroker: kind('Stroker', 'engine_internals'),
  head_studs: kind('Head studs', 'engine_internals'),
  oil_pump_gears: kind('Oil pump gears', 'engine_internals'),
  clutch: kind('Clutch', 'transmission'),
  built_transmission: kind('Built transmission', 'transmission'),
  torque_converter: kind('Torque converter', 'transmission'),
  transmission_tune: kind('Transmission tune', 'transmission'),
  transmission_cooler: kind('Transmission cooler', 'transmission'),
  driveshaft: kind('Driveshaft', 'drivetrain'),
  half_shafts: kind('Half shafts', 'drivetrain'),
  differential: kind('Differential', 'drivetrain'),
  heat_exchanger: kind('Heat exchanger', 'cooling'),
  radiator: kind('Radiator', 'cooling'),
  oil_cooler: kind('Oil cooler', 'cooling'),
  tires: kind('Performance tires', 'suspension'),
  drag_tires: kind('Drag radials', 'suspension'),
  coilovers: kind('Coilovers', 'suspension'),
  brake_kit: kind('Big brake kit', 'braking'),
} as const satisfies Partial<Record<PartKind, InstallableKind>>
export type KnownKind = keyof typeof INSTALLABLE_KINDS

export const INSTALLABLE_KIND_NAMES = Object.keys(INSTALLABLE_KINDS) as readonly KnownKind[]

export const isInstallable = (word: PartKind): word is KnownKind => word in INSTALLABLE_KINDS
