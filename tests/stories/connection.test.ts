import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { type ConsoleWatch, story as storyOfTheShop } from '../support/browser.ts'
import { openPage } from '../support/open-page.ts'

/** Code that the browser still has from another story would come without a network. */
const story = storyOfTheShop.extend('isCold', { scope: 'file' }, true)

/** What a browser says of a request that does not get through. */
const NO_CONNECTION = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported module/

/** The page stands: bar, words and no broken screen. */
async function expectStanding(page: Page) {
  expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true)
  expect(((await page.locator('main').textContent()) ?? '').length).toBeGreaterThan(80)
  expect(await page.getByText('This page broke').count()).toBe(0)
}

/** Pulls the network, acts, expects to be told so on a page that stands, and gives the network back. */
async function withoutNetwork(page: Page, watch: ConsoleWatch, act: () => Promise<unknown>, told: Locator) {
  watch.allow(NO_CONNECTION)
  // Code that is on its way when the network goes makes the page load anew when it is back: another story.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await act()
  await told.first().waitFor()
  await expectStanding(page)
  await page.context().setOffline(false)
}

const notLoaded = (page: Page) => page.getByText('That page did not load', { exact: true })

/** Follows a link without a network, which says so and stays, and then with one, which arrives. */
async function follow(page: Page, watch: ConsoleWatch, link: Locator, address: string | RegExp) {
  const before = page.url()
  const heading = () => page.locator('h1').first().textContent()
  const headingBefore = await heading()
  await withoutNetwork(page, watch, () => link.click(), notLoaded(page))
  await expect.poll(() => page.url()).toBe(before)
  await link.click()
  await page.waitForURL(address)
  // The address stands before the page does: its code may come with a new document.
  await expect.poll(heading).not.toBe(headingBefore)
  await page.locator('body.loaded').waitFor()
}

/** Asks once more; the page may have gone on by itself when the network returned. */
const askAgain = (button: Locator) => button.click({ timeout: 2000 }).catch(() => undefined)

