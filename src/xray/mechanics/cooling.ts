import type { Point } from '../geometry.ts'
import { bent, box, line, rounded, row, tube } from '../paths.ts'
import type { Bay } from './bay.ts'
import { add, type Sketch } from './sketch.ts'

/** Radiator in the nose with its hoses, coolers that a build adds, and the engine computer. */
export function cooling(sketch: Sketch, bay: Bay): void {
  const { frame, layout, x0, crank, heads, middle } = bay
  const low = frame.sill + (layout.truck ? 150 : 80)
  const high = Math.min(bay.under(frame.nose + 190) - 10, low + (layout.truck ? 620 : 440))
  const x = radiatorAt(bay)
  add(sketch, 'radiator', [x + 25, high - 60], {
    solid: box(x, low, 58, high - low, 12),
    detail:
      row(Math.floor((high - low - 30) / 34), (i) => line([x + 8, low + 24 + i * 34], [x + 50, low + 24 + i * 34])) +
      box(x + 66, low + 60, 26, high - low - 130, 10),
  })
  const front = layout.position === 'front'
  const engine: Point = layout.orientation === 'transverse' ? [middle - 130, heads - 60] : [x0 - 10, heads - 50]
  const hose: Point[] = front
    ? [[x + 58, high - 46], [(x + 58 + engine[0]) / 2, high - 30], engine]
    : [
        [x + 58, low + 50],
        [320, frame.sill + 50],
        [Math.max(900, x0 - 260), frame.sill + 50],
        [x0 + 10, crank - 40],
      ]
  add(sketch, 'radiator', [x, high], { detail: tube(hose, 38, 90), flow: bent(hose, 90) })
  add(sketch, 'oil_cooler', [x - 40, low + 20], {
    solid: box(x - 66, low - 36, 40, 150, 8),
    detail: row(5, (i) => line([x - 60, low - 18 + i * 28], [x - 32, low - 18 + i * 28])),
  })
  add(sketch, 'trans_cooler', [x - 40, high - 60], {
    solid: box(x - 66, high - 190, 40, 150, 8),
    detail: row(5, (i) => line([x - 60, high - 172 + i * 28], [x - 32, high - 172 + i * 28])),
  })
  computer(sketch, bay)
}

export const radiatorAt = ({ frame, layout }: Bay): number => frame.nose + (layout.truck ? 190 : 175)

/** The box that a tune is written to, with its harness. */
function computer(sketch: Sketch, bay: Bay): void {
  const { layout, x0, x1, crank, heads, under } = bay
  const front = layout.position === 'front'
  const x = front ? Math.max(x1 + 90, 150) : x0 - 210
  const z = front ? Math.min(under(x) - 190, heads + 40) : crank + 250
  const engine: Point = front ? [x1 - 30, heads - 6] : [x0 + 30, heads - 4]
  const plug: Point = front ? [x, z + 40] : [x + 150, z + 40]
  add(sketch, 'ecu', [x + 75, z + 54], {
    solid: rounded(
      [
        [x, z],
        [x + 150, z],
        [x + 150, z + 108],
        [x, z + 108],
      ],
      14,
    ),
    detail:
      box(x + 48, z + 34, 54, 42, 6) +
      row(
        4,
        (i) =>
          line([x + 54 + i * 14, z + 76], [x + 54 + i * 14, z + 96]) +
          line([x + 54 + i * 14, z + 34], [x + 54 + i * 14, z + 14]),
      ) +
      bent([plug, [(plug[0] + engine[0]) / 2, plug[1] + 10], engine], 40) +
      bent(
        [
          [plug[0], plug[1] + 24],
          [(plug[0] + engine[0]) / 2, plug[1] + 46],
          [engine[0], engine[1] + 14],
        ],
        40,
      ),
  })
}
