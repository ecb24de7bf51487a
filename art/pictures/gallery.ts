import type { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { palette } from '../../src/xray/palette.ts'
import { accessories } from '../goods/accessories.ts'
import { apparel } from '../goods/apparel.ts'
import { garagePieces } from '../goods/garage.ts'
import { pixelsOf } from '../goods/pixels-of.ts'
import type { Drawing } from '../merchandise.ts'
import * as boost from '../parts/boost.ts'
import * as breathing from '../parts/breathing.ts'
import * as chassis from '../parts/chassis.ts'
import * as driveline from '../parts/driveline.ts'
import * as engine from '../parts/engine.ts'
import * as fuel from '../parts/fuel.ts'
import { bench, type Crop, closeUp, height, type Placed, portrait, width } from '../scenes/close-up.ts'
import { airflow, blueprint, lineUp, ridge, spotlight } from '../scenes/line-art.ts'
import { type PictureRecord, writePicture } from '../write-picture.ts'
import { curveShape, stageShapes } from './packages.ts'

type Photo = readonly [slug: string, alt: string, make: () => string | Promise<Buffer>]
const warm = palette.ember
const stock = curveShape({ peakTorqueLbft: 340, spoolRpm: 1700, holdRpm: 4600, redlineRpm: 7000 })

/** One part in focus, up to two out of focus behind it. */
const still =
  (front: () => string, behind: readonly (() => string)[], hue: string, scale = 1.25, turn = 0) =>
  () => {
    const sides: Placed[] = behind.map((draw, i) => ({
      draw,
      x: i ? 310 : 1290,
      y: 570,
      scale: 0.92,
      soft: 7,
      dim: 0.4,
    }))
    return bench([...sides, { draw: front, x: 800, y: 510, scale, turn }], hue)
  }
/** One part so near that it leaves the picture. */
const macro =
  (draw: () => string, hue: string, x: number, y: number, scale: number, turn = 0) =>
  () =>
    bench([{ draw, x, y, scale, turn }], hue, 1060)
const crop =
  (body: Crop['body'], paint: Crop['paint'], carWidth: number, along: number, up: number, caliper?: string) => () =>
    closeUp({ body, paint, carWidth, at: [along, up], ...(caliper ? { caliper } : {}) })
const pinned = (draw: Drawing[0]) => async () => {
  const picture = await pixelsOf(draw)
  return sharp(picture).resize(width, height, { fit: 'cover', position: 'centre' }).png().toBuffer()
}

const photos: Record<string, readonly Photo[]> = {
  slides: [
    [
      'precision-engineering',
      'Engine parts laid out in the light',
      still(engine.pistonAndRod, [engine.camshafts, driveline.clutch], palette.cold, 1.3),
    ],
    ['aerodynamic-excellence', 'Air flowing over a low sports car in the dark', () => airflow('super_coupe')],
    [
      'raw-power',
      'Dyno curves stacked into a mountain of red lines',
      () => ridge(stageShapes.wide_open, stock, 'wide_open', 1.12, 0.6, 0.06),
    ],
    ['american-muscle', 'A red muscle coupe in a dark studio', () => portrait('retro_muscle', 'redline')],
  ],
  turbo: [
    [
      'turbo-on-bench',
      'Turbocharger with its turbine glowing',
      still(boost.turbo, [boost.intercooler, boost.twinTurbo], warm),
    ],
    ['turbo-compressor-wheel', 'Compressor wheel close up', macro(boost.turbo, palette.cold, 960, 520, 2.5)],
    [
      'turbo-twin',
      'Two turbochargers on one manifold',
      still(boost.twinTurbo, [boost.turbo, breathing.downpipe], palette.redline),
    ],
    [
      'turbo-intercooler',
      'Front-mount intercooler',
      still(boost.intercooler, [breathing.chargePipes, boost.turbo], palette.cold, 1.5),
    ],
    ['turbo-charge-pipes', 'Charge pipes with red couplers', still(breathing.chargePipes, [boost.intercooler], warm)],
    ['turbo-downpipe', 'Downpipe, its flange still hot', macro(breathing.downpipe, warm, 880, 560, 1.9)],
    ['turbo-curve', 'Dyno lines of a turbo build', () => ridge(stageShapes.stage3, stock, 'stage3', 1.25, 0.6, 0.4)],
  ],
  supercharger: [
    [
      'supercharger-on-bench',
      'Roots supercharger',
      still(boost.supercharger, [boost.pulley, breathing.throttleBody], palette.redline, 1.4),
    ],
    ['supercharger-pulley', 'Ribbed pulley close up', macro(boost.pulley, palette.redline, 700, 540, 2.1)],
    [
      'supercharger-centrifugal',
      'Centrifugal supercharger',
      still(boost.centrifugal, [boost.supercharger], palette.cold),
    ],
    [
      'supercharger-cooling',
      'Heat exchanger and its pump',
      still(boost.heatExchanger, [boost.supercharger, boost.radiator], palette.cold, 1.4),
    ],
    ['supercharger-throttle', 'Throttle body half open', macro(breathing.throttleBody, palette.cold, 820, 500, 1.7)],
    ['supercharger-rotor-case', 'Ribs of the supercharger case', macro(boost.supercharger, warm, 640, 440, 2.6, -6)],
  ],
  engine: [
    [
      'engine-piston',
      'Forged piston and rod',
      still(engine.pistonAndRod, [engine.crankshaft, breathing.ported], warm, 1.3),
    ],
    ['engine-camshafts', 'Pair of camshafts', still(engine.camshafts, [engine.pistonAndRod], palette.redline, 1.4)],
    [
      'engine-crankshaft',
      'Stroker crankshaft',
      still(engine.crankshaft, [engine.camshafts, engine.pistonAndRod], palette.cold, 1.4),
    ],
    ['engine-heads', 'Cylinder head with large valves', macro(breathing.ported, warm, 800, 500, 2)],
    [
      'engine-manifold',
      'Intake manifold',
      still(breathing.intakeManifold, [breathing.throttleBody], palette.redline, 1.4),
    ],
    ['engine-injectors', 'Fuel injectors, one spraying', still(fuel.injectors, [fuel.fuelPump], palette.cold, 1.3)],
    ['engine-studs', 'Head studs in a row', macro(engine.headStuds, palette.redline, 800, 560, 1.8)],
    ['engine-oil-pump', 'Oil pump gears', macro(boost.oilPumpGears, warm, 860, 520, 2)],
  ],
  exhaust: [
    [
      'exhaust-cat-back',
      'Cat-back exhaust with burnt tips',
      still(breathing.catback, [breathing.headersLong], warm, 1.35),
    ],
    ['exhaust-tips', 'Exhaust tips close up', macro(breathing.catback, palette.redline, 1260, 400, 2.9)],
    [
      'exhaust-headers',
      'Long-tube headers',
      still(breathing.headersLong, [breathing.catback, breathing.midpipe], warm, 1.3),
    ],
    [
      'exhaust-shorty',
      'Shorty headers',
      still(breathing.headersShorty, [breathing.headersLong], palette.redline, 1.35),
    ],
    ['exhaust-crossover', 'X-shaped mid-pipe', macro(breathing.midpipe, warm, 800, 520, 1.7, 90)],
    ['exhaust-tail', 'Tail of a red muscle coupe', crop('muscle', 'redline', 3400, 0.86, 0.36)],
  ],
  suspension: [
    [
      'suspension-coilover',
      'Coilover with a red spring',
      still(chassis.coilovers, [chassis.springs, chassis.controlArm], palette.redline, 1.3),
    ],
    ['suspension-spring', 'Coils of a red spring', macro(chassis.coilovers, palette.cold, 800, 620, 2.7, 24)],
    ['suspension-springs', 'Lowering springs', still(chassis.springs, [chassis.coilovers], palette.cold, 1.2)],
    ['suspension-arm', 'Control arm with bushings', still(chassis.controlArm, [chassis.swayBar], palette.redline, 1.2)],
    [
      'suspension-sway-bar',
      'Red sway bar',
      still(chassis.swayBar, [chassis.controlArm, chassis.coilovers], palette.cold, 1.3),
    ],
    ['suspension-stance', 'Low flank of a gunmetal coupe', crop('coupe', 'gunmetal', 2500, 0.5, 0.34)],
  ],
  brakes: [
    [
      'brakes-kit',
      'Slotted disc and red caliper',
      still(chassis.brakeKit, [chassis.brakeRotors, chassis.brakePads], palette.redline, 1.3),
    ],
    ['brakes-disc', 'Slots and holes of a brake disc', macro(chassis.brakeKit, palette.cold, 980, 620, 2.6)],
    ['brakes-rotors', 'Two brake rotors', still(chassis.brakeRotors, [chassis.brakePads], palette.cold, 1.25)],
    [
      'brakes-pads',
      'Pair of brake pads',
      still(chassis.brakePads, [chassis.brakeRotors, fuel.brakeFluid], palette.redline, 1.3),
    ],
    [
      'brakes-behind-spokes',
      'Red caliper behind the spokes of a white car',
      crop('super_coupe', 'white', 5600, 0.205, 0.26),
    ],
    [
      'brakes-gold-caliper',
      'Gold caliper behind the spokes of a red car',
      crop('fastback', 'redline', 5600, 0.79, 0.26, '#c9a227'),
    ],
  ],
  wheels: [
    ['wheels-seven-spoke', 'Seven-spoke wheel of a purple coupe', crop('gt', 'midnight-purple', 4200, 0.22, 0.32)],
    ['wheels-five-spoke', 'Five-spoke wheel of a yellow muscle coupe', crop('muscle', 'caution', 4200, 0.8, 0.32)],
    ['wheels-ten-spoke', 'Ten-spoke wheel of a black fastback', crop('fastback', 'ink-black', 4200, 0.2, 0.32)],
    ['wheels-mesh', 'Mesh wheel of a blue rally sedan', crop('sport_sedan', 'cold-blue', 4000, 0.8, 0.34)],
    [
      'wheels-twin-spoke',
      'Twin-spoke wheel of a green mid-engine car',
      crop('mid_engine', 'signal-green', 4200, 0.83, 0.34),
    ],
    ['wheels-truck', 'Six-spoke wheel of an orange pickup', crop('pickup', 'ember', 4600, 0.17, 0.26)],
    ['wheels-tire', 'Wheel and performance tire', still(chassis.tires, [chassis.dragTires], palette.cold, 1.35)],
  ],
  dyno: [
    ['dyno-stage-1', 'Ten cold blue dyno lines', () => ridge(stageShapes.stage1, stock, 'stage1', 1.05, 0.5, 0.12)],
    ['dyno-stage-2', 'Sixteen yellow dyno lines', () => ridge(stageShapes.stage2, stock, 'stage2', 1.05, 0.5, 0.12)],
    [
      'dyno-stage-3',
      'Twenty-four orange dyno lines',
      () => ridge(stageShapes.stage3, stock, 'stage3', 1.05, 0.5, 0.12),
    ],
    [
      'dyno-wide-open',
      'Thirty-six red dyno lines',
      () => ridge(stageShapes.wide_open, stock, 'wide_open', 1.05, 0.5, 0.12),
    ],
    ['dyno-summit', 'Summit of a power curve', () => ridge(stageShapes.wide_open, stock, 'wide_open', 2.1, 0.8, 0.04)],
    [
      'dyno-redline',
      'Dyno lines falling off at the redline',
      () => ridge(stageShapes.stage3, stock, 'stage3', 2, 0.96, 0.55),
    ],
  ],
  builds: [
    ['build-retro-muscle', 'Green muscle coupe', () => portrait('retro_muscle', 'signal-green')],
    ['build-gt', 'White twin-turbo coupe with a wing', () => portrait('gt', 'white')],
    ['build-rear-engine', 'Silver rear-engine sports car', () => portrait('rear_engine', 'silver')],
    ['build-roadster', 'Red roadster', () => portrait('roadster', 'redline')],
    ['build-hatch', 'Blue hot hatch', () => portrait('hatch', 'cold-blue')],
    ['build-pickup', 'Black pickup', () => portrait('pickup', 'ink-black')],
    ['build-super-coupe', 'Yellow long-hood coupe', () => portrait('super_coupe', 'caution')],
    ['build-fastback', 'Gunmetal fastback', () => portrait('fastback', 'gunmetal')],
    ['build-mid-engine', 'Red mid-engine car', () => portrait('mid_engine', 'redline')],
  ],
  garage: [
    [
      'garage-line-up',
      'Four cars drawn in light, one behind the other',
      () => lineUp(['pickup', 'retro_muscle', 'muscle', 'fastback']),
    ],
    ['garage-drawing-board', 'Side elevation of a fastback with its dimensions', () => blueprint('fastback')],
    ['garage-banner', 'Black and red garage banner', pinned(garagePieces['garage-banner']![0])],
    ['garage-tools', 'Wrenches in a canvas roll', pinned(accessories['tool-roll']![0])],
    ['garage-crew-shirt', 'Work shirt of the pit crew', pinned(apparel['pit-crew-shirt']![0])],
    ['garage-tail-lamp', 'Tail lamp of a black coupe', crop('coupe', 'ink-black', 3200, 0.88, 0.5)],
  ],
  aerodynamics: [
    ['aero-winged-coupe', 'Air over a coupe with a wing', () => airflow('gt')],
    ['aero-mid-engine', 'Air over a mid-engine car', () => airflow('mid_engine')],
    ['aero-rear-engine', 'Rear-engine car drawn in light', () => spotlight('rear_engine', 0.42)],
    ['aero-elevation', 'Side elevation of a mid-engine car with its dimensions', () => blueprint('mid_engine')],
    ['aero-rally-wing', 'Rally sedan drawn in light', () => spotlight('sport_sedan', 0.5, palette.redline)],
    ['aero-fastback-tail', 'Ducktail of a silver coupe', crop('super_coupe', 'silver', 3200, 0.84, 0.6)],
  ],
  muscle: [
    ['muscle-retro', 'Retro muscle coupe drawn in light', () => spotlight('retro_muscle', 0.46, palette.redline)],
    ['muscle-modern', 'Black muscle coupe', () => portrait('muscle', 'ink-black')],
    ['muscle-fastback', 'Blue fastback', () => portrait('fastback', 'cold-blue')],
    ['muscle-nose', 'Nose of an orange muscle coupe', crop('retro_muscle', 'ember', 3400, 0.14, 0.46)],
    ['muscle-haunch', 'Haunch of a white fastback', crop('fastback', 'white', 3400, 0.76, 0.5)],
    ['muscle-pickup', 'Pickup drawn in light', () => spotlight('pickup', 0.4)],
  ],
}

/**
 * Gallery photos, 1600 x 1000, by category; `slides` are the four of the home page's carousel. `only` narrows them to
 * those whose name begins with it.
 */
export async function makeGallery(only = ''): Promise<PictureRecord[]> {
  const records: PictureRecord[] = []
  for (const [category, list] of Object.entries(photos)) {
    for (const [slug, alt, make] of list) {
      if (!slug.startsWith(only)) continue
      const source = await make()
      records.push(
        await writePicture({
          id: `gallery/${slug}`,
          category,
          alt,
          width,
          height,
          source,
          formats: ['avif'],
          maxBytes: 60_000,
          quality: 54,
        }),
      )
    }
  }
  return records
}
