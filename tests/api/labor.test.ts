import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cart, CartLineInput } from '../../src/contract/cart.ts'
import { buildCartLines } from '../../src/contract/cart-lines.ts'
import type { GenerateRequest } from '../../src/contract/configurator.ts'
import type { StagePackageReply } from '../../src/contract/planner.ts'
import type { Plan } from '../../src/contract/plans.ts'
import { connect } from '../../src/server/database/connection.ts'
import { sweepPlans } from '../../src/server/plans/store.ts'
import { ask, askRefused } from '../support/replies.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const vehicleId = 'ford-mustang-gt-2018-10at'
const request: GenerateRequest = { modelId: 'ford-mustang-gt', vehicleId, year: 2018, targetHorsepower: 500 }

let shop: TestShop
let stage: StagePackageReply
beforeAll(async () => {
  shop = await openShop()
  const { packages } = await ask(shop, 'GET /api/planner/stages', { query: { vehicleId } })
  stage = packages[0]!
})
afterAll(() => shop?.close())

const partIdsOf = (one: StagePackageReply) => one.allParts.map(({ partId }) => partId)
const laborCents = (one: StagePackageReply, rate: number) =>
  one.allParts.reduce((sum, { laborHours }) => sum + Math.round(laborHours * rate), 0)
const build = (more: Record<string, unknown> = {}) => ({
  ...{ title: 'Bolt-ons', vehicleId, partIds: partIdsOf(stage), request },
  ...more,
})
const asPlanner = (one = stage) =>
  build({
    partIds: partIdsOf(one),
    request: { ...request, targetHorsepower: one.targetHp },
    stagePackage: { stage: one.stage },
  })
const save = (body: ReturnType<typeof build>) => ask(shop, 'POST /api/plans', { body })
const create = (...lines: CartLineInput[]) => ask(shop, 'POST /api/shopify/cart', { body: { lines } })
const labor = ({ code }: Plan): CartLineInput => ({ merchandiseId: `labor:${code}`, quantity: 1 })
const cents = (cart: Cart) => Math.round(Number(cart.cost.totalAmount.amount) * 100)
const installationCents = (cart: Cart) => Math.round(Number(cart.cost.installationAmount?.amount) * 100)
const wholeBuild = (plan: Plan) => buildCartLines({ ...plan, laborHours: plan.now.laborHours })
const ANN = { name: 'Ann', email: 'ann@labor.example' }
const order = ({ id, version, cost }: Cart) =>
  ask(shop, 'POST /api/orders', {
    body: {
      ...{ cartId: id, cartVersion: version, expectedTotal: cost.totalAmount.amount },
      ...ANN,
      delivery: 'installation',
    },
  })
const laborLine = (cart: Cart) => cart.lines.edges.find(({ node }) => node.merchandise.id.startsWith('labor:'))?.node

