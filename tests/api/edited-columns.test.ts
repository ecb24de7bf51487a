// @module-tag sweep
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, askRefused } from '../support/replies.ts'
import { openShop, type TestShop } from '../support/shop.ts'
import { until } from '../support/until.ts'

/** A row whose columns all say otherwise than its `data`: what the shop answers is what the columns say. */
interface EditedRow {
  table: string
  /** The row whose `data` it has, and whatever else is not edited. */
  like: string
  columns: Readonly<Record<string, unknown>>
  /** What a door of the shop says of each of the columns. */
  shown: () => Promise<Readonly<Record<string, unknown>>>
}

/** Columns that no customer is answered with, and why. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  data: 'holds what has no column',
  edited: 'keeps the seed away from the row',
  updatedAt: 'when it was changed',
  engineVersion: 'which factors its figures were computed with',
}

let shop: TestShop

const FIRST = -1
const place = (list: readonly { id: string }[], id: string) => (list[0]?.id === id ? FIRST : undefined)
const named = <T extends { id: string }>(list: readonly T[], id: string): T =>
  list.find((one) => one.id === id) ?? expect.fail(`${id} is not shown`)

const ROWS: readonly EditedRow[] = [
  {
    table: 'vehicles',
    like: `id = 'mazda-rx-8-2009-6mt'`,
    columns: {
      ...{ id: 'a-car', make: 'Ford', model: 'Nightjar', modelId: 'ford-nightjar' },
      ...{ yearFrom: 2001, yearTo: 2004 },
    },
    shown: async () => ({ ...named(await ask(shop, 'GET /api/vehicles'), 'a-car') }),
  },
  {
    table: 'parts',
    like: `kind = 'cold_air_intake'`,
    columns: {
      ...{ id: 'a-part', category: 'exhaust', kind: 'catback_exhaust', manufacturer: 'Nightjar Works' },
      ...{ name: 'A part', priceCents: 12_345 },
    },
    shown: async () => {
      const { parts } = await ask(shop, 'GET /api/parts/:preference', { params: { preference: 'all' } })
      const part = named(parts, 'a-part')
      return { ...part, priceCents: Math.round(part.price * 100) }
    },
  },
  {
    table: 'brands',
    like: `id = 'ford'`,
    columns: {
      ...{ id: 'a-brand', slug: 'nightjar', make: 'Nightjar Cars', name: 'Nightjar', description: 'Night cars.' },
      ...{ position: FIRST, onHome: false },
    },
    shown: async () => {
      const brands = await ask(shop, 'GET /api/brands')
      return { ...named(brands, 'a-brand'), position: place(brands, 'a-brand') }
    },
  },
  {
    table: 'models',
    like: `id = 'ford-mustang-gt'`,
    columns: { id: 'ford-nightjar', brandId: 'a-brand', name: 'Nightjar GT' },
    shown: async () => {
      const { model, brand } = await ask(shop, 'GET /api/models/:slug', { params: { slug: 'ford-nightjar' } })
      const ofBrand = await ask(shop, 'GET /api/brands/:slug', { params: { slug: 'nightjar' } })
      expect(ofBrand.models).toEqual([model])
      return { ...model, brandId: brand.id }
    },
  },
  {
    table: 'packages',
    like: `stage = 'stage1'`,
    columns: {
      ...{ id: 'a-package', slug: 'a-package-slug', brandId: 'a-brand', vehicleId: 'a-car', modelId: 'ford-nightjar' },
      ...{ stage: 'wide_open', position: FIRST, onHome: true, priceCents: 777_700 },
    },
    shown: async () => {
      const packages = await ask(shop, 'GET /api/packages')
      const found = named(packages, 'a-package')
      expect(found).toMatchObject({ brandName: 'Nightjar', modelName: 'Nightjar GT' })
      const page = await ask(shop, 'GET /api/packages/:slug', { params: { slug: 'a-package-slug' } })
      expect(page).toMatchObject(found)
      const brandId = found.brandSlug === 'nightjar' ? 'a-brand' : found.brandSlug
      return { ...found, brandId, position: place(packages, found.id), priceCents: Math.round(found.basePrice * 100) }
    },
  },
  {
    table: 'builds',
    like: 'not is_featured',
    columns: { id: 'a-build', position: FIRST, vehicleId: 'a-car', brandId: 'a-brand', isFeatured: true },
    shown: async () => {
      const builds = await ask(shop, 'GET /api/builds')
      const build = named(builds, 'a-build')
      expect(build.model).toMatchObject({ id: 'ford-nightjar', name: 'Nightjar' })
      const brandId = build.model.brand.slug === 'nightjar' ? 'a-brand' : build.model.brand.slug
      return { ...build, brandId, position: place(builds, 'a-build') }
    },
  },
  {
    table: 'merchandise',
    like: `id = 'redline-cap'`,
    columns: {
      ...{ id: 'an-item', slug: 'an-item-slug', category: 'accessories', name: 'An item' },
      ...{ priceCents: 1_234, position: FIRST, stock: 0, variantStock: { Redline: 3 } },
    },
    shown: async () => {
      const items = await ask(shop, 'GET /api/merchandise')
      const item = named(items, 'an-item')
      const { variants } = await ask(shop, 'GET /api/merchandise/:slug', { params: { slug: 'an-item-slug' } })
      const attributes = [{ key: 'color', value: 'Black' }]
      const lines = [{ merchandiseId: 'merch:an-item', quantity: 1, attributes }]
      await askRefused(shop, 'POST /api/shopify/cart', 'sold_out', { body: { lines } })
      return {
        ...item,
        ...{ priceCents: Math.round(Number(item.price) * 100), position: place(items, item.id) },
        stock: variants.find(({ color }) => color === 'Black')?.stock,
        variantStock: { Redline: variants.find(({ color }) => color === 'Redline')?.stock },
      }
    },
  },
  {
    table: 'social_posts',
    like: 'position = 0',
    columns: { id: 'a-post', position: FIRST },
    shown: async () => {
      const posts = await ask(shop, 'GET /api/social/posts')
      return { ...named(posts, 'a-post'), position: place(posts, 'a-post') }
    },
  },
]

const columnName = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The columns of each table that the shop may edit, as the database has them. */
async function editableTables(): Promise<Map<string, { name: string; type: string }[]>> {
  const columns = await shop.query<{ table: string; name: string; type: string }>(`
    select table_name as table, column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name in
      (select table_name from information_schema.columns where table_schema = 'public' and column_name = 'edited')`)
  return Map.groupBy(columns, ({ table }) => table)
}

