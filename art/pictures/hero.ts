import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { type PictureRecord, publicFolder, writePicture } from '../write-picture.ts'

const run = promisify(execFile)
const loop = 'pictures/hero/hero'
const brightestSecond = 5.6

/**
 * The poster of the hero loop. The loop itself (hero.webm, hero.mp4) comes from the studio by hand and is committed;
 * the poster's source is the studio still beside this folder.
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
