import { type Control, closedSpline, heightAt, type Point, spline } from '../../xray/geometry.ts'

/** A wheel arch: its center and the radius of its lip. */
export interface Arch {
  x: number
  z: number
  radius: number
}

/** Air between a cut and the arch's lip, a vent and its neighbors, a lamp and the outline. */
const CUT = 26
const VENT = 24
const LAMP = 6

/** A cut that would run into a wheel arch follows its lip instead, as a real door does. */
export function clearOfArches(cut: readonly Control[], arches: readonly Arch[]): Point[] {
  return spline(cut, 16).map(([x, z]) => {
    for (const arch of arches) {
      const [dx, dz] = [x - arch.x, z - arch.z]
      const distance = Math.hypot(dx, dz)
      const least = arch.radius + CUT
      if (distance >= least) continue
      // Below the wheel's center the body ends at the lip's side.
      const side = Math.sign(dx) || 1
      return dz > 0
        ? [arch.x + (dx * least) / (distance || 1), arch.z + (dz * least) / (distance || 1)]
        : [arch.x + side * Math.sqrt(Math.max(0, least ** 2 - dz ** 2)), z]
    }
    return [x, z]
  })
}

const widthOf = (shape: readonly Control[]) => {
  const xs = shape.map(([x]) => x)
  return { left: Math.min(...xs), right: Math.max(...xs) }
}

/** Where a seam stands at a height; its nearest end above and below. */
function seamAt(seam: readonly Point[], z: number): number {
  const swapped = seam.map(([x, height]): Point => [height, x])
  const nearest = seam.reduce((best, one) => (Math.abs(one[1] - z) < Math.abs(best[1] - z) ? one : best))
  return heightAt(swapped, z) ?? nearest[0]
}

/** A small dark shape beside the front edge of the door is a vent of the fender. */
export function isFenderVent(shape: readonly Control[], seam: readonly Point[]): boolean {
  const { left, right } = widthOf(shape)
  const heights = shape.map(([, z]) => z)
  const middle = heights.reduce((sum, z) => sum + z, 0) / heights.length
  const edge = seamAt(seam, middle)
  return right - left < 280 && left > edge - 330 && left < edge + 150 && middle > 500
}

/** The vent between wheel arch and door: moved forward off the seam, and narrowed where the fender is narrow. */
export function inFender(shape: readonly Control[], seam: readonly Point[], arch: Arch): Control[] {
  const { left, right } = widthOf(shape)
  const over = Math.max(0, ...closedSpline(shape).map(([x, z]) => x - (seamAt(seam, z) - VENT)))
  const moved = shape.map(([x, z, ...corner]): Control => [x - over, z, ...corner])
  const lip = (z: number) => {
    const inside = (arch.radius + VENT) ** 2 - (z - arch.z) ** 2
    return inside > 0 ? arch.x + Math.sqrt(inside) : arch.x
  }
  const into = Math.max(0, ...closedSpline(moved).map(([x, z]) => lip(z) - x))
  if (into === 0) return moved
  const [end, width] = [right - over, right - left]
  const share = Math.max(0.3, (width - into) / width)
  return moved.map(([x, z, ...corner]): Control => [Math.round(end - (end - x) * share), z, ...corner])
}

/** A shape cut off where it would stand out of the body. */
export function insideOutline(shape: readonly Control[], top: readonly Point[]): Point[] {
  const xs = top.map(([x]) => x)
  const [nose, tail] = [Math.min(...xs), Math.max(...xs)]
  const middle = (nose + tail) / 2
  return closedSpline(shape).map(([x, z]) => {
    const along = Math.min(Math.max(x, nose + LAMP), tail - LAMP)
    const low = Math.min(z, highestAt(top, along) - LAMP)
    const ends = crossings(top, low)
    if (ends.length === 0) return [along, low]
    return along > middle
      ? [Math.min(along, Math.max(...ends) - LAMP), low]
      : [Math.max(along, Math.min(...ends) + LAMP), low]
  })
}

/** Where a line crosses a value of one axis, in the other. */
function crossed(line: readonly Point[], axis: 0 | 1, value: number): number[] {
  const other = axis === 0 ? 1 : 0
  return line.slice(1).flatMap((b, i) => {
    const a = line[i]!
    if (Math.min(a[axis], b[axis]) > value || Math.max(a[axis], b[axis]) < value) return []
    const share = b[axis] === a[axis] ? 0 : (value - a[axis]) / (b[axis] - a[axis])
    return [a[other] + (b[other] - a[other]) * share]
  })
}
const crossings = (line: readonly Point[], z: number) => crossed(line, 1, z)
const highestAt = (line: readonly Point[], x: number) => Math.max(...crossed(line, 0, x))
