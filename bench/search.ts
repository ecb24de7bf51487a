/**
 * `npm run bench:search`: search and part lists over a catalog of a million parts for twelve cars each (BENCH_PARTS
 * for another number), in a database of its own, over HTTP and past every reply cache (no question is asked twice).
 * Says how long replies take and what the server's memory does, with the shop's own catalog and with the large one.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { buildShop } from '../scripts/build.ts'
import { isBuilt } from '../scripts/build-stamp.ts'
import { PARTS } from '../src/catalog/parts.ts'
import { TRADE_WORDS } from '../src/catalog/trade-words.ts'
import type { VehicleReply } from '../src/contract/vehicles.ts'
import { PART_CATEGORIES, PART_KINDS } from '../src/engine/model.ts'
import { startEmbeddedPostgres } from '../src/server/database/embedded-postgres.ts'
import { WRITTEN_IN_ORDER } from '../src/server/listing/part-rows.ts'
import { startProcess } from '../tests/support/shop-process.ts'
import {
  COPY_COLUMNS,
  evenNumbers,
  MAKERS,
  madePart,
  makerName,
  oneOf,
  partNumber,
  writeParts,
} from './search-catalog.ts'

const COUNT = Number(process.env.BENCH_PARTS ?? 1_000_000)
const QUESTIONS = Number(process.env.BENCH_QUESTIONS ?? 400)
const AT_ONCE = Number(process.env.BENCH_AT_ONCE ?? 2)

const say = (words: string) => process.stdout.write(`${words}\n`)
const started = performance.now()
const lap = (words: string) => say(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${words}`)

type Asker = (random: () => number, cars: readonly VehicleReply[]) => string
const query = (path: string, given: Record<string, string | number>) =>
  `${path}?${new URLSearchParams(Object.entries(given).map(([key, value]) => [key, String(value)]))}`
const find = (q: string, limit = 30) => query('/api/search', { q, limit })
const kindName = (random: () => number) => oneOf(random, TRADE_WORDS[oneOf(random, PART_KINDS)].names)
const typo = (word: string, random: () => number) => {
  const at = 1 + Math.floor(random() * Math.max(1, word.length - 2))
  return word.slice(0, at) + word.slice(at + 1)
}
const yearOf = (random: () => number, { yearFrom, yearTo }: VehicleReply) =>
  yearFrom + Math.floor(random() * (yearTo - yearFrom + 1))
const list = (given: Record<string, string | number>) => query('/api/catalog/parts', given)

/** What visitors ask, each kind measured by itself. `x` makes every question another one. */
const QUESTION_KINDS: Readonly<Record<string, Asker>> = {
  'search: kind + car': (random, cars) => {
    const car = oneOf(random, cars)
    return find(`${kindName(random)} ${yearOf(random, car)} ${car.make} ${car.model}`, 24 + Math.floor(random() * 30))
  },
  'search: maker + kind': (random) => find(`${makerName(Math.floor(random() * MAKERS))} ${kindName(random)}`),
  'search: one broad word': (random) => find(kindName(random), 1 + Math.floor(random() * 60)),
  'search: as you type': (random) => {
    const word = `${kindName(random)} ${makerName(Math.floor(random() * MAKERS))}`
    return find(word.slice(0, 3 + Math.floor(random() * (word.length - 3))), 8 + Math.floor(random() * 20))
  },
  'search: part number': (random) => {
    const number = partNumber(Math.floor(random() * COUNT))
    return find(random() < 0.5 ? number : number.replaceAll('-', '').toLowerCase())
  },
  'search: typo': (random) => find(`${typo(makerName(Math.floor(random() * MAKERS)), random)} ${kindName(random)}`),
  'search: nothing': (random) =>
    find(`qzx${Math.floor(random() * 1e9).toString(36)} wvk${Math.floor(random() * 1e9).toString(36)}`),
  'list: car + category': (random, cars) =>
    list({
      vehicle: oneOf(random, cars).id,
      category: oneOf(random, PART_CATEGORIES),
      page: 1 + Math.floor(random() * 5),
    }),
  'list: car + category, narrowed': (random, cars) =>
    list({
      ...{ vehicle: oneOf(random, cars).id, category: oneOf(random, PART_CATEGORIES) },
      ...{
        price: oneOf(random, ['0-250', '250-500', '500-1000', '1000-2500']),
        stock: oneOf(random, ['in_stock', 'ordered_in']),
      },
      sort: oneOf(random, ['price', 'price_down', 'popular', 'gain']),
    }),
  'list: category of all cars': (random) =>
    list({
      category: oneOf(random, PART_CATEGORIES),
      sort: oneOf(random, ['price', 'price_down', 'popular']),
      page: 1 + Math.floor(random() * 100),
    }),
  'list: category, narrowed': (random) =>
    list({
      category: oneOf(random, PART_CATEGORIES),
      price: oneOf(random, ['0-250', '250-500', '500-1000', '1000-2500']),
      page: 1 + Math.floor(random() * 40),
    }),
  'part page': (random) => `/api/catalog/parts/bench-${Math.floor(random() * COUNT)}`,
}

const share = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0

