import type { BodyLine, Frame } from '../../xray/drawn-car.ts'
import { arc, type Control, curvePath, type Point, pathOf, ribbonPath, spline, taper } from '../../xray/geometry.ts'
import type { CarDimensions } from '../car-dimensions.ts'
import { type BodySketch, curves, points } from './body-sketch.ts'

type Place = (control: Control) => Control

const closed = (controls: readonly Control[]) => `${curvePath([...controls, controls[0]!])}Z`

/** Where the rear of a car begins, as a share of its wheelbase: what lies behind is stretched to its length. */
const REAR = 0.55

/** The sketch as it was drawn, or on a car's own wheelbase, length and height; the nose and the wheels keep their shape. */
function placeOn({ wheelbase }: BodySketch, own: Extent, to: CarDimensions | undefined): Place {
  if (!to) return (control) => control
  const [from, rear] = [wheelbase * REAR, to.wheelbase * REAR]
  const stretch = (to.length + own.nose - rear) / (own.tail - from)
  const tall = to.height / own.height
  return ([x, z, corner]) => {
    const along = x < 0 ? x : x > from ? rear + (x - from) * stretch : (x * to.wheelbase) / wheelbase
    return [Math.round(along), Math.round(z * tall), ...(corner ? ([corner] as const) : [])] as Control
  }
}

interface Extent {
  nose: number
  tail: number
  height: number
}
function extentOf(top: readonly Control[]): Extent {
  const line = spline(top, 20)
  const xs = line.map(([x]) => x)
  return { nose: Math.min(...xs), tail: Math.max(...xs), height: Math.max(...line.map(([, z]) => z)) }
}

/** Each curve of a sketch where it lies on the car. */
const drawerOf = (place: Place) => ({
  open: (role: BodyLine['role'], text: string | undefined): BodyLine[] =>
    curves(text).map((curve) => ({ role, d: curvePath(curve.map(place)) })),
  shapes: (role: BodyLine['role'], text: string | undefined): BodyLine[] =>
    curves(text).map((curve) => ({ role, d: closed(curve.map(place)) })),
  light: (role: BodyLine['role'], text: string | undefined, width: number, peak = 0.45): BodyLine[] =>
    curves(text).map((curve) => ({ role, d: ribbonPath(curve.map(place), taper(width, peak, 0.9, 3)) })),
})

function arches({ wheelbase, front, rear, sill }: Frame, gap: number) {
  const around = (x: number, tire: number): Point[] => {
    const radius = tire + gap
    const start = Math.asin(Math.max(-1, Math.min(1, (sill - tire) / radius)))
    return arc(x, tire, radius, start, Math.PI - start, 28)
  }
  return { front: around(0, front.tire), rear: around(wheelbase, rear.tire) }
}

/** A drawn body on a car: its lines from back to front, and its frame. */
export function sketchLines(
  sketch: BodySketch,
  to?: CarDimensions,
  wheel?: { tire: number; rim: number },
): { frame: Frame; body: BodyLine[] } {
  const drawn = curves(sketch.top)[0]!
  const own = extentOf(drawn)
  const place = placeOn(sketch, own, to)
  const placed = drawn.map(place)
  const [frontTire, frontRim, rearTire, rearRim] = sketch.wheels
  const bigger = wheel ? wheel.tire / rearTire : 1
  const height = to?.height ?? own.height
  const line = spline(placed, 90).map(([x, z]): [number, number] => [Math.round(x), Math.round(z)])
  const frame: Frame = {
    wheelbase: to?.wheelbase ?? sketch.wheelbase,
    ...extentOf(placed),
    height,
    sill: place([0, sketch.sill])[1],
    front: {
      tire: Math.round(frontTire * bigger),
      rim: wheel ? Math.round((wheel.rim * frontRim) / rearRim) : frontRim,
    },
    rear: { tire: Math.round(rearTire * bigger), rim: wheel?.rim ?? rearRim },
    top: line.filter(([, z]) => z > height * 0.36),
    design: sketch.design,
  }
  frame.nose = Math.round(frame.nose)
  frame.tail = Math.round(frame.tail)
  const arch = arches(frame, sketch.gap ?? 34)
  const behind = frame.wheelbase + frame.rear.tire + (sketch.gap ?? 34)
  const lastCorner = placed.findLastIndex(([, , corner]) => corner)
  const top: Control[] = [...placed.slice(0, lastCorner + 1), [behind - 14, frame.sill]]
  const { open, shapes, light } = drawerOf(place)
  const underside = [...arch.rear, ...arch.front].map(([x, z]) => `${Math.round(x)} ${Math.round(-z)}`).join('L')
  const body: BodyLine[] = [
    { role: 'paint', d: `${curvePath(top)}L${underside}Z` },
    ...shapes('paint', sketch.parts),
    ...shapes('dark', sketch.dark),
    ...shapes('glass', sketch.glass),
    ...open('seam', sketch.pillars),
    ...open('seam', sketch.cuts),
    ...points(sketch.handles).map(([x, z]): BodyLine => ({ role: 'seam', d: handle(place([x, z])) })),
    ...light('crease', sketch.faint, 9),
    ...light('crease', sketch.creases, 15),
    ...[arch.front, arch.rear].map(
      (lip): BodyLine => ({
        role: 'crease',
        d: pathOf(lip.concat([...lip].reverse().map(([x, z]) => [x, z + 14] as const)), true),
      }),
    ),
    ...shapes('tail', sketch.taillamp),
    ...shapes('lamp', sketch.headlamp),
    ...open('trim', sketch.trim),
    ...curves(sketch.parts).map((curve): BodyLine => {
      const put = curve.map(place)
      return { role: 'outline', d: ribbonPath([...put, put[0]!], () => 9) }
    }),
    { role: 'outline', d: ribbonPath(top, taper(24, 0.42, 0.75, 8)) },
  ]
  return { frame, body }
}

const handle = ([x, z]: Control) => `M${x} ${-z}h150v-26h-150z`
