import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeBrands } from './pictures/brands.ts'
import { makeBuilds } from './pictures/builds.ts'
import { makeHero } from './pictures/hero.ts'
import { makeIdentity } from './pictures/identity.ts'
import { makeMerchandise } from './pictures/merchandise.ts'
import { makePackages } from './pictures/packages.ts'
import { makeParts } from './pictures/parts.ts'
import { makeSocial } from './pictures/social.ts'
import { type PictureRecord, publicFolder, writeBytes } from './write-picture.ts'

/** Every picture of the shop, by the name that `npm run art -- <name>` takes; without a name all are made. */
const makers: Record<string, () => Promise<PictureRecord[]>> = {
  identity: makeIdentity,
  hero: makeHero,
  brands: makeBrands,
  builds: makeBuilds,
  packages: makePackages,
  parts: makeParts,
  merchandise: makeMerchandise,
  social: makeSocial,
}

const chosen = process.argv.slice(2)
for (const name of chosen) {
  if (!makers[name]) throw new Error(`art: no pictures called ${name}; there are ${Object.keys(makers).join(', ')}`)
}

const indexPath = 'pictures/index.json'
const made: PictureRecord[] = []
for (const [maker, make] of Object.entries(makers)) {
  if (chosen.length > 0 && !chosen.includes(maker)) continue
  const started = performance.now()
  const pictures = await make()
  made.push(...pictures)
  console.log(`${maker}: ${pictures.length} pictures in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
const renewed = new Set(made.map((picture) => picture.category))
const before: PictureRecord[] =
  chosen.length === 0 ? [] : JSON.parse(await readFile(join(publicFolder, indexPath), 'utf8').catch(() => '[]'))
const pictures = [...before.filter((picture) => !renewed.has(picture.category)), ...made]
pictures.sort((a, b) => (a.id < b.id ? -1 : 1))
await writeBytes(indexPath, `[\n${pictures.map((picture) => JSON.stringify(picture)).join(',\n')}\n]\n`)
