import type { Point } from '../geometry.ts'
import { blades, circle, line, rounded } from '../paths.ts'
import type { Bay } from './bay.ts'
import { clutchEdgeOn, differential, gearPairs, planetarySets } from './gears.ts'
import { add, type Sketch } from './sketch.ts'

/** Where torque leaves the gearbox for the driveshaft; undefined where there is none to drive. */
export interface Output {
  at: Point
}

export function gearbox(sketch: Sketch, bay: Bay): Output | undefined {
  const { layout } = bay
  if (layout.orientation === 'transverse') return transverse(sketch, bay)
  if (layout.rearTransaxle) return rearTransaxle(sketch, bay)
  if (layout.position !== 'front') return transaxle(sketch, bay)
  return inLine(sketch, bay)
}

/** Behind the engine, for rear-wheel drive and what grew from it, or with the front differential inside. */
function inLine(sketch: Sketch, bay: Bay): Output {
  const { x1, crank, layout } = bay
  clutchEdgeOn(sketch, bay, x1, 1)
  const auto = layout.gearbox === 'automatic'
  const length = layout.aheadOfAxle ? 640 : auto ? 760 : 680
  const end = x1 + length
  const [bell, low] = [170, auto ? 150 : 128]
  const out = crank - 6
  const case_: Point[] = [
    [x1 + 4, crank + bell],
    [x1 + 110, crank + bell - 8],
    [x1 + 200, crank + 112],
    [x1 + length * 0.66, crank + 96],
    [x1 + length * 0.8, crank + 58],
    [end, crank + 44],
    [end, crank - 52],
    [x1 + length * 0.8, crank - 66],
    [x1 + length * 0.7, crank - low],
    [x1 + 210, crank - low - (auto ? 24 : 0)],
    [x1 + 120, crank - bell + 4],
    [x1 + 4, crank - bell],
  ]
  const inside = auto
    ? planetarySets(x1 + 160, x1 + length * 0.72, crank + 4, 4, 88)
    : gearPairs(x1 + 190, x1 + length * 0.74, crank + 42, layout.gears, 96)
  const lever =
    layout.gearbox === 'manual'
      ? line([x1 + length * 0.78, crank + 62], [x1 + length * 0.84, crank + 250]) +
        circle(x1 + length * 0.845, crank + 266, 18)
      : ''
  add(sketch, 'gearbox', [x1 + length * 0.42, crank + 40], { solid: rounded(case_, 30), detail: inside + lever })
  if (layout.drivetrain === 'awd' && layout.aheadOfAxle) {
    const z = bay.frame.front.tire - 6
    add(sketch, 'front_diff', [20, z], {
      solid: circle(20, z, 92),
      detail: circle(20, z, 58) + blades(20, z, 58, 88, 22),
    })
  }
  return { at: [end, out] }
}

/** Gearbox and differential in one case at the driven rear axle: mid and rear engines. */
function transaxle(sketch: Sketch, bay: Bay): Output | undefined {
  const { x0, x1, toTail, crank, frame, layout } = bay
  const from = toTail === 1 ? x1 : x0
  const axle = frame.wheelbase
  const z = frame.rear.tire
  clutchEdgeOn(sketch, bay, from, toTail)
  const far = axle + toTail * 430
  const w = toTail
  add(sketch, 'gearbox', [axle + w * 250, z + 40], {
    solid: rounded(
      [
        [from + w * 4, crank + 168],
        [from + w * 120, crank + 150],
        [axle - w * 40, z + 132],
        [axle + w * 130, z + 120],
        [far, z + 78],
        [far, z - 74],
        [axle + w * 120, z - 118],
        [axle - w * 60, z - 136],
        [from + w * 120, crank - 150],
        [from + w * 4, crank - 168],
      ],
      32,
    ),
    detail:
      gearPairs(axle + w * 140, far - w * 20, z + 34, layout.gears, 84) +
      line([from + w * 90, crank], [axle + w * 130, z + 34]),
  })
  differential(sketch, 'rear_diff', axle, z)
  return layout.drivetrain === 'awd' ? { at: [w === 1 ? from - 20 : far, z - 20] } : undefined
}

