import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '../../src/contract/orders.ts'
import { judgedEvidence, thinEvidence } from '../support/judged.ts'
import { ask, askRefused } from '../support/replies.ts'
import { openShop, type TestShop } from '../support/shop.ts'
import { signedIn } from '../support/staff.ts'
import { until } from '../support/until.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
  await thinEvidence(shop)
})
afterAll(() => shop?.close())

/** An order for a package, paid and installed. */
async function installed(): Promise<Order> {
  const [item] = await ask(shop, 'GET /api/packages')
  const lines = [{ merchandiseId: `package:${item!.slug}` }]
  const cart = await ask(shop, 'POST /api/shopify/cart', { body: { lines } })
  const { id } = await ask(shop, 'POST /api/orders', {
    body: {
      ...{ cartId: cart.id, cartVersion: cart.version, expectedTotal: cart.cost.totalAmount.amount },
      ...{ name: 'Ann Example', email: 'ann@example.com', delivery: 'installation' },
    },
  })
  const params = { id }
  const headers = shop.owner
  const body = { amount: cart.cost.totalAmount.amount, ref: 'cash' }
  await ask(shop, 'POST /api/orders/:id/payments', { params, headers, body })
  return ask(shop, 'POST /api/orders/:id/move', { params, headers, body: { to: 'installed' } })
}
/** The link of the mail: made some days later, or now. */
async function linkOf({ id }: Order): Promise<string> {
  const due = `update jobs.job set start_after = now() where name = 'ask-result' and data ->> 'orderId' = $1`
  await shop.query(due, [id])
  const rows = await until(
    () => shop.query<{ id: string }>('select id from order_results where order_id = $1', [id]),
    (found) => found.length > 0,
  )
  return rows[0]!.id
}
const photo = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Artist: 'SECRET PERSON' } })
    .jpeg()
    .toBuffer()
const sendPhoto = async (id: string, body: Buffer, type = 'image/jpeg') =>
  (
    await shop.fetch(`/api/results/${id}/photo`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: new Uint8Array(body),
    })
  ).status

/** A result that its customer sent. */
async function sent(more: object): Promise<string> {
  const id = await linkOf(await installed())
  const [car] = (await ask(shop, 'GET /api/results/:id', { params: { id } })).cars
  const body = { vehicleId: car!.vehicleId, year: car!.yearFrom, ...more }
  await ask(shop, 'POST /api/results/:id', { params: { id }, body })
  return id
}

