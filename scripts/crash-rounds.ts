import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { childrenOf, type ShopProcess, startProcess } from '../tests/support/shop-process.ts'
import { databaseOf, postgresProcesses, query, signalAll, storedWrongs, writtenWrongs } from './crash-database.ts'
import {
  type Goods,
  isVaried,
  type Load,
  newTally,
  repeatUnanswered,
  send,
  shopUntil,
  type Tally,
  wrongs,
} from './crash-load.ts'

/** The load comes from this machine; the limit on requests is tested elsewhere. */
export const UNLIMITED = { RATE_LIMIT_PER_MINUTE: '10000000' }
const LOAD_CONNECTIONS = 16
const LONGEST_LOAD_MS = 20_000
export const STOCK = 1_000_000

export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** What went wrong so far, and where to say what is going on. */
export interface Report {
  say: (words: string) => void
  problems: string[]
}

/** A shop that was loaded, broken and started again, with everything that its customers know. */
export interface Trial {
  dataDir: string
  /** Where the shop's database is now. */
  databaseUrl: () => string
  shop: ShopProcess
  /** More shops on the same database: the load goes to all of them. */
  others: readonly ShopProcess[]
  goods: Goods
  item: string
  total: Tally
  people: number
  orders: number
  plans: number
  messages: number
}

export const startShop = (dataDir: string, env: Record<string, string> = {}) =>
  startProcess({ DATA_DIR: dataDir, ...UNLIMITED, ...env })

/** On a busy machine a shop that just opened asks to come again in a moment. */
async function json<T>(address: string, path: string): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    const reply = await fetch(address + path)
    if (reply.ok) return (await reply.json()) as T
    if (reply.status !== 503 || attempt >= 20) throw new Error(`GET ${path} answers ${reply.status}`)
    await pause(2_000)
  }
}

/** A part, an item whose stock is counted from now on, and a car. */
async function goodsOf(address: string, databaseUrl: string): Promise<{ goods: Goods; item: string }> {
  const { parts } = await json<{ parts: { id: string }[] }>(address, '/api/parts/exhaust')
  const items = await json<{ id: string; sizes?: string[]; colors?: string[] }[]>(address, '/api/merchandise')
  const item = items.find(({ sizes = [], colors = [] }) => sizes.length === 0 && colors.length === 0)
  const [car] = await json<{ id: string; modelId: string; yearFrom: number }[]>(address, '/api/vehicles')
  if (!parts[0] || !item || !car) throw new Error('the shop has nothing to buy')
  await query(databaseUrl, 'update merchandise set stock = $1, edited = true where id = $2', [STOCK, item.id])
  const merchandiseIds = [`part:${parts[0].id}`, `merch:${item.id}`] as const
  return { goods: { merchandiseIds, car: { vehicleId: car.id, modelId: car.id, year: car.yearFrom } }, item: item.id }
}

export async function openTrial(
  dataDir: string,
  env: Record<string, string> = {},
  databaseUrl = () => databaseOf(dataDir),
): Promise<Trial> {
  const shop = await startShop(dataDir, env)
  const { goods, item } = await goodsOf(shop.address, databaseUrl())
  return {
    dataDir,
    databaseUrl,
    others: [],
    shop,
    goods,
    item,
    total: newTally(),
    people: 0,
    orders: 0,
    plans: 0,
    messages: 0,
  }
}

/** Starts a load, breaks something in the middle of it, and returns who shopped meanwhile. */
export async function loadAround(trial: Trial, loadMs: number, breakIt: () => Promise<void>): Promise<Load> {
  let isOver = false
  const { address } = trial.shop
  const load: Load = {
    address,
    goods: trial.goods,
    customers: [],
    written: [],
    tally: newTally(),
    isOver: () => isOver,
  }
  const addresses = [address, ...trial.others.map((other) => other.address)]
  const connections = Array.from({ length: LOAD_CONNECTIONS }, (_, index) =>
    shopUntil({ ...load, address: addresses[index % addresses.length]! }, index),
  )
  await pause(loadMs)
  // On a busy machine the first order takes longer than that; a load without one would prove little.
  for (let waited = 0; !isVaried(load) && waited < LONGEST_LOAD_MS; waited += 50) await pause(50)
  await breakIt()
  isOver = true
  await Promise.all(connections)
  return load
}

