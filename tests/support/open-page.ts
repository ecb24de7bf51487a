import type { Locator, Page } from 'playwright-core'

/** Opens an address of the shop and waits until its controls answer. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('body.loaded').waitFor()
}

/** Waits until a control answers that stands in a part of the page whose code comes later than the page's own. */
export async function untilAwake(control: Locator): Promise<void> {
  const element = await control.elementHandle()
  await control
    .page()
    .waitForFunction((found) => Object.keys(found ?? {}).some((name) => name.startsWith('__reactProps')), element)
}
