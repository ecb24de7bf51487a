import type { LimitComponent, PartKind, Slot } from '../engine/model.ts'

/** What the drawing is made of, the farthest from the eye first: later ones are drawn over earlier ones. */
export const SYSTEMS = {
  tires: 'Tires',
  brakes: 'Brakes',
  springs: 'Springs',
  sway_bar: 'Sway bars',
  chassis: 'Chassis brace',
  half_shafts: 'Half shafts',
  rear_diff: 'Rear differential',
  front_diff: 'Front differential',
  driveshaft: 'Driveshaft',
  transfer: 'Transfer case',
  tank: 'Fuel pump and tank',
  fuel_line: 'Fuel line',
  catback: 'Cat-back',
  midpipe: 'Midpipe',
  radiator: 'Radiator',
  heat_exchanger: 'Heat exchanger',
  oil_cooler: 'Oil cooler',
  trans_cooler: 'Transmission cooler',
  gearbox: 'Transmission',
  clutch: 'Clutch',
  bottom_end: 'Bottom end',
  oil_pump: 'Oil pump',
  heads: 'Heads and cams',
  headers: 'Headers',
  downpipe: 'Downpipe',
  manifold: 'Intake manifold',
  injectors: 'Injectors',
  direct_fuel: 'High-pressure pump',
  plugs: 'Spark plugs',
  intercooler: 'Intercooler',
  charge_pipes: 'Charge pipes',
  intake: 'Intake',
  boost: 'Boost',
  ecu: 'Tune',
  methanol: 'Water-methanol',
  nitrous: 'Nitrous',
} as const
export type SystemId = keyof typeof SYSTEMS
export const SYSTEM_IDS = Object.keys(SYSTEMS) as SystemId[]

/** Drawn only where the build has it: no car leaves the factory with one, or few do. */
export const ONLY_WHEN_BUILT: readonly SystemId[] = [
  ...([
    'oil_cooler',
    'trans_cooler',
    'sway_bar',
    'chassis',
    'methanol',
    'nitrous',
    'direct_fuel',
    'plugs',
    'oil_pump',
  ] as const),
]

/** The kinds of parts and the places on the car that belong to a system; one that is called like its system does. */
const BELONGS = {
  intake: ['cold_air_intake'],
  manifold: ['intake_manifold', 'throttle_body'],
  catback: ['catback_exhaust'],
  headers: ['headers_shorty', 'headers_long_tube'],
  midpipe: ['midpipe_catless'],
  ecu: ['tune', 'e85_tune', 'ecu_unlock'],
  boost: [
    ...(['boost_source', 'pulley', 'pulley_smaller', 'supercharger_roots', 'supercharger_twin_screw'] as const),
    ...(['supercharger_centrifugal', 'turbo_kit_single', 'turbo_kit_twin', 'turbo_upgrade'] as const),
  ],
  heads: ['camshafts', 'valve_springs', 'ported_heads', 'head_studs'],
  bottom_end: ['stroker', 'built_bottom_end', 'reliability_fix'],
  injectors: ['port_injection'],
  tank: ['fuel_pump'],
  fuel_line: ['flex_fuel', 'fuel_blend'],
  direct_fuel: ['high_pressure_fuel_pump'],
  methanol: ['methanol_injection'],
  oil_pump: ['oil_pump_gears'],
  radiator: ['cooling'],
  clutch: ['flywheel', 'torque_converter'],
  gearbox: ['transmission', 'built_transmission', 'transmission_tune'],
  trans_cooler: ['transmission_cooler'],
  driveshaft: ['driveline'],
  rear_diff: ['differential'],
  tires: ['drag_tires'],
  springs: ['suspension', 'coilovers'],
  chassis: ['suspension_other'],
  brakes: ['brake_kit', 'brake_pads', 'brake_rotors', 'brake_fluid'],
  plugs: ['spark_plugs'],
} as const satisfies Partial<Record<SystemId, readonly (PartKind | Slot)[]>>

const SYSTEM_OF: Readonly<Record<string, SystemId>> = Object.fromEntries([
  ...SYSTEM_IDS.map((id) => [id, id]),
  ...Object.entries(BELONGS).flatMap(([id, names]) => names.map((name) => [name, id])),
])

/** Which system a part belongs to, or what fills a place on the car. */
export const systemOf = (kindOrSlot: string): SystemId | undefined => SYSTEM_OF[kindOrSlot]

const SYSTEM_OF_COMPONENT: Readonly<Record<LimitComponent, SystemId>> = {
  internals: 'bottom_end',
  transmission: 'gearbox',
  clutch: 'clutch',
  fuel_system: 'tank',
  boost_source: 'boost',
  grip: 'tires',
  hardware: 'bottom_end',
}
/** Which system a limit is about: a rule's hardware by its slot, everything else by its component. */
export const systemOfLimit = ({
  component,
  slot,
}: {
  component: LimitComponent
  slot?: string | undefined
}): SystemId => systemOf(slot ?? '') ?? SYSTEM_OF_COMPONENT[component]
