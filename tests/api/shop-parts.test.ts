import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PARTS } from '../../src/catalog/parts.ts'
import { VEHICLES } from '../../src/catalog/vehicles.ts'
import { FACETS } from '../../src/contract/shop-part-choices.ts'
import type { PartList } from '../../src/contract/shop-parts.ts'
import { fits } from '../../src/engine/fitment/fits.ts'
import { PLANNER_INJECTORS } from '../../src/engine/planner/planner-constants.ts'
import { ask, askRefused } from '../support/replies.ts'
import { openShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

const GT = 'ford-mustang-gt-2018-10at'
const SOLD = [...PARTS, ...PLANNER_INJECTORS.filter((set) => PARTS.every(({ id }) => id !== set.id))]
const partById = new Map(SOLD.map((part) => [part.id, part]))
const list = (query: Record<string, string>) => ask(shop, 'GET /api/catalog/parts', { query })

async function allPages(query: Record<string, string>): Promise<PartList['parts']> {
  const parts: PartList['parts'] = []
  for (let page = 1; ; page += 1) {
    const reply = await list({ ...query, page: String(page) })
    parts.push(...reply.parts)
    if (page >= reply.pages) return parts
  }
}

describe('the part listing', () => {
  test('has every part of the catalog, for exactly the cars that the engine fits it to', async () => {
    const rows = await shop.query<{ id: string; vehicle_ids: string[] }>('select id, vehicle_ids from shop_parts')
    expect(rows.length).toBe(SOLD.length)
    for (const { id, vehicle_ids } of rows) {
      const part = partById.get(id)!
      expect(vehicle_ids, id).toEqual(
        VEHICLES.filter((one) => fits(part, one))
          .map((one) => one.id)
          .sort(),
      )
    }
  })

  test('lists for a car exactly what fits it: every tenth car, all shelves', { tags: 'sweep' }, async () => {
    for (const vehicle of VEHICLES.filter((_, at) => at % 40 === 0)) {
      const { categories } = await ask(shop, 'GET /api/catalog/shelves', { query: { vehicle: vehicle.id } })
      const fitting = SOLD.filter((part) => fits(part, vehicle))
      for (const { category, count } of categories) {
        expect(count, `${vehicle.id} ${category}`).toBe(fitting.filter((part) => part.category === category).length)
      }
      const listed = await allPages({ vehicle: vehicle.id })
      expect(listed.map(({ id }) => id).sort()).toEqual(fitting.map(({ id }) => id).sort())
      for (const part of listed) expect(part.fits).toBe(true)
    }
  })

  test('pages have no gap and no part twice, in every order', async () => {
    for (const sort of ['popular', 'price', 'price_down', 'gain']) {
      const parts = await allPages({ vehicle: GT, category: 'exhaust', sort })
      const { total } = await list({ vehicle: GT, category: 'exhaust', sort })
      expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length)
      expect(parts.length).toBe(total)
      const prices = parts.map(({ price }) => price)
      if (sort === 'price') expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      if (sort === 'price_down') expect(prices).toEqual(prices.toSorted((a, b) => b - a))
      const gains = parts.map(({ gain }) => gain?.wheelHp ?? 0)
      if (sort === 'gain') expect(gains).toEqual(gains.toSorted((a, b) => b - a))
    }
  })

  test('each count of a facet is the length of the list that it leads to', async () => {
    for (const base of [
      { vehicle: GT, category: 'intake' },
      { category: 'turbo' },
      { vehicle: GT, price: '500-1000,1000-2500' },
    ]) {
      const { facets } = await list(base as Record<string, string>)
      expect(facets.length).toBeGreaterThan(3)
      for (const { name, values } of facets) {
        for (const { value, count } of values.slice(0, 6)) {
          const narrowed = await list({ ...base, [name]: value } as Record<string, string>)
          expect(narrowed.total, `${JSON.stringify(base)} ${name}=${value}`).toBe(count)
        }
      }
    }
  })

  test('two choices of one facet are one or the other, of two facets both', async () => {
    const base = { vehicle: GT, category: 'exhaust' }
    const { facets } = await list(base)
    const [a, b] = facets.find(({ name }) => name === 'maker')!.values
    const either = await list({ ...base, maker: `${a!.value},${b!.value}` })
    expect(either.total).toBe(a!.count + b!.count)
    const both = await list({ ...base, maker: a!.value, price: '0-250' })
    expect(both.total).toBeLessThanOrEqual(a!.count)
    for (const part of both.parts) expect([part.maker.slug, part.price < 250]).toEqual([a!.value, true])
    expect(facets.map(({ name }) => name)).toEqual(FACETS.filter((name) => facets.some((one) => one.name === name)))
  })

  test('of all cars, what fits the asked one comes first, and every part is there once', async () => {
    const parts = await allPages({ vehicle: GT, category: 'fuel_system', scope: 'all' })
    const marks = parts.map(({ fits: mark }) => mark)
    expect(marks.lastIndexOf(true)).toBeLessThan(marks.indexOf(false))
    expect(new Set(parts.map(({ id }) => id)).size).toBe(SOLD.filter((part) => part.category === 'fuel_system').length)
  })

  test('a part page says what it fits and needs, and why not where it does not', async () => {
    const slug = 'kooks-1-7-8-in-long-tube-headers-green-catted-2015-mustang-gt'
    const page = await ask(shop, 'GET /api/catalog/parts/:slug', { params: { slug }, query: { vehicle: GT } })
    expect(page.part.fits).toBe(true)
    expect(page.doesNotFitBecause).toBeNull()
    expect(page.part.gain!.low).toBeLessThanOrEqual(page.part.gain!.wheelHp)
    expect(page.needs.some(({ name, parts }) => /tune/.test(name) && parts.length > 0)).toBe(true)
    for (const { parts } of page.needs) for (const part of parts) expect(part.fits).toBe(true)
    expect(page.fitment.flatMap(({ variants }) => variants).length).toBe(
      VEHICLES.filter((one) => fits(partById.get(slug)!, one)).length,
    )
    for (const part of page.similar) expect([part.kind, part.fits]).toEqual(['headers_long_tube', true])
    const miata = VEHICLES.find(({ modelId }) => modelId === 'mazda-mx-5-miata')!.id
    const wrong = await ask(shop, 'GET /api/catalog/parts/:slug', { params: { slug }, query: { vehicle: miata } })
    expect(wrong.part.fits).toBe(false)
    expect(wrong.part.gain).toBeNull()
    expect(wrong.doesNotFitBecause).toMatch(/Mustang.*Yours is the .*Miata/)
    await askRefused(shop, 'GET /api/catalog/parts/:slug', 'not_found', { params: { slug: 'no-such-part' } })
  })

  test('makers have pages with all their parts', async () => {
    const makers = await ask(shop, 'GET /api/catalog/makers')
    expect(makers.reduce((sum, { count }) => sum + count, 0)).toBe(SOLD.length)
    const { maker, total } = await ask(shop, 'GET /api/catalog/makers/:slug', { params: { slug: makers[0]!.slug } })
    expect([maker.slug, total]).toEqual([makers[0]!.slug, makers[0]!.count])
    await askRefused(shop, 'GET /api/catalog/makers/:slug', 'not_found', { params: { slug: 'nobody' } })
  })

  test('an imported part is shopped for beside the catalog and outlives its changes', async () => {
    await shop.query(`insert into shop_parts (id, origin, category, kind, maker, maker_slug, name, part_number, price_cents,
      price_is_estimate, confidence, vehicle_ids, words, more_words) values ('imported-1', 'import', 'intake',
      'cold_air_intake', 'Zubrowka', 'zubrowka', 'Velvet intake', 'ZB-77-1', 12300, false, 'published',
      array['${GT}'], 'zubrowka velvet intake zb771 zb 77 1', 'cold air intake cai')`)
    const found = async () =>
      (await ask(shop, 'GET /api/search', { query: { q: 'zubrowka velvet', limit: '7' } })).hits.map(({ path }) => path)
    await expect.poll(found).toEqual(['/parts/imported-1'])
    const listed = await list({ vehicle: GT, category: 'intake', maker: 'zubrowka' })
    expect(listed.parts.map(({ id, gain }) => [id, gain])).toEqual([['imported-1', null]])
    const { part } = await ask(shop, 'GET /api/catalog/parts/:slug', { params: { slug: 'imported-1' } })
    expect([part.partNumber, part.price, part.source]).toEqual(['ZB-77-1', 123, null])
  })

  test('a new price in the catalog is the price in the list', async () => {
    const [first] = (await list({ vehicle: GT, category: 'intake', sort: 'price_down' })).parts
    await shop.query(`update parts set price_cents = 999900, edited = true where id = $1`, [first!.id])
    const price = async () =>
      (await ask(shop, 'GET /api/catalog/parts/:slug', { params: { slug: first!.id } })).part.price
    await expect.poll(price).toBe(9_999)
    const [dearest] = (await list({ vehicle: GT, category: 'intake', sort: 'price_down' })).parts
    expect([dearest!.id, dearest!.price]).toEqual([first!.id, 9_999])
  })
})