/** Gearbox at the rear axle behind a torque tube: the weight of a front engine's gearbox moved back. */
function rearTransaxle(sketch: Sketch, bay: Bay): Output | undefined {
  const { x1, crank, frame, layout } = bay
  const axle = frame.wheelbase
  const z = frame.rear.tire
  if (layout.gearbox !== 'dual_clutch') clutchEdgeOn(sketch, bay, x1, 1)
  const from = axle - 640
  add(sketch, 'gearbox', [axle - 380, z + 60], {
    solid:
      rounded(
        [
          [x1 + 4, crank + 164],
          [x1 + 118, crank + 150],
          [x1 + 190, crank + 70],
          [x1 + 190, crank - 60],
          [x1 + 118, crank - 150],
          [x1 + 4, crank - 164],
        ],
        24,
      ) +
      rounded(
        [
          [from, z + 100],
          [from + 120, z + 128],
          [axle - 90, z + 120],
          [axle + 120, z + 96],
          [axle + 150, z],
          [axle + 110, z - 104],
          [axle - 110, z - 124],
          [from + 80, z - 116],
          [from, z - 70],
        ],
        34,
      ),
    detail:
      layout.gearbox === 'automatic'
        ? planetarySets(from + 40, axle - 150, z + 4, 3, 84)
        : gearPairs(from + 50, axle - 150, z + 40, layout.gears, 88),
  })
  differential(sketch, 'rear_diff', axle, z)
  add(sketch, 'driveshaft', [(x1 + from) / 2, crank], {
    solid: rounded(
      [
        [x1 + 186, crank + 58],
        [from + 4, z + 52],
        [from + 4, z - 44],
        [x1 + 186, crank - 48],
      ],
      10,
    ),
    detail: line([x1 + 190, crank + 14], [from, z + 14]) + line([x1 + 190, crank - 8], [from, z - 8]),
    flow: line([x1 + 190, crank], [from, z]),
  })
  // The GT-R sends a second shaft forward again.
  return layout.drivetrain === 'awd' ? { at: [from, z - 70] } : undefined
}

/** Beside an engine that stands across: input, output and differential as three gears seen face on. */
function transverse(sketch: Sketch, bay: Bay): Output | undefined {
  const { middle, crank, frame, layout } = bay
  const [axle, z] = layout.position === 'front' ? [0, frame.front.tire] : [frame.wheelbase, frame.rear.tire]
  const input: Point = [middle, crank]
  const second: Point = [middle + (axle - middle) * 0.58, crank + 104]
  add(sketch, 'gearbox', [second[0], second[1] + 30], {
    solid: rounded(
      [
        [middle - 118, crank + 40],
        [middle - 40, crank + 122],
        [second[0] - 20, second[1] + 104],
        [second[0] + 96, second[1] + 50],
        [axle + 128, z + 60],
        [axle + 120, z - 84],
        [axle + 20, z - 140],
        [middle - 40, crank - 124],
        [middle - 116, crank - 60],
      ],
      48,
    ),
    detail: circle(...second, 82) + blades(...second, 66, 82, 24) + circle(...second, 24),
  })
  add(sketch, 'clutch', [input[0] + 20, input[1] - 40], {
    solid: circle(...input, 104),
    detail:
      circle(...input, 62) +
      circle(...input, 30) +
      blades(...input, 64, 102, layout.gearbox === 'automatic' ? 20 : 10, layout.gearbox === 'automatic' ? 0.3 : 0),
  })
  differential(sketch, layout.position === 'front' ? 'front_diff' : 'rear_diff', axle, z)
  return layout.drivetrain === 'awd' && layout.position === 'front' ? { at: [axle + 130, z - 30] } : undefined
}
