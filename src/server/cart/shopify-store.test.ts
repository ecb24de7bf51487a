import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cart as cartSchema } from '../../contract/cart.ts'
import type { PriceSource } from '../pricing/price-list.ts'
import { shopifyCarts } from './shopify-store.ts'

const VARIANT = 'gid://shopify/ProductVariant/41'
const CART = 'gid://shopify/Cart/c1-0a1b2c?key=7d8e9f'

interface Asked {
  query: string
  variables: Record<string, unknown>
}
type Answer = { status?: number; body: unknown; contentType?: string; silent?: boolean }

/** A local server that speaks the Storefront protocol: GraphQL over POST, one recorded shape per test. */
let server: Server
let origin = ''
let answer: (asked: Asked) => Answer
const asked: Asked[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      const question = JSON.parse(text) as Asked
      asked.push(question)
      const { status = 200, body, contentType = 'application/json; charset=utf-8', silent } = answer(question)
      if (silent) return
      response.writeHead(status, { 'content-type': contentType })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked.length = 0
})

const usd = (amount: string) => ({ amount, currencyCode: 'USD' })
const hosted = (quantity: number, updatedAt = '2026-11-20T10:00:00Z') => ({
  id: CART,
  checkoutUrl: 'https://example.myshopify.com/cart/c/c1-0a1b2c?key=7d8e9f',
  totalQuantity: quantity,
  updatedAt,
  cost: { subtotalAmount: usd((29.99 * quantity).toFixed(1)), totalAmount: usd((29.99 * quantity).toFixed(2)) },
  lines: {
    edges: [
      {
        node: {
          id: 'gid://shopify/CartLine/l1?cart=c1-0a1b2c',
          quantity,
          attributes: [{ key: 'size', value: 'M' }],
          cost: { amountPerQuantity: usd('29.99'), totalAmount: usd((29.99 * quantity).toFixed(2)) },
          merchandise: {
            id: VARIANT,
            title: 'M',
            image: { url: 'https://cdn.shopify.com/tee.webp', altText: null },
            price: usd('29.99'),
            product: { title: 'Redline Tee', handle: 'redline-tee', productType: 'apparel' },
          },
        },
      },
    ],
  },
})
const done = (cart: unknown, userErrors: unknown[] = [], warnings: unknown[] = []): Answer => ({
  body: { data: { change: { cart, userErrors, warnings } } },
})

const prices: PriceSource = {
  packageBySlug: () => undefined,
  part: () => undefined,
  vehicle: () => undefined,
  merchandise: (id) => ({
    item: {
      ...{ id, slug: id, name: id, category: 'apparel', description: '', price: 29.99, imageUrl: '/tee.webp' },
      ...{ sizes: ['M'], isPopular: false, shopifyProductId: id === 'tee' ? '41' : 'local-only' },
    },
    priceCents: 2999,
    stock: null,
    variantStock: {},
  }),
  fits: () => true,
  plan: () => undefined,
  importedPart: () => undefined,
}
const failures: { message: string; status?: number }[] = []
const carts = (timeoutMs = 2_000) =>
  shopifyCarts({
    ...{ storeDomain: 'example.myshopify.com', storefrontToken: 'public-token', prices: async () => prices, timeoutMs },
    onError: (error) => failures.push(error),
    fetchApi: (url, init) => fetch(url.replace('https://example.myshopify.com', origin), init),
  })
const tee = { merchandiseId: 'merch:tee', quantity: 2, attributes: [{ key: 'size', value: 'm' }] }

