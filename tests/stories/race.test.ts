import type { Page } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import type { RaceLane } from '../../src/contract/race.ts'
import { finishOrder, quarterMileS, STRIP_FT, standingAt } from '../../src/engine/dragstrip/race-run.ts'
import { accessibilityViolations, visitorStory as story } from '../support/browser.ts'
import { atWidth } from '../support/law.ts'
import { openPage, reloadPage } from '../support/open-page.ts'
import { ask } from '../support/replies.ts'
import type { TestShop } from '../support/shop.ts'

const QUERY = { a: 'stock:ford-mustang-gt-2018-10at', b: 'package:mustang-gt-stage-2' }
const RACE = `/race?a=${QUERY.a}&b=${QUERY.b}`

const lanesOf = async (shop: TestShop) => (await ask(shop, 'GET /api/race', { query: QUERY })).lanes

/** How far down the strip each car is drawn, feet: of its own box and of the strip between the start and the finish. */
const drawnFt = (page: Page): Promise<number[]> =>
  page.evaluate((stripFt) => {
    const line = (feet: number) =>
      document.querySelector(`.race-marks [data-feet="${feet}"]`)!.getBoundingClientRect().left
    const [start, finish] = [line(0), line(stripFt)]
    return [...document.querySelectorAll('.race-body')].map(
      (body) => ((body.getBoundingClientRect().right - start) / (finish - start)) * stripFt,
    )
  }, STRIP_FT)

const slider = (page: Page) => page.getByRole('slider', { name: 'Moment of the race' })
const momentOf = async (page: Page) => Number(await slider(page).inputValue())

function expectDrawn(drawn: readonly number[], lanes: readonly RaceLane[], raceS: number) {
  for (const [index, lane] of lanes.entries()) {
    const told = Math.max(0, standingAt(lane, raceS).distanceFt)
    // A pixel is a foot and a half on a wide screen, and half a dozen on a phone.
    expect(Math.abs(drawn[index]! - told), `lane ${index} at ${raceS} s`).toBeLessThan(8)
  }
}

describe('the race', () => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    story(
      `is run as the drag strip says, by hand and by itself, at ${width} px`,
      atWidth(width),
      async ({ page, shop }) => {
        const lanes = await lanesOf(shop)
        await page.setViewportSize({ width, height })
        await openPage(page, RACE)
        const [first, second] = finishOrder(lanes)
        const gap = second!.gapS.toFixed(2)
        await page.getByRole('heading', { name: `Mustang GT Stage 2 by ${gap} s` }).waitFor()
        expect(lanes[first!.lane]?.detail).toBe('Mustang GT Stage 2')
        expectDrawn(await drawnFt(page), lanes, quarterMileS(lanes[first!.lane]!))

        const table = page.getByRole('table', { name: 'Time slips' })
        for (const { marks } of lanes) {
          for (const { timeS } of marks) expect(await table.textContent()).toContain(timeS.toFixed(2))
        }
        expect(await table.getByRole('row', { name: /^Behind/ }).textContent()).toContain(`+${gap}`)

        await page.getByRole('button', { name: '330 ft' }).click()
        const atMark = await momentOf(page)
        expectDrawn(await drawnFt(page), lanes, atMark)
        await slider(page).press('ArrowRight')
        expect(await momentOf(page)).toBeCloseTo(atMark + 0.01, 5)
        await slider(page).press('Home')
        expectDrawn(await drawnFt(page), lanes, -2)
        expect(await slider(page).getAttribute('aria-valuetext')).toContain('waiting for green')

        const tall = await page.evaluate(() => document.documentElement.scrollHeight)
        await slider(page).press('Space')
        await page.getByRole('button', { name: 'Pause' }).waitFor()
        await expect.poll(() => momentOf(page)).toBeGreaterThan(0.5)
        await page.getByRole('button', { name: 'Pause' }).click()
        await page.getByRole('button', { name: 'Race', exact: true }).waitFor()
        expectDrawn(await drawnFt(page), lanes, await momentOf(page))
        await slider(page).press('End')
        expect((await drawnFt(page)).map(Math.round)).toEqual(lanes.map(() => STRIP_FT))
        expect(await page.evaluate(() => document.documentElement.scrollHeight), 'nothing jumps').toBe(tall)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        expect(await accessibilityViolations(page)).toEqual([])
      },
    )
  }

  story(
    'stands still with reduced motion and without scripts, with the same figures',
    { tags: 'sweep' },
    async ({ browser, shop }) => {
      const lanes = await lanesOf(shop)
      const figures = lanes.flatMap(({ marks }) => marks.map(({ timeS }) => timeS.toFixed(2)))
      for (const still of [{ reducedMotion: 'reduce' }, { javaScriptEnabled: false }] as const) {
        const context = await browser.newContext({ baseURL: shop.address, ...still })
        const page = await context.newPage()
        await (still.javaScriptEnabled === false ? page.goto(RACE) : openPage(page, RACE))
        const text = await page.getByRole('table', { name: 'Time slips' }).textContent()
        for (const figure of figures) expect(text).toContain(figure)
        await page.getByText('Where they are when the leader gets there').waitFor()
        expect(await page.getByRole('button', { name: 'Race', exact: true }).isVisible()).toBe(false)
        if ('reducedMotion' in still) {
          await slider(page).press('Home')
          await slider(page).press('Space')
          // What the style sheet shortens to nothing still takes a frame.
          await vi.waitFor(
            async () => expectDrawn(await drawnFt(page), lanes, Math.min(...lanes.map(quarterMileS))),
            5000,
          )
        }
        await context.close()
      }
    },
  )

  story('says who is not in the shop', async ({ page, watch }) => {
    watch.allow(/404/)
    expect((await page.goto('/race?a=stock:no-such-car'))?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Nobody at the line' }).waitFor()
  })

  story('takes a third car, and its address brings the same race', { tags: 'sweep' }, async ({ page }) => {
    await openPage(page, RACE)
    await page.getByRole('button', { name: 'Add a car' }).click()
    await page.getByLabel('Make').selectOption('Subaru')
    await page.getByLabel('Model').selectOption({ label: 'WRX' })
    await page.getByLabel('Year').selectOption('2015')
    await page.getByRole('button', { name: 'Race it stock' }).click()
    await page.waitForURL(/c=stock/)
    await page.getByText('Stock WRX').first().waitFor()
    await reloadPage(page)
    await page.getByText('Stock WRX').first().waitFor()
    expect(await page.locator('.race-lane').count()).toBe(3)
  })

  story('a generated build races the stock car, and the race can be shared', { tags: 'sweep' }, async ({ page }) => {
    await openPage(
      page,
      '/build-my-ride?year=2018&make=Ford&model=ford-mustang-gt&hp=600&induction=Supercharger&build=1',
    )
    await page.getByRole('button', { name: 'Race it against stock' }).click()
    const card = page.getByRole('region', { name: 'The Race' })
    await card.getByRole('table', { name: 'Time slips' }).waitFor()
    await card.getByRole('link', { name: 'Change the cars' }).click()
    await page.waitForURL(/\/race\?a=before:.*plan:/)
    await page.getByRole('table', { name: 'Time slips' }).waitFor()
  })
})
