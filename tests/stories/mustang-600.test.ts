// @module-tag sweep
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Cart } from '../../src/contract/cart.ts'
import type { GenerateReply } from '../../src/contract/configurator.ts'
import type { StagesReply } from '../../src/contract/planner.ts'
import { accessibilityViolations, visitorStory as story } from '../support/browser.ts'
import { openPage } from '../support/open-page.ts'
import type { TestShop } from '../support/shop.ts'

const GOAL = 600
const dollars = (usd: number) => `$${Math.round(usd).toLocaleString('en-US')}`
const cents = (usd: number) => Math.round(usd * 100)

/** What the page answers to a click, as JSON. */
async function answerTo<T>(page: Page, path: string, act: () => Promise<unknown>): Promise<T> {
  const answered = page.waitForResponse((reply) => reply.url().includes(path) && reply.request().method() === 'POST')
  await act()
  const reply = await answered
  expect(reply.ok(), path).toBe(true)
  return reply.json()
}

/** The button that puts a build into the cart names what it costs. */
const buyButton = (place: Page | Locator, usd: number) =>
  place.getByRole('button', { name: `Add build to cart, ${dollars(usd)}`, exact: true })

/** Every figure tile under a place: its name, the figure and its basis. */
const figuresIn = (place: Locator) =>
  place.locator('dl > div').evaluateAll((tiles) => tiles.map((tile) => tile.textContent))

