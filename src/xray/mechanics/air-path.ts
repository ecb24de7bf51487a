import type { Point } from '../geometry.ts'
import { bent, line, rounded, row, tube } from '../paths.ts'
import type { AirPlan } from './air-plan.ts'
import type { Bay } from './bay.ts'
import { centrifugal, snail } from './boost.ts'
import { chargeAir, heatExchanger } from './charge-air.ts'
import { radiatorAt } from './cooling.ts'
import { manifold } from './manifold.ts'
import { add, type Sketch } from './sketch.ts'

/** Filter, boost, charge cooler and manifold: the way of the air. Returns the turbos, for the exhaust. */
export function airPath(sketch: Sketch, bay: Bay, plan: AirPlan): Point[] {
  const throttle = manifold(sketch, bay, plan)
  const turbos = plan.turbos
  const first = turbos[0]
  const inlet = first ?? (plan.kind === 'centrifugal' ? plan.blower! : throttle)
  filter(sketch, bay, inlet)
  for (const [i, at] of turbos.entries()) snail(sketch, at, i === 0 ? plan.size : plan.size * 0.86)
  if (plan.kind === 'centrifugal') centrifugal(sketch, bay, plan.blower!)
  if (first || plan.kind === 'centrifugal') chargeAir(sketch, bay, plan, first ?? plan.blower!, throttle)
  if (plan.cooler === 'in_manifold' && plan.kind !== 'none') heatExchanger(sketch, bay, throttle)
  return turbos
}

/** Where the filter box stands, and its way to what breathes through it. */
function filter(sketch: Sketch, bay: Bay, inlet: Point): void {
  const { frame, layout, x0, x1, under, crank, middle } = bay
  const wide = layout.truck ? 230 : 190
  const x =
    layout.position === 'front'
      ? Math.min(
          Math.max(radiatorAt(bay) + 100, inlet[0] - 430),
          (layout.orientation === 'transverse' ? middle - 180 : x0) - wide - 30,
        )
      : layout.position === 'mid'
        ? x1 + 60
        : x1 - 150
  const high = Math.min(under(x + 30), under(x + wide)) - 6
  const tall = Math.min(layout.truck ? 260 : 200, high - crank - 30)
  const z = high - tall
  const isAhead = x < inlet[0]
  const out: Point = isAhead ? [x + wide, z + tall * 0.6] : [x, z + tall * 0.5]
  const way: Point[] = [
    out,
    [(out[0] + inlet[0]) / 2, Math.max(out[1], inlet[1]) + (isAhead ? 10 : 30)],
    [inlet[0] - (isAhead ? 60 : -60), inlet[1] + 6],
    inlet,
  ]
  const snout: Point[] =
    layout.position === 'front'
      ? [
          [Math.max(frame.nose + 110, x - 150), z + tall * 0.75],
          [x, z + tall * 0.7],
        ]
      : [
          [x + wide, z + tall * 0.7],
          [x + wide + 90, z + tall * 0.86],
        ]
  add(sketch, 'intake', [x + wide * 0.5, z + tall * 0.7], {
    solid:
      rounded(
        [
          [x, z],
          [x + wide, z + 10],
          [x + wide, z + tall - 12],
          [x + 30, z + tall],
          [x, z + tall - 30],
        ],
        26,
      ) + tube(way, 82, 90),
    detail:
      row(8, (i) => line([x + 26 + i * ((wide - 50) / 7), z + 26], [x + 26 + i * ((wide - 50) / 7), z + tall - 34])) +
      tube(snout, 54, 40),
    flow: bent([...snout, ...way], 90),
  })
}
