import type { PartCategory, PartKind, Slot } from '../../engine/model.ts'

/** What is typical of a kind of part, where a product states nothing better: category, shop hours, needs, one sentence. */
interface KindDefaults {
  category: PartCategory
  laborHours: number
  sentence: string
  needs?: readonly Slot[]
}

export const KIND_DEFAULTS: Readonly<Record<PartKind, KindDefaults>> = {
  cold_air_intake: {
    category: 'intake',
    laborHours: 1,
    sentence: 'Cooler air and less restriction ahead of the engine.',
  },
  intake_manifold: {
    category: 'intake',
    laborHours: 5,
    needs: ['tune'],
    sentence: 'Runners that move the power peak up.',
  },
  throttle_body: {
    category: 'intake',
    laborHours: 1,
    sentence: 'A larger bore for a manifold or blower that can use it.',
  },
  charge_pipes: {
    category: 'intake',
    laborHours: 2,
    sentence: 'Metal pipes and real clamps that stay on under boost.',
  },
  catback_exhaust: { category: 'exhaust', laborHours: 2, sentence: 'Less back pressure and the right sound.' },
  headers_shorty: {
    category: 'exhaust',
    laborHours: 6,
    sentence: 'Better flow than the factory logs, bolts to the stock exhaust.',
  },
  headers_long_tube: {
    category: 'exhaust',
    laborHours: 9,
    needs: ['tune'],
    sentence: 'Long primaries that scavenge the cylinders up top.',
  },
  midpipe_catless: { category: 'exhaust', laborHours: 2.5, sentence: 'Off-road mid-pipe without catalysts.' },
  downpipe: {
    category: 'exhaust',
    laborHours: 3,
    needs: ['tune'],
    sentence: 'Opens the exhaust right behind the turbo.',
  },
  intercooler: { category: 'cooling', laborHours: 4, sentence: 'A bigger core: cooler charge, pull after pull.' },
  tune: { category: 'tuning', laborHours: 1, sentence: 'Calibration for this engine and its parts.' },
  e85_tune: { category: 'tuning', laborHours: 2, sentence: 'Calibration for E85 and the blends on the way to it.' },
  pulley_smaller: {
    category: 'forced_induction',
    laborHours: 3,
    needs: ['tune'],
    sentence: 'Spins the factory blower faster; belt included.',
  },
  supercharger_roots: {
    category: 'forced_induction',
    laborHours: 16,
    sentence: 'Roots (TVS) blower: torque from idle on.',
  },
  supercharger_twin_screw: {
    category: 'forced_induction',
    laborHours: 16,
    sentence: 'Twin-screw blower: torque down low, and it keeps pulling.',
  },
  supercharger_centrifugal: {
    category: 'forced_induction',
    laborHours: 13,
    sentence: 'Centrifugal blower: boost climbs with rpm.',
  },
  turbo_kit_single: {
    category: 'forced_induction',
    laborHours: 28,
    sentence: 'Single-turbo kit with manifold, piping and oil lines.',
  },
  turbo_kit_twin: {
    category: 'forced_induction',
    laborHours: 32,
    sentence: 'Twin-turbo kit with manifolds, piping and oil lines.',
  },
  turbo_upgrade: {
    category: 'turbo',
    laborHours: 8,
    needs: ['tune'],
    sentence: 'More turbo in the factory location.',
  },
  camshafts: {
    category: 'engine_internals',
    laborHours: 14,
    needs: ['tune'],
    sentence: 'More lift and duration; the peak moves up.',
  },
  ported_heads: {
    category: 'engine_internals',
    laborHours: 17,
    needs: ['tune'],
    sentence: 'Ported castings, valve job and gaskets.',
  },
  stroker: {
    category: 'engine_internals',
    laborHours: 40,
    needs: ['tune'],
    sentence: 'More displacement with a forged rotating assembly.',
  },
  built_bottom_end: {
    category: 'engine_internals',
    laborHours: 32,
    needs: ['tune'],
    sentence: 'Forged pistons and rods, machined, balanced and assembled.',
  },
  injectors: {
    category: 'fuel_system',
    laborHours: 2,
    needs: ['tune'],
    sentence: 'Flow-matched injectors with data for the tune.',
  },
  fuel_pump: { category: 'fuel_system', laborHours: 2, sentence: 'More flow at pressure out of the tank.' },
  methanol_injection: {
    category: 'fuel_system',
    laborHours: 5,
    needs: ['tune'],
    sentence: 'Cools the charge and adds octane, with a failsafe.',
  },
  nitrous: { category: 'fuel_system', laborHours: 6, needs: ['tune'], sentence: 'Wet nitrous kit.' },
  flex_fuel: {
    category: 'fuel_system',
    laborHours: 2,
    needs: ['tune'],
    sentence: 'Ethanol sensor: run E85, pump gas or any mix.',
  },
  head_studs: { category: 'engine_internals', laborHours: 12, sentence: 'Clamps the heads for real boost.' },
  oil_pump_gears: {
    category: 'engine_internals',
    laborHours: 10,
    sentence: 'Billet gears in place of powdered metal ones.',
  },
  heat_exchanger: {
    category: 'cooling',
    laborHours: 4,
    sentence: 'More water-to-air core: charge temperatures stay down.',
  },
  oil_cooler: { category: 'cooling', laborHours: 4, sentence: 'Keeps oil in range lap after lap.' },
  radiator: { category: 'cooling', laborHours: 3.5, sentence: 'Thicker aluminum core.' },
  clutch: { category: 'transmission', laborHours: 7, sentence: 'Clutch, release bearing and alignment tool.' },
  flywheel: { category: 'transmission', laborHours: 7, sentence: 'Billet flywheel, fitted with the clutch.' },
  built_transmission: {
    category: 'transmission',
    laborHours: 12,
    sentence: 'Your gearbox, rebuilt with stronger parts.',
  },
  torque_converter: {
    category: 'transmission',
    laborHours: 8,
    sentence: 'Higher stall and a stronger lock-up clutch.',
  },
  transmission_tune: {
    category: 'transmission',
    laborHours: 1,
    sentence: 'Clutch pressure, torque limits and shifts for the new power.',
  },
  transmission_cooler: { category: 'transmission', laborHours: 3, sentence: 'Keeps the fluid out of the red.' },
  driveshaft: { category: 'drivetrain', laborHours: 2, sentence: 'One-piece shaft in place of the two-piece.' },
  half_shafts: { category: 'drivetrain', laborHours: 4, sentence: 'Stronger axles for sticky tires.' },
  differential: { category: 'drivetrain', laborHours: 6, sentence: 'Puts the power to both wheels.' },
  drag_tires: { category: 'suspension', laborHours: 1, sentence: 'Drag radials for the driven axle.' },
  tires: { category: 'suspension', laborHours: 1.5, sentence: 'Summer tires with real grip.' },
  coilovers: { category: 'suspension', laborHours: 4.5, sentence: 'Height and damping adjustable.' },
  springs: { category: 'suspension', laborHours: 3.5, sentence: 'Lower, and less roll.' },
  sway_bar: { category: 'suspension', laborHours: 2, sentence: 'Less roll, adjustable balance.' },
  suspension_other: { category: 'suspension', laborHours: 2, sentence: 'Sharper location of the axle.' },
  brake_kit: { category: 'braking', laborHours: 4, sentence: 'Larger calipers and rotors.' },
  brake_pads: { category: 'braking', laborHours: 1.5, sentence: 'Pads that do not fade.' },
  brake_rotors: { category: 'braking', laborHours: 2, sentence: 'Slotted rotors.' },
  brake_fluid: { category: 'braking', laborHours: 1, sentence: 'Fluid with a high dry boiling point.' },
  high_pressure_fuel_pump: {
    category: 'fuel_system',
    laborHours: 4,
    needs: ['tune'],
    sentence: 'Feeds the direct injection beyond the factory pump.',
  },
  port_injection: {
    category: 'fuel_system',
    laborHours: 8,
    needs: ['tune'],
    sentence: 'Adds port injectors and a controller beside the direct injection.',
  },
  ecu_unlock: {
    category: 'tuning',
    laborHours: 1,
    sentence: 'Opens a locked engine computer so that it can be tuned.',
  },
  valve_springs: {
    category: 'engine_internals',
    laborHours: 4,
    sentence: 'Springs, retainers and seals for the new cams.',
  },
  spark_plugs: {
    category: 'tuning',
    laborHours: 1.5,
    sentence: 'Colder plugs, gapped for the power that the build makes.',
  },
  reliability_fix: { category: 'engine_internals', laborHours: 6, sentence: 'Fixes what fails first on this engine.' },
}