async function saved(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Save Build Configuration' }).click()
  const address = await page.getByRole('link', { name: /^\/plans\// }).getAttribute('href')
  if (!address) throw new Error('the saved build showed no address')
  return address
}

/** Build My Ride, chosen by hand. */
async function planRide(page: Page): Promise<GenerateReply> {
  await openPage(page, '/build-my-ride')
  await page.getByLabel('Year').selectOption('2018')
  await page.getByLabel('Make').selectOption('Ford')
  await page.getByLabel('Model').selectOption({ label: 'Mustang GT' })
  await page.getByLabel('Target horsepower').fill(String(GOAL))
  await page.getByLabel('Forced induction').selectOption('Supercharger')
  const generate = () => page.getByRole('button', { name: 'Generate Build' }).click()
  return answerTo(page, '/api/configurator/generate', generate)
}

/** The configurator, slid from the cheapest build to the first that makes the goal: its power and cost as shown. */
async function slideToGoal(page: Page): Promise<{ whp: number; usd: number }> {
  await openPage(page, '/configurator?make=Ford&model=ford-mustang-gt&year=2018')
  await page.getByLabel('Forced Induction').selectOption('supercharger')
  const slider = page.getByLabel('Best builds by price')
  const reading = async () => {
    const [, whp, usd] = /^([\d,]+) whp for \$([\d,]+)$/.exec((await slider.getAttribute('aria-valuetext')) ?? '') ?? []
    return { whp: Number(whp?.replaceAll(',', '')), usd: Number(usd?.replaceAll(',', '')) }
  }
  await slider.press('Home')
  while ((await reading()).whp < GOAL) await slider.press('ArrowRight')
  const reached = await reading()
  await buyButton(page, reached.usd).waitFor()
  return reached
}

/** The cheapest build for the goal as the server proves it for a visitor who chose nothing else. */
async function cheapestByServer(shop: TestShop): Promise<{ whp: number; usd: number }> {
  const json = {
    ...{ modelId: 'ford-mustang-gt', year: 2018, targetHorsepower: GOAL },
    preferences: { forced_induction_preference: 'Supercharger', budget_priority: 'balanced' },
  }
  const reply = (await (await shop.fetch('/api/configurator/generate', { json })).json()) as GenerateReply
  const point = reply.frontier.find(({ wheelHp }) => Math.round(wheelHp) >= GOAL)
  if (!point) throw new Error('no build on the frontier makes the goal')
  return { whp: Math.round(point.wheelHp), usd: Math.round(point.costUsd) }
}

/** The package planner with the same car and induction: the first of its stages that makes the goal, as it is shown. */
async function planStage(page: Page) {
  await openPage(page, '/packages?brand=ford&model=ford-mustang-gt&year=2018')
  const answered = page.waitForResponse((reply) => /stages.*induction=supercharger/.test(reply.url()))
  await page.getByLabel('Forced Induction Preference').selectOption('supercharger')
  const { vehicle, packages } = (await (await answered).json()) as StagesReply
  const stage = packages.find(({ targetHp }) => targetHp >= GOAL)
  if (!stage) throw new Error('no stage makes the goal')
  const card = page.locator('.light-edge', { has: page.getByRole('heading', { name: stage.name, exact: true }) }).last()
  await card.getByText(`${stage.targetHp} whp`, { exact: true }).first().waitFor()
  return { vehicle, stage, card }
}

story(
  'a 600 whp Mustang: planned, saved, opened elsewhere, compared, printed and bought',
  async ({ page, shop, browser }) => {
    const ride = await planRide(page)
    const { vehicle } = ride.enhancedData
    expect(vehicle).toMatchObject({ make: 'Ford', model: 'Mustang GT' })
    expect(ride.estimatedHorsepower).toBeGreaterThanOrEqual(GOAL)
    const sheet = page.getByRole('article', { name: 'Your build' })
    await sheet.waitFor()
    const figures = await figuresIn(sheet)
    expect(figures.join()).toContain(dollars(ride.estimatedCost))
    const address = await saved(page)

    const slid = await slideToGoal(page)
    expect(slid).toEqual(await cheapestByServer(shop))
    const otherAddress = await saved(page)

    const { stage, card, ...planner } = await planStage(page)
    expect(planner.vehicle).toEqual(vehicle)
    const installed = stage.allParts.map((part) => cents(part.price) + Math.round(part.laborHours * 18_500))
    expect(cents(stage.totalCost)).toBe(installed.reduce((total, one) => total + one, 0))
    await buyButton(card, stage.totalCost).waitFor()

    const context = await browser.newContext({ baseURL: shop.address })
    const elsewhere = await context.newPage()
    await openPage(elsewhere, address)
    expect(await figuresIn(elsewhere.getByRole('article').first())).toEqual(figures)

    const codes = [address, otherAddress].map((path) => path.replace('/plans/', ''))
    await openPage(elsewhere, `/compare?plans=${codes.join()}`)
    const row = async (name: string) => {
      const cells = elsewhere.getByRole('row', { name }).getByRole('cell')
      return (await cells.allTextContents()).map((text) => text.replace(' (best)', ''))
    }
    expect(await row('Wheel power')).toEqual([`${ride.estimatedHorsepower} whp`, `${slid.whp} whp`])
    expect(await row('Total cost')).toEqual([dollars(ride.estimatedCost), dollars(slid.usd)])
    await context.close()

    await openPage(page, address)
    await page.emulateMedia({ media: 'print' })
    const printed = page.getByRole('article').first()
    for (const part of ride.recommendedParts) {
      const line = printed.getByRole('article').filter({ hasText: part.name })
      expect(await line.isVisible(), part.name).toBe(true)
      expect(await line.textContent()).toContain(dollars(part.pricing.partCost))
    }
    expect(await figuresIn(printed)).toEqual(figures)
    // The labels of the X-ray are text on paper; nothing else that is pressed on a screen is printed.
    const pressed = page.locator('button:not(.xray-label button)').filter({ visible: true })
    expect(await pressed.count()).toBe(0)
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.emulateMedia({ media: 'screen' })

    const buy = () => buyButton(page, ride.estimatedCost).click()
    const cart = await answerTo<Cart>(page, '/api/shopify/cart', buy)
    expect(cents(Number(cart.cost.totalAmount.amount))).toBe(cents(ride.estimatedCost))
    await openPage(page, '/cart')
    const lines = page.getByRole('main').getByRole('listitem')
    await expect.poll(() => lines.count()).toBe(ride.recommendedParts.length + 1)
    const shown = (await lines.allTextContents()).join('\n')
    for (const part of ride.recommendedParts) expect(shown).toContain(`${part.manufacturer} ${part.name}`)
    expect(shown).toContain(`Installation labor, ${Math.round(ride.laborHours * 10) / 10} h`)
    expect(shown).toContain(`2018 Ford Mustang GT, ${ride.estimatedHorsepower} whp`)
    const total = ride.estimatedCost.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
    await page.getByRole('complementary', { name: 'Summary' }).getByText(total, { exact: true }).waitFor()
  },
)
