import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdminReply } from '../../src/contract/admin/calls.ts'
import { MAIL_KINDS } from '../../src/contract/admin/mail-kinds.ts'
import { startShop } from '../support/built-server.ts'
import { ask } from '../support/replies.ts'
import { configFor, openShop, type TestShop } from '../support/shop.ts'
import { type Desk, signedIn } from '../support/staff.ts'

let shop: TestShop
let owner: Desk
let worker: Desk
beforeAll(async () => {
  shop = await openShop()
  owner = await signedIn(shop, 'owner')
  worker = await signedIn(shop, 'staff')
})
afterAll(() => shop?.close())

const partParams = async () => {
  const { rows } = await worker.ask('GET /api/admin/catalog/:table', { params: { table: 'parts' } })
  return { table: 'parts', id: rows[0]!.id }
}
const addOrders = (count: number, name = 'Ann Example') =>
  shop.query(
    `insert into orders (id, number, cart_id, name, email, delivery, subtotal_cents, total_cents, due_cents, placed_at)
     select 'o' || n || $2, 'AP-' || n || $2, 'c' || n || $2, $1, 'ann' || n % 7 || '@Example.com', 'shipping', 100, 100 * n, 100 * n,
       '2026-01-01'::timestamptz + (n / 3) * interval '1 microsecond' from generate_series(1, ${count}) n`,
    [name, randomUUID().slice(0, 4)],
  )

