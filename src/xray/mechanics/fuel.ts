import type { Point } from '../geometry.ts'
import { bent, box, circle, line, rounded, row, tube } from '../paths.ts'
import type { Bay } from './bay.ts'
import { add, type Sketch } from './sketch.ts'

/** Tank and pump, the line to the engine, injectors, and what may be added in the trunk. */
export function fuel(sketch: Sketch, bay: Bay): void {
  const { frame, layout, x0, x1, crank, heads, middle, toTail } = bay
  const pump = tank(sketch, bay)
  const rail = layout.bank === 'flat' ? crank + 118 : heads - 26
  const enters: Point =
    layout.orientation === 'transverse' ? [middle - 60, heads - 10] : [toTail === 1 ? x1 - 20 : x0 + 20, rail]
  const floor = layout.truck ? frame.sill + 120 : frame.sill + 76
  const behind = pump[0] > enters[0] ? 130 : -130
  const ahead = pump[0] > enters[0] ? 1 : -1
  const way: Point[] = [
    pump,
    [pump[0] - ahead * 60, pump[1] + 26],
    [pump[0] - ahead * 380, pump[1] + 10],
    [pump[0] - ahead * 440, floor],
    [enters[0] + behind, floor],
    [enters[0] + behind, rail + 20],
    enters,
  ]
  add(sketch, 'fuel_line', [(pump[0] + enters[0]) / 2, floor], { solid: tube(way, 16, 60), flow: bent(way, 70) })
  injectors(sketch, bay, rail)
  const di: Point = layout.orientation === 'transverse' ? [middle + 60, heads + 6] : [x1 - 56, heads - 8]
  add(sketch, 'direct_fuel', di, {
    solid: box(di[0] - 34, di[1] - 30, 68, 74, 12),
    detail: circle(di[0], di[1] + 6, 18) + line([di[0], di[1] - 30], [di[0], di[1] - 70]),
  })
  const trunk = layout.position === 'front' ? frame.wheelbase + 120 : 140
  const shelf = Math.min(bay.under(trunk + 120) - 190, frame.rear.tire + 330)
  add(sketch, 'nitrous', [trunk + 200, shelf + 60], {
    solid:
      rounded(
        [
          [trunk, shelf],
          [trunk + 330, shelf + 40],
          [trunk + 360, shelf + 100],
          [trunk + 330, shelf + 160],
          [trunk, shelf + 120],
        ],
        44,
      ) + box(trunk + 352, shelf + 76, 50, 44, 10),
    detail:
      line([trunk + 90, shelf + 12], [trunk + 86, shelf + 128]) +
      line([trunk + 240, shelf + 30], [trunk + 236, shelf + 146]),
  })
  add(sketch, 'methanol', [trunk + 500, shelf + 60], {
    solid:
      rounded(
        [
          [trunk + 430, shelf - 20],
          [trunk + 640, shelf - 20],
          [trunk + 640, shelf + 140],
          [trunk + 430, shelf + 140],
        ],
        26,
      ) + circle(trunk + 590, shelf + 160, 24),
    detail: line([trunk + 440, shelf + 70], [trunk + 630, shelf + 70]),
  })
}

function tank(sketch: Sketch, { frame, layout }: Bay): Point {
  const axle = frame.wheelbase
  const inNose = layout.position === 'rear' || (layout.position === 'mid' && layout.bank === 'flat')
  const [x, wide] = inNose
    ? [150, 420]
    : layout.position === 'mid'
      ? [axle - 1500, 330]
      : layout.truck
        ? [axle - 1500, 820]
        : [axle - 830, 500]
  const z = (layout.truck ? frame.sill + 70 : frame.sill + 66) + (inNose ? 60 : 0)
  const tall = inNose ? 330 : layout.position === 'mid' ? 400 : 238
  add(sketch, 'tank', [x + wide * 0.62, z + tall - 40], {
    solid:
      rounded(
        [
          [x + 10, z + 30],
          [x + 70, z],
          [x + wide - 80, z],
          [x + wide, z + 60],
          [x + wide - 10, z + tall - 30],
          [x + wide - 80, z + tall],
          [x + 60, z + tall],
          [x, z + tall - 60],
        ],
        56,
      ) + box(x + wide * 0.56, z + 26, 74, tall - 6, 16),
    detail:
      line([x + 14, z + tall * 0.66], [x + wide * 0.5, z + tall * 0.66]) +
      box(x + wide * 0.56 + 14, z + 52, 46, tall * 0.42, 10) +
      line([x + wide * 0.56 + 37, z + 52 + tall * 0.42], [x + wide * 0.56 + 37, z + tall + 24]) +
      row(3, (i) => line([x + wide * 0.56 + 14, z + 66 + i * 22], [x + wide * 0.56 + 60, z + 66 + i * 22])),
  })
  return [x + wide * 0.56 + 37, z + tall + 24]
}

function injectors(sketch: Sketch, bay: Bay, rail: number): void {
  const { x0, x1, seen, middle, layout, heads, deck } = bay
  if (layout.orientation === 'transverse') {
    const cold = layout.turboAt === 'front' && layout.aspiration !== 'na' ? 1 : -1
    const at: Point = [middle + cold * 118, heads - 40]
    add(sketch, 'injectors', at, {
      solid: circle(at[0], at[1], 22) + tube([at, [at[0] - cold * 56, at[1] - 74]], 24, 1),
      detail: circle(at[0], at[1], 9),
    })
    return
  }
  const pitch = (x1 - x0 - 96) / seen
  const along = Array.from({ length: seen }, (_, i) => x0 + 48 + pitch * (i + 0.5))
  const down = layout.bank === 'flat' ? 40 : Math.min(90, (heads - deck) * 0.8)
  add(sketch, 'injectors', [along[seen - 1]! + 8, rail - 10], {
    solid:
      rounded(
        [
          [x0 + 30, rail + 12],
          [x1 - 40, rail + 12],
          [x1 - 40, rail - 12],
          [x0 + 30, rail - 12],
        ],
        8,
      ) +
      along
        .map((x) =>
          rounded(
            [
              [x - 11, rail - 10],
              [x + 11, rail - 10],
              [x + 6, rail - down],
              [x - 6, rail - down],
            ],
            4,
          ),
        )
        .join(''),
    flow: line([x1 - 40, rail], [x0 + 30, rail]),
  })
}
