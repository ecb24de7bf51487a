import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/server/database/embedded-postgres.ts'
import { readPostmaster } from '../src/server/database/postmaster.ts'
import { freePort } from '../tests/support/postgres.ts'
import { type ShopProcess, startProcess } from '../tests/support/shop-process.ts'
import { type Customer, repeatUnanswered, send, shopUntil, type Tally, wrongs } from './crash-load.ts'

/**
 * `npm run test:crash`: nothing lost, nothing doubled. Adds from 32 connections at once; then the shop killed with
 * `kill -9` in the middle of a load of carts and orders, round after round, every second time together with its
 * PostgreSQL; then a PostgreSQL server restarted under the same load. Prints its figures; exit 1 when one is wrong.
 */

const CONNECTIONS = 32
const ADDS = 1_000
const ROUNDS = Number(process.argv[2] ?? 20)
const LOAD_CONNECTIONS = 16
/** The load comes from one address; the limit on requests is tested elsewhere. */
const UNLIMITED = { RATE_LIMIT_PER_MINUTE: '10000000' }

const problems: string[] = []
const say = (words: string) => process.stdout.write(`${words}\n`)
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
const newTally = (): Tally => ({ acknowledged: 0, unanswered: 0, refusedBriefly: 0, errors: [] })

async function thingsToBuy(address: string): Promise<string[]> {
  const { parts } = (await (await fetch(`${address}/api/parts/exhaust`)).json()) as { parts: { id: string }[] }
  return parts.map((part) => `part:${part.id}`)
}

