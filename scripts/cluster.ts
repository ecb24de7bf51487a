/**
 * `npm run test:cluster -- --rounds 10`: three PostgreSQL under Patroni with synchronous replication, HAProxy in front,
 * and two shops on them: one through HAProxy with reads on replicas, one through pgbouncer in transaction mode. While
 * people shop at both, the leader is killed, its whole machine is killed, the leader is frozen as a cut-off machine is,
 * and a standby is taken away. Then people pay through a lost leader. Nothing that a customer was told may be lost or doubled. Says how long no change was taken,
 * and exits with 1 when something is wrong. Needs Debian's patroni, etcd-server, haproxy, pgbouncer and
 * postgresql; without them it is skipped and says so.
 */
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { processesWith } from '../tests/support/shop-process.ts'
import { openStripePeer } from '../tests/support/stripe-peer.ts'
import { type Cluster, type Member, missingPrograms, NODES, startCluster } from './cluster/machines.ts'
import { query, signalAll } from './crash-database.ts'
import { send } from './crash-load.ts'
import { payThrough } from './crash-payments.ts'
import { figures, loadAround, openTrial, pause, proved, type Report, startShop, verify } from './crash-rounds.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } })
const ROUNDS = Number(values.rounds)
const GOAL_MS = 10_000
const PATIENCE_MS = 60_000
const READY_MS = 4_000
const METRICS_TOKEN = randomUUID()

const leaderOf = (members: readonly Member[]) => members.find(({ role }) => role === 'leader')?.name ?? NODES[0]
const standbyOf = (members: readonly Member[]) => members.find(({ role }) => role === 'sync_standby')?.name ?? NODES[1]

/** What is broken, and how it is made whole after the load is over. */
interface Fault {
  name: string
  break: (cluster: Cluster, members: readonly Member[]) => () => void
}

const FAULTS: readonly Fault[] = [
  {
    name: "the leader's server killed",
    break: (cluster, members) => {
      signalAll(cluster.processesOf(leaderOf(members), 'postmaster'), 'SIGKILL')
      return () => {}
    },
  },
  {
    name: "the leader's machine killed",
    break: (cluster, members) => {
      const node = leaderOf(members)
      signalAll(cluster.processesOf(node, 'all'), 'SIGKILL')
      return () => cluster.startNode(node)
    },
  },
  {
    name: 'the leader cut off',
    break: (cluster, members) => {
      const pids = cluster.processesOf(leaderOf(members), 'all')
      signalAll(pids, 'SIGSTOP')
      return () => signalAll(pids, 'SIGCONT')
    },
  },
  {
    name: 'the standby taken away',
    break: (cluster, members) => {
      const node = standbyOf(members)
      signalAll(cluster.processesOf(node, 'all'), 'SIGKILL')
      return () => cluster.startNode(node)
    },
  },
]

/** Makes carts until one is taken again after the first refusal or two seconds without one; the longest time between two. */
async function longestSilenceMs(address: string): Promise<number> {
  const from = performance.now()
  let last = from
  let longest = 0
  for (let taken = 0; performance.now() - from < PATIENCE_MS; ) {
    const answer = await Promise.race([
      send(address, 'POST', '/api/shopify/cart', { lines: [] }, randomUUID()),
      pause(1_000).then(() => ({ status: 0 })),
    ])
    const now = performance.now()
    if (answer.status >= 200 && answer.status < 300) {
      longest = Math.max(longest, now - last)
      last = now
      taken += 1
      // The fault may take its time: the shop has to take changes for a while again.
      if (taken > 20 && now - from > 12_000) return longest
    }
    await pause(50)
  }
  return Math.max(longest, performance.now() - last)
}

/** A balancer asks both shops whether they can serve: each time yes (200) or not now (503), within `READY_MS`. */
async function watchReadiness(addresses: readonly string[], isOver: () => boolean, { problems }: Report) {
  const seen = new Set<number>()
  const watch = async (address: string) => {
    while (!isOver()) {
      const asked = performance.now()
      const { status } = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(READY_MS) }).catch(() => ({
        status: 0,
      }))
      seen.add(status)
      if (status !== 200 && status !== 503)
        problems.push(`/readyz answers ${status} after ${Math.round(performance.now() - asked)} ms`)
      await pause(250)
    }
  }
  await Promise.all(addresses.map(watch))
  return seen
}

