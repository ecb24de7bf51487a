import { PART_KINDS, type Part, type PartKind, SLOTS, type Slot } from '../model.ts'

const SLOT_OF_KIND: Readonly<Record<PartKind, Slot>> = {
  cold_air_intake: 'intake',
  intake_manifold: 'intake_manifold',
  throttle_body: 'throttle_body',
  charge_pipes: 'charge_pipes',
  catback_exhaust: 'catback',
  headers_shorty: 'headers',
  headers_long_tube: 'headers',
  midpipe_catless: 'midpipe',
  downpipe: 'downpipe',
  intercooler: 'intercooler',
  tune: 'tune',
  e85_tune: 'tune',
  pulley_smaller: 'pulley',
  supercharger_roots: 'boost_source',
  supercharger_twin_screw: 'boost_source',
  supercharger_centrifugal: 'boost_source',
  turbo_kit_single: 'boost_source',
  turbo_kit_twin: 'boost_source',
  turbo_upgrade: 'boost_source',
  camshafts: 'camshafts',
  ported_heads: 'heads',
  stroker: 'bottom_end',
  built_bottom_end: 'bottom_end',
  injectors: 'injectors',
  fuel_pump: 'fuel_pump',
  methanol_injection: 'methanol',
  nitrous: 'nitrous',
  flex_fuel: 'fuel_blend',
  head_studs: 'head_studs',
  oil_pump_gears: 'oil_pump',
  heat_exchanger: 'heat_exchanger',
  oil_cooler: 'oil_cooler',
  radiator: 'cooling',
  clutch: 'clutch',
  flywheel: 'flywheel',
  built_transmission: 'transmission',
  torque_converter: 'torque_converter',
  transmission_tune: 'transmission_tune',
  transmission_cooler: 'transmission_cooler',
  driveshaft: 'driveline',
  half_shafts: 'half_shafts',
  differential: 'differential',
  drag_tires: 'tires',
  tires: 'tires',
  coilovers: 'suspension',
  springs: 'suspension',
  sway_bar: 'sway_bar',
  suspension_other: 'chassis',
  brake_kit: 'brakes',
  brake_pads: 'brake_pads',
  brake_rotors: 'brake_rotors',
  brake_fluid: 'brake_fluid',
  high_pressure_fuel_pump: 'direct_fuel',
  port_injection: 'direct_fuel',
  ecu_unlock: 'ecu_unlock',
  valve_springs: 'valve_springs',
  spark_plugs: 'spark_plugs',
  reliability_fix: 'reliability_fix',
}

/** The slot that a kind of part fills. A build holds at most one part per slot. */
export function slotOf(kind: PartKind): Slot {
  return SLOT_OF_KIND[kind]
}

const RANK_OF_KIND = Object.fromEntries(
  PART_KINDS.map((kind) => [kind, SLOTS.indexOf(slotOf(kind))] as const),
) as Readonly<Record<PartKind, number>>

/** The place of a part's slot in the order of slots. */
export const slotRank = ({ kind }: Pick<Part, 'kind'>): number => RANK_OF_KIND[kind]

/** Whether the slot is filled once the part is in the build: by the part itself or by what comes with it. */
export function fillsSlot(part: Part, slot: Slot): boolean {
  return slotOf(part.kind) === slot || (part.ratings.includes?.includes(slot) ?? false)
}
