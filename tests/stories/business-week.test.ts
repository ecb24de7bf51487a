// @module-tag sweep
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { firstOwnerLink } from '../../src/server/admin/links.ts'
import { connect } from '../../src/server/database/connection.ts'
import { story as plainStory } from '../support/browser.ts'
import { startShop } from '../support/built-server.ts'
import { thinEvidence } from '../support/judged.ts'
import { withPasskeyDevice } from '../support/office.ts'
import { openPage } from '../support/open-page.ts'
import { ask } from '../support/replies.ts'
import { configFor, type TestShop } from '../support/shop.ts'
import { PASSWORD } from '../support/staff.ts'
import { openStripePeer } from '../support/stripe-peer.ts'
import { until } from '../support/until.ts'

/** A story in a shop that takes cards. */
const story = plainStory
  // biome-ignore lint/correctness/noEmptyPattern: the first argument of a fixture must be a pattern
  .extend('peer', { scope: 'file' }, async ({}, { onCleanup }) => {
    const peer = await openStripePeer()
    onCleanup(peer.close)
    return peer
  })
  .extend('shopEnv', { scope: 'file' }, ({ peer }) => peer.env)

interface Week {
  shop: TestShop
  browser: Browser
  /** The owner's window, at the back office. */
  owner: Page
}
const inOffice = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name, exact: true }).click()

/** A window of a customer of their own. */
async function customerWindow({ browser, shop }: Pick<Week, 'browser' | 'shop'>): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.address, viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(30_000)
  return context.newPage()
}

/** The first owner makes an account by the link of the terminal, and invites Sam, who adds a passkey on a phone. */
async function openTheOffice({ shop, browser, owner }: Week): Promise<Page> {
  const database = connect(shop.databaseUrl, { maxConnections: 1 })
  const link = (await firstOwnerLink(database.db, Date.now())) ?? ''
  await database.close()
  await owner.goto(link)
  await owner.getByLabel('Email').fill('owner@speed.shop')
  await owner.getByLabel('Name').fill('Olive Owner')
  await owner.getByLabel('Password').fill(PASSWORD)
  await owner.getByRole('button', { name: 'Make my account' }).click()
  await owner.getByLabel('Invite by email').fill('sam@speed.shop')
  await owner.getByRole('button', { name: 'Make a link' }).click()
  const invitation = (await owner.locator('code').textContent()) ?? ''

  const context = await browser.newContext({ baseURL: shop.address, viewport: { width: 390, height: 844 } })
  context.setDefaultTimeout(30_000)
  const phone = await context.newPage()
  await withPasskeyDevice(phone)
  await phone.goto(invitation)
  await phone.getByText('sam@speed.shop').waitFor()
  await phone.getByLabel('Name').fill('Sam Staff')
  await phone.getByLabel('Password').fill(PASSWORD)
  await phone.getByRole('button', { name: 'Make my account' }).click()
  await phone.getByLabel('Name of the device').fill('Phone')
  await phone.getByRole('button', { name: 'Add a passkey' }).click()
  await phone.getByText(/Phone added/).waitFor()
  await phone.getByRole('button', { name: 'Sign out' }).click()
  await phone.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await phone.getByRole('heading', { name: 'Today' }).waitFor()
  return phone
}

/** Sam changes a price on the phone; both processes of the shop show it. */
async function changeAPrice({ shop }: Week, phone: Page, second: string): Promise<void> {
  const [part] = await shop.query<{ id: string }>(`select id from parts order by id limit 1`)
  await inOffice(phone, 'Catalog')
  await phone.getByLabel('Search').fill(part!.id)
  // Its own row: until the search has answered, the first one is another's.
  await phone.locator(`[data-row][href*="${part!.id}"]`).click()
  await phone.getByLabel('Price (US$)').fill('4321.00')
  await phone.getByRole('button', { name: 'Save', exact: true }).click()
  await phone.getByText(/catalog.edit/).waitFor()
  for (const address of [shop.address, second])
    await expect.poll(async () => (await fetch(`${address}/parts/${part!.id}`)).text()).toContain('$4,321')
}