describe('the catalog', () => {
  test('a new price is on the shop in every process, and the audit log has both prices', async () => {
    const config = configFor({ DATABASE_URL: shop.databaseUrl })
    const second = await startShop({ config })
    try {
      const params = await partParams()
      const { values } = await worker.ask('GET /api/admin/catalog/:table/:id', { params })
      const priceCents = Number(values.priceCents) + 1_234
      const edited = await worker.ask('PATCH /api/admin/catalog/:table/:id', {
        ...{ params, body: { expected: values, values: { priceCents } } },
      })
      expect(edited.values.priceCents).toBe(priceCents)
      const [change] = edited.history
      expect(change).toMatchObject({ actor: 'staff@shop.example', action: 'catalog.edit', canUndo: true })
      expect([change!.before, change!.after]).toEqual([{ priceCents: values.priceCents }, { priceCents }])
      const shown = `$${Math.floor(priceCents / 100).toLocaleString('en-US')}`
      for (const address of [shop.address, second.address]) {
        const page = async () => (await fetch(`${address}/parts/${params.id}`)).text()
        await expect.poll(page).toContain(shown)
      }
      await worker.ask('POST /api/admin/audit/:id/undo', { params: { id: String(change!.id) } })
      const after = await worker.ask('GET /api/admin/catalog/:table/:id', { params })
      expect(after.values).toEqual(values)
      expect(after.history[0]).toMatchObject({ action: 'catalog.undo', after: { priceCents: values.priceCents } })
      await worker.ask('POST /api/admin/audit/:id/undo', { params: { id: String(change!.id) } })
      const twice = await worker.ask('GET /api/admin/catalog/:table/:id', { params })
      expect(twice.history).toEqual(after.history)
    } finally {
      await second.stop()
    }
  })

  test('is held to the rules of the catalog check, before and when it is saved', async () => {
    const [car] = await shop.query<{ id: string; year_from: number }>(`select id, year_from from vehicles limit 1`)
    const cases = [
      { table: 'parts', values: { priceCents: 0 }, says: 'price above zero' },
      { table: 'parts', values: { kind: 'flux_capacitor' }, says: 'kind flux_capacitor' },
      { table: 'parts', values: { name: ' ' }, says: 'Enter the name' },
      { table: 'parts', values: { edited: false }, says: 'cannot be edited' },
      { table: 'packages', values: { slug: 'other' }, says: 'cannot be edited' },
      { table: 'vehicles', values: { yearTo: car!.year_from - 1 }, says: 'years out of order' },
      { table: 'vehicles', values: { make: 'Yugo' }, says: 'no brand page for Yugo' },
      { table: 'merchandise', values: { stock: -1 }, says: 'whole number' },
    ]
    for (const { table, values, says } of cases) {
      const { rows } = await worker.ask('GET /api/admin/catalog/:table', { params: { table } })
      const params = { table, id: table === 'vehicles' ? car!.id : rows[0]!.id }
      const { problems } = await worker.ask('POST /api/admin/catalog/:table/:id/check', { params, body: { values } })
      expect(problems.map(({ message }) => message).join(), says).toContain(says)
      const body = { expected: {}, values }
      expect(await worker.refused('PATCH /api/admin/catalog/:table/:id', 'unprocessable', { params, body })).toContain(
        says,
      )
    }
  })

  test('does not overwrite what somebody else changed in the meantime', async () => {
    const params = await partParams()
    const { values: expected } = await worker.ask('GET /api/admin/catalog/:table/:id', { params })
    const edit = (name: string) => ({ params, body: { expected, values: { name } } })
    await owner.ask('PATCH /api/admin/catalog/:table/:id', edit('First Name'))
    await worker.refused('PATCH /api/admin/catalog/:table/:id', 'conflict', edit('Second Name'))
    const { values } = await worker.ask('GET /api/admin/catalog/:table/:id', { params })
    expect(values.name).toBe('First Name')
  })

  test('many prices change together, as the preview said, and back again', async () => {
    const prices = () => shop.query(`select id, price_cents from merchandise order by id`)
    const before = await prices()
    const params = { table: 'merchandise' }
    const change = { percent: 10, roundToCents: 100 }
    const preview = await worker.ask('POST /api/admin/prices/:table', { params, body: change })
    expect(preview.isApplied).toBe(false)
    expect(await prices()).toEqual(before)
    for (const { before: from, after } of preview.changes) {
      expect(after % 100).toBe(0)
      expect(Math.abs(after - from * 1.1)).toBeLessThanOrEqual(50)
    }
    await shop.query(`update merchandise set price_cents = price_cents + 1 where id = $1`, [preview.changes[0]!.id])
    const body = { ...change, apply: preview.digest }
    await worker.refused('POST /api/admin/prices/:table', 'conflict', { params, body })
    await shop.query(`update merchandise set price_cents = price_cents - 1 where id = $1`, [preview.changes[0]!.id])
    const { isApplied, changed } = await worker.ask('POST /api/admin/prices/:table', { params, body })
    expect([isApplied, changed]).toEqual([true, preview.changed])
    const shown = async () => new Map((await ask(shop, 'GET /api/merchandise')).map(({ id, price }) => [id, price]))
    const [first] = preview.changes
    await expect.poll(async () => (await shown()).get(first!.id)).toBe(first!.after / 100)
    const { entries } = await owner.ask('GET /api/admin/audit', { query: { subject: 'merchandise' } })
    await worker.ask('POST /api/admin/audit/:id/undo', { params: { id: String(entries[0]!.id) } })
    expect(await prices()).toEqual(before)
    await expect.poll(async () => (await shown()).get(first!.id)).toBe(first!.before / 100)
  })

  test('stock is counted in and out, never below nothing', async () => {
    const { rows } = await worker.ask('GET /api/admin/catalog/:table', { params: { table: 'merchandise' } })
    const params = { id: rows.at(-1)!.id }
    const stock = (change: number) => ({ params, body: { change, reason: 'Counted the shelf' } })
    await shop.query(`update merchandise set stock = null where id = $1`, [params.id])
    const { values } = await worker.ask('POST /api/admin/catalog/merchandise/:id/stock', stock(5))
    expect(values.stock).toBe(5)
    await worker.refused('POST /api/admin/catalog/merchandise/:id/stock', 'unprocessable', stock(-6))
    const { history } = await worker.ask('POST /api/admin/catalog/merchandise/:id/stock', stock(-2))
    expect(history[0]).toMatchObject({ before: { stock: 5 }, after: { stock: 3, reason: 'Counted the shelf' } })
  })
})

