import { heightAt, type Point, spline } from '../../src/xray/geometry.ts'
import type { Outline, Profile } from '../../src/xray/profile.ts'

/** Unit normals of a car's side as seen square from the side, one per cell; y points at the viewer. */
export interface BodySurface {
  columns: number
  rows: number
  /** Millimetres per cell; column 0 is at `left`, row 0 at `upper`. */
  cell: number
  left: number
  upper: number
  nx: Float32Array
  ny: Float32Array
  nz: Float32Array
}

const smoothstep = (from: number, to: number, value: number) => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
const bell = (distance: number, width: number) => Math.exp(-((distance / width) ** 2))

/**
 * The bulge of the body towards the viewer, from the profile's own lines: it rolls over at the silhouette, leans in
 * above the shoulder crease, is hollow below it, comes out again at the lower line and tucks under at the sill;
 * haunches and wheel arches swell. Only its slope matters, so heights are relative.
 */
export function bodySurface(profile: Profile, outline: Outline, cell: number): BodySurface {
  const margin = 20
  const left = outline.minX - margin
  const upper = outline.maxZ + margin
  const columns = Math.ceil((outline.maxX - outline.minX + margin * 2) / cell)
  const rows = Math.ceil((upper + margin) / cell)
  const grid = { columns, rows, cell, left, upper }
  const along = (controls: Profile['shoulder']) => sampleAlong(spline(controls, 14), left, columns, cell)
  const shoulder = along(profile.shoulder)
  const lower = along(profile.lower)
  const haunch = along(profile.haunch)
  const { roof, nose, tail } = silhouettes(outline, grid)
  const length = outline.maxX - outline.minX
  const beltGap = profile.tall ? 190 : 130
  const [doorFrom, doorTo] = [profile.lower[0]![0], profile.lower[profile.lower.length - 1]![0]]
  const height = new Float32Array(columns * rows)
  for (let column = 0; column < columns; column++) {
    const x = left + column * cell
    const crease = shoulder[column]!
    const low = Math.min(lower[column]!, crease - 120)
    const doors = smoothstep(doorFrom - 320, doorFrom + 260, x) * smoothstep(doorTo + 320, doorTo - 260, x)
    const thickness = 150 + 60 * smoothstep(0.5, 0.2, (x - outline.minX) / length)
    for (let row = 0; row < rows; row++) {
      const z = upper - row * cell
      let y =
        -150 * rolledOver(roof[column]! - z, thickness) -
        330 * rolledOver(x - nose[row]!, length * 0.15) -
        210 * rolledOver(tail[row]! - x, length * 0.09)
      if (z > crease) {
        const above = z - crease
        const belt = Math.max(0, above - beltGap)
        y -= above * 0.16 + ((belt * belt) / (belt + 260)) * 0.3
      } else if (z > low) {
        const u = (crease - z) / (crease - low)
        y -= (8 + 30 * doors) * Math.sin(Math.PI * u ** 0.8)
      } else {
        y -= (low - z) * (0.12 + 0.2 * doors) + smoothstep(60, 0, z - profile.sill) * 20
      }
      y += 46 * bell(x - profile.wheelbase, 520) * bell(z - haunch[column]!, 130)
      y += 34 * bell(x, 430) * bell(z - crease + 20, 120)
      for (const [wheelX, tire] of [
        [0, profile.front.tire],
        [profile.wheelbase, profile.rear.tire],
      ] as const) {
        const fromArch = Math.hypot(x - wheelX, z - tire) - tire - 36
        y += 14 * bell(fromArch - 14, 34) + 24 * bell(fromArch, 150)
      }
      height[row * columns + column] = y
    }
  }
  soften(height, columns, rows, Math.max(1, Math.round(9 / cell)))
  return normalsOf(height, grid)
}

type Grid = Pick<BodySurface, 'columns' | 'rows' | 'cell' | 'left' | 'upper'>

