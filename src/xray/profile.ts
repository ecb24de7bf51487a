import type { Body } from '../engine/model.ts'
import { arc, type Control, closedSpline, type Point, spline } from './geometry.ts'

export type WheelStyle = 'five' | 'twin_five' | 'six' | 'seven' | 'ten' | 'mesh'
export interface Axle {
  /** Tire radius and rim radius, millimeters. */
  tire: number
  rim: number
}
/**
 * A side profile facing left, in millimeters: x = 0 at the front axle, z = 0 on the ground. Typical dimensions of a
 * class of car, drawn freehand: no badge and no maker's drawing.
 */
export interface Profile {
  label: string
  wheelbase: number
  front: Axle
  rear: Axle
  wheel: WheelStyle
  /** Height of the lower edge between the wheels. */
  sill: number
  /** Outline from the front lower edge over the roof to the rear lower edge. */
  top: readonly Control[]
  /** Side glass. Absent on an open car. */
  glass?: readonly Control[]
  /** Pillars that divide the glass. */
  pillars: readonly (readonly Control[])[]
  seams: readonly (readonly Control[])[]
  /** Character lines: the shoulder crease, the line above the sill, and the haunch over the rear wheel. */
  shoulder: readonly Control[]
  lower: readonly Control[]
  haunch: readonly Control[]
  headlamp: readonly Control[]
  /** The bright daylight line inside the headlamp. */
  lampLine: readonly Control[]
  taillamp: readonly Control[]
  /** Door handles, left end of each. */
  handles: readonly Point[]
  exhaust: readonly [x: number, z: number, tips: 0 | 1 | 2]
  mirror: Point
  vents?: readonly (readonly Control[])[]
  /** Dark air intake behind the door. */
  intake?: readonly Control[]
  /** Hood scoop above the hood line. */
  scoop?: readonly Control[]
  /** Rear wing: blade outline and struts. */
  wing?: { blade: readonly Control[]; struts: readonly (readonly Control[])[] }
  /** Open car: windscreen frame, then hoops and headrests. */
  open?: { screen: readonly Control[]; hoops: readonly (readonly Control[])[] }
  /** Height up to which the nose is grille. */
  grilleTop: number
  tall?: boolean
}
export type Profiles = Readonly<Record<Body, Profile>>

export interface Outline {
  top: Point[]
  whole: Point[]
  frontArch: Point[]
  rearArch: Point[]
  glass: Point[]
  minX: number
  maxX: number
  maxZ: number
}

const archGap = 36

/** The closed outline of a body with its two wheel arches, and its extent. */
export function outlineOf(profile: Profile): Outline {
  const top = spline(profile.top, 10)
  const { sill } = profile
  const archAround = (x: number, tire: number) => {
    const radius = tire + archGap
    const start = Math.asin(Math.max(-1, Math.min(1, (sill - tire) / radius)))
    return arc(x, tire, radius, start, Math.PI - start, 60)
  }
  const rearArch = archAround(profile.wheelbase, profile.rear.tire)
  const frontArch = archAround(0, profile.front.tire)
  const whole: Point[] = [
    ...top,
    [rearArch[0]![0] + 10, sill + 14],
    ...rearArch,
    ...frontArch,
    [frontArch[60]![0] - 10, sill],
  ]
  const xs = top.map((p) => p[0])
  return {
    top,
    whole,
    frontArch,
    rearArch,
    glass: profile.glass ? closedSpline(profile.glass, 10) : [],
    minX: Math.min(...xs),
    maxX: Math.max(...xs),
    maxZ: Math.max(...top.map((p) => p[1]), ...(profile.open?.screen.map((p) => p[1]) ?? [])),
  }
}
