import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { test } from 'vitest'
import { startBrowser } from './chromium.ts'
import { openShop, type TestShop } from './shop.ts'

export interface ConsoleWatch {
  /** What this story expects the browser to complain about, such as a 404 that it provokes. */
  allow: (pattern: RegExp) => void
}

interface Stories {
  /** Overrides the environment of the file's shop. */
  shopEnv: Record<string, string>
  shop: TestShop
  browser: Browser
  watch: ConsoleWatch
  /** A page in a window of its own; `page.goto('/builds')` opens an address of the shop. */
  page: Page
}

/**
 * A story in a real browser: `story('a visitor ...', async ({ page }) => { ... })`. One shop on a fresh database and
 * one browser serve a file; each story has a window of its own. Anything the browser complains about fails it.
 */
export const story = test.extend<Stories>({
  shopEnv: [{}, { scope: 'file' }],
  shop: [
    async ({ shopEnv }, use) => {
      const shop = await openShop(shopEnv)
      await use(shop)
      await shop.close()
    },
    { scope: 'file' },
  ],
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument of a fixture must be a pattern
    async ({}, use) => {
      const browser = await startBrowser()
      await use(browser)
      await browser.close()
    },
    // Windows are what keeps stories apart.
    { scope: 'worker' },
  ],
  watch: async ({ page }, use) => {
    await use({ allow: (pattern) => allowed.get(page)?.push(pattern) })
  },
  page: async ({ browser, shop }, use) => {
    const context = await browser.newContext({ baseURL: shop.address, viewport: { width: 1440, height: 900 } })
    context.setDefaultTimeout(30_000)
    const page = await context.newPage()
    const complaints: string[] = []
    const patterns: RegExp[] = []
    allowed.set(page, patterns)
    page.on('pageerror', (error) => complaints.push(`thrown in the page: ${error.stack ?? error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`)
    })
    await use(page)
    await context.close()
    const unexpected = complaints.filter((complaint) => !patterns.some((pattern) => pattern.test(complaint)))
    if (unexpected.length > 0) throw new Error(`the browser complained:\n${unexpected.join('\n')}`)
  },
})

const allowed = new WeakMap<Page, RegExp[]>()

/** Serious and critical accessibility violations of the page as it stands, in words. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // In the page itself: without frames of others the reports need no window of their own, which takes twice as long.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`))
}
