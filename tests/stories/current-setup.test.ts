import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Cart } from '../../src/contract/cart.ts'
import type { GenerateReply } from '../../src/contract/configurator.ts'
import type { PreferenceReply, StagesReply } from '../../src/contract/planner.ts'
import { accessibilityViolations, visitorStory as story } from '../support/browser.ts'
import { atWidth } from '../support/law.ts'
import { openPage, reloadPage, untilAwake } from '../support/open-page.ts'

const MANUAL = 'ford-mustang-gt-2018-6mt-s550-facelift'
const GT = `year=2018&make=Ford&model=ford-mustang-gt&variant=${MANUAL}&induction=supercharger&hp=600`
const WIDTHS = [390, 1440] as const

/** A run of a Mustang GT at the wheels that peaks at 398 whp. */
const RUN = [2000, 3000, 4000, 4600, 5500, 6500, 7000].map((rpm) => {
  const torque = 360 - ((rpm - 4600) / 240) ** 2 * 0.61
  return `${rpm},${((torque * rpm) / 5252.113).toFixed(1)},${torque.toFixed(1)}`
})
const csv = (lines: readonly string[]) => ({
  name: 'run.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['RPM,Power,Torque', ...lines].join('\n')),
})

async function tellTheCar(page: Page) {
  await page.getByRole('button', { name: "What's on your car?" }).click()
  const window = page.getByRole('dialog', { name: "What's on the car" })
  await window.getByLabel('Add a part').selectOption('catback_exhaust')
  await window.getByLabel('Add a part').selectOption('cold_air_intake')
  await window.getByLabel('Wheel power').fill('398')
  await window.getByLabel('Dyno', { exact: true }).selectOption('dynojet')
  return window
}

async function generate(page: Page): Promise<GenerateReply> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/configurator/generate'))
  await page.getByRole('button', { name: 'Generate Build' }).click()
  return (await answered).json()
}