function normalsOf(height: Float32Array, grid: Grid): BodySurface {
  const { columns, rows, cell } = grid
  const nx = new Float32Array(columns * rows)
  const ny = new Float32Array(columns * rows)
  const nz = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    const up = Math.max(0, row - 1) * columns
    const down = Math.min(rows - 1, row + 1) * columns
    for (let column = 0; column < columns; column++) {
      const before = Math.max(0, column - 1)
      const after = Math.min(columns - 1, column + 1)
      const slopeX = (height[row * columns + after]! - height[row * columns + before]!) / ((after - before) * cell)
      const slopeZ = (height[up + column]! - height[down + column]!) / (((down - up) / columns) * cell)
      const norm = 1 / Math.hypot(slopeX, 1, slopeZ)
      const at = row * columns + column
      nx[at] = -slopeX * norm
      ny[at] = norm
      nz[at] = -slopeZ * norm
    }
  }
  return { ...grid, nx, ny, nz }
}

/** A line's height per column, held level beyond its ends. */
function sampleAlong(points: readonly Point[], left: number, columns: number, cell: number): Float32Array {
  const first = points[0]!
  const last = points[points.length - 1]!
  return Float32Array.from({ length: columns }, (_, column) => {
    const x = left + column * cell
    return x <= first[0] ? first[1] : x >= last[0] ? last[1] : (heightAt(points, x) ?? last[1])
  })
}

/** Two passes of a box blur: creases keep a radius of a few millimetres instead of a saw edge. */
function soften(field: Float32Array, columns: number, rows: number, radius: number): void {
  const line = new Float32Array(Math.max(columns, rows))
  const pass = (start: number, stride: number, count: number) => {
    for (let i = 0; i < count; i++) line[i] = field[start + i * stride]!
    let sum = 0
    for (let i = -radius; i <= radius; i++) sum += line[Math.max(0, Math.min(count - 1, i))]!
    for (let i = 0; i < count; i++) {
      field[start + i * stride] = sum / (radius * 2 + 1)
      sum += line[Math.min(count - 1, i + radius + 1)]! - line[Math.max(0, i - radius)]!
    }
  }
  for (let round = 0; round < 2; round++) {
    for (let row = 0; row < rows; row++) pass(row * columns, 1, columns)
    for (let column = 0; column < columns; column++) pass(column, columns, rows)
  }
}

/** How far a surface has rolled away at a distance inside its edge: 1 at the edge, 0 from `radius` on; a quarter circle. */
const rolledOver = (inside: number, radius: number) =>
  1 - Math.sqrt(1 - (1 - Math.max(0, Math.min(1, inside / radius))) ** 2)

/** The silhouette seen along each axis: roof height per column, and where the nose and the tail stand per row. */
function silhouettes({ top, minX, maxX }: Outline, { columns, rows, cell, left, upper }: Grid) {
  const length = maxX - minX
  const roof = new Float32Array(columns).fill(0)
  const nose = new Float32Array(rows).fill(minX + length * 0.1)
  const tail = new Float32Array(rows).fill(maxX - length * 0.07)
  for (let i = 1; i < top.length; i++) {
    const [a, b] = [top[i - 1]!, top[i]!]
    const pieces = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / (cell * 0.5))
    for (let k = 0; k <= pieces; k++) {
      const x = a[0] + ((b[0] - a[0]) * k) / pieces
      const z = a[1] + ((b[1] - a[1]) * k) / pieces
      const column = Math.round((x - left) / cell)
      const row = Math.round((upper - z) / cell)
      if (column >= 0 && column < columns) roof[column] = Math.max(roof[column]!, z)
      if (row < 0 || row >= rows) continue
      if (x < minX + length * 0.4) nose[row] = Math.min(nose[row]!, x)
      if (x > maxX - length * 0.4) tail[row] = Math.max(tail[row]!, x)
    }
  }
  const lowest = Math.round((upper - Math.min(top[0]![1], top[top.length - 1]![1])) / cell)
  for (let row = Math.max(1, lowest - 4); row < rows; row++) {
    nose[row] = nose[row - 1]!
    tail[row] = tail[row - 1]!
  }
  const radius = Math.round(70 / cell)
  soften(nose, rows, 1, radius)
  soften(tail, rows, 1, radius)
  return { roof, nose, tail }
}
