import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations, story as plainStory } from '../support/browser.ts'
import { atWidth } from '../support/law.ts'
import { openPage } from '../support/open-page.ts'
import { openStripePeer } from '../support/stripe-peer.ts'

/** A story in a shop that takes cards. */
const story = plainStory
  // biome-ignore lint/correctness/noEmptyPattern: the first argument of a fixture must be a pattern
  .extend('peer', { scope: 'file' }, async ({}, { onCleanup }) => {
    const peer = await openStripePeer()
    onCleanup(peer.close)
    return peer
  })
  .extend('shopEnv', { scope: 'file' }, ({ peer }) => peer.env)

/** A mug in the cart, and the form filled in, up to the payment page. */
async function checkOut(page: Page): Promise<void> {
  await openPage(page, '/merchandise')
  await page.getByRole('button', { name: 'Add to Cart: Garage Mug' }).click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
  await openPage(page, '/cart')
  await page.getByRole('link', { name: 'Check out' }).click()
  await page.waitForURL('**/checkout/**')
  await page.getByRole('radio', { name: /Install it at the shop/ }).check()
  await page.getByLabel('Name').fill('Sam Driver')
  await page.getByLabel('Email').fill('sam@example.com')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Pay with a good card' }).waitFor()
}
const staysInside = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

describe('an order', () => {
  for (const width of [390, 1440]) {
    story(
      `is paid with 3-D Secure after a declined card, and found again by number and email, at ${width} px`,
      atWidth(width),
      async ({ page, shop, peer }) => {
        peer.listenAt(shop.address)
        await page.setViewportSize({ width, height: 900 })
        await checkOut(page)
        await page.getByRole('button', { name: 'Pay with a declined card' }).click()
        await page.getByText('Your card was declined.').waitFor()
        await page.getByRole('button', { name: 'Pay with a 3-D Secure card' }).click()
        await page.getByRole('button', { name: 'Complete authentication' }).click()
        await page.waitForURL('**/orders/*')
        await page.getByRole('heading', { name: 'Thank you, Sam Driver' }).waitFor()
        await page.getByText('Payment received. We order your parts next.').waitFor()
        expect(await staysInside(page)).toBe(true)
        expect(await accessibilityViolations(page)).toEqual([])
        const number = (await page.locator('main strong.figures').first().textContent()) ?? ''

        await openPage(page, '/orders')
        await page.getByLabel('Order number').fill(number.toLowerCase())
        await page.getByLabel('Email').fill('sam@example.com')
        await page.getByRole('button', { name: 'Find order' }).click()
        await page.getByRole('heading', { name: 'Thank you, Sam Driver' }).waitFor()
        await page.getByRole('link', { name: 'Invoice' }).click()
        await page.getByRole('heading', { name: 'Invoice' }).waitFor()
        expect(await staysInside(page)).toBe(true)
      },
    )
  }

  story(
    'whose payment page is left goes back to the cart, or is paid after all',
    { tags: 'sweep' },
    async ({ page, shop, peer }) => {
      peer.listenAt(shop.address)
      await checkOut(page)
      await page.getByRole('link', { name: 'Back to the shop' }).click()
      await page.getByRole('heading', { name: 'Almost there, Sam Driver' }).waitFor()
      await page.getByText('We hold your parts until').waitFor()
      await page.getByRole('button', { name: 'Back to the cart' }).click()
      await page.waitForURL('**/cart')
      await page.getByRole('button', { name: 'Increase quantity: Garage Mug' }).waitFor()
      await page.getByRole('link', { name: 'Check out' }).click()
      await page.getByLabel('Name').fill('Sam Driver')
      await page.getByLabel('Email').fill('sam@example.com')
      await page.getByRole('radio', { name: /Install it at the shop/ }).check()
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await page.getByRole('link', { name: 'Back to the shop' }).click()
      await page.getByRole('button', { name: 'Pay now' }).click()
      await page.getByRole('button', { name: 'Pay with a good card' }).click()
      await page.getByRole('heading', { name: 'Thank you, Sam Driver' }).waitFor()
      const orders = await shop.query<{ status: string }>('select status from orders order by placed_at desc limit 2')
      expect(orders.map(({ status }) => status)).toEqual(['paid', 'cancelled'])
    },
  )

  story(
    'is not found by a wrong email, and the page does not say which of the two is wrong',
    async ({ page, watch }) => {
      watch.allow(/status of 404/)
      await openPage(page, '/orders')
      await page.getByLabel('Order number').fill('AP-0000-0000')
      await page.getByLabel('Email').fill('nobody@example.com')
      await page.getByRole('button', { name: 'Find order' }).click()
      await page.getByRole('alert').filter({ hasText: 'No order matches that number and email.' }).waitFor()
    },
  )
})
