import { describe, expect } from 'vitest'
import { accessibilityViolations, story } from '../support/browser.ts'
import { atWidth } from '../support/law.ts'
import { openPage } from '../support/open-page.ts'

describe('booking a bay', () => {
  for (const width of [390, 1440]) {
    story(
      `two want the last bay: one gets it, the other is told and picks another time, at ${width} px`,
      atWidth(width),
      async ({ page, shop, watch }) => {
        // The time that somebody else took is refused.
        watch.allow(/409/)
        await page.setViewportSize({ width, height: 900 })
        await shop.query('delete from bookings')
        await openPage(page, '/book')
        const drop = page.getByRole('group', { name: /^Drop-off/ })
        const time = drop.getByRole('button').first()
        const words = await time.textContent()
        expect(await accessibilityViolations(page)).toEqual([])
        // Meanwhile somebody else takes every bay at that time.
        const slots = (await (await shop.fetch('/api/booking/slots?kind=dyno')).json()) as {
          days: { slots: { startsAt: string }[] }[]
        }
        const { startsAt } = slots.days[0]!.slots[0]!
        for (const _ of [1, 2]) await shop.fetch('/api/bookings', { json: { kind: 'dyno', startsAt } })
        await time.click()
        await page.getByText('Somebody just took that time. Pick another one.', { exact: true }).waitFor()
        await expect.poll(() => drop.getByRole('button').first().textContent()).not.toBe(words)
        await drop.getByRole('button').first().click()
        await page.getByLabel('Name').fill('Sam Driver')
        await page.getByLabel('Email').fill('sam@example.com')
        await page.getByLabel('Car', { exact: true }).fill('2018 Mustang GT')
        await page.getByRole('button', { name: 'Book it' }).click()
        await page.waitForURL('**/bookings/*')
        await page.getByText('Booked', { exact: true }).waitFor()
        await page.getByRole('button', { name: 'Move it' }).click()
        await page
          .getByRole('group', { name: /^Drop-off/ })
          .getByRole('button')
          .last()
          .click()
        await page.getByText('Appointment moved', { exact: true }).waitFor()
        await page.getByRole('button', { name: 'Cancel it' }).click()
        await page.getByText('Canceled', { exact: true }).waitFor()
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      },
    )
  }
})
