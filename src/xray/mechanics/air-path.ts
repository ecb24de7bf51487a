import type { Point } from '../geometry.ts'
import { bent, blades, box, circle, line, rounded, row, smooth, tube } from '../paths.ts'
import type { Bay } from './bay.ts'
import type { AirPlan } from './air-plan.ts'
import { radiatorAt } from './cooling.ts'
import { add, type Sketch } from './sketch.ts'

/** Filter, boost, charge cooler and manifold: the way of the air. Returns the turbos, for the exhaust. */
export function airPath(sketch: Sketch, bay: Bay, plan: AirPlan): Point[] {
  const throttle = manifold(sketch, bay, plan)
  const turbos = plan.turbos
  const first = turbos[0]
  const inlet = first ?? (plan.kind === 'centrifugal' ? plan.blower! : throttle)
  filter(sketch, bay, inlet)
  turbos.forEach((at, i) => snail(sketch, at, i === 0 ? plan.size : plan.size * 0.86))
  if (plan.kind === 'centrifugal') centrifugal(sketch, bay, plan.blower!)
  if (first || plan.kind === 'centrifugal') chargeAir(sketch, bay, plan, first ?? plan.blower!, throttle)
  if (plan.cooler === 'in_manifold' && plan.kind !== 'none') heatExchanger(sketch, bay, throttle)
  return turbos
}

