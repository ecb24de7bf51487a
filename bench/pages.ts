/**
 * `npm run bench:pages`: Lighthouse on its mobile settings (processor slowed four times, slow 4G) against a production
 * start on the seeded catalog. The median of RUNS (5) runs per page; a run that finds other work on the machine is only
 * one of them. Pages can be named: `npm run bench:pages -- / /merchandise`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { buildShop } from '../scripts/build.ts'
import { isBuilt } from '../scripts/build-stamp.ts'
import { startBrowser } from '../tests/support/chromium.ts'
import { startProcess } from '../tests/support/shop-process.ts'

const RUNS = Number(process.env.RUNS ?? 5)
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'] as const

/** The first page of each kind, as a shopper finds them on a fresh start. */
async function shopPages(address: string): Promise<string[]> {
  const first = async (call: string, key: string) => {
    const rows = (await (await fetch(`${address}/api/${call}`)).json()) as Record<string, string>[]
    return rows[0]?.[key] ?? ''
  }
  const { parts } = (await (await fetch(`${address}/api/parts/exhaust`)).json()) as { parts: { id: string }[] }
  return [
    ...['/', '/packages', `/packages/${await first('packages', 'slug')}`],
    ...['/builds', `/builds/${await first('builds', 'id')}`, '/build-my-ride'],
    ...['/parts/exhaust', `/parts/${parts[0]?.id ?? ''}`, '/merchandise'],
  ]
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

async function measure(url: string, port: number): Promise<string> {
  const scores: Record<string, number[]> = {}
  const note = (name: string, value: number) => {
    scores[name] = [...(scores[name] ?? []), value]
  }
  const load = loadavg()[0] ?? 0
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
    if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`)
    for (const name of CATEGORIES) note(name, Math.round((result.lhr.categories[name]?.score ?? 0) * 100))
    for (const name of TIMES) note(name, result.lhr.audits[name]?.numericValue ?? Number.NaN)
    note('shift', result.lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN)
  }
  const of = (name: string) => median(scores[name] ?? [])
  const [paint, largest, blocking, speed] = TIMES.map(of) as [number, number, number, number]
  const times = `first paint ${(paint / 1000).toFixed(1)} s, largest ${(largest / 1000).toFixed(1)} s, blocking ${blocking.toFixed(0)} ms, speed index ${(speed / 1000).toFixed(1)} s, shift ${of('shift').toFixed(3)}`
  const all = (scores.performance ?? []).join(' ')
  return `${CATEGORIES.map((name) => String(of(name)).padStart(4)).join('')}   ${times}   (performance of each run ${all}; load ${load.toFixed(1)})`
}

/** A port that is free now: Lighthouse wants to be told one. */
function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })
}

if (!isBuilt()) await buildShop()
const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'))
const shop = await startProcess({ DATA_DIR: folder, NODE_ENV: 'production', LOG_LEVEL: 'warn' })
const port = await freePort()
const browser = await startBrowser(`--remote-debugging-port=${port}`)
try {
  const paths = process.argv.length > 2 ? process.argv.slice(2) : await shopPages(shop.address)
  process.stdout.write(`Chromium ${browser.version()}; performance, accessibility, best practices, SEO\n`)
  for (const path of paths) process.stdout.write(`${path.padEnd(42)}${await measure(shop.address + path, port)}\n`)
} finally {
  await browser.close()
  await shop.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
