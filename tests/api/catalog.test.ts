import { beforeAll, describe, expect, test } from 'vitest'
import { VEHICLES } from '../../src/catalog/vehicles.ts'
import { lawOf } from '../support/law.ts'
import { ask, askRefused } from '../support/replies.ts'
import { sharedShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await sharedShop()
})

const HOME_BRANDS =
  'Ford Dodge Chevrolet Toyota Nissan BMW Infiniti Honda Acura Mazda Mercedes Audi Volkswagen Subaru Mitsubishi'

describe('the catalog over the wire', () => {
  test('the shop says who it is', async () => {
    const said = await ask(shop, 'GET /api/shop')
    expect(said.aiProvider).toBe('Adrenaline Engine')
    expect(said.email).toContain('@')
  })

  test('the fifteen home brands come in the shop’s order, each with models', async () => {
    const brands = await ask(shop, 'GET /api/brands')
    const onHome = brands.filter((brand) => brand.onHome)
    expect(onHome.map((brand) => brand.name).join(' ')).toBe(HOME_BRANDS)
    for (const brand of brands) {
      const page = await ask(shop, 'GET /api/brands/:slug', { params: { slug: brand.slug } })
      expect(page.models.length).toBe(brand.modelCount)
      expect(brand.modelCount).toBeGreaterThan(0)
    }
    await askRefused(shop, 'GET /api/brands/:slug', 'not_found', { params: { slug: 'trabant' } })
  })

  test('a brand is found by its make too', async () => {
    const page = await ask(shop, 'GET /api/brands/:slug', { params: { slug: 'Mercedes-Benz' } })
    expect(page.brand.slug).toBe('mercedes')
  })

  test('a model shows its variants with stock curves, and its packages', async () => {
    const page = await ask(shop, 'GET /api/models/:slug', { params: { slug: 'ford-mustang-gt' } })
    expect(page.packages.map(({ stage }) => stage)).toEqual(['stage1', 'stage2', 'stage3', 'wide_open'])
    for (const { vehicle, stockCurve, stockTimeSlip } of page.variants) {
      const peak = Math.max(...stockCurve.map((point) => point.wheelHp))
      expect(Math.abs(peak - vehicle.stockWheelHp)).toBeLessThan(1)
      expect(stockTimeSlip.quarterMileS).toBeGreaterThan(stockTimeSlip.zeroToSixtyS)
    }
    await askRefused(shop, 'GET /api/models/:slug', 'not_found', { params: { slug: 'ford-model-t' } })
  })

  const fords = [...new Set(VEHICLES.filter(({ make }) => make === 'Ford').map(({ modelId }) => modelId))]
  lawOf('what a generation shows is for its years: nothing made for another one', 4, fords, async (some) => {
    const { models } = await ask(shop, 'GET /api/brands/:slug', { params: { slug: 'ford' } })
    expect(models.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...some]))
    const vehicles = new Map((await ask(shop, 'GET /api/vehicles')).map((vehicle) => [vehicle.id, vehicle]))
    for (const { slug, generations } of models.filter((model) => some.includes(model.slug))) {
      for (const { years, yearFrom, yearTo } of generations) {
        const page = await ask(shop, 'GET /api/models/:slug/:years', { params: { slug, years } })
        const ids = page.variants.map(({ vehicle }) => vehicle.id)
        for (const id of [...ids, ...page.packages.map((item) => item.vehicleId)]) {
          expect(vehicles.get(id), `${id} in ${slug} ${years}`).toMatchObject({ modelId: slug })
          expect(vehicles.get(id)!.yearFrom).toBeGreaterThanOrEqual(yearFrom)
          expect(vehicles.get(id)!.yearTo).toBeLessThanOrEqual(yearTo)
        }
        for (const part of page.parts) {
          const asked = await Promise.all(
            ids.map((vehicle) =>
              ask(shop, 'GET /api/catalog/parts/:slug', { params: { slug: part.id }, query: { vehicle } }),
            ),
          )
          expect(
            asked.some((reply) => reply.part.fits),
            `${part.id} on ${slug} ${years}`,
          ).toBe(true)
        }
        expect(
          page.builds.every(({ year }) => yearFrom <= year && year <= yearTo),
          `builds of ${slug} ${years}`,
        ).toBe(true)
      }
    }
  })

  test('a generation is found by its years or by one of them, and says what owners know of its engine', async () => {
    const asked = (years: string) =>
      ask(shop, 'GET /api/models/:slug/:years', { params: { slug: 'ford-mustang-gt', years } })
    const page = await asked('2018-23')
    expect(page.generation.name).toBe('2018-23 Mustang GT (S550)')
    expect(await asked('2020')).toEqual(page)
    const [engine] = page.engines
    expect(engine?.firstMods.length).toBeGreaterThan(1)
    const weak = engine?.weakPoints.map(({ what }) => what) ?? []
    expect(weak, 'of the manual and of the automatic').toEqual(
      expect.arrayContaining(['the clutch behind the MT82', 'heat in the 10R80 automatic']),
    )
    expect(new Set(weak).size).toBe(weak.length)
    expect(page.results.every(({ sourceUrl, measuredHp }) => sourceUrl.startsWith('https://') && measuredHp > 0)).toBe(
      true,
    )
    await askRefused(shop, 'GET /api/models/:slug/:years', 'not_found', {
      params: { slug: 'ford-mustang-gt', years: '1964' },
    })
  })

  test('gear has a page with a picture of each color and what is left of each size and color', {
    tags: 'sweep',
  }, async () => {
    for (const item of await ask(shop, 'GET /api/merchandise')) {
      const page = await ask(shop, 'GET /api/merchandise/:slug', { params: { slug: item.slug } })
      expect(page.item).toEqual(item)
      expect(new Set(page.pictures.map(({ imageUrl }) => imageUrl)).size).toBe(page.pictures.length)
      for (const color of item.colors ?? [])
        expect(
          page.pictures.some((one) => one.color === color),
          item.id,
        ).toBe(true)
      expect(page.variants).toHaveLength((item.sizes?.length ?? 1) * (item.colors?.length ?? 1))
      if (item.sizes)
        expect(
          item.sizeChart?.rows.map(({ size }) => size),
          item.id,
        ).toEqual(item.sizes)
      for (const { alt, imageUrl } of page.pictures) {
        expect(alt).not.toBe('')
        expect((await shop.fetch(imageUrl)).status, imageUrl).toBe(200)
      }
    }
    await askRefused(shop, 'GET /api/merchandise/:slug', 'not_found', { params: { slug: 'pit-bike' } })
  })

  test('every package’s price is its parts plus its labor, and its gains are its figures', async () => {
    const list = await ask(shop, 'GET /api/packages')
    expect(list.length).toBeGreaterThanOrEqual(48)
    for (const item of list) {
      const detail = await ask(shop, 'GET /api/packages/:slug', { params: { slug: item.slug } })
      expect(detail.basePrice).toBeCloseTo(detail.partsCost + detail.laborCost, 2)
      const parts = detail.parts.reduce((sum, part) => sum + part.price, 0)
      expect(parts).toBeCloseTo(detail.partsCost, 2)
      const { beforeHp, afterHp } = detail.dynoResults
      expect(item.minHpGain).toBeLessThanOrEqual(afterHp - beforeHp)
      expect(item.maxHpGain).toBeGreaterThanOrEqual(afterHp - beforeHp)
      for (const { rpm, wheelHp, wheelTorqueLbft } of detail.curve) {
        expect(Math.abs(wheelHp - (wheelTorqueLbft * rpm) / 5252.113)).toBeLessThan(0.3)
      }
    }
    await askRefused(shop, 'GET /api/packages/:slug', 'not_found', { params: { slug: 'stage-9' } })
  })

  test('packages of one brand, by slug or name in any case', async () => {
    const ford = await ask(shop, 'GET /api/packages', { query: { brand: 'FORD' } })
    expect(new Set(ford.map((item) => item.brandSlug))).toEqual(new Set(['ford']))
    expect(await ask(shop, 'GET /api/packages', { query: { brand: 'trabant' } })).toEqual([])
  })

  test('builds: a list, some featured, each with its own page', async () => {
    const list = await ask(shop, 'GET /api/builds')
    const featured = await ask(shop, 'GET /api/builds/featured')
    expect(featured.length).toBeGreaterThanOrEqual(3)
    expect(list.length).toBeGreaterThanOrEqual(14)
    for (const item of list) {
      const detail = await ask(shop, 'GET /api/builds/:id', { params: { id: item.id } })
      expect(detail.finalHorsepower).toBeGreaterThan(detail.baseHorsepower ?? 0)
      expect(detail.description).toMatch(/stage 2|stage 3|wide open/i)
      expect(detail.isSample).toBe(true)
    }
    await askRefused(shop, 'GET /api/builds/:id', 'not_found', { params: { id: 'x' } })
  })

  test('merchandise in three categories, and six posts', async () => {
    const items = await ask(shop, 'GET /api/merchandise')
    expect(new Set(items.map((item) => item.category))).toEqual(new Set(['apparel', 'accessories', 'decals']))
    for (const { price } of items) {
      expect(Number(price)).toBeGreaterThanOrEqual(8.99)
      expect(Number(price)).toBeLessThanOrEqual(54.99)
    }
    expect(await ask(shop, 'GET /api/social/posts')).toHaveLength(6)
  })

  test('what is said of a car was counted', async () => {
    const said = await ask(shop, 'GET /api/social-validation/:name', { params: { name: 'ford-mustang-gt' } })
    const [row] = await shop.query<{ count: number }>(
      `select count(*)::int as count from evidence where row->>'modelId' = 'ford-mustang-gt'`,
    )
    expect(said.publishedResults).toBe(row?.count)
    expect(said.text).toContain(`${row?.count} published dyno results`)
    const none = await ask(shop, 'GET /api/social-validation/:name', { params: { name: 'no such car at all' } })
    expect(none).toMatchObject({ vehicleModel: null, customerBuilds: 0, publishedResults: 0 })
  })

  test('every vehicle of the list has its page, its limits at the wheels and its workbench', async () => {
    const list = await ask(shop, 'GET /api/vehicles')
    expect(list.length).toBeGreaterThanOrEqual(150)
    expect(Math.max(...list.map((vehicle) => vehicle.yearTo))).toBeGreaterThanOrEqual(2025)
    for (const { id } of list.filter((_, index) => index % 40 === 0)) {
      const { vehicle } = await ask(shop, 'GET /api/vehicles/:id', { params: { id } })
      expect(vehicle.stockInternalLimit).toBeGreaterThan(vehicle.stockWheelHp)
      const bench = await ask(shop, 'GET /api/vehicles/:id/workbench', { params: { id } })
      expect(bench.parts.length).toBeGreaterThan(0)
      const drawn = await ask(shop, 'GET /api/vehicles/:id/drawing', { params: { id } })
      expect(drawn).toMatchObject({ vehicleId: id, layout: { drivetrain: vehicle.drivetrain } })
    }
    await askRefused(shop, 'GET /api/vehicles/:id', 'not_found', { params: { id: 'x' } })
    await askRefused(shop, 'GET /api/vehicles/:id/workbench', 'not_found', { params: { id: 'x' } })
    await askRefused(shop, 'GET /api/vehicles/:id/drawing', 'not_found', { params: { id: 'x' } })
  })

  test('parts by induction and by category, for one model or all', async () => {
    const all = await ask(shop, 'GET /api/parts/:preference', { params: { preference: 'all' } })
    const turbo = await ask(shop, 'GET /api/parts/:preference', {
      params: { preference: 'turbo' },
      query: { vehicleModel: 'subaru-wrx' },
    })
    expect(turbo.parts.length).toBeLessThan(all.parts.length)
    expect(turbo.parts.some((part) => part.kind.startsWith('supercharger'))).toBe(false)
    expect(turbo.parts.some((part) => part.kind.startsWith('turbo') && (part.powerGain ?? 0) > 0)).toBe(true)
    for (const vehicleModel of ['toyota-gr-supra-3.0', 'Mercedes-Benz C63 S AMG', 'mercedes-c63-s-amg']) {
      const reply = await ask(shop, 'GET /api/parts/:preference', {
        params: { preference: 'exhaust' },
        query: { vehicleModel },
      })
      expect(reply.parts.length, vehicleModel).toBeGreaterThan(0)
    }
    const exhaust = await ask(shop, 'GET /api/parts/:preference', { params: { preference: 'Exhaust' } })
    expect(new Set(exhaust.parts.map((part) => part.category))).toEqual(new Set(['exhaust']))
    await askRefused(shop, 'GET /api/parts/:preference', 'not_found', { params: { preference: 'steam' } })
    await askRefused(shop, 'GET /api/parts/:preference', 'not_found', {
      params: { preference: 'turbo' },
      query: { vehicleModel: 'ford-model-t' },
    })
  })

  test('photos of a category come in the stock-photo shape, from our own pictures', async () => {
    const { photos } = await ask(shop, 'GET /api/unsplash/category/:category', { params: { category: 'brands' } })
    expect(photos.length).toBeGreaterThan(3)
    for (const photo of photos) expect(photo.urls.raw).toMatch(/^\/images\//)
    const none = await ask(shop, 'GET /api/unsplash/category/:category', { params: { category: 'kittens' } })
    expect(none.photos).toEqual([])
  })
})
