import type { Point } from '../geometry.ts'
import { bent, blades, box, circle, line, rounded, row, smooth, tube } from '../paths.ts'
import type { AirPlan } from './air-plan.ts'
import type { Bay } from './bay.ts'
import { add, type Sketch } from './sketch.ts'

/** Plenum and runners; with a positive-displacement blower its case and rotors. Returns the throttle. */
export function manifold(sketch: Sketch, bay: Bay, plan: AirPlan): Point {
  const { x0, x1, heads, top, crank, seen, layout, toTail } = bay
  if (layout.orientation === 'transverse') return manifoldEndOn(sketch, bay, plan)
  const front = toTail === 1
  const floor = layout.bank === 'flat' ? crank + 128 : layout.bank === 'v' ? heads - 34 : heads + 6
  const roof = Math.max(top, floor + 70)
  const mouth: Point = front ? [x0 - 4, (floor + roof) / 2 + 16] : [x1 + 4, (floor + roof) / 2 + 16]
  const nose = front ? x0 + 14 : x1 - 14
  const tail = front ? x1 - 46 : x0 + 46
  const w = front ? 1 : -1
  if (plan.kind === 'positive_displacement') {
    blower(sketch, { nose, tail, w, floor: floor - 10, roof, mouth })
    return mouth
  }
  const pitch = (x1 - x0 - 96) / seen
  const hotV = layout.turboAt === 'valley' && plan.turbos.length > 0
  const high = hotV ? floor + 60 : roof
  add(sketch, 'manifold', [(nose + tail) / 2, (floor + high) / 2], {
    solid:
      smooth(
        [
          [nose - w * 4, floor + 14],
          [nose, high - 26],
          [nose + w * 40, high - 4],
          [(nose + tail) / 2, high],
          [tail - w * 30, high - 8],
          [tail, high - 40],
          [tail, floor + 12],
          [(nose + tail) / 2, floor],
        ],
        true,
      ) +
      rounded(
        [
          [mouth[0], mouth[1] + 46],
          [mouth[0] + w * 30, mouth[1] + 46],
          [mouth[0] + w * 30, mouth[1] - 46],
          [mouth[0], mouth[1] - 46],
        ],
        8,
      ),
    detail:
      row(seen, (i) => {
        const x = x0 + 48 + pitch * (i + 0.5)
        return (
          smooth([
            [x - 24, floor + 4],
            [x - 26, (floor + high) / 2],
            [x - 8, high - 14],
          ]) +
          smooth([
            [x + 24, floor + 4],
            [x + 22, (floor + high) / 2],
            [x + 34, high - 14],
          ])
        )
      }) + line([mouth[0] + w * 15, mouth[1] - 40], [mouth[0] + w * 15, mouth[1] + 40]),
    flow: bent([mouth, [nose + w * 60, (floor + high) / 2 + 10], [tail, (floor + high) / 2]], 40),
  })
  return mouth
}

function manifoldEndOn(sketch: Sketch, bay: Bay, plan: AirPlan): Point {
  const { middle, heads, crank, layout } = bay
  const cold = layout.turboAt === 'front' && plan.turbos.length > 0 ? 1 : -1
  const [x, z] = [middle + cold * 236, heads - 110]
  add(sketch, 'manifold', [x, z], {
    solid:
      smooth(
        [
          [x, z + 78],
          [x + 58, z + 30],
          [x + 50, z - 70],
          [x, z - 92],
          [x - 50, z - 70],
          [x - 58, z + 30],
        ],
        true,
      ) +
      tube(
        [
          [x - cold * 20, z + 60],
          [x - cold * 60, z + 84],
          [middle + cold * 122, heads - 70],
        ],
        46,
        40,
      ),
    detail: circle(x, z - 16, 34) + line([x - 30, z - 34], [x + 30, z + 2]),
    flow: bent(
      [
        [x, z - 60],
        [x - cold * 20, z + 60],
        [middle + cold * 122, heads - 70],
      ],
      40,
    ),
  })
  if (plan.kind === 'positive_displacement') {
    const at: Point = [x, z + 20]
    add(sketch, 'boost', at, {
      solid: box(x - 80, crank + 60, 160, 190, 40),
      detail:
        circle(x - 30, z, 40) +
        circle(x + 34, z, 40) +
        blades(x - 30, z, 6, 38, 4, 0.8) +
        blades(x + 34, z, 6, 38, 4, -0.8),
    })
  }
  return [x, z - 90]
}

interface Case {
  nose: number
  tail: number
  w: number
  floor: number
  roof: number
  mouth: Point
}

/** Roots or twin screw on top of the engine: case, twisted rotors, snout and pulley. */
function blower(sketch: Sketch, { nose, tail, w, floor, roof, mouth }: Case): void {
  const body = nose + w * 86
  const lobes = 7
  const pitch = (tail - body - w * 40) / lobes
  const low = floor + 30
  const high = roof - 14
  const twist = (i: number) =>
    smooth([
      [body + w * 20 + pitch * i, low],
      [body + w * 20 + pitch * (i + 0.55), (low + high) / 2],
      [body + w * 20 + pitch * (i + 0.85), high - 6],
    ])
  add(sketch, 'boost', [(body + tail) / 2, roof - 30], {
    solid:
      smooth(
        [
          [body, floor + 4],
          [body - w * 4, roof - 34],
          [body + w * 30, roof - 2],
          [(body + tail) / 2, roof + 6],
          [tail - w * 30, roof - 4],
          [tail, roof - 44],
          [tail - w * 6, floor + 6],
          [(body + tail) / 2, floor - 8],
        ],
        true,
      ) +
      rounded(
        [
          [nose - w * 26, mouth[1] + 26],
          [body, mouth[1] + 44],
          [body, mouth[1] - 40],
          [nose - w * 26, mouth[1] - 22],
        ],
        8,
      ) +
      rounded(
        [
          [nose - w * 62, mouth[1] + 54],
          [nose - w * 26, mouth[1] + 54],
          [nose - w * 26, mouth[1] - 50],
          [nose - w * 62, mouth[1] - 50],
        ],
        8,
      ),
    detail:
      row(lobes, twist) +
      line([nose - w * 60, mouth[1] + 2], [body, mouth[1] + 2]) +
      row(4, (i) => line([nose - w * 60, mouth[1] - 34 + i * 24], [nose - w * 28, mouth[1] - 34 + i * 24])),
    flow: bent([mouth, [(body + tail) / 2, mouth[1]], [(body + tail) / 2, floor]], 60),
  })
}
