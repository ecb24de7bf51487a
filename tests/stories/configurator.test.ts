import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations, visitorStory as story } from '../support/browser.ts'
import { openPage, reloadPage } from '../support/open-page.ts'

const WRX = '/configurator?make=Subaru&model=subaru-wrx&year=2015'
const GT = '/configurator?make=Ford&model=ford-mustang-gt&year=2018'

/** The figure under a name in the build summary, as a number. */
async function figure(page: Page, name: string): Promise<number> {
  const tile = page.locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${name}$`, 'i') }) }).first()
  return Number((await tile.locator('dd').first().textContent())?.replace(/[^0-9.]/g, ''))
}

describe('the real-time configurator', () => {
  story(
    'each choice opens the next, and changing one clears what stands below it',
    { tags: 'sweep' },
    async ({ page }) => {
      await openPage(page, '/build-configurator')
      expect(await page.getByLabel('Model').isDisabled()).toBe(true)
      await page.getByLabel('Make').selectOption('Ford')
      expect(await page.getByLabel('Year').isDisabled()).toBe(true)
      await page.getByLabel('Model').selectOption({ label: 'Mustang GT' })
      expect(await page.getByLabel('Forced Induction').isDisabled()).toBe(true)
      await page.getByLabel('Year').selectOption('2018')
      expect(await page.getByLabel('Forced Induction').locator('option').allInnerTexts()).toEqual([
        'Select forced induction',
        'No Preference',
        'Naturally Aspirated',
        'Turbo',
        'Supercharger',
      ])
      await page.getByLabel('Forced Induction').selectOption('turbo')
      await page.getByText('Parts Loaded!', { exact: true }).first().waitFor()
      await page
        .getByText(/Found \d+ authentic parts for your configuration\./)
        .first()
        .waitFor()
      await page.getByLabel('Model').selectOption({ label: 'Mustang EcoBoost' })
      await expect.poll(() => page.getByLabel('Year').inputValue()).toBe('')
      expect(await page.getByLabel('Forced Induction').isDisabled()).toBe(true)
    },
  )

  story(
    "the builder's code comes when the form is touched, and late code shows what was chosen last",
    { tags: 'sweep' },
    async ({ page }) => {
      const asked: string[] = []
      const held = Promise.withResolvers<void>()
      await page.route(/\/assets\/live-build-/, async (route) => {
        asked.push(route.request().url())
        await held.promise
        await route.continue()
      })
      await openPage(page, '/configurator')
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
      await page.getByLabel('Make').focus()
      await expect.poll(() => asked.length).toBe(1)
      await page.getByLabel('Make').selectOption('Ford')
      await page.getByLabel('Model').selectOption({ label: 'Mustang GT' })
      await page.getByLabel('Year').selectOption('2018')
      await page.getByLabel('Forced Induction').selectOption('turbo')
      await page.getByText('Parts Loaded!', { exact: true }).first().waitFor()
      await page.getByText('Loading Authentic Parts').waitFor()
      await page.getByLabel('Forced Induction').selectOption('supercharger')
      held.resolve()
      await page.getByText('Build Summary').waitFor()
      const offered = await page.getByLabel('turbo or blower', { exact: true }).locator('option').allInnerTexts()
      expect(offered.join()).toMatch(/supercharger/i)
      expect(offered.join()).not.toMatch(/turbo kit/i)
      expect(asked).toHaveLength(1)
    },
  )

  story('a car with a factory turbo is not offered Naturally Aspirated, and the screen says why', async ({ page }) => {
    await openPage(page, `${WRX}&induction=naturally_aspirated`)
    await page.getByText('A vehicle with factory induction cannot be Naturally Aspirated').waitFor()
    expect(await page.getByLabel('Forced Induction').inputValue()).toBe('')
    expect(await page.getByLabel('Forced Induction').locator('option').allInnerTexts()).not.toContain(
      'Naturally Aspirated',
    )
  })

  story('parts load by themselves, the totals are sums, and follow each change of a part', async ({ page }) => {
    const asked = page.waitForRequest('**/api/configurator/generate')
    await openPage(page, `${GT}&induction=supercharger`)
    expect((await asked).postDataJSON()).toMatchObject({
      modelId: 'ford-mustang-gt',
      year: 2018,
      targetHorsepower: 600,
      preferences: {
        forced_induction_preference: 'Supercharger',
        fuel_type: 'Pump Gas',
        intended_use: 'street',
        budget_priority: 'balanced',
      },
    })
    const before = {
      hp: await figure(page, 'Total power'),
      parts: await figure(page, 'Parts'),
      labor: await figure(page, 'Labor'),
      total: await figure(page, 'Total cost'),
      torque: await figure(page, 'Total torque'),
    }
    expect(Math.abs(before.parts + before.labor - before.total)).toBeLessThanOrEqual(1)
    await page.getByText('peak, at the wheels').waitFor()
    expect(before.torque).toBeGreaterThan(0)

    await page.getByLabel('turbo or blower', { exact: true }).selectOption('')
    await expect.poll(() => figure(page, 'Total power')).toBeLessThan(before.hp)
    expect(await figure(page, 'Total cost')).toBeLessThan(before.total)
    expect(await accessibilityViolations(page)).toEqual([])
  })

  for (const width of [390, 1440]) {
    story(
      `what could stand in a place is compared at ${width} px, chosen, and taken back`,
      { tags: 'sweep' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await openPage(page, `${GT}&induction=supercharger`)
        const power = await figure(page, 'Total power')
        const cost = await figure(page, 'Total cost')
        await page.getByRole('button', { name: /^Compare \d+\s*: turbo or blower$/ }).click()
        const rows = page.getByRole('region', { name: 'Compare: turbo or blower' }).getByRole('listitem')
        const other = rows.filter({ has: page.getByRole('button', { name: /^Choose / }) }).first()
        const promised = /(\d+) whp[\s\S]*\$([\d,]+) in all/.exec(await other.innerText())
        expect(await accessibilityViolations(page)).toEqual([])
        await other.getByRole('button', { name: /^Choose / }).click()
        await expect.poll(() => figure(page, 'Total power')).toBe(Number(promised?.[1]))
        expect(await figure(page, 'Total cost')).toBe(Number(promised?.[2]?.replaceAll(',', '')))
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        await page.getByRole('button', { name: 'Undo' }).locator('visible=true').click()
        await expect.poll(() => figure(page, 'Total power')).toBe(power)
        expect(await figure(page, 'Total cost')).toBe(cost)
        expect(await page.getByRole('button', { name: 'Undo' }).locator('visible=true').isDisabled()).toBe(true)
      },
    )
  }

  story('sliding along the best builds sets the parts, and the address brings them back', async ({ page }) => {
    await openPage(page, `${GT}&induction=turbo`)
    const slider = page.getByLabel('Best builds by price')
    const costAfter = async (key: string) => {
      await slider.press(key)
      const said = /for \$([\d,]+)/.exec((await slider.getAttribute('aria-valuetext')) ?? '')?.[1]?.replaceAll(',', '')
      expect(await figure(page, 'Total cost'), 'when the key is let go, every figure is that of the slider').toBe(
        Number(said),
      )
      return Number(said)
    }
    await slider.focus()
    const cheapest = await costAfter('Home')
    const dearest = await costAfter('End')
    expect(dearest).toBeGreaterThan(cheapest)
    const hp = await figure(page, 'Total power')
    const chosen = await page.getByText(/^\d+ chosen$/).textContent()
    await page.waitForURL((url) => `${url.searchParams.get('parts')?.split(',').length} chosen` === chosen)
    await reloadPage(page)
    await page.getByText('Build Summary').waitFor()
    expect(await figure(page, 'Total power')).toBe(hp)
    expect(await figure(page, 'Total cost')).toBe(dearest)
  })

  story(
    'a failed fetch of parts is said and can be repeated; no parts at all is said too',
    { tags: 'sweep' },
    async ({ page, watch }) => {
      watch.allow(/500/)
      await page.route('**/api/configurator/generate', (route) => route.fulfill({ status: 500, body: 'broken' }))
      await openPage(page, `${GT}&induction=turbo`)
      await page.getByText('Please try again or select different options.').first().waitFor()
      await page.unroute('**/api/configurator/generate')
      await page.route('**/api/configurator/generate', async (route) => {
        const reply = await route.fetch()
        await route.fulfill({ json: { ...(await reply.json()), availableParts: [] } })
      })
      await page.getByRole('button', { name: 'Retry Loading Parts' }).click()
      await page.getByRole('heading', { name: 'No Parts Available' }).waitFor()
      await page.unroute('**/api/configurator/generate')
      await page.getByRole('button', { name: 'Retry Loading Parts' }).click()
      await page.getByText('Build Summary').waitFor()
    },
  )

  story('a build opened from Build My Ride says the same figure, and all of it is one click away', async ({ page }) => {
    await openPage(
      page,
      '/build-my-ride?year=2018&make=Ford&model=ford-mustang-gt&hp=550&induction=single_turbo&build=1',
    )
    const planned = await figure(page, 'Wheel power')
    const cost = await figure(page, 'Total cost')
    await page.getByRole('link', { name: 'Open in the configurator' }).click()
    await page.getByText('Build Summary').waitFor()
    expect(await figure(page, 'Total power')).toBe(planned)
    expect(await figure(page, 'Total cost')).toBe(cost)
    const all = page.getByRole('button', { name: /^Take all \d+ whp$/ })
    const whp = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0])
    expect(whp).toBeGreaterThan(planned)
    await page.getByText(`Tuned to ${planned} whp for your goal of 550; the parts could make ${whp}.`).waitFor()
    await all.click()
    await expect.poll(() => figure(page, 'Total power')).toBe(whp)
    await page.waitForURL(/tune=all/)
    await reloadPage(page)
    await page.getByText('Build Summary').waitFor()
    expect(await figure(page, 'Total power')).toBe(whp)
  })
})
