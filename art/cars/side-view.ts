import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { pathOf } from '../../src/xray/geometry.ts'
import { palette } from '../../src/xray/palette.ts'
import { outlineOf, type Profile } from '../../src/xray/profile.ts'
import { radial, svgDocument } from '../drawing/svg.ts'
import type { Paint } from '../paints.ts'
import { bodySurface } from './body-surface.ts'
import { paintBody } from './car-paint.ts'
import { cockpit, trim, wheelWells } from './trim.ts'

export interface SideView {
  profile: Profile
  paint: Pick<Paint, 'hex' | 'metallic'>
  /** Width of the car in pixels, nose to tail. */
  carWidth: number
  caliper?: string
  /** Where the key light falls, 0 = nose, 1 = tail. */
  key?: number
}
export interface CarPicture {
  png: Buffer
  width: number
  height: number
  /** Pixels from the top of the picture to the ground. */
  ground: number
}

const sampling = 2

/** A painted car seen from the side, on a transparent ground, nose to the left, with room around it for its glow. */
export async function sideView({
  profile,
  paint,
  carWidth,
  caliper = palette.redline,
  key = 0.42,
}: SideView): Promise<CarPicture> {
  const outline = outlineOf(profile)
  const length = outline.maxX - outline.minX
  const cell = length / carWidth / sampling
  const surface = bodySurface(profile, outline, cell)
  const studio = { keyX: outline.minX + length * key, keyReach: length * 0.46, tailX: outline.maxX, sill: profile.sill }
  const margin = 120
  const [x0, z1] = [outline.minX - margin, outline.maxZ + (profile.wing ? 160 : 0) + margin]
  const [across, down] = [length + margin * 2, z1 + 30]
  const box = `${x0.toFixed(1)} ${(-z1).toFixed(1)} ${across.toFixed(1)} ${down.toFixed(1)}`
  const [width, height] = [Math.round(across / cell), Math.round(down / cell)]
  const at = { left: Math.round((surface.left - x0) / cell), top: Math.round((z1 - surface.upper) / cell) }
  const frame = (body: string) => Buffer.from(svgDocument(width, height, body, box))
  const body = await masked(
    paintBody(surface, { ...paint, gloss: 1 }, studio),
    surface,
    at,
    frame(`<path d="${pathOf(outline.whole, true, 1)}" fill="#fff"/>`),
    width,
    height,
  )
  const glass = outline.glass.length
    ? await masked(
        paintBody(surface, { hex: '#05070a', metallic: 0, gloss: 0.9 }, studio),
        surface,
        at,
        frame(`<path d="${pathOf(outline.glass, true, 1)}" fill="#fff"/>`),
        width,
        height,
      )
    : undefined
  const { defs, svg } = trim(profile, outline, 't', caliper)
  const layers = [
    { input: frame(wheelWells(profile, outline) + cockpit(profile)) },
    { input: body },
    ...(glass ? [{ input: glass }] : []),
    { input: frame(`<defs>${defs}</defs>${svg}`) },
  ]
  const whole = await sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite(layers)
    .png({ compressionLevel: 1 })
    .toBuffer()
  const shown = { width: Math.round(width / sampling), height: Math.round(height / sampling) }
  const png = await sharp(whole)
    .resize(shown.width, shown.height, { kernel: 'lanczos3' })
    .png({ compressionLevel: 3 })
    .toBuffer()
  return { png, ...shown, ground: Math.round(z1 / cell / sampling) }
}

async function masked(
  rgb: Buffer,
  surface: { columns: number; rows: number },
  at: { left: number; top: number },
  mask: Buffer,
  width: number,
  height: number,
): Promise<Buffer> {
  const painted = await sharp(rgb, { raw: { width: surface.columns, height: surface.rows, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      { input: painted, ...at },
      { input: mask, blend: 'dest-in' },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

export interface Stage {
  width: number
  height: number
  /** Pixels from the top to where the wheels stand. */
  ground: number
  /** Left edge of the car picture; centred when absent. */
  left?: number
  /** SVG drawn behind the car. */
  behind?: string
}

/** The car in the dark studio: backdrop, pool of light, mirror image on the floor, contact shadow. */
export async function onStage(car: CarPicture, { width, height, ground, left, behind = '' }: Stage): Promise<Buffer> {
  const x = Math.round(left ?? (width - car.width) / 2)
  const top = ground - car.ground
  const room =
    `<defs>${radial(
      'room',
      [
        [0, '#2b333e'],
        [0.42, '#12161b'],
        [1, '#060709'],
      ],
      0.5,
      0.52,
      0.68,
    )}${radial(
      'pool',
      [
        [0, '#c3d0e0', 0.3],
        [0.5, '#8fa0b4', 0.1],
        [1, '#8fa0b4', 0],
      ],
      0.5,
      0.5,
      0.5,
    )}${radial(
      'shade',
      [
        [0, '#000', 0.9],
        [0.6, '#000', 0.6],
        [1, '#000', 0],
      ],
      0.5,
      0.5,
      0.5,
    )}</defs>` +
    `<rect width="${width}" height="${height}" fill="url(#room)"/>${behind}<ellipse cx="${x + car.width / 2}" cy="${ground + 6}" rx="${car.width * 0.62}" ry="${height * 0.13}" fill="url(#pool)"/>`
  const shadow = `<defs>${radial(
    'shade',
    [
      [0, '#000', 0.95],
      [0.6, '#000', 0.7],
      [1, '#000', 0],
    ],
    0.5,
    0.5,
    0.5,
  )}</defs><ellipse cx="${x + car.width / 2}" cy="${ground - 1}" rx="${car.width * 0.46}" ry="${height * 0.026}" fill="url(#shade)"/>`
  const depth = Math.min(height - ground, Math.round(car.ground * 0.75))
  const fade = svgDocument(
    car.width,
    depth,
    `<defs><linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".4"/><stop offset=".75" stop-color="#fff" stop-opacity="0"/></linearGradient></defs><rect width="${car.width}" height="${depth}" fill="url(#f)"/>`,
  )
  const upright = await sharp(car.png)
    .extract({ left: 0, top: car.ground - depth, width: car.width, height: depth })
    .png()
    .toBuffer()
  const flipped = await sharp(upright)
    .flip()
    .blur(Math.max(1, car.width / 500))
    .png()
    .toBuffer()
  const mirror = await sharp(flipped)
    .composite([{ input: Buffer.from(fade), blend: 'dest-in' }])
    .png()
    .toBuffer()
  const clip = (input: Buffer, at: { left: number; top: number }) => clipped(input, at, width, height)
  return sharp(Buffer.from(svgDocument(width, height, room)))
    .composite([
      await clip(mirror, { left: x, top: ground }),
      { input: Buffer.from(svgDocument(width, height, shadow)) },
      await clip(car.png, { left: x, top }),
    ])
    .png({ compressionLevel: 3 })
    .toBuffer()
}

/** sharp refuses overlays that stick out of the picture: cut what lies outside. */
async function clipped(input: Buffer, at: { left: number; top: number }, width: number, height: number) {
  const meta = await sharp(input).metadata()
  const left = Math.max(0, -at.left)
  const top = Math.max(0, -at.top)
  const box = {
    left,
    top,
    width: Math.min(meta.width! - left, width - Math.max(0, at.left)),
    height: Math.min(meta.height! - top, height - Math.max(0, at.top)),
  }
  return {
    input: await sharp(input).extract(box).png({ compressionLevel: 1 }).toBuffer(),
    left: Math.max(0, at.left),
    top: Math.max(0, at.top),
  }
}
