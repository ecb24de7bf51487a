/** A point in millimeters: x runs from nose to tail, z up from the ground. */
export type Point = readonly [x: number, z: number]
/** A control point; `'c'` marks a corner where the curve may break. */
export type Control = readonly [x: number, z: number, corner?: 'c']

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

/**
 * A smooth curve through control points: natural cubic splines over centripetal parameter (square root of chord)
 * between corners, sampled about every `step` mm. Two controls between corners make a straight run.
 */
export function spline(controls: readonly Control[], step = 12): Point[] {
  const out: Point[] = []
  let run: Control[] = []
  controls.forEach((control, index) => {
    run.push(control)
    const inside = index > 0 && index < controls.length - 1
    if (index === controls.length - 1 || (inside && control[2] === 'c')) {
      const sampled = naturalSpline(run, step)
      out.push(...(out.length > 0 ? sampled.slice(1) : sampled))
      run = [control]
    }
  })
  return out
}

/** The same curve, closed back to its first control. */
export const closedSpline = (controls: readonly Control[], step = 12): Point[] =>
  spline([...controls, controls[0]!], step)

function naturalSpline(controls: readonly Control[], step: number): Point[] {
  const count = controls.length
  const { knots, alongX, alongZ, chord } = naturalCurve(controls)
  const out: Point[] = []
  for (let i = 0; i < count - 1; i++) {
    const pieces = Math.max(count === 2 ? 1 : 2, Math.round(chord(i) / step))
    for (let k = 0; k < pieces; k++) {
      const u = ((knots[i + 1]! - knots[i]!) * k) / pieces
      out.push([alongX.value(i, u), alongZ.value(i, u)])
    }
  }
  const last = controls[count - 1]!
  out.push([last[0], last[1]])
  return out
}

function naturalCurve(controls: readonly Control[]) {
  const chord = (i: number) => Math.hypot(controls[i + 1]![0] - controls[i]![0], controls[i + 1]![1] - controls[i]![1])
  const knots = [0]
  for (let i = 0; i < controls.length - 1; i++) knots.push(knots[i]! + Math.sqrt(Math.max(chord(i), 1e-6)))
  const along = (axis: 0 | 1) =>
    naturalCubic(
      knots,
      controls.map((control) => control[axis]),
    )
  return { knots, chord, alongX: along(0), alongZ: along(1) }
}

/** SVG path data of the same curve as `spline`, exact: one cubic Bezier for each pair of controls. */
export function curvePath(controls: readonly Control[]): string {
  const at = (x: number, z: number) => `${Math.round(x)} ${Math.round(-z)}`
  let d = `M${at(controls[0]![0], controls[0]![1])}`
  let run: Control[] = []
  controls.forEach((control, index) => {
    run.push(control)
    const isEnd = index === controls.length - 1
    if (!isEnd && (index === 0 || control[2] !== 'c')) return
    if (run.length === 2) d += `L${at(control[0], control[1])}`
    else if (run.length > 2) {
      const { knots, alongX, alongZ } = naturalCurve(run)
      for (let i = 0; i < run.length - 1; i++) {
        const h = knots[i + 1]! - knots[i]!
        const [from, to] = [run[i]!, run[i + 1]!]
        const start = at(from[0] + (alongX.slope(i, 0) * h) / 3, from[1] + (alongZ.slope(i, 0) * h) / 3)
        const end = at(to[0] - (alongX.slope(i, h) * h) / 3, to[1] - (alongZ.slope(i, h) * h) / 3)
        d += `C${start} ${end} ${at(to[0], to[1])}`
      }
    }
    run = [control]
  })
  return d
}

/** `curvePath` as a ribbon of varying width: both edges are exact curves. */
export function ribbonPath(controls: readonly Control[], width: (t: number) => number): string {
  const along = [0]
  for (let i = 1; i < controls.length; i++) {
    along.push(along[i - 1]! + Math.hypot(controls[i]![0] - controls[i - 1]![0], controls[i]![1] - controls[i - 1]![1]))
  }
  const total = along[along.length - 1]! || 1
  const edge = (side: 1 | -1) =>
    controls.map((control, i): Control => {
      const before = controls[Math.max(0, i - 1)]!
      const after = controls[Math.min(controls.length - 1, i + 1)]!
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
      const half = (Math.max(0, width(along[i]! / total) || 0) / 2) * side
      const moved: [number, number] = [
        control[0] - ((after[1] - before[1]) / length) * half,
        control[1] + ((after[0] - before[0]) / length) * half,
      ]
      return control[2] ? [...moved, 'c'] : moved
    })
  return `${curvePath(edge(1))}${curvePath(edge(-1).reverse()).replace('M', 'L')}Z`
}