describe('an order', () => {
  test('says who of the staff moved it, in its history and in the audit log, and what its customer was written', async () => {
    const [item] = (await ask(shop, 'GET /api/merchandise')).filter(({ sizes, colors }) => !sizes && !colors)
    const cart = await ask(shop, 'POST /api/shopify/cart', {
      body: { lines: [{ merchandiseId: `merch:${item!.id}` }] },
    })
    const placed = await ask(shop, 'POST /api/orders', {
      body: {
        ...{ cartId: cart.id, cartVersion: cart.version, expectedTotal: cart.cost.totalAmount.amount },
        ...{ name: 'Ann Example', email: 'mails@example.com', delivery: 'installation' },
      },
    })
    const params = { id: placed.id }
    const move = (to: string, headers: Record<string, string>) =>
      ask(shop, 'POST /api/orders/:id/move', { params, body: { to }, headers })
    await move('ordered', { cookie: worker.cookie })
    await move('received', shop.owner)
    await shop.query(`insert into shop_settings (key, value) values ('contact', $1)`, [
      JSON.stringify({ email: 'front@desk.shop', phone: '(904) 555 1234', address: '1 Main Street' }),
    ])
    const { events, history } = await worker.ask('GET /api/admin/orders/:id', { params })
    expect(events.map(({ who, staff, state }) => [who, staff, state])).toEqual([
      ['customer', null, 'awaiting_payment'],
      ['shop', 'staff@shop.example', 'ordered'],
      ['shop', null, 'received'],
    ])
    expect(history.map(({ actor, action }) => [actor, action])).toEqual([
      ['terminal', 'orders.moved'],
      ['staff@shop.example', 'orders.moved'],
    ])
    expect(history[1]).toMatchObject({ before: { state: 'awaiting_payment' }, after: { state: 'ordered' } })
    const mails = async () => (await worker.ask('GET /api/admin/orders/:id/mails', { params })).mails
    await expect.poll(async () => (await mails()).map(({ to }) => to)).toContain('front@desk.shop')
    const [first, , moved] = await mails()
    expect(first).toMatchObject({ to: 'mails@example.com', subject: `Order ${placed.number}`, mailedAt: null })
    expect(moved?.subject).toContain('Your parts are on order')
    for (const { text, html } of await mails()) {
      expect(text).toContain(placed.number)
      expect(html).toContain(placed.number)
    }
    await shop.query(`delete from shop_settings`)
    await shop.query(`delete from orders where id = $1`, [placed.id])
  })

  test('is counted on Today while there is something to do, however many are done', async () => {
    await shop.query(
      `insert into orders (id, number, cart_id, status, name, email, delivery, subtotal_cents, total_cents, due_cents, mail_error)
       select 'done' || n, 'AP-DONE' || n, 'done' || n, case when n <= 1100 then 'packed' else 'done' end, 'D', 'd@example.com',
         'shipping', 1, 1, 1, case when n = 7 then 'mailbox full' end from generate_series(1, 1200) n`,
    )
    const { ordersByState, unsentMails } = await worker.ask('GET /api/admin/today')
    expect(ordersByState.find(({ state }) => state === 'packed')?.orders).toBe(1_000)
    expect(ordersByState.map(({ state }) => state)).not.toContain('done')
    expect(unsentMails).toBeGreaterThan(0)
    await shop.query(`delete from orders where id like 'done%'`)
  })
})

