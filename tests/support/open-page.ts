import type { Page } from 'playwright-core'

/** Opens an address of the shop and waits until its controls answer. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('body.loaded').waitFor()
}

/** Reloads the page and waits until its controls answer. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload()
  await page.locator('body.loaded').waitFor()
}

/** Waits until the controls answer of a part of the page whose code comes later than the page's own. */
export async function untilAwake(page: Page, part: 'brands' | 'planner'): Promise<void> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, `awake: ${part}`)
}
