import { apparel } from '../goods/apparel.ts'
import { accessories, decals } from '../goods/hard-goods.ts'
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
  return records
}