/** Plenum and runners; with a positive-displacement blower its case and rotors. Returns the throttle. */
function manifold(sketch: Sketch, bay: Bay, plan: AirPlan): Point {
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
    solid: smooth([[nose - w * 4, floor + 14], [nose, high - 26], [nose + w * 40, high - 4], [(nose + tail) / 2, high], [tail - w * 30, high - 8], [tail, high - 40], [tail, floor + 12], [(nose + tail) / 2, floor]], true) + rounded([[mouth[0], mouth[1] + 46], [mouth[0] + w * 30, mouth[1] + 46], [mouth[0] + w * 30, mouth[1] - 46], [mouth[0], mouth[1] - 46]], 8),
    detail: row(seen, (i) => {
      const x = x0 + 48 + pitch * (i + 0.5)
      return smooth([[x - 24, floor + 4], [x - 26, (floor + high) / 2], [x - 8, high - 14]]) + smooth([[x + 24, floor + 4], [x + 22, (floor + high) / 2], [x + 34, high - 14]])
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
    solid: smooth([[x, z + 78], [x + 58, z + 30], [x + 50, z - 70], [x, z - 92], [x - 50, z - 70], [x - 58, z + 30]], true) + tube([[x - cold * 20, z + 60], [x - cold * 60, z + 84], [middle + cold * 122, heads - 70]], 46, 40),
    detail: circle(x, z - 16, 34) + line([x - 30, z - 34], [x + 30, z + 2]),
    flow: bent([[x, z - 60], [x - cold * 20, z + 60], [middle + cold * 122, heads - 70]], 40),
  })
  if (plan.kind === 'positive_displacement') {
    const at: Point = [x, z + 20]
    add(sketch, 'boost', at, { solid: box(x - 80, crank + 60, 160, 190, 40), detail: circle(x - 30, z, 40) + circle(x + 34, z, 40) + blades(x - 30, z, 6, 38, 4, 0.8) + blades(x + 34, z, 6, 38, 4, -0.8) })
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
  const twist = (i: number) => smooth([[body + w * 20 + pitch * i, low], [body + w * 20 + pitch * (i + 0.55), (low + high) / 2], [body + w * 20 + pitch * (i + 0.85), high - 6]])
  add(sketch, 'boost', [(body + tail) / 2, roof - 30], {
    solid:
      smooth([[body, floor + 4], [body - w * 4, roof - 34], [body + w * 30, roof - 2], [(body + tail) / 2, roof + 6], [tail - w * 30, roof - 4], [tail, roof - 44], [tail - w * 6, floor + 6], [(body + tail) / 2, floor - 8]], true) +
      rounded([[nose - w * 26, mouth[1] + 26], [body, mouth[1] + 44], [body, mouth[1] - 40], [nose - w * 26, mouth[1] - 22]], 8) +
      rounded([[nose - w * 62, mouth[1] + 54], [nose - w * 26, mouth[1] + 54], [nose - w * 26, mouth[1] - 50], [nose - w * 62, mouth[1] - 50]], 8),
    detail: row(lobes, twist) + line([nose - w * 60, mouth[1] + 2], [body, mouth[1] + 2]) + row(4, (i) => line([nose - w * 60, mouth[1] - 34 + i * 24], [nose - w * 28, mouth[1] - 34 + i * 24])),
    flow: bent([mouth, [(body + tail) / 2, mouth[1]], [(body + tail) / 2, floor]], 60),
  })
}

/** A turbo: volute around a wheel, seen from the compressor's side. */
function snail(sketch: Sketch, [x, z]: Point, r: number): void {
  const from = Math.PI / 2 - 1.9 * Math.PI
  const volute = Array.from({ length: 15 }, (_, i): Point => {
    const turn = from + (i / 14) * 1.9 * Math.PI
    const reach = r * (0.88 + 0.46 * (i / 14))
    return [x + Math.cos(turn) * reach, z + Math.sin(turn) * reach]
  })
  // The outlet points toward the nose.
  const mouth: Point[] = [[x - r * 0.7, z + r * 1.36], [x - r * 1.02, z + r * 1.36], [x - r * 1.02, z + r * 0.78], [x - r * 0.64, z + r * 0.78]]
  add(sketch, 'boost', [x, z], {
    solid: `${smooth(volute)}${line(volute[14]!, ...mouth).replace('M', 'L')}Z${circle(x, z, r * 0.62)}`,
    detail: blades(x, z, r * 0.16, r * 0.58, 9, 0.7) + circle(x, z, r * 0.15) + circle(x, z, r * 0.74) + line([x - r * 0.9, z + r * 1.36], [x - r * 0.9, z + r * 0.78]),
  })
}

function centrifugal(sketch: Sketch, bay: Bay, at: Point): void {
  snail(sketch, at, 118)
  const [x, z] = at
  add(sketch, 'boost', at, { detail: line([x - 40, z - 20], [bay.x0 - 46, bay.crank + 60]) + line([x + 40, z - 20], [bay.x0 - 18, bay.crank + 60]) })
}

/** Where the filter box stands, and its way to what breathes through it. */
function filter(sketch: Sketch, bay: Bay, inlet: Point): void {
  const { frame, layout, x0, x1, under, crank, middle } = bay
  const wide = layout.truck ? 230 : 190
  const x =
    layout.position === 'front'
      ? Math.min(Math.max(radiatorAt(bay) + 100, inlet[0] - 430), (layout.orientation === 'transverse' ? middle - 180 : x0) - wide - 30)
      : layout.position === 'mid'
        ? x1 + 60
        : x1 - 150
  const high = Math.min(under(x + 30), under(x + wide)) - 6
  const tall = Math.min(layout.truck ? 260 : 200, high - crank - 30)
  const z = high - tall
  const isAhead = x < inlet[0]
  const out: Point = isAhead ? [x + wide, z + tall * 0.6] : [x, z + tall * 0.5]
  const way: Point[] = [out, [(out[0] + inlet[0]) / 2, Math.max(out[1], inlet[1]) + (isAhead ? 10 : 30)], [inlet[0] - (isAhead ? 60 : -60), inlet[1] + 6], inlet]
  const snout: Point[] = layout.position === 'front' ? [[Math.max(frame.nose + 110, x - 150), z + tall * 0.75], [x, z + tall * 0.7]] : [[x + wide, z + tall * 0.7], [x + wide + 90, z + tall * 0.86]]
  add(sketch, 'intake', [x + wide * 0.5, z + tall * 0.7], {
    solid: rounded([[x, z], [x + wide, z + 10], [x + wide, z + tall - 12], [x + 30, z + tall], [x, z + tall - 30]], 26) + tube(way, 82, 90),
    detail: row(8, (i) => line([x + 26 + i * ((wide - 50) / 7), z + 26], [x + 26 + i * ((wide - 50) / 7), z + tall - 34])) + tube(snout, 54, 40),
    flow: bent([...snout, ...way], 90),
  })
}

/** Compressor to cooler to throttle. */
function chargeAir(sketch: Sketch, bay: Bay, plan: AirPlan, from: Point, throttle: Point): void {
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
    const cooler: Point[] = [[a - 250, z], [a + 90, z + 26], [a + 84, z + 112], [a - 256, z + 86]]
    add(sketch, 'intercooler', [a - 80, z + 60], { solid: rounded(cooler, 14), detail: row(8, (i) => line([a - 220 + i * 38, z + 10 + i * 3], [a - 224 + i * 38, z + 84 + i * 3])) })
    const [hot, cold]: Point[][] = [[from, [from[0] + 30, z + 40], [a + 88, z + 60]], [[a - 254, z + 40], [throttle[0] - 60, z], throttle]]
    add(sketch, 'charge_pipes', hot![1]!, { solid: tube(hot!, 56, 60) + tube(cold!, 56, 60), flow: bent(hot!, 60) + bent(cold!, 60) })
    return
  }
  if (plan.cooler === 'side' || !front) {
    const [x, z] = layout.position === 'rear' ? [frame.wheelbase + 30, crank + 230] : [x0 - 60, crank + 140]
    const h = Math.min(250, under(x + 60) - z)
    add(sketch, 'intercooler', [x + 50, z + h * 0.6], { solid: rounded([[x, z], [x + 110, z + 16], [x + 96, z + h], [x - 14, z + h - 16]], 14), detail: row(6, (i) => line([x + 6, z + 22 + (i * (h - 50)) / 5], [x + 92, z + 36 + (i * (h - 50)) / 5])) })
    const hot: Point[] = [from, [from[0] + (from[0] > x ? -60 : 60), (from[1] + z) / 2], [x + 60, z + 10]]
    const cold: Point[] = [[x + 50, z + h - 16], [(x + throttle[0]) / 2, Math.max(z + h, throttle[1]) + 6], throttle]
    add(sketch, 'charge_pipes', cold[1]!, { solid: tube(hot, 54, 60) + tube(cold, 54, 60), flow: bent(hot, 60) + bent(cold, 60) })
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
  const cold: Point[] = [[x + 72, low + tall - 44], [x + 150, low + tall - 20], [x + 190, shelf - 20], [throttle[0] - 90, throttle[1] + (layout.orientation === 'transverse' ? -30 : 0)], throttle]
  add(sketch, 'charge_pipes', cold[2]!, { solid: tube(hot, 58, 70) + tube(cold, 58, 70), flow: bent(hot, 70) + bent(cold, 70) })
}

/** Water for a charge cooler inside the manifold: a slim cooler in the nose and two hoses. */
function heatExchanger(sketch: Sketch, bay: Bay, throttle: Point): void {
  const { frame, layout, x0, crank } = bay
  const x = frame.nose + (layout.truck ? 96 : 92)
  const low = frame.sill + (layout.truck ? 200 : 110)
  const way: Point[] = [[x + 44, low + 40], [x + 190, low - 10], [Math.max(x0 - 120, x + 260), crank - 110], [Math.max(x0 - 110, x + 300), throttle[1] - 60], [throttle[0] + 30, throttle[1] - 40]]
  add(sketch, 'heat_exchanger', [x + 22, low + 140], {
    solid: box(x, low, 46, 250, 12) + tube(way, 30, 70),
    detail: row(8, (i) => line([x + 7, low + 22 + i * 29], [x + 39, low + 22 + i * 29])),
    flow: bent(way, 70),
  })
}
