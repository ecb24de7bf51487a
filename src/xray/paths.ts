import type { Point } from './geometry.ts'

/** SVG path data of machined shapes, in whole millimeters, z up. */

const at = ([x, z]: Point) => `${Math.round(x)} ${Math.round(-z)}`
const toward = (from: Point, to: Point, by: number): Point => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const share = Math.min(by / length, 0.5)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** A closed outline with rounded corners. */
export function rounded(points: readonly Point[], radius = 18): string {
  const corner = (i: number) => {
    const here = points[i]!
    const before = points[(i + points.length - 1) % points.length]!
    const after = points[(i + 1) % points.length]!
    return `${at(toward(here, before, radius))}Q${at(here)} ${at(toward(here, after, radius))}`
  }
  return `M${points.map((_, i) => corner(i)).join('L')}Z`
}

/** A line through points with rounded bends. */
export function bent(points: readonly Point[], radius = 60): string {
  const last = points.length - 1
  const bends = points
    .slice(1, last)
    .map(
      (here, i) => `L${at(toward(here, points[i]!, radius))}Q${at(here)} ${at(toward(here, points[i + 2]!, radius))}`,
    )
  return `M${at(points[0]!)}${bends.join('')}L${at(points[last]!)}`
}

/** Both walls of a pipe of one width along bent centerline points. */
export function tube(points: readonly Point[], width: number, radius = 70): string {
  const wall = (side: 1 | -1) => points.map((_, i) => offsetAt(points, i, (side * width) / 2))
  const inner = wall(1)
  const outer = wall(-1).reverse()
  const back = bent(outer, radius).replace('M', 'L')
  return `${bent(inner, radius)}${back}Z`
}

/** A corner of a line moved sideways so that both of its legs keep their distance. */
function offsetAt(points: readonly Point[], i: number, by: number): Point {
  const here = points[i]!
  const normal = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
  }
  const before = i > 0 ? normal(points[i - 1]!, here) : normal(here, points[1]!)
  const after = i < points.length - 1 ? normal(here, points[i + 1]!) : before
  const lean = Math.max(0.35, 1 + before[0] * after[0] + before[1] * after[1])
  return [here[0] + ((before[0] + after[0]) / lean) * by, here[1] + ((before[1] + after[1]) / lean) * by]
}

/** A smooth curve through points. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length
  const of = (i: number): Point => points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))]!
  const pieces = Array.from({ length: closed ? count : count - 1 }, (_, i) => {
    const [a, b, c, d] = [of(i - 1), of(i), of(i + 1), of(i + 2)]
    const before: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]
    const after: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6]
    return `C${at(before)} ${at(after)} ${at(c)}`
  })
  return `M${at(points[0]!)}${pieces.join('')}${closed ? 'Z' : ''}`
}

export const circle = (x: number, z: number, r: number): string =>
  `M${at([x - r, z])}a${Math.round(r)} ${Math.round(r)} 0 1 0 ${2 * Math.round(r)} 0a${Math.round(r)} ${Math.round(r)} 0 1 0 ${-2 * Math.round(r)} 0z`

/** A flat ring: the inner edge runs the other way round, so that only the ring is filled. */
export const ring = (x: number, z: number, outer: number, inner: number): string =>
  circle(x, z, outer) + circle(x, z, inner).replaceAll(' 0 1 0 ', ' 0 1 1 ')

/** A box by its lower left corner. */
export const box = (x: number, z: number, width: number, height: number, radius = 14): string =>
  rounded(
    [
      [x, z],
      [x + width, z],
      [x + width, z + height],
      [x, z + height],
    ],
    radius,
  )

export const line = (...points: readonly Point[]): string => `M${points.map(at).join('L')}`

/** `count` things in a row, joined to one path. */
export const row = (count: number, each: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => each(i)).join('')

/** Spokes, teeth or blades: short lines around a center from one radius to another; `sweep` bends them, radians. */
export const blades = (x: number, z: number, from: number, to: number, count: number, sweep = 0, start = 0): string =>
  row(count, (i) => {
    const a = start + (i * 2 * Math.PI) / count
    const tip: Point = [x + Math.cos(a + sweep) * to, z + Math.sin(a + sweep) * to]
    const root: Point = [x + Math.cos(a) * from, z + Math.sin(a) * from]
    if (!sweep) return line(root, tip)
    const middle: Point = [x + Math.cos(a + sweep * 0.2) * to * 0.75, z + Math.sin(a + sweep * 0.2) * to * 0.75]
    return `M${at(root)}Q${at(middle)} ${at(tip)}`
  })

/** A coil spring seen from the side, around the line from one point to another. */
export function coil(from: Point, to: Point, turns: number, width: number): string {
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dz)
  const [nx, nz] = [(-dz / length) * (width / 2), (dx / length) * (width / 2)]
  const points = Array.from({ length: turns * 2 + 1 }, (_, i): Point => {
    const along = i / (turns * 2)
    const side = i % 2 ? 1 : -1
    return [from[0] + dx * along + nx * side, from[1] + dz * along + nz * side]
  })
  return bent(points, width * 0.28)
}
