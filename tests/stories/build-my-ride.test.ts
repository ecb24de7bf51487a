import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { PARTS } from '../../src/catalog/parts.ts'
import { VEHICLES } from '../../src/catalog/vehicles.ts'
import type { GenerateReply } from '../../src/contract/configurator.ts'
import { checkBuild } from '../../src/engine/fitment/check-build.ts'
import { accessibilityViolations, visitorStory as story } from '../support/browser.ts'
import { openPage, reloadPage } from '../support/open-page.ts'
import { SWEEP } from '../support/sweep.ts'

interface Choice {
  year: string
  make: string
  model: string
  hp: number
  induction: string
}

/** What a list shows as chosen. */
const chosenWords = (list: Locator) => list.locator('option:checked').textContent()

async function chooseCar(page: Page, { year, make, model, hp, induction }: Choice) {
  await page.getByLabel('Year').selectOption(year)
  await page.getByLabel('Make').selectOption(make)
  await page.getByLabel('Model').selectOption({ label: model })
  await page.getByLabel('Target horsepower').fill(String(hp))
  await page.getByLabel('Forced induction').selectOption(induction)
}

async function generate(page: Page): Promise<GenerateReply> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/configurator/generate'))
  await page.getByRole('button', { name: 'Generate Build' }).click()
  const response = await answered
  expect(response.status()).toBe(200)
  return response.json()
}

/** The build as the catalog and the engine see it: parts that go together on that car, and sums that are sums. */
function expectSoundBuild(reply: GenerateReply) {
  const vehicle = VEHICLES.find((one) => one.id === reply.enhancedData.vehicle.id)
  if (!vehicle) throw new Error(`the catalog has no ${reply.enhancedData.vehicle.id}`)
  const parts = reply.recommendedParts.map(({ partId }) => {
    const part = PARTS.find((one) => one.id === partId)
    if (!part) throw new Error(`the catalog has no ${partId}`)
    return part
  })
  expect(checkBuild(vehicle, parts)).toEqual([])
  const cents = (usd: number) => Math.round(usd * 100)
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  expect(cents(reply.partsCost)).toBe(sum(parts.map((part) => part.priceCents)))
  // A job that parts share is paid once, so the bill is the lines' labor and at most the parts' own hours.
  expect(cents(reply.laborCost)).toBe(
    sum(reply.recommendedParts.map(({ totalCost, pricing }) => cents(totalCost) - cents(pricing.partCost))),
  )
  expect(cents(reply.laborCost)).toBeLessThanOrEqual(sum(parts.map((part) => Math.round(part.laborHours * 15_000))))
  expect(cents(reply.estimatedCost)).toBe(cents(reply.partsCost) + cents(reply.laborCost))
  const { power } = reply
  expect(power.gains.reduce((total, gain) => total + gain.wheelHp, power.stockWheelHp)).toBe(power.wheelHp)
  expect(Math.abs(reply.estimatedHorsepower - power.wheelHp)).toBeLessThanOrEqual(0.5)
  for (const point of power.curve) {
    expect(Math.abs(point.wheelHp - (point.wheelTorqueLbft * point.rpm) / 5252)).toBeLessThan(
      point.wheelHp * 0.01 + 0.2,
    )
  }
}

