import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeBrands } from './pictures/brands.ts'
import { makeBuilds } from './pictures/builds.ts'
import { makeGallery } from './pictures/gallery.ts'
import { makeHero } from './pictures/hero.ts'
import { makeIdentity } from './pictures/identity.ts'
import { makeMerchandise } from './pictures/merchandise.ts'
import { makePackages } from './pictures/packages.ts'
import { makeParts } from './pictures/parts.ts'
import { makeSocial } from './pictures/social.ts'
import { type PictureRecord, publicFolder, writeBytes } from './write-picture.ts'

/**
 * Every picture of the shop: `npm run art` makes all, `npm run art -- parts brands` some of them, and
 * `npm run art -- gallery/turbo` those of the gallery (or the gear) whose name begins with "turbo".
 */
const makers: Record<string, (only?: string) => Promise<PictureRecord[]>> = {
  identity: makeIdentity,
  hero: makeHero,
  brands: makeBrands,
  builds: makeBuilds,
  packages: makePackages,
  parts: makeParts,
  merchandise: makeMerchandise,
  social: makeSocial,
  gallery: makeGallery,
}

const wishes = process.argv.slice(2).map((wish) => wish.split('/'))
for (const [name = ''] of wishes) {
  if (!makers[name]) throw new Error(`art: no pictures called ${name}; there are ${Object.keys(makers).join(', ')}`)
}

const indexPath = 'pictures/index.json'
const made: PictureRecord[] = []
for (const [maker, make] of Object.entries(makers)) {
  const asked = wishes.length === 0 ? [[maker]] : wishes.filter(([name]) => name === maker)
  for (const [, only] of asked) {
    const started = performance.now()
    const pictures = await make(only)
    made.push(...pictures)
    console.log(`${maker}: ${pictures.length} pictures in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
}
const renewed = new Set(made.map((picture) => picture.id))
const before: PictureRecord[] =
  wishes.length === 0 ? [] : JSON.parse(await readFile(join(publicFolder, indexPath), 'utf8').catch(() => '[]'))
const pictures = [...before.filter((picture) => !renewed.has(picture.id)), ...made]
pictures.sort((a, b) => (a.id < b.id ? -1 : 1))
await writeBytes(indexPath, `[\n${pictures.map((picture) => JSON.stringify(picture)).join(',\n')}\n]\n`)