describe('a car as it stands', () => {
  for (const width of WIDTHS) {
    story(
      `starts Build My Ride at ${width} px, with both ranges, and leads back to stock`,
      atWidth(width),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await openPage(page, `/build-my-ride?${GT}`)
        await page.getByText('Starts from a stock car.').waitFor()
        const window = await tellTheCar(page)
        expect(await accessibilityViolations(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        await window.getByRole('button', { name: 'Save' }).click()
        await page.getByText('Starts from your car: Cat-back exhaust, cold-air intake, 398 whp measured').waitFor()
        const reply = await generate(page)
        expect(reply.currentSetup).toMatchObject({ isMeasured: true, kept: [{ kind: 'catback_exhaust' }] })
        await page.getByRole('heading', { name: 'Starts from your car' }).waitFor()
        await page.getByText(/\d+-\d+ with your dyno sheet, instead of \d+-\d+/).waitFor()
        await page.getByText(/^Your cold-air intake /).waitFor()
        await page.getByText('Your car now power', { exact: true }).waitFor()
        expect(new URL(page.url()).search).toContain('has=catback_exhaust%2Ccold_air_intake&sheet=398%2C%2Cdynojet')
        expect(await accessibilityViolations(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        await page.getByRole('button', { name: 'Plan from stock' }).click()
        expect((await generate(page)).currentSetup).toBeNull()
        expect(new URL(page.url()).searchParams.get('from')).toBe('stock')
      },
    )
  }

  for (const width of WIDTHS) {
    story(
      `starts the planner's stages at ${width} px; the cart costs what the card says`,
      { tags: 'sweep' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await openPage(page, `/packages?brand=ford&model=ford-mustang-gt&year=2018&variant=${MANUAL}`)
        await untilAwake(page, 'planner')
        const window = await tellTheCar(page)
        await window.getByLabel('Add a part').selectOption('tune')
        const answered = page.waitForResponse(
          (response) => response.request().method() === 'POST' && response.url().endsWith('/api/planner/stages'),
        )
        await window.getByRole('button', { name: 'Save' }).click()
        const { packages }: StagesReply = await (await answered).json()
        await page
          .getByText('Starts from your car: Cat-back exhaust, cold-air intake, tune, 398 whp measured')
          .waitFor()
        await page.getByText(/^Your car is past Stage 1: /).waitFor()
        await page.getByText('from your 398 whp').first().waitFor()
        await page.getByText('Power today').waitFor()
        expect(new URL(page.url()).search).toContain(
          'has=catback_exhaust%2Ccold_air_intake%2Ctune&sheet=398%2C%2Cdynojet',
        )
        expect(await accessibilityViolations(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        const [first] = packages
        const link = page.getByRole('link', { name: /^Change parts in the configurator/ }).first()
        expect(await link.getAttribute('href')).toContain('has=catback_exhaust%2Ccold_air_intake%2Ctune')
        await page.getByRole('button', { name: 'Plan from stock' }).click()
        await page.getByRole('heading', { name: 'Stage 1', exact: true }).first().waitFor()
        await page.getByRole('button', { name: 'Plan from your car' }).click()
        await page.getByText('from your 398 whp').first().waitFor()
        const added = page.waitForResponse((reply) => reply.url().includes('/api/shopify/cart') && reply.ok())
        await page
          .getByRole('button', { name: /^Add build to cart/ })
          .first()
          .click()
        const cart: Cart = await (await added).json()
        expect(Number(cart.cost.totalAmount.amount)).toBeCloseTo(first!.totalCost, 2)
      },
    )
  }

  story('starts the packages of smart mode, once it stands in the garage', { tags: 'sweep' }, async ({ page }) => {
    await openPage(page, `/build-my-ride?${GT}`)
    const window = await tellTheCar(page)
    await window.getByRole('button', { name: 'Save' }).click()
    await page.getByText('398 whp measured').waitFor()
    await openPage(page, '/packages?mode=smart&model=ford-mustang-gt&stage=stage2&hp=')
    await untilAwake(page, 'planner')
    await page.getByText('Starts from your car: Cat-back exhaust, cold-air intake, 398 whp measured').waitFor()
    const generated = async (): Promise<PreferenceReply> => {
      const answered = page.waitForResponse((response) => response.url().endsWith('/api/preference-packages'))
      await page.getByRole('button', { name: 'Generate Packages' }).click()
      return (await answered).json()
    }
    const { packages } = await generated()
    expect(packages).toMatchObject([
      { vehicleId: MANUAL, startsFrom: 'Cat-back exhaust, cold-air intake, 398 whp measured' },
    ])
    await page.getByText(/^From 398 to \d+ wheel horsepower/).waitFor()
    await page.getByRole('button', { name: 'Plan from stock' }).click()
    expect(new URL(page.url()).searchParams.get('from')).toBe('stock')
    expect((await generated()).packages.map(({ startsFrom }) => startsFrom)).not.toContain(packages[0]?.startsFrom)
  })

  story('has its own gearbox, tires, fuel and miles', { tags: 'sweep' }, async ({ page }) => {
    await openPage(
      page,
      `/build-my-ride?${GT.replace('hp=600', 'hp=450').replace('induction=supercharger', 'induction=naturally_aspirated')}`,
    )
    await page.getByRole('button', { name: "What's on your car?" }).click()
    const window = page.getByRole('dialog', { name: "What's on the car" })
    await window.getByLabel('Gearbox', { exact: true }).selectOption('10R80')
    await window.getByLabel('Fuel you can buy').selectOption('91')
    await window.getByLabel('Tires', { exact: true }).selectOption('drag_radial')
    await window.getByLabel(/^Mileage/).fill('120000')
    expect(await accessibilityViolations(page)).toEqual([])
    await window.getByRole('button', { name: 'Save' }).click()
    const words = '10R80 gearbox, drag radial tires, 120,000 miles, 91 octane'
    await page.getByText(`Starts from your car: ${words}`).waitFor()
    const reply = await generate(page)
    expect(reply.enhancedData.preferences.fuel_type).toBe('91')
    expect(reply.currentSetup?.summary).toBe(words)
    await page
      .getByText(/^At 120,000 miles, do a compression and leak-down test/)
      .first()
      .waitFor()
    expect(new URL(page.url()).search).toContain('mi=120000&box=10R80&pump=91&tires=drag_radial')
    await reloadPage(page)
    await page.getByText(`Starts from your car: ${words}`).waitFor()
  })

  story(
    'is kept in the garage with the run of its dyno sheet; a broken file is refused with its line',
    { tags: 'sweep' },
    async ({ page }) => {
      await openPage(page, `/build-my-ride?${GT}`)
      const window = await tellTheCar(page)
      await window.getByRole('button', { name: 'Save' }).click()
      await page.getByText('398 whp measured').waitFor()
      await page.getByRole('button', { name: 'My Garage' }).click()
      const garage = page.getByRole('dialog', { name: 'My Garage' })
      await garage.getByText('Cat-back exhaust, cold-air intake, 398 whp measured').waitFor()
      await garage.getByRole('button', { name: "What's on the car" }).click()
      const edited = page.getByRole('dialog', { name: "What's on the car" })
      const file = edited.getByLabel('Or read the run from a CSV file')
      await file.setInputFiles(csv([...RUN.slice(0, 2), '3500,fast,300', ...RUN.slice(2)]))
      await edited.getByText(`run.csv, line 4: "fast" isn't a power figure.`).waitFor()
      await file.setInputFiles(csv(RUN))
      await edited.getByText('Your sheet power', { exact: true }).waitFor()
      await edited.getByText('Predicted power', { exact: true }).waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
      await edited.getByRole('button', { name: 'Save' }).click()
      await garage.getByText(/Cat-back exhaust, cold-air intake, \d+ whp measured/).waitFor()
      await garage.getByRole('link', { name: 'Plan a build' }).click()
      await page.getByLabel('Forced induction').selectOption('supercharger')
      await generate(page)
      await page.getByText('Your sheet power', { exact: true }).waitFor()
    },
  )

  story(
    'stands in the configurator: its parts are chosen, free, and not put into the cart',
    { tags: 'sweep' },
    async ({ page }) => {
      const setup = 'has=catback_exhaust%2Ccold_air_intake&sheet=398'
      await openPage(
        page,
        `/configurator?make=Ford&model=ford-mustang-gt&year=2018&variant=${MANUAL}&induction=supercharger&${setup}`,
      )
      await page.getByText('Starts from your car: Cat-back exhaust, cold-air intake, 398 whp measured').waitFor()
      await page.getByText('your car now', { exact: true }).waitFor()
      await page.getByText('Your car now power', { exact: true }).waitFor()
      expect(await page.getByText('on your car', { exact: true }).count()).toBe(2)
      expect(await page.getByRole('button', { name: /Add build to cart, \$0/ }).count()).toBe(1)
      expect(await accessibilityViolations(page)).toEqual([])
    },
  )
})