describe('the labor rate belongs to the build that was saved', () => {
  test('no name of a tool and no list of parts buys installation', async () => {
    const attributes = partIdsOf(stage).map((value) => ({ key: 'part', value }))
    for (const merchandiseId of ['labor:planner', 'labor:configurator', 'labor:nothing22', 'labor:']) {
      for (const given of [[], attributes]) {
        const body = { lines: [{ merchandiseId, attributes: given }] }
        await askRefused(shop, 'POST /api/shopify/cart', 'not_for_sale', { body })
      }
    }
  })

  test('a line of labor takes no attribute: nothing that the buyer adds changes its price', async () => {
    const plan = await save(build())
    expect(installationCents(await create(...wholeBuild(plan)))).toBe(laborCents(stage, 15_000))
    for (const key of ['part', 'vehicle', 'rate', 'tool']) {
      const line = { ...labor(plan), attributes: [{ key, value: 'planner' }] }
      await askRefused(shop, 'POST /api/shopify/cart', 'not_for_sale', { body: { lines: [line] } })
    }
  })

  test('a stage package costs in the cart what its card says, to the cent, at the planner’s rate', async () => {
    const { packages } = await ask(shop, 'GET /api/planner/stages', { query: { vehicleId } })
    for (const one of packages) {
      const plan = await save(asPlanner(one))
      expect(plan.tool).toBe('planner')
      expect([plan.now.estimatedHorsepower, plan.now.estimatedCost]).toEqual([one.targetHp, one.totalCost])
      const cart = await create(...wholeBuild(plan))
      expect(cents(cart)).toBe(Math.round(one.totalCost * 100))
      const line = cart.lines.edges.at(-1)?.node
      expect(Number(line?.cost.totalAmount.amount)).toBeCloseTo(one.laborCost, 2)
      expect(line?.merchandise.product.title).toMatch(/^Installation labor, [\d.]+ h$/)
      expect(line?.merchandise.title).toBe(`2018 Ford Mustang GT, ${one.targetHp} whp`)
    }
  })

  test('only what the planner itself makes is the planner’s', async () => {
    const fewer = partIdsOf(stage).slice(1)
    await askRefused(shop, 'POST /api/plans', 'package_changed', { body: { ...asPlanner(), partIds: fewer } })
    const wild = { ...asPlanner(), stagePackage: { stage: 'stage9' } } as ReturnType<typeof build>
    await askRefused(shop, 'POST /api/plans', 'invalid_input', { body: wild })
    expect((await save(build({ tool: 'planner', laborRateCentsPerHour: 1 }))).tool).toBe('configurator')
  })

  test('the rate stays as it was when the build was saved', async () => {
    const plan = await save(build({ title: 'Saved at another rate' }))
    await shop.query('update plans set labor_cents_per_hour = 14000 where code = $1', [plan.code])
    expect(installationCents(await create(...wholeBuild(plan)))).toBe(laborCents(stage, 14_000))
    const { now } = await ask(shop, 'GET /api/plans/:code', { params: { code: plan.code } })
    expect(Math.round(now.laborCost * 100)).toBe(laborCents(stage, 14_000))
  })
})

