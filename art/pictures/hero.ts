import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type PictureRecord, publicFolder, writePicture } from '../write-picture.ts'

const loop = 'pictures/hero/hero'

/**
 * The poster of the hero loop, which is the loop's first frame. The loop itself (hero.webm, hero.mp4) and the still are
 * made by hand with hero-loop.ts and committed.
 */
export async function makeHero(): Promise<PictureRecord[]> {
  const still = join(import.meta.dirname, '../stills/hero.png')
  const poster = await writePicture({
    id: 'hero/poster',
    category: 'hero',
    alt: 'A dark fastback coupe in a black studio, a strip of light along its hood, red smoke on the floor',
    width: 1280,
    height: 720,
    source: await sharp(still).resize(1280, 720, { kernel: 'lanczos3' }).toBuffer(),
    formats: ['avif', 'webp', 'jpg'],
    maxBytes: 60_000,
    quality: 58,
  })
  for (const format of ['webm', 'mp4']) {
    if (!existsSync(join(publicFolder, `${loop}.${format}`))) throw new Error(`hero: ${loop}.${format} is missing`)
  }
  return [poster, { ...poster, id: 'hero/hero', alt: '', formats: ['webm', 'mp4'] }]
}
