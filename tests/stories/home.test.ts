import { describe, expect } from 'vitest'
import { visitorStory as story } from '../support/browser.ts'
import { openPage, reloadPage, untilAwake } from '../support/open-page.ts'

describe('the home page', () => {
  story('holds headline, packages with prices and brand names without any script', async ({ shop }) => {
    const html = await (await shop.fetch('/')).text()
    expect(html).toContain('UNLEASH YOUR ADRENALINE')
    expect(html).toContain('Ultimate destination for racing and performance upgrades across all platforms')
    for (const brand of ['Ford', 'Dodge', 'Chevrolet', 'Infiniti', 'Mercedes', 'Mitsubishi'])
      expect(html).toContain(brand)
    const packages = (await (await shop.fetch('/api/packages')).json()) as {
      name: string
      basePrice: number
      onHome: boolean
    }[]
    const shown = packages.filter((item) => item.onHome)
    expect(shown.length).toBeGreaterThan(0)
    for (const item of shown) {
      expect(html).toContain(item.name)
      expect(html).toContain(`$${Math.round(item.basePrice).toLocaleString('en-US')}`)
    }
    expect(html).not.toMatch(/<script(?![^>]*(src=|type="application\/))/)
  })

  story('what the server drew stays when the page wakes up', async ({ page }) => {
    await openPage(page, '/')
    await page.waitForLoadState('networkidle')
    for (const heading of [
      'PRECISION ENGINEERING',
      'CHOOSE YOUR PLATFORM',
      'ADRENALINE GEAR',
      'FOLLOW THE ADRENALINE',
    ]) {
      expect(await page.getByRole('heading', { name: heading }).count()).toBe(1)
    }
    expect(await page.getByRole('list', { name: 'Brands' }).getByRole('link').count()).toBe(15)
  })

  story('a brand is picked with Enter, and with Space', async ({ page }) => {
    for (const key of ['Enter', 'Space']) {
      await openPage(page, '/')
      const brand = page.getByRole('list', { name: 'Brands' }).getByRole('link', { name: 'Subaru' })
      await brand.scrollIntoViewIfNeeded()
      await page.locator('main [aria-label="Next brands"]').waitFor()
      await brand.focus()
      await untilAwake(page, 'brands')
      await brand.press(key)
      await page.waitForURL('**/packages?brand=subaru')
      await page.getByRole('heading', { name: 'Performance Packages', level: 1 }).waitFor()
    }
  })

  story(
    'the gallery shows the slide whose dot is pressed, and the address brings it back',
    { tags: 'sweep' },
    async ({ page }) => {
      await openPage(page, '/')
      await page.getByRole('button', { name: 'Show RAW POWER' }).scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: 'Pause gallery' }).waitFor()
      const dot = page.getByRole('button', { name: 'Show RAW POWER' })
      await dot.click()
      await page.locator('[aria-current="true"][aria-label="Show RAW POWER"]').waitFor()
      await page.getByRole('heading', { name: 'RAW POWER' }).waitFor()
      await page.waitForURL(/\/\?slide=raw-power$/)
      await reloadPage(page)
      await page.locator('[aria-current="true"][aria-label="Show RAW POWER"]').waitFor()
    },
  )

  story('the bar is translucent at the top and solid black past 100 px', { tags: 'sweep' }, async ({ page }) => {
    await openPage(page, '/about')
    const bar = page.locator('header')
    expect(await bar.getAttribute('data-solid')).toBe('false')
    await page.evaluate(() => window.scrollTo(0, 100))
    await page.waitForFunction(() => window.scrollY === 100)
    expect(await bar.getAttribute('data-solid')).toBe('false')
    await page.evaluate(() => window.scrollTo(0, 101))
    await page.locator('header[data-solid="true"]').waitFor()
  })

  story('with reduced motion there is no video', { tags: 'sweep' }, async ({ browser, shop }) => {
    const context = await browser.newContext({ baseURL: shop.address, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await openPage(page, '/')
    await page.waitForLoadState('networkidle')
    expect(await page.locator('video').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Pause hero video' }).count()).toBe(0)
    await context.close()
  })

  story('without that wish the video comes over its poster and can be paused', { tags: 'sweep' }, async ({ page }) => {
    await openPage(page, '/')
    await page.getByRole('button', { name: 'Pause hero video' }).click()
    await page.getByRole('button', { name: 'Play hero video' }).waitFor()
    await page.waitForFunction(() => document.querySelector('video')?.paused === true)
  })

  story('on a phone the links are in a drawer that Escape closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, '/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Builds' }).waitFor()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: 'Builds' }).click()
    await page.waitForURL('**/builds')
    await menu.waitFor({ state: 'hidden' })
  })
})
