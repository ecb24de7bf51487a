import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cart, CartLineInput } from '../../src/contract/cart.ts'
import { buildCartLines } from '../../src/contract/cart-lines.ts'
import { ask, askRefused } from '../support/replies.ts'
import { openShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
/** Things to buy and what each costs in whole cents, as the catalog says. */
let goods: { line: CartLineInput; cents: number }[]
beforeAll(async () => {
  shop = await openShop()
  const { parts } = await ask(shop, 'GET /api/parts/:preference', { params: { preference: 'exhaust' } })
  const packages = await ask(shop, 'GET /api/packages')
  goods = [
    ...parts.slice(0, 4).map(({ id, price }) => ({
      line: { merchandiseId: `part:${id}` },
      cents: Math.round(price * 100),
    })),
    ...packages.slice(0, 3).map((item) => ({
      line: { merchandiseId: `package:${item.slug}` },
      cents: Math.round(item.basePrice * 100),
    })),
  ]
})
afterAll(() => shop?.close())

const create = (...lines: CartLineInput[]) => ask(shop, 'POST /api/shopify/cart', { body: { lines } })
const add = (cartId: string, lines: CartLineInput[], headers: Record<string, string> = {}) =>
  ask(shop, 'POST /api/shopify/cart/:cartId/add', { params: { cartId }, body: { lines }, headers })
const update = (cartId: string, lines: { id: string; quantity: number }[]) =>
  ask(shop, 'PUT /api/shopify/cart/:cartId/update', { params: { cartId }, body: { lines } })
const remove = (cartId: string, lineIds: string[]) =>
  ask(shop, 'DELETE /api/shopify/cart/:cartId/remove', { params: { cartId }, body: { lineIds } })
const read = (cartId: string) => ask(shop, 'GET /api/shopify/cart/:cartId', { params: { cartId } })
const linesOf = (cart: Cart) => cart.lines.edges.map(({ node }) => node)
const cents = (money: { amount: string }) => Math.round(Number(money.amount) * 100)

/** The laws of every cart: totals are sums, whole cents of one currency, no line twice, none empty. */
function lawful(cart: Cart): Cart {
  const lines = linesOf(cart)
  let total = 0
  for (const { quantity, cost, merchandise } of lines) {
    expect(quantity).toBeGreaterThanOrEqual(1)
    expect(quantity).toBeLessThanOrEqual(99)
    expect(cents(cost.totalAmount)).toBe(quantity * cents(merchandise.price))
    expect(cost.totalAmount.currencyCode).toBe('USD')
    total += cents(cost.totalAmount)
  }
  expect(cents(cart.cost.totalAmount)).toBe(total)
  expect(cart.cost.subtotalAmount).toEqual(cart.cost.totalAmount)
  expect(cart.totalQuantity).toBe(lines.reduce((sum, line) => sum + line.quantity, 0))
  const same = lines.map(({ merchandise, attributes }) => JSON.stringify([merchandise.id, attributes]))
  expect(new Set(same).size).toBe(same.length)
  return cart
}

describe('one cart', () => {
  test('is made, changed and emptied, and its version rises with every change', async () => {
    const [first, second] = goods.map(({ line }) => line)
    const made = lawful(await create(first!))
    expect(made.id.length).toBeGreaterThanOrEqual(32)
    expect(made.checkoutUrl).toContain(`/checkout/${made.id}`)
    const added = lawful(await add(made.id, [{ ...first!, quantity: 2 }, second!]))
    expect(linesOf(added).map((line) => line.quantity)).toEqual([3, 1])
    const [one, two] = linesOf(added).map((line) => line.id)
    const changed = lawful(await update(made.id, [{ id: one!, quantity: 7 }]))
    expect(linesOf(changed)[0]?.quantity).toBe(7)
    const removed = lawful(await update(made.id, [{ id: two!, quantity: 0 }]))
    expect(linesOf(removed)).toHaveLength(1)
    const empty = lawful(await remove(made.id, [one!]))
    expect(empty.totalQuantity).toBe(0)
    const versions = [made, added, changed, removed, empty].map((cart) => cart.version)
    expect(versions).toEqual([...versions].sort((a, b) => a - b))
    expect(new Set(versions).size).toBe(versions.length)
    expect(await read(made.id)).toEqual(empty)
  })

  test('an empty one can be made, as the browser does before the first thing', async () => {
    const cart = lawful(await create())
    expect(linesOf(lawful(await add(cart.id, [goods[0]!.line])))).toHaveLength(1)
  })

  test('holds a size and a color apart from another size of the same thing', async () => {
    const tee = (await ask(shop, 'GET /api/merchandise')).find((item) => item.sizes && item.colors)!
    const choice = (size: string) => ({
      merchandiseId: `merch:${tee.id}`,
      attributes: [
        { key: 'size', value: size },
        { key: 'color', value: tee.colors![0]! },
      ],
    })
    const cart = await create(choice('M'), choice('L'), choice('m'))
    expect(linesOf(lawful(cart)).map(({ quantity, merchandise }) => [quantity, merchandise.title])).toEqual([
      [2, `M / ${tee.colors![0]}`],
      [1, `L / ${tee.colors![0]}`],
    ])
    const refusal = await askRefused(shop, 'POST /api/shopify/cart', 'not_for_sale', {
      body: { lines: [{ merchandiseId: `merch:${tee.id}` }] },
    })
    expect(refusal.detail).toBe(`Choose a size for ${tee.name}.`)
    expect(refusal.help?.choices).toEqual({ [`merch:${tee.id}`]: { size: tee.sizes, color: tee.colors } })
  })

  test('a whole generated build goes in as its parts and its labor, at the price that was shown', async () => {
    const body = { modelId: 'subaru-wrx', year: 2015, targetHorsepower: 350, preferences: {} }
    const built = await ask(shop, 'POST /api/configurator/generate', { body })
    const plan = await ask(shop, 'POST /api/plans', {
      body: {
        ...{ title: 'My WRX', request: body, vehicleId: built.enhancedData.vehicle.id },
        partIds: built.recommendedParts.map((part) => part.partId),
      },
    })
    const cart = lawful(await create(...buildCartLines({ ...plan, laborHours: plan.now.laborHours })))
    expect(Number(cart.cost.totalAmount.amount)).toBeCloseTo(built.estimatedCost, 2)
    expect(linesOf(cart).at(-1)?.merchandise.product.category).toBe('labor')
  })

  test('what a browser adds to a line cannot change what is charged', async () => {
    const { line, cents: price } = goods[0]!
    const sly = { ...line, quantity: 1, price: '0.01', cost: { amount: '0.01' }, unitPriceCents: 1 } as CartLineInput
    expect(cents((await create(sly)).cost.totalAmount)).toBe(price)
    for (const quantity of [0, -1, 1.5, 100, 1e9]) {
      await askRefused(shop, 'POST /api/shopify/cart', 'invalid_input', { body: { lines: [{ ...line, quantity }] } })
    }
  })

  test('unknown things are refused by name, and nothing of the request is done', async () => {
    const cart = await create(goods[0]!.line)
    const refusal = await askRefused(shop, 'POST /api/shopify/cart/:cartId/add', 'not_for_sale', {
      params: { cartId: cart.id },
      body: { lines: [goods[1]!.line, { merchandiseId: 'part:nothing' }, { merchandiseId: 'gold' }] },
    })
    expect(refusal.errors?.map(({ field }) => field)).toEqual([
      'body.lines.1.merchandiseId',
      'body.lines.2.merchandiseId',
    ])
    expect(await read(cart.id)).toEqual(cart)
  })

  test('more than 99 of one thing and more than 250 things are refused', { tags: 'sweep' }, async () => {
    const cart = await create({ ...goods[0]!.line, quantity: 98 })
    const params = { cartId: cart.id }
    const twoMore = { params, body: { lines: [{ ...goods[0]!.line, quantity: 2 }] } }
    expect((await askRefused(shop, 'POST /api/shopify/cart/:cartId/add', 'too_many_of_one', twoMore)).help).toEqual({
      maxQuantity: 99,
    })
    const vehicles = await ask(shop, 'GET /api/vehicles')
    const bench = await ask(shop, 'GET /api/vehicles/:id/workbench', { params: { id: vehicles[0]!.id } })
    const universal = bench.parts.find((part) => 'universal' in part.fitment && !part.fitment.aspirations)!
    const many = vehicles.slice(0, 260).map(({ id }) => ({
      merchandiseId: `part:${universal.id}`,
      attributes: [{ key: 'vehicle', value: id }],
    }))
    await add(cart.id, many.slice(0, 130))
    const rest = await askRefused(shop, 'POST /api/shopify/cart/:cartId/add', 'too_many_lines', {
      params,
      body: { lines: many.slice(130, 260) },
    })
    expect(rest.help).toEqual({ maxLines: 250 })
    expect(linesOf(lawful(await read(cart.id)))).toHaveLength(131)
  })

  test('a line that is gone: removing it again is fine, changing it is refused', async () => {
    const cart = await create(goods[0]!.line)
    const [line] = linesOf(cart)
    await remove(cart.id, [line!.id])
    await remove(cart.id, [line!.id])
    await update(cart.id, [{ id: line!.id, quantity: 0 }])
    const refusal = await askRefused(shop, 'PUT /api/shopify/cart/:cartId/update', 'line_is_missing', {
      params: { cartId: cart.id },
      body: { lines: [{ id: line!.id, quantity: 2 }] },
    })
    expect(refusal.help).toEqual({ missingLineIds: [line!.id] })
  })

  test('nobody’s cart is missing for every call', async () => {
    const params = { cartId: 'f'.repeat(48) }
    const lines = [goods[0]!.line]
    await askRefused(shop, 'GET /api/shopify/cart/:cartId', 'not_found', { params })
    await askRefused(shop, 'POST /api/shopify/cart/:cartId/add', 'not_found', { params, body: { lines } })
    const change = { params, body: { lines: [{ id: 'x', quantity: 1 }] } }
    await askRefused(shop, 'PUT /api/shopify/cart/:cartId/update', 'not_found', change)
    await askRefused(shop, 'DELETE /api/shopify/cart/:cartId/remove', 'not_found', { params, body: { lineIds: ['x'] } })
  })

  test('something that leaves the catalog leaves the total, and the cart says so', async () => {
    const cart = await create(goods[0]!.line, goods[1]!.line)
    const id = goods[1]!.line.merchandiseId.slice('part:'.length)
    const [kept] = await shop.query<Record<string, unknown>>(`delete from parts where id = $1 returning *`, [id])
    await expect.poll(async () => (await read(cart.id)).warnings?.[0]?.code).toBe('MERCHANDISE_NOT_AVAILABLE')
    expect(cents(lawful(await read(cart.id)).cost.totalAmount)).toBe(goods[0]!.cents)
    await shop.query(`insert into parts select * from jsonb_populate_record(null::parts, $1)`, [kept])
    await expect.poll(async () => linesOf(await read(cart.id)).length).toBe(2)
  })

  test('a price that the shop changes is the price at once, in every cart', async () => {
    const cart = await create(goods[4]!.line)
    const slug = goods[4]!.line.merchandiseId.slice('package:'.length)
    await shop.query(`update packages set price_cents = 123456, edited = true where slug = $1`, [slug])
    await expect.poll(async () => (await read(cart.id)).cost.totalAmount.amount).toBe('1234.56')
    await shop.query(`update packages set price_cents = $2, edited = false where slug = $1`, [slug, goods[4]!.cents])
    await expect.poll(async () => cents((await read(cart.id)).cost.totalAmount)).toBe(goods[4]!.cents)
  })
})

describe('a repeated request', () => {
  const key = () => ({ 'idempotency-key': randomUUID() })

  test('with the same key acts once and is answered alike, also when many arrive at once', async () => {
    const cart = await create(goods[0]!.line)
    const headers = key()
    const replies = await Promise.all(Array.from({ length: 12 }, () => add(cart.id, [goods[0]!.line], headers)))
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect((await read(cart.id)).totalQuantity).toBe(2)
    const made = key()
    const carts = await Promise.all(
      Array.from({ length: 6 }, () => ask(shop, 'POST /api/shopify/cart', { body: { lines: [] }, headers: made })),
    )
    expect(new Set(carts.map((one) => one.id)).size).toBe(1)
  })

  test('is answered with the cart as it stands, and leaves little behind', async () => {
    const cart = await create(goods[0]!.line)
    const headers = key()
    await add(cart.id, [goods[1]!.line], headers)
    await add(cart.id, [goods[2]!.line])
    const again = await add(cart.id, [goods[1]!.line], headers)
    expect(again).toEqual(await read(cart.id))
    expect(linesOf(again).map((line) => line.quantity)).toEqual([1, 1, 1])
    const [kept] = await shop.query<{ bytes: number }>(
      `select max(length(reply::text)) as bytes from idempotency_keys where scope like 'cart %'`,
    )
    expect(kept?.bytes).toBeLessThan(200)
  })

  test('with the same key but other content is refused', async () => {
    const cart = await create(goods[0]!.line)
    const headers = key()
    await add(cart.id, [goods[0]!.line], headers)
    await askRefused(shop, 'POST /api/shopify/cart/:cartId/add', 'key_used_before', {
      params: { cartId: cart.id },
      body: { lines: [goods[1]!.line] },
      headers,
    })
  })

  test('after a refusal the key is free: the corrected request acts', async () => {
    const cart = await create(goods[0]!.line)
    const headers = key()
    const lines = [{ ...goods[0]!.line, quantity: 99 }]
    await askRefused(shop, 'POST /api/shopify/cart/:cartId/add', 'too_many_of_one', {
      params: { cartId: cart.id },
      body: { lines },
      headers,
    })
    expect((await add(cart.id, [goods[0]!.line], headers)).totalQuantity).toBe(2)
  })

  test('with a key that others might guess is refused', async () => {
    await askRefused(shop, 'POST /api/shopify/cart', 'invalid_input', {
      body: { lines: [] },
      headers: { 'idempotency-key': '1' },
    })
  })
})

describe('many at once', () => {
  test('200 adds to one cart over 32 connections are each counted once, every one with a version of its own', {
    tags: 'sweep',
  }, async () => {
    const cart = await create()
    const kinds = goods.slice(0, 4)
    let next = 0
    const versions: number[] = []
    const connection = async () => {
      for (let turn = next++; turn < 200; turn = next++) {
        const headers = { 'idempotency-key': randomUUID() }
        const { line } = kinds[turn % kinds.length]!
        const [first, again] = [
          await add(cart.id, [line], headers),
          turn % 5 === 0 ? await add(cart.id, [line], headers) : null,
        ]
        versions.push(first.version)
        if (again) expect(again.version).toBeGreaterThanOrEqual(first.version)
      }
    }
    await Promise.all(Array.from({ length: 32 }, connection))
    const full = lawful(await read(cart.id))
    expect(full.totalQuantity).toBe(200)
    expect(linesOf(full).map((line) => line.quantity)).toEqual([50, 50, 50, 50])
    expect(new Set(versions).size).toBe(200)
    expect(full.version).toBe(Math.max(...versions))
  })

  test('rapid removes all count', async () => {
    const cart = await create(...goods.map(({ line }) => line))
    await Promise.all(linesOf(cart).map((line) => remove(cart.id, [line.id])))
    expect((await read(cart.id)).totalQuantity).toBe(0)
  })
})

describe('any sequence of changes', () => {
  type Step =
    | { kind: 'add'; good: number; quantity: number }
    | { kind: 'update'; good: number; quantity: number }
    | { kind: 'remove'; good: number }
    | { kind: 'clear' }
  const good = fc.nat({ max: 6 })
  const step: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('add' as const), good, quantity: fc.integer({ min: 1, max: 30 }) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('update' as const), good, quantity: fc.integer({ min: -2, max: 99 }) }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), good }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'clear' as const }) },
  )

  test('keeps totals the sum of price times quantity, as a plain map of quantities says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        let cart = await create()
        const model = new Map<string, number>()
        const lineIdOf = (at: number) =>
          linesOf(cart).find(({ merchandise }) => merchandise.id === goods[at]!.line.merchandiseId)?.id
        for (const one of steps) {
          const id = 'good' in one ? goods[one.good]!.line.merchandiseId : ''
          const lineId = 'good' in one ? lineIdOf(one.good) : undefined
          if (one.kind === 'add') {
            const wanted = (model.get(id) ?? 0) + one.quantity
            const asked = {
              params: { cartId: cart.id },
              body: { lines: [{ merchandiseId: id, quantity: one.quantity }] },
            }
            if (wanted > 99) await askRefused(shop, 'POST /api/shopify/cart/:cartId/add', 'too_many_of_one', asked)
            else {
              cart = await add(cart.id, asked.body.lines)
              model.set(id, wanted)
            }
          } else if (one.kind === 'update' && lineId) {
            cart = await update(cart.id, [{ id: lineId, quantity: one.quantity }])
            if (one.quantity > 0) model.set(id, one.quantity)
            else model.delete(id)
          } else if (one.kind === 'remove' && lineId) {
            cart = await remove(cart.id, [lineId])
            model.delete(id)
          } else if (one.kind === 'clear' && model.size > 0) {
            cart = await remove(
              cart.id,
              linesOf(cart).map((line) => line.id),
            )
            model.clear()
          }
          lawful(cart)
          const held = linesOf(cart).map(({ merchandise, quantity }) => [merchandise.id, quantity] as const)
          expect(new Map(held)).toEqual(model)
          const total = goods.reduce(
            (sum, { line, cents: price }) => sum + price * (model.get(line.merchandiseId) ?? 0),
            0,
          )
          expect(cents(cart.cost.totalAmount)).toBe(total)
        }
      }),
      { seed: 7, numRuns: 40 },
    )
  })
})

