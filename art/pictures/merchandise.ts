import type { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { gearPictureId } from '../../src/catalog/merchandise.ts'
import { mark } from '../../src/xray/mark.ts'
import { palette } from '../../src/xray/palette.ts'
import { radial, svgDocument } from '../drawing/svg.ts'
import { accessories } from '../goods/accessories.ts'
import { apparel } from '../goods/apparel.ts'
import { decals } from '../goods/decals.ts'
import { pixelsOf } from '../goods/pixels-of.ts'
import { type Drawing, type MerchandiseCategory, merchandiseSlugs } from '../merchandise.ts'
import { type PictureRecord, writePicture } from '../write-picture.ts'

const drawings = { apparel, accessories, decals } satisfies Record<MerchandiseCategory, unknown>

const SIDE = 900
const shared = {
  category: 'merchandise',
  width: SIDE,
  height: SIDE,
  formats: ['avif', 'webp'] as const,
  maxBytes: 30_000,
  quality: 58,
}

/** An article up close: the middle of its picture at twice the size. */
async function closeUp(draw: Drawing[0]): Promise<Buffer> {
  const large = await pixelsOf(draw, {}, 2)
  return sharp(large)
    .extract({ left: SIDE / 2, top: SIDE / 2, width: SIDE, height: SIDE })
    .png()
    .toBuffer()
}

/** The pictures of an article: as it is drawn, up close, and in each other color. */
async function picturesOf(slug: string, [draw, alt, colors = {}]: Drawing): Promise<PictureRecord[]> {
  const id = `merchandise/${slug}`
  const records = [
    await writePicture({ ...shared, id, alt, source: await pixelsOf(draw) }),
    await writePicture({
      ...{ ...shared, maxBytes: 60_000, id: `${id}-close` },
      ...{ alt: `${alt}, up close`, source: await closeUp(draw) },
    }),
  ]
  for (const [color, [dye, alt]] of Object.entries(colors)) {
    const source = await pixelsOf(draw, dye)
    records.push(await writePicture({ ...shared, id: gearPictureId(slug, color), alt, source }))
  }
  return records
}

/** Print-first pictures of every article, or of those whose name begins so, 900 x 900. */
export async function makeMerchandise(only = ''): Promise<PictureRecord[]> {
  const records: PictureRecord[] = []
  for (const category of Object.keys(merchandiseSlugs) as MerchandiseCategory[]) {
    for (const slug of merchandiseSlugs[category].filter((one) => one.startsWith(only))) {
      const drawing = drawings[category][slug]
      if (!drawing) throw new Error(`merchandise: nothing draws ${slug}`)
      records.push(...(await picturesOf(slug, drawing)))
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
  records.push(
    await writePicture({
      ...{ ...shared, category: 'placeholders', quality: 60, id: 'merchandise/placeholder' },
      ...{ alt: 'Article without a picture', source: blank },
    }),
  )
  return records
}
