import type { Point } from '../geometry.ts'
import { blades, box, circle, line, rounded, smooth } from '../paths.ts'
import type { Bay } from './bay.ts'
import { add, type Sketch } from './sketch.ts'

/** Turned around a point, radians, and moved there: a bank of cylinders leans. */
const leaning =
  (x: number, z: number, lean: number) =>
  (across: number, up: number): Point => [
    x + across * Math.cos(lean) + up * Math.sin(lean),
    z - across * Math.sin(lean) + up * Math.cos(lean),
  ]

/** An engine that stands across the car, seen from its end: crank, timing drive, one piston a bank. */
export function engineEndOn(sketch: Sketch, bay: Bay): void {
  const { middle, crank, layout } = bay
  // Inline fours lean back a little; the banks of a V6 stand 60 degrees apart.
  const leans = layout.bank === 'v' ? [-0.52, 0.52] : [0.14]
  for (const lean of leans) bank(sketch, bay, lean)
  const pulley = crank - 8
  add(sketch, 'bottom_end', [middle - 60, crank - 130], {
    solid: rounded(
      [
        [middle - 172, crank + 80],
        [middle + 172, crank + 80],
        [middle + 160, crank - 70],
        [middle + 112, crank - 186],
        [middle - 100, crank - 186],
        [middle - 166, crank - 80],
      ],
      30,
    ),
    detail:
      circle(middle, pulley, 92) +
      circle(middle, pulley, 70) +
      circle(middle, pulley, 20) +
      blades(middle, pulley, 22, 68, 5) +
      smooth([
        [middle - 92, pulley],
        [middle - 214, crank + 100],
        [middle - 204, crank + 216],
        [middle - 140, crank + 206],
        [middle - 118, crank + 120],
        [middle - 50, crank + 78],
      ]) +
      circle(middle - 172, crank + 158, 54) +
      circle(middle - 172, crank + 158, 22),
  })
  add(sketch, 'oil_pump', [middle, crank - 110], {
    solid: circle(middle, crank - 112, 34),
    detail: blades(middle, crank - 112, 8, 26, 6),
  })
}

function bank(sketch: Sketch, bay: Bay, lean: number): void {
  const { middle, crank, deck, heads } = bay
  const at = leaning(middle, crank, lean)
  const reach = (heads - crank) * 0.98
  const block = deck - crank
  const crown = block - 46
  add(sketch, 'bottom_end', at(0, 60), {
    solid: rounded([at(-118, 30), at(-118, block), at(118, block), at(118, 30)], 16),
    detail:
      rounded([at(-62, crown), at(62, crown), at(62, crown - 80), at(-62, crown - 80)], 10) +
      line(at(-62, crown - 20), at(62, crown - 20)) +
      line(at(-62, crown - 36), at(62, crown - 36)) +
      rounded([at(-12, crown - 52), at(12, crown - 52), at(40, 16), at(-4, 16)], 6),
  })
  const cams: readonly Point[] = [at(-62, reach - 66), at(62, reach - 66)]
  add(sketch, 'heads', at(30, reach - 30), {
    solid: rounded(
      [
        at(-128, block + 6),
        at(-142, reach - 26),
        at(-92, reach),
        at(92, reach),
        at(142, reach - 26),
        at(128, block + 6),
      ],
      26,
    ),
    detail:
      cams.map(([x, z]) => circle(x, z, 50) + circle(x, z, 14) + blades(x, z, 16, 48, 6)).join('') +
      smooth(
        [
          at(-112, reach - 66),
          at(-62, reach - 14),
          at(62, reach - 14),
          at(112, reach - 66),
          at(34, block * 0.4),
          at(0, -30),
          at(-34, block * 0.4),
        ],
        true,
      ),
  })
  const [x, z] = at(0, reach)
  add(sketch, 'plugs', [x, z], { detail: box(x - 12, z - 46, 24, 76, 6) + line(at(0, reach - 40), at(0, block)) })
}
