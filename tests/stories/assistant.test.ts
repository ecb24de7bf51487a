import { describe, expect } from 'vitest'
import { accessibilityViolations, visitorStory as story } from '../support/browser.ts'
import { openPage, reloadPage } from '../support/open-page.ts'

const REQUEST = '2018 Mustang GT manual, 600 wheel on pump gas, under 20k'

describe('the assistant', () => {
  story('plans, changes the plan and puts it in the cart', { tags: 'sweep' }, async ({ page }) => {
    await openPage(page, '/intelligent-assistant')
    const field = page.getByLabel('Your question')
    const say = async (text: string) => {
      await field.fill(text)
      await field.press('Enter')
    }
    const cards = page.getByRole('heading', { level: 3, name: '2018 Ford Mustang GT' })
    await say(REQUEST)
    await expect.poll(() => cards.count()).toBe(1)
    await page.getByRole('button', { name: 'Cheaper' }).click()
    await expect.poll(() => cards.count()).toBe(2)
    await page.getByText('your last build').waitFor()
    await say('what breaks first?')
    await page.getByText('% of its limit at').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    const added = page.waitForResponse((reply) => reply.url().includes('/api/shopify/cart') && reply.ok())
    await say('add it to my cart')
    await page.getByText('In your cart').waitFor()
    const cart = (await (await added).json()) as { totalQuantity: number; cost: { totalAmount: { amount: string } } }
    expect(cart.totalQuantity).toBeGreaterThan(1)
    const dollars = Number(cart.cost.totalAmount.amount).toLocaleString('en-US')
    await page.getByRole('button', { name: `Add build to cart, $${dollars}` }).waitFor()
  })

  story(
    'asks back for the year; an answer is one click; the conversation is there after a reload',
    async ({ page }) => {
      await openPage(page, '/')
      await page.getByRole('link', { name: 'Chat with the assistant' }).click()
      await page.getByLabel('Your question').fill('mustang gt 500 whp')
      await page.getByRole('button', { name: 'Send' }).click()
      await page.getByText('Which year is the Ford Mustang GT?').waitFor()
      await page.getByRole('button', { name: '2021' }).click()
      await page.getByRole('heading', { level: 3, name: '2021 Ford Mustang GT' }).waitFor()
      await reloadPage(page)
      await page.getByRole('heading', { level: 3, name: '2021 Ford Mustang GT' }).waitFor()
    },
  )

  story(
    'finds the car of a VIN for the garage, and says what is wrong with a mistyped one',
    { tags: 'sweep' },
    async ({ page, watch }) => {
      watch.allow(/422/)
      await openPage(page, '/')
      await page.getByRole('button', { name: 'My Garage' }).click()
      const vin = page.getByLabel('VIN')
      await vin.fill('1FA6P8CF8J5100001')
      await page.getByRole('button', { name: 'Find' }).click()
      await page.getByText("The check digit doesn't match").waitFor()
      await vin.fill('JF1VA1C65G8811156')
      await vin.press('Enter')
      await page.getByText('2016 Subaru WRX KA, 2.0 L, automatic. Is it this one?').waitFor()
      await vin.fill('1FA6P8CF9J5100001')
      await vin.press('Enter')
      await page.getByText("2018 Ford Mustang GT Coupe, 5.0 L. Which one is yours? The VIN doesn't say.").waitFor()
      const add = page.getByRole('button', { name: 'Add to garage' })
      expect(await add.isDisabled()).toBe(true)
      await page.getByRole('button', { name: 'S550 facelift, 10-speed automatic' }).click()
      await page.getByText('In our catalog: Mustang GT, S550 facelift, 10-speed automatic.').waitFor()
      await add.click()
      await page.getByText('2018 Ford Mustang GT').first().waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
    },
  )
})