/** Repeats what was not answered, then compares every cart, order, plan and message with what its customer knows. */
export async function verify(trial: Trial, load: Load, { problems }: Report): Promise<void> {
  const { address } = trial.shop
  const repeats = newTally()
  const wrong: string[] = []
  for (const customer of load.customers) await repeatUnanswered(address, customer, repeats)
  for (const customer of load.customers) wrong.push(...(await wrongs(address, customer)))
  const url = trial.databaseUrl()
  wrong.push(...(await writtenWrongs(url, load.written)))
  for (const { code } of load.written.filter(({ kind }) => kind === 'plan').slice(0, 5)) {
    if (code === undefined) continue
    const { status } = await send(address, 'GET', `/api/plans/${code}`, undefined, randomUUID())
    if (status !== 200) wrong.push(`plan ${code} answers ${status}`)
  }
  trial.people += load.customers.length
  trial.orders += load.customers.filter((customer) => customer.order?.id !== undefined).length
  trial.plans += load.written.filter(({ kind, acknowledged }) => kind === 'plan' && acknowledged).length
  trial.messages += load.written.filter(({ kind, acknowledged }) => kind === 'message' && acknowledged).length
  for (const part of ['acknowledged', 'unanswered', 'refusedBriefly'] as const) trial.total[part] += load.tally[part]
  wrong.push(...(await storedWrongs(url, { item: trial.item, start: STOCK }, trial.orders)))
  problems.push(...wrong, ...load.tally.errors, ...repeats.errors)
}

/** A trial in which nothing of a kind happened has proved nothing about it. */
export function proved({ orders, plans, messages }: Trial, name: string, { problems }: Report): void {
  for (const [kind, times] of Object.entries({ orders, plans, messages })) {
    if (times === 0) problems.push(`${name}: no ${kind} in the load, nothing proved of them`)
  }
}

export const figures = ({ total, people, orders, plans, messages }: Trial) =>
  `${total.acknowledged} changes of ${people} customers acknowledged, ${total.refusedBriefly} answered 503, ${total.unanswered} cut off; ` +
  `${orders} orders, ${plans} plans, ${messages} messages`

/** The shop killed in the middle of a load, every second time together with its PostgreSQL, and started again. */
export async function killRounds(folder: string, rounds: number, report: Report): Promise<void> {
  const trial = await openTrial(join(folder, 'data'))
  const before = report.problems.length
  let slowestMs = 0
  for (let round = 0; round < rounds; round += 1) {
    const load = await loadAround(trial, 700 + ((round * 137) % 900), async () => {
      const processes = round % 2 === 1 ? postgresProcesses(trial.dataDir).slice(0, 1) : []
      trial.shop.child.kill('SIGKILL')
      signalAll(processes, 'SIGKILL')
      await pause(30)
    })
    const started = performance.now()
    trial.shop = await startShop(trial.dataDir)
    slowestMs = Math.max(slowestMs, performance.now() - started)
    await verify(trial, load, report)
    if (round % 10 === 9) report.say(`${round + 1} rounds: ${report.problems.length - before} wrong so far`)
  }
  proved(trial, 'kill -9', report)
  report.say(
    `${rounds} rounds of kill -9: ${figures(trial)}; ${report.problems.length - before} wrong; slowest restart ${(slowestMs / 1000).toFixed(1)} s`,
  )
  await trial.shop.end('SIGTERM')
}

const METRICS_TOKEN = randomUUID()

/** A killed process is replaced while the others serve on: until then a second kill would be another trial. */
async function allServe({ address }: ShopProcess, processes: number): Promise<void> {
  for (;;) {
    const reply = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
    const [, serving] = (await reply.text()).match(/^shop_processes (\d+)$/m) ?? []
    if (Number(serving) === processes) return
    await pause(50)
  }
}

/** With --processes: one web process killed in the middle of a load, while its parent and the others serve on. */
export async function killProcesses(folder: string, rounds: number, report: Report): Promise<void> {
  const processes = Number(process.env.PROCESSES ?? 1)
  if (processes < 2) return report.say('one of several processes killed: only with --processes 2')
  const trial = await openTrial(join(folder, 'process'), { METRICS_TOKEN })
  const before = report.problems.length
  let slowestMs = 0
  for (let round = 0; round < rounds; round += 1) {
    const children = childrenOf(trial.shop)
    const load = await loadAround(trial, 700 + ((round * 137) % 900), async () => {
      signalAll(children.slice(round % children.length).slice(0, 1), 'SIGKILL')
      await pause(200)
    })
    const killed = performance.now()
    await verify(trial, load, report)
    await allServe(trial.shop, processes)
    slowestMs = Math.max(slowestMs, performance.now() - killed)
  }
  proved(trial, 'a process killed', report)
  report.say(
    `one process of several killed ${rounds} times: ${figures(trial)}; ${report.problems.length - before} wrong; all serve again within ${(slowestMs / 1000).toFixed(1)} s`,
  )
  await trial.shop.end('SIGTERM')
}
