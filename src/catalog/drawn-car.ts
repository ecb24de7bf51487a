import type { Vehicle } from '../engine/model.ts'
import type { BodyLine, DrawnCar, Frame } from '../xray/drawn-car.ts'
import { type Control, curvePath, pathOf, ribbonPath, spline, taper, thin } from '../xray/geometry.ts'
import { outlineOf, type Profile } from '../xray/profile.ts'
import { sketchOf } from './bodies/drawn-bodies.ts'
import { profiles } from './bodies/profiles.ts'
import { sketchLines } from './bodies/sketch-lines.ts'
import { type CarDimensions, dimensionsOf } from './car-dimensions.ts'
import { layoutOf } from './car-layouts.ts'
import { relativePath } from './relative-path.ts'

const MM_PER_INCH = 25.4

/** Radius of the tire and of its rim: "275/40R19" is 275 mm wide, its side 40 % of that, on 19 inches. */
function wheelOf(tire: string): { tire: number; rim: number } | undefined {
  const [, width, aspect, inches] = /(\d{3})\/(\d{2})Z?R(\d{2})/.exec(tire) ?? []
  if (!width || !aspect || !inches) return undefined
  const rim = (Number(inches) * MM_PER_INCH) / 2
  return { tire: Math.round(rim + (Number(width) * Number(aspect)) / 100), rim: Math.round(rim) }
}

type Place = <P extends Control>(control: P) => P

/** Stretches the profile of a class to the car's own wheelbase, length and height; the wheels stay round. */
function fitted(profile: Profile, { wheelbase, length, height }: CarDimensions): Place {
  const own = outlineOf(profile)
  const overhang = (length - wheelbase) / (own.maxX - own.minX - profile.wheelbase)
  const tall = height / own.maxZ
  return ([x, z, corner]) => {
    const placed =
      x < 0
        ? x * overhang
        : x > profile.wheelbase
          ? wheelbase + (x - profile.wheelbase) * overhang
          : (x * wheelbase) / profile.wheelbase
    return [Math.round(placed), Math.round(z * tall), ...(corner ? [corner] : [])] as never
  }
}

function bodyLines(profile: Profile, place: Place): BodyLine[] {
  const put = (controls: readonly Control[]) => controls.map(place)
  const lit = (role: BodyLine['role'], controls: readonly Control[], width: (t: number) => number): BodyLine => ({
    role,
    d: ribbonPath(put(controls), width),
  })
  const closed = (controls: readonly Control[]) => `${curvePath(put([...controls, controls[0]!]))}Z`
  const whole = put(outlineOf(profile).whole).map(([x, z]) => [x, z] as const)
  return [
    { role: 'paint', d: pathOf(thin(whole, 2), true) },
    lit('outline', profile.top, taper(24, 0.42, 0.75, 6)),
    ...(profile.wing ? [lit('outline', profile.wing.blade.slice(0, 4), taper(24, 0.4, 1, 6))] : []),
    ...(profile.scoop ? [lit('outline', profile.scoop, taper(18, 0.5, 1, 5))] : []),
    ...(profile.open ? [lit('outline', profile.open.screen, taper(24, 0.7, 0.7, 8))] : []),
    ...(profile.open?.hoops ?? []).map((hoop) => lit('crease', hoop, taper(15, 0.5, 0.7, 5))),
    lit('crease', profile.shoulder, taper(15, 0.45)),
    lit('crease', profile.haunch, taper(10, 0.6)),
    lit('crease', profile.lower, taper(9, 0.45)),
    ...(profile.glass ? [{ role: 'glass' as const, d: closed(profile.glass) }] : []),
    ...profile.pillars.map((pillar): BodyLine => ({ role: 'seam', d: curvePath(put(pillar)) })),
    ...(profile.wing?.struts ?? []).map((strut): BodyLine => ({ role: 'seam', d: curvePath(put(strut)) })),
    ...profile.seams.map((seam): BodyLine => ({ role: 'seam', d: curvePath(put(seam)) })),
    ...seat(put(profile.top), place([profile.wheelbase, 0])[0]),
    lit('lamp', profile.lampLine, taper(22, 0.4, 0.6, 6)),
    { role: 'tail', d: closed(profile.taillamp) },
  ]
}

