import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import pg from 'pg'
import { buildShop } from '../scripts/build.ts'
import { isBuilt } from '../scripts/build-stamp.ts'
import { startEmbeddedPostgres } from '../src/server/database/embedded-postgres.ts'
import { childrenOf, type ShopProcess, startProcess } from '../tests/support/shop-process.ts'
import { askPages, mixed, processorS, SHOP_ORIGIN, sitemapPaths, untilItRests } from './asked-pages.ts'

/**
 * `npm run bench:processes`: two web processes against one, per second and per processor second of the shop. The
 * generator and the database take their processor from the same machine. So one process is measured twice: with all of
 * them on one core, which is what two processes on two cores are held against, and with both cores, where generator and
 * database have the second one to themselves. Without `taskset` only the second is measured.
 */
const CONNECTIONS = 128
/** For pages made afresh: more than these wait too long for a renderer and are refused. */
const CONNECTIONS_AFRESH = 64
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6)
const ROUNDS = 3
const CORES = availableParallelism()
const HAS_WRK = spawnSync('wrk', ['-v']).error === undefined
const HAS_TASKSET = spawnSync('taskset', ['-V']).error === undefined
const PATHS = {
  'home page, cached': '/',
  'list call, cached': '/api/packages',
  'search, from the database': '/api/search?q=intake',
}

/**
 * Pages that nobody has asked for yet: one that was is kept when its data prove to be the same. There are 10,000 of
 * parts and 600 others. What warms the code comes first, as much for each process: one gets faster over some 3,000
 * pages. Of the others there are too few for that, so one round of them is asked for after several changes of the
 * catalog; the rest is one round as it is and one after a change. Lists of parts ask the database, which takes its share
 * of the same cores. After a change of the whole catalog every process first makes anew what the pages are made of, each
 * for itself.
 */
const AFRESH = {
  'pages of parts': { isAsked: (path: string) => isOfParts(path), pages: 600, rounds: ROUNDS },
  'pages of cars, packages and the shop': { isAsked: (path: string) => !isOfParts(path), pages: 200, rounds: 1 },
}
const WARMING_PAGES = 3_000
const AS_IT_IS = 'asked for the first time'
const CHANGED = 'made afresh after a change of the whole catalog'
const isOfParts = (path: string) => /^\/(parts|makers)/.test(path)

interface Load {
  perS: number
  seconds: number
  shopProcessorS: number
  generatorProcessorS: number
}

const shopProcessorS = (shop: ShopProcess) =>
  [shop.child.pid ?? 0, ...childrenOf(shop)].reduce((sum, pid) => sum + processorS(pid), 0)

/** `wrk` on two threads: requests, and the processor time that it took. */
async function withWrk(url: string): Promise<{ requests: number; processorS: number }> {
  const args = ['-t2', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'Accept-Encoding: br', url]
  const child = spawn('wrk', args)
  let words = ''
  let spentS = 0
  child.stdout.on('data', (chunk) => (words += chunk))
  const timer = setInterval(() => (spentS = processorS(child.pid ?? 0)), 200)
  await new Promise((done) => child.on('exit', done))
  clearInterval(timer)
  if (/Non-2xx|Socket errors/.test(words)) throw new Error(words)
  return { requests: Number(/(\d+) requests in/.exec(words)?.[1]), processorS: spentS }
}

async function withAutocannon(url: string): Promise<{ requests: number; processorS: number }> {
  const before = process.cpuUsage()
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
  })
  const { user, system } = process.cpuUsage(before)
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return { requests: result.requests.total, processorS: (user + system) / 1e6 }
}

async function measure(shop: ShopProcess, path: string): Promise<Load> {
  const url = shop.address.replace('localhost', '127.0.0.1') + path
  const before = shopProcessorS(shop)
  const { requests, processorS: generatorProcessorS } = await (HAS_WRK ? withWrk(url) : withAutocannon(url))
  return {
    ...{ perS: requests / SECONDS, seconds: SECONDS, generatorProcessorS },
    shopProcessorS: shopProcessorS(shop) - before,
  }
}

/** Other pages in each round: on a catalog that stays as it is, then after changes of it, each of which drops every reply. */
async function measureAfresh(
  shop: ShopProcess,
  database: pg.Client,
  { isAsked, pages, rounds: measured }: (typeof AFRESH)[keyof typeof AFRESH],
  processes: number,
): Promise<Record<typeof AS_IT_IS | typeof CHANGED, Load>> {
  const address = shop.address.replace('localhost', '127.0.0.1')
  const all = mixed((await sitemapPaths(address)).filter(isAsked))
  let asked = 0
  const round = async (isChanged: boolean): Promise<Load> => {
    const paths = all.slice(asked, asked + pages)
    asked += pages
    if (paths.length < pages) throw new Error(`${all.length} pages are too few for so many rounds`)
    if (isChanged) await database.query(`select pg_notify('catalog_changed', '*')`)
    if (isChanged) await new Promise((done) => setTimeout(done, 3_000))
    await untilItRests(() => shopProcessorS(shop))
    const [shopBefore, ownBefore] = [shopProcessorS(shop), process.cpuUsage()]
    const { seconds } = await askPages(address, paths, CONNECTIONS_AFRESH)
    const own = process.cpuUsage(ownBefore)
    return {
      ...{ perS: paths.length / seconds, seconds, shopProcessorS: shopProcessorS(shop) - shopBefore },
      generatorProcessorS: (own.user + own.system) / 1e6,
    }
  }
  const rounds = async (count: number, isChanged: boolean): Promise<Load[]> => {
    const loads: Load[] = []
    while (loads.length < count) loads.push(await round(isChanged))
    return loads
  }
  const warming = Math.ceil((WARMING_PAGES * processes) / pages)
  const isEnough = (warming + 2 * measured) * pages <= all.length
  for (let time = 0; time < warming; time += 1) {
    if (!isEnough && time > 0) asked -= pages
    await round(!isEnough && time > 0)
  }
  return {
    [AS_IT_IS]: medianLoad(await rounds(measured, false)),
    [CHANGED]: medianLoad(await rounds(measured, true)),
  }
}

