import type { Point } from '../geometry.ts'
import { blades, circle, line, smooth } from '../paths.ts'
import type { Bay } from './bay.ts'
import { add, type Sketch } from './sketch.ts'

/** A turbo: volute around a wheel, seen from the compressor's side. */
export function snail(sketch: Sketch, [x, z]: Point, r: number): void {
  const from = Math.PI / 2 - 1.9 * Math.PI
  const volute = Array.from({ length: 15 }, (_, i): Point => {
    const turn = from + (i / 14) * 1.9 * Math.PI
    const reach = r * (0.88 + 0.46 * (i / 14))
    return [x + Math.cos(turn) * reach, z + Math.sin(turn) * reach]
  })
  // The outlet points toward the nose.
  const mouth: Point[] = [
    [x - r * 0.7, z + r * 1.36],
    [x - r * 1.02, z + r * 1.36],
    [x - r * 1.02, z + r * 0.78],
    [x - r * 0.64, z + r * 0.78],
  ]
  add(sketch, 'boost', [x, z], {
    solid: `${smooth(volute)}${line(volute[14]!, ...mouth).replace('M', 'L')}Z${circle(x, z, r * 0.62)}`,
    detail:
      blades(x, z, r * 0.16, r * 0.58, 9, 0.7) +
      circle(x, z, r * 0.15) +
      circle(x, z, r * 0.74) +
      line([x - r * 0.9, z + r * 1.36], [x - r * 0.9, z + r * 0.78]),
  })
}

export function centrifugal(sketch: Sketch, bay: Bay, at: Point): void {
  snail(sketch, at, 118)
  const [x, z] = at
  add(sketch, 'boost', at, {
    detail:
      line([x - 40, z - 20], [bay.x0 - 46, bay.crank + 60]) + line([x + 40, z - 20], [bay.x0 - 18, bay.crank + 60]),
  })
}
