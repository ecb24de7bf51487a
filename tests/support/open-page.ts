import type { Page } from 'playwright-core'

/** Opens an address of the shop and waits until its controls answer. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('body.loaded').waitFor()
}
