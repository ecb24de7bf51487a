import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { MERCHANDISE } from '../src/catalog/merchandise.ts'
import { PARTS } from '../src/catalog/parts.ts'
import { PART_CATEGORIES, PART_KINDS } from '../src/engine/model.ts'
import { brandCards } from './brands.ts'
import { merchandiseSlugs } from './merchandise.ts'
import { kindDrawings } from './pictures/parts.ts'
import { type PictureRecord, publicFolder } from './write-picture.ts'

const folder = join(publicFolder, 'pictures')
const records: PictureRecord[] = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
const ids = new Set(records.map((record) => record.id))
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))

describe('the pictures of the shop', () => {
  test('every file that the index names exists, and every file is named by the index', () => {
    const named = records.flatMap((record) => record.formats.map((format) => `${record.id}.${format}`))
    expect(files.filter((file) => file !== 'index.json').sort()).toEqual(named.sort())
  })

  test('no picture stands in the index twice, and every picture says what is seen on it', () => {
    expect(ids.size).toBe(records.length)
    for (const record of records) if (record.category !== 'hero') expect(record.alt, record.id).not.toBe('')
  })

  test('a raster picture is as large as the index says', async () => {
    for (const record of records) {
      const raster = record.formats.find((format) => ['avif', 'jpg', 'png', 'webp'].includes(format))
      if (!raster) continue
      const { width, height } = await sharp(join(folder, `${record.id}.${raster}`)).metadata()
      expect([width, height], record.id).toEqual([record.width, record.height])
    }
  })

  test('all pictures together stay under 12 MB', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
    expect(bytes).toBeLessThan(12_000_000)
  })

  test('drawings carry no text that would need a font, and load nothing from elsewhere', () => {
    for (const file of files.filter((name) => name.endsWith('.svg'))) {
      const svg = readFileSync(join(folder, file), 'utf8')
      expect(svg, file).not.toMatch(/<text|<image|<script|NaN|undefined/)
      expect(svg.replace('http://www.w3.org/2000/svg', ''), file).not.toMatch(/https?:/)
    }
  })

  test('every part kind, part category, brand, body and article of gear has its picture', () => {
    for (const name of [...PART_KINDS, ...PART_CATEGORIES, 'placeholder']) expect(ids).toContain(`parts/${name}`)
    for (const { slug } of brandCards) expect(ids).toContain(`brands/${slug}`)
    for (const slug of Object.values(merchandiseSlugs).flat()) expect(ids).toContain(`merchandise/${slug}`)
  })

  test('kinds of part that share a drawing do the same job: spark plugs are not drawn as head studs', () => {
    const categoriesOf = (kind: string) => PARTS.filter((part) => part.kind === kind).map(({ category }) => category)
    const sharing = [...Map.groupBy(PART_KINDS, (kind) => kindDrawings[kind][0]).values()]
    const pairs = sharing.flatMap(([first, ...others]) => others.map((other) => [first!, other] as const))
    expect(pairs.length).toBeGreaterThan(3)
    for (const [one, other] of pairs) {
      expect(categoriesOf(one), `${one}, ${other}`).toContain(categoriesOf(other)[0])
    }
  })

  test('the catalog asks for no picture that does not exist', () => {
    for (const { id } of MERCHANDISE) expect(ids).toContain(`merchandise/${id}`)
  })
})
