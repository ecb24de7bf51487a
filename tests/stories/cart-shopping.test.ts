import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { buildCartLines } from '../../src/contract/cart-lines.ts'
import { importParts } from '../../src/server/catalog-import/import-parts.ts'
import { connect } from '../../src/server/database/connection.ts'
import { story } from '../support/browser.ts'
import { atWidth } from '../support/law.ts'
import { openPage } from '../support/open-page.ts'
import { ask } from '../support/replies.ts'
import type { TestShop } from '../support/shop.ts'
import { until } from '../support/until.ts'

const CAR = 'ford-mustang-gt-2018-10at'
const WIDTHS = [390, 1440] as const

interface Shopping {
  page: Page
  shop: TestShop
}

/** Puts parts for the car into a cart of this browser, as its own requests would, and opens it. */
async function openCartOf({ page, shop }: Shopping, kinds: readonly string[]): Promise<string[]> {
  const { parts } = await ask(shop, 'GET /api/vehicles/:id/workbench', { params: { id: CAR } })
  const chosen = kinds.map((kind, index) => {
    const before = kinds.slice(0, index).filter((other) => other === kind).length
    return parts.filter((part) => part.kind === kind)[before]
  })
  const lines = chosen.map((part) => ({
    merchandiseId: `part:${part?.id}`,
    attributes: [{ key: 'vehicle', value: CAR }],
  }))
  const cart = await ask(shop, 'POST /api/shopify/cart', { body: { lines } })
  await openPage(page, '/about')
  await page.evaluate((id) => localStorage.setItem('adrenaline.cart-id', id), cart.id)
  await openPage(page, '/cart')
  await page.getByRole('heading', { name: /Ford Mustang GT/ }).waitFor()
  return chosen.map((part) => `${part?.manufacturer} ${part?.name}`)
}

/** Brings parts in as `npm run catalog-import` does, and waits until the shop has heard of them. */
async function importFile(shop: TestShop, lines: readonly string[]): Promise<void> {
  const database = connect(shop.databaseUrl)
  async function* file() {
    for (const line of lines) yield `${line}\n`
  }
  await importParts(database.db, { file: file(), fileName: 'parts.csv' })
  await database.close()
  const sku = lines.at(-1)?.split(',')[0] ?? ''
  await until(
    () => shop.fetch(`/api/catalog/parts/${sku}`),
    ({ status }) => status === 200,
  )
}

/** Nothing on the page is wider than the window. */
const fitsTheWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

