import { blades, box, circle, line, rounded, row, smooth } from '../paths.ts'
import type { Bay } from './bay.ts'
import { add, type Sketch } from './sketch.ts'

/** Pairs of gears on two shafts between two ends: first gear is the smallest on top and the biggest below. */
export function gearPairs(from: number, to: number, z: number, gears: number, tall: number): string {
  const pitch = (to - from) / gears
  const wide = Math.abs(pitch) * 0.68
  return (
    line([from - pitch * 0.3, z], [to + pitch * 0.3, z]) +
    line([from, z - tall], [to, z - tall]) +
    row(gears, (i) => {
      const x = from + pitch * (i + 0.5) - wide / 2
      const upper = tall * (0.42 + (0.7 * i) / gears)
      const lower = tall * 1.24 - upper * 0.7
      return box(x, z - upper / 2, wide, upper, 5) + box(x, z - tall - lower / 2, wide, lower, 5)
    })
  )
}

/** Planetary sets of an automatic: nested drums on one shaft. */
export const planetarySets = (from: number, to: number, z: number, sets: number, tall: number): string => {
  const pitch = (to - from) / sets
  return (
    line([from - 20, z], [to + 30, z]) +
    row(sets, (i) => {
      const x = from + pitch * i
      const h = tall * (i % 2 ? 0.78 : 1)
      return (
        box(x + pitch * 0.08, z - h, pitch * 0.7, 2 * h, 8) +
        box(x + pitch * 0.22, z - h * 0.55, pitch * 0.42, h * 1.1, 6) +
        line([x + pitch * 0.43, z - h], [x + pitch * 0.43, z + h])
      )
    })
  )
}

/** Clutch disc or torque converter, seen from the side, between engine and gearbox. */
export function clutchEdgeOn(sketch: Sketch, bay: Bay, from: number, way: 1 | -1): void {
  const { crank, layout } = bay
  if (layout.gearbox === 'automatic') {
    const [a, b] = [from + way * 10, from + way * 118]
    const half = 138
    add(sketch, 'clutch', [from + way * 64, crank + 90], {
      solid: smooth(
        [
          [a, crank + half],
          [(a + b) / 2, crank + half + 8],
          [b, crank + half * 0.55],
          [b, crank],
          [b, crank - half * 0.55],
          [(a + b) / 2, crank - half - 8],
          [a, crank - half],
          [a, crank],
        ],
        true,
      ),
      detail:
        smooth(
          [
            [a + way * 20, crank + half * 0.7],
            [b - way * 26, crank + half * 0.6],
            [b - way * 34, crank + 34],
            [a + way * 26, crank + 30],
          ],
          true,
        ) +
        smooth(
          [
            [a + way * 20, crank - half * 0.7],
            [b - way * 26, crank - half * 0.6],
            [b - way * 34, crank - 34],
            [a + way * 26, crank - 30],
          ],
          true,
        ),
    })
    return
  }
  const plate = (far: number, half: number, wide: number) =>
    box(Math.min(from + way * far, from + way * (far + wide)), crank - half, wide, 2 * half, 7)
  const twin = layout.gearbox === 'dual_clutch'
  add(sketch, 'clutch', [from + way * 40, crank + 96], {
    solid: plate(10, 146, 26) + plate(42, 122, twin ? 18 : 24) + (twin ? plate(68, 122, 18) : ''),
    detail:
      line([from + way * 70, crank + 112], [from + way * 92, crank + 30]) +
      line([from + way * 70, crank - 112], [from + way * 92, crank - 30]) +
      plate(36, 60, 40),
  })
}

/** Ring gear and pinion. */
export function differential(
  sketch: Sketch,
  id: 'front_diff' | 'rear_diff',
  x: number,
  z: number,
  nose?: 1 | -1,
): void {
  add(sketch, id, [x, z + 40], {
    solid:
      circle(x, z, 112) +
      (nose
        ? rounded(
            [
              [x + nose * 96, z + 62],
              [x + nose * 210, z + 34],
              [x + nose * 210, z - 34],
              [x + nose * 96, z - 62],
            ],
            12,
          )
        : ''),
    detail:
      circle(x, z, 78) +
      circle(x, z, 34) +
      blades(x, z, 78, 92, 30) +
      (nose
        ? rounded(
            [
              [x + nose * 74, z + 30],
              [x + nose * 112, z + 18],
              [x + nose * 112, z - 18],
              [x + nose * 74, z - 30],
            ],
            4,
          ) + line([x + nose * 112, z], [x + nose * 220, z])
        : ''),
  })
}
