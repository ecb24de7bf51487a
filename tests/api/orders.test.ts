import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cart } from '../../src/contract/cart.ts'
import type { OrderInput } from '../../src/contract/orders.ts'
import { ask, askRefused } from '../support/replies.ts'
import { openShop, type TestShop } from '../support/shop.ts'

/** A mail server that takes everything, or nothing while it is down, and keeps what it took. */
function mailServer() {
  const state = { isDown: false, mails: [] as string[] }
  const server: Server = createServer((socket) => {
    let inData = false
    let text = ''
    let pending = ''
    socket.on('error', () => {})
    socket.write('220 mail.example ready\r\n')
    socket.on('data', (chunk) => {
      pending += chunk
      const lines = pending.split('\r\n')
      pending = lines.pop() ?? ''
      for (const line of lines) {
        if (inData) {
          if (line === '.') {
            inData = false
            state.mails.push(text.replaceAll('=\n', ''))
            socket.write('250 taken\r\n')
          } else text += `${line}\n`
        } else if (/^(EHLO|HELO)/i.test(line)) socket.write('250 mail.example\r\n')
        else if (/^MAIL/i.test(line)) socket.write(state.isDown ? '451 try later\r\n' : '250 ok\r\n')
        else if (/^DATA/i.test(line)) {
          inData = true
          text = ''
          socket.write('354 go on\r\n')
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      }
    })
  })
  return { server, state }
}

const mail = mailServer()
let shop: TestShop
let itemId: string
let slug: string
beforeAll(async () => {
  await new Promise<void>((resolve) => mail.server.listen(0, '127.0.0.1', resolve))
  const { port } = mail.server.address() as AddressInfo
  shop = await openShop({ SMTP_URL: `smtp://127.0.0.1:${port}`, SHOP_ORIGIN: 'https://shop.example' })
  itemId = (await ask(shop, 'GET /api/merchandise')).find((item) => !item.sizes && !item.colors)!.id
  slug = (await ask(shop, 'GET /api/packages'))[0]!.slug
})
afterAll(async () => {
  await shop?.close()
  mail.server.close()
})

const ADDRESS = { street: '1 Main St', city: 'Jacksonville', region: 'FL', postalCode: '32202', country: 'US' }
const centsOf = (money: { amount: string } | null | undefined) => Math.round(Number(money?.amount) * 100)
/** What the cart costs shipped to `ADDRESS`. */
async function shippedTotal(cart: Cart): Promise<string> {
  const body = { cartId: cart.id, delivery: 'shipping', region: ADDRESS.region }
  return (await ask(shop, 'POST /api/orders/quote', { body })).totalAmount.amount
}
const fill = (quantity = 2): Promise<Cart> =>
  ask(shop, 'POST /api/shopify/cart', {
    body: { lines: [{ merchandiseId: `merch:${itemId}`, quantity }, { merchandiseId: `package:${slug}` }] },
  })
const orderOf = (cart: Cart, more: Partial<OrderInput> = {}): OrderInput => ({
  cartId: cart.id,
  cartVersion: cart.version,
  expectedTotal: cart.cost.totalAmount.amount,
  name: 'Ann Example',
  email: 'ann@example.com',
  delivery: 'installation',
  ...more,
})
const place = (body: OrderInput) => ask(shop, 'POST /api/orders', { body })

describe('mail', () => {
  test('the customer and the shop each get one, though the mail server was down at first', async () => {
    mail.state.isDown = true
    const order = await place(orderOf(await fill()))
    await expect
      .poll(async () => (await shop.query(`select mail_attempts from orders where id = $1`, [order.id]))[0], {
        timeout: 15_000,
      })
      .toMatchObject({ mail_attempts: 1 })
    mail.state.isDown = false
    await expect
      .poll(
        () =>
          shop.query(
            `update jobs.job set start_after = now() where name = 'mail-order' and state = 'retry' returning id`,
          ),
        { timeout: 15_000 },
      )
      .toHaveLength(1)
    await expect
      .poll(() => mail.state.mails.filter((text) => text.includes(`Order ${order.number}`)).length, { timeout: 15_000 })
      .toBe(2)
    const [text] = mail.state.mails.filter((one) => one.includes(`Order ${order.number}`))
    expect(text).toContain(`https://shop.example/orders/${order.id}`)
    expect(text?.replaceAll(',', '')).toContain(order.cost.totalAmount.amount)
  })

  test('a contact message reaches the shop, answerable to whoever wrote it', async () => {
    const body = { name: 'Ann', email: 'ann@example.com', subject: 'A turbo for me', message: 'Does it fit my car?' }
    const { id } = await ask(shop, 'POST /api/contact', { body })
    await expect
      .poll(() => mail.state.mails.find((text) => text.includes('Contact form: A turbo for me')) ?? '', {
        timeout: 15_000,
      })
      .toContain('Reply-To: ann@example.com')
    await expect
      .poll(async () => (await shop.query(`select mailed_at from messages where id = $1`, [id]))[0]?.mailed_at)
      .toBeTruthy()
  })
})

describe('placing an order', () => {
  test('takes the cart as it was seen, at the catalog’s prices, and awaits payment', async () => {
    const cart = await fill()
    const order = await place(orderOf(cart, { notes: 'Ring twice' }))
    expect(order.number).toMatch(/^AP-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(order.status).toBe('awaiting_payment')
    expect(order.cost.totalAmount).toEqual(cart.cost.totalAmount)
    expect(order.lines.map((line) => line.merchandise)).toEqual(cart.lines.edges.map(({ node }) => node.merchandise))
    expect(order.address).toBeNull()
    expect(order.taxNote).toContain('calculated on the invoice')
    expect(await ask(shop, 'GET /api/orders/:id', { params: { id: order.id } })).toEqual(order)
  })

  test('that is shipped is parts only: no installation is charged, and the total is agreed first', async () => {
    const cart = await fill()
    const installation = Number(cart.cost.installationAmount?.amount)
    expect(installation).toBeGreaterThan(0)
    const shipped = { delivery: 'shipping' as const, address: ADDRESS }
    const refused = await askRefused(shop, 'POST /api/orders', 'conflict', { body: orderOf(cart, shipped) })
    expect(refused.detail).toContain('without installation')
    const expectedTotal = await shippedTotal(cart)
    const order = await place(orderOf(cart, { ...shipped, expectedTotal }))
    expect(order.cost.totalAmount.amount).toBe(expectedTotal)
    expect(order.address).toEqual(ADDRESS)
    expect(order.shippingNote).toBe(`Includes $${order.cost.shippingAmount?.amount} shipping.`)
    const bought = order.lines.find(({ merchandise }) => merchandise.id === `package:${slug}`)
    expect(bought?.attributes).toEqual([{ key: 'service', value: 'parts only' }])
  })

  test('that is shipped costs what the quote says: parts, freight of its state, and tax, whole cents that add up', async () => {
    const lines = [{ merchandiseId: `merch:${itemId}`, quantity: 3 }]
    const cart = await ask(shop, 'POST /api/shopify/cart', { body: { lines } })
    const quoteIn = (region: string) =>
      ask(shop, 'POST /api/orders/quote', { body: { cartId: cart.id, delivery: 'shipping', region } })
    const [rate] = await shop.query<{ first_cents: number; further_cents: number }>(
      `select first_cents, further_cents from freight_rates where state = 'FL' and weight_class = 'parcel'`,
    )
    const quote = await quoteIn('Florida')
    expect(centsOf(quote.shippingAmount)).toBe(rate!.first_cents + 2 * rate!.further_cents)
    expect(centsOf(quote.totalAmount)).toBe(centsOf(cart.cost.totalAmount) + centsOf(quote.shippingAmount))
    expect(quote.shippingNote).toContain('sample rates')
    const estimate = await ask(shop, 'GET /api/shopify/cart/:cartId/delivery', {
      params: { cartId: cart.id },
      query: { state: 'FL' },
    })
    expect(estimate.freight?.amount).toEqual(quote.shippingAmount)
    expect(centsOf((await quoteIn('HI')).shippingAmount)).toBeGreaterThan(centsOf(quote.shippingAmount))
    expect(await quoteIn('Ontario')).toMatchObject({
      shippingAmount: null,
      totalAmount: cart.cost.totalAmount,
      shippingNote: 'Shipping is calculated on the invoice.',
    })
    await askRefused(shop, 'POST /api/orders', 'conflict', {
      body: orderOf(cart, { delivery: 'shipping', address: ADDRESS }),
    })
    const agreed = { delivery: 'shipping', address: ADDRESS, expectedTotal: quote.totalAmount.amount } as const
    const order = await place(orderOf(cart, agreed))
    expect(order.cost).toMatchObject({ shippingAmount: quote.shippingAmount, totalAmount: quote.totalAmount })
    expect(order.payment.dueAmount).toEqual(quote.totalAmount)
  })

  test('of a package as parts only costs the same shipped and picked up', async () => {
    const lines = [{ merchandiseId: `package:${slug}`, attributes: [{ key: 'service', value: 'parts only' }] }]
    const cart = await ask(shop, 'POST /api/shopify/cart', { body: { lines } })
    expect(cart.cost.installationAmount?.amount).toBe('0.00')
    const expectedTotal = await shippedTotal(cart)
    const order = await place(orderOf(cart, { delivery: 'shipping', address: ADDRESS, expectedTotal }))
    expect(order.cost.subtotalAmount).toEqual(cart.cost.totalAmount)
    await askRefused(shop, 'POST /api/shopify/cart', 'not_for_sale', {
      body: { lines: [{ merchandiseId: `package:${slug}`, attributes: [{ key: 'service', value: 'by mail' }] }] },
    })
  })

  test('happens once: ten requests for one cart are one order, and the cart is gone', async () => {
    const cart = await fill()
    const orders = await Promise.all(Array.from({ length: 10 }, () => place(orderOf(cart))))
    expect(new Set(orders.map((order) => order.id)).size).toBe(1)
    const [row] = await shop.query<{ count: number }>(`select count(*)::int from orders where cart_id = $1`, [cart.id])
    expect(row?.count).toBe(1)
    const params = { cartId: cart.id }
    const refusal = await askRefused(shop, 'GET /api/shopify/cart/:cartId', 'gone', { params })
    expect(JSON.stringify(refusal)).not.toContain(orders[0]?.id)
    expect(JSON.stringify(refusal)).not.toContain(orders[0]?.number)
    const body = { lines: [{ merchandiseId: `merch:${itemId}` }] }
    await askRefused(shop, 'POST /api/shopify/cart/:cartId/add', 'gone', { params, body })
  })

  test('is counted once for the monitor, however often it is asked for', async () => {
    const orders = async () => {
      const text = await (await shop.fetch('/metrics', { headers: shop.owner })).text()
      return [...text.matchAll(/^shop_orders_placed_total\{.*\} (\d+)$/gm)].reduce(
        (sum, [, count]) => sum + Number(count),
        0,
      )
    }
    const before = await orders()
    const body = orderOf(await fill())
    for (let turn = 0; turn < 3; turn += 1) await ask(shop, 'POST /api/orders', { body })
    expect((await orders()) - before).toBe(1)
  })

  test('is shown again to whoever placed it, and to nobody else who knows the cart', async () => {
    const cart = await fill()
    const headers = { 'idempotency-key': 'the-key-of-this-very-order' }
    const order = await ask(shop, 'POST /api/orders', { body: orderOf(cart, { notes: 'Ring twice' }), headers })
    const repeat = (more: Partial<OrderInput>, given = {}) =>
      ask(shop, 'POST /api/orders', { body: orderOf(cart, more), headers: given })
    expect(await repeat({ email: 'ANN@example.com' })).toEqual(order)
    expect(await repeat({ name: 'Other', email: 'other@example.com' }, headers)).toEqual(order)
    const stranger = orderOf(cart, { name: 'Eve', email: 'eve@example.com' })
    for (const given of [{}, { 'idempotency-key': 'another-key-made-up-by-eve' }]) {
      const refusal = await askRefused(shop, 'POST /api/orders', 'gone', { body: stranger, headers: given })
      for (const secret of [order.id, order.number, order.name, order.email, 'Ring twice']) {
        expect(JSON.stringify(refusal)).not.toContain(secret)
      }
    }
  })

  test('an add that races the order is in the order or refused, never lost', async () => {
    for (let round = 0; round < 8; round += 1) {
      const cart = await fill(1)
      const lines = [{ merchandiseId: `merch:${itemId}` }]
      const [ordered, added] = await Promise.all([
        shop.fetch('/api/orders', { json: orderOf(cart) }),
        shop.fetch(`/api/shopify/cart/${cart.id}/add`, { json: { lines } }),
      ])
      expect([
        [201, 410],
        [409, 200],
      ]).toContainEqual([ordered.status, added.status])
    }
  })

  test('a changed price is shown before anything is ordered', async () => {
    const cart = await fill()
    await shop.query(`update merchandise set price_cents = price_cents + 100 where id = $1`, [itemId])
    const refusal = await askRefused(shop, 'POST /api/orders', 'conflict', { body: orderOf(cart) })
    const now = Number(cart.cost.totalAmount.amount) + 2
    expect(refusal.help).toMatchObject({ expectedTotal: cart.cost.totalAmount.amount, total: now.toFixed(2) })
    // The catalog in memory comes after: only when it has seen the one change can it be waited for the other.
    await expect.poll(async () => Number((await fill()).cost.totalAmount.amount)).toBe(now)
    await shop.query(`update merchandise set price_cents = price_cents - 100 where id = $1`, [itemId])
    await place(orderOf(cart))
    await expect.poll(async () => (await fill()).cost.totalAmount).toEqual(cart.cost.totalAmount)
  })

  test('a cart that changed meanwhile, and a total that the browser made up, are refused', async () => {
    const cart = await fill()
    await askRefused(shop, 'POST /api/orders', 'conflict', { body: orderOf(cart, { expectedTotal: '1.00' }) })
    await askRefused(shop, 'POST /api/orders', 'conflict', { body: orderOf(cart, { expectedTotal: 'free' }) })
    await askRefused(shop, 'POST /api/orders', 'conflict', { body: orderOf(cart, { cartVersion: 99 }) })
    await place(orderOf(cart))
  })

  test('counted stock is sold once', async () => {
    await shop.query(`update merchandise set stock = 3 where id = $1`, [itemId])
    // From here on the shop knows this change and every one before it.
    await expect.poll(async () => (await fill(9)).warnings).toBeDefined()
    const carts = [await fill(2), await fill(2)]
    const statuses = await Promise.all(
      carts.map(async (cart) => (await shop.fetch('/api/orders', { json: orderOf(cart) })).status),
    )
    expect(statuses.sort()).toEqual([201, 409])
    const [row] = await shop.query<{ stock: number }>(`select stock from merchandise where id = $1`, [itemId])
    expect(row?.stock).toBe(1)
    await shop.query(`update merchandise set stock = null where id = $1`, [itemId])
    await expect.poll(async () => (await fill(9)).warnings).toBeUndefined()
  })

  test('a size and color that is counted by itself is sold once, and comes back with the order', {
    tags: 'sweep',
  }, async () => {
    const fillBlack = (quantity: number) =>
      ask(shop, 'POST /api/shopify/cart', {
        body: {
          lines: [{ merchandiseId: 'merch:redline-cap', attributes: [{ key: 'color', value: 'Black' }], quantity }],
        },
      })
    const left = () =>
      shop.query<{ stock: Record<string, number> }>(
        `select variant_stock as stock from merchandise where id = 'redline-cap'`,
      )
    await shop.query(`update merchandise set variant_stock = '{"Black": 2, "Redline": 9}' where id = 'redline-cap'`)
    await expect.poll(async () => (await fillBlack(3)).warnings).toBeDefined()
    const placed = await place(orderOf(await fillBlack(2)))
    expect(await left()).toEqual([{ stock: { Black: 0, Redline: 9 } }])
    await ask(shop, 'POST /api/orders/:id/cancel', { params: { id: placed.id } })
    expect(await left()).toEqual([{ stock: { Black: 2, Redline: 9 } }])
    await shop.query(`update merchandise set variant_stock = '{}' where id = 'redline-cap'`)
    await expect.poll(async () => (await fillBlack(3)).warnings).toBeUndefined()
  })

  test('an empty cart, a missing one and a missing address are refused', async () => {
    const empty = await ask(shop, 'POST /api/shopify/cart', { body: { lines: [] } })
    await askRefused(shop, 'POST /api/orders', 'cart_is_empty', { body: orderOf(empty) })
    await askRefused(shop, 'POST /api/orders', 'not_found', { body: orderOf({ ...empty, id: 'f'.repeat(48) }) })
    const refusal = await askRefused(shop, 'POST /api/orders', 'invalid_input', {
      body: orderOf(await fill(), { delivery: 'shipping' }),
    })
    expect(refusal.errors).toEqual([{ field: 'body.address', message: 'Please enter where to ship to' }])
    await askRefused(shop, 'GET /api/orders/:id', 'not_found', { params: { id: 'x' } })
  })
})

describe('a shop that takes as many orders as people place', () => {
  test('refuses a flood of orders to one mailbox, and from one client, and keeps the cart', {
    tags: 'sweep',
  }, async () => {
    const usual = await openShop({ RATE_LIMIT_PER_MINUTE: '600' })
    const buy = async (email: string) => {
      const lines = [{ merchandiseId: `merch:${itemId}`, quantity: 1 }]
      const cart = await ask(usual, 'POST /api/shopify/cart', { body: { lines } })
      const reply = await usual.fetch('/api/orders', { json: orderOf(cart, { email }) })
      return { cart, status: reply.status, retryAfter: Number(reply.headers.get('retry-after')) }
    }
    try {
      const one = []
      for (let count = 0; count < 6; count += 1) one.push(await buy(`victim+${count}@example.com`))
      expect(one.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429])
      const last = one.at(-1)!
      expect(last.retryAfter).toBeGreaterThan(0)
      const kept = await ask(usual, 'GET /api/shopify/cart/:cartId', { params: { cartId: last.cart.id } })
      expect(kept.totalQuantity).toBe(1)
      const many = []
      for (let count = 0; count < 16; count += 1) many.push((await buy(`person${count}@example.com`)).status)
      expect(many.filter((status) => status === 201).length).toBe(14)
      expect(many.at(-1)).toBe(429)
    } finally {
      await usual.close()
    }
  })
})
