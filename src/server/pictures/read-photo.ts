import { loadSharp } from './load-sharp.ts'

export const MOST_PHOTO_BYTES = 12 * 1024 * 1024
const MOST_PIXELS = 60_000_000
const LONGEST_SIDE = 1600
const TAKEN: readonly string[] = ['jpeg', 'png', 'webp', 'heif']

/**
 * A customer's picture as the shop keeps it: decoded and encoded anew, turned upright, at most 1600 pixels long, without
 * a place, a camera or any other word that came with it. Undefined for whatever is no photograph.
 */
export async function readPhoto(bytes: Buffer): Promise<Buffer | undefined> {
  const sharp = await loadSharp()
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
    const { format } = await picture.metadata()
    if (!TAKEN.includes(format ?? '')) return undefined
    return await picture
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
  } catch {
    return undefined
  }
}
