// @module-tag sweep
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { ROUTES } from '../../src/web/routes.ts'
import { accessibilityViolations, story } from '../support/browser.ts'
import { ask } from '../support/replies.ts'
import type { TestShop } from '../support/shop.ts'
import { wronglySaid } from '../support/voice.ts'

const GT = 'make=Ford&model=ford-mustang-gt&year=2018&variant=ford-mustang-gt-2018-10at'
const WITH_A_CAR = [
  `/packages?brand=ford&${GT}`,
  `/configurator?${GT}&induction=supercharger`,
  `/build-my-ride?${GT}&hp=600`,
]
const MORE = ['/packages?mode=smart', '/parts/fuel-system', '/search?q=intake', ...WITH_A_CAR]

/** An address of every route that names something: the first that the shop has, or one made for this. */
async function examplesIn(shop: TestShop): Promise<Record<string, string>> {
  const [brands, packages, builds] = await Promise.all([
    ask(shop, 'GET /api/brands'),
    ask(shop, 'GET /api/packages'),
    ask(shop, 'GET /api/builds'),
  ])
  const built = await Promise.all(
    [500, 600].map(async (targetHorsepower) => {
      const request = { modelId: 'ford-mustang-gt', year: 2018, targetHorsepower, preferences: {} }
      const reply = await ask(shop, 'POST /api/configurator/generate', { body: request })
      const partIds = reply.recommendedParts.map(({ partId }) => partId)
      const vehicleId = reply.enhancedData.vehicle.id
      const { code } = await ask(shop, 'POST /api/plans', {
        body: { title: `Every page, ${targetHorsepower} whp`, vehicleId, partIds, request },
      })
      return { code, partIds, vehicleId }
    }),
  )
  const [{ code, partIds, vehicleId }] = built as [(typeof built)[0]]
  const newCart = () =>
    ask(shop, 'POST /api/shopify/cart', {
      body: { lines: [{ merchandiseId: `package:${packages[0]?.slug}`, quantity: 1 }] },
    })
  const [cart, ordered] = [await newCart(), await newCart()]
  const order = await ask(shop, 'POST /api/orders', {
    body: {
      ...{ cartId: ordered.id, cartVersion: ordered.version, expectedTotal: ordered.cost.totalAmount.amount },
      ...{ name: 'Pat Example', email: 'pat@example.com', delivery: 'installation' },
    },
  })
  const quote = await ask(shop, 'POST /api/quotes', { body: { cartId: cart.id, email: 'pat@example.com' } })
  const { days } = await ask(shop, 'GET /api/booking/slots', { query: { kind: 'talk' } })
  const startsAt = days[0]?.slots[0]?.startsAt
  const held = await ask(shop, 'POST /api/bookings', { body: { kind: 'talk', startsAt } })
  const who = { name: 'Pat Example', email: 'pat@example.com', car: '2018 Mustang GT' }
  const booking = await ask(shop, 'PUT /api/bookings/:id', { params: { id: held.id }, body: who })
  await shop.query(`insert into order_results (id, order_id) values ('a-link-of-every-page', $1)`, [order.id])
  return {
    '/parts/:slug': `/parts/${partIds[0]}`,
    '/parts/for/:vehicle': `/parts/for/${vehicleId}`,
    '/parts/for/:vehicle/:category': `/parts/for/${vehicleId}/intake`,
    '/makers/:slug': '/makers/kooks',
    '/brands/:slug': `/brands/${brands[0]?.slug}`,
    '/models/:slug': `/models/${packages[0]?.modelId}`,
    '/models/:slug/:years': '/models/ford-mustang-gt/2018-23',
    '/merchandise/:slug': '/merchandise/wide-open-hoodie',
    '/packages/:slug': `/packages/${packages[0]?.slug}`,
    '/builds/:id': `/builds/${builds[0]?.id}`,
    '/plans/:code': `/plans/${code}`,
    '/compare': `/compare?plans=${built.map((plan) => plan.code).join(',')}`,
    '/checkout/:cartId': `/checkout/${encodeURIComponent(cart.id)}`,
    '/orders/:id': `/orders/${order.id}`,
    '/quotes/:id': `/quotes/${quote.id}`,
    '/policies/:slug': '/policies/returns',
    '/results/:id': '/results/a-link-of-every-page',
    '/bookings/:id': `/bookings/${booking.id}`,
    '/orders/:id/invoice': `/orders/${order.id}/invoice`,
  }
}

/** Every address of the list of routes: those that name something by their example, the last (no page) in a story of its own. */
async function everyAddress(shop: TestShop): Promise<string[]> {
  const examples = await examplesIn(shop)
  const paths = ROUTES.map(({ path }) => path).filter((path) => path !== '*')
  return paths.map((path) => {
    const address = examples[path] ?? path
    if (address.includes(':')) throw new Error(`no example of ${path}`)
    return address
  })
}

/** They count over all years of a model, and sell nothing. */
const OVER_ALL_YEARS = ['/accuracy', '/enhanced-packages']

/** Where a car of the catalog is named and its years are not: not beside the name, in its row, card or section. */
const carsWithoutYears = (page: Page, names: readonly string[]) =>
  page.evaluate((cars) => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      if (!cars.some((car) => text.includes(car)) || node.parentElement?.closest('option, script, [hidden]')) continue
      const around = node.parentElement?.closest<HTMLElement>('li, article, tr, section, main')
      if (!/(?<!\d)(?:19[89]|20[0-3])\d(?!\d)/.test(`${text}\n${around?.innerText}`)) found.add(text)
    }
    return [...found]
  }, names)

describe('every page', () => {
  story(
    'opens without a complaint, with one heading, names no car without its years, is accessible, speaks our language, and stays within a tablet and a phone',
    { timeout: 900_000 },
    async ({ page, shop }) => {
      const wrong: string[] = []
      const cars = [...new Set((await ask(shop, 'GET /api/vehicles')).map(({ make, model }) => `${make} ${model}`))]
      for (const path of [...(await everyAddress(shop)), ...MORE]) {
        const reply = await page.goto(path)
        if (reply?.status() !== 200) wrong.push(`${path}: status ${reply?.status()}`)
        await page.locator('body.loaded').waitFor()
        if (WITH_A_CAR.includes(path)) await page.waitForLoadState('networkidle')
        // What only the visitor may see, such as an order, comes after the page.
        await page.locator('h1').first().waitFor()
        const headings = await page.locator('h1').count()
        if (headings !== 1) wrong.push(`${path}: ${headings} headings of the first rank`)
        if (!OVER_ALL_YEARS.includes(path))
          for (const car of await carsWithoutYears(page, cars)) wrong.push(`${path}: no years beside ${car}`)
        for (const violation of await accessibilityViolations(page)) wrong.push(`${path}: ${violation}`)
        for (const words of wronglySaid(await page.locator('body').innerText())) wrong.push(`${path}: ${words}`)
        for (const width of [820, 390, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          if (tooWide > 0) wrong.push(`${path}: ${tooWide} px wider than a window of ${width}`)
        }
      }
      expect(wrong).toEqual([])
    },
  )

  story('that does not exist says so, and leads back', async ({ page, watch }) => {
    watch.allow(/status of 404/)
    const reply = await page.goto('/no-such-page')
    expect(reply?.status()).toBe(404)
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
  })
})