const medianLoad = (rounds: readonly Load[]): Load => {
  const of = (field: keyof Load) => median(rounds.map((load) => load[field]))
  return {
    ...{ perS: of('perS'), seconds: of('seconds') },
    ...{ shopProcessorS: of('shopProcessorS'), generatorProcessorS: of('generatorProcessorS') },
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** How often a second goes through a loop that makes objects and texts, for two seconds. Nothing of the shop is in it. */
const LOOP = `const until = performance.now() + 2000; let loops = 0
while (performance.now() < until) { const kinds = new Map()
  for (let i = 0; i < 10000; i += 1) kinds.set('kind ' + (i % 97), { at: i, of: kinds.get('kind ' + (i % 89)) })
  loops += 1 }
console.log(loops / 2)`
const loopsPerS = () =>
  new Promise<number>((done, failed) =>
    execFile(process.execPath, ['-e', LOOP], (error, words) => (error ? failed(error) : done(Number(words)))),
  )

/** What two cores of this machine do of one, at work that shares nothing: no two processes can do more. */
async function machineRatio(): Promise<number> {
  const rounds: number[] = []
  while (rounds.length < ROUNDS) {
    const alone = await loopsPerS()
    const both = await Promise.all([loopsPerS(), loopsPerS()])
    rounds.push((both[0] + both[1]) / alone)
  }
  return median(rounds)
}

/** This process, the generator and all that it starts from now on run on the first so many cores. */
function keepTo(cores: number): void {
  execFileSync('taskset', ['-acp', `0-${cores - 1}`, String(process.pid)])
}

async function measureAll(processes: number): Promise<Map<string, Load>> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir: folder })
  const database = new pg.Client(postgres.url)
  const loads = new Map<string, Load>()
  let shop: ShopProcess | undefined
  try {
    await database.connect()
    shop = await startProcess({
      ...{ DATA_DIR: folder, DATABASE_URL: postgres.url, SHOP_ORIGIN },
      ...{ PROCESSES: String(processes), NODE_ENV: 'production' },
      ...{ RATE_LIMIT_PER_MINUTE: '10000000', LOG_LEVEL: 'warn' },
    })
    for (const [name, path] of Object.entries(PATHS)) {
      await measure(shop, path)
      const rounds: Load[] = []
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(shop, path))
      loads.set(name, medianLoad(rounds))
    }
    for (const [name, asked] of Object.entries(AFRESH)) {
      for (const [how, load] of Object.entries(await measureAfresh(shop, database, asked, processes)))
        loads.set(`${name}, ${how}`, load)
    }
  } finally {
    await shop?.end('SIGTERM')
    await database.end()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return loads
}

const said = ({ perS, seconds, shopProcessorS: shopS, generatorProcessorS: ownS }: Load) =>
  `${perS.toFixed(0).padStart(7)} /s ${((perS * seconds) / shopS).toFixed(0).padStart(7)} per processor s  shop ${(shopS / seconds).toFixed(2)} cores  generator ${(ownS / seconds).toFixed(2)} cores`

if (!isBuilt()) await buildShop()
const say = (words: string) => process.stdout.write(`${words}\n`)
say(
  `${CORES} cores, load ${loadavg()[0]?.toFixed(1)} before, generator ${HAS_WRK ? 'wrk -t2' : 'autocannon (wrk is not installed)'}`,
)
say(`two loops that share nothing, on ${CORES} cores / one on one: ${(await machineRatio()).toFixed(2)}`)
if (HAS_TASKSET) keepTo(1)
const onOneCore = HAS_TASKSET ? await measureAll(1) : undefined
if (HAS_TASKSET) keepTo(CORES)
const one = await measureAll(1)
const two = await measureAll(2)
for (const name of two.keys()) {
  const [narrow, alone, both] = [onOneCore?.get(name), one.get(name), two.get(name)]
  if (!alone || !both) throw new Error(name)
  say(`\n${name}`)
  if (narrow) say(`  1 process, 1 core of all  ${said(narrow)}`)
  say(`  1 process                 ${said(alone)}\n  2 processes               ${said(both)}`)
  // A generator on one thread is full at one core; one on the same machine takes what the second process would need.
  const isLimited =
    (!HAS_WRK && both.generatorProcessorS > 0.85 * both.seconds) || both.shopProcessorS < 0.85 * 2 * both.seconds
  const ratio = (load: Load) => (both.perS / load.perS).toFixed(2)
  if (narrow) say(`  two processes on ${CORES} cores / one on one: ${ratio(narrow)}`)
  say(
    `  two / one: ${ratio(alone)}${isLimited ? ' (the shop did not get two cores: the generator, the database or the machine was the limit)' : ''}`,
  )
}
