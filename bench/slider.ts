/**
 * `npm run bench:slider`: frames of the configurator while its slider is dragged along power against dollars, on a
 * processor slowed four times. The car is the catalog's median by the parts of all builds on its frontier.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { buildShop } from '../scripts/build.ts'
import { isBuilt } from '../scripts/build-stamp.ts'
import { PARTS } from '../src/catalog/parts.ts'
import { VEHICLES } from '../src/catalog/vehicles.ts'
import { FITTED_FACTORS, partsThatFit, type Vehicle } from '../src/engine/index.ts'
import { frontierOf } from '../src/web/build-sheet/bench.ts'
import { configuratorAddress } from '../src/web/build-sheet/build-addresses.ts'
import { startBrowser } from '../tests/support/chromium.ts'
import { startProcess } from '../tests/support/shop-process.ts'

const SLOWED = 4
const ROUNDS = 5

const frontierOfCar = (vehicle: Vehicle) =>
  frontierOf({ vehicle, parts: partsThatFit(PARTS, vehicle), factors: FITTED_FACTORS }, { fuel: '93' })

/** The work of one walk along a car's frontier: its parts, summed over its builds. */
const workOf = (vehicle: Vehicle) => frontierOfCar(vehicle).reduce((sum, { parts }) => sum + 1 + parts.length, 0)

/** The address of a car with the strongest build of its frontier, so that the slider has all of it to walk. */
function addressOf(vehicle: Vehicle): string {
  const parts = frontierOfCar(vehicle).at(-1)?.parts ?? []
  const factoryFI: 'NA' | 'Turbo' = vehicle.engine.aspiration === 'na' ? 'NA' : 'Turbo'
  return configuratorAddress({
    vehicle: { ...vehicle, factoryFI },
    preferences: { fuel_type: '93', intended_use: 'street', budget_priority: 'balanced' },
    year: vehicle.yearTo,
    boostKind: parts.find((part) => /^(turbo|supercharger)/.test(part.kind))?.kind,
    partIds: parts.map((part) => part.id),
  })
}

/** Frames of the page from now until `stopFrames`. */
const startFrames = (page: Page) =>
  page.evaluate(() => {
    const seen = window as unknown as { frameTimes: number[] | undefined }
    const times: number[] = []
    seen.frameTimes = times
    const frame = (time: number) => {
      if (seen.frameTimes !== times) return
      times.push(time)
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })

const stopFrames = (page: Page) =>
  page.evaluate(() => {
    const seen = window as unknown as { frameTimes: number[] | undefined }
    const times = seen.frameTimes ?? []
    seen.frameTimes = undefined
    return times.slice(1).map((time, index) => time - (times[index] ?? 0))
  })

/** Drags the thumb with the mouse from end to end and back, a second each way: as fast as a hand would. */
async function drag(page: Page): Promise<number[]> {
  const box = await page.locator('input.slider').boundingBox()
  if (!box) throw new Error('no slider on the page')
  const y = box.y + box.height / 2
  const x = (share: number) => box.x + 8 + share * (box.width - 16)
  await page.mouse.move(x(1), y)
  await page.mouse.down()
  await startFrames(page)
  const from = performance.now()
  for (let now = 0; now < 2; now = (performance.now() - from) / 1000) {
    await page.mouse.move(x(Math.abs(1 - now)), y)
    await setTimeout(4)
  }
  const frames = await stopFrames(page)
  await page.mouse.up()
  await setTimeout(1000)
  return frames
}

/** Asks for another build in every single frame, to the start of the frontier and back: more than a hand can do. */
async function everyFrame(page: Page): Promise<number[]> {
  await startFrames(page)
  await page.locator('input.slider').evaluate(async (slider: HTMLInputElement) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const most = Number(slider.max)
    for (let step = 0; step <= 2 * most; step += 1) {
      await new Promise((done) => requestAnimationFrame(done))
      setValue?.call(slider, String(Math.abs(most - step)))
      slider.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  const frames = await stopFrames(page)
  await setTimeout(1000)
  return frames
}

function inWords(frames: readonly number[]): string {
  const sorted = frames.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  const mean = frames.reduce((sum, frame) => sum + frame, 0) / frames.length
  const kept = frames.filter((frame) => frame < 17.5).length / frames.length
  return `${(1000 / mean).toFixed(1)} frames/s; frame median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms; ${(kept * 100).toFixed(0)} % of ${frames.length} frames in time`
}

const ranked = VEHICLES.map((vehicle) => ({ vehicle, work: workOf(vehicle) })).sort((a, b) => a.work - b.work)
const median = ranked[ranked.length >> 1]
const costliest = ranked.at(-1)
if (!median || !costliest) throw new Error('the catalog has no vehicle')

if (!isBuilt()) await buildShop()
const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'))
const shop = await startProcess({ DATA_DIR: folder, NODE_ENV: 'production', LOG_LEVEL: 'warn' })
const browser = await startBrowser()
try {
  for (const [name, { vehicle, work }] of Object.entries({ median, costliest })) {
    for (const slowed of [1, SLOWED]) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await page.goto(shop.address + addressOf(vehicle))
      await page.locator('input.slider').scrollIntoViewIfNeeded()
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowed })
      for (const [how, move] of Object.entries({ 'dragged by hand': drag, 'a build in every frame': everyFrame })) {
        await move(page)
        const frames: number[] = []
        for (let round = 0; round < ROUNDS; round += 1) frames.push(...(await move(page)))
        process.stdout.write(
          `${name} (${vehicle.id}, ${work} parts in all its builds), slowed ${slowed}x, ${how}: ${inWords(frames)}; load ${loadavg()[0]?.toFixed(1)}\n`,
        )
      }
      await page.close()
    }
  }
} finally {
  await browser.close()
  await shop.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
