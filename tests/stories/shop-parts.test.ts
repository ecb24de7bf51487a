import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations, visitorStory as story } from '../support/browser.ts'
import { atWidth } from '../support/law.ts'
import { openPage, reloadPage } from '../support/open-page.ts'
import { ask } from '../support/replies.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

const GT = {
  vehicles: [
    { vehicleId: 'ford-mustang-gt-2018-10at', modelId: 'ford-mustang-gt', year: 2018, label: '2018 Ford Mustang GT' },
  ],
  plans: [],
  chosenVehicleId: 'ford-mustang-gt-2018-10at',
}

/** The visitor has a car in the garage. */
const withCar = (page: Page) =>
  page.addInitScript((garage) => window.localStorage.setItem('adrenaline.garage', JSON.stringify(garage)), GT)

async function openSearch(page: Page, by: 'key' | 'click' = 'click') {
  if (by === 'key') await page.keyboard.press('/')
  else await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const box = page.getByRole('combobox', { name: 'Search' })
  await box.waitFor()
  return box
}
const results = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option')

for (const size of SIZES) {
  describe(`shopping for a part at ${size.width} px`, atWidth(size.width), () => {
    story('by its number, as it is typed, with the keyboard alone', async ({ page }) => {
      await page.setViewportSize(size)
      await openPage(page, '/about')
      const box = await openSearch(page, 'key')
      await box.pressSequentially('70103305 rhkr')
      await results(page).first().getByText('Hooker').waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/parts/hooker-long-tube-headers-coyote-5-0')
      await page.getByRole('heading', { level: 1, name: /Long Tube Headers/ }).waitFor()
      expect(await page.getByText('Part # 70103305-RHKR').isVisible()).toBe(true)
      expect(await accessibilityViolations(page)).toEqual([])
    })

    story('gear is found at the price that the cart asks, cents and all', async ({ page, shop }) => {
      const item = (await ask(shop, 'GET /api/merchandise')).find(({ price }) => Number(price) % 1 > 0)!
      await page.setViewportSize(size)
      await openPage(page, '/about')
      await (await openSearch(page)).fill(item.name)
      const row = results(page).filter({ hasText: item.name }).first()
      await row.getByText(`$${Number(item.price).toFixed(2)}`).waitFor()
    })

    story(
      'by what is wrong with the car, and the search is remembered on this device',
      { tags: 'sweep' },
      async ({ page }) => {
        await page.setViewportSize(size)
        await openPage(page, '/')
        const box = await openSearch(page)
        await box.fill('clutch slipping')
        await results(page)
          .first()
          .getByText(/clutch/i)
          .first()
          .waitFor()
        await page.keyboard.press('Enter')
        await page.waitForURL('**/search?q=clutch**')
        await page.getByRole('heading', { level: 2, name: /Parts/ }).waitFor()
        await page.locator('body.loaded').waitFor()
        await openSearch(page)
        await page.getByRole('button', { name: 'clutch slipping' }).waitFor()
      },
    )

    story('by shelf and car: narrowed, opened, and back to the same place', async ({ page }) => {
      await page.setViewportSize(size)
      await openPage(page, '/parts/for/ford-mustang-gt-2018-10at/exhaust')
      const status = page.getByRole('status').filter({ hasText: /\d+ parts?/ })
      const before = await status.textContent()
      if (size.width < 1024) await page.getByRole('button', { name: 'Filter' }).click()
      const choice = page.getByRole('checkbox', { name: /\$1,000 to \$2,500/ }).filter({ visible: true })
      const label = page.locator('label', { hasText: '$1,000 to $2,500' }).filter({ visible: true })
      const counted = Number(await label.locator('.figures').textContent())
      await choice.check()
      await page.waitForURL('**price=1000-2500**')
      if (size.width < 1024) await page.keyboard.press('Escape')
      await page
        .getByText(`${counted} ${counted === 1 ? 'part' : 'parts'}`, { exact: true })
        .first()
        .waitFor()
      expect(`${counted} parts`).not.toBe(before)
      const last = page.getByRole('article').last()
      await last.scrollIntoViewIfNeeded()
      const top = await page.evaluate(() => window.scrollY)
      await last.getByRole('link').click()
      await page.waitForURL((url) => /^\/parts\/(?!for)/.test(url.pathname))
      await page.goBack()
      await page.waitForURL('**price=1000-2500**')
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
      await page.goForward()
      await page.waitForURL((url) => /^\/parts\/(?!for)/.test(url.pathname))
    })

    story(
      'by the kind of part: the shelf keeps only that kind, and the address says so',
      { tags: 'sweep' },
      async ({ page }) => {
        await page.setViewportSize(size)
        await openPage(page, '/parts/exhaust')
        const chip = page.getByRole('button', { name: /^Downpipes \d+$/ })
        const counted = /(\d+)$/.exec(await chip.innerText())![1]
        await chip.click()
        await page.waitForURL('**/parts/exhaust?kind=downpipe')
        await page.getByText(`${counted} parts`, { exact: true }).first().waitFor()
        for (const alt of await page
          .getByRole('article')
          .getByRole('img')
          .evaluateAll((all) => all.map((one) => one.getAttribute('alt'))))
          expect(alt).toContain('downpipe')
        await reloadPage(page)
        expect(await chip.getAttribute('aria-pressed')).toBe('true')
        await chip.click()
        await page.waitForURL('**/parts/exhaust')
      },
    )

    story('for the wrong car: it is said why, and what fits is one click away', async ({ page }) => {
      await page.setViewportSize(size)
      await withCar(page)
      await openPage(page, '/parts/cobb-gesi-catted-downpipe-wrx')
      await page.getByText("Doesn't fit your 2018 Ford Mustang GT").waitFor()
      await page.getByText(/It's made for the .*WRX\. Yours is the .*Mustang GT/).waitFor()
      await page.getByRole('link', { name: 'Exhaust that fits' }).click()
      await page.waitForURL('**/parts/for/ford-mustang-gt-2018-10at/exhaust')
      await page.getByRole('heading', { level: 1, name: 'Exhaust' }).waitFor()
      await page.getByRole('article').first().getByText('Fits', { exact: true }).waitFor()
    })

    story('that nobody has: the empty page leads on', { tags: 'sweep' }, async ({ page }) => {
      await page.setViewportSize(size)
      await openPage(page, '/search?q=qqxxzz%2099999999')
      await page.getByRole('heading', { name: 'We found nothing for that' }).waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
      await page.getByRole('link', { name: 'Exhaust', exact: true }).click()
      await page.waitForURL('**/parts/exhaust')
      await page.getByRole('article').nth(10).waitFor()
    })

    story('and put into the cart for the own car', async ({ page }) => {
      await page.setViewportSize(size)
      await withCar(page)
      await openPage(page, '/parts/jlt-cold-air-intake-2018-2023-mustang-gt')
      await page.getByText('Fits your 2018 Ford Mustang GT').waitFor()
      await page.getByRole('radio', { name: /Installed at our shop/ }).check()
      await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
      await page.getByRole('link', { name: 'Cart, 1 item' }).click()
      await page.waitForURL('**/cart')
      await page.getByText('Cold Air Intake 2018-2023 Mustang GT').first().waitFor()
      await page.getByText('Installed at our shop', { exact: true }).waitFor()
      await page.getByRole('link', { name: 'Check out' }).click()
      await page.getByRole('radio', { name: /Install it at the shop/, checked: true }).waitFor()
    })
  })
}
