/**
 * `npm run bench:admin`: the order list of the back office over 100,000 orders (BENCH_ORDERS for another number), in a
 * database of its own, over HTTP with a session, once the new shop has judged its evidence. Says the median and the 99th
 * percentile of each kind of question, the same of a call that asks nothing of the orders (what the machine alone does
 * to a figure), the load, and a checksum of what was answered; exit 1 when a 99th percentile is above 100 ms.
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { ORDER_STATES } from '../src/contract/order-states.ts'
import { makeLink } from '../src/server/admin/links.ts'
import { readConfig } from '../src/server/config.ts'
import { connect } from '../src/server/database/connection.ts'
import { startEmbeddedPostgres } from '../src/server/database/embedded-postgres.ts'
import { startShop } from '../tests/support/built-server.ts'

const COUNT = Number(process.env.BENCH_ORDERS ?? 100_000)
const TIMES = Number(process.env.BENCH_QUESTIONS ?? 200)
const MOST_MS = 100

const FILL = `
  insert into orders (id, number, cart_id, status, name, email, delivery, subtotal_cents, total_cents, due_cents, placed_at)
  select md5(n::text), 'AP-' || upper(substr(md5(n::text), 1, 4)) || '-' || upper(substr(md5(n::text), 5, 4)) || n,
    'cart' || n, ($2::text[])[1 + n % 10],
    (array['Ann', 'Bob', 'Carla', 'Dmitri', 'Eve', 'Farid'])[1 + n % 6] || ' ' || initcap(substr(md5('l' || n % 9000), 1, 7)),
    'customer' || n % 40000 || '@example.com', (array['shipping', 'installation'])[1 + n % 2], n * 7, n * 7, n * 7,
    '2024-01-01'::timestamptz + n * interval '9 minutes'
  from generate_series(1, $1::int) n`

const folder = mkdtempSync(join(tmpdir(), 'bench-admin-'))
const read = readConfig({
  ...{ NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'fatal', DATA_DIR: folder },
  RATE_LIMIT_PER_MINUTE: '10000000',
})
if (!read.ok) throw new Error(read.problems.join('\n'))
const shop = await startShop({ config: read.config })
const postgres = await startEmbeddedPostgres({ dataDir: folder })
const checksum = createHash('sha256')
let isSlow = false
try {
  const client = new pg.Client(postgres.url)
  await client.connect()
  await client.query(FILL, [COUNT, [...ORDER_STATES]])
  await client.query('vacuum analyze orders')
  await client.end()
  const cookie = await signIn()
  const get = async (path: string) => {
    const reply = await fetch(shop.address + path, { headers: { cookie } })
    const text = await reply.text()
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${text}`)
    return text
  }
  while (((await (await fetch(`${shop.address}/api/evidence`)).json()) as { isJudging: boolean }).isJudging)
    await wait(500)
  const deep = await cursorAt(get, 40)
  const kinds: Record<string, (n: number) => string> = {
    'the newest': () => '/api/admin/orders',
    'a page deep in the list': () => `/api/admin/orders?after=${deep}`,
    ...Object.fromEntries(ORDER_STATES.map((state) => [`state ${state}`, () => `/api/admin/orders?state=${state}`])),
    'one state, deep': () => `/api/admin/orders?state=cancelled&after=${deep}`,
    'to install': () => '/api/admin/orders?delivery=installation',
    'one state, to ship': (n) => `/api/admin/orders?state=${ORDER_STATES[n % 10]}&delivery=shipping`,
    'of one email': (n) => `/api/admin/orders?email=customer${n * 13}%40example.com`,
    'by email': (n) => `/api/admin/orders?q=customer${n * 13}%40`,
    'by part of a number': (n) => `/api/admin/orders?q=${(n * 7_919).toString(16).slice(0, 4).padStart(4, 'a')}`,
    'by a common name': (n) => `/api/admin/orders?q=${['ann', 'bob', 'farid'][n % 3]}`,
    'words that nobody has': (n) => `/api/admin/orders?q=zzqx${n}`,
    'nobody in a state': (n) => `/api/admin/orders?state=refunded&q=zzqx${n}`,
    customers: (n) => `/api/admin/customers?after=customer${n * 100}`,
    'customers by words': (n) => `/api/admin/customers?q=customer${n * 13}`,
    'customers, end of the list': () => '/api/admin/customers?q=customer99',
    today: () => '/api/admin/today',
  }
  process.stdout.write(`${COUNT} orders, ${TIMES} questions of each kind, load ${loadavg()[0]?.toFixed(1)}\n`)
  const idle: number[] = []
  for (const [kind, pathOf] of Object.entries(kinds)) {
    const times: number[] = []
    for (let n = 0; n < TIMES; n += 1) {
      const { ms, text } = await timed(() => get(pathOf(n)))
      times.push(ms)
      if (kind !== 'today') checksum.update(text)
      if (n % 10 === 0) idle.push((await timed(() => get('/api/admin/me'))).ms)
    }
    if (percentile(times, 0.99) > MOST_MS) isSlow = true
    tell(kind, times)
  }
  tell('(who is signed in)', idle)
  process.stdout.write(`load ${loadavg()[0]?.toFixed(1)}\n`)
  process.stdout.write(`checksum ${checksum.digest('hex').slice(0, 12)}\n`)
} finally {
  await shop.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = isSlow ? 1 : 0

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; text: T }> {
  const begun = performance.now()
  const text = await work()
  return { ms: performance.now() - begun, text }
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

function tell(kind: string, times: readonly number[]): void {
  const [median, p99] = [percentile(times, 0.5), percentile(times, 0.99)].map((ms) => ms.toFixed(1))
  process.stdout.write(`${kind.padEnd(26)} median ${median} ms, p99 ${p99} ms, ${times.length} times\n`)
}

async function signIn(): Promise<string> {
  const database = connect(postgres.url, { maxConnections: 1 })
  const link = { kind: 'invitation', email: 'bench@shop.example', role: 'staff', nowMs: Date.now() } as const
  const { path } = await makeLink(database.db, link)
  await database.close()
  const reply = await fetch(`${shop.address}/api/admin/links/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: path.split('#')[1], name: 'Bench', password: 'seven quiet camshafts' }),
  })
  return reply.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function cursorAt(get: (path: string) => Promise<string>, pages: number): Promise<string> {
  let after = ''
  for (let page = 0; page < pages; page += 1) {
    const { next } = JSON.parse(await get(`/api/admin/orders${after && `?after=${after}`}`)) as { next: string | null }
    after = next ?? after
  }
  return after
}
