import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { test } from 'vitest'
import { startBrowser } from './chromium.ts'
import { openShop, sharedShop, type TestShop } from './shop.ts'

export interface ConsoleWatch {
  /** What this story expects the browser to complain about, such as a 404 that it provokes. */
  allow: (pattern: RegExp) => void
}

interface Stories {
  /** Overrides the environment of the file's shop. */
  shopEnv: Record<string, string>
  shop: TestShop
  browser: Browser
  /** Whether nothing of the shop is in the browser's cache when a story begins: the code of a page comes over the network. */
  isCold: boolean
  /** The windows of a file's stories. */
  windows: BrowserContext
  watch: ConsoleWatch
  /** A page in a window of its own; `page.goto('/builds')` opens an address of the shop. */
  page: Page
}

/**
 * A story in a real browser: `story('a visitor ...', async ({ page }) => { ... })`. One shop on a fresh database and
 * one browser serve a file; each story has a window of its own in a browser that knows nothing of the one before, except
 * the shop's files. Anything the browser complains about fails it. A file that wants another fixture extends this and does
 * not override it: an override of what files share reaches the files after it.
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
      const browser = await startBrowser('--process-per-site')
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  isCold: [false, { scope: 'file' }],
  // One process that has the shop's code compiled draws all of them: a new one for each costs as much as the page.
  windows: [
    async ({ browser, shop }, use) => {
      const context = await openContext(browser, shop)
      await (await context.newPage()).goto('/robots.txt')
      await use(context)
      await context.close()
    },
    { scope: 'file' },
  ],
  watch: async ({ page }, use) => {
    await use({ allow: (pattern) => allowed.get(page)?.push(pattern) })
  },
  page: async ({ browser, shop, isCold, windows }, use) => {
    const context = isCold ? await openContext(browser, shop) : windows
    const page = await context.newPage()
    const complaints: string[] = []
    const patterns: RegExp[] = []
    allowed.set(page, patterns)
    page.on('pageerror', (error) => complaints.push(`thrown in the page: ${error.stack ?? error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`)
    })
    await use(page)
    await (isCold ? context.close() : forgetVisitor(context))
    const unexpected = complaints.filter((complaint) => !patterns.some((pattern) => pattern.test(complaint)))
    if (unexpected.length > 0) throw new Error(`the browser complained:\n${unexpected.join('\n')}`)
  },
})

/** A story of visitors who leave nothing that another visitor could see: all files of these ask one shop. */
export const visitorStory = story.extend('shop', { scope: 'file' }, sharedShop)

async function openContext(browser: Browser, shop: TestShop): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: shop.address, viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(30_000)
  await context.addInitScript(veil)
  return context
}

/**
 * Nobody looks at the pixels of a story: a page that lies under a veil is laid out, moves and is used as any other, and
 * nothing of it is painted, which is a sixth of what a page costs.
 */
function veil(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':root { opacity: 0 !important }')
  document.adoptedStyleSheets = [sheet]
}

/** Closes what a story opened, and leaves of its visitor neither cookies nor anything stored; the first page stays. */
async function forgetVisitor(context: BrowserContext): Promise<void> {
  const [first, ...opened] = context.pages()
  if (!first) throw new Error('a story closed the page that holds the process')
  for (const page of opened) await page.close()
  await context.setOffline(false)
  await context.clearCookies()
  await context.clearPermissions()
  const session = await context.newCDPSession(first)
  await session.send('Storage.clearDataForOrigin', { origin: new URL(first.url()).origin, storageTypes: 'all' })
  await session.detach()
}

const allowed = new WeakMap<Page, RegExp[]>()

/** Serious and critical accessibility violations of the page as it stands, in words. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // Contrast is judged on what can be seen.
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  // In the page itself: without frames of others the reports need no window of their own, which takes twice as long.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`))
}