describe('Today', () => {
  test('tells of gear that runs low by size and color, of cars in the bays, and of results to check', async () => {
    const sized = (await ask(shop, 'GET /api/merchandise')).find(({ sizes }) => sizes)!
    const { variants } = await worker.ask('GET /api/admin/catalog/:table/:id', {
      params: { table: 'merchandise', id: sized.id },
    })
    const [first, second] = variants!
    const counts = { [first!.name]: 2, [second!.name]: 40 }
    await shop.query(`update merchandise set variant_stock = $1 where id = $2`, [counts, sized.id])
    await shop.query(
      `insert into bookings (id, bay_id, starts_at, ends_at, state, kind, hours, name, email, car)
       select id, (select min(id) from bays), now() + begins, now() + begins + interval '1 hour', 'booked', 'dyno', 1, 'Ann', 'a@example.com', id
       from (values ('a car today', interval '2 hours'), ('a car later', interval '90 days')) as b (id, begins)`,
    )
    await addOrders(1, 'Result')
    await shop.query(
      `insert into order_results (id, order_id, state) select 'to-check', id, 'sent' from orders where name = 'Result'`,
    )
    const { lowStock, inBays, resultsToCheck } = await worker.ask('GET /api/admin/today')
    const ours = lowStock.filter(({ id }) => id === sized.id)
    expect(ours).toEqual([{ id: sized.id, name: `${sized.name}, ${first!.name}`, stock: 2 }])
    expect(inBays.map(({ car }) => car)).toEqual(['a car today'])
    expect(resultsToCheck).toBe(1)
    await shop.query(`delete from orders where name = 'Result'`)
    await shop.query(`delete from bookings where car like 'a car %'`)
  })
})

describe('the outbox', () => {
  const mugInCart = async () => {
    const mug = (await ask(shop, 'GET /api/merchandise')).find(({ sizes, colors }) => !sizes && !colors)
    return ask(shop, 'POST /api/shopify/cart', { body: { lines: [{ merchandiseId: `merch:${mug!.id}` }] } })
  }
  test('shows every kind of mail as it goes out, in text and HTML, page by page', async () => {
    const email = 'outbox@example.com'
    const cart = await mugInCart()
    const quote = await ask(shop, 'POST /api/quotes', { body: { cartId: cart.id, email } })
    const asked = { name: 'Ann', email, subject: 'Fits my car?', message: '<b>Hello</b>' }
    const { id: messageId } = await ask(shop, 'POST /api/contact', { body: asked })
    await worker.ask('POST /api/admin/messages/:id/replies', { params: { id: messageId }, body: { text: 'It does.' } })
    const placed = await ask(shop, 'POST /api/orders', {
      body: {
        ...{ cartId: cart.id, cartVersion: cart.version, expectedTotal: cart.cost.totalAmount.amount },
        ...{ name: 'Ann', email, delivery: 'installation' },
      },
    })
    await ask(shop, 'POST /api/orders/:id/move', {
      params: { id: placed.id },
      headers: shop.owner,
      body: { to: 'ordered' },
    })
    await shop.query(`insert into order_results (id, order_id) values ('asked-link', $1)`, [placed.id])
    const { days } = await ask(shop, 'GET /api/booking/slots', { query: { kind: 'talk' } })
    const startsAt = days[0]!.slots[0]!.startsAt
    const held = await ask(shop, 'POST /api/bookings', { body: { kind: 'talk', startsAt } })
    await ask(shop, 'PUT /api/bookings/:id', {
      params: { id: held.id },
      body: { name: 'Ann', email, car: '2018 Mustang GT' },
    })

    const said: Record<string, string> = {
      ...{ 'mail-order': placed.number, 'mail-order-event': 'Your parts are on order', 'mail-quote': quote.number },
      ...{ 'mail-booking': '2018 Mustang GT', 'mail-reply': 'It does.', 'mail-message': 'Ann' },
      'mail-result': '/results/asked-link',
    }
    for (const kind of MAIL_KINDS) {
      const { mails, canMail } = await worker.ask('GET /api/admin/mails', { query: { kind, state: 'unsent' } })
      expect([kind, canMail, mails[0]?.kind, mails[0]?.mailedAt]).toEqual([kind, false, kind, null])
      const params = { kind, id: mails[0]!.of }
      for (const mail of (await worker.ask('GET /api/admin/mails/:kind/:id', { params })).mails) {
        expect(mail.text).toContain(said[kind])
        expect(mail.html).toContain(said[kind])
        expect(mail.html).not.toContain('<b>Hello')
      }
    }
    await worker.refused('GET /api/admin/mails/:kind/:id', 'not_found', { params: { kind: 'mail-quote', id: 'none' } })
    await shop.query(
      `insert into messages (id, name, email, subject, message) select 'many' || n, 'Ann', $1, 'Hi', 'Hi' from generate_series(1, 60) n`,
      [email],
    )
    const seen: string[] = []
    for (let after: string | null = ''; after !== null; ) {
      const page: AdminReply<'GET /api/admin/mails'> = await worker.ask('GET /api/admin/mails', {
        query: after ? { after } : {},
      })
      seen.push(...page.mails.map(({ kind, of, to, subject }) => [kind, of, to, subject].join(' ')))
      after = page.next
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.filter((one) => one.includes('many'))).toHaveLength(60)
    await shop.query(`delete from messages where id like 'many%'`)
    await shop.query(`delete from order_results where order_id = $1`, [placed.id])
    await shop.query(`delete from orders where id = $1`, [placed.id])
  })

  test('of an invitation is shown to whoever made it, and stands nowhere else', async () => {
    const body = { email: 'new@shop.example', role: 'staff' }
    const { link, mail } = await owner.ask('POST /api/admin/staff', { body })
    expect(mail).toMatchObject({ to: 'new@shop.example', mailedAt: null, mailError: null })
    expect(mail.text).toContain(link)
    const secret = link.split('#')[1]
    for (const table of ['staff_links', 'audit_log', 'jobs.job'])
      expect(await shop.query(`select 1 from ${table} as t where t::text like '%' || $1 || '%'`, [secret])).toEqual([])
  })

  test('of a quote that a program asked for stays empty', async () => {
    const cart = await mugInCart()
    const body = { cartId: cart.id, email: 'victim@example.com', website: 'https://spam.example' }
    const { id } = await ask(shop, 'POST /api/quotes', { body })
    const { mails } = await worker.ask('GET /api/admin/mails', { query: { kind: 'mail-quote', state: 'unsent' } })
    expect(mails.map(({ of }) => of)).not.toContain(id)
  })
})