describe('saved for later', () => {
  const move = (cartId: string, id: string, forLater: boolean, quantity = 2) =>
    ask(shop, 'PUT /api/shopify/cart/:cartId/update', {
      params: { cartId },
      body: { lines: [{ id, quantity, forLater }] },
    })
  const saved = (cart: Cart) => (cart.savedForLater ?? []).map((line) => [line.merchandise.id, line.quantity])

  test('a line leaves the totals, survives, and comes back', async () => {
    const cart = lawful(await create({ ...goods[0]!.line, quantity: 2 }, goods[1]!.line))
    const [line] = linesOf(cart)
    const later = lawful(await move(cart.id, line?.id ?? '', true))
    expect(saved(later)).toEqual([[goods[0]!.line.merchandiseId, 2]])
    expect(cents(later.cost.totalAmount)).toBe(goods[1]!.cents)
    expect(await read(cart.id)).toEqual(later)
    const again = lawful(await move(cart.id, later.savedForLater?.[0]?.id ?? '', false))
    expect(saved(again)).toEqual([])
    expect(cents(again.cost.totalAmount)).toBe(2 * goods[0]!.cents + goods[1]!.cents)
  })

  test('what is in both is added up, to 99, and a move to where it is already changes nothing', async () => {
    const cart = await create({ ...goods[0]!.line, quantity: 60 }, { ...goods[0]!.line, quantity: 50, forLater: true })
    const [line] = linesOf(cart)
    const later = lawful(await move(cart.id, line?.id ?? '', true, 60))
    expect(saved(later)).toEqual([[goods[0]!.line.merchandiseId, 99]])
    expect(linesOf(later)).toEqual([])
    const id = later.savedForLater?.[0]?.id ?? ''
    expect(saved(await move(cart.id, id, true, 99))).toEqual(saved(later))
  })

  test('is not ordered', async () => {
    const cart = await create(goods[0]!.line, { ...goods[1]!.line, forLater: true })
    const order = await ask(shop, 'POST /api/orders', {
      body: {
        ...{ cartId: cart.id, cartVersion: cart.version, expectedTotal: cart.cost.totalAmount.amount },
        ...{ name: 'Sam Driver', email: 'later@example.com', delivery: 'installation' },
      },
    })
    expect(order.lines.map(({ merchandise }) => merchandise.id)).toEqual([goods[0]!.line.merchandiseId])
  })

  test('law: no sequence of moves loses a thing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(2), fc.boolean()), { maxLength: 8 }), async (moves) => {
        let cart = await create(...goods.slice(0, 3).map(({ line }, index) => ({ ...line, quantity: index + 1 })))
        for (const [index, forLater] of moves) {
          const all = [...linesOf(cart), ...(cart.savedForLater ?? [])]
          const line = all.find(({ merchandise }) => merchandise.id === goods[index]!.line.merchandiseId)
          cart = lawful(await move(cart.id, line?.id ?? '', forLater, line?.quantity))
        }
        const all = [...linesOf(cart), ...(cart.savedForLater ?? [])]
        const kept = new Map(all.map(({ merchandise, quantity }) => [merchandise.id, quantity]))
        expect(kept).toEqual(new Map(goods.slice(0, 3).map(({ line }, index) => [line.merchandiseId, index + 1])))
      }),
      { seed: 8, numRuns: 25 },
    )
  })
})