async function measure(
  address: string,
  paths: readonly string[],
): Promise<{ p50: number; p99: number; max: number; failed: number }> {
  const times: number[] = []
  let failed = 0
  const left = [...new Set(paths)]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) {
        const from = performance.now()
        const reply = await fetch(address + path)
        await reply.arrayBuffer()
        times.push(performance.now() - from)
        if (!reply.ok) failed += 1
      }
    }),
  )
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: share(sorted, 0.5), p99: share(sorted, 0.99), max: share(sorted, 1), failed }
}

const memoryMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

async function round(words: string, url: string, folder: string, names: readonly string[]): Promise<void> {
  const env = {
    DATABASE_URL: url,
    DATA_DIR: folder,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '10000000',
  }
  const shop = await startProcess(env)
  try {
    const pid = shop.child.pid ?? 0
    const cars = (await (await fetch(`${shop.address}/api/vehicles`)).json()) as VehicleReply[]
    const opened = memoryMb(pid)
    // A shop's database has been asked before: as many other questions first, of every kind.
    for (const name of names) await measure(shop.address, paths(name, QUESTIONS, 2, cars))
    const once = memoryMb(pid)
    for (const name of names) {
      const { p50, p99, max, failed } = await measure(shop.address, paths(name, QUESTIONS, 1, cars))
      say(
        `  ${name.padEnd(32)} p50 ${p50.toFixed(1).padStart(6)} ms   p99 ${p99.toFixed(1).padStart(7)} ms   max ${max.toFixed(0).padStart(5)} ms   ${memoryMb(pid).toFixed(0).padStart(4)} MB${failed ? `   ${failed} failed` : ''}`,
      )
    }
    lap(
      `${words}: the server's memory ${opened.toFixed(0)} MB when open, ${once.toFixed(0)} MB after, ${memoryMb(pid).toFixed(0)} MB after as many other questions; load ${loadavg()[0]?.toFixed(1)}`,
    )
  } finally {
    await shop.end('SIGTERM')
  }
}

function paths(name: string, count: number, seed: number, cars: readonly VehicleReply[]): string[] {
  const random = evenNumbers(seed + name.length * 101)
  for (let at = 0; at < 10; at += 1) random()
  return Array.from({ length: count }, () => QUESTION_KINDS[name]!(random, cars))
}

async function fill(client: pg.Client, folder: string, url: string): Promise<void> {
  const { rows } = await client.query(`select id, make, model, year_from as "yearFrom", year_to as "yearTo",
    year_from || '-' || year_to as year, data->'engine'->>'code' as engine from vehicles order by make, model, year_from, id`)
  const cars = rows as VehicleReply[]
  void madePart(0, cars)
  const file = join(folder, 'parts.tsv')
  await writeParts(file, COUNT, cars, new Map(PARTS.map(({ kind, category }) => [kind, category])))
  lap(`${COUNT} parts written to a file`)
  chmodSync(folder, 0o755)
  chmodSync(file, 0o644)
  await client.query(`set maintenance_work_mem = '512MB'`)
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename = 'shop_parts' and indexname <> 'shop_parts_pkey'`,
  )
  for (const { indexname } of indexes) await client.query(`drop index "${indexname}"`)
  // In the order in which an import writes.
  await client.query(`create temp table read_parts (like shop_parts including defaults);
    alter table read_parts drop column search`)
  await client.query(`copy read_parts (${COPY_COLUMNS}) from '${file}'`)
  rmSync(file)
  await client.query(`insert into shop_parts (${COPY_COLUMNS})
    select ${COPY_COLUMNS} from read_parts p order by ${WRITTEN_IN_ORDER}`)
  await client.query('drop table read_parts')
  lap('copied')
  for (const { indexdef } of indexes) await client.query(indexdef)
  await client.query('vacuum analyze shop_parts')
  const size = await client.query(
    `select pg_size_pretty(pg_total_relation_size('shop_parts')) as all, pg_size_pretty(pg_relation_size('shop_parts_find')) as find, (select count(*) from search_words) as words`,
  )
  lap(
    `indexed: ${size.rows[0].all} in all, ${size.rows[0].find} of it the search index, ${size.rows[0].words} words; ${url.length > 0 ? 'ready' : ''}`,
  )
}

if (!isBuilt()) await buildShop()
const folder = process.env.BENCH_DATABASE ?? mkdtempSync(join(tmpdir(), 'shop-search-'))
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
const client = new pg.Client({ connectionString: postgres.url })
const names = Object.keys(QUESTION_KINDS).filter(
  (name) => process.argv.length < 3 || process.argv.slice(2).some((part) => name.includes(part)),
)
try {
  const isFilled = await client
    .connect()
    .then(
      async () =>
        (
          await client.query(
            `select to_regclass('shop_parts') is not null and exists (select 1 from pg_class where relname = 'shop_parts' and reltuples > 100000) as full`,
          )
        ).rows[0].full as boolean,
    )
  if (!isFilled) {
    await round(
      "the shop's own catalog",
      postgres.url,
      folder,
      names.filter((name) => name !== 'part page'),
    )
    await fill(client, folder, postgres.url)
  }
  await round(`${COUNT} parts more`, postgres.url, folder, names)
} finally {
  await client.end()
  await postgres.stop()
  if (!process.env.BENCH_DATABASE) rmSync(folder, { recursive: true, force: true })
}