for (const width of WIDTHS) {
  describe(`the cart at ${width} px`, atWidth(width), () => {
    const narrowed = async (page: Page) => page.setViewportSize({ width, height: 900 })

    story('two parts that clash: the cart says why, and taking one out mends it', async ({ page, shop }) => {
      await narrowed(page)
      const [first = ''] = await openCartOf({ page, shop }, ['tune', 'tune'])
      const warning = page.getByRole('region', { name: 'Check these before you order' })
      await warning.getByText('Only one of these goes on the car').waitFor()
      expect(await fitsTheWindow(page)).toBe(true)
      await page.getByRole('link', { name: 'Check out' }).waitFor()
      await warning.getByRole('button', { name: `Take out ${first}` }).click()
      await warning.waitFor({ state: 'detached' })
      await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    })

    story('a part without what it needs: what is missing is added there', { tags: 'sweep' }, async ({ page, shop }) => {
      await narrowed(page)
      await openCartOf({ page, shop }, ['injectors'])
      const warning = page.getByRole('region', { name: 'Check these before you order' })
      await warning.getByRole('button', { name: /^Add / }).first().click()
      await warning.waitFor({ state: 'detached' })
      await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()
    })

    story('a part is swapped, with what becomes of power and price', { tags: 'sweep' }, async ({ page, shop }) => {
      await narrowed(page)
      const [exhaust = ''] = await openCartOf({ page, shop }, ['catback_exhaust', 'cold_air_intake'])
      await page.getByRole('button', { name: `Change ${exhaust}` }).click()
      const drawer = page.getByRole('dialog', { name: `Change ${exhaust}` })
      await drawer.getByRole('heading', { name: 'Swap it for' }).waitFor()
      expect(await drawer.getByText(/whp\),/).count()).toBeGreaterThan(1)
      await drawer
        .getByRole('button', { name: /^Swap for/ })
        .first()
        .click()
      await drawer.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: `Remove ${exhaust}` }).waitFor({ state: 'detached' })
      await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()
    })

    story(
      'a part leaves an installed build: labor follows, the power goes, and one press brings it back',
      { tags: 'sweep' },
      async ({ page, shop }) => {
        await narrowed(page)
        const { parts } = await ask(shop, 'GET /api/vehicles/:id/workbench', { params: { id: CAR } })
        const chosen = ['catback_exhaust', 'cold_air_intake'].map((kind) => parts.find((part) => part.kind === kind)!)
        const request = { modelId: 'ford-mustang-gt', vehicleId: CAR, year: 2018, targetHorsepower: 460 }
        const plan = await ask(shop, 'POST /api/plans', {
          body: { title: 'Bolt-ons', vehicleId: CAR, partIds: chosen.map(({ id }) => id), request },
        })
        const lines = buildCartLines({ ...plan, laborHours: plan.now.laborHours })
        const cart = await ask(shop, 'POST /api/shopify/cart', { body: { lines } })
        await openPage(page, '/about')
        await page.evaluate((id) => localStorage.setItem('adrenaline.cart-id', id), cart.id)
        await openPage(page, '/cart')
        const whole = page.getByRole('heading', { name: /^2018 Ford Mustang GT, \d+ whp$/ })
        await whole.waitFor()
        await page.getByText(/^Installation labor/).waitFor()
        expect(await page.getByRole('button', { name: /^Increase quantity: Installation labor/ }).count()).toBe(0)
        const { manufacturer, name } = chosen[0]!
        await page.getByRole('button', { name: `Remove ${manufacturer} ${name}` }).click()
        await page.getByRole('heading', { name: '2018 Ford Mustang GT, changed build' }).waitFor()
        expect(await fitsTheWindow(page)).toBe(true)
        await page.getByRole('button', { name: 'Put it back' }).click()
        await whole.waitFor()
        await page.getByRole('link', { name: 'Cart, 3 items' }).waitFor()
      },
    )

    story(
      'what is saved for later is there after a reload, and goes back in',
      { tags: 'sweep' },
      async ({ page, shop }) => {
        await narrowed(page)
        const [exhaust = ''] = await openCartOf({ page, shop }, ['catback_exhaust', 'cold_air_intake'])
        await page.getByRole('button', { name: `Save ${exhaust} for later` }).click()
        await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
        await page.getByRole('link', { name: 'Check out' }).waitFor()
        await openPage(page, '/cart')
        const list = page.getByRole('region', { name: 'Saved for later' })
        await list.getByText(exhaust).waitFor()
        expect(await fitsTheWindow(page)).toBe(true)
        await list.getByRole('button', { name: `Move ${exhaust} to the cart` }).click()
        await list.waitFor({ state: 'detached' })
        await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()
      },
    )

    story('a quote is made, opened, and put into the cart at its prices', { tags: 'sweep' }, async ({ page, shop }) => {
      await narrowed(page)
      const [exhaust = ''] = await openCartOf({ page, shop }, ['catback_exhaust'])
      const summary = page.getByRole('complementary', { name: 'Summary' })
      await summary.getByLabel('Ship to').selectOption('FL')
      await summary.getByText('Freight, estimate').waitFor()
      await summary.getByText('Ready to ship by').waitFor()
      await summary.getByRole('button', { name: 'Email me this quote' }).click()
      await summary.getByLabel('Email for the quote').fill(`sam-${width}@example.com`)
      await summary.getByRole('button', { name: 'Send the quote' }).click()
      await summary.getByRole('link', { name: /^Q-\d{4}-\d{6}$/ }).click()
      await page.waitForURL('**/quotes/**')
      await page.getByRole('heading', { name: /^Quote Q-/ }).waitFor()
      await page.getByText(exhaust).first().waitFor()
      expect(await fitsTheWindow(page)).toBe(true)
      const [quote] = await shop.query<{ id: string; lines: { unitPriceCents: number }[] }>(
        'select id, lines from quotes order by serial desc limit 1',
      )
      await page.getByRole('button', { name: 'Put this quote in my cart' }).click()
      await page.waitForURL('**/cart')
      await page.getByRole('link', { name: 'Check out' }).waitFor()
      const kept = await shop.query<{ attributes: { key: string; value: string }[] }>(
        `select attributes from cart_lines where attributes @> jsonb_build_array(jsonb_build_object('key', 'quote', 'value', $1::text))`,
        [quote?.id],
      )
      expect(kept).toHaveLength(1)
    })

    story('parts only go to checkout with nothing of installation', { tags: 'sweep' }, async ({ page, shop }) => {
      await narrowed(page)
      await openCartOf({ page, shop }, ['catback_exhaust'])
      await page.getByRole('link', { name: 'Check out' }).click()
      await page.waitForURL('**/checkout/**')
      await page.getByRole('radio', { name: /Ship it to me/, checked: true }).waitFor()
      expect(await page.getByText(/installation comes off/).count()).toBe(0)
      expect(await fitsTheWindow(page)).toBe(true)
    })

    story('a package bought installed leads to the day that the car comes in', async ({ page, shop }) => {
      await narrowed(page)
      const [item] = await ask(shop, 'GET /api/packages')
      await openPage(page, `/packages/${item?.slug}`)
      await page.getByRole('radio', { name: /Installed at our shop/, checked: true }).waitFor()
      await page.getByRole('button', { name: /^Add to Cart - \$/ }).click()
      await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
      await openPage(page, '/cart')
      await page.getByText(new RegExp(`^${item?.years} ${item?.brandName} ${item?.modelName}, Installed`)).waitFor()
      await page.getByRole('link', { name: 'Check out' }).click()
      await page.getByRole('radio', { name: /Install it at the shop/, checked: true }).waitFor()
      await page.getByLabel('Name').fill('Sam Driver')
      await page.getByLabel('Email').fill('sam@example.com')
      await page.getByRole('button', { name: 'Place order' }).click()
      await page.getByRole('heading', { name: 'Thank you, Sam Driver' }).waitFor()
      await page.getByRole('link', { name: 'Book my install' }).click()
      await page.waitForURL('**/book?order=*')
      await page
        .getByRole('group', { name: /^Drop-off/ })
        .getByRole('button')
        .last()
        .click()
      await page.getByRole('button', { name: 'Book it' }).waitFor()
      expect(await fitsTheWindow(page)).toBe(true)
    })

    story("a maker's file is imported, and its part is found by its number and bought", async ({ page, shop }) => {
      await narrowed(page)
      const sku = `nightjar-${width}`
      await importFile(shop, [
        'sku,maker,part_number,name,category,kind,price,stock,fits',
        `${sku},Nightjar Works,NJX-${width},Short intake,intake,cold_air_intake,349.00,3,2018-2021 Ford Mustang GT`,
      ])
      await openPage(page, `/search?q=njx${width}`)
      await page.getByRole('link', { name: 'Short intake' }).first().click()
      await page.waitForURL(`**/parts/${sku}`)
      await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
      await page.getByRole('link', { name: 'Cart, 1 item' }).click()
      await page.waitForURL('**/cart')
      await page.getByRole('link', { name: 'Check out' }).click()
      await page.getByRole('radio', { name: /Install it at the shop/ }).check()
      await page.getByLabel('Name').fill('Sam Driver')
      await page.getByLabel('Email').fill('sam@example.com')
      await page.getByRole('button', { name: 'Place order' }).click()
      await page.getByRole('heading', { name: 'Thank you, Sam Driver' }).waitFor()
      const [left] = await shop.query<{ stock: number }>('select stock from shop_parts where id = $1', [sku])
      expect(left?.stock).toBe(2)
    })
  })
}