describe('parts for one car', () => {
  const car = 'ford-mustang-gt-2018-10at'
  const forCar = (partId: string, vehicle = car): CartLineInput => ({
    merchandiseId: `part:${partId}`,
    attributes: [{ key: 'vehicle', value: vehicle }],
  })
  test('that clash are said with the lines that bring them, and are sold all the same', async () => {
    const parts = await ask(shop, 'GET /api/vehicles/:id/workbench', { params: { id: car } })
    const tunes = parts.parts.filter(({ kind }) => kind === 'tune').slice(0, 2)
    const cart = await create(...tunes.map(({ id }) => forCar(id)))
    expect(cart.conflicts).toHaveLength(1)
    const [conflict] = cart.conflicts ?? []
    expect(conflict).toMatchObject({ reason: 'one_slot', vehicleId: car, missing: [] })
    expect(conflict?.lineIds.toSorted()).toEqual(
      linesOf(cart)
        .map(({ id }) => id)
        .toSorted(),
    )
    for (const { manufacturer } of tunes) expect(conflict?.message).toContain(manufacturer)
    const [, second] = linesOf(cart)
    const mended = await remove(cart.id, [second?.id ?? ''])
    expect(mended.conflicts).toBeUndefined()
  })

  test('that need another part name it and offer one that mends it', async () => {
    const { parts } = await ask(shop, 'GET /api/vehicles/:id/workbench', { params: { id: car } })
    const injectors = parts.find(({ kind }) => kind === 'injectors')
    const cart = await create(forCar(injectors?.id ?? ''), {
      merchandiseId: 'merch:garage-mug',
      attributes: [{ key: 'color', value: 'Black' }],
    })
    const [conflict] = cart.conflicts ?? []
    expect(conflict).toMatchObject({ reason: 'needs', missing: [{ slot: 'tune', name: 'a tune' }] })
    const [offered] = conflict?.missing[0]?.parts ?? []
    expect((await add(cart.id, [forCar(offered?.partId ?? '')])).conflicts).toBeUndefined()
  })

  test('for two cars, or for none that is named, do not clash', async () => {
    const { parts } = await ask(shop, 'GET /api/vehicles/:id/workbench', { params: { id: car } })
    const [one, other] = parts.filter(({ kind }) => kind === 'tune')
    const cart = await create(forCar(one?.id ?? ''), { merchandiseId: `part:${other?.id}` })
    expect(cart.conflicts).toBeUndefined()
  })

  test('of a saved build name it, and changing one says what becomes of power and price', async () => {
    const slug = (await ask(shop, 'GET /api/packages')).find(({ vehicleId }) => vehicleId === car)?.slug ?? ''
    const { parts } = await ask(shop, 'GET /api/packages/:slug', { params: { slug } })
    const partIds = parts.map(({ partId }) => partId)
    const request = { modelId: 'ford-mustang-gt', year: 2018, targetHorsepower: 450, vehicleId: car }
    const plan = await ask(shop, 'POST /api/plans', {
      body: { title: 'Mine', vehicleId: car, partIds, request: request as never },
    })
    const cart = lawful(await create(...buildCartLines({ ...plan, laborHours: plan.now.laborHours })))
    expect(cart.builds).toEqual([
      { code: plan.code, name: expect.stringContaining('2018 Ford Mustang GT'), vehicleId: car },
    ])
    expect(cart.vehicles?.map(({ id }) => id)).toEqual([car])
    for (const { attributes, merchandise } of linesOf(cart)) {
      if (merchandise.product.category !== 'labor')
        expect(attributes).toContainEqual({ key: 'build', value: plan.code })
    }
    const tune = parts.find(({ kind }) => kind === 'tune')
    const question = { vehicleId: car, build: plan.code, partIds, partId: tune?.partId ?? '' }
    const change = await ask(shop, 'POST /api/cart/part-change', { body: question })
    expect(change.takeOut.priceChange).toBe(-(tune?.price ?? 0))
    expect(change.takeOut.wheelHp - change.wheelHp).toBe(change.takeOut.wheelHpChange)
    for (const swap of change.swaps) {
      expect(Math.round((swap.price - (tune?.price ?? 0)) * 100)).toBe(Math.round(swap.priceChange * 100))
      expect(swap.wheelHp - change.wheelHp).toBe(swap.wheelHpChange)
    }
  })

  test('a part that another one needs is not taken out without a warning', async () => {
    const { parts } = await ask(shop, 'GET /api/vehicles/:id/workbench', { params: { id: car } })
    const injectors = parts.find(({ kind }) => kind === 'injectors')?.id ?? ''
    const partId = (await create(forCar(injectors))).conflicts?.[0]?.missing[0]?.parts[0]?.partId ?? ''
    const question = { vehicleId: car, partIds: [injectors, partId], partId }
    const { takeOut } = await ask(shop, 'POST /api/cart/part-change', { body: question })
    expect(takeOut.warnings.join()).toContain('a tune')
  })

  test('a build that the shop does not know is left out, and the part is sold', async () => {
    const { parts } = await ask(shop, 'GET /api/vehicles/:id/workbench', { params: { id: car } })
    const line = forCar(parts[0]?.id ?? '')
    const cart = await create({
      ...line,
      attributes: [...(line.attributes ?? []), { key: 'build', value: 'nonesuch' }],
    })
    expect(linesOf(cart)[0]?.attributes).toEqual(line.attributes)
  })

  test('law: every package of the shop, whole or as its parts, has nothing against it', async () => {
    for (const { slug } of (await ask(shop, 'GET /api/packages')).slice(0, 40)) {
      const { vehicleId, parts } = await ask(shop, 'GET /api/packages/:slug', { params: { slug } })
      expect((await create({ merchandiseId: `package:${slug}` })).conflicts, slug).toBeUndefined()
      expect((await create(...parts.map(({ partId }) => forCar(partId, vehicleId)))).conflicts, slug).toBeUndefined()
    }
  })
})
