import { arc, type Point } from '../geometry.ts'
import { blades, box, circle, coil, line, ring, rounded, row, smooth, tube } from '../paths.ts'
import type { Bay } from './bay.ts'
import { add, type Sketch } from './sketch.ts'

/** Tires, brakes, springs and bars at both axles. */
export function chassis(sketch: Sketch, bay: Bay): void {
  const { frame, layout } = bay
  for (const [x, wheel, isRear] of [
    [frame.wheelbase, frame.rear, true],
    [0, frame.front, false],
  ] as const) {
    const { tire, rim } = wheel
    add(sketch, 'tires', [x - tire * 0.66, tire * 0.42], {
      solid: ring(x, tire, tire, rim + 10),
      detail: blades(x, tire, tire - 16, tire, 64),
    })
    const disc = rim * 0.74
    const caliper = (from: number, to: number, radius: number) => arc(x, tire, radius, from, to, 8)
    add(sketch, 'brakes', [x + disc * 0.86, tire + disc * 0.2], {
      solid:
        circle(x, tire, disc) + smooth([...caliper(-0.62, 0.62, disc + 16), ...caliper(0.62, -0.62, disc - 62)], true),
      detail:
        circle(x, tire, disc * 0.46) +
        blades(x, tire, disc * 0.56, disc * 0.95, 18, 0.35) +
        row(5, (i) => circle(x + Math.cos(i * 1.257) * disc * 0.33, tire + Math.sin(i * 1.257) * disc * 0.33, 7)),
    })
    if (layout.truck && isRear) leafSprings(sketch, x, tire)
    else coilover(sketch, bay, x, tire, isRear)
  }
  const bar = frame.front.tire - 20
  add(sketch, 'sway_bar', [-160, bar], {
    solid: tube(
      [
        [40, bar - 40],
        [-120, bar - 30],
        [-190, bar + 40],
        [-190, bar + 110],
      ],
      26,
      40,
    ),
    detail: circle(-190, bar + 116, 16),
  })
  const brace = frame.sill + 10
  add(sketch, 'chassis', [frame.wheelbase * 0.5, brace], {
    solid: rounded(
      [
        [380, brace + 26],
        [frame.wheelbase - 460, brace + 26],
        [frame.wheelbase - 460, brace - 8],
        [380, brace - 8],
      ],
      10,
    ),
    detail: '',
  })
}

function coilover(sketch: Sketch, { under }: Bay, x: number, tire: number, isRear: boolean): void {
  const foot: Point = [x + (isRear ? -24 : 12), tire + 30]
  const head: Point = [x + (isRear ? -56 : 60), Math.min(tire + 470, under(x + 50) - 10)]
  const along = (share: number): Point => [foot[0] + (head[0] - foot[0]) * share, foot[1] + (head[1] - foot[1]) * share]
  const [lower, upper] = [along(0.42), along(0.93)]
  add(sketch, 'springs', along(0.75), {
    solid: coil(lower, upper, 6, 104),
    detail:
      tube([foot, along(0.55)], 44, 1) +
      line(along(0.55), head) +
      line([lower[0] - 60, lower[1]], [lower[0] + 60, lower[1]]) +
      line([head[0] - 64, upper[1] + 6], [head[0] + 64, upper[1] + 6]) +
      circle(...foot, 18),
  })
}

/** A live axle on leaf springs. */
function leafSprings(sketch: Sketch, x: number, tire: number): void {
  const leaf = (half: number, sag: number) =>
    smooth([
      [x - half, tire + 60 + sag],
      [x - half / 2, tire + 6 + sag * 0.5],
      [x, tire - 10],
      [x + half / 2, tire + 6 + sag * 0.5],
      [x + half, tire + 60 + sag],
    ])
  add(sketch, 'springs', [x - 420, tire + 60], {
    solid: leaf(690, 60),
    detail:
      leaf(520, 26) +
      leaf(350, 2) +
      box(x - 34, tire - 70, 68, 130, 8) +
      tube(
        [
          [x + 60, tire + 10],
          [x + 190, tire + 330],
        ],
        40,
        1,
      ) +
      circle(x - 690, tire + 122, 20) +
      circle(x + 690, tire + 122, 20),
  })
}
