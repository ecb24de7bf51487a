import { describe, expect } from 'vitest'
import { story } from '../support/browser.ts'
import { openPage, reloadPage } from '../support/open-page.ts'

describe('builds', () => {
  story(
    'a visitor filters to nothing, reads why, and clears all filters',
    { tags: 'sweep' },
    async ({ page, shop }) => {
      const builds = (await (await shop.fetch('/api/builds')).json()) as unknown[]
      await openPage(page, '/builds')
      await page.getByText(`${builds.length} Builds Found`).waitFor()
      await page.getByPlaceholder('Search builds by vehicle, brand, or modification...').fill('a submarine')
      await page.getByRole('heading', { name: 'No Builds Found' }).waitFor()
      expect(page.url()).toContain('q=a+submarine')
      await page.getByText('Active filters:').waitFor()
      await page.getByRole('button', { name: 'Clear All Filters' }).last().click()
      await page.getByText(`${builds.length} Builds Found`).waitFor()
      expect(new URL(page.url()).search).toBe('')
    },
  )

  story('brand and stage stand in the address, and back takes the last one away', async ({ page }) => {
    await openPage(page, '/builds?brand=ford')
    expect(await page.getByLabel('Brand').inputValue()).toBe('ford')
    await page.getByLabel('Stage').selectOption('stage 3')
    await page.waitForURL('**/builds?brand=ford&stage=stage+3')
    await page.goBack()
    await page.waitForURL('**/builds?brand=ford')
    expect(await page.getByLabel('Stage').inputValue()).toBe('all')
  })

  story('a build shows its parts inside its car, and a part of its list lights up in it', async ({ page }) => {
    await openPage(page, '/builds/boulevard-mustang')
    const xray = page.getByRole('region', { name: 'What goes where' })
    await xray.locator('svg').first().waitFor()
    await page.locator('li[data-part]', { hasText: 'Supercharger' }).hover()
    await xray.locator('.xray-system[data-lit]').waitFor({ state: 'attached' })
  })

  story('the brands are pictures that lead to their page', { tags: 'sweep' }, async ({ page }) => {
    await openPage(page, '/brands')
    const ford = page.getByRole('main').locator('a[href="/brands/ford"]')
    await expect
      .poll(() => ford.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await ford.click()
    await page.waitForURL('**/brands/ford')
  })

  story('a build says its figures and leads to one like it', async ({ page }) => {
    await openPage(page, '/builds')
    await page.locator('article').first().getByRole('link').click()
    for (const heading of ['Performance Specifications', 'Modifications List', 'Build Investment', 'Quick Stats']) {
      await page.getByRole('heading', { name: heading }).waitFor()
    }
    await page.getByRole('link', { name: 'Build Something Similar' }).click()
    await page.waitForURL('**/build-my-ride?**')
    await page.getByLabel('Model').locator('option:checked:not([value=""])').waitFor({ state: 'attached' })
  })
})

describe('gear', () => {
  story('sorts by price both ways', { tags: 'sweep' }, async ({ page }) => {
    await openPage(page, '/merchandise')
    const prices = async () =>
      (await page.locator('article p.figures').allTextContents()).map((text) => Number(text.replace('$', '')))
    await page.getByLabel('Sort by').selectOption('price-low')
    await page.waitForURL('**sort=price-low')
    const rising = await prices()
    expect(rising.length).toBeGreaterThan(3)
    expect(rising).toEqual(rising.toSorted((a, b) => a - b))
    await page.getByLabel('Sort by').selectOption('price-high')
    await page.waitForURL('**sort=price-high')
    expect(await prices()).toEqual(rising.toReversed())
  })

  story('a search without a match says No Items Found and clears', { tags: 'sweep' }, async ({ page }) => {
    await openPage(page, '/merchandise?category=decals')
    await page.getByPlaceholder('Search merchandise...').fill('hoodie')
    await page.getByRole('heading', { name: 'No Items Found' }).waitFor()
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await page.getByText(/\d+ Items Available/).waitFor()
  })
})

describe('a piece of gear', () => {
  story('has a page, where the color changes the picture and goes into the cart', async ({ page }) => {
    await openPage(page, '/merchandise')
    await page.getByRole('link', { name: 'Wide Open Hoodie' }).click()
    await page.waitForURL('**/merchandise/wide-open-hoodie')
    const picture = page.locator('article img').first()
    await expect.poll(() => picture.getAttribute('alt')).toContain('red hoodie')
    await page.getByRole('radio', { name: 'Black' }).first().check()
    await page.waitForURL('**?color=Black')
    await expect.poll(() => picture.getAttribute('src')).toContain('wide-open-hoodie-black')
    await page.getByRole('heading', { name: 'Size chart' }).waitFor()
    await page.getByRole('radio', { name: 'XL', exact: true }).first().check()
    await page.getByText('XL / Black: Available to order').waitFor()
    await page.getByRole('button', { name: 'Add to Cart: Wide Open Hoodie' }).click()
    await openPage(page, '/cart')
    await page.getByText('XL, Black').waitFor()
    await page.getByRole('link', { name: 'Wide Open Hoodie' }).click()
    await page.waitForURL('**/merchandise/wide-open-hoodie')
  })
})

describe('a generation', () => {
  story('is found from its brand, and shows what owners do first', { tags: 'sweep' }, async ({ page }) => {
    await openPage(page, '/brands/ford')
    await page.getByRole('link', { name: '2018-23 Mustang GT (S550)' }).click()
    await page.waitForURL('**/models/ford-mustang-gt/2018-23')
    await page.getByRole('heading', { name: 'What owners do first' }).waitFor()
    await page.getByRole('heading', { name: 'Known weak points' }).waitFor()
    await page.getByRole('link', { name: '1999-2004 SN95' }).click()
    await page.waitForURL('**/models/ford-mustang-gt/1999-2004')
  })
})

describe('a package', () => {
  story('is read in its three tabs, which stand in the address', async ({ page, shop }) => {
    const [first] = (await (await shop.fetch('/api/packages')).json()) as { slug: string }[]
    await openPage(page, `/packages/${first?.slug}`)
    await page.getByRole('heading', { name: "What's Included" }).waitFor()
    await page.getByRole('tab', { name: 'Performance' }).click()
    await page.getByRole('heading', { name: 'Expected improvements' }).waitFor()
    expect(page.url()).toContain('tab=performance')
    await page.getByRole('slider', { name: /Dyno chart/ }).press('ArrowRight')
    await page.keyboard.press('Tab')
    await page.getByRole('tab', { name: 'Performance' }).press('ArrowRight')
    await page.getByRole('heading', { name: 'What to Expect' }).waitFor()
    await reloadPage(page)
    await page.getByRole('heading', { name: 'What to Expect' }).waitFor()
    await page.getByRole('link', { name: 'Book Install' }).first().click()
    await page.waitForURL('**/book?package=**')
    await page.getByRole('heading', { name: 'Book Install' }).waitFor()
    await page.getByText(/^About \d+(\.5)? shop hours/).waitFor()
  })
})

describe('the dyno chart of a package', () => {
  story(
    'is read by keys, as a table, and kept as a picture and as figures',
    { tags: 'sweep' },
    async ({ page, shop }) => {
      const [first] = (await (await shop.fetch('/api/packages')).json()) as { slug: string }[]
      await openPage(page, `/packages/${first?.slug}?tab=performance`)
      const chart = page.getByRole('slider', { name: /Dyno chart/ })
      const lowest = (await chart.getAttribute('aria-valuemin')) ?? ''
      // The chart's own code comes after the page's: a key before it is nobody's.
      await expect
        .poll(async () => {
          await chart.press('Home')
          return chart.getAttribute('aria-valuenow')
        })
        .toBe(lowest)
      await page.getByText('All figures').click()
      await page.getByRole('columnheader', { name: 'Tuned power, whp' }).waitFor()
      for (const [name, ending] of [
        ['Picture', /^dyno-.*\.png$/],
        ['CSV', /^dyno-.*\.csv$/],
      ] as const) {
        const kept = page.waitForEvent('download')
        await page.getByRole('button', { name }).click()
        expect((await kept).suggestedFilename()).toMatch(ending)
      }
    },
  )
})

describe('what does not exist', () => {
  const cases = [
    { path: '/brands/no-such', title: 'Brand Not Found', back: 'Back to Home' },
    { path: '/packages/no-such', title: 'Package Not Found', back: 'Back to Home' },
    { path: '/builds/no-such', title: 'Build Not Found', back: 'Back to Builds' },
    { path: '/no-such', title: '404 Page Not Found', back: 'Back to Home' },
  ]
  for (const { path, title, back } of cases) {
    story(
      `${path} answers 404 with "${title}" and leads back`,
      path === '/no-such' ? {} : { tags: 'sweep' },
      async ({ page, watch }) => {
        watch.allow(/404/)
        const reply = await page.goto(path)
        expect(reply?.status()).toBe(404)
        await page.getByRole('heading', { name: title }).waitFor()
        await page.getByRole('link', { name: back }).click()
        await page.waitForURL((url) => url.pathname === (back === 'Back to Builds' ? '/builds' : '/'))
      },
    )
  }
})

describe('ready-made packages', () => {
  story(
    'a dozen at first, more by the address, without scripts too',
    { tags: 'sweep' },
    async ({ page, browser, shop }) => {
      const cards = (on: typeof page) => on.getByRole('link', { name: /^Learn More about / })
      await page.setViewportSize({ width: 390, height: 844 })
      await openPage(page, '/packages')
      expect(await cards(page).count()).toBe(12)
      await page.getByRole('link', { name: 'Show more packages' }).click()
      await page.waitForURL('**/packages?show=24')
      await expect.poll(() => cards(page).count()).toBe(24)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await page.getByLabel('Stage').last().selectOption({ label: 'Stage 1' })
      await page.waitForURL((url) => url.searchParams.has('stage') && !url.searchParams.has('show'))
      await page.goBack()
      await expect.poll(() => cards(page).count()).toBe(24)
      const context = await browser.newContext({ baseURL: shop.address, javaScriptEnabled: false })
      const still = await context.newPage()
      await still.goto('/packages')
      await still.getByRole('link', { name: 'Show more packages' }).click()
      await still.waitForURL('**/packages?show=24')
      expect(await cards(still).count()).toBe(24)
      await context.close()
    },
  )
})

describe('photos', () => {
  story('one opens large, with its credit, its source and a download', { tags: 'sweep' }, async ({ page }) => {
    await openPage(page, '/packages')
    const gallery = page.getByRole('region', { name: 'Performance Parts Gallery' })
    await gallery.scrollIntoViewIfNeeded()
    await gallery
      .getByRole('button', { name: /^Open large/ })
      .first()
      .click()
    const large = page.getByRole('dialog')
    await large.getByText(/^Photo by /).waitFor()
    await large.getByRole('link', { name: /^View on / }).waitFor()
    await large.getByRole('link', { name: 'Download' }).waitFor()
    expect(await large.locator('img').getAttribute('src')).toMatch(/w=1200&q=90/)
    expect(await gallery.locator('img').first().getAttribute('src')).toMatch(/w=600&q=80/)
    await page.keyboard.press('Escape')
    await large.waitFor({ state: 'hidden' })
  })

  story(
    'the large one has an address: the back button closes it, and a friend who is sent it sees it',
    { tags: 'sweep' },
    async ({ page }) => {
      await openPage(page, '/about')
      await openPage(page, '/packages')
      const gallery = page.getByRole('region', { name: 'Performance Parts Gallery' })
      await gallery.scrollIntoViewIfNeeded()
      const first = gallery.getByRole('button', { name: /^Open large/ }).first()
      const large = page.getByRole('dialog')
      await first.click()
      await large.getByText(/^Photo by /).waitFor()
      await page.waitForURL(/\/packages\?photo=./)
      const sent = page.url()
      await page.goBack()
      await large.waitFor({ state: 'hidden' })
      expect(new URL(page.url()).search).toBe('')

      await first.click()
      await large.getByRole('button', { name: 'Close' }).click()
      await large.waitFor({ state: 'hidden' })
      await page.waitForURL(/\/packages$/)
      await page.goBack()
      await page.waitForURL(/\/about$/)

      await openPage(page, sent)
      await large.getByText(/^Photo by /).waitFor()
      await page.keyboard.press('Escape')
      await page.waitForURL(/\/packages$/)
    },
  )
})

describe('the contact form', () => {
  story('says under each field what is wrong, and thanks when it is sent', async ({ page, shop }) => {
    await openPage(page, '/contact')
    await page.getByRole('button', { name: 'Send Message' }).click()
    for (const text of [
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Subject must be at least 3 characters',
      'Message must be at least 10 characters',
    ]) {
      await page.getByText(text).waitFor()
    }
    await page.getByLabel('Name').fill('Sam Driver')
    await page.getByLabel('Email').fill('sam@example.com')
    await page.getByLabel('Subject').fill('Boost')
    await page.getByRole('textbox', { name: 'Message' }).fill('How much boost does a stock Coyote stand?')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByText('Message Sent!', { exact: true }).waitFor()
    expect(await page.getByLabel('Name').inputValue()).toBe('')
    const [row] = await shop.query<{ subject: string }>('select subject from messages')
    expect(row?.subject).toBe('Boost')
  })

  story('keeps what was written when sending fails', async ({ page, watch }) => {
    watch.allow(/500/)
    await openPage(page, '/contact')
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await page.getByLabel('Name').fill('Sam Driver')
    await page.getByLabel('Email').fill('sam@example.com')
    await page.getByLabel('Subject').fill('Boost')
    await page.getByRole('textbox', { name: 'Message' }).fill('How much boost does a stock Coyote stand?')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByText('Failed to send your message. Please try again.', { exact: true }).waitFor()
    expect(await page.getByLabel('Subject').inputValue()).toBe('Boost')
    expect(await page.getByRole('button', { name: 'Send Message' }).isEnabled()).toBe(true)
  })
})

describe('moving about', () => {
  story('back returns to where the visitor was', async ({ page }) => {
    await openPage(page, '/builds')
    const last = page.locator('article').last()
    await last.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(500)
    await last.getByRole('link').click()
    await page.getByRole('heading', { name: 'Modifications List' }).waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await page.getByText('Builds Found').waitFor()
    await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 5, before)
  })

  story(
    'a page that is opened anew begins at its top; a reload stays where the visitor was',
    { tags: 'sweep' },
    async ({ page }) => {
      await openPage(page, '/builds')
      const scrolledTo = (top: number) => page.waitForFunction((wanted) => window.scrollY === wanted, top)
      await page.evaluate(() => window.scrollTo(0, 900))
      await scrolledTo(900)
      await openPage(page, '/about')
      await scrolledTo(0)
      await page.evaluate(() => window.scrollTo(0, 300))
      await scrolledTo(300)
      await reloadPage(page)
      await scrolledTo(300)
      await page.goBack()
      await page.getByText('Builds Found').waitFor()
      await scrolledTo(900)
    },
  )
})
