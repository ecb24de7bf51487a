import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { CALLS, type CallName } from '../../src/contract/calls.ts'
import { ask } from '../support/replies.ts'
import { openShop, type TestShop } from '../support/shop.ts'

/** What customers type, each marked, so that it can be found wherever it went. */
const TYPED = {
  name: 'Zebramark Person',
  email: 'zebramark@private.example',
  phone: '904-555-7788',
  notes: 'Zebranote for the shop',
  street: '77 Zebra Street',
  vin: '1FAZEBRA8J5123456',
}
const address = { street: TYPED.street, city: 'Zebracity', region: 'FL', postalCode: '32202', country: 'US' }

/** Refuses every mail and repeats who it was for, as mail servers do. */
function refusingMailServer(): Server {
  return createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 mail.example ready\r\n')
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').filter(Boolean)) {
        const to = /^RCPT TO:(.*)$/i.exec(line)?.[1]
        socket.write(to ? `550 5.1.1 ${to}: no such person\r\n` : '250 mail.example\r\n')
      }
    })
  })
}

const mail = refusingMailServer()
const lines: string[] = []
let shop: TestShop
const secrets: string[] = [...Object.values(TYPED), 'Zebracity', 'zebramark', 'zebraquestion']
beforeAll(async () => {
  await new Promise<void>((done) => mail.listen(0, '127.0.0.1', done))
  shop = await openShop(
    {
      LOG_LEVEL: 'trace',
      ...{ SLOW_QUERY_MS: '1', SLOW_RENDER_MS: '1' },
      SMTP_URL: `smtp://127.0.0.1:${(mail.address() as AddressInfo).port}`,
      ...{ AI_PROVIDER: 'compatible', AI_MODEL: 'none', AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_TIMEOUT_SECONDS: '1' },
    },
    (line) => lines.push(line),
  )
})
afterAll(async () => {
  await shop?.close()
  mail.close()
}, 60_000)

const TABLES = [
  ...['carts', 'cart_lines', 'orders', 'order_lines', 'idempotency_keys', 'messages', 'plans', 'evidence'],
  ...['merchandise', 'parts', 'packages', 'demand_events', 'market_signals', 'catalog_state', 'optimization_runs'],
]

/** Every call and page, with everything that a customer may give, right and wrong. */
async function askEverything(
  cart: { id: string; version: number; total: string },
  orderId: string,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<number> {
  const order = {
    ...{ cartId: cart.id, cartVersion: cart.version, expectedTotal: cart.total, delivery: 'shipping', address },
    ...{ name: TYPED.name, email: TYPED.email, phone: TYPED.phone, notes: TYPED.notes },
  }
  const item = (await shop.query<{ id: string }>(`select id from merchandise limit 1`).catch(() => []))[0]?.id ?? 'x'
  const bodyFor = (path: string): unknown => {
    if (path.includes('contact')) return { ...order, subject: TYPED.notes, message: TYPED.notes }
    if (path.includes('import')) return { csv: `vehicle,source,mentions,date\n${TYPED.name},forum,9,2026-01-01` }
    if (path.includes('cart')) return { lines: [{ merchandiseId: `merch:${item}` }], lineIds: [TYPED.vin] }
    const content = `zebraquestion of ${TYPED.name}: 600 whp for a 2018 Mustang GT`
    return path.includes('assistant') ? { messages: [{ role: 'user', content }] } : order
  }
  const paths = { cartId: cart.id, id: orderId, vin: TYPED.vin, code: TYPED.vin, name: 'ford' } as const
  const statuses: number[] = []
  for (const name of Object.keys(CALLS) as CallName[]) {
    const [method = 'GET', path = ''] = name.split(' ')
    if (/enhanced|optimization\/|evidence$|workbench|seed/.test(path)) continue
    const to = path.replace(/:(\w+)/g, (_, key: keyof typeof paths) => encodeURIComponent(paths[key] ?? 'ford'))
    const headers = { ...shop.owner, 'idempotency-key': `${TYPED.email}-${statuses.length}` }
    const asked = shop.fetch(`${to}?q=${encodeURIComponent(TYPED.email)}`, {
      method,
      headers,
      ...(method === 'GET' ? {} : { json: bodyFor(path) }),
    })
    const [reply] = await Promise.all([asked, meanwhile()])
    await reply.text()
    statuses.push(reply.status)
  }
  for (const page of [`/orders/${orderId}`, `/checkout/${cart.id}`, `/search?q=${TYPED.email}`, `/x/${TYPED.vin}`]) {
    statuses.push((await shop.fetch(page)).status)
  }
  return statuses.filter((status) => status >= 500).length
}

async function newCart() {
  const [item] = await shop.query<{ id: string }>(
    `select id from merchandise where not (data ? 'sizes') and not (data ? 'colors') limit 1`,
  )
  const body = { lines: [{ merchandiseId: `merch:${item!.id}`, quantity: 1 }] }
  const { id, version } = await ask(shop, 'POST /api/shopify/cart', { body })
  const asked = { cartId: id, delivery: 'shipping', region: address.region }
  const { totalAmount } = await ask(shop, 'POST /api/orders/quote', { body: asked })
  secrets.push(id)
  return { id, version, total: totalAmount.amount }
}

describe('the log', { timeout: 240_000 }, () => {
  test('holds nothing of a customer, whatever breaks', { tags: 'sweep' }, async () => {
    const first = await newCart()
    const placed = await shop.fetch('/api/orders', {
      json: {
        ...{ cartId: first.id, cartVersion: first.version, expectedTotal: first.total, delivery: 'shipping', address },
        ...{ name: TYPED.name, email: TYPED.email, phone: TYPED.phone, notes: TYPED.notes },
      },
    })
    const order = (await placed.json()) as { id: string; number: string }
    expect(placed.status).toBe(201)
    secrets.push(order.id, order.number)
    await askEverything(await newCart(), order.id)

    // Each table in turn is not there: a statement fails with all that it was given.
    let broken = 0
    for (const table of TABLES) {
      const cart = await newCart()
      await shop.query(`alter table ${table} rename to ${table}_away`)
      broken += await askEverything(cart, order.id)
      await shop.query(`alter table ${table}_away rename to ${table}`)
    }
    expect(broken).toBeGreaterThan(TABLES.length)

    // A row that the table refuses: PostgreSQL repeats all of it.
    for (const table of ['orders', 'messages']) {
      await shop.query(`alter table ${table} add constraint no_zebras check (email not like 'zebra%') not valid`)
    }
    expect(await askEverything(await newCart(), order.id)).toBeGreaterThan(0)

    // Every connection dies in the middle.
    const died = await askEverything(await newCart(), order.id, () =>
      shop.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      ),
    )
    expect(died).toBeGreaterThan(0)

    const told = lines.join('')
    for (const words of ['Failed query', 'no_zebras', '[id]', '"url"', 'slow query', 'slow render'])
      expect(told).toContain(words)
    const postgres = readFileSync(join(inject('dataDir'), 'postgres.log'), 'utf8')
    expect(postgres).toContain('no_zebras')
    for (const secret of secrets) {
      expect(lines.filter((line) => line.toLowerCase().includes(secret.toLowerCase())).slice(0, 1)).toEqual([])
      expect(
        postgres
          .split('\n')
          .filter((line) => line.includes(secret))
          .slice(0, 1),
      ).toEqual([])
    }
  })
})