/** Inserts a copy of a row with its columns edited. */
async function insert({ table, like, columns }: EditedRow, all: readonly { name: string; type: string }[]) {
  const edited = Object.keys(columns).map(columnName)
  const selected = all.map(({ name, type }) => {
    const at = edited.indexOf(name)
    return at < 0 ? name : `$${at + 1}::${type}`
  })
  const rows = await shop.query(
    `insert into ${table} (${all.map(({ name }) => name).join(', ')})
      select ${selected.join(', ')} from ${table} where ${like} order by id limit 1 returning id`,
    Object.values(columns),
  )
  expect(rows, `${table} where ${like}`).toHaveLength(1)
}

let tables: Map<string, { name: string; type: string }[]>
beforeAll(async () => {
  shop = await openShop()
  tables = await editableTables()
  for (const row of ROWS) await insert(row, tables.get(row.table) ?? [])
  await until(
    () => ask(shop, 'GET /api/social/posts'),
    (posts) => posts.some(({ id }) => id === 'a-post'),
  )
})
afterAll(() => shop?.close())

describe('a column that is edited is in force, whatever `data` says', () => {
  test('every table that the shop edits is walked', () => {
    expect(ROWS.map(({ table }) => table).toSorted()).toEqual([...tables.keys()].toSorted())
  })

  test.each(ROWS)('every column of $table is walked', ({ table, columns }) => {
    const all = tables.get(table)?.map(({ name }) => name) ?? []
    const hidden = Object.keys(NOT_SHOWN).map(columnName)
    expect(Object.keys(columns).map(columnName).toSorted()).toEqual(
      all.filter((name) => !hidden.includes(name)).toSorted(),
    )
  })

  test.each(ROWS)('$table', async ({ columns, shown }) => {
    expect(await shown()).toMatchObject(columns)
  })
})
