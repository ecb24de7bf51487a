import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { heroScene, SCENE } from '../hero-scene.ts'
import { HEROES, heroCar } from '../heroes.ts'
import { type PictureRecord, publicFolder, writePicture } from '../write-picture.ts'

/** The posters of the heroes; each is the first frame of its loop. The loops are made by hand with hero-loop.ts and committed. */
export async function makeHero(): Promise<PictureRecord[]> {
  const records: PictureRecord[] = []
  for (const [name, scene] of Object.entries(HEROES)) {
    const poster = await writePicture({
      id: `hero/${name}-poster`,
      category: 'hero',
      alt: scene.alt,
      width: SCENE.width,
      height: SCENE.height,
      source: heroScene(heroCar(scene), scene.stand, 0),
      formats: ['avif', 'webp', 'jpg'],
      maxBytes: 60_000,
      quality: 58,
    })
    records.push(poster)
    if (scene.isStill) continue
    for (const format of ['webm', 'mp4']) {
      if (!existsSync(join(publicFolder, `pictures/hero/${name}.${format}`)))
        throw new Error(`hero: ${name}.${format} is missing`)
    }
    records.push({ ...poster, id: `hero/${name}`, alt: '', formats: ['webm', 'mp4'] })
  }
  return records
}