/** Carl buys two mugs with a card that asks his bank; the shipping to Florida is in what he pays. */
async function buyTwoMugs(customer: Page): Promise<string> {
  await openPage(customer, '/merchandise')
  await customer.getByRole('button', { name: 'Add to Cart: Garage Mug' }).click()
  await customer.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
  await openPage(customer, '/cart')
  await customer.getByRole('button', { name: 'Increase quantity: Garage Mug' }).click()
  await customer.getByRole('link', { name: 'Cart, 2 items' }).waitFor()
  await customer.getByRole('link', { name: 'Check out' }).click()
  const fields = { Name: 'Carl Customer', Email: 'carl@example.com', 'Street address': '1 Main St', City: 'Tampa' }
  for (const [label, text] of Object.entries(fields)) await customer.getByRole('textbox', { name: label }).fill(text)
  await customer.getByLabel('State').selectOption('Florida')
  await customer.getByLabel('ZIP code').fill('33601')
  const summary = customer.getByRole('complementary', { name: 'Order summary' })
  await summary.getByText('Shipping', { exact: true }).waitFor()
  const total = await summary.getByText('Total', { exact: true }).locator('xpath=following-sibling::dd').textContent()
  await customer.getByRole('button', { name: 'Continue to payment' }).click()
  await customer.getByRole('heading', { name: `Pay ${total?.replace('$', '')}` }).waitFor()
  await customer.getByRole('button', { name: 'Pay with a 3-D Secure card' }).click()
  await customer.getByRole('button', { name: 'Complete authentication' }).click()
  await customer.getByText('Payment received. We order your parts next.').waitFor()
  return (await customer.locator('main strong.figures').first().textContent()) ?? ''
}

/** Sam ships one of the two and gives a little back for the wait; the order says that it was Sam. */
async function shipInPart(phone: Page, customer: Page, number: string): Promise<void> {
  await inOffice(phone, 'Orders')
  await phone.getByRole('link', { name: number }).click()
  await phone.getByLabel(/^Ships now: .*of 2\)$/).fill('1')
  await phone.getByLabel('Carrier').fill('UPS')
  await phone.getByLabel('Tracking number').fill('1Z999')
  await phone.getByRole('button', { name: 'Ship', exact: true }).click()
  await phone.getByLabel(/^Ships now: .*of 1\)$/).waitFor()
  await phone.getByLabel('Refund (US$)').fill('2.50')
  await phone.getByLabel('Reason').fill('Sorry for the wait')
  await phone.getByRole('button', { name: 'Refund', exact: true }).click()
  await phone.getByText('Refund asked for $2.50').waitFor()
  await phone
    .getByText(/by sam@speed\.shop/)
    .first()
    .waitFor()
  await phone.getByRole('link', { name: 'Mails' }).click()
  await phone.getByRole('heading', { name: /Part of your order has shipped/ }).waitFor()
  await customer.reload()
  await customer.getByText('1 of 2 shipped').waitFor()
  await expect
    .poll(async () => {
      await customer.reload()
      await customer.getByText('Loading order').waitFor({ state: 'detached' })
      return customer.locator('main').textContent()
    })
    .toContain('$2.50 was refunded.')
}

/** One bay is left, and two customers want it at the same time. */
async function fightForABay({ shop, browser, owner }: Week): Promise<void> {
  await inOffice(owner, 'Booking')
  await owner.getByRole('button', { name: 'Remove bay 2' }).click()
  await owner.getByRole('button', { name: 'Save bays and hours' }).click()
  await owner.getByRole('button', { name: 'Remove bay 2' }).waitFor({ state: 'detached' })
  const pages = [await customerWindow({ browser, shop }), await customerWindow({ browser, shop })]
  const timeOn = (page: Page) =>
    page
      .getByRole('group', { name: /^Drop-off/ })
      .getByRole('button')
      .first()
  for (const page of pages) {
    await openPage(page, '/book')
    await timeOn(page).waitFor()
  }
  const [first, second] = pages as [Page, Page]
  await timeOn(first).click()
  await first.getByRole('button', { name: 'Book it' }).waitFor()
  await timeOn(second).click()
  await second.getByText('Somebody just took that time. Pick another one.', { exact: true }).waitFor()
  await first.getByLabel('Name').fill('Ann Early')
  await first.getByLabel('Email').fill('ann@example.com')
  await first.getByLabel('Car', { exact: true }).fill('2018 Mustang GT')
  await first.getByRole('button', { name: 'Book it' }).click()
  await first.getByText('Booked', { exact: true }).waitFor()
  for (const page of pages) await page.context().close()
  await owner.reload()
  await owner.getByRole('table', { name: 'Appointments' }).getByText('Ann Early').waitFor()
}

async function answerAMessage({ shop, owner }: Week): Promise<void> {
  const asked = {
    name: 'Carl Customer',
    email: 'carl@example.com',
    subject: 'Clutch slips',
    message: 'In fourth, hot.',
  }
  await ask(shop, 'POST /api/contact', { body: asked })
  await inOffice(owner, 'Messages')
  await owner.getByRole('link', { name: 'Clutch slips' }).click()
  await owner.getByLabel('Answer Carl Customer by email').fill('Come by on Friday.')
  await owner.getByRole('button', { name: 'Send answer' }).click()
  await owner.getByText('closed', { exact: true }).waitFor()
}