describe('Build My Ride', () => {
  const cars: [name: string, choice: Choice][] = [
    [
      '2018 Ford Mustang GT at 600 hp',
      { year: '2018', make: 'Ford', model: 'Mustang GT', hp: 600, induction: 'Supercharger' },
    ],
    ['2015 Subaru WRX at 350 hp', { year: '2015', make: 'Subaru', model: 'WRX', hp: 350, induction: 'Single Turbo' }],
  ]
  for (const [at, [name, choice]] of cars.entries()) {
    const tags = at === 0 ? {} : { tags: SWEEP.name }
    story(
      `a visitor gets a real build for a ${name}: every part fits and the numbers add up`,
      tags,
      async ({ page }) => {
        await openPage(page, '/build-my-ride')
        await chooseCar(page, choice)
        const reply = await generate(page)
        await page.getByText('Build Generated!', { exact: true }).first().waitFor()
        await page
          .getByText('Your Adrenaline Engine-powered build recommendation is ready.', { exact: true })
          .first()
          .waitFor()

        expectSoundBuild(reply)
        expect(reply.enhancedData.vehicle.make).toBe(choice.make)
        if (reply.shortfall === null) expect(reply.power.wheelHp).toBeGreaterThanOrEqual(choice.hp)
        else expect(reply.shortfall.bestWheelHp).toBeLessThan(choice.hp)

        const result = page.getByRole('article', { name: 'Your build' })
        const shown = await result.textContent()
        expect(shown).toContain(`${choice.year} ${choice.make} ${choice.model}`)
        expect(shown).toContain(reply.estimatedCost.toLocaleString('en-US', { maximumFractionDigits: 0 }))
        for (const part of reply.recommendedParts) expect(shown).toContain(part.name)
        expect(await accessibilityViolations(page)).toEqual([])
      },
    )
  }

  story(
    'a car of the first screen is ready to build with one click, on Build My Ride and in the configurator',
    { tags: 'sweep' },
    async ({ page }) => {
      const row = page.getByRole('region', { name: 'Start with one of these' })
      await openPage(page, '/build-my-ride')
      await row.getByText('2018 Mustang GT').click()
      await page.waitForURL(/variant=ford-mustang-gt-2018-10at&hp=\d+/)
      await expect.poll(() => page.getByLabel('Year').inputValue()).toBe('2018')
      await expect.poll(() => page.getByRole('button', { name: 'Generate Build' }).isEnabled()).toBe(true)
      await openPage(page, '/configurator')
      await row.getByText('2018 Mustang GT').click()
      await page.waitForURL(/parts=/)
      await page.getByRole('heading', { name: '2018 Ford Mustang GT' }).waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
    },
  )

  story(
    'each choice opens the next, and changing one clears what stands below it',
    { tags: 'sweep' },
    async ({ page }) => {
      await openPage(page, '/build-my-ride')
      await page.getByLabel('Year').selectOption('2018')
      expect(await page.getByLabel('Model').isDisabled()).toBe(true)
      await page.getByLabel('Make').selectOption('Ford')
      expect(await page.getByLabel('Target horsepower').isDisabled()).toBe(true)
      expect(await page.getByLabel('Forced induction').count()).toBe(0)
      await page.getByLabel('Model').selectOption({ label: 'Mustang GT' })
      expect(await page.getByLabel('Target horsepower').isEnabled()).toBe(true)
      expect(await page.getByLabel('Target horsepower').inputValue()).toBe('500')
      expect(await page.getByLabel('Forced induction').locator('option').allInnerTexts()).toEqual([
        'Select forced induction',
        'Naturally Aspirated',
        'Supercharger',
        'ProCharger',
        'Single Turbo',
        'Twin Turbo',
      ])
      expect(await page.getByRole('button', { name: 'Generate Build' }).isDisabled()).toBe(true)
      await page.getByLabel('Forced induction').selectOption('ProCharger')
      expect(await page.getByRole('button', { name: 'Generate Build' }).isEnabled()).toBe(true)

      await page.getByLabel('Year').selectOption('2015')
      expect(await page.getByLabel('Make').inputValue()).toBe('')
      expect(await page.getByLabel('Model').isDisabled()).toBe(true)
      expect(await page.getByLabel('Forced induction').count()).toBe(0)
    },
  )

  story(
    'the address holds choice and result: reload, Back and a fresh browser show the same',
    async ({ page, shop, browser }) => {
      await openPage(page, '/build-my-ride')
      await chooseCar(page, { year: '2018', make: 'Ford', model: 'Mustang GT', hp: 600, induction: 'Supercharger' })
      const { estimatedHorsepower } = await generate(page)
      const result = page.getByRole('article', { name: 'Your build' })
      await result.waitFor()
      await reloadPage(page)
      await result.getByText(String(estimatedHorsepower)).first().waitFor()
      expect(await page.getByText('Build Generated!').count()).toBe(0)
      expect(await chosenWords(page.getByLabel('Forced induction'))).toBe('Supercharger')

      const other = await (await browser.newContext({ baseURL: shop.address })).newPage()
      await openPage(other, page.url())
      await other.getByRole('article', { name: 'Your build' }).getByText(String(estimatedHorsepower)).first().waitFor()
      await other.context().close()

      await page.getByRole('button', { name: 'Generate New Build' }).click()
      await result.waitFor({ state: 'detached' })
      expect(await page.getByLabel('Model').inputValue()).toBe('ford-mustang-gt')
      await page.goBack()
      await result.waitFor()
    },
  )

  story('a failed generation is said and keeps the form', { tags: 'sweep' }, async ({ page, watch }) => {
    watch.allow(/503/)
    await openPage(page, '/build-my-ride?year=2018&make=Ford&model=ford-mustang-gt&hp=600&induction=Supercharger')
    await page.route('**/api/configurator/generate', (route) => route.fulfill({ status: 503, body: 'down' }))
    await page.getByRole('button', { name: 'Generate Build' }).click()
    await page.getByText('Generation Failed', { exact: true }).first().waitFor()
    await page.getByText('Please check your inputs and try again.', { exact: true }).first().waitFor()
    expect(await page.getByLabel('Model').inputValue()).toBe('ford-mustang-gt')
    expect(await page.getByLabel('Target horsepower').inputValue()).toBe('600')
    await page.unroute('**/api/configurator/generate')
    await page.getByRole('button', { name: 'Generate Build' }).click()
    await page.getByRole('article', { name: 'Your build' }).waitFor()
  })

  story(
    'a supporting part says why it is in, and can be left out and put back',
    { tags: 'sweep' },
    async ({ page }) => {
      await openPage(
        page,
        '/build-my-ride?year=2021&make=BMW&model=bmw-m340i&hp=400&induction=Single+Turbo&budget=5000',
      )
      const reply = await generate(page)
      const [support] = reply.recommendedParts.filter(
        ({ partId }) => reply.supportingPartIds.includes(partId) && !reply.stayingPartIds.includes(partId),
      )
      if (!support) throw new Error('nothing goes in with a tuned M340i')
      const parts = page.getByRole('region', { name: 'Parts', exact: true })
      const row = parts.getByRole('article').filter({ hasText: support.name })
      await row.getByText(support.reason).waitFor()
      await row.getByRole('button', { name: 'Leave it out' }).click()
      await row.waitFor({ state: 'detached' })
      await parts.getByRole('list', { name: 'Left out' }).getByText(support.name).first().waitFor()
      await reloadPage(page)
      await parts.getByRole('button', { name: 'Put it back' }).click()
      await row.waitFor()
      expect(await parts.getByRole('list', { name: 'Left out' }).count()).toBe(0)
      expect(await accessibilityViolations(page)).toEqual([])
    },
  )

  story(
    'parts that are wanted go in; where the money ends before them, it is said what they take',
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openPage(
        page,
        '/build-my-ride?year=2018&make=Ford&model=ford-mustang-gt&hp=425&induction=Naturally+Aspirated',
      )
      await page.getByText('Parts you want in it', { exact: true }).click()
      await page.getByText('Cat-back exhaust', { exact: true }).click()
      expect(await page.getByLabel('Smaller pulley').count()).toBe(0)
      const reply = await generate(page)
      const exhaust = reply.recommendedParts.find(({ slot }) => slot === 'catback')
      if (!exhaust) throw new Error('no cat-back in the build')
      const parts = page.getByRole('region', { name: 'Parts', exact: true })
      await parts
        .getByRole('article')
        .filter({ hasText: exhaust.name })
        .getByText('You asked for it.')
        .first()
        .waitFor()
      await reloadPage(page)
      await parts.getByRole('article').filter({ hasText: exhaust.name }).waitFor()
      expect(await page.getByLabel('Cat-back exhaust', { exact: true }).isChecked()).toBe(true)
      const which = page.getByLabel('Cat-back exhaust: which one')
      const other = await which.locator('option:not(:checked)').last().getAttribute('value')
      await which.selectOption(other)
      const named = await generate(page)
      expect(named.recommendedParts.find(({ slot }) => slot === 'catback')?.partId).toBe(other)
      await page.getByText('How you drive it', { exact: true }).click()
      await page.getByLabel('Emissions').selectOption('cats')
      await generate(page)
      await page.getByText(/Nothing here takes a cat out or moves it/).waitFor()
      await reloadPage(page)
      await page.getByText(/Nothing here takes a cat out or moves it/).waitFor()
      expect(await which.inputValue()).toBe(other)
      expect(await accessibilityViolations(page)).toEqual([])
      await page.getByLabel('Emissions').selectOption('')
      await which.selectOption('')

      await page.getByRole('form', { name: 'Your car, your goal' }).getByText('Cams', { exact: true }).click()
      await page.getByText('Fuel and budget', { exact: true }).click()
      await page.getByLabel('Budget').fill('2000')
      await page.getByRole('button', { name: 'Generate Build' }).click()
      const unmet = page.getByRole('region', { name: 'Not in this build' })
      await unmet.getByText(/^Cams, from \$[\d,]+ installed$/).waitFor()
      await parts.getByRole('article').filter({ hasText: exhaust.name }).waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
      await unmet.getByRole('button', { name: 'Build it with everything' }).click()
      await unmet.waitFor({ state: 'detached' })
      expect(new URL(page.url()).searchParams.get('want')).toBe('catback,camshafts')
    },
  )

  story('a goal beyond the car is answered with how near it comes and why', { tags: 'sweep' }, async ({ page }) => {
    await openPage(page, '/build-my-ride')
    await chooseCar(page, { year: '2015', make: 'Subaru', model: 'WRX', hp: 1000, induction: 'Single Turbo' })
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/configurator/generate'))
    await page.getByRole('button', { name: 'Generate Build' }).click()
    const reply: GenerateReply = await (await answered).json()
    expect(reply.shortfall).not.toBeNull()
    await page.getByRole('region', { name: 'Goal out of reach' }).waitFor()
    await page
      .getByText(reply.shortfall?.reason ?? 'no reason')
      .first()
      .waitFor()
  })

  story('Naturally Aspirated on a car with a factory turbo is refused with the reason', async ({ page, watch }) => {
    watch.allow(/422/)
    await openPage(page, '/build-my-ride')
    await chooseCar(page, { year: '2015', make: 'Subaru', model: 'WRX', hp: 350, induction: 'Naturally Aspirated' })
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/configurator/generate'))
    await page.getByRole('button', { name: 'Generate Build' }).click()
    const { detail } = await (await answered).json()
    await page.getByRole('heading', { name: 'Generation Failed' }).waitFor()
    await page.getByText(detail).waitFor()
    expect(await chosenWords(page.getByLabel('Forced induction'))).toBe('Naturally Aspirated')
    await page.getByRole('button', { name: 'Build with Turbocharger' }).click()
    await page.getByRole('article', { name: 'Your build' }).waitFor()
  })

  story(
    'a visitor asks for a quarter mile with the keyboard, reloads it and saves it with its goal',
    { tags: 'sweep' },
    async ({ page }) => {
      await openPage(page, '/build-my-ride?year=2018&make=Ford&model=ford-mustang-gt&induction=auto')
      const switched = page.getByRole('radio', { name: '1/4 mile' })
      await page.getByRole('radio', { name: 'Horsepower' }).focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => switched.isChecked()).toBe(true)
      const slider = page.getByLabel('Target 1/4 mile')
      await slider.focus()
      for (let pressed = 0; pressed < 4; pressed += 1) await slider.press('ArrowLeft')
      await page.waitForURL(/goal=quarter_mile&seconds=11\.1/)
      await reloadPage(page)
      await page.locator('body.loaded').waitFor()
      await expect.poll(() => page.getByLabel('Target 1/4 mile').inputValue()).toBe('11.1')
      const reply = await generate(page)
      expectSoundBuild(reply)
      expect(reply.timeGoal).toMatchObject({ measure: 'quarter_mile', seconds: 11.1, isReached: true })
      const runs = reply.timeSlip.quarterMileS.toFixed(2)
      await page.getByText(`${runs} s quarter mile on`).waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
      await page.getByRole('button', { name: 'Save Build Configuration' }).click()
      await page.getByRole('link', { name: /^\/plans\// }).click()
      await page.getByText(`Goal 1/4 mile in 11.10 s, runs ${runs} s.`).waitFor()
      await page.getByRole('link', { name: 'Change parts' }).click()
      await page.getByText(`Goal 1/4 mile in 11.10 s: this build runs ${runs} s.`).waitFor()
    },
  )

  story('a goal chosen while the catalog is on its way keeps the car of the address', async ({ page }) => {
    const catalog = Promise.withResolvers<void>()
    await page.route('**/api/vehicles', async (route) => {
      await catalog.promise
      await route.continue()
    })
    await openPage(page, '/build-my-ride?year=2018&make=Ford&model=ford-mustang-gt&induction=auto')
    await page.getByRole('radio', { name: '1/4 mile' }).check({ force: true })
    await page.waitForURL(/model=ford-mustang-gt&goal=quarter_mile/)
    await page.getByLabel('Target 1/4 mile').fill('11.3')
    await page.waitForURL(/model=ford-mustang-gt&goal=quarter_mile&seconds=11\.3/)
    catalog.resolve()
    await expect.poll(() => chosenWords(page.getByLabel('Model'))).toBe('Mustang GT')
    expect(await chosenWords(page.getByLabel('Forced induction'))).toMatch(/\S/)
  })

  story(
    'a time out of reach names what gets nearer, and nonsense the quickest that there is',
    { tags: 'sweep' },
    async ({ page, watch }) => {
      const car = '/build-my-ride?year=2018&make=Ford&model=ford-mustang-gt&induction=auto&build=1'
      await openPage(page, `${car}&goal=quarter_mile&seconds=10.9&budget=5000`)
      const short = page.getByRole('region', { name: 'Goal out of reach' })
      await short.getByText(/The quickest build runs \d+\.\d\d s/).waitFor()
      await short.getByRole('button', { name: 'Drop the budget' }).click()
      await page.waitForURL((url) => !url.searchParams.has('budget'))
      await page.getByText(/: it runs a 10\.\d\d s quarter mile/).waitFor()
      watch.allow(/422/)
      await openPage(page, `${car}&goal=zero_to_sixty&seconds=1`)
      await page.getByText(/No street car does 0-60 in 1\.00 s\. The quickest allowed build/).waitFor()
      await page.getByRole('button', { name: /^Build for \d\.\d s$/ }).click()
      await page.getByText(/This is our lowest-cost build for 0-60 in/).waitFor()
    },
  )
})