describe('a customer’s result', () => {
  test('is taken or left out by the staff, by name, and read-only staff sees no photo', async () => {
    const [worker, reader] = [await signedIn(shop, 'staff'), await signedIn(shop, 'read-only')]
    const cookie = { cookie: worker.cookie }
    const slip = await sent({ quarterMileS: 12.4 })
    const approved = await ask(shop, 'POST /api/results/:id/approve', { params: { id: slip }, headers: cookie })
    expect(approved).toEqual({ evidenceId: null, flagged: null, buildId: null })
    const out = await sent({ wheelHp: 333, mayShow: true })
    expect(await ask(shop, 'POST /api/results/:id/decline', { params: { id: out }, headers: cookie })).toMatchObject({
      state: 'declined',
    })
    const log = await shop.query(
      `select actor, action, subject from audit_log where action like 'results.%' order by id`,
    )
    expect(log).toEqual([
      { actor: 'staff@shop.example', action: 'results.approved', subject: `results:${slip}` },
      { actor: 'staff@shop.example', action: 'results.declined', subject: `results:${out}` },
    ])
    expect((await reader.fetch(`/api/results/${slip}/photo`)).status).toBe(401)
    expect((await worker.fetch(`/api/results/${slip}/photo`)).status).toBe(404)
    // It can be taken back like an import.
    const [{ id: importId } = { id: '' }] = await shop.query<{ id: string }>(
      `select import_id as id from track_tests where origin = 'order' and id = $1`,
      [`slip-order-${slip}`],
    )
    expect(importId).toBe(`order-${slip}`)
    const { imports } = await ask(shop, 'GET /api/evidence/imports', { headers: cookie })
    expect(imports.find(({ id }) => id === importId)).toMatchObject({ sheets: 0 })
    await ask(shop, 'DELETE /api/evidence/imports/:id', { params: { id: importId }, headers: cookie })
    expect(await shop.query(`select 1 from track_tests where import_id = $1`, [importId])).toEqual([])
  })

  test('is taken back with its evidence and its build, and can be approved again or left out', {
    tags: 'sweep',
  }, async () => {
    const headers = { cookie: (await signedIn(shop, 'staff')).cookie }
    const id = await sent({ wheelHp: 577, quarterMileS: 11.9, mayShow: true })
    const [params, importId] = [{ id }, `order-${id}`]
    const stateNow = async () =>
      (await ask(shop, 'GET /api/results', { headers })).results.find((result) => result.id === id)
    const takeBack = () => ask(shop, 'DELETE /api/evidence/imports/:id', { params: { id: importId }, headers })
    const standing = () =>
      shop.query<{ id: string }>(
        `select id from builds where id = $1 union select id from evidence where import_id = $1
         union select id from track_tests where import_id = $1 order by id`,
        [importId],
      )
    const first = await ask(shop, 'POST /api/results/:id/approve', { params, headers })
    const before = await standing()
    expect(before).toHaveLength(3)
    expect(await takeBack()).toEqual({ removed: 2 })
    expect(await stateNow()).toMatchObject({ state: 'taken_back', evidenceId: null, result: { wheelHp: 577 } })
    expect(await standing()).toEqual([])
    expect(await ask(shop, 'POST /api/results/:id/approve', { params, headers })).toEqual(first)
    expect([await standing(), (await stateNow())?.state]).toEqual([before, 'approved'])
    await takeBack()
    await ask(shop, 'POST /api/results/:id/decline', { params, headers })
    expect((await stateNow())?.state).toBe('declined')
    const log = await shop.query<{ action: string }>(
      `select action from audit_log where subject in ($1, $2) order by id`,
      [`results:${id}`, `evidence:${importId}`],
    )
    const both = ['results.approved', 'evidence.undo']
    expect(log.map(({ action }) => action)).toEqual([...both, ...both, 'results.declined'])
  })

  test('is asked for once after the install, sent once with its photo, and counts when the owner takes it', async () => {
    const order = await installed()
    const id = await linkOf(order)
    const params = { id }
    const asked = await ask(shop, 'GET /api/results/:id', { params })
    expect(asked).toMatchObject({ state: 'asked', orderNumber: order.number, hasPhoto: false })
    expect(asked.parts).toEqual(order.lines.map(({ merchandise }) => merchandise.product.title))
    const [car] = asked.cars
    const body = {
      vehicleId: car!.vehicleId,
      year: car!.yearFrom,
      wheelHp: 612,
      quarterMileS: 11.2,
      trapMph: 124,
      fuel: '93',
      mayShow: true,
    }
    expect(await sendPhoto(id, await photo())).toBe(200)
    expect(await sendPhoto(id, Buffer.from('<svg onload="alert(1)"/>'), 'image/svg+xml')).toBe(422)
    expect(await sendPhoto(id, Buffer.alloc(13 * 1024 * 1024))).toBe(413)
    expect(await sendPhoto(id, await photo(), 'text/html')).toBe(415)
    await askRefused(shop, 'POST /api/results/:id', 'unprocessable', { params, body: { ...body, vehicleId: 'x' } })
    await askRefused(shop, 'POST /api/results/:id', 'invalid_input', { params, body: { ...body, wheelHp: 9 } })
    // What was not sent is nobody's to see.
    const ofOrder = async () => {
      const { results } = await ask(shop, 'GET /api/results', { headers: shop.owner })
      return results.find((result) => result.id === id)
    }
    expect(await ofOrder()).toMatchObject({ state: 'asked', hasPhoto: false })
    expect((await shop.fetch(`/api/results/${id}/photo`, { headers: shop.owner })).status).toBe(404)
    expect(await ask(shop, 'POST /api/results/:id', { params, body })).toMatchObject({ state: 'sent', hasPhoto: true })
    expect(await ask(shop, 'GET /api/results/:id', { params })).toMatchObject({ orderNumber: '', cars: [], parts: [] })
    await askRefused(shop, 'POST /api/results/:id', 'gone', { params, body })
    expect(await sendPhoto(id, await photo())).toBe(410)

    expect(await ofOrder()).toMatchObject({
      ...{ state: 'sent', orderId: order.id, orderNumber: order.number, result: { wheelHp: 612 } },
    })
    expect((await shop.fetch(`/api/results/${id}/photo`)).status).toBe(401)
    const kept = Buffer.from(
      await (await shop.fetch(`/api/results/${id}/photo`, { headers: shop.owner })).arrayBuffer(),
    )
    expect((await sharp(kept).metadata()).format).toBe('webp')
    expect(kept.includes('SECRET')).toBe(false)

    await askRefused(shop, 'POST /api/results/:id/approve', 'unauthorized', { params })
    const approved = await ask(shop, 'POST /api/results/:id/approve', { params, headers: shop.owner })
    await askRefused(shop, 'POST /api/results/:id/approve', 'conflict', { params, headers: shop.owner })
    expect(approved.buildId).toBe(`order-${id}`)
    await expect.poll(async () => (await ask(shop, 'GET /api/builds'))[0]?.id).toBe(approved.buildId)
    const [shown] = await ask(shop, 'GET /api/builds')
    expect(shown).toMatchObject({ isSample: false, finalHorsepower: 612, vehicleId: car!.vehicleId, ownerStory: null })
    const judged = await judgedEvidence(shop)
    const slip = judged.dragStrip.slips.find(({ measured }) => measured.quarterMileS === 11.2)
    expect(slip).toMatchObject({ sourceName: 'Verified order', sourceUrl: '', measured: { trapMph: 124 } })
    expect(slip?.predicted.quarterMileS).toBeGreaterThan(8)
    expect(judged.dragStrip.tests.map(({ sourceName }) => sourceName)).not.toContain('Verified order')
    const counted = judged.results.find((result) => result.id === approved.evidenceId)
    expect(counted).toMatchObject({ sourceName: 'Verified order', sourceUrl: '', measuredHp: 612, origin: 'shop' })
  })

  test('of an order that was refunded is not asked for', { tags: 'sweep' }, async () => {
    const order = await installed()
    const params = { id: order.id }
    const body = { amount: order.cost.totalAmount.amount, reason: 'Returned', byHand: true }
    const over = await ask(shop, 'POST /api/orders/:id/refunds', { params, headers: shop.owner, body })
    expect(over.status).toBe('refunded')
    const due = `update jobs.job set start_after = now() where name = 'ask-result' and data ->> 'orderId' = $1 returning id`
    const [job] = await shop.query<{ id: string }>(due, [order.id])
    const done = `select 1 from jobs.job where id = $1 and state = 'completed'`
    await until(
      () => shop.query(done, [job!.id]),
      (rows) => rows.length > 0,
    )
    expect(await shop.query('select 1 from order_results where order_id = $1', [order.id])).toEqual([])
  })
})
