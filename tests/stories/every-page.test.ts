import { describe, expect } from 'vitest'
import { accessibilityViolations, story } from '../support/browser.ts'
import type { TestShop } from '../support/shop.ts'

const FIXED = [
  '/',
  '/about',
  '/contact',
  '/book',
  '/packages',
  '/performance-packages',
  '/packages?mode=smart',
  '/builds',
  '/merchandise',
  '/build-my-ride',
  '/configurator',
  '/build-configurator',
  '/compare',
  '/intelligent-assistant',
  '/optimization',
  '/enhanced-packages',
  '/accuracy',
  '/cart',
  '/faq',
  '/warranty',
  '/financing',
  '/privacy',
  '/terms',
]

const GT = 'make=Ford&model=ford-mustang-gt&year=2018&variant=ford-mustang-gt-2018-10at'
const WITH_A_CAR = [
  `/packages?brand=ford&${GT}`,
  `/configurator?${GT}&induction=supercharger`,
  `/build-my-ride?${GT}&hp=600`,
]

/** The first of each kind that the catalog has. */
async function catalogPages(shop: TestShop): Promise<string[]> {
  const list = async (path: string) => (await (await shop.fetch(path)).json()) as Record<string, string>[]
  const [brands, packages, builds] = await Promise.all(['/api/brands', '/api/packages', '/api/builds'].map(list))
  return [
    `/brands/${brands?.[0]?.slug}`,
    `/models/${packages?.[0]?.modelId}`,
    `/packages/${packages?.[0]?.slug}`,
    `/builds/${builds?.[0]?.id}`,
  ]
}

describe('every page', () => {
  story(
    'opens without a complaint, with one heading, is accessible, and stays within a tablet and a phone',
    { timeout: 240_000 },
    async ({ page, shop }) => {
      const wrong: string[] = []
      for (const path of [...FIXED, ...WITH_A_CAR, ...(await catalogPages(shop))]) {
        const reply = await page.goto(path)
        if (reply?.status() !== 200) wrong.push(`${path}: status ${reply?.status()}`)
        await page.locator('body.loaded').waitFor()
        if (WITH_A_CAR.includes(path)) await page.waitForLoadState('networkidle')
        const headings = await page.locator('h1').count()
        if (headings !== 1) wrong.push(`${path}: ${headings} headings of the first rank`)
        for (const violation of await accessibilityViolations(page)) wrong.push(`${path}: ${violation}`)
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
