import type { Point } from '../geometry.ts'
import { bent, box, line, rounded, row, tube } from '../paths.ts'
import type { AirPlan } from './air-plan.ts'
import type { Bay } from './bay.ts'
import { add, type Sketch } from './sketch.ts'

/** Compressor to cooler to throttle. */
export function chargeAir(sketch: Sketch, bay: Bay, plan: AirPlan, from: Point, throttle: Point): void {
  const { frame, layout, x0, x1, crank, under } = bay
  const front = layout.position === 'front'
  if (plan.cooler === 'in_manifold') {
    const up: Point[] = [[from[0] + 60, from[1] + 40], [from[0] + 10, Math.max(from[1], throttle[1]) + 60], throttle]
    add(sketch, 'charge_pipes', up[1]!, { solid: tube(up, 56, 70), flow: bent(up, 70) })
    return
  }
  if (plan.cooler === 'top') {
    const a = Math.min(x1 - 60, -40)
    const z = Math.min(under(a - 200), under(a + 60)) - 118
    const cooler: Point[] = [
      [a - 250, z],
      [a + 90, z + 26],
      [a + 84, z + 112],
      [a - 256, z + 86],
    ]
    add(sketch, 'intercooler', [a - 80, z + 60], {
      solid: rounded(cooler, 14),
      detail: row(8, (i) => line([a - 220 + i * 38, z + 10 + i * 3], [a - 224 + i * 38, z + 84 + i * 3])),
    })
    const [hot, cold]: Point[][] = [
      [from, [from[0] + 30, z + 40], [a + 88, z + 60]],
      [[a - 254, z + 40], [throttle[0] - 60, z], throttle],
    ]
    add(sketch, 'charge_pipes', hot![1]!, {
      solid: tube(hot!, 56, 60) + tube(cold!, 56, 60),
      flow: bent(hot!, 60) + bent(cold!, 60),
    })
    return
  }
  if (plan.cooler === 'side' || !front) {
    const [x, z] = layout.position === 'rear' ? [frame.wheelbase + 30, crank + 230] : [x0 - 60, crank + 140]
    const h = Math.min(250, under(x + 60) - z)
    add(sketch, 'intercooler', [x + 50, z + h * 0.6], {
      solid: rounded(
        [
          [x, z],
          [x + 110, z + 16],
          [x + 96, z + h],
          [x - 14, z + h - 16],
        ],
        14,
      ),
      detail: row(6, (i) => line([x + 6, z + 22 + (i * (h - 50)) / 5], [x + 92, z + 36 + (i * (h - 50)) / 5])),
    })
    const hot: Point[] = [from, [from[0] + (from[0] > x ? -60 : 60), (from[1] + z) / 2], [x + 60, z + 10]]
    const cold: Point[] = [[x + 50, z + h - 16], [(x + throttle[0]) / 2, Math.max(z + h, throttle[1]) + 6], throttle]
    add(sketch, 'charge_pipes', cold[1]!, {
      solid: tube(hot, 54, 60) + tube(cold, 54, 60),
      flow: bent(hot, 60) + bent(cold, 60),
    })
    return
  }
  const x = frame.nose + (layout.truck ? 96 : 88)
  const low = frame.sill + (layout.truck ? 190 : 90)
  const tall = layout.truck ? 330 : 240
  add(sketch, 'intercooler', [x + 36, low + tall * 0.5], {
    solid: box(x, low, 74, tall, 14),
    detail: row(Math.floor((tall - 20) / 26), (i) => line([x + 8, low + 18 + i * 26], [x + 66, low + 18 + i * 26])),
  })
  const floor = Math.min(low + 30, crank - 150)
  const hot: Point[] = [from, [from[0] - 20, floor + 60], [from[0] - 110, floor], [x + 130, floor], [x + 72, low + 44]]
  const shelf = Math.min(throttle[1], under(x + 240) - 60)
  const cold: Point[] = [
    [x + 72, low + tall - 44],
    [x + 150, low + tall - 20],
    [x + 190, shelf - 20],
    [throttle[0] - 90, throttle[1] + (layout.orientation === 'transverse' ? -30 : 0)],
    throttle,
  ]
  add(sketch, 'charge_pipes', cold[2]!, {
    solid: tube(hot, 58, 70) + tube(cold, 58, 70),
    flow: bent(hot, 70) + bent(cold, 70),
  })
}

/** Water for a charge cooler inside the manifold: a slim cooler in the nose and two hoses. */
export function heatExchanger(sketch: Sketch, bay: Bay, throttle: Point): void {
  const { frame, layout, x0, crank } = bay
  const x = frame.nose + (layout.truck ? 96 : 92)
  const low = frame.sill + (layout.truck ? 200 : 110)
  const way: Point[] = [
    [x + 44, low + 40],
    [x + 190, low - 10],
    [Math.max(x0 - 120, x + 260), crank - 110],
    [Math.max(x0 - 110, x + 300), throttle[1] - 60],
    [throttle[0] + 30, throttle[1] - 40],
  ]
  add(sketch, 'heat_exchanger', [x + 22, low + 140], {
    solid: box(x, low, 46, 250, 12) + tube(way, 30, 70),
    detail: row(8, (i) => line([x + 7, low + 22 + i * 29], [x + 39, low + 22 + i * 29])),
    flow: bent(way, 70),
  })
}