/** A quote for a package becomes an order, paid by card and installed. Returns the order's id. */
async function quoteToOrder({ shop }: Week, customer: Page, phone: Page): Promise<string> {
  const [item] = await ask(shop, 'GET /api/packages')
  const cart = await ask(shop, 'POST /api/shopify/cart', {
    body: { lines: [{ merchandiseId: `package:${item!.slug}` }] },
  })
  const quote = await ask(shop, 'POST /api/quotes', { body: { cartId: cart.id, email: 'carl@example.com' } })
  await openPage(customer, `/quotes/${quote.id}`)
  await customer.getByRole('button', { name: 'Put this quote in my cart' }).click()
  await customer.waitForURL('**/cart')
  await customer.getByRole('link', { name: 'Check out' }).click()
  await customer.getByRole('radio', { name: /Install it at the shop/ }).check()
  await customer.getByLabel('Name').fill('Carl Customer')
  await customer.getByLabel('Email').fill('carl@example.com')
  await customer.getByRole('button', { name: 'Continue to payment' }).click()
  await customer.getByRole('button', { name: 'Pay with a good card' }).click()
  await customer.getByText('Payment received. We order your parts next.').waitFor()
  const id = new URL(customer.url()).pathname.split('/').at(-1) ?? ''
  await phone.goto(`/admin/orders/${id}`)
  await phone.getByRole('button', { name: 'Installed' }).click()
  // Its own words were there before: that they are no button any more says that the shop has taken it.
  await phone.getByRole('button', { name: 'Installed' }).waitFor({ state: 'detached' })
  await phone.goto('/admin/customers/carl%40example.com')
  await phone.getByRole('link', { name: quote.number }).waitFor()
  return id
}

/** Some days later Carl is asked for his dyno sheet, and sends it; the owner approves it beside its photo. */
async function proveIt({ shop, owner }: Week, customer: Page, orderId: string): Promise<void> {
  await shop.query(`update jobs.job set start_after = now() where name = 'ask-result' and data ->> 'orderId' = $1`, [
    orderId,
  ])
  const [asked] = await until(
    () => shop.query<{ id: string }>('select id from order_results where order_id = $1', [orderId]),
    (found) => found.length > 0,
  )
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer()
  const [car] = (await ask(shop, 'GET /api/results/:id', { params: { id: asked!.id } })).cars
  await openPage(customer, `/results/${asked!.id}`)
  await customer.getByLabel('Year').fill(String(car!.yearFrom))
  await customer.getByLabel('Wheel hp', { exact: false }).first().fill('587')
  await customer
    .getByLabel('Photo of the sheet or slip')
    .setInputFiles({ name: 'sheet.jpg', mimeType: 'image/jpeg', buffer: photo })
  await customer.getByRole('checkbox').check()
  await customer.getByRole('button', { name: 'Send my result' }).click()
  await customer.getByText('Thank you. We check every sheet before it counts.').waitFor()

  await inOffice(owner, 'Evidence')
  await owner.getByRole('img', { name: /^Sheet or slip of order/ }).waitFor()
  await owner.getByRole('button', { name: 'Approve' }).click()
  await owner.getByText(/The sheet counts as evidence now\..*The build is in the gallery\./).waitFor()
  await openPage(customer, '/builds')
  await expect
    .poll(async () => {
      await customer.reload()
      return customer.getByRole('article').first().textContent()
    })
    .toContain('587')
  await expect
    .poll(
      async () =>
        (await ask(shop, 'GET /api/evidence')).results.some(({ sourceName }) => sourceName === 'Verified order'),
      {
        timeout: 120_000,
      },
    )
    .toBe(true)
  await openPage(customer, '/accuracy')
  await customer.getByLabel(/^Find your car in .* results/).fill('verified order')
  await customer.getByRole('button', { name: /587 wheel hp measured/ }).click()
  await customer
    .getByText(/Verified order/i)
    .first()
    .waitFor()
}

describe('a business week', () => {
  story(
    'from the first owner to a customer’s dyno sheet on the accuracy page',
    { timeout: 600_000 },
    async ({ page: owner, browser, shop, peer, watch }) => {
      // Asking who is signed in is refused until somebody is; the bay that somebody else took is refused.
      watch.allow(/401|409/)
      peer.listenAt(shop.address)
      await thinEvidence(shop)
      await shop.query('delete from bookings')
      const week = { shop, browser, owner }
      const second = await startShop({ config: configFor({ DATABASE_URL: shop.databaseUrl, ...peer.env }) })
      try {
        const phone = await openTheOffice(week)
        await changeAPrice(week, phone, second.address)
        const customer = await customerWindow(week)
        const number = await buyTwoMugs(customer)
        await shipInPart(phone, customer, number)
        await fightForABay(week)
        await answerAMessage(week)
        const orderId = await quoteToOrder(week, customer, phone)
        await proveIt(week, customer, orderId)
        await phone.context().close()
        await customer.context().close()
      } finally {
        await second.stop()
      }
    },
  )
})
