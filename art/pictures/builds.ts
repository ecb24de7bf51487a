import { profiles } from '../../src/catalog/bodies/profiles.ts'
import { BODIES, type Body } from '../../src/engine/model.ts'
import { palette } from '../../src/xray/palette.ts'
import { placedLightLine } from '../cars/light-line.ts'
import { onStage, sideView } from '../cars/side-view.ts'
import { radial, svgDocument } from '../drawing/svg.ts'
import { type Paint, paintsFor } from '../paints.ts'
import { type PictureRecord, writePicture } from '../write-picture.ts'

const [width, height] = [1200, 800]
/** Red and orange cars wear dark calipers, so that the accent stays single. */
const caliperFor = (paint: Paint) => (paint.slug === 'redline' || paint.slug === 'ember' ? '#c9a227' : palette.redline)

/** The build picture of one body in one paint, 1200 x 800 pixels. */
export const buildPicture = async (body: Body, paint: Paint) =>
  onStage(await sideView({ profile: profiles[body], paint, carWidth: 1080, caliper: caliperFor(paint) }), {
    width,
    height,
    ground: 570,
  })

/** One picture per body and paint, and the placeholder that stands in while a build has no picture. */
export async function makeBuilds(): Promise<PictureRecord[]> {
  const shared = {
    category: 'cars',
    width,
    height,
    formats: ['avif', 'webp'] as const,
    maxBytes: 35_000,
    quality: 58,
  }
  const records: PictureRecord[] = []
  for (const body of BODIES) {
    for (const paint of paintsFor(body)) {
      const alt = `${profiles[body].label} in ${paint.name}, seen from the side in a dark studio`
      records.push(
        await writePicture({
          ...shared,
          id: `builds/${body}-${paint.slug}`,
          alt: `A ${alt}`,
          source: await buildPicture(body, paint),
        }),
      )
    }
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
  records.push(
    await writePicture({
      ...shared,
      id: 'builds/placeholder',
      alt: 'Outline of a car',
      source: svgDocument(width, height, `${room}<g opacity=".55">${outline}</g>`),
    }),
  )
  return records
}