describe('when the code of a form is slow', () => {
  story('what was written and sent before it came is kept, and sent when it has', async ({ page, shop }) => {
    const held = Promise.withResolvers<void>()
    await page.route(/contact-form-[^/]*\.js/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/contact')
    await page.getByLabel('Name').fill('Sam Driver')
    await page.getByLabel('Email').fill('sam@example.com')
    await page.getByLabel('Subject').fill('Boost')
    await page.getByRole('textbox', { name: 'Message' }).fill('How much boost does a stock Coyote stand?')
    await page.getByRole('button', { name: 'Send Message' }).click()
    held.resolve()
    await page.getByText('Message Sent!', { exact: true }).waitFor()
    expect(await shop.query('select name, subject from messages')).toEqual([{ name: 'Sam Driver', subject: 'Boost' }])
  })
})

describe('when the connection drops', () => {
  story(
    'at any step from a brand to a placed order, the page stands and nothing is lost',
    { tags: 'sweep' },
    async ({ page, watch }) => {
      await openPage(page, '/')
      await follow(page, watch, page.getByRole('link', { name: 'Build your ride' }).first(), '**/configurator')
      await openPage(page, '/brands/ford')
      await follow(page, watch, page.getByRole('link', { name: 'View packages' }), '**/packages?brand=ford')
      await follow(page, watch, page.getByRole('link', { name: /^Learn More/ }).first(), '**/packages/*')
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      await withoutNetwork(
        page,
        watch,
        () => page.getByRole('button', { name: /^Add to Cart - \$/ }).click(),
        page.getByText('Saved on this device', { exact: true }),
      )
      await page.waitForFunction(() => localStorage.getItem('adrenaline.cart-unsent') === null)
      await follow(page, watch, page.getByRole('link', { name: 'Cart, 1 item' }), '**/cart')
      const more = page.getByRole('button', { name: /^Increase quantity/ })
      await withoutNetwork(
        page,
        watch,
        () => more.click(),
        page.getByRole('button', { name: 'Waiting for connection' }),
      )
      await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()
      expect((await page.locator('main').textContent())?.toLowerCase()).toContain(name.toLowerCase())
      await follow(page, watch, page.getByRole('link', { name: 'Check out' }), '**/checkout/*')

      await page.getByRole('radio', { name: /Ship it to me/ }).check()
      await page.getByLabel('Name').fill('Sam Driver')
      await page.getByLabel('Email').fill('sam@example.com')
      await page.getByLabel('Street address').fill('1 Main Street')
      await page.getByLabel('City').fill('Jacksonville')
      await page.getByLabel('State').selectOption('Florida')
      await page.getByLabel('ZIP code').fill('32256')
      const place = page.getByRole('button', { name: 'Place order' })
      await withoutNetwork(page, watch, () => place.click(), page.getByText('Order not placed', { exact: true }))
      await withoutNetwork(
        page,
        watch,
        () => page.getByRole('link', { name: 'About', exact: true }).first().click(),
        notLoaded(page),
      )
      expect(await page.getByLabel('City').inputValue()).toBe('Jacksonville')
      await place.click()
      await page.getByRole('heading', { name: 'Thank you, Sam Driver' }).waitFor()
      await follow(page, watch, page.getByRole('link', { name: 'Gear', exact: true }).first(), '**/merchandise')
    },
  )

  story(
    'Build My Ride says so, keeps the form, and generates and saves afterwards',
    { tags: 'sweep' },
    async ({ page, watch }) => {
      await openPage(page, '/build-my-ride?year=2018&make=Ford&model=ford-mustang-gt&hp=600&induction=Supercharger')
      const generate = page.getByRole('button', { name: 'Generate Build' })
      await expect.poll(() => generate.isEnabled()).toBe(true)
      await withoutNetwork(
        page,
        watch,
        () => generate.click(),
        page.getByText('Generation Failed', { exact: true }).first(),
      )
      await page.getByText("We couldn't reach the shop.").first().waitFor()
      expect(await page.getByLabel('Model').inputValue()).toBe('ford-mustang-gt')
      await askAgain(page.getByRole('button', { name: 'Try again' }))
      await page.getByRole('article', { name: 'Your build' }).waitFor()
      const save = page.getByRole('button', { name: 'Save Build Configuration' })
      await withoutNetwork(page, watch, () => save.click(), page.getByText('Build not saved', { exact: true }))
      await save.click()
      await page.getByRole('link', { name: /^\/plans\// }).waitFor()
    },
  )

  story('the configurator and the planner say so and go on from there', { tags: 'sweep' }, async ({ page, watch }) => {
    await openPage(page, '/configurator?make=Ford&model=ford-mustang-gt&year=2018')
    const induction = page.getByLabel('Forced Induction')
    await expect.poll(() => induction.isEnabled()).toBe(true)
    await withoutNetwork(
      page,
      watch,
      () => induction.selectOption('supercharger'),
      page.getByText('Error Loading Parts', { exact: true }).first(),
    )
    await askAgain(page.getByRole('button', { name: 'Retry Loading Parts' }))
    await page.getByRole('region', { name: 'Build Summary' }).or(page.getByText('Build Summary')).first().waitFor()

    await openPage(page, '/packages?brand=ford&model=ford-mustang-gt&year=2018')
    await page.getByRole('heading', { name: 'Stage 1', exact: true }).first().waitFor()
    await withoutNetwork(
      page,
      watch,
      () => page.getByLabel('Forced Induction Preference').selectOption('turbo'),
      page.getByRole('heading', { name: 'No packages for this choice' }),
    )
    await page.getByRole('heading', { name: 'Stage 1', exact: true }).first().waitFor()
    await page.getByRole('switch', { name: 'Smart mode' }).click()
    await page.getByLabel('Vehicle Model').selectOption('ford-mustang-gt')
    const generate = page.getByRole('button', { name: 'Generate Packages' })
    await withoutNetwork(page, watch, () => generate.click(), page.getByText("We couldn't reach the shop."))
    await generate.click()
    await page.getByRole('heading', { name: 'Generated Preference Packages' }).waitFor()
  })

  story('a message and a question keep their words', { tags: 'sweep' }, async ({ page, watch }) => {
    await openPage(page, '/contact')
    await page.getByLabel('Name').fill('Sam Driver')
    await page.getByLabel('Email').fill('sam@example.com')
    await page.getByLabel('Subject').fill('Dyno day')
    await page.getByLabel('Message', { exact: false }).last().fill('Do you have a slot next week?')
    const send = page.getByRole('button', { name: 'Send Message' })
    await withoutNetwork(page, watch, () => send.click(), page.getByText('Failed to send your message.'))
    const away = page.getByRole('link', { name: 'About', exact: true }).first()
    await withoutNetwork(page, watch, () => away.click(), notLoaded(page))
    expect(await page.getByLabel('Subject').inputValue()).toBe('Dyno day')
    await send.click()
    await page.getByText('Message Sent!', { exact: true }).waitFor()

    await openPage(page, '/intelligent-assistant')
    await page.getByLabel('Your question').fill('How quick is a stock 2015 WRX in the quarter mile?')
    await withoutNetwork(
      page,
      watch,
      () => page.getByRole('button', { name: 'Send' }).click(),
      page.getByText('The assistant did not answer.'),
    )
    await page.getByRole('button', { name: 'Ask again' }).click()
    await expect.poll(() => page.getByRole('log').textContent()).toMatch(/quarter mile in \d/)
  })
})

describe('code that does not come', () => {
  story(
    'of a part of the home page leaves the page as it is, and comes with the network',
    { tags: 'sweep' },
    async ({ page, watch }) => {
      watch.allow(NO_CONNECTION)
      await page.route('**/assets/brand-selector-*', (route) => route.abort())
      await openPage(page, '/')
      const heading = page.getByRole('heading', { name: 'CHOOSE YOUR PLATFORM' })
      await heading.scrollIntoViewIfNeeded()
      await page.getByText('Part of this page did not load', { exact: true }).waitFor()
      await expectStanding(page)
      expect(await heading.isVisible()).toBe(true)
      await page.unroute('**/assets/brand-selector-*')
      await page.context().setOffline(true)
      await page.context().setOffline(false)
      await page.locator('main [aria-label="Next brands"]').waitFor()
    },
  )

  story(
    'because the shop was deployed anew is loaded with the new page',
    { tags: 'sweep' },
    async ({ page, watch }) => {
      watch.allow(/404|dynamically imported module/)
      await openPage(page, '/')
      let isOld = true
      await page.route('**/assets/about-page-*', (route) =>
        isOld ? route.fulfill({ status: 404, body: '' }) : route.continue(),
      )
      // The new build is there before the app hears that the shop answers.
      await page.route('**/api/shop', (route) => {
        isOld = false
        return route.continue()
      })
      await page.getByRole('link', { name: 'About', exact: true }).first().click()
      await page.waitForURL('**/about')
      await page.locator('body.loaded').waitFor()
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/adrenaline/i)
    },
  )
})

describe('an item added just before the page is left', () => {
  for (const [when, isReceived] of [
    ['before the shop gets it', false],
    ["before the shop's answer arrives", true],
  ] as const) {
    story(`${when}, is in the cart of the next page, once`, async ({ page, shop, watch }) => {
      watch.allow(NO_CONNECTION)
      await openPage(page, '/merchandise')
      const asked = Promise.withResolvers<void>()
      await page.route('**/api/shopify/cart', async (route) => {
        if (isReceived) await route.fetch()
        asked.resolve()
      })
      await page.getByRole('button', { name: 'Add to Cart: Garage Mug' }).click()
      await asked.promise
      await page.unroute('**/api/shopify/cart')
      await openPage(page, '/about')
      await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
      await page.waitForFunction(() => localStorage.getItem('adrenaline.cart-id') !== null)
      await page.getByRole('link', { name: 'Cart, 1 item' }).click()
      await page.getByRole('link', { name: 'Check out' }).waitFor()
      const id = await page.evaluate(() => localStorage.getItem('adrenaline.cart-id'))
      const { totalQuantity } = (await (await shop.fetch(`/api/shopify/cart/${id}`)).json()) as {
        totalQuantity: number
      }
      expect(totalQuantity).toBe(1)
      const lines = await shop.query<{ quantity: number }>('select quantity from cart_lines where cart_id = $1', [id])
      expect(lines).toEqual([{ quantity: 1 }])
    })
  }
})
