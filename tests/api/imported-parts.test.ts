import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importParts } from '../../src/server/catalog-import/import-parts.ts'
import { connect, type DatabaseConnection } from '../../src/server/database/connection.ts'
import { ask, askRefused } from '../support/replies.ts'
import { openShop, type TestShop } from '../support/shop.ts'
import { until } from '../support/until.ts'

const HEADER = 'sku,maker,part_number,name,category,kind,price,stock,description,fits'
const CAR = 'ford-mustang-gt-2018-10at'
const OTHER_CAR = 'subaru-wrx-2022-6mt'
const LINES = [
  `nj-77,Nightjar Works,NJX-4477,Short intake,intake,cold_air_intake,349.00,3,"Fits & breathes <well>",${CAR}`,
  `nj-78,Nightjar Works,NJX-4478,Long intake,intake,cold_air_intake,401.50,,,${CAR}`,
  `nj-79,Nightjar Works,,Last intake,intake,cold_air_intake,99.00,0,,${CAR}`,
]

let shop: TestShop
let database: DatabaseConnection
beforeAll(async () => {
  shop = await openShop({ SHOP_ORIGIN: 'https://shop.example' })
  database = connect(shop.databaseUrl)
  async function* file() {
    for (const line of [HEADER, ...LINES]) yield `${line}\n`
  }
  await importParts(database.db, { file: file(), fileName: 'parts.csv' })
})
afterAll(async () => {
  await database?.close()
  await shop?.close()
})

const text = async (path: string) => (await shop.fetch(path)).text()
const line = (sku: string, quantity = 1, vehicle = CAR) => ({
  ...{ merchandiseId: `part:${sku}`, quantity },
  attributes: [{ key: 'vehicle', value: vehicle }],
})
const fill = (...lines: object[]) => ask(shop, 'POST /api/shopify/cart', { body: { lines } })
const stockOf = async (sku: string) => (await shop.query('select stock from shop_parts where id = $1', [sku]))[0]?.stock
const order = (cart: Awaited<ReturnType<typeof fill>>) => ({
  ...{ cartId: cart.id, cartVersion: cart.version, expectedTotal: cart.cost.totalAmount.amount },
  ...{ name: 'Ann Example', email: 'ann@example.com', delivery: 'installation' },
})

describe('an imported part', () => {
  test('is found by its number, goes into the cart at its price, and is ordered from stock', async () => {
    const search = () => ask(shop, 'GET /api/search', { query: { q: 'njx4477' } })
    const { hits } = await until(search, (reply) => reply.hits.length > 0)
    expect(hits[0]?.path).toBe('/parts/nj-77')
    const cart = await fill(line('nj-77', 2), line('nj-78'))
    expect(cart.cost.totalAmount.amount).toBe('1099.50')
    expect(cart.lines.edges.map(({ node }) => node.merchandise.product.title)).toEqual([
      'Nightjar Works Short intake',
      'Nightjar Works Long intake',
    ])
    for (const { node } of cart.lines.edges) expect(node.merchandise.title).toBe('2018-2021 Ford Mustang GT')
    const placed = await ask(shop, 'POST /api/orders', { body: order(cart) })
    expect(placed.cost.totalAmount.amount).toBe('1099.50')
    expect(await stockOf('nj-77')).toBe(1)
    expect(await stockOf('nj-78')).toBeNull()
  })

  test('is not sold beyond its stock, for a car it does not fit, or when it is sold out', async () => {
    const cart = await fill(line('nj-77', 2))
    expect(cart.warnings?.[0]?.code).toBe('MERCHANDISE_NOT_ENOUGH_STOCK')
    await askRefused(shop, 'POST /api/orders', 'conflict', { body: order(cart) })
    expect(await stockOf('nj-77')).toBe(1)
    const body = (one: object) => ({ body: { lines: [one] } })
    await askRefused(shop, 'POST /api/shopify/cart', 'not_for_sale', body(line('nj-77', 1, OTHER_CAR)))
    await askRefused(shop, 'POST /api/shopify/cart', 'sold_out', body(line('nj-79')))
  })

  test('two customers who want the last one: one gets it', async () => {
    const carts = await Promise.all([fill(line('nj-77')), fill(line('nj-77'))])
    const replies = await Promise.all(carts.map((cart) => shop.fetch('/api/orders', { json: order(cart) })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await stockOf('nj-77')).toBe(0)
  })

  test('stands in the sitemap', async () => {
    expect(await text('/sitemap.xml')).toContain('<loc>https://shop.example/parts/nj-78</loc>')
    expect(await text('/sitemaps/parts.xml?from=nj-78')).not.toContain('/parts/nj-77<')
  })

  test('tells search engines on its page what it is, for which cars, and where it stands', async () => {
    const page = await text('/parts/nj-78')
    const data = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    )
    const product = data.find((one) => one['@type'] === 'Product')
    expect(product).toMatchObject({ mpn: 'NJX-4478', brand: { name: 'Nightjar Works' }, offers: { price: '401.50' } })
    expect(product?.isAccessoryOrSparePartFor).toMatchObject([{ '@type': 'Car', manufacturer: 'Ford' }])
    const image = String(product?.image).replace('https://shop.example', '')
    expect((await shop.fetch(image)).headers.get('content-type')).toMatch(/^image\/(jpeg|webp|avif)/)
    expect(data.some((one) => one['@type'] === 'BreadcrumbList')).toBe(true)
  })
})

describe('the product feed', () => {
  test('has every part once, imported or not, in the format of Google Merchant Center', async () => {
    const feed = await text('/feeds/products.xml')
    expect(feed).toContain('<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">')
    expect(feed.trimEnd().endsWith('</channel>\n</rss>')).toBe(true)
    const ids = [...feed.matchAll(/<g:id>(.*?)<\/g:id>/g)].map(([, id]) => id)
    const [{ parts } = { parts: 0 }] = await shop.query<{ parts: number }>(
      'select count(*)::int as parts from shop_parts',
    )
    expect(ids).toHaveLength(parts)
    expect(new Set(ids).size).toBe(parts)
    const item = feed.split('<item>').find((one) => one.includes('<g:id>nj-77</g:id>'))
    for (const said of [
      ...['<g:title>Nightjar Works Short intake</g:title>', '<g:mpn>NJX-4477</g:mpn>'],
      ...['<g:link>https://shop.example/parts/nj-77</g:link>', '<g:price>349.00 USD</g:price>'],
      ...['<g:brand>Nightjar Works</g:brand>', 'Fits &#38; breathes &#60;well&#62;'],
    ]) {
      expect(item).toContain(said)
    }
    expect(feed).toContain('<g:availability>backorder</g:availability>')
    expect(
      feed.match(/<g:image_link>https:\/\/shop\.example\/images\/[^<]+\.(?:jpg|webp)<\/g:image_link>/g),
    ).toHaveLength(parts)
  })
})
