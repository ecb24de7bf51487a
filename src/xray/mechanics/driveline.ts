import type { Point } from '../geometry.ts'
import { blades, circle, line, ring, rounded } from '../paths.ts'
import type { Bay } from './bay.ts'
import type { Output } from './gearbox.ts'
import { differential } from './gears.ts'
import { add, type Sketch } from './sketch.ts'

/** From the gearbox to the wheels: shafts, transfer case, differentials, half shafts. */
export function driveline(sketch: Sketch, bay: Bay, output: Output | undefined): void {
  const { frame, layout } = bay
  const { drivetrain, position, orientation, rearTransaxle, aheadOfAxle, truck } = layout
  const rear: Point = [frame.wheelbase, frame.rear.tire]
  const front: Point = [0, frame.front.tire]
  if (output && position === 'front' && !rearTransaxle) {
    differential(sketch, 'rear_diff', ...rear, -1)
    const from =
      drivetrain === 'awd' && !aheadOfAxle && orientation === 'longitudinal'
        ? transferCase(sketch, bay, output.at, front)
        : output.at
    shaft(sketch, from, [rear[0] - 214, rear[1]], truck ? 84 : 64)
  } else if (output) {
    // Mid and rear engines, and the GT-R: a second shaft runs to the nose.
    differential(sketch, 'front_diff', front[0], front[1] - 4, 1)
    shaft(sketch, [front[0] + 214, front[1] - 4], output.at, 50)
  }
  const driven: Point[] = [...(drivetrain === 'rwd' ? [] : [front]), ...(drivetrain === 'fwd' ? [] : [rear])]
  for (const [x, z] of driven) {
    add(sketch, 'half_shafts', [x - 20, z + 20], {
      solid: ring(x, z, 76, 40),
      detail: circle(x, z, 58) + blades(x, z, 12, 40, 6, 0, 0.5),
    })
  }
}

/** Behind the gearbox of a truck or a car grown from rear-wheel drive, with its shaft to the front axle. */
function transferCase(sketch: Sketch, bay: Bay, at: Point, front: Point): Point {
  const [x, z] = at
  const drop = bay.layout.truck ? 120 : 84
  add(sketch, 'transfer', [x + 70, z + 40], {
    solid: rounded(
      [
        [x - 6, z + 74],
        [x + 130, z + 74],
        [x + 150, z - 10],
        [x + 110, z - drop - 66],
        [x + 16, z - drop - 66],
        [x - 10, z - 40],
      ],
      30,
    ),
    detail:
      circle(x + 66, z, 44) +
      circle(x + 60, z - drop, 38) +
      line([x + 24, z], [x + 22, z - drop]) +
      line([x + 108, z], [x + 98, z - drop]),
  })
  differential(sketch, 'front_diff', front[0] + 20, front[1] - 10, 1)
  shaft(sketch, [front[0] + 232, front[1] - 10], [x + 16, z - drop], 46)
  return [x + 146, z]
}

/** A tube with a joint at each end, and a center bearing where it is long. */
function shaft(sketch: Sketch, from: Point, to: Point, wide: number): void {
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dz) || 1
  const at = (share: number, off = 0): Point => [
    from[0] + dx * share - (dz / length) * off,
    from[1] + dz * share + (dx / length) * off,
  ]
  const end = Math.min(0.12, 60 / length)
  const joint = (share: number) =>
    circle(...at(share), wide * 0.42) + line(at(share, -wide * 0.42), at(share, wide * 0.42))
  add(sketch, 'driveshaft', at(0.45), {
    solid: rounded([at(end, wide / 2), at(1 - end, wide / 2), at(1 - end, -wide / 2), at(end, -wide / 2)], 10),
    detail:
      joint(end / 2) +
      joint(1 - end / 2) +
      (length > 1300
        ? rounded([at(0.48, wide * 0.95), at(0.52, wide * 0.95), at(0.52, -wide * 0.95), at(0.48, -wide * 0.95)], 8)
        : ''),
    flow: line(at(end), at(1 - end)),
  })
}
