import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { story } from '../support/browser.ts'
import { openPage } from '../support/open-page.ts'
import { ask } from '../support/replies.ts'
import type { TestShop } from '../support/shop.ts'

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

/** Nothing on the page is wider than the window. */
const fitsTheWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

for (const width of WIDTHS) {
  describe(`the cart at ${width} px`, () => {
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

    story('a part without what it needs: what is missing is added there', async ({ page, shop }) => {
      await narrowed(page)
      await openCartOf({ page, shop }, ['injectors'])
      const warning = page.getByRole('region', { name: 'Check these before you order' })
      await warning.getByRole('button', { name: /^Add / }).first().click()
      await warning.waitFor({ state: 'detached' })
      await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()
    })

    story('a part is swapped, with what becomes of power and price', async ({ page, shop }) => {
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

    story('what is saved for later is there after a reload, and goes back in', async ({ page, shop }) => {
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
    })

    story('a quote is made, opened, and put into the cart at its prices', async ({ page, shop }) => {
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

    story('parts only go to checkout with nothing of installation', async ({ page, shop }) => {
      await narrowed(page)
      await openCartOf({ page, shop }, ['catback_exhaust'])
      await page.getByRole('link', { name: 'Check out' }).click()
      await page.waitForURL('**/checkout/**')
      await page.getByRole('radio', { name: /Ship it to me/, checked: true }).waitFor()
      expect(await page.getByText(/installation comes off/).count()).toBe(0)
      expect(await fitsTheWindow(page)).toBe(true)
    })
  })
}
