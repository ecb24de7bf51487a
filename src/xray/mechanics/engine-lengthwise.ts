import type { Point } from '../geometry.ts'
import { blades, box, circle, line, rounded, row, smooth } from '../paths.ts'
import type { Bay } from './bay.ts'
import { add, type Sketch } from './sketch.ts'

/** How far each crank throw of the seen bank is turned, of a full turn. */
const THROWS: Readonly<Record<number, readonly number[]>> = {
  2: [0, 0.5],
  3: [0, 1 / 3, 2 / 3],
  4: [0, 0.25, 0.75, 0.5],
  5: [0, 0.4, 0.8, 0.2, 0.6],
  6: [0, 1 / 3, 2 / 3, 2 / 3, 1 / 3, 0],
}
const INLINE_FOUR = [0, 0.5, 0.5, 0]

/** An engine that stands along the car, seen from its side: pistons, crank, heads, pan. */
export function engineLengthwise(sketch: Sketch, bay: Bay): void {
  if (bay.layout.bank === 'flat') flatEngine(sketch, bay)
  else if (bay.layout.bank === 'rotary') rotaryEngine(sketch, bay)
  else uprightEngine(sketch, bay)
  const front = bay.toTail === 1 ? bay.x0 : bay.x1
  const ahead = -bay.toTail
  const disc = (far: number, z: number, height: number) => box(front + ahead * far - 15, z - height / 2, 30, height, 8)
  add(sketch, 'bottom_end', [front, bay.crank], {
    detail: disc(32, bay.crank, 150) + disc(32, bay.crank + (bay.heads - bay.crank) * 0.5, 96),
  })
}

const cylinders = ({ x0, x1, seen }: Bay) => {
  const pitch = (x1 - x0 - 96) / seen
  return Array.from({ length: seen }, (_, i) => x0 + 48 + pitch * (i + 0.5))
}

function uprightEngine(sketch: Sketch, bay: Bay): void {
  const { x0, x1, crank, deck, heads, seen, layout } = bay
  const along = cylinders(bay)
  const bore = ((x1 - x0 - 96) / seen) * 0.8
  const turns = layout.bank === 'inline' && seen === 4 ? INLINE_FOUR : (THROWS[seen] ?? [0])
  const throwOf = (i: number) => Math.cos((turns[i % turns.length] ?? 0) * 2 * Math.PI) * 38
  const pan = crank - 172
  const block: Point[] = [
    [x0, deck],
    [x1, deck],
    [x1, crank - 70],
    [x1 - 60, crank - 92],
    [x1 - 110, pan],
    [x0 + (x1 - x0) * 0.34, pan],
    [x0 + (x1 - x0) * 0.2, crank - 96],
    [x0, crank - 80],
  ]
  const crown = (i: number) => deck - 62 + throwOf(i) - 38
  const pistons = along
    .map(
      (x, i) =>
        box(x - bore / 2, crown(i) - 26, bore, 62, 10) +
        line([x - bore / 2, crown(i) + 20], [x + bore / 2, crown(i) + 20]),
    )
    .join('')
  const rods = along
    .map((x, i) => {
      const journal = crank + throwOf(i)
      return (
        rounded(
          [
            [x - 9, crown(i)],
            [x + 9, crown(i)],
            [x + 17, journal],
            [x - 17, journal],
          ],
          5,
        ) + circle(x, journal, 24)
      )
    })
    .join('')
  const crankshaft = along
    .map((x, i) =>
      rounded(
        [
          [x - bore * 0.42, crank - throwOf(i) * 1.5],
          [x - bore * 0.22, crank + throwOf(i)],
          [x + bore * 0.22, crank + throwOf(i)],
          [x + bore * 0.42, crank - throwOf(i) * 1.5],
        ],
        10,
      ),
    )
    .join('')
  add(sketch, 'bottom_end', [x0 + (x1 - x0) * 0.3, crank - 110], {
    solid: rounded(block, 26),
    detail: pistons + rods + crankshaft + line([x0 - 20, crank], [x1 + 20, crank]),
  })
  const slope = (heads - deck) * 0.5
  const cover: Point[] = [
    [x0 + 6, deck + 8],
    [x0 + 14, deck + slope],
    [x0 + 30, heads],
    [x1 - 26, heads],
    [x1 - 10, deck + slope],
    [x1 - 4, deck + 8],
  ]
  const journals = layout.pushrods
    ? along
        .map(
          (x) =>
            line([x - 16, deck - 96], [x - 20, deck + slope]) +
            line([x + 16, deck - 96], [x + 20, deck + slope]) +
            circle(x, deck + slope + 14, 13),
        )
        .join('')
    : along
        .map((x) => circle(x - 18, heads - (heads - deck) * 0.4, 17) + circle(x + 22, heads - (heads - deck) * 0.4, 17))
        .join('')
  const valves = along
    .map(
      (x) =>
        line([x - 18, deck + slope * 0.9], [x - 18, deck + 4], [x - 34, deck + 2]) +
        line([x + 22, deck + slope * 0.9], [x + 22, deck + 4], [x + 38, deck + 2]),
    )
    .join('')
  add(sketch, 'heads', [x0 + (x1 - x0) * 0.72, deck + slope], {
    solid: rounded(cover, 24),
    detail: journals + valves + line([x0 + 12, deck + slope * 0.55], [x1 - 8, deck + slope * 0.55]),
  })
  add(sketch, 'plugs', [along[0]!, heads], {
    detail: along.map((x) => box(x - 9, heads - 22, 18, 46, 5) + line([x, heads - 22], [x, deck])).join(''),
  })
  add(sketch, 'oil_pump', [x0 + 60, crank - 60], {
    solid: circle(x0 + 34, crank - 46, 34),
    detail: blades(x0 + 34, crank - 46, 8, 26, 6),
  })
}

