/**
 * `npm run bench:changes`: how long a change of the back office takes to be on the shop's pages, in two processes of the
 * shop on one database. Changes prices and names of parts, packages and gear and the shop's phone number, 40 in all
 * (BENCH_CHANGES for another number), while visitors ask for these and other pages in both processes. Says the median
 * and the worst time from the answer of the change to the first page that shows it, and the load; exit 1 when one took
 * more than a second.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeLink } from '../src/server/admin/links.ts'
import { connect } from '../src/server/database/connection.ts'
import { startEmbeddedPostgres } from '../src/server/database/embedded-postgres.ts'

const CHANGES = Number(process.env.BENCH_CHANGES ?? 40)
const MOST_MS = 1_000
const GIVE_UP_MS = 30_000
const LOOK_EVERY_MS = 10
const OTHER_PAGES = ['/', '/parts', '/merchandise', '/performance-packages', '/build-my-ride', '/contact']

interface Change {
  what: string
  page: string
  make: (n: number) => { method: string; path: string; body: unknown; shows: string }
}

const folder = mkdtempSync(join(tmpdir(), 'bench-changes-'))
const postgres = await startEmbeddedPostgres({ dataDir: folder })
const database = connect(postgres.url, { maxConnections: 1 })
const shops: ChildProcess[] = []
let isSlow = false
try {
  // One after the other: the first makes the tables.
  const first = await openShop()
  await untilJudged(first)
  const second = await openShop()
  const cookie = await signIn(first)
  const changes = await changesOf()
  let isOver = false
  const visitors = [first, second].map(async (address) => {
    while (!isOver)
      for (const page of OTHER_PAGES) {
        await fetch(address + page).then((reply) => reply.text())
        await wait(100)
      }
  })
  const taken = new Map<string, number[]>()
  process.stdout.write(`${CHANGES} changes, two processes, load ${loadavg()[0]?.toFixed(1)}\n`)
  for (let n = 0; n < CHANGES; n += 1) {
    const change = changes[n % changes.length] as Change
    const { method, path, body, shows } = change.make(n)
    for (const address of [first, second]) await fetch(address + change.page).then((reply) => reply.text())
    const headers = { cookie, 'content-type': 'application/json' }
    const reply = await fetch(first + path, { method, headers, body: JSON.stringify(body) })
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
    await reply.text()
    const begun = performance.now()
    const times = await Promise.all([first, second].map((address) => untilShown(address + change.page, shows, begun)))
    taken.set(change.what, [...(taken.get(change.what) ?? []), ...times])
    await wait(300)
  }
  isOver = true
  await Promise.all(visitors)
  for (const [what, times] of taken) tell(what, times)
  const all = [...taken.values()].flat()
  tell('all', all)
  process.stdout.write(`load ${loadavg()[0]?.toFixed(1)}\n`)
  isSlow = all.some((ms) => ms > MOST_MS)
} finally {
  await database.close()
  await Promise.all(shops.map(ended))
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = isSlow ? 1 : 0

function openShop(): Promise<string> {
  const env = {
    ...{ NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'fatal', DATA_DIR: folder },
    ...{ DATABASE_URL: postgres.url, RATE_LIMIT_PER_MINUTE: '10000000' },
  }
  const child = fork(new URL('measured-shop.ts', import.meta.url), { env: { ...process.env, ...env } })
  shops.push(child)
  return new Promise((opened, failed) => {
    child.once('message', (address) => opened(String(address)))
    child.once('exit', (code) => failed(new Error(`the shop ended with ${code}`)))
  })
}

function ended(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null) return Promise.resolve()
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  return gone
}

async function untilJudged(address: string): Promise<void> {
  for (;;) {
    const { isJudging } = (await (await fetch(`${address}/api/evidence`)).json()) as { isJudging: boolean }
    if (!isJudging) return
    await wait(500)
  }
}

async function untilShown(url: string, text: string, begun: number): Promise<number> {
  for (;;) {
    const page = await (await fetch(url)).text()
    const ms = performance.now() - begun
    if (page.includes(text)) return ms
    if (ms > GIVE_UP_MS) throw new Error(`${url} does not show ${text}`)
    await wait(LOOK_EVERY_MS)
  }
}

async function signIn(address: string): Promise<string> {
  const { path } = await makeLink(database.db, {
    ...{ kind: 'invitation', email: 'bench@shop.example', role: 'owner', nowMs: Date.now() },
  })
  const reply = await fetch(`${address}/api/admin/links/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: path.split('#')[1], name: 'Bench', password: 'seven quiet camshafts' }),
  })
  return reply.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function changesOf(): Promise<Change[]> {
  const idOf = async (table: 'parts' | 'packages' | 'merchandise', column: string) => {
    const { rows } = await database.pool.query<{ id: string; at: string }>(
      `select id, ${column} as at from ${table} order by id offset 3 limit 1`,
    )
    return rows[0] as { id: string; at: string }
  }
  const edit = (table: string, id: string, values: object) => ({
    ...{
      method: 'PATCH',
      path: `/api/admin/catalog/${table}/${encodeURIComponent(id)}`,
      body: { expected: {}, values },
    },
  })
  const [part, pack, item] = [
    await idOf('parts', 'id'),
    await idOf('packages', 'slug'),
    await idOf('merchandise', 'slug'),
  ]
  const dollars = (n: number) => 7_001 + n
  return [
    {
      what: 'price of a part',
      page: `/parts/${part.id}`,
      make: (n) => ({
        ...edit('parts', part.id, { priceCents: dollars(n) * 100 }),
        shows: `$${dollars(n).toLocaleString('en-US')}`,
      }),
    },
    {
      what: 'name of a part',
      page: `/parts/${part.id}`,
      make: (n) => ({ ...edit('parts', part.id, { name: `Bench Part ${n}` }), shows: `Bench Part ${n}` }),
    },
    {
      what: 'price of a package',
      page: `/packages/${pack.at}`,
      make: (n) => ({
        ...edit('packages', pack.id, { priceCents: dollars(n) * 100 }),
        shows: `$${dollars(n).toLocaleString('en-US')}`,
      }),
    },
    {
      what: 'name of gear',
      page: `/merchandise/${item.at}`,
      make: (n) => ({ ...edit('merchandise', item.id, { name: `Bench Mug ${n}` }), shows: `Bench Mug ${n}` }),
    },
    {
      what: 'phone of the shop',
      page: '/contact',
      make: (n) => {
        const phone = `(555) 010-${4000 + n}`
        const body = { email: 'bench@shop.example', phone, address: '1 Main St, Tampa, FL 33601' }
        return { method: 'PUT', path: '/api/admin/settings', body, shows: phone }
      },
    },
  ]
}

function tell(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(0)
  process.stdout.write(`${what.padEnd(20)} median ${at(0.5)} ms, worst ${at(1)} ms, ${times.length} looks\n`)
}
