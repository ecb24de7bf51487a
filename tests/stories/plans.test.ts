import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations, visitorStory as story } from '../support/browser.ts'
import { openPage } from '../support/open-page.ts'

async function saveBuild(page: Page, hp: number): Promise<string> {
  await openPage(
    page,
    `/build-my-ride?year=2018&make=Ford&model=ford-mustang-gt&hp=${hp}&induction=Supercharger&build=1`,
  )
  await page.getByRole('button', { name: 'Save Build Configuration' }).click()
  const address = await page.getByRole('link', { name: /^\/plans\// }).getAttribute('href')
  if (!address) throw new Error('the saved build showed no address')
  return address
}

describe('saved builds', () => {
  story(
    'a saved build opens from its address in a fresh browser with the same figures',
    async ({ page, browser, shop }) => {
      const address = await saveBuild(page, 600)
      const context = await browser.newContext({ baseURL: shop.address })
      const other = await context.newPage()
      await openPage(other, address)
      await other.getByRole('heading', { level: 1, name: /2018 Ford Mustang GT/i }).waitFor()
      await other.getByText('Parts by category').waitFor()
      await other.getByRole('link', { name: 'Build Something Similar' }).click()
      await other.waitForURL(/build-my-ride/)
      await expect.poll(() => other.getByLabel('Model').inputValue()).toBe('ford-mustang-gt')
      expect(await other.getByLabel('Target horsepower').inputValue()).toBe('600')
      await context.close()
    },
  )

  story('a saved build downloads as CSV whose rows add up to its total', { tags: 'sweep' }, async ({ page }) => {
    await openPage(page, await saveBuild(page, 600))
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV', exact: true }).click()
    const stream = await (await download).createReadStream()
    let csv = ''
    for await (const chunk of stream) csv += chunk
    const rows = csv.trim().split('\r\n').slice(1)
    const cents = (row: string) => Math.round(Number(/,(\d+\.\d\d),/.exec(row)?.[1]) * 100)
    const total = rows.at(-1) ?? ''
    expect(total.startsWith('total,')).toBe(true)
    expect(rows.slice(0, -1).reduce((sum, row) => sum + cents(row), 0)).toBe(cents(total))
    expect(await accessibilityViolations(page)).toEqual([])
  })

  story('saved builds stand in the garage and are compared side by side', { tags: 'sweep' }, async ({ page }) => {
    await saveBuild(page, 600)
    await saveBuild(page, 700)
    await page.getByRole('button', { name: 'My Garage' }).click()
    const marks = page.getByRole('checkbox', { name: /^Compare / })
    await marks.nth(0).check()
    await marks.nth(1).check()
    await page.getByRole('link', { name: 'Compare 2 builds' }).click()
    await page.getByRole('region', { name: 'Builds compared' }).waitFor()
    expect(await page.getByRole('columnheader').count()).toBe(3)
    expect(await accessibilityViolations(page)).toEqual([])

    const hint = page.getByText('Swipe the table to see all 2 builds')
    expect(await hint.isVisible()).toBe(false)
    await page.setViewportSize({ width: 390, height: 844 })
    await hint.waitFor()
    const isCut = await page
      .getByRole('region', { name: 'Builds compared' })
      .evaluate((region) => region.scrollWidth > region.clientWidth)
    expect(isCut, 'the hint is needed').toBe(true)
  })

  story('an address that nobody saved says so', async ({ page, watch }) => {
    watch.allow(/404/)
    const reply = await page.goto('/plans/nothing')
    expect(reply?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Build Not Found' }).waitFor()
  })
})

describe('my garage', () => {
  story('a car added to the garage prefills every tool', async ({ page }) => {
    await openPage(page, '/about')
    await page.getByRole('button', { name: 'My Garage' }).click()
    const garage = page.getByRole('dialog', { name: 'My Garage' })
    await garage.getByLabel('Make').selectOption('Subaru')
    await garage.getByLabel('Model').selectOption({ label: 'WRX' })
    await garage.getByLabel('Year').selectOption('2015')
    await garage.getByRole('button', { name: 'Add to garage' }).click()
    await garage.getByText('2015 Subaru WRX').waitFor()
    await garage.getByRole('radio', { name: 'Blue' }).check({ force: true })
    await garage.locator('img[src*="paint=blue"]').waitFor()
    await openPage(page, '/build-my-ride')
    await page.waitForURL(/model=subaru-wrx/)
    const first = page.getByRole('region', { name: 'Start with one of these' }).getByRole('listitem').first()
    await first.getByText('2015 Subaru WRX').waitFor()
    await first.locator('img[src*="paint=blue"]').waitFor()
    await expect.poll(() => page.getByLabel('Year').inputValue()).toBe('2015')
    await openPage(page, '/configurator')
    await page.waitForURL(/model=subaru-wrx/)
    await openPage(page, '/packages')
    await page.waitForURL(/model=subaru-wrx/)
    await page.getByRole('heading', { name: '2015 Subaru WRX' }).waitFor()
  })
})