/** Adds of twenty things to one cart, every fifth sent a second time with its key, all connections at once. */
async function addsAtOnce(address: string): Promise<void> {
  const things = (await thingsToBuy(address)).slice(0, 20)
  const made = await send(address, 'POST', '/api/shopify/cart', { lines: [] }, randomUUID())
  const cartPath = `/api/shopify/cart/${String(made.body.id)}`
  const started = performance.now()
  const statuses = new Map<number, number>()
  let next = 0
  const connection = async () => {
    for (let turn = next++; turn < ADDS; turn = next++) {
      const key = randomUUID()
      const lines = [{ merchandiseId: things[turn % things.length] }]
      for (const _ of turn % 5 === 0 ? [1, 2] : [1]) {
        const { status } = await send(address, 'POST', `${cartPath}/add`, { lines }, key)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  const seconds = (performance.now() - started) / 1000
  const cart = await send(address, 'GET', cartPath, undefined, randomUUID())
  const counted = cart.body.totalQuantity
  const told = [...statuses].map(([status, times]) => `${times} x ${status}`).join(', ')
  say(
    `${ADDS} adds to one cart over ${CONNECTIONS} connections in ${seconds.toFixed(1)} s: ${String(counted)} counted (${told})`,
  )
  if (counted !== ADDS) problems.push(`${String(counted)} of ${ADDS} adds counted`)
  if ([...statuses.keys()].some((status) => status !== 200)) problems.push(`adds at once answered ${told}`)
}

/** Starts a load, breaks something in the middle of it, and returns who shopped meanwhile. */
async function loadAround(address: string, loadMs: number, breakIt: () => Promise<void>) {
  const [merchandiseId = ''] = await thingsToBuy(address)
  const customers: Customer[] = []
  const tally = newTally()
  let isOver = false
  const load = Array.from({ length: LOAD_CONNECTIONS }, () =>
    shopUntil({ address, merchandiseId, customers, tally, isOver: () => isOver }),
  )
  await pause(loadMs)
  await breakIt()
  isOver = true
  await Promise.all(load)
  return { customers, tally, merchandiseId }
}

/** Repeats what was not answered, then compares every cart and order with what its customer knows. */
async function verify(address: string, round: Awaited<ReturnType<typeof loadAround>>): Promise<number> {
  const { customers, merchandiseId, tally } = round
  const repeats = newTally()
  for (const customer of customers) await repeatUnanswered(address, customer, merchandiseId, repeats)
  let wrong = 0
  for (const customer of customers) {
    for (const words of await wrongs(address, customer)) {
      problems.push(words)
      wrong += 1
    }
  }
  problems.push(...tally.errors, ...repeats.errors)
  return wrong
}

async function query<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<T>(text)
  await client.end()
  return rows
}

async function killRounds(folder: string): Promise<void> {
  const dataDir = join(folder, 'data')
  const total = newTally()
  let people = 0
  let orders = 0
  let wrong = 0
  let slowestMs = 0
  let shop: ShopProcess = await startProcess({ DATA_DIR: dataDir, ...UNLIMITED })
  await addsAtOnce(shop.address)
  for (let round = 0; round < ROUNDS; round += 1) {
    const running = shop
    const loaded = await loadAround(running.address, 700 + ((round * 137) % 900), async () => {
      const postmaster = readPostmaster(join(dataDir, 'postgres'))
      running.child.kill('SIGKILL')
      if (round % 2 === 1 && postmaster) process.kill(postmaster.pid, 'SIGKILL')
      await pause(30)
    })
    const started = performance.now()
    shop = await startProcess({ DATA_DIR: dataDir, ...UNLIMITED })
    slowestMs = Math.max(slowestMs, performance.now() - started)
    wrong += await verify(shop.address, loaded)
    people += loaded.customers.length
    orders += loaded.customers.filter((customer) => customer.order?.id !== undefined).length
    total.acknowledged += loaded.tally.acknowledged
    total.unanswered += loaded.tally.unanswered
  }
  await shop.end('SIGTERM')
  const postgres = await startEmbeddedPostgres({ dataDir })
  const twice = await query(postgres.url, 'select cart_id from orders group by cart_id having count(*) > 1')
  const [stored] = await query<{ count: number }>(postgres.url, 'select count(*)::int as count from orders')
  await postgres.stop()
  say(
    `${ROUNDS} rounds of kill -9: ${total.acknowledged} acknowledged changes of ${people} customers, ${total.unanswered} cut off and repeated; ` +
      `${wrong} carts or orders wrong, ${twice.length} carts ordered twice, ${orders} orders known, ${stored?.count} stored; slowest restart ${(slowestMs / 1000).toFixed(1)} s`,
  )
  if (twice.length > 0 || stored?.count !== orders) problems.push(`${stored?.count} orders stored, ${orders} known`)
}

async function restartedServer(folder: string): Promise<void> {
  const tcpPort = await freePort()
  const dataDir = join(folder, 'server')
  const postgres = await startEmbeddedPostgres({ dataDir, tcpPort })
  const DATABASE_URL = `postgresql://shop@127.0.0.1:${tcpPort}/shop`
  const shop = await startProcess({ DATABASE_URL, ...UNLIMITED })
  const loaded = await loadAround(shop.address, 800, async () => {
    for (let restart = 0; restart < 3; restart += 1) {
      const postmaster = readPostmaster(join(dataDir, 'postgres'))
      if (postmaster) process.kill(postmaster.pid, 'SIGINT')
      await pause(2_500)
    }
  })
  const wrong = await verify(shop.address, loaded)
  const { acknowledged, unanswered, refusedBriefly } = loaded.tally
  say(
    `PostgreSQL server restarted 3 times under load: ${acknowledged} acknowledged, ${refusedBriefly} answered 503, ${unanswered} cut off, ` +
      `${loaded.tally.errors.length} other errors; ${wrong} carts or orders wrong`,
  )
  await shop.end('SIGTERM')
  await postgres.stop()
}

const folder = mkdtempSync(join(tmpdir(), 'shop-crash-'))
try {
  await killRounds(folder)
  await restartedServer(folder)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
for (const words of new Set(problems)) say(`WRONG ${words}`)
say(problems.length === 0 ? 'nothing lost, nothing doubled' : `${problems.length} problems`)
process.exit(problems.length === 0 ? 0 : 1)
