import { describe, expect } from 'vitest'
import type { Cart } from '../../src/contract/cart.ts'
import type { StagesReply } from '../../src/contract/planner.ts'
import { accessibilityViolations, story } from '../support/browser.ts'
import { openPage, reloadPage, untilAwake } from '../support/open-page.ts'

const GT = '/packages?brand=ford&model=ford-mustang-gt&year=2018'

describe('the package planner', () => {
  story(
    'a brand in the address is chosen; model, then year, then four stages with totals that are sums',
    async ({ page }) => {
      await openPage(page, '/packages?brand=ford')
      await page.getByRole('button', { name: 'Ford', pressed: true }).waitFor()
      await page.getByRole('heading', { name: 'Select Your Vehicle' }).waitFor()
      await page.getByText('Choose your vehicle year, make, and model above').waitFor()
      expect(await page.getByLabel('Year').isDisabled()).toBe(true)
      expect(await page.getByLabel('Forced Induction Preference').count()).toBe(0)
      await page.getByLabel('Model').selectOption({ label: 'Mustang GT' })
      const answered = page.waitForResponse((response) => response.url().includes('/api/planner/stages'))
      await page.getByLabel('Year').selectOption('2018')
      const reply: StagesReply = await (await answered).json()

      expect(reply.packages.map((one) => one.stage)).toEqual(['stage1', 'stage2', 'stage3', 'wide_open'])
      for (const one of reply.packages) {
        const parts = one.allParts.reduce((cents, part) => cents + Math.round(part.price * 100), 0)
        const labor = one.allParts.reduce((cents, part) => cents + Math.round(part.laborHours * 18_500), 0)
        expect(parts).toBe(Math.round((one.partsCost + one.tuning.cost) * 100))
        expect(labor).toBe(Math.round(one.laborCost * 100))
        expect(parts + labor).toBe(Math.round(one.totalCost * 100))
        const card = page
          .locator('.light-edge', { has: page.getByRole('heading', { name: one.name, exact: true }) })
          .last()
        const text = await card.textContent()
        expect(text).toContain(one.timeline)
        expect(text).toContain('Package Details Complete - Use Build My Ride for custom configurations')
        for (const part of one.parts) expect(text).toContain(part.name)
      }
      expect(await page.getByLabel('Forced Induction Preference').inputValue()).toBe('auto')
      expect(await accessibilityViolations(page)).toEqual([])
    },
  )

  story(
    'a stage goes into the cart whole; one that cannot be saved says so and changes nothing',
    async ({ page, watch }) => {
      await openPage(page, GT)
      const buttons = page.getByRole('button', { name: /^Add build to cart/ })
      const [first, second] = [buttons.nth(0), buttons.nth(1)]
      await untilAwake(page, 'planner')
      const price = (await first.textContent())?.match(/\$[\d,]+/)?.[0] ?? ''
      const added = page.waitForResponse((reply) => reply.url().includes('/api/shopify/cart') && reply.ok())
      await first.click()
      const cart = (await (await added).json()) as Cart
      expect(Math.round(Number(cart.cost.totalAmount.amount)).toLocaleString('en-US')).toBe(price.slice(1))

      watch.allow(/status of 429/)
      const detail = 'You saved many builds in a short time. Your cart is safe: try this one again in 5 minutes.'
      await page.route('**/api/plans', (route) =>
        route.fulfill({ status: 429, json: { code: 'too_many_requests', title: '', detail } }),
      )
      await second.click()
      await page.getByText(detail).first().waitFor()
      await openPage(page, '/cart')
      const lines = page.getByRole('main').getByRole('listitem')
      await expect.poll(() => lines.count()).toBe(cart.lines.edges.length)
      expect((await lines.allTextContents()).join()).toMatch(
        /Installation labor, [\d.]+ h2018 Ford Mustang GT, \d+ whp/,
      )
    },
  )

  story('each stage is drawn inside the car', async ({ page }) => {
    await openPage(page, '/packages?brand=ford&model=ford-mustang-gt&year=2018')
    const drawings = page.locator('.xray svg')
    await expect.poll(() => drawings.count()).toBe(4)
    const words = await drawings.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    expect(new Set(words).size).toBe(4)
    expect(words[3]).toMatch(/breaks first/)
  })

  story('choosing another brand clears model and year', { tags: 'sweep' }, async ({ page }) => {
    await openPage(page, GT)
    await page.getByRole('heading', { name: 'Stage 1', exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'Subaru' }).click()
    await page.getByRole('heading', { name: 'Select Your Vehicle' }).waitFor()
    expect(await page.getByLabel('Model').inputValue()).toBe('')
    expect(await page.getByLabel('Year').isDisabled()).toBe(true)
    expect(new URL(page.url()).searchParams.get('brand')).toBe('subaru')
  })

  story('the component filter narrows what is shown, not what it costs', { tags: 'sweep' }, async ({ page }) => {
    await openPage(page, GT)
    const total = page.getByText('Total Package Cost').first().locator('xpath=following-sibling::dd')
    const before = await total.textContent()
    await page.getByLabel('Component Filter').selectOption('exhaust')
    await page.getByText('Nothing in this category for this stage.').or(page.getByText('whp')).first().waitFor()
    await page.waitForURL(/filter=exhaust/)
    expect(await total.textContent()).toBe(before)
  })

  story(
    'smart mode goes from the empty state to packages, and seeds the database',
    { tags: 'sweep' },
    async ({ page, shop, watch }) => {
      await openPage(page, '/packages')
      const smart = page.getByRole('switch', { name: 'Smart mode' })
      await untilAwake(page, 'planner')
      await smart.click()
      await page.getByRole('heading', { name: 'Generate Smart Packages' }).waitFor()
      const generate = page.getByRole('button', { name: 'Generate Packages' })
      expect(await generate.isDisabled()).toBe(true)
      await page.getByLabel('Vehicle Model').selectOption({ label: 'Ford Mustang GT' })
      await page.getByLabel('Preference Type').selectOption('supercharger')
      await page.getByLabel('Target HP').fill('600')
      await generate.click()
      await page.getByRole('heading', { name: 'Generated Preference Packages' }).waitFor()
      await page
        .getByText(/confidence \d+%/)
        .first()
        .waitFor()
      watch.allow(/status of 401/)
      await page.getByRole('button', { name: 'Seed Database' }).click()
      await page.getByText('Already seeded', { exact: true }).first().waitFor()
      await page.getByLabel('Shop token').fill(shop.owner.authorization.replace('Bearer ', ''))
      await page.getByRole('button', { name: 'Seed Database' }).click()
      await page.getByText('Database seeded', { exact: true }).first().waitFor()
      await reloadPage(page)
      await page.getByRole('heading', { name: 'Smart Preference Builder' }).waitFor()
      await expect.poll(() => page.getByLabel('Target HP').inputValue()).toBe('600')
      await page.getByRole('heading', { name: 'Generated Preference Packages' }).waitFor()
      await page.getByLabel('Target HP').fill('550')
      await page.waitForURL((address) => !address.searchParams.has('made'))
    },
  )
})