describe('messages', () => {
  test('are read, answered once a mail server is there, and closed', async () => {
    const body = { name: 'Bob', email: 'bob@example.com', subject: 'Boost leak', message: 'Hisses at 20 psi.' }
    const { id } = await ask(shop, 'POST /api/contact', { body })
    const open = await worker.ask('GET /api/admin/messages', { query: { state: 'open', q: 'boost LEAK' } })
    expect(open.messages.map((one) => one.id)).toEqual([id])
    const params = { id }
    const answered = await worker.ask('POST /api/admin/messages/:id/replies', {
      params,
      body: { text: 'Smoke test it.' },
    })
    expect(answered).toMatchObject({
      canMail: false,
      replies: [{ author: 'Test Person', text: 'Smoke test it.', mailedAt: null }],
    })
    expect(answered.closedAt).not.toBeNull()
    expect((await worker.ask('GET /api/admin/messages', { query: { state: 'open', q: 'boost' } })).messages).toEqual([])
    const again = await worker.ask('PATCH /api/admin/messages/:id', { params, body: { isClosed: false } })
    expect(again.closedAt).toBeNull()
    expect((await worker.ask('GET /api/admin/today')).openMessages).toBeGreaterThan(0)
    const found = await worker.ask('GET /api/admin/customers/:email', { params: { email: 'BOB@example.com' } })
    expect(found.messages).toHaveLength(1)
  })
})

