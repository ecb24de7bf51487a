import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { firstOwnerLink } from '../../src/server/admin/links.ts'
import { connect } from '../../src/server/database/connection.ts'
import { accessibilityViolations, story } from '../support/browser.ts'
import { withPasskeyDevice } from '../support/office.ts'
import { openPage } from '../support/open-page.ts'
import { ask } from '../support/replies.ts'
import type { TestShop } from '../support/shop.ts'
import { PASSWORD, signedIn } from '../support/staff.ts'

/** Sixty orders, and the owner at the desk of this page. */
async function openOfficeWithOrders(page: Page, shop: TestShop, email: string): Promise<void> {
  await shop.query(
    `insert into orders (id, number, cart_id, name, email, delivery, subtotal_cents, total_cents, due_cents)
     select 's' || n, 'AP-S' || n, 's' || n, 'Ann', 'ann@example.com', 'shipping', 100, 100, 100 from generate_series(1, 60) n
     on conflict do nothing`,
  )
  const desk = await signedIn(shop, 'owner', email)
  const [name = '', value = ''] = desk.cookie.split('=')
  await page.context().addCookies([{ name, value, url: shop.address, httpOnly: true, sameSite: 'Strict' }])
}

/** By key: what the change before brings to the page moves the button, and a pointer would miss it. */
async function ship(page: Page): Promise<void> {
  await page.getByLabel('Carrier').fill('UPS')
  const button = page.getByRole('button', { name: 'Ship', exact: true })
  await button.click({ trial: true })
  await button.press('Enter')
}

