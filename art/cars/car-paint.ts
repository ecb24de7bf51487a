import { Buffer } from 'node:buffer'
import type { BodySurface } from './body-surface.ts'

export interface Finish {
  /** Base colour, sRGB hex. */
  hex: string
  metallic: number
  /** Strength of the clear layer's mirror image of the studio: 1 = paint, more = glass. */
  gloss: number
}
export interface Studio {
  /** Where the key light falls along the car, mm, and over what length. */
  keyX: number
  keyReach: number
  tailX: number
  sill: number
}

const smoothstep = (from: number, to: number, value: number) => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
const toLinear = (channel: number) => (channel / 255) ** 2.2
const linearRgb = (hex: string) => [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16)))

/**
 * The studio as a mirror sees it, by the reflected ray: a wide soft box above, a narrow strip a little above eye
 * level, a dark floor with a faint pool of light. 1 is the brightness of the soft box.
 */
function studioLight(rz: number, ry: number): number {
  const softBox = smoothstep(0.58, 0.98, rz) * 1.7
  const strip = smoothstep(0.1, 0.16, rz) * smoothstep(0.34, 0.25, rz) * 1.15 * smoothstep(-0.2, 0.5, ry)
  const wall = 0.012 * smoothstep(-0.02, 0.1, rz)
  const floor = rz < 0 ? 0.02 * smoothstep(-0.75, -0.02, rz) : 0
  return softBox + strip + wall + floor
}

/** Paints a body surface; answers raw RGB, one pixel per cell. */
export function paintBody(surface: BodySurface, finish: Finish, studio: Studio): Buffer {
  const { columns, rows, cell, left, upper, nx, ny, nz } = surface
  const base = linearRgb(finish.hex)
  const brightest = Math.max(...base)
  const out = Buffer.alloc(columns * rows * 3)
  for (let row = 0; row < rows; row++) {
    const z = upper - row * cell
    const low = 0.14 + 0.86 * smoothstep(studio.sill - 40, studio.sill + 420, z)
    for (let column = 0; column < columns; column++) {
      const x = left + column * cell
      const at = row * columns + column
      const [a, b, c] = [nx[at]!, ny[at]!, nz[at]!]
      const reach = 0.22 + 0.78 * Math.exp(-(((x - studio.keyX) / studio.keyReach) ** 2))
      const [rx, ry, rz] = [2 * b * a, 2 * b * b - 1, 2 * b * c]
      const fresnel = 0.04 + 0.8 * (1 - b) ** 4
      const facing = Math.max(0, -0.22 * a + 0.5 * b + 0.84 * c)
      const flake = Math.max(0, -0.12 * a + 0.88 * b + 0.46 * c) ** 9
      const diffuse = (0.085 + 0.55 * facing * facing) * reach * low
      const metal = finish.metallic * (0.55 * flake + 0.35 * smoothstep(0.1, 0.95, rz)) * reach * low
      const mirror = studioLight(rz, ry) * (0.1 * finish.gloss + fresnel) * (0.4 + 0.6 * reach) * (0.45 + 0.55 * low)
      const fromTail = smoothstep(0.25, 0.95, rx) * smoothstep(studio.tailX - 620, studio.tailX, x) * 0.07
      const fromNose = smoothstep(0.3, 0.9, -rx) * 0.012
      for (let channel = 0; channel < 3; channel++) {
        const colour = base[channel]!
        const sheen = brightest > 0 ? 0.75 * colour + 0.12 * brightest : 0
        const light = [1, 1.01, 1.05][channel]! * (mirror + fromNose) + (channel === 0 ? fromTail : fromTail * 0.06)
        const radiance = colour * diffuse * 1.5 + sheen * metal + light
        const shown = 1 - Math.exp(-1.5 * radiance)
        out[at * 3 + channel] = Math.round(255 * Math.min(1, shown) ** (1 / 2.2))
      }
    }
  }
  return out
}