describe('orders', () => {
  test('are listed page by page, each once, though many share a moment', async () => {
    await addOrders(170)
    const seen: string[] = []
    for (let after: string | null = ''; after !== null; ) {
      const page: { orders: { number: string }[]; next: string | null } = await worker.ask('GET /api/admin/orders', {
        query: { q: 'ann example', ...(after ? { after } : {}) },
      })
      seen.push(...page.orders.map(({ number }) => number))
      after = page.next
    }
    expect(seen).toHaveLength(170)
    expect(new Set(seen).size).toBe(170)
    await worker.refused('GET /api/admin/orders', 'invalid_input', { query: { after: 'nonsense' } })
  })

  test('are found by number, name and email, and narrowed by state', async () => {
    const [order] = (await worker.ask('GET /api/admin/orders', { query: { q: 'ann3@' } })).orders
    expect(order!.email).toBe('ann3@Example.com')
    const { orders } = await worker.ask('GET /api/admin/orders', { query: { q: order!.number } })
    expect(orders.map(({ id }) => id)).toContain(order!.id)
    expect((await worker.ask('GET /api/admin/orders', { query: { q: '100%' } })).orders).toEqual([])
    expect((await worker.ask('GET /api/admin/orders', { query: { state: 'no such' } })).orders).toEqual([])
    const { customers } = await worker.ask('GET /api/admin/customers', { query: { q: 'ann3@' } })
    expect(customers).toMatchObject([{ email: 'ann3@example.com', orders: 24 }])
  })

  test('carry notes that no customer sees', async () => {
    const [{ id } = { id: '' }] = (await worker.ask('GET /api/admin/orders')).orders
    const body = { note: 'Call before shipping' }
    const { notes, history } = await worker.ask('POST /api/admin/orders/:id/notes', { params: { id }, body })
    expect(notes).toMatchObject([{ author: 'Test Person', note: body.note }])
    expect(history[0]).toMatchObject({ action: 'orders.note', after: body })
    expect(await (await shop.fetch(`/api/orders/${id}`)).text()).not.toContain(body.note)
  })

  test('as CSV run nothing in a spreadsheet', async () => {
    await addOrders(1, '=HYPERLINK("http://evil.example")')
    const { csv, orders, isCut } = await worker.ask('GET /api/admin/orders/csv')
    expect([csv.split('\r\n').length - 2, isCut]).toEqual([orders, false])
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  })
})

describe('the shop itself', () => {
  test('shows new contact details on its pages, and says what it still needs', async () => {
    const details = { email: 'hello@speed.shop', phone: '(904) 444-7000', address: '9 Dyno Way, Jacksonville, FL' }
    await worker.refused('PUT /api/admin/settings', 'role_too_low', { body: details })
    const isDone = async (id: string) =>
      (await owner.ask('GET /api/admin/today')).goLive.find((one) => one.id === id)?.isDone
    expect(await isDone('contact')).toBe(false)
    await owner.ask('PUT /api/admin/settings', { body: details })
    await expect.poll(async () => (await shop.fetch('/contact')).text()).toContain(details.phone)
    expect(await isDone('contact')).toBe(true)
    const { entries } = await owner.ask('GET /api/admin/audit', { query: { subject: 'settings' } })
    expect(entries[0]).toMatchObject({ action: 'settings.edit', after: details })
  })

  test('tells of jobs that failed for good, and tries one again', async () => {
    const id = randomUUID()
    await shop.query(
      `insert into jobs.job (id, name, state, retry_limit, retry_count, output, completed_on, policy)
       select $1, name, 'failed', 2, 2, '{"message": "no such host"}', now(), 'short' from jobs.queue where name = 'cart-sweep'`,
      [id],
    )
    const { failed } = await worker.ask('GET /api/admin/health')
    expect(failed).toMatchObject([{ id, queue: 'cart-sweep', why: 'no such host' }])
    const params = { queue: 'cart-sweep', id }
    await worker.ask('POST /api/admin/jobs/:queue/:id/retry', { params })
    await expect
      .poll(
        async () => (await shop.query<{ state: string }>(`select state from jobs.job where id = $1`, [id]))[0]?.state,
      )
      .toBe('completed')
    await worker.refused('POST /api/admin/jobs/:queue/:id/retry', 'not_found', { params })
  })
})
