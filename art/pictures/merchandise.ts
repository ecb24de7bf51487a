import { mark } from '../../src/xray/mark.ts'
import { palette } from '../../src/xray/palette.ts'
import { radial, svgDocument } from '../drawing/svg.ts'
import { accessories } from '../goods/accessories.ts'
import { apparel } from '../goods/apparel.ts'
import { decals } from '../goods/decals.ts'
import { type MerchandiseCategory, merchandiseSlugs } from '../merchandise.ts'
import { type PictureRecord, writePicture } from '../write-picture.ts'

const drawings = { apparel, accessories, decals } satisfies Record<MerchandiseCategory, unknown>

/** One print-first picture per article, 900 x 900. */
export async function makeMerchandise(): Promise<PictureRecord[]> {
  const records: PictureRecord[] = []
  for (const category of Object.keys(merchandiseSlugs) as MerchandiseCategory[]) {
    for (const slug of merchandiseSlugs[category]) {
      const drawing = drawings[category][slug]
      if (!drawing) throw new Error(`merchandise: nothing draws ${slug}`)
      const [draw, alt] = drawing
      const shared = {
        category: 'merchandise',
        width: 900,
        height: 900,
        formats: ['avif', 'webp'] as const,
        maxBytes: 30_000,
        quality: 58,
      }
      records.push(await writePicture({ ...shared, id: `merchandise/${slug}`, alt, source: await draw() }))
    }
  }
  const blank = svgDocument(
    900,
    900,
    `<defs>${radial('room', [
      [0, '#20262f'],
      [0.55, palette.panel],
      [1, palette.ink],
    ])}</defs><rect width="900" height="900" fill="url(#room)"/><g transform="translate(190 296) scale(2.6)">${mark(palette.hairline, 10)}</g>`,
  )
  const shared = {
    category: 'placeholders',
    width: 900,
    height: 900,
    formats: ['avif', 'webp'] as const,
    maxBytes: 30_000,
  }
  records.push(
    await writePicture({ ...shared, id: 'merchandise/placeholder', alt: 'Article without a picture', source: blank }),
  )
  return records
}
