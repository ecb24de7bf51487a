import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, askRefused } from '../support/replies.ts'
import { openShop, type TestShop } from '../support/shop.ts'
import { type Desk, signedIn } from '../support/staff.ts'

let shop: TestShop
let owner: Desk
beforeAll(async () => {
  shop = await openShop()
  owner = await signedIn(shop, 'owner')
})
afterAll(() => shop?.close())

const isDone = async (id: string) =>
  (await owner.ask('GET /api/admin/today')).goLive.find((step) => step.id === id)?.isDone
const lastChange = async (subject: string) =>
  (await owner.ask('GET /api/admin/audit', { query: { subject } })).entries[0]

describe('the owner’s shipping rates', () => {
  const quoteOf = async (region: string) => {
    const [item] = (await ask(shop, 'GET /api/merchandise')).filter(({ sizes, colors }) => !sizes && !colors)
    const lines = [{ merchandiseId: `merch:${item!.id}`, quantity: 3 }]
    const cart = await ask(shop, 'POST /api/shopify/cart', { body: { lines } })
    return ask(shop, 'POST /api/orders/quote', { body: { cartId: cart.id, delivery: 'shipping', region } })
  }

  test('are samples until they are saved; what is saved is charged, and a state without a rate is on the invoice', async () => {
    expect((await quoteOf('GA')).shippingNote).toContain('sample rates')
    expect(await isDone('shipping')).toBe(false)
    const rates = [{ state: 'GA', weightClass: 'parcel', firstCents: 1_111, furtherCents: 222 }]
    const { rates: saved } = await owner.ask('PUT /api/admin/shipping/rates', { body: { rates } })
    expect(saved).toEqual([{ ...rates[0], isSample: false }])
    expect(await quoteOf('Georgia')).toMatchObject({
      shippingAmount: { amount: '15.55' },
      shippingNote: 'Includes $15.55 shipping.',
    })
    expect((await quoteOf('TX')).shippingAmount).toBeNull()
    expect(await isDone('shipping')).toBe(true)
    expect(await lastChange('shipping:rates')).toMatchObject({
      ...{ actor: 'owner@shop.example', action: 'shipping.rates' },
      after: { 'GA parcel': '1111 first, 222 further (cents)', 'TX parcel': null },
    })
  })

  test('are refused when a state is named twice, or a price is no whole number of cents', async () => {
    const rate = { state: 'GA', weightClass: 'parcel', firstCents: 1, furtherCents: 1 }
    for (const rates of [
      [rate, rate],
      [{ ...rate, firstCents: -1 }],
      [{ ...rate, firstCents: 1.5 }],
      [{ ...rate, state: 'ON' }],
    ])
      await owner.refused('PUT /api/admin/shipping/rates', 'invalid_input', { body: { rates } })
  })

  test('by kind say how a part ships', async () => {
    const { kinds } = await owner.ask('GET /api/admin/shipping')
    const heavier = kinds.map(({ kind, leadDays }) => ({
      kind,
      leadDays,
      weightClass: kind === 'gear' ? 'none' : 'parcel',
    }))
    await owner.ask('PUT /api/admin/shipping/kinds', { body: { kinds: heavier } })
    expect((await quoteOf('TX')).shippingAmount).toEqual({ amount: '0.00', currencyCode: 'USD' })
    expect((await lastChange('shipping:kinds'))?.after).toMatchObject({ gear: expect.stringContaining('none') })
  })
})

describe('the policy pages', () => {
  const params = { slug: 'returns' }
  const read = () => ask(shop, 'GET /api/policies/:slug', { params })

  test('say nothing of cards or Stripe while the shop takes none', async () => {
    for (const slug of ['privacy', 'returns'] as const) {
      const { markdown } = await ask(shop, 'GET /api/policies/:slug', { params: { slug } })
      expect(markdown).not.toMatch(/stripe|\bcards? (number|you paid)/i)
    }
  })

  test('begin as samples that say so, and are the owner’s words once saved, until they go back', async () => {
    const sample = await read()
    expect(sample.isSample).toBe(true)
    const page = async (path = '/policies/returns') => (await shop.fetch(path)).text()
    expect(await page()).toContain('Sample policy')
    expect(await isDone('policies')).toBe(false)
    const markdown = '## Ours\n\n<script>alert(1)</script> **60 days** [go](javascript:alert(1))'
    const { policies } = await owner.ask('PUT /api/admin/policies/:slug', { params, body: { markdown } })
    expect(policies.find(({ slug }) => slug === 'returns')).toMatchObject({ markdown, isSample: false })
    await expect.poll(() => page()).toContain('<strong>60 days</strong>')
    const html = await page()
    expect(html).not.toContain('Sample policy')
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('href="javascript')
    expect(await lastChange('policies:returns')).toMatchObject({ action: 'policies.edit', after: { markdown } })
    await owner.ask('PUT /api/admin/policies/:slug', { params, body: { markdown: '' } })
    await expect.poll(read).toEqual(sample)
    for (const path of ['/terms', '/privacy', '/warranty', '/policies/shipping'])
      expect((await shop.fetch(path)).status).toBe(200)
    expect((await shop.fetch('/policies/nothing')).status).toBe(404)
    await askRefused(shop, 'GET /api/policies/:slug', 'invalid_input', { params: { slug: 'nothing' } })
  })
})

test('settings, bays and shipping are the owner’s: staff reads what it needs and changes none', async () => {
  const worker = await signedIn(shop, 'staff')
  const cookie = { cookie: worker.cookie }
  const settings = await ask(shop, 'GET /api/booking-settings', { headers: cookie })
  await askRefused(shop, 'PUT /api/booking-settings', 'unauthorized', { headers: cookie, body: settings })
  await worker.refused('PUT /api/admin/shipping/rates', 'role_too_low', { body: { rates: [] } })
  await worker.refused('PUT /api/admin/policies/:slug', 'role_too_low', {
    params: { slug: 'terms' },
    body: { markdown: 'x' },
  })
  const body = { ...settings, closedDays: ['2027-07-04'] }
  expect(await ask(shop, 'PUT /api/booking-settings', { headers: { cookie: owner.cookie }, body })).toEqual(body)
  expect(await lastChange('settings')).toMatchObject({
    ...{ actor: 'owner@shop.example', action: 'booking.edit' },
    ...{ before: { closedDays: settings.closedDays }, after: { closedDays: ['2027-07-04'] } },
  })
})
