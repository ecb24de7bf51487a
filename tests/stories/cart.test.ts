import { describe, expect } from 'vitest'
import { story } from '../support/browser.ts'
import { openPage } from '../support/open-page.ts'
import { ask } from '../support/replies.ts'

describe('the cart', () => {
  story('gear goes in, the badge counts it, and the order is placed', async ({ page, shop }) => {
    await openPage(page, '/merchandise')
    await page.getByRole('button', { name: 'Add to Cart: Adrenaline Tee' }).click()
    await page.getByText('Added to cart', { exact: true }).waitFor()
    await page.getByText('Adrenaline Tee has been added to your cart.', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Cart, 1 item' }).click()
    await page.waitForURL('**/cart')
    for (let click = 0; click < 3; click += 1)
      await page.getByRole('button', { name: 'Increase quantity: Adrenaline Tee' }).click()
    await page.getByRole('link', { name: 'Cart, 4 items' }).waitFor()
    const summary = page.getByRole('complementary', { name: 'Summary' })
    await summary.getByText('$119.96').waitFor()
    const taxWords = 'Tax is calculated on the invoice.'
    await summary.getByText(taxWords).waitFor()
    await summary.getByLabel('Ship to').selectOption('Florida')
    await summary.getByText(taxWords).waitFor()
    await summary.getByRole('link', { name: 'Check out' }).click()
    await page.waitForURL('**/checkout/**')
    await page.getByRole('complementary', { name: 'Order summary' }).getByText(taxWords).waitFor()
    await expect.poll(() => page.getByLabel('State').inputValue()).toBe('FL')

    await page.getByRole('button', { name: 'Place order' }).click()
    await page.getByText('Please enter a street address').waitFor()
    await page.getByLabel('Name').fill('Sam Driver')
    await page.getByLabel('Email').fill('sam@example.com')
    await page.getByLabel('Street address').fill('1 Main Street')
    await page.getByLabel('City').fill('Jacksonville')
    await page.getByLabel('ZIP code').fill('32256')
    const [freight] = await shop.query<{ cents: number }>(
      `select first_cents + 3 * further_cents as cents from freight_rates where state = 'FL' and weight_class = 'parcel'`,
    )
    const total = 11_996 + freight!.cents
    const agreed = page.getByRole('complementary', { name: 'Order summary' })
    await agreed.getByText(`$${(freight!.cents / 100).toFixed(2)}`, { exact: true }).waitFor()
    await agreed.getByText(`$${(total / 100).toFixed(2)}`, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Place order' }).click()
    await page.waitForURL('**/orders/**')
    await page.getByRole('heading', { name: 'Thank you, Sam Driver' }).waitFor()
    await page.getByText('awaiting payment').waitFor()
    const ordered = page.getByRole('region', { name: 'What you ordered' })
    expect((await ordered.getByRole('listitem').allInnerTexts()).join()).toMatch(/Adrenaline Tee.+M, \w+/s)
    await ordered.getByText(/Tax is calculated on the invoice\. Includes \$[\d.]+ shipping\./).waitFor()
    await page.getByRole('link', { name: 'Cart', exact: true }).waitFor()
    const orders = await shop.query<{ total_cents: number }>('select total_cents from orders')
    expect(orders.map((order) => Number(order.total_cents))).toEqual([total])
  })

  story('a package goes in at its price, and the cart is still there after a reload', async ({ page, shop }) => {
    const [first] = (await (await shop.fetch('/api/packages')).json()) as {
      slug: string
      name: string
      basePrice: number
    }[]
    await openPage(page, `/packages/${first?.slug}`)
    await page.getByRole('button', { name: /^Add to Cart - \$/ }).click()
    await page.getByText(`${first?.name} has been added to your cart.`, { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    await openPage(page, '/cart')
    const total = (first?.basePrice ?? 0).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
    await page.getByRole('complementary', { name: 'Summary' }).getByText(total).waitFor()
    await page.getByRole('button', { name: `Remove ${first?.name}` }).click()
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  })

  story(
    'a build of the gallery goes in whole, installed or as parts only, at the price on its page',
    { tags: 'sweep' },
    async ({ page, shop }) => {
      const { forSale, finalHorsepower } = await ask(shop, 'GET /api/builds/:id', { params: { id: 'sunday-z' } })
      const partsUsd = forSale!.parts.reduce((sum, { pricing }) => sum + pricing.partCost, 0)
      const usd = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
      for (const [service, total] of [
        ['Parts only', partsUsd],
        ['Installed at our shop', forSale!.costUsd],
      ] as const) {
        await openPage(page, '/builds/sunday-z')
        await page.getByRole('radio', { name: service }).check()
        await page.getByRole('button', { name: /^Add build to cart/ }).click()
        await page.getByRole('link', { name: /^Cart, \d+ items$/ }).waitFor()
        await openPage(page, '/cart')
        await page.getByRole('heading', { name: `2012 Nissan 370Z, ${finalHorsepower} whp` }).waitFor()
        await page.getByText(usd(total)).first().waitFor()
        await page.getByRole('button', { name: 'Clear cart' }).click()
        await page.getByText('Your cart is empty').first().waitFor()
      }
    },
  )

  story(
    'a package is bought installed or as parts only, and what is shipped comes without installation',
    { tags: 'sweep' },
    async ({ page, shop }) => {
      const [first] = (await (await shop.fetch('/api/packages')).json()) as { slug: string; name: string }[]
      const { basePrice, laborCost } = (await (await shop.fetch(`/api/packages/${first?.slug}`)).json()) as {
        basePrice: number
        laborCost: number
      }
      const usd = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
      await openPage(page, `/packages/${first?.slug}`)
      await page.getByRole('radio', { name: /Installed at our shop/ }).waitFor()
      await page.getByRole('button', { name: /^Add to Cart - \$/ }).click()
      await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
      await openPage(page, '/cart')
      await page.getByRole('link', { name: 'Check out' }).click()
      await page.waitForURL('**/checkout/**')

      await page.getByRole('radio', { name: /Install it at the shop/, checked: true }).waitFor()
      const summary = page.getByRole('complementary', { name: 'Order summary' })
      await summary.getByText(usd(basePrice)).first().waitFor()
      await page.getByRole('radio', { name: /Ship it to me/ }).check()
      await summary.getByText('Shipped as parts only: installation comes off').waitFor()
      await summary.getByText(usd(basePrice - laborCost)).waitFor()
      await page.getByLabel('Name').fill('Sam Driver')
      await page.getByLabel('Email').fill('sam@example.com')
      await page.getByLabel('Street address').fill('1 Main Street')
      await page.getByLabel('City').fill('Jacksonville')
      await page.getByLabel('State').selectOption('Florida')
      await page.getByLabel('ZIP code').fill('32256')
      await summary.getByText('Shipping', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Place order' }).click()
      await page.getByRole('heading', { name: 'Thank you, Sam Driver' }).waitFor()
      const [order] = await shop.query<{ subtotal_cents: number; freight_cents: number; total_cents: number }>(
        'select subtotal_cents, freight_cents, total_cents from orders order by placed_at desc',
      )
      expect(Number(order?.subtotal_cents)).toBe(Math.round((basePrice - laborCost) * 100))
      expect(Number(order?.total_cents)).toBe(Number(order?.subtotal_cents) + Number(order?.freight_cents))

      await openPage(page, `/packages/${first?.slug}`)
      await page.getByRole('radio', { name: /Parts only/ }).check()
      await page.getByRole('button', { name: /^Add to Cart - \$/ }).click()
      await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
      await openPage(page, '/cart')
      await page.getByText(/Ford .*, Parts only$/).waitFor()
      await page
        .getByRole('complementary', { name: 'Summary' })
        .getByText(usd(basePrice - laborCost))
        .waitFor()
      await page.getByRole('link', { name: 'Check out' }).click()
      await page.getByRole('radio', { name: /Ship it to me/, checked: true }).waitFor()
    },
  )

  story('two windows of one visitor agree', { tags: 'sweep' }, async ({ page }) => {
    await openPage(page, '/merchandise')
    const other = await page.context().newPage()
    await openPage(other, '/cart')
    await other.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
    await page.getByRole('button', { name: 'Add to Cart: Garage Mug' }).click()
    await other.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    await other.getByRole('button', { name: 'Increase quantity: Garage Mug' }).click()
    await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()
  })

  story('a cart that the shop lost is built again', async ({ page, shop, watch }) => {
    watch.allow(/404/)
    await openPage(page, '/merchandise')
    await page.getByRole('button', { name: 'Add to Cart: Garage Mug' }).click()
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    await page.waitForFunction(() => localStorage.getItem('adrenaline.cart-id') !== null)
    await shop.query('delete from cart_lines')
    await shop.query('delete from carts')
    await openPage(page, '/cart')
    await page.getByRole('link', { name: 'Check out' }).waitFor()
    const lines = await shop.query<{ quantity: number }>('select quantity from cart_lines')
    expect(lines.map((line) => line.quantity)).toEqual([1])
  })

  story('each call that fails is said in words, and no line is lost', { tags: 'sweep' }, async ({ page, watch }) => {
    watch.allow(/503/)
    const problem = {
      type: '/api/docs#problem-unavailable',
      title: 'The shop cannot answer just now',
      status: 503,
      code: 'unavailable',
      detail: 'The shop cannot answer just now. Please try again in a moment.',
    }
    const failing = async (address: string) => {
      await page.route(address, (route) =>
        route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
      )
      return () => page.unroute(address)
    }
    const alert = page.getByRole('alert').filter({ hasText: problem.detail })
    const summary = page.getByRole('complementary', { name: 'Summary' })

    await openPage(page, '/merchandise')
    const createWorks = await failing('**/api/shopify/cart')
    await page.getByRole('button', { name: 'Add to Cart: Garage Mug' }).click()
    await page.getByText('Not added to cart', { exact: true }).waitFor()
    await createWorks()
    await page.getByRole('button', { name: 'Add to Cart: Garage Mug' }).click()
    await page.getByText('Garage Mug has been added to your cart.', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    await page.waitForFunction(() => localStorage.getItem('adrenaline.cart-id') !== null)

    const addWorks = await failing('**/api/shopify/cart/*/add')
    await page.getByRole('button', { name: 'Add to Cart: Adrenaline Tee' }).click()
    await page.getByText('Not added to cart', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    await addWorks()

    await page.getByRole('link', { name: 'Cart, 1 item' }).click()
    await summary.getByText('$14.99').waitFor()
    const updateWorks = await failing('**/api/shopify/cart/*/update')
    await page.getByRole('button', { name: 'Increase quantity: Garage Mug' }).click()
    await alert.waitFor()
    await summary.getByText('$14.99').waitFor()
    await updateWorks()

    const removeWorks = await failing('**/api/shopify/cart/*/remove')
    await page.getByRole('button', { name: 'Clear cart' }).click()
    await alert.waitFor()
    await summary.getByText('$14.99').waitFor()
    await removeWorks()

    const readWorks = await failing('**/api/shopify/cart/*')
    await openPage(page, '/cart')
    await summary.getByText('$14.99').waitFor()
    await readWorks()

    await openPage(page, '/cart')
    await summary.getByRole('link', { name: 'Check out' }).click()
    await page.waitForURL('**/checkout/**')
    const orderWorks = await failing('**/api/orders')
    await page.getByLabel('Name').fill('Sam Driver')
    await page.getByLabel('Email').fill('sam@example.com')
    await page.getByLabel('Street address').fill('1 Main Street')
    await page.getByLabel('City').fill('Jacksonville')
    await page.getByLabel('State').selectOption('Florida')
    await page.getByLabel('ZIP code').fill('32256')
    await page.getByRole('button', { name: 'Place order' }).click()
    await page.getByText('Order not placed', { exact: true }).waitFor()
    expect(await page.getByLabel('City').inputValue()).toBe('Jacksonville')
    await orderWorks()
    await page.getByRole('button', { name: 'Place order' }).click()
    await page.getByRole('heading', { name: 'Thank you, Sam Driver' }).waitFor()
  })

  story('only the newest notice is visible, and F8 leads to it', { tags: 'sweep' }, async ({ page }) => {
    await openPage(page, '/merchandise')
    await page.getByRole('button', { name: 'Add to Cart: Garage Mug' }).click()
    await page.getByRole('button', { name: 'Add to Cart: Adrenaline Tee' }).click()
    await page.getByText('Adrenaline Tee has been added to your cart.', { exact: true }).waitFor()
    expect(await page.getByText('Garage Mug has been added to your cart.', { exact: true }).count()).toBe(0)
    await page.keyboard.press('F8')
    await page.waitForFunction(() => document.activeElement?.closest('[role="region"]') !== null)
  })
})
