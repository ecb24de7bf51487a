import type { BodyLine, Frame } from '../../xray/drawn-car.ts'
import { type Control, curvePath, type Point, pathOf, ribbonPath, spline, taper, thin } from '../../xray/geometry.ts'
import type { CarDimensions } from '../car-dimensions.ts'
import { type BodySketch, curves, points } from './body-sketch.ts'
import { type Arch, clearOfArches, inFender, insideOutline, isFenderVent } from './clearance.ts'

type Place = (control: Control) => Control

/** A sampled shape with no more points than the eye sees. */
const drawnClosed = (shape: readonly Point[]) => pathOf(thin(shape, 2), true)
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
  within: (role: BodyLine['role'], text: string | undefined, top: readonly Point[]): BodyLine[] =>
    curves(text).map((curve) => ({ role, d: drawnClosed(insideOutline(curve.map(place), top)) })),
  light: (role: BodyLine['role'], text: string | undefined, width: number, peak = 0.45): BodyLine[] =>
    curves(text).map((curve) => ({ role, d: ribbonPath(curve.map(place), taper(width, peak, 0.9, 3)) })),
})

/** The lip of an arch over a wheel, from sill to sill, as one command of a path from where its rear end is. */
function lipOf({ x, z, radius }: Arch, sill: number, up = 0) {
  const reach = Math.sqrt(Math.max(0, radius * radius - (sill - z) ** 2))
  const end = (at: number) => `${Math.round(at)} ${Math.round(-sill - up)}`
  const arc = (sweep: 0 | 1, at: number) => `A${radius} ${radius} 0 ${sill < z ? 1 : 0} ${sweep} ${end(at)}`
  return { rear: end(x + reach), front: end(x - reach), forward: arc(0, x - reach), backward: arc(1, x + reach) }
}

/** Plastic over the arch, from its lip outward: no paint shows between the two. */
function cladding(lip: Arch, sill: number, width: number | undefined): BodyLine[] {
  if (!width) return []
  const [inner, outer] = [lipOf(lip, sill), lipOf({ ...lip, radius: lip.radius + width }, sill)]
  return [{ role: 'dark', d: `M${inner.rear}${inner.forward}L${outer.front}${outer.backward}Z` }]
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
  const gap = sketch.gap ?? 34
  const lips: readonly Arch[] = [
    { x: 0, z: frame.front.tire, radius: frame.front.tire + gap },
    { x: frame.wheelbase, z: frame.rear.tire, radius: frame.rear.tire + gap },
  ]
  const arches = lips.map((lip) => [lipOf(lip, frame.sill), lipOf(lip, frame.sill, 14)] as const)
  const behind = frame.wheelbase + frame.rear.tire + gap
  const lastCorner = placed.findLastIndex(([, , corner]) => corner)
  const top: Control[] = [...placed.slice(0, lastCorner + 1), [behind - 14, frame.sill]]
  const { open, shapes, within, light } = drawerOf(place)
  const cuts = curves(sketch.cuts).map((cut) => clearOfArches(cut.map(place), lips))
  const dark = curves(sketch.dark).map((curve) => {
    const shape = curve.map(place)
    return isFenderVent(shape, cuts[0]!) ? inFender(shape, cuts[0]!, lips[0]!) : shape
  })
  const underside = arches.toReversed().map(([lip]) => `L${lip.rear}${lip.forward}`)
  const body: BodyLine[] = [
    { role: 'paint', d: `${curvePath(top)}${underside.join('')}Z` },
    ...shapes('paint', sketch.parts),
    ...dark.map((shape): BodyLine => ({ role: 'dark', d: drawnClosed(insideOutline(shape, line)) })),
    ...lips.flatMap((lip) => cladding(lip, frame.sill, sketch.cladding)),
    ...shapes('glass', sketch.glass),
    ...open('seam', sketch.pillars),
    ...cuts.map((cut): BodyLine => ({ role: 'seam', d: pathOf(thin(cut, 2)) })),
    ...points(sketch.handles).map(([x, z]): BodyLine => ({ role: 'seam', d: handle(place([x, z])) })),
    ...light('crease', sketch.faint, 9),
    ...light('crease', sketch.creases, 15),
    ...arches.map(
      ([lip, above]): BodyLine => ({
        role: 'crease',
        d: `M${lip.rear}${lip.forward}L${above.front}${above.backward}Z`,
      }),
    ),
    ...within('tail', sketch.taillamp, line),
    ...within('lamp', sketch.headlamp, line),
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
