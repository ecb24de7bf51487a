import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { profiles } from '../../src/catalog/bodies/profiles.ts'
import type { Body } from '../../src/engine/model.ts'
import { palette } from '../../src/xray/palette.ts'
import { type CarPicture, onStage, sideView } from '../cars/side-view.ts'
import { linear, radial, svgDocument } from '../drawing/svg.ts'
import { type PaintSlug, paints } from '../paints.ts'
import { materials } from '../parts/toolkit.ts'

export const [width, height] = [1600, 1000]

const paintOf = (slug: PaintSlug) => paints.find((paint) => paint.slug === slug)!
export const carOf = (body: Body, paint: PaintSlug, carWidth: number, caliper?: string): Promise<CarPicture> =>
  sideView({ profile: profiles[body], paint: paintOf(paint), carWidth, ...(caliper ? { caliper } : {}) })

/** A whole car in the studio. */
export async function portrait(body: Body, paint: PaintSlug, behind = ''): Promise<Buffer> {
  return onStage(await carOf(body, paint, 1420), { width, height, ground: 690, behind })
}

export interface Crop {
  body: Body
  paint: PaintSlug
  /** Width of the whole car in pixels; the picture shows a window of it. */
  carWidth: number
  /** What stands in the middle of the picture, as shares of the car's length and of its height above the ground. */
  at: readonly [along: number, up: number]
  caliper?: string
}

/** A window on a car much larger than the picture: wheel, flank, lamp. Darker towards the corners. */
export async function closeUp({ body, paint, carWidth, at, caliper }: Crop): Promise<Buffer> {
  const car = await carOf(body, paint, carWidth, caliper)
  const left = Math.round(width / 2 - car.width * at[0])
  const ground = Math.round(height / 2 + car.ground * at[1])
  const staged = await onStage(car, { width, height, ground: Math.min(ground, height - 40), left })
  const veil = svgDocument(
    width,
    height,
    `<defs>${radial(
      'v',
      [
        [0, '#000', 0],
        [0.55, '#000', 0.08],
        [1, '#000', 0.72],
      ],
      0.5,
      0.46,
      0.78,
    )}</defs><rect width="${width}" height="${height}" fill="url(#v)"/>`,
  )
  return sharp(staged)
    .composite([{ input: Buffer.from(veil) }])
    .png()
    .toBuffer()
}

/** One part on the bench: x and y of its middle, how large, how far turned, how far out of focus. */
export interface Placed {
  draw: () => string
  x: number
  y: number
  scale: number
  turn?: number
  /** Blur in pixels: parts behind the plane of focus. */
  soft?: number
  dim?: number
}

/** Parts on a dark bench with a coloured light behind them; each part has its mirror image on the bench. */
export async function bench(parts: readonly Placed[], hue: string = palette.cold, floor = 860): Promise<Buffer> {
  const room =
    `<defs>${radial(
      'room',
      [
        [0, '#222933'],
        [0.5, '#0d1014'],
        [1, '#050607'],
      ],
      0.5,
      0.5,
      0.75,
    )}${radial(
      'hue',
      [
        [0, hue, 0.34],
        [0.5, hue, 0.08],
        [1, hue, 0],
      ],
      0.68,
      0.34,
      0.55,
    )}${linear(
      'bench',
      [
        [0, '#1a1f26', 0.9],
        [1, '#060709', 1],
      ],
      [0, floor - 70, 0, height],
    )}${radial(
      'pool',
      [
        [0, '#dfe7f0', 0.2],
        [1, '#dfe7f0', 0],
      ],
      0.5,
      0.5,
      0.5,
    )}</defs>` +
    `<rect width="${width}" height="${height}" fill="url(#room)"/><rect width="${width}" height="${height}" fill="url(#hue)"/><rect y="${floor - 70}" width="${width}" height="${height - floor + 70}" fill="url(#bench)"/><ellipse cx="800" cy="${floor + 10}" rx="760" ry="90" fill="url(#pool)"/>`
  const layers: { input: Buffer; blend?: 'over' }[] = []
  for (const { draw, x, y, scale, turn = 0, soft = 0, dim = 0 } of parts) {
    const body = `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-300 -320)">${draw()}</g>`
    const page = (inner: string) => Buffer.from(svgDocument(width, height, `<defs>${materials}</defs>${inner}`))
    let solid = await sharp(page(body)).png().toBuffer()
    if (soft > 0) solid = await sharp(solid).blur(soft).png().toBuffer()
    if (dim > 0)
      solid = await sharp(solid)
        .linear([1 - dim, 1 - dim, 1 - dim, 1], [0, 0, 0, 0])
        .png()
        .toBuffer()
    const foot = Math.min(height - 2, await lowestRow(solid))
    layers.push({ input: await mirrored(solid, foot, soft + 3) }, { input: solid })
  }
  const veil = `<defs>${radial(
    'v',
    [
      [0, '#000', 0],
      [0.6, '#000', 0.05],
      [1, '#000', 0.6],
    ],
    0.5,
    0.48,
    0.78,
  )}</defs><rect width="${width}" height="${height}" fill="url(#v)"/>`
  return sharp(Buffer.from(svgDocument(width, height, room)))
    .composite([...layers, { input: Buffer.from(svgDocument(width, height, veil)) }])
    .png()
    .toBuffer()
}

async function lowestRow(layer: Buffer): Promise<number> {
  const { data, info } = await sharp(layer).extractChannel(3).raw().toBuffer({ resolveWithObject: true })
  for (let row = info.height - 1; row >= 0; row--) {
    for (let column = 0; column < info.width; column += 4) if (data[row * info.width + column]! > 120) return row
  }
  return info.height - 1
}

/** The part's image in the bench, below the row where it stands. */
async function mirrored(layer: Buffer, foot: number, softness: number): Promise<Buffer> {
  const room = height - foot
  if (room < 8) return Buffer.from(svgDocument(1, 1, ''))
  const fade = svgDocument(
    width,
    room,
    `<defs>${linear(
      'f',
      [
        [0, '#fff', 0.3],
        [0.7, '#fff', 0.04],
        [1, '#fff', 0],
      ],
      [0, 0, 0, room],
    )}</defs><rect width="${width}" height="${room}" fill="url(#f)"/>`,
  )
  const slice = await sharp(layer)
    .extract({ left: 0, top: Math.max(0, foot - room), width, height: Math.min(room, foot) })
    .png()
    .toBuffer()
  const flipped = await sharp(slice).flip().blur(softness).png().toBuffer()
  const faded = await sharp(flipped)
    .composite([{ input: Buffer.from(fade), blend: 'dest-in' }])
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([{ input: faded, left: 0, top: foot }])
    .png()
    .toBuffer()
}
