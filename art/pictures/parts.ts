import { PART_CATEGORIES, PART_KINDS, type PartCategory, type PartKind } from '../../src/engine/model.ts'
import * as boost from '../parts/boost.ts'
import * as breathing from '../parts/breathing.ts'
import * as chassis from '../parts/chassis.ts'
import * as driveline from '../parts/driveline.ts'
import * as engine from '../parts/engine.ts'
import * as fuel from '../parts/fuel.ts'
import { badge, partTile, stroke } from '../parts/toolkit.ts'
import { type PictureRecord, writeDrawing } from '../write-picture.ts'

type Drawn = readonly [draw: () => string, alt: string]

export const kindDrawings: Record<PartKind, Drawn> = {
  cold_air_intake: [breathing.coldAirIntake, 'Cold air intake with a red cone filter'],
  intake_manifold: [breathing.intakeManifold, 'Intake manifold with four runners'],
  throttle_body: [breathing.throttleBody, 'Throttle body with its blade half open'],
  charge_pipes: [breathing.chargePipes, 'Charge pipes with red couplers'],
  catback_exhaust: [breathing.catback, 'Cat-back exhaust with two burnt tips'],
  headers_shorty: [breathing.headersShorty, 'Shorty headers'],
  headers_long_tube: [breathing.headersLong, 'Long-tube headers joining in a collector'],
  midpipe_catless: [breathing.midpipe, 'X-shaped mid-pipe'],
  downpipe: [breathing.downpipe, 'Downpipe with flex section and sensor'],
  intercooler: [boost.intercooler, 'Front-mount intercooler'],
  tune: [engine.tune, 'Handheld tuner with a red torque curve on its screen'],
  e85_tune: [engine.e85Tune, 'Handheld tuner with an E85 calibration on its screen'],
  pulley_smaller: [boost.pulley, 'Ribbed supercharger pulley'],
  supercharger_roots: [boost.supercharger, 'Roots supercharger with its drive pulley'],
  supercharger_twin_screw: [boost.supercharger, 'Twin-screw supercharger with its drive pulley'],
  supercharger_centrifugal: [boost.centrifugal, 'Centrifugal supercharger with belt'],
  turbo_kit_single: [boost.turbo, 'Turbocharger, the turbine side glowing'],
  turbo_kit_twin: [boost.twinTurbo, 'Two turbochargers on one manifold'],
  turbo_upgrade: [boost.turbo, 'Larger turbocharger, the turbine side glowing'],
  camshafts: [engine.camshafts, 'Pair of camshafts with their gears'],
  ported_heads: [breathing.ported, 'Cylinder head with large valves'],
  stroker: [engine.crankshaft, 'Stroker crankshaft'],
  built_bottom_end: [engine.pistonAndRod, 'Forged piston on its connecting rod'],
  injectors: [fuel.injectors, 'Fuel injectors on their rail, one spraying'],
  fuel_pump: [fuel.fuelPump, 'High-flow fuel pump'],
  methanol_injection: [engine.methanol, 'Methanol injection: tank, pump and nozzle'],
  nitrous: [engine.nitrous, 'Nitrous bottle with gauge'],
  flex_fuel: [fuel.flexFuel, 'Ethanol content sensor'],
  head_studs: [engine.headStuds, 'Head studs with nuts'],
  oil_pump_gears: [boost.oilPumpGears, 'Oil pump gears in their housing'],
  heat_exchanger: [boost.heatExchanger, 'Heat exchanger with its coolant pump'],
  oil_cooler: [boost.oilCooler, 'Oil cooler with braided lines'],
  radiator: [boost.radiator, 'Radiator'],
  clutch: [driveline.clutch, 'Clutch disc with red springs'],
  flywheel: [driveline.flywheel, 'Light flywheel'],
  built_transmission: [driveline.gearbox, 'Gear set of a built transmission'],
  torque_converter: [driveline.torqueConverter, 'Torque converter, blades showing'],
  transmission_tune: [engine.transmissionTune, 'Transmission control unit with a shift pattern'],
  transmission_cooler: [driveline.transmissionCooler, 'Transmission cooler'],
  driveshaft: [driveline.driveshaft, 'One-piece driveshaft'],
  half_shafts: [driveline.halfShafts, 'Half shaft with joints and boots'],
  differential: [driveline.differential, 'Limited-slip differential opened'],
  drag_tires: [chassis.dragTires, 'Drag tire with a tall sidewall'],
  tires: [chassis.tires, 'Wheel and performance tire'],
  coilovers: [chassis.coilovers, 'Coilover with a red spring'],
  springs: [chassis.springs, 'Two red lowering springs'],
  sway_bar: [chassis.swayBar, 'Red sway bar with end links'],
  suspension_other: [chassis.controlArm, 'Control arm with bushings'],
  brake_kit: [chassis.brakeKit, 'Slotted brake disc with a red caliper'],
  brake_pads: [chassis.brakePads, 'Pair of brake pads'],
  brake_rotors: [chassis.brakeRotors, 'Two slotted brake rotors'],
  brake_fluid: [fuel.brakeFluid, 'Bottle of racing brake fluid'],
  high_pressure_fuel_pump: [fuel.fuelPump, 'High-pressure fuel pump'],
  port_injection: [fuel.injectors, 'Port-injection kit: rail and injectors'],
  ecu_unlock: [engine.controlUnit, 'Engine control unit'],
  valve_springs: [engine.camshafts, 'Camshafts with their valve train'],
  spark_plugs: [engine.sparkPlugs, 'Set of spark plugs'],
  reliability_fix: [engine.crankshaft, 'Crankshaft ready for inspection'],
}

/** The kind whose picture stands for its whole category. */
export const categoryFaces: Record<PartCategory, PartKind> = {
  intake: 'cold_air_intake',
  exhaust: 'catback_exhaust',
  cooling: 'radiator',
  fuel_system: 'injectors',
  tuning: 'tune',
  transmission: 'built_transmission',
  forced_induction: 'supercharger_roots',
  turbo: 'turbo_kit_single',
  engine_internals: 'built_bottom_end',
  drivetrain: 'driveshaft',
  braking: 'brake_kit',
  suspension: 'coilovers',
}

const placeholder = () =>
  stroke('M90 330H210L276 190L340 450L378 330H510', 8, '#323a45') +
  badge('PICTURE TO COME', 300, 540, 24, 300, 'fill="#4b5562"')

/** One SVG tile per part kind and category, 600 x 640, and a placeholder. */
export async function makeParts(): Promise<PictureRecord[]> {
  const tile = (id: string, [draw, alt]: Drawn) =>
    writeDrawing({
      id: `parts/${id}`,
      category: 'parts',
      alt,
      width: 600,
      height: 640,
      source: partTile(draw()),
      maxBytes: 20_000,
    })
  const records: PictureRecord[] = []
  for (const kind of PART_KINDS) records.push(await tile(kind, kindDrawings[kind]))
  for (const category of PART_CATEGORIES) records.push(await tile(category, kindDrawings[categoryFaces[category]]))
  records.push(await tile('placeholder', [placeholder, 'Part without a picture']))
  return records
}
