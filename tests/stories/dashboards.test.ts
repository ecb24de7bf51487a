import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations, story } from '../support/browser.ts'
import { thinEvidence } from '../support/judged.ts'
import { openPage, reloadPage } from '../support/open-page.ts'

/** Judging every result and planning every model take a while on a busy machine. */
const LONG_MS = 120_000

const number = (text: string | null | undefined) => Number((text ?? '').replaceAll(/[^\d.]/g, ''))
const tile = (page: Page, label: string): Locator =>
  page
    .locator('dt', { hasText: new RegExp(`^${label.replaceAll(/[()+<%]/g, '\\$&')}$`) })
    .locator('xpath=following-sibling::dd[1]')

story.beforeAll(({ shop }) => thinEvidence(shop))

describe('the optimization dashboard', { timeout: 300_000 }, () => {
  story(
    'started, tests and accuracy appear without a reload; stopped, it stays so',
    { tags: 'sweep' },
    async ({ page }) => {
      await openPage(page, '/optimization')
      await page
        .getByText('No vehicle accuracy data available. Start the optimization engine to begin testing.')
        .waitFor()
      await page.getByRole('button', { name: 'Start Engine' }).click()
      await page.getByRole('button', { name: 'Stop Engine' }).waitFor()
      await page
        .getByText(/^\d+ tests$/)
        .first()
        .waitFor({ timeout: LONG_MS })
      await page
        .getByText(/Overall accuracy \([\d.]+%\) is below target \(99(\.0)?%\)\. The optimization engine is working/)
        .waitFor()
      await page.getByRole('button', { name: 'Stop Engine' }).click()
      await page.getByRole('button', { name: 'Start Engine' }).waitFor()
      await page.getByText(/is below target .+ The optimization engine is stopped\./).waitFor()
      await page.getByRole('tab', { name: 'Recent Actions' }).click()
      await page.getByText('Engine started').waitFor()
      await reloadPage(page)
      await page.getByRole('button', { name: 'Start Engine' }).waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
    },
  )

  story('on a phone nothing is wider than the window, however long a car is called', async ({ page, shop }) => {
    await shop.query(`insert into optimization_runs (id, kind, status) values ('phone', 'trigger', 'done')`)
    await shop.query(`insert into optimization_tests
        (id, run_id, evidence_id, vehicle_id, vehicle_model, predicted, measured, accuracy)
      select 'phone', 'phone', id, '', 'dodge-challenger-srt-hellcat-redeye-widebody-jailbreak', 90, 100, 0.9
      from evidence order by id limit 1`)
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, '/optimization')
    await page.getByText('Dodge Challenger Srt Hellcat Redeye Widebody Jailbreak').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await shop.query(`delete from optimization_runs where id = 'phone'`)
  })

  story('twenty tests of one vehicle are one click', { tags: 'sweep' }, async ({ page }) => {
    await openPage(page, '/optimization')
    await page.waitForLoadState('networkidle')
    const button = page.getByRole('button', { name: /^Run 20 tests of / }).first()
    const vehicle = (await button.getAttribute('aria-label'))?.replace('Run 20 tests of ', '')
    await button.click()
    await page.getByText(new RegExp(`\\d+ tests? queued for ${vehicle}`)).waitFor()
  })

  story(
    'a file of dyno sheets: good lines are stored, bad ones listed; one by hand; an import is undone',
    { tags: 'sweep' },
    async ({ page, shop }) => {
      page.setDefaultTimeout(LONG_MS)
      await openPage(page, '/optimization?tab=builds')
      await page.getByText(/No sheet of this shop yet/).waitFor()
      await page.getByLabel('Shop token').fill(shop.owner.authorization.replace('Bearer ', ''))
      const csv = [
        'make,model,year,engine,power_basis,baseline_hp,modified_hp,mods',
        'Ford,Mustang GT,2018,5.0 V8,wheel,395,421,cold_air_intake;tune',
        'Ford,Mustang GT,2018,5.0 V8,wheel,395,,tune',
        'Ford,Mustang GT,next,5.0 V8,wheel,395,421,tune',
        'Ford,Mustang GT,2018,5.0 V8,hub,395,421,tune',
      ].join('\n')
      await page
        .getByLabel('CSV file')
        .setInputFiles({ name: 'sheets.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
      await page.getByRole('button', { name: 'Import' }).click()
      await page.getByText('1 imported, 0 already known, 3 not taken.').waitFor()
      await page.getByText('Line 3:').waitFor()
      await page.getByText('modified_hp is missing').waitFor()
      const form = page.getByRole('form', { name: 'Enter a dyno sheet' })
      await form.getByLabel('Make').fill('Subaru')
      await form.getByLabel('Model').fill('WRX STI')
      await form.getByLabel('Year').fill('2016')
      await form.getByLabel('Before, hp').fill('255')
      await form.getByLabel('After, hp').fill('301')
      await form.getByLabel('Parts changed').fill('downpipe, tune')
      await form.getByRole('button', { name: 'Store the sheet' }).click()
      await page.getByText(/^Stored\./).waitFor()
      const sheets = page.getByRole('region', { name: 'Dyno sheets of this shop' })
      await sheets.getByRole('heading', { name: '2016 Subaru WRX STI' }).waitFor()
      await sheets.getByRole('heading', { name: '2018 Ford Mustang GT' }).waitFor()
      const imports = page.getByRole('region', { name: 'Imports' })
      const mistake = imports.getByRole('listitem').filter({ hasText: '2018 Ford Mustang GT' })
      await mistake.getByRole('button', { name: 'Undo import' }).click()
      await mistake.getByRole('button', { name: 'Remove 1 sheet' }).click()
      await mistake.waitFor({ state: 'detached' })
      await sheets.getByRole('heading', { name: '2018 Ford Mustang GT' }).waitFor({ state: 'detached' })
      await sheets.getByRole('heading', { name: '2016 Subaru WRX STI' }).waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
    },
  )
})

describe('the enhanced packages dashboard', { timeout: 300_000 }, () => {
  story('every number of the overview is the sum of what the tables list', { tags: 'sweep' }, async ({ page }) => {
    page.setDefaultTimeout(LONG_MS)
    await openPage(page, '/enhanced-packages')
    await page.getByText('99% Accuracy Progress').waitFor()
    const market = await (await page.request.get('/api/enhanced/market-analysis')).json()
    const high = number(await tile(page, 'High Accuracy (95%+)').textContent())
    const medium = number(await tile(page, 'Medium Accuracy (90-94%)').textContent())
    const low = number(await tile(page, 'Needs Improvement (<90%)').textContent())
    expect(number(await tile(page, 'Market Coverage').textContent())).toBe(market.data.length)
    await page.getByRole('tab', { name: 'Accuracy Analysis' }).click()
    const badges = await page.getByText(/^[\d.]+% accurate$/).allTextContents()
    expect(badges.length).toBe(high + medium + low)
    const missing = number(
      await page.locator('dt', { hasText: 'High Priority' }).locator('xpath=following-sibling::dd[1]').textContent(),
    )
    await page.getByRole('tab', { name: 'Priority Additions' }).click()
    expect(await page.getByRole('heading', { name: 'Why add this vehicle' }).count()).toBe(missing)
    await page.getByRole('tab', { name: 'Market Analysis' }).click()
    expect(await page.getByText(/^Market Score: \d+$/).count()).toBe(10)
    expect(await accessibilityViolations(page)).toEqual([])
  })

  // That both do so is a law of the calls (tests/api/market.test.ts); here all of them are made once more.
  story('packages are generated, with progress to watch', { tags: 'sweep' }, async ({ page }) => {
    page.setDefaultTimeout(LONG_MS)
    await openPage(page, '/enhanced-packages')
    await page.getByRole('button', { name: 'Generate Enhanced Packages' }).click()
    await page.getByRole('button', { name: 'Generating...' }).waitFor()
    await page.getByRole('progressbar', { name: 'Generating packages' }).waitFor()
    await page.getByText(/\d+ packages and \d+ Stage 2 plans are up to date\./).waitFor()
  })

  story('everything is tested again, with progress to watch', { tags: 'sweep' }, async ({ page }) => {
    page.setDefaultTimeout(LONG_MS)
    await openPage(page, '/enhanced-packages')
    await page.getByRole('button', { name: 'Optimize for 99% Accuracy' }).click()
    await page.getByRole('progressbar', { name: 'Optimizing' }).waitFor()
    await page.getByText(/\d+ tests done: overall accuracy [\d.]+%/).waitFor()
    await page.getByRole('button', { name: 'Optimize for 99% Accuracy' }).waitFor()
  })
})

describe('the accuracy page', { timeout: 300_000 }, () => {
  story('each point of the plot opens its result with its source', async ({ page }) => {
    page.setDefaultTimeout(LONG_MS)
    await openPage(page, '/accuracy')
    const points = page.getByRole('button', { name: /measured \d+, predicted \d+/ })
    const { results } = await (await page.request.get('/api/evidence')).json()
    expect(await points.count()).toBe(results.length)
    await points.first().focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByRole('link').getAttribute('href')).toBe(results[0].sourceUrl)
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: 'Drag strip against road tests' }).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download all results as CSV' }).click()
    expect((await download).suggestedFilename()).toBe('accuracy.csv')
    expect(await accessibilityViolations(page)).toEqual([])
  })
})
