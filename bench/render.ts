import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { buildShop } from '../scripts/build.ts'
import { isBuilt } from '../scripts/build-stamp.ts'
import { startEmbeddedPostgres } from '../src/server/database/embedded-postgres.ts'
import { START_ENV, START_FLAGS } from '../tests/support/shop-process.ts'
import { askPages, mixed, processorS, SHOP_ORIGIN, sitemapPaths, untilItRests } from './asked-pages.ts'

/**
 * `npm run bench:render [-- --every 5 --kinds --prof FOLDER]`: pages of the sitemap that no cache has, made by warm code.
 * Other pages of the same kinds warm the code; then the catalog tells of a change, which drops every reply; then pages
 * that nobody has asked for yet are asked for, eight waiting at a time. A page that was asked for before would not do: it
 * is kept when its data prove to be the same, which is told apart (`the same:`). Pages are counted by the processor's time
 * of the whole shop (all its threads), which stays true on a machine that does other things as well; waiting times do
 * not. The database's time is told beside it.
 * `--kinds` tells the kinds of pages apart, `--prof` writes a profile of the shop into a folder.
 */
const { values } = parseArgs({
  options: { every: { type: 'string', default: '5' }, kinds: { type: 'boolean' }, prof: { type: 'string' } },
})
const WAITING = 8
/** Taken or left out together: they stand together in the sitemap and share what is known of the car. */
const ADDRESSES_OF_A_CAR = 18
const GOAL = { pagesPerSecond: 300, p99Ms: 60, idleMb: 250, busyMb: 400 }

interface Usage {
  processorSeconds: number
  memoryMb: number
}
interface Shop {
  address: string
  child: ChildProcess
}

function openShop(databaseUrl: string, dataDir: string): Promise<Shop> {
  const prof = values.prof ? ['--cpu-prof', `--cpu-prof-dir=${values.prof}`] : []
  const child = fork(join(import.meta.dirname, 'measured-shop.ts'), {
    execArgv: [...process.execArgv, ...START_FLAGS, ...prof],
    env: {
      ...{ ...process.env, ...START_ENV },
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1' },
      ...{ LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '10000000', SHOP_ORIGIN },
    },
  })
  return new Promise((done, failed) => {
    child.once('message', (address: string) => done({ address, child }))
    child.once('exit', (code) => failed(new Error(`the shop ended with ${code}`)))
  })
}

function usageOf({ child }: Shop): Promise<Usage> {
  return new Promise((done) => {
    child.once('message', done)
    child.send('usage')
  })
}

async function usageAtRest(shop: Shop): Promise<Usage> {
  await untilItRests(async () => (await usageOf(shop)).processorSeconds)
  return usageOf(shop)
}

interface Taken {
  pages: number
  kilobytes: number
  processorSeconds: number
  databaseSeconds: number
  memoryMb: number
  waitedMs: number[]
}

/** What PostgreSQL's processes have used. */
async function databaseS(): Promise<number> {
  const { rows } = await database.query<{ pid: number }>('select pid from pg_stat_activity')
  return rows.reduce((sum, { pid }) => sum + processorS(pid), 0)
}

async function ask(shop: Shop, paths: readonly string[]): Promise<Taken> {
  const [before, databaseBefore] = [await usageOf(shop), await databaseS()]
  const { bytes, waitedMs } = await askPages(shop.address, paths, WAITING)
  const after = await usageOf(shop)
  return {
    ...{ pages: paths.length, kilobytes: bytes / 1000, memoryMb: after.memoryMb, waitedMs },
    processorSeconds: after.processorSeconds - before.processorSeconds,
    databaseSeconds: (await databaseS()) - databaseBefore,
  }
}

async function dropPages(shop: Shop, database: pg.Client): Promise<void> {
  await database.query(`select pg_notify('catalog_changed', '*')`)
  await new Promise((done) => setTimeout(done, 3_000))
  await usageAtRest(shop)
}

const quantile = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN

function words({ pages, kilobytes, processorSeconds, databaseSeconds, waitedMs }: Taken): string {
  const rate = (pages / processorSeconds).toFixed(0).padStart(5)
  const [p50, p99] = [quantile(waitedMs, 0.5), quantile(waitedMs, 0.99)].map((ms) => ms.toFixed(0).padStart(4))
  const ofDatabase = ((1_000 * databaseSeconds) / pages).toFixed(2)
  return `${rate} pages a processor second, database ${ofDatabase} ms a page, p50 ${p50} ms, p99 ${p99} ms, ${pages} pages, ${(kilobytes / pages).toFixed(1)} kB each`
}

/** The kind of `/parts/for/ford-mustang/engine` is its first segment and how many follow; a page by itself is its own kind. */
const kindOf = (path: string) =>
  path
    .split('/')
    .map((segment, at) => (at < 2 || segment === 'for' ? segment : '*'))
    .join('/')

if (!isBuilt()) await buildShop()
const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir: folder })
const database = new pg.Client(postgres.url)
let shop: Shop | undefined
try {
  await database.connect()
  shop = await openShop(postgres.url, folder)
  const idle = await usageAtRest(shop)
  const all = await sitemapPaths(shop.address)
  const share = (remainder: number) =>
    mixed(all.filter((_, index) => Math.floor(index / ADDRESSES_OF_A_CAR) % Number(values.every) === remainder))
  const paths = share(0)
  process.stdout.write(
    `${paths.length} of the sitemap's ${all.length} addresses; ${idle.memoryMb} MB before the first\n`,
  )
  await ask(shop, share(1))
  await dropPages(shop, database)
  const fresh = await ask(shop, paths)
  process.stdout.write(`made:      ${words(fresh)}   (goal ${GOAL.pagesPerSecond}, p99 ${GOAL.p99Ms} ms)\n`)
  process.stdout.write(`kept:      ${words(await ask(shop, paths))}\n`)
  const rested = await usageAtRest(shop)
  await dropPages(shop, database)
  process.stdout.write(`the same:  ${words(await ask(shop, paths))}\n`)
  process.stdout.write(
    `memory: ${fresh.memoryMb} MB at the end of the load (goal ${GOAL.busyMb}), ${rested.memoryMb} MB at rest (goal ${GOAL.idleMb}); load of the machine ${loadavg()[0]?.toFixed(1)}\n`,
  )
  if (values.kinds) {
    const kinds = [...Map.groupBy(share(2), kindOf)]
    for (const [kind, ofKind] of kinds) process.stdout.write(`  ${kind.padEnd(26)} ${words(await ask(shop, ofKind))}\n`)
  }
} finally {
  await database.end()
  if (shop) {
    const { child } = shop
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    await ended
  }
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