describe('a saved build in a cart', () => {
  test('saved twice is one plan and one line, and counts once against the limit', async () => {
    const plans = [
      await save(build()),
      ...(await Promise.all([1, 2, 3].map(() => save(build({ partIds: partIdsOf(stage).toReversed() }))))),
    ]
    expect(new Set(plans.map(({ code }) => code)).size).toBe(1)
    for (let time = 0; time < 70; time += 1)
      expect((await shop.fetch('/api/plans', { json: build() })).status).toBe(201)
    const cart = await create(...plans.flatMap(wholeBuild))
    expect(new Set(cart.lines.edges.map(({ node }) => node.quantity))).toEqual(new Set([4]))
    expect((await save(asPlanner())).code).not.toBe(plans[0]?.code)
  })

  test('is ordered at its price, and the order keeps its name', async () => {
    const plan = await save(build())
    const cart = await create(...wholeBuild(plan))
    const placed = await order(cart)
    expect(placed.cost.totalAmount).toEqual(cart.cost.totalAmount)
    expect(placed.lines.at(-1)?.merchandise).toEqual(cart.lines.edges.at(-1)?.node.merchandise)
  })

  test('that loses a part loses its labor, promises no power, and is ordered and booked as the cart shows it', async () => {
    const plan = await save(build({ title: 'Loses a part' }))
    const cart = await create(...wholeBuild(plan))
    const hoursOf = new Map(stage.allParts.map(({ partId, laborHours }) => [partId, laborHours]))
    const longest = cart.lines.edges
      .map(({ node }) => ({ id: node.id, partId: node.merchandise.id.replace('part:', '') }))
      .toSorted((a, b) => (hoursOf.get(b.partId) ?? 0) - (hoursOf.get(a.partId) ?? 0))[0]!
    const params = { cartId: cart.id }
    const body = { lineIds: [longest.id] }
    const less = await ask(shop, 'DELETE /api/shopify/cart/:cartId/remove', { params, body })
    const hours = plan.now.laborHours - hoursOf.get(longest.partId)!
    expect(installationCents(less)).toBe(Math.round(hours * 15_000))
    expect(laborLine(less)?.merchandise.title).toBe('2018 Ford Mustang GT, changed build')
    expect(less.builds?.[0]?.change?.missing.map(({ partId }) => partId)).toEqual([longest.partId])
    const missing = wholeBuild(plan).filter(({ merchandiseId }) => merchandiseId === `part:${longest.partId}`)
    const back = await ask(shop, 'POST /api/shopify/cart/:cartId/add', { params, body: { lines: missing } })
    expect(back.cost).toEqual(cart.cost)
    expect(back.builds).toEqual(cart.builds)
    const again = back.lines.edges.find(({ node }) => node.merchandise.id === `part:${longest.partId}`)!.node.id
    const placed = await order(
      await ask(shop, 'DELETE /api/shopify/cart/:cartId/remove', { params, body: { lineIds: [again] } }),
    )
    expect(placed.cost.totalAmount).toEqual(less.cost.totalAmount)
    expect(placed.lines.map(({ merchandise }) => merchandise.title)).toContain('2018 Ford Mustang GT, changed build')
    const slots = await ask(shop, 'GET /api/booking/slots', { query: { kind: 'install', order: placed.id } })
    expect(slots.hours).toBe(Math.max(1, Math.ceil(hours * 2) / 2))
  })

  test('has its labor once, and labor without a build is refused', async () => {
    const plan = await save(build({ title: 'Once' }))
    await askRefused(shop, 'POST /api/shopify/cart', 'not_for_sale', { body: { lines: [labor(plan)] } })
    const cart = await create(...wholeBuild(plan))
    const params = { cartId: cart.id }
    const lines = [{ id: laborLine(cart)?.id ?? '', quantity: 2 }]
    await askRefused(shop, 'PUT /api/shopify/cart/:cartId/update', 'too_many_of_one', { params, body: { lines } })
    await askRefused(shop, 'POST /api/shopify/cart/:cartId/add', 'too_many_of_one', {
      params,
      body: { lines: [labor(plan)] },
    })
    const twice = await ask(shop, 'POST /api/shopify/cart/:cartId/add', { params, body: { lines: wholeBuild(plan) } })
    expect(cents(twice)).toBe(2 * cents(cart))
    const body = { lineIds: cart.lines.edges.map(({ node }) => node.id).slice(0, -1) }
    const none = await ask(shop, 'DELETE /api/shopify/cart/:cartId/remove', { params, body })
    expect([none.lines.edges, cents(none)]).toEqual([[], 0])
  })

  test('is kept while a cart or an order names it, though nobody opens it', async () => {
    const [inCart, inOrder, left] = [
      await save(build({ title: 'In a cart' })),
      await save(build({ title: 'In an order' })),
      await save(build({ title: 'In nothing' })),
    ]
    const held = await create(...wholeBuild(inCart))
    await order(await create(...wholeBuild(inOrder)))
    await shop.query(`update plans set opened_at = now() - interval '181 days'`)
    const { db, close } = connect(shop.databaseUrl, { onError: () => {} })
    await sweepPlans(db).finally(close)
    const read = await ask(shop, 'GET /api/shopify/cart/:cartId', { params: { cartId: held.id } })
    expect(read).toEqual(held)
    await ask(shop, 'GET /api/plans/:code', { params: { code: inOrder.code } })
    await askRefused(shop, 'GET /api/plans/:code', 'not_found', { params: { code: left.code } })
  })

  test('an old line that names a tool is said, never priced, and goes when the customer removes it', async () => {
    const [partId] = partIdsOf(stage)
    const cart = await create({ merchandiseId: `part:${partId}` })
    await shop.query(
      `insert into cart_lines (id, cart_id, merchandise_id, attributes, attributes_key, quantity)
       values ('old-labor', $1, 'labor:planner', $2, 'old', 1)`,
      [cart.id, JSON.stringify([{ key: 'part', value: partId }])],
    )
    const params = { cartId: cart.id }
    const read = await ask(shop, 'GET /api/shopify/cart/:cartId', { params })
    expect(read.cost).toEqual(cart.cost)
    expect(read.warnings).toEqual([
      {
        code: 'MERCHANDISE_NOT_AVAILABLE',
        target: 'old-labor',
        message: expect.stringContaining('add the build again'),
      },
    ])
    const asked = {
      ...{ cartId: cart.id, cartVersion: read.version, expectedTotal: read.cost.totalAmount.amount },
      ...ANN,
      delivery: 'installation' as const,
    }
    expect((await askRefused(shop, 'POST /api/orders', 'conflict', { body: asked })).detail).toContain('labor')
    const body = { lineIds: ['old-labor'] }
    const after = await ask(shop, 'DELETE /api/shopify/cart/:cartId/remove', { params, body })
    expect(after.warnings).toBeUndefined()
  })
})