describe('the back office', () => {
  story('from the first owner to an answered message', { timeout: 240_000 }, async ({ page, browser, shop, watch }) => {
    // Asking who is signed in is refused until somebody is.
    watch.allow(/401/)
    const database = connect(shop.databaseUrl, { maxConnections: 1 })
    const link = (await firstOwnerLink(database.db, Date.now()))!
    await database.close()
    const office = shop.address

    await page.goto(office + link)
    await page.getByLabel('Email').fill('owner@speed.shop')
    await page.getByLabel('Name').fill('Olive Owner')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Make my account' }).click()
    await page.getByRole('heading', { name: 'Who may sign in' }).waitFor()
    await page.getByLabel('Invite by email').fill('sam@speed.shop')
    await page.getByRole('button', { name: 'Make a link' }).click()
    const invitation = await page.locator('code').textContent()

    // The new colleague, on another device, adds a passkey and comes back with it.
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const phone = await context.newPage()
    await withPasskeyDevice(phone)
    await phone.goto(invitation ?? '')
    await phone.getByText('sam@speed.shop').waitFor()
    await phone.getByLabel('Name').fill('Sam Staff')
    await phone.getByLabel('Password').fill(PASSWORD)
    await phone.getByRole('button', { name: 'Make my account' }).click()
    await phone.getByLabel('Name of the device').fill('Phone')
    await phone.getByRole('button', { name: 'Add a passkey' }).click()
    await phone.getByText(/Phone added/).waitFor()
    expect(await phone.getByRole('heading', { name: 'Who may sign in' }).count()).toBe(0)
    await phone.getByRole('button', { name: 'Sign out' }).click()
    await phone.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await phone.getByRole('heading', { name: 'Today' }).waitFor()

    // A new price, on the shop's own page.
    const [part] = await shop.query<{ id: string; price_cents: number }>(
      `select id, price_cents from parts order by id limit 1`,
    )
    const customer = await context.newPage()
    await phone.getByRole('link', { name: 'Catalog' }).click()
    await phone.getByLabel('Search').fill(part!.id)
    await phone
      .getByRole('link', { name: /./ })
      .and(phone.locator(`[data-row][href*="${part!.id}"]`))
      .click()
    const price = phone.getByLabel('Price (US$)')
    await price.fill('0')
    await phone.getByText('Enter a price above zero').waitFor()
    await price.fill('4321.00')
    await phone.getByRole('button', { name: 'Save', exact: true }).click()
    await phone.getByText(/catalog.edit/).waitFor()
    await expect
      .poll(async () => {
        await openPage(customer, `${office}/parts/${part!.id}`)
        return customer.locator('main').textContent()
      })
      .toContain('$4,321')

    // A customer writes, and is answered.
    await openPage(customer, `${office}/contact`)
    const asked = {
      name: 'Carl Customer',
      email: 'carl@example.com',
      subject: 'Clutch slips',
      message: 'In fourth gear, hot.',
    }
    await shop.fetch('/api/contact', { json: asked })
    await page.getByRole('link', { name: 'Messages' }).click()
    await page.getByRole('link', { name: 'Clutch slips' }).click()
    await page.getByLabel('Answer Carl Customer by email').fill('Come by on Friday.')
    await page.getByRole('button', { name: 'Send answer' }).click()
    await page.getByText('Come by on Friday.').waitFor()
    await page.getByText('closed', { exact: true }).waitFor()

    // The owner sees who did what, and takes the price back.
    await page.getByRole('link', { name: 'Audit log' }).click()
    await page.getByText('by sam@speed.shop').first().waitFor()
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await page.getByText(/catalog.undo/).waitFor()
    const [after] = await shop.query<{ price_cents: number }>(`select price_cents from parts where id = $1`, [part!.id])
    expect(after!.price_cents).toBe(part!.price_cents)
    await context.close()
  })

  story('every screen opens without a complaint', { tags: 'sweep', timeout: 240_000 }, async ({ page, shop }) => {
    await openOfficeWithOrders(page, shop, 'screens@speed.shop')
    const titles = {
      ...{ '/': 'Today', '/orders': 'Orders', '/orders/s1': 'Order AP-S1', '/orders/s1/invoice': 'Invoice' },
      ...{ '/orders/s1/picking-list': 'Picking list', '/messages': 'Messages', '/customers': 'Customers' },
      ...{
        '/customers/ann@example.com': 'ann@example.com',
        '/catalog/parts': 'Catalog',
        '/catalog/vehicles': 'Catalog',
      },
      ...{
        '/catalog/merchandise/prices': 'Prices: Gear',
        '/evidence': 'Evidence',
        '/imports': 'Imports',
        '/settings': 'Settings',
      },
      ...{
        '/booking': 'Booking',
        '/selling': 'Selling',
        '/policies': 'Policies',
        '/orders/s1/mails': 'Mails of this order',
        ...{ '/outbox': 'Outbox', '/outbox/mail-order/s1': 'Order placed' },
      },
      ...{ '/staff': 'Staff', '/audit': 'Audit log', '/health': 'Jobs and health' },
    }
    for (const [path, title] of Object.entries(titles)) {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(`${shop.address}/admin${path}`)
        await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
        await page.waitForFunction(() => !document.body.textContent.includes('Loading ...'))
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect([path, width, wide <= 0]).toEqual([path, width, true])
      }
      expect([path, await accessibilityViolations(page)]).toEqual([path, []])
    }
  })

  story('the list of orders is read on and walked by keys', { tags: 'sweep' }, async ({ page, shop }) => {
    await openOfficeWithOrders(page, shop, 'keys@speed.shop')
    await page.goto(`${shop.address}/admin/orders`)
    await page.getByRole('table', { name: 'Orders' }).waitFor()
    const rows = page.locator('[data-row]')
    expect(await rows.count()).toBe(50)
    await page.getByRole('button', { name: 'More' }).click()
    await expect.poll(() => rows.count()).toBe(60)
    await page.locator('body').press('j')
    await page.keyboard.press('j')
    const second = await rows.nth(1).textContent()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: `Order ${second}` }).waitFor()
  })

  story('an order is paid at the counter, shipped in two parcels and refunded in part', async ({ page, shop }) => {
    const item = (await ask(shop, 'GET /api/merchandise')).find(({ sizes, colors }) => !sizes && !colors)
    const lines = [{ merchandiseId: `merch:${item!.id}`, quantity: 2 }]
    const cart = await ask(shop, 'POST /api/shopify/cart', { body: { lines } })
    const asked = { cartId: cart.id, delivery: 'shipping', region: 'FL' }
    const { totalAmount } = await ask(shop, 'POST /api/orders/quote', { body: asked })
    const order = await ask(shop, 'POST /api/orders', {
      body: {
        ...{ cartId: cart.id, cartVersion: cart.version, expectedTotal: totalAmount.amount },
        ...{ name: 'Carl Customer', email: 'carl@example.com', delivery: 'shipping' },
        address: { street: '1 Main St', city: 'Tampa', region: 'FL', postalCode: '33601', country: 'US' },
      },
    })
    const desk = await signedIn(shop, 'staff', 'desk@speed.shop')
    const [name = '', value = ''] = desk.cookie.split('=')
    await page.context().addCookies([{ name, value, url: shop.address, httpOnly: true, sameSite: 'Strict' }])
    await page.goto(`${shop.address}/admin/orders/${order.id}`)
    await page.getByText('Awaiting payment').first().waitFor()
    await page.getByLabel('Receipt number').fill('R-1')
    await page.getByRole('button', { name: 'Record payment' }).click()
    await page.getByText('Paid', { exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'Packed' }).click()
    await page.getByRole('button', { name: 'Packed' }).waitFor({ state: 'detached' })
    await page.getByLabel(/^Ships now: .*of 2\)$/).fill('1')
    await ship(page)
    await page.getByLabel(/^Ships now: .*of 1\)$/).waitFor()
    await ship(page)
    await page.getByText('Shipped', { exact: true }).first().waitFor()
    await page.getByLabel('Refund (US$)').fill('1.00')
    await page.getByLabel('Reason').fill('Scratched')
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    await page.getByText('$1.00', { exact: true }).waitFor()
    const after = await ask(shop, 'GET /api/orders/:id', { params: { id: order.id } })
    expect(after).toMatchObject({ status: 'shipped', payment: { refundedAmount: { amount: '1.00' } } })
    expect(after.shipments).toHaveLength(2)
  })

  story(
    'parts come from a file, are found in the shop, and go when they are taken back',
    { tags: 'sweep' },
    async ({ page, shop }) => {
      const desk = await signedIn(shop, 'staff', 'files@speed.shop')
      const [name = '', value = ''] = desk.cookie.split('=')
      await page.context().addCookies([{ name, value, url: shop.address, httpOnly: true, sameSite: 'Strict' }])
      const csv = `sku,maker,part_number,name,category,kind,price,labor_hours,fuel,emissions,stock,description,fits
      wr-1,Wrenwork,WR-1,Wren intake,intake,cold_air_intake,289.00,1,,50-state,4,Short,2018-2023 Ford Mustang GT
      wr-2,Wrenwork,WR-2,Wren pipe,intake,cold_air_intake,free,1,,,,Short,2018-2023 Ford Mustang GT`
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`${shop.address}/admin/imports`)
      await page
        .getByLabel('Parts file')
        .setInputFiles({ name: 'wren.csv', mimeType: 'text/csv', buffer: Buffer.from(csv.replaceAll(/^ +/gm, '')) })
      await page.getByRole('button', { name: 'Preview' }).click()
      await page.getByText('1 new, 0 changed').waitFor()
      await page.getByText(/price/).last().waitFor()
      expect(await page.getByRole('button', { name: 'Import 1 part', exact: true }).isDisabled()).toBe(true)
      await page.getByLabel('Leave the wrong lines out and import the rest').check()
      await page.getByRole('button', { name: 'Import 1 part', exact: true }).click()
      await page.getByText(/Import \d+ done: 1 new/).waitFor()
      const found = async () => (await ask(shop, 'GET /api/search', { query: { q: 'Wrenwork WR-1' } })).hits.length
      await expect.poll(found).toBe(1)
      await page.getByRole('button', { name: /Take import \d+ back/ }).click()
      await page.getByText(/taken back. Parts removed: 1/).waitFor()
      await expect.poll(found).toBe(0)
    },
  )
})
