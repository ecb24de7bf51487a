/**
 * `npm run bench:interactions`: what a visitor with a slow phone waits after a tap, a choice or a letter: from the event
 * to the next paint, as the browser's Event Timing reports it (in steps of 8 ms), on a processor slowed four times, the
 * median and the longest of ROUNDS (5). Goal: 100 ms. Beside it, how long until the answer stands on the page. Then the
 * scripts of each page as they travel (brotli); goal: 85 kB. Words choose interactions by their name, without the scripts:
 * `npm run bench:interactions -- search menu`.
 */
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Page } from 'playwright-core'
import { buildShop } from '../scripts/build.ts'
import { isBuilt } from '../scripts/build-stamp.ts'
import { startBrowser } from '../tests/support/chromium.ts'
import { openPage } from '../tests/support/open-page.ts'
import { startProcess } from '../tests/support/shop-process.ts'

const SLOWED = 4
const ASKED = process.argv.slice(2)
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const GOAL = { paintMs: 100, scriptsKb: 85 }
const CAR = '/configurator?make=Ford&model=ford-mustang-gt&year=2018&induction=supercharger'

interface Interaction {
  name: string
  path: string
  act: (page: Page) => Promise<unknown>
  /** Stands on the page when the visitor has his answer. */
  answer: (page: Page) => Promise<unknown>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const rideOf = async (page: Page) => {
  await page.getByLabel('Year').selectOption('2018')
  await page.getByLabel('Make').selectOption('Ford')
  await page.getByLabel('Model').selectOption({ label: 'Mustang GT' })
  await page.getByLabel('Target horsepower').fill('600')
  await page.getByLabel('Forced induction').selectOption('Supercharger')
}

const INTERACTIONS: readonly Interaction[] = [
  {
    ...{ name: 'open the menu', path: '/' },
    act: (page) => button(page, /menu/i).click(),
    answer: (page) => page.getByRole('dialog').getByRole('link').first().waitFor(),
  },
  {
    ...{ name: 'open the garage', path: '/' },
    act: (page) => button(page, /select vehicle/i).click(),
    answer: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    ...{ name: 'open the search and type', path: '/' },
    act: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
      await page.getByRole('combobox', { name: 'Search' }).pressSequentially('downpipe')
    },
    answer: (page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option').first().waitFor(),
  },
  {
    ...{ name: 'narrow a part list', path: '/parts/exhaust' },
    act: async (page) => {
      const filters = page.getByRole('button', { name: /^filters?/i })
      if (await filters.count()) await filters.first().click()
      await page.getByRole('checkbox').first().click()
    },
    answer: (page) => page.waitForURL(/\?/),
  },
  {
    ...{ name: 'add a part to the cart', path: '/parts/hooker-long-tube-headers-coyote-5-0' },
    act: (page) => button(page, /add to cart/i).click(),
    answer: (page) =>
      page
        .getByText(/added to (?:your )?cart/i)
        .first()
        .waitFor(),
  },
  {
    ...{ name: 'choose a car in Build My Ride', path: '/build-my-ride' },
    act: rideOf,
    answer: async () => {},
  },
  {
    ...{ name: 'generate a build', path: '/build-my-ride' },
    act: async (page) => {
      await rideOf(page)
      await button(page, 'Generate Build').click()
    },
    answer: (page) => page.getByText('Build Generated!', { exact: true }).first().waitFor(),
  },
  {
    ...{ name: 'choose a car in the configurator', path: '/configurator' },
    act: async (page) => {
      await page.getByLabel('Make').selectOption('Ford')
      await page.getByLabel('Model').selectOption({ label: 'Mustang GT' })
      await page.getByLabel('Year').selectOption('2018')
      await page.getByLabel('Forced Induction').selectOption('turbo')
    },
    answer: (page) => page.getByText('Parts Loaded!', { exact: true }).first().waitFor(),
  },
  {
    ...{ name: 'take a part out in the configurator', path: CAR },
    act: async (page) => {
      await page.getByLabel('turbo or blower', { exact: true }).selectOption('')
    },
    answer: async () => {},
  },
]

const isAsked = ({ name }: Interaction) => ASKED.length === 0 || ASKED.some((word) => name.includes(word))

/** The longest wait from an event to the paint after it since the last call. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const seen = window as unknown as { longestMs: number }
    seen.longestMs = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longestMs = Math.max(seen.longestMs, duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
const longest = async (page: Page): Promise<number> => {
  // Two frames later what was painted has been told.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)))),
  )
  return page.evaluate(() => (window as unknown as { longestMs: number }).longestMs)
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

if (!isBuilt()) await buildShop()
const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'))
const shop = await startProcess({ DATA_DIR: folder, NODE_ENV: 'production', LOG_LEVEL: 'warn' })
const browser = await startBrowser()
const phone = { baseURL: shop.address, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

async function measure({ name, path, act, answer }: Interaction): Promise<void> {
  const paints: number[] = []
  const answers: number[] = []
  // The first one meets code that has not run yet, and is not counted.
  for (let round = -1; round < ROUNDS; round += 1) {
    const context = await browser.newContext(phone)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await openPage(page, path)
    await page.waitForLoadState('networkidle')
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    await listen(page)
    const from = performance.now()
    await act(page)
    await answer(page)
    const answered = performance.now() - from
    const paint = await longest(page)
    if (round >= 0) {
      answers.push(answered)
      paints.push(paint)
    }
    await context.close()
  }
  // A list that is set by the program has no event of the visitor's.
  const [middle, most] = [median(paints), Math.max(...paints)]
  const paint =
    most === 0
      ? 'no tap to time'.padEnd(37)
      : `next paint ${middle.toFixed(0).padStart(4)} ms, longest ${most.toFixed(0).padStart(4)} ms`
  const mark = middle <= GOAL.paintMs ? ' ' : '!'
  process.stdout.write(
    `${mark} ${name.padEnd(38)} ${paint}; answer after ${(median(answers) / 1000).toFixed(1)} s; load ${loadavg()[0]?.toFixed(1)}\n`,
  )
}

/**
 * Scripts that a page names, which it needs to answer, and with what comes later unasked, as they travel over HTTPS: without
 * it a browser asks for no brotli.
 */
async function scripts(path: string): Promise<void> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const sizes = new Map<string, number>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script') sizes.set(basename(pathname), brotliSize(pathname))
  })
  await openPage(page, path)
  const named = (await page.locator('script[data-scripts]').getAttribute('data-scripts'))?.split(' ') ?? []
  const kilobytes = named.reduce((total, script) => total + brotliSize(script), 0) / 1000
  await page.waitForLoadState('networkidle')
  await context.close()
  const all = [...sizes.values()].reduce((total, size) => total + size, 0) / 1000
  const largest = [...sizes].sort(([, one], [, other]) => other - one).slice(0, 7)
  const names = largest.map(([name, size]) => `${name.replace(/-[\w-]{8}\.js$/, '')} ${(size / 1000).toFixed(1)}`)
  process.stdout.write(
    `${kilobytes <= GOAL.scriptsKb ? ' ' : '!'} ${path.padEnd(48)} ${kilobytes.toFixed(1)} kB of scripts, ${all.toFixed(1)} with what comes later: ${names.join(', ')}\n`,
  )
}

function brotliSize(pathname: string): number {
  const file = join(import.meta.dirname, '..', 'dist', 'client', pathname)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

try {
  for (const one of ROUNDS > 0 ? INTERACTIONS.filter(isAsked) : []) await measure(one)
  for (const path of ASKED.length > 0
    ? []
    : [
        '/',
        '/packages',
        '/packages/mustang-gt-stage-1',
        '/builds',
        '/builds/boulevard-mustang',
        '/parts/exhaust',
        '/parts/hooker-long-tube-headers-coyote-5-0',
        ...['/build-my-ride', '/configurator', '/merchandise', '/cart'],
      ])
    await scripts(path)
} finally {
  await browser.close()
  await shop.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
