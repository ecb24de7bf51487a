import { Buffer } from 'node:buffer'
import sharp from 'sharp'

export interface Fold {
  /** A point on the fold and its direction in degrees, 0 = to the right; size in pixels of a 900 pixel square. */
  x: number
  y: number
  angle: number
  width: number
  depth: number
  /** How far the fold reaches along its direction before it fades out. */
  reach: number
}
export interface Cloth {
  /** Linear brightness follows the folds; this is the colour in full light. */
  hex: string
  weave: 'jersey' | 'twill' | 'fleece' | 'rib'
  folds: readonly Fold[]
  /** Height of slow waves in the cloth, pixels. */
  drape: number
  seed: number
}

/** Cloth with what is printed on it, and what is sewn on: two SVG documents. */
export interface Printed {
  cloth: Cloth
  print: string
  trim?: string
}
export const printed = (cloth: Cloth, print: string, trim?: string): Printed => ({
  ...{ cloth, print },
  ...(trim ? { trim } : {}),
})

/** A deterministic value in 0..1 for a lattice point. */
function lattice(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1442695041)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}
/** Smooth value noise, -1..1. */
export function noise(x: number, y: number, seed: number): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)]
  const ease = (t: number) => t * t * (3 - 2 * t)
  const [u, v] = [ease(x - ix), ease(y - iy)]
  const mix = (a: number, b: number, t: number) => a + (b - a) * t
  const top = mix(lattice(ix, iy, seed), lattice(ix + 1, iy, seed), u)
  const bottom = mix(lattice(ix, iy + 1, seed), lattice(ix + 1, iy + 1, seed), u)
  return mix(top, bottom, v) * 2 - 1
}

function weaveAt(weave: Cloth['weave'], x: number, y: number, seed: number): number {
  if (weave === 'twill') return 0.05 * Math.sin((x + y) * 1.05) + 0.02 * noise(x / 2, y / 2, seed)
  if (weave === 'fleece') return 0.045 * noise(x / 1.6, y / 2.2, seed) + 0.03 * noise(x / 5, y / 5, seed + 1)
  if (weave === 'rib')
    return 0.07 * Math.sin((y + Math.abs(((x / 30) % 1) - 0.5) * 26) * 0.62) + 0.03 * noise(x / 2, y / 2, seed)
  const column = Math.abs(((x / 5) % 1) - 0.5) * 2
  return 0.045 * Math.sin((y + column * 3) * 1.5) + 0.02 * column
}

/**
 * A square of cloth with a picture printed on it. The print takes the cloth's light, and the weave shows through it,
 * so that it lies in the cloth instead of floating above. `print` and `trim` are SVG documents of the same size;
 * `trim` (collars, cords, buttons) is laid on top and takes the folds' light too.
 */
export async function printedCloth(cloth: Cloth, size: number, print: string, trim?: string): Promise<Buffer> {
  const layer = async (document: string) =>
    sharp(Buffer.from(document)).resize(size, size).ensureAlpha().raw().toBuffer()
  const ink = await layer(print)
  const top = trim ? await layer(trim) : undefined
  const base = [1, 3, 5].map((at) => (Number.parseInt(cloth.hex.slice(at, at + 2), 16) / 255) ** 2.2)
  const scale = 900 / size
  const height = new Float32Array(size * size)
  const spines = cloth.folds.map((fold) => ({
    ...fold,
    dx: Math.cos((fold.angle * Math.PI) / 180),
    dy: Math.sin((fold.angle * Math.PI) / 180),
  }))
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const [x, y] = [column * scale, row * scale]
      let h = cloth.drape * (noise(x / 320, y / 420, cloth.seed) + 0.35 * noise(x / 130, y / 170, cloth.seed + 7))
      if (cloth.weave === 'rib') h += 9 * Math.abs(Math.sin((Math.PI * x) / 30))
      for (const fold of spines) {
        const along = (x - fold.x) * fold.dx + (y - fold.y) * fold.dy
        const bend = 26 * noise(along / 190, fold.angle, cloth.seed + 3)
        const across = -(x - fold.x) * fold.dy + (y - fold.y) * fold.dx + bend
        const wide = fold.width * (1 + Math.abs(along) / (fold.reach * 1.4))
        h += fold.depth * Math.exp(-((across / wide) ** 2) - (along / fold.reach) ** 2)
      }
      height[row * size + column] = h
    }
  }
  const out = Buffer.alloc(size * size * 3)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const at = row * size + column
      const slopeX =
        (height[row * size + Math.min(size - 1, column + 1)]! - height[row * size + Math.max(0, column - 1)]!) /
        (2 * scale)
      const slopeY =
        (height[Math.min(size - 1, row + 1) * size + column]! - height[Math.max(0, row - 1) * size + column]!) /
        (2 * scale)
      const norm = 1 / Math.hypot(slopeX, slopeY, 1)
      const lit = Math.max(0, (0.46 * slopeX + 0.56 * slopeY + 0.7) * norm)
      const graze = Math.max(0, (0.66 * slopeX + 0.72 * slopeY + 0.2) * norm) ** 3
      const [u, v] = [column / size - 0.44, row / size - 0.42]
      const vignette = 1 - 0.78 * Math.min(1, u * u + v * v) * 1.5
      const grain = 1 + weaveAt(cloth.weave, column * scale, row * scale, cloth.seed) * 1.6
      const light = Math.max(0, (0.22 + 0.95 * lit) * vignette * grain)
      for (let channel = 0; channel < 3; channel++) {
        let colour = base[channel]!
        const coverage = (ink[at * 4 + 3]! / 255) * (0.95 + 0.05 * Math.sin(column * 1.1) * Math.sin(row * 1.1))
        colour += ((ink[at * 4 + channel]! / 255) ** 2.2 - colour) * coverage
        if (top) colour += ((top[at * 4 + channel]! / 255) ** 2.2 - colour) * (top[at * 4 + 3]! / 255)
        const radiance = colour * light + graze * 0.05 * vignette
        out[at * 3 + channel] = Math.round(255 * Math.min(1, radiance) ** (1 / 2.2))
      }
    }
  }
  return sharp(out, { raw: { width: size, height: size, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toBuffer()
}