async function rounds(cluster: Cluster, folder: string, report: Report): Promise<void> {
  const trial = await openTrial(
    join(folder, 'shop'),
    { DATABASE_URL: cluster.url, DATABASE_READ_URL: cluster.readUrl },
    () => cluster.url,
  )
  const pooled = await startShop(join(folder, 'pooled'), {
    ...{ DATABASE_URL: cluster.pooledUrl, DATABASE_DIRECT_URL: cluster.url, METRICS_TOKEN },
  })
  trial.others = [pooled]
  const shops = [trial.shop, pooled]
  const addresses = shops.map(({ address }) => address)
  let noticed = 0
  const silences: number[] = []
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const fault = FAULTS[round % FAULTS.length]!
      const members = await cluster.untilWhole()
      let mend = () => {}
      const before = report.problems.length
      let silent: number[] = []
      const load = await loadAround(trial, 1_500, async () => {
        let isOver = false
        const watched = watchReadiness(addresses, () => isOver, report)
        mend = fault.break(cluster, members)
        silent = await Promise.all(addresses.map(longestSilenceMs))
        isOver = true
        if ((await watched).has(503)) noticed += 1
      })
      const now = leaderOf(await cluster.members())
      mend()
      // Also where the cluster stays broken, what customers were told is compared first: that is where a change gets lost.
      const broken = await cluster.untilWhole().then(
        () => undefined,
        (error: unknown) => error,
      )
      await untilReady(addresses)
      await verify(trial, load, report)
      if (broken) throw broken
      silences.push(...silent)
      report.say(
        `round ${round + 1}, ${fault.name}: leader ${leaderOf(members)}, then ${now}; no change taken for ${silent.map((ms) => (ms / 1000).toFixed(1)).join(' and ')} s; ${load.customers.length} customers, ${report.problems.length - before} wrong`,
      )
    }
    await hearsChanges(cluster, addresses, report)
    await worksPooled(pooled.address, report)
    proved(trial, 'cluster', report)
    const sorted = silences.toSorted((a, b) => a - b)
    const worst = sorted.at(-1) ?? 0
    report.say(
      `${ROUNDS} rounds: ${figures(trial)}; without a change: median ${((sorted[sorted.length >> 1] ?? 0) / 1000).toFixed(1)} s, longest ${(worst / 1000).toFixed(1)} s (goal ${GOAL_MS / 1000} s); /readyz said 503 in ${noticed} of them`,
    )
  } finally {
    for (const shop of shops) await shop.end('SIGTERM')
  }
}

/** Customers pay at a shop of its own while the leader's server, and then its machine, is killed. */
async function payments(cluster: Cluster, folder: string, report: Report): Promise<void> {
  const peer = await openStripePeer()
  const url = cluster.createDatabase('payments')
  const trial = await openTrial(join(folder, 'payments'), { ...peer.env, DATABASE_URL: url }, () => url)
  await payThrough(trial, peer, 'payments, the leader lost twice', 2, report, async (round) => {
    const mend = FAULTS[round]!.break(cluster, await cluster.untilWhole())
    await longestSilenceMs(trial.shop.address)
    return async () => {
      mend()
      await cluster.untilWhole()
      await untilReady([trial.shop.address])
    }
  })
}

/** Both shops say that they can serve. */
async function untilReady(addresses: readonly string[]): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; ; await pause(200)) {
    const ready = await Promise.all(
      addresses.map((address) =>
        fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    )
    if (ready.every(Boolean)) return
    if (Date.now() > deadline) throw new Error(`not ready after ${PATIENCE_MS / 1000} s: ${ready}`)
  }
}

/** After all failovers a price that is changed in the database is in both shops: each still listens, one past pgbouncer. */
async function hearsChanges(cluster: Cluster, addresses: readonly string[], { say, problems }: Report): Promise<void> {
  const [item] = await query<{ id: string }>(cluster.url, 'select id from merchandise order by id limit 1')
  const changed = performance.now()
  await query(cluster.url, 'update merchandise set price_cents = 4321, edited = true where id = $1', [item?.id])
  await query(cluster.url, `select pg_notify('catalog_changed', '*')`)
  for (const address of addresses) {
    const isThere = async () => {
      const all = (await (await fetch(`${address}/api/merchandise`)).json()) as { id: string; price: number | string }[]
      return all.some(({ id, price }) => id === item?.id && Number(price) === 43.21)
    }
    while (!(await isThere()) && performance.now() - changed < 20_000) await pause(50)
    if (!(await isThere())) problems.push(`${address} does not hear of a change of the catalog`)
  }
  say(`a change of the catalog was in both shops after ${((performance.now() - changed) / 1000).toFixed(1)} s`)
}

/** Past pgbouncer in transaction mode the shop finds what people search for, and does jobs of the queue. */
async function worksPooled(address: string, { say, problems }: Report): Promise<void> {
  const found = await send(address, 'GET', '/api/search?q=exhaust', undefined, randomUUID())
  if (found.status !== 200) problems.push(`search through pgbouncer answers ${found.status}`)
  const doneJobs = async () => {
    const reply = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
    const lines = (await reply.text()).split('\n')
    const done = lines.filter((line) => line.startsWith('shop_jobs_total{') && line.includes('outcome="done"'))
    return done.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
  }
  for (const deadline = Date.now() + 20_000; (await doneJobs()) === 0 && Date.now() < deadline; ) await pause(500)
  const jobs = await doneJobs()
  if (jobs === 0) problems.push('no job was done through pgbouncer')
  say(`through pgbouncer: search answers ${found.status}, ${jobs} jobs done`)
}

const missing = missingPrograms()
if (missing.length > 0) {
  process.stdout.write(`skipped: ${missing.join(', ')} not installed\n`)
} else {
  const problems: string[] = []
  const say = (words: string) => process.stdout.write(`${words}\n`)
  const folder = mkdtempSync(join(tmpdir(), 'shop-cluster-'))
  chmodSync(folder, 0o755)
  let cluster: Cluster | undefined
  try {
    cluster = await startCluster(join(folder, 'cluster'))
    await rounds(cluster, folder, { say, problems })
    await payments(cluster, folder, { say, problems })
  } catch (error) {
    problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
  } finally {
    await cluster?.stop()
  }
  const left = processesWith(folder)
  signalAll(left, 'SIGKILL')
  if (left.length > 0) problems.push(`${left.length} processes were left running`)
  rmSync(folder, { recursive: true, force: true })
  for (const problem of problems) say(`WRONG ${problem}`)
  say(problems.length === 0 ? 'nothing lost, nothing doubled' : `${problems.length} wrong`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
