import { profiles } from '../../src/catalog/bodies/profiles.ts'
import { palette } from '../../src/xray/palette.ts'
import { placedLightLine } from '../cars/light-line.ts'
import { radial, svgDocument } from '../drawing/svg.ts'
import { type PictureRecord, writePicture } from '../write-picture.ts'

const [width, height] = [1200, 800]
/** The placeholder that stands in while a build has no picture. */
export async function makeBuilds(): Promise<PictureRecord[]> {
  const shared = {
    category: 'placeholders',
    width,
    height,
    formats: ['avif', 'webp'] as const,
    maxBytes: 35_000,
    quality: 58,
  }
  const room = `<defs>${radial('room', [
    [0, '#1a1f27'],
    [0.55, palette.panel],
    [1, palette.ink],
  ])}</defs><rect width="${width}" height="${height}" fill="url(#room)"/>`
  const outline = placedLightLine(
    profiles.fastback,
    { id: 'p', accent: palette.steel },
    { left: 140, right: 1060, ground: 560 },
  )
  return [
    await writePicture({
      ...shared,
      id: 'builds/placeholder',
      alt: 'Outline of a car',
      source: svgDocument(width, height, `${room}<g opacity=".55">${outline}</g>`),
    }),
  ]
}