describe("carts in a hosted store, spoken to in the Storefront API's own words", () => {
  test('a new cart names the variant and comes back in the shop’s shape', async () => {
    answer = () => done(hosted(2))
    const created = await carts().create([tee])
    expect(asked[0]?.variables).toEqual({
      input: { lines: [{ merchandiseId: VARIANT, quantity: 2, attributes: [{ key: 'size', value: 'M' }] }] },
    })
    expect(created.ok && cartSchema.parse(created.cart)).toMatchObject({
      id: CART,
      totalQuantity: 2,
      cost: { totalAmount: { amount: '59.98', currencyCode: 'USD' }, subtotalAmount: { amount: '60.00' } },
    })
  })

  test('later replies have higher versions, also within one second', async () => {
    answer = () => done(hosted(1))
    const keeper = carts()
    const replies = await Promise.all([keeper.read(CART), keeper.add(CART, [tee]), keeper.add(CART, [tee])]).catch(
      () => [],
    )
    answer = () => done(hosted(3, '2026-11-20T10:00:01Z'))
    const later = await keeper.update(CART, [{ id: 'l1', quantity: 3 }])
    const versions = replies.flatMap((reply) => (reply.ok ? [reply.cart.version] : []))
    expect(new Set(versions).size).toBe(versions.length)
    expect(later.ok && versions.every((version) => version < later.cart.version)).toBe(true)
  })

  test('quantity below nothing is nothing, which removes the line', async () => {
    answer = () => done({ ...hosted(0), lines: { edges: [] }, totalQuantity: 0 })
    await carts().update(CART, [{ id: 'l1', quantity: -4 }])
    expect(asked[0]?.variables).toEqual({ cartId: CART, lines: [{ id: 'l1', quantity: 0 }] })
  })

  test('user errors become our problem with the store’s own words', async () => {
    answer = () =>
      done(null, [
        { code: 'INVALID', field: ['lines', '0', 'merchandiseId'], message: 'The merchandise does not exist.' },
      ])
    expect(await carts().add(CART, [tee])).toEqual({
      ok: false,
      code: 'hosted_cart_refused',
      detail: 'The merchandise does not exist.',
      errors: [{ field: 'body.lines.0.merchandiseId', message: 'The merchandise does not exist.' }],
      help: { codes: ['INVALID'] },
    })
  })

  test('warnings travel with the cart', async () => {
    const warning = { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: 'Only 1 item was added.', target: 'l1' }
    answer = () => done(hosted(1), [], [warning])
    expect(await carts().add(CART, [tee])).toMatchObject({ ok: true, cart: { warnings: [warning] } })
  })

  test('an expired cart is missing, whether the store says null or names the cart', async () => {
    answer = () => ({ body: { data: { cart: null } } })
    expect(await carts().read(CART)).toMatchObject({ ok: false, code: 'not_found' })
    answer = () => done(null, [{ code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' }])
    expect(await carts().add(CART, [tee])).toMatchObject({ ok: false, code: 'not_found' })
  })

  test('a throttled request asks for patience, by status or by the protocol’s own code', async () => {
    answer = () => ({ status: 429, body: { errors: 'Too many requests' } })
    expect(await carts().add(CART, [tee])).toMatchObject({ ok: false, code: 'unavailable', help: { retryAfterS: 2 } })
    answer = () => ({ body: { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] } })
    expect(await carts().add(CART, [tee])).toMatchObject({ ok: false, code: 'unavailable' })
  })

  test('a store that breaks, talks nonsense or stays silent did not answer; a change is sent once', async () => {
    for (const broken of [
      { status: 503, body: 'Service Unavailable', contentType: 'text/plain' },
      { status: 200, body: '<html></html>', contentType: 'text/html' },
      { status: 200, body: { data: { change: { cart: { id: 1 } } } } },
      { status: 401, body: { errors: 'Unauthorized' } },
    ]) {
      asked.length = 0
      answer = () => broken
      expect(await carts().add(CART, [tee])).toMatchObject({ ok: false, code: 'upstream_failed' })
      expect(asked).toHaveLength(1)
    }
    answer = () => ({ body: '', silent: true })
    expect(await carts(50).add(CART, [tee])).toMatchObject({ ok: false, code: 'upstream_failed' })
    expect(failures.length).toBeGreaterThan(4)
  })

  test('a repeated key acts once, also when both requests are under way', async () => {
    answer = () => done(hosted(2))
    const keeper = carts()
    const key = '0f8fad5b-d9cb-469f-a165-70867728950e'
    // A cart of its own: what another test gave up waiting for may still arrive.
    const own = `${CART}-own`
    const replies = await Promise.all([keeper.add(own, [tee], key), keeper.add(own, [tee], key)])
    expect(await keeper.add(own, [tee], key)).toEqual(replies[0])
    expect(asked.filter(({ variables }) => variables.cartId === own)).toHaveLength(1)
  })

  test('what the hosted store does not carry is refused by name before anything is sent', async () => {
    const refused = await carts().add(CART, [{ ...tee, merchandiseId: 'merch:cap' }])
    expect(refused).toMatchObject({ ok: false, code: 'not_for_sale' })
    expect(asked).toHaveLength(0)
  })
})