/** The driver's seat and wheel under the highest point of the roof: they give the drawing its scale. */
function seat(top: readonly Control[], wheelbase: number): BodyLine[] {
  const [roofX, roofZ] = top.reduce((high, one) => (one[1] > high[1] ? one : high))
  const [x, z] = [Math.min(roofX + 40, wheelbase * 0.56), roofZ - 900]
  const back: Control[] = [
    [x - 460, z],
    [x - 120, z - 30],
    [x - 10, z - 20],
    [x + 90, z + 280],
    [x + 140, z + 540],
  ]
  const cushion: Control[] = [
    [x - 470, z + 20],
    [x - 430, z + 110],
    [x - 130, z + 90],
    [x - 60, z + 130],
    [x - 10, z + 330],
    [x + 40, z + 530],
    [x + 140, z + 540, 'c'],
  ]
  const head: Control[] = [
    [x + 76, z + 580],
    [x + 70, z + 700],
    [x + 130, z + 720],
    [x + 160, z + 600],
    [x + 76, z + 580],
  ]
  const wheel: Control[] = [
    [x - 520, z + 240],
    [x - 400, z + 500],
  ]
  return [
    back,
    cushion,
    head,
    wheel,
    [
      [x - 460, z + 370],
      [x - 700, z + 240],
    ] as Control[],
  ].map((line) => ({ role: 'inside', d: curvePath(line) }))
}

function frameOf(profile: Profile, place: Place, { chassis }: Vehicle, { wheelbase, height }: CarDimensions): Frame {
  const top = spline(profile.top.map(place), 90).map(([x, z]): [number, number] => [Math.round(x), Math.round(z)])
  const xs = top.map(([x]) => x)
  const wheel = wheelOf(chassis.tire)
  const nose = Math.min(...xs)
  return {
    wheelbase,
    nose,
    tail: Math.max(...xs),
    height,
    sill: place([0, profile.sill])[1],
    front: wheel ?? profile.front,
    rear: wheel ?? profile.rear,
    // Hood, roof and deck alone: what hangs below the bumpers' edges bounds nothing.
    top: top.filter(([, z]) => z > height * 0.36),
  }
}

const drawn = new WeakMap<Vehicle, DrawnCar>()

/**
 * A car as the X-ray draws it: its generation's drawing at its own dimensions, and where the mechanical parts sit. Drawn
 * once, however often the catalog around it changes: some 3 ms and 6 kB a car.
 */
export function drawnCar(vehicle: Vehicle): DrawnCar {
  const known = drawn.get(vehicle) ?? drawCar(vehicle)
  drawn.set(vehicle, known)
  return known
}

function drawCar(vehicle: Vehicle): DrawnCar {
  const { frame, body } = linesOf(vehicle)
  const top = thin(frame.top, 1).map(([x, z]): [number, number] => [x, z])
  return {
    ...{ vehicleId: vehicle.id, name: `${vehicle.make} ${vehicle.model}`, layout: layoutOf(vehicle) },
    frame: { ...frame, top },
    body: body.map(({ role, d }) => ({ role, d: relativePath(d) })),
  }
}

type Lines = Pick<DrawnCar, 'frame' | 'body'>

function linesOf(vehicle: Vehicle): Lines {
  const sketch = sketchOf(vehicle)
  if (!sketch) return classLines(vehicle)
  const { frame, body } = sketchLines(sketch, dimensionsOf(vehicle), wheelOf(vehicle.chassis.tire))
  const top = frame.top.map(([x, z]): [number, number] => [x, z])
  return { frame, body: [...body, ...seat(top, frame.wheelbase)] }
}

/** The side profile of the car's class on its own dimensions, where its generation is not drawn. */
function classLines(vehicle: Vehicle): Lines {
  const profile = profiles[vehicle.chassis.body]
  const { minX, maxX, maxZ } = outlineOf(profile)
  const dimensions = dimensionsOf(vehicle) ?? {
    wheelbase: profile.wheelbase,
    length: Math.round(maxX - minX),
    height: Math.round(maxZ),
  }
  const place = fitted(profile, dimensions)
  return {
    frame: frameOf(profile, place, vehicle, dimensions),
    body: bodyLines(profile, place),
  }
}