/** A natural cubic spline by the usual tridiagonal sweep: (segment, offset) -> value and slope. */
function naturalCubic(t: readonly number[], y: readonly number[]) {
  const n = t.length
  const mu: number[] = Array(n).fill(0)
  const z: number[] = Array(n).fill(0)
  for (let i = 1; i < n - 1; i++) {
    const before = t[i]! - t[i - 1]!
    const after = t[i + 1]! - t[i]!
    const bend = 3 * ((y[i + 1]! - y[i]!) / after - (y[i]! - y[i - 1]!) / before)
    const pivot = 2 * (t[i + 1]! - t[i - 1]!) - before * mu[i - 1]!
    mu[i] = after / pivot
    z[i] = (bend - before * z[i - 1]!) / pivot
  }
  const b: number[] = Array(n).fill(0)
  const c: number[] = Array(n).fill(0)
  const d: number[] = Array(n).fill(0)
  for (let j = n - 2; j >= 0; j--) {
    const h = t[j + 1]! - t[j]!
    c[j] = z[j]! - mu[j]! * c[j + 1]!
    b[j] = (y[j + 1]! - y[j]!) / h - (h * (c[j + 1]! + 2 * c[j]!)) / 3
    d[j] = (c[j + 1]! - c[j]!) / (3 * h)
  }
  return {
    value: (j: number, u: number) => y[j]! + u * (b[j]! + u * (c[j]! + u * d[j]!)),
    slope: (j: number, u: number) => b[j]! + u * (2 * c[j]! + u * 3 * d[j]!),
  }
}

/** Drops points that lie within `tolerance` mm of the line that remains (Douglas and Peucker). */
export function thin(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 3) return [...points]
  const first = points[0]!
  const last = points[points.length - 1]!
  const length = Math.hypot(last[0] - first[0], last[1] - first[1])
  let worst = 0
  let at = 0
  for (let i = 1; i < points.length - 1; i++) {
    const p = points[i]!
    const off =
      length < 1e-9
        ? Math.hypot(p[0] - first[0], p[1] - first[1])
        : Math.abs((last[0] - first[0]) * (first[1] - p[1]) - (first[0] - p[0]) * (last[1] - first[1])) / length
    if (off > worst) {
      worst = off
      at = i
    }
  }
  if (worst <= tolerance) return [first, last]
  return [...thin(points.slice(0, at + 1), tolerance).slice(0, -1), ...thin(points.slice(at), tolerance)]
}

/** SVG path data of a polyline; z is up in millimeters and down in SVG. */
export const pathOf = (points: readonly Point[], close = false, digits = 0): string =>
  `M${points.map((p) => `${rounded(p[0], digits)} ${rounded(-p[1], digits)}`).join('L')}${close ? 'Z' : ''}`

/** Width of a light ribbon along its length t in 0..1: thin at both ends, widest at `peak`. */
export const taper =
  (max: number, peak = 0.5, power = 1.2, min = 0) =>
  (t: number): number =>
    min + (max - min) * Math.sin(Math.PI * Math.max(0, Math.min(1, t)) ** (Math.log(0.5) / Math.log(peak))) ** power

/** Path data of a ribbon of varying width along a polyline: light is painted with ribbons, never with a constant stroke. */
export function ribbon(points: readonly Point[], width: (t: number) => number, digits = 0): string {
  const along = [0]
  for (let i = 1; i < points.length; i++) {
    along.push(along[i - 1]! + Math.hypot(points[i]![0] - points[i - 1]![0], points[i]![1] - points[i - 1]![1]))
  }
  const total = along[along.length - 1]! || 1
  const left: Point[] = []
  const right: Point[] = []
  points.forEach((p, i) => {
    const before = points[Math.max(0, i - 1)]!
    const after = points[Math.min(points.length - 1, i + 1)]!
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const half = Math.max(0, width(along[i]! / total) || 0) / 2
    const [nx, nz] = [(-(after[1] - before[1]) / length) * half, ((after[0] - before[0]) / length) * half]
    left.push([p[0] + nx, p[1] + nz])
    right.push([p[0] - nx, p[1] - nz])
  })
  return pathOf([...left, ...right.reverse()], true, digits)
}

/** Points on an arc about a centre, angles in radians, anticlockwise with z up. */
export const arc = (x: number, z: number, radius: number, from: number, to: number, pieces = 24): Point[] =>
  Array.from({ length: pieces + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / pieces
    return [x + Math.cos(angle) * radius, z + Math.sin(angle) * radius] as const
  })

/** Height of a curve that runs along x, by linear interpolation; undefined outside of it. */
export function heightAt(points: readonly Point[], x: number): number | undefined {
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1]!
    const b = points[i]!
    if ((a[0] <= x && x <= b[0]) || (b[0] <= x && x <= a[0])) {
      return b[0] === a[0] ? b[1] : a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
    }
  }
  return undefined
}