/** A boxer: the heads face the eye, two valves a cylinder in sight. */
function flatEngine(sketch: Sketch, bay: Bay): void {
  const { x0, x1, crank, seen } = bay
  const along = cylinders(bay)
  const half = ((x1 - x0 - 96) / seen) * 0.44
  const face = 92
  add(sketch, 'bottom_end', [x0 + (x1 - x0) * 0.2, crank - 120], {
    solid: rounded(
      [
        [x0, crank + 118],
        [x1, crank + 118],
        [x1, crank - 96],
        [x1 - 50, crank - 128],
        [x0 + 60, crank - 150],
        [x0, crank - 104],
      ],
      30,
    ),
    detail: along.map((x) => circle(x, crank + 2, half * 0.62)).join('') + line([x0 - 20, crank], [x1 + 20, crank]),
  })
  add(sketch, 'heads', [along[seen - 1]!, crank + 40], {
    solid: rounded(
      [
        [x0 + 26, crank + face],
        [x1 - 26, crank + face],
        [x1 - 26, crank - face],
        [x0 + 26, crank - face],
      ],
      34,
    ),
    detail: along
      .map(
        (x) =>
          circle(x, crank, half) +
          circle(x - half * 0.38, crank + half * 0.42, half * 0.3) +
          circle(x + half * 0.38, crank + half * 0.42, half * 0.3) +
          circle(x - half * 0.38, crank - half * 0.42, half * 0.26) +
          circle(x + half * 0.38, crank - half * 0.42, half * 0.26),
      )
      .join(''),
  })
  add(sketch, 'plugs', [along[0]!, crank], {
    detail: along.map((x) => circle(x, crank, 14) + circle(x, crank, 7)).join(''),
  })
  add(sketch, 'oil_pump', [x0 + 40, crank - 110], {
    solid: circle(x0 + 40, crank - 100, 30),
    detail: blades(x0 + 40, crank - 100, 8, 24, 6),
  })
}

/** A rotary: each rotor in its housing, as the trade draws it. */
function rotaryEngine(sketch: Sketch, bay: Bay): void {
  const { x0, x1, crank } = bay
  const along = cylinders(bay)
  const z = crank + 20
  const housing = (x: number) =>
    smooth(
      [
        [x - 66, z],
        [x - 56, z + 92],
        [x, z + 112],
        [x + 56, z + 92],
        [x + 66, z],
        [x + 56, z - 92],
        [x, z - 112],
        [x - 56, z - 92],
      ],
      true,
    )
  const rotor = (x: number, turn: number) => {
    const tip = (k: number): Point => [x + Math.cos(turn + k) * 72, z + Math.sin(turn + k) * 82]
    const side = (k: number): Point => [x + Math.cos(turn + k) * 46, z + Math.sin(turn + k) * 54]
    const third = (2 * Math.PI) / 3
    return smooth(
      [0, 1, 2].flatMap((k) => [tip(k * third), side(k * third + third / 2)]),
      true,
    )
  }
  add(sketch, 'bottom_end', [along[0]!, crank - 60], {
    solid: rounded(
      [
        [x0, crank + 160],
        [x1, crank + 160],
        [x1, crank - 90],
        [x1 - 60, crank - 140],
        [x0 + 60, crank - 140],
        [x0, crank - 90],
      ],
      26,
    ),
    detail: along.map((x, i) => housing(x) + rotor(x, i ? Math.PI / 2 : -Math.PI / 2) + circle(x, z, 24)).join(''),
  })
  add(sketch, 'heads', [along[1] ?? along[0]!, crank + 140], {
    detail: row(along.length, (i) => line([along[i]! - 50, crank + 160], [along[i]! + 50, crank + 160])),
  })
  add(sketch, 'plugs', [along[0]!, crank + 20], {
    detail: along.map((x) => box(x + 56, z + 16, 26, 16, 4) + box(x + 56, z - 32, 26, 16, 4)).join(''),
  })
}
