import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../src/server/database/embedded-postgres.ts'
import { readPostmaster } from '../src/server/database/postmaster.ts'
import { freePort } from '../tests/support/free-port.ts'
import { databaseOf, postgresProcesses, query, signalAll } from './crash-database.ts'
import { addOne, newCustomer, newTally, openCart, prepareOrder, send, sendOrder } from './crash-load.ts'
import {
  figures,
  loadAround,
  openTrial,
  pause,
  proved,
  type Report,
  startShop,
  type Trial,
  verify,
} from './crash-rounds.ts'

/** Runs one fault under a load, then checks everything that its customers know. */
async function underLoad(trial: Trial, name: string, report: Report, breakIt: () => Promise<void>): Promise<void> {
  const before = report.problems.length
  const load = await loadAround(trial, 800, breakIt)
  await untilReady(trial.shop.address)
  await verify(trial, load, report)
  const { acknowledged, refusedBriefly, unanswered, errors } = load.tally
  const found = report.problems.length - before
  report.say(
    `${name}: ${acknowledged} acknowledged, ${refusedBriefly} answered 503, ${unanswered} cut off, ${errors.length} other errors; ${found} wrong`,
  )
}

async function untilReady(address: string): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 200) {
    if ((await send(address, 'GET', '/readyz', undefined, randomUUID())).status === 200) return
    await pause(200)
  }
  throw new Error('the shop is not ready again after a minute')
}

/** The database dies, loses connections or stands still while the shop lives. */
export async function livingShop(folder: string, report: Report): Promise<void> {
  const trial = await openTrial(join(folder, 'living'))
  const { dataDir } = trial
  await underLoad(trial, 'postmaster killed twice', report, async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      signalAll(postgresProcesses(dataDir).slice(0, 1), 'SIGKILL')
      await pause(4_000)
    }
  })
  await underLoad(trial, 'a backend killed with -9 three times', report, async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const [backend] = await query<{ pid: number }>(
        databaseOf(dataDir),
        `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`,
      ).catch(() => [])
      if (backend) signalAll([backend.pid], 'SIGKILL')
      await pause(2_500)
    }
  })
  await underLoad(trial, 'all backends ended by the server three times', report, async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const text = `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
      await query(databaseOf(dataDir), text).catch(() => [])
      await pause(1_000)
    }
  })
  await underLoad(trial, 'database frozen for 8 s', report, () => frozen(trial, report))
  proved(trial, 'living shop', report)
  await trial.shop.end('SIGTERM')
}

/** While nothing answers behind it, the shop says so: the process lives, it is not ready, pages in memory come. */
async function frozen({ shop, dataDir }: Trial, { say, problems }: Report): Promise<void> {
  await fetch(shop.address)
  const pids = postgresProcesses(dataDir)
  signalAll(pids, 'SIGSTOP')
  try {
    const started = performance.now()
    const wanted = [
      { path: '/healthz', status: 200, withinMs: 1_000 },
      { path: '/', status: 200, withinMs: 1_000 },
      { path: '/readyz', status: 503, withinMs: 4_000 },
    ]
    for (const { path, status, withinMs } of wanted) {
      const asked = performance.now()
      const got = await fetch(shop.address + path, { signal: AbortSignal.timeout(7_000) }).then(
        (reply) => reply.status,
        () => 0,
      )
      const ms = Math.round(performance.now() - asked)
      say(`  frozen database: ${path} answers ${got === 0 ? 'nothing' : got} in ${ms} ms`)
      if (got !== status || ms > withinMs) problems.push(`frozen database: ${path} answers ${got} in ${ms} ms`)
    }
    await pause(8_000 - (performance.now() - started))
  } finally {
    signalAll(pids, 'SIGCONT')
  }
}

/** A PostgreSQL server of its own, restarted under the same load. */
export async function restartedServer(folder: string, report: Report): Promise<void> {
  const tcpPort = await freePort()
  const dataDir = join(folder, 'server')
  const postgres = await startEmbeddedPostgres({ dataDir, tcpPort })
  try {
    const DATABASE_URL = `postgresql://shop@127.0.0.1:${tcpPort}/shop`
    const trial = await openTrial(dataDir, { DATABASE_URL })
    await underLoad(trial, 'PostgreSQL server restarted 3 times', report, async () => {
      for (let restart = 0; restart < 3; restart += 1) {
        const postmaster = readPostmaster(join(dataDir, 'postgres'))
        if (postmaster) process.kill(postmaster.pid, 'SIGINT')
        await pause(2_500)
      }
    })
    await trial.shop.end('SIGTERM')
  } finally {
    await postgres.stop()
  }
}

/** Large enough for the database and little more. */
const SMALL_DISK_MB = 260

/** A disk of its own that runs full under a load, and is given room again. Needs root, to mount a tmpfs. */
export async function fullDisk(folder: string, report: Report): Promise<void> {
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK_MB}m,mode=755`, 'tmpfs', disk])
  if (mounted.status !== 0) {
    report.say('disk full: skipped, this user cannot mount a tmpfs')
    return
  }
  try {
    const trial = await openTrial(join(disk, 'data'))
    const filler = join(disk, 'filler')
    await underLoad(trial, 'disk full for 6 s', report, async () => {
      const { bavail, bsize } = statfsSync(disk)
      try {
        writeFileSync(filler, Buffer.alloc(bavail * bsize, 1))
      } catch {
        // The shop took the last blocks in the meantime: full is full.
      }
      await fillPages(trial)
      await pause(6_000)
      rmSync(filler)
    })
    await trial.shop.end('SIGTERM')
  } finally {
    const unmounted = spawnSync('umount', [disk])
    if (unmounted.status !== 0) spawnSync('umount', ['-l', disk])
  }
}

/** Rows that need new pages: what is free inside the tables' files is soon gone. */
async function fillPages({ shop, goods }: Trial): Promise<void> {
  const tally = newTally()
  const customer = newCustomer()
  for (let turn = 0; turn < 200; turn += 1) {
    const lines = [{ merchandiseId: goods.merchandiseIds[0], attributes: [{ key: 'note', value: 'x'.repeat(250) }] }]
    await send(shop.address, 'POST', '/api/shopify/cart', { lines }, randomUUID())
  }
  await openCart(shop.address, customer, tally)
}

/**
 * Everything killed at once and the page cache dropped, so that the next start reads what is on disk. As near to a
 * power loss as a running machine comes: what the system holds unwritten is not lost with it.
 */
export async function powerLoss(folder: string, rounds: number, report: Report): Promise<void> {
  const trial = await openTrial(join(folder, 'power'))
  const before = report.problems.length
  let isDropped = false
  for (let round = 0; round < rounds; round += 1) {
    const load = await loadAround(trial, 600 + 211 * round, async () => {
      const all = [...postgresProcesses(trial.dataDir), trial.shop.child.pid ?? 0].filter((pid) => pid > 0)
      signalAll(all, 'SIGKILL')
      await pause(100)
    })
    isDropped = dropPageCache()
    trial.shop = await startShop(trial.dataDir)
    await verify(trial, load, report)
  }
  proved(trial, 'power loss', report)
  report.say(
    `everything killed at once ${rounds} times, page cache ${isDropped ? 'dropped' : 'kept (not allowed to drop it)'}: ${figures(trial)}; ` +
      `${report.problems.length - before} wrong`,
  )
  await trial.shop.end('SIGTERM')
}

function dropPageCache(): boolean {
  try {
    writeFileSync('/proc/sys/vm/drop_caches', '1')
    return true
  } catch {
    return false
  }
}

const LEFT = 10
const BUYERS = 40

/** Forty customers order the last ten of an item at once and the shop is killed: ten get one, nobody else does. */
export async function lastOnes(folder: string, report: Report): Promise<void> {
  const trial = await openTrial(join(folder, 'last'))
  const { goods, item, dataDir } = trial
  await query(databaseOf(dataDir), 'update merchandise set stock = $1 where id = $2', [LEFT, item])
  const tally = newTally()
  const customers = Array.from({ length: BUYERS }, newCustomer)
  for (const customer of customers) {
    const change = { key: randomUUID(), merchandiseId: goods.merchandiseIds[1], acknowledged: false }
    await openCart(trial.shop.address, customer, tally)
    customer.adds.push(change)
    await addOne(trial.shop.address, customer, change, tally)
    await prepareOrder(trial.shop.address, customer)
  }
  const ordering = customers.map((customer) => sendOrder(trial.shop.address, customer, newTally()))
  await pause(25)
  trial.shop.child.kill('SIGKILL')
  await Promise.all(ordering)
  trial.shop = await startShop(dataDir)
  const answers = []
  for (const customer of customers) answers.push(await sendOrder(trial.shop.address, customer, newTally()))
  const placed = answers.filter((answer) => answer?.status === 201 || answer?.status === 200).length
  const refused = answers.filter((answer) => answer?.status === 409).length
  const [row] = await query<{ stock: number; orders: number }>(
    databaseOf(dataDir),
    'select stock, (select count(*)::int from orders) as orders from merchandise where id = $1',
    [item],
  )
  report.say(
    `the last ${LEFT} ordered by ${BUYERS} and the shop killed: ${placed} placed, ${refused} refused, ${row?.stock} left`,
  )
  if (placed !== LEFT || refused !== BUYERS - LEFT || row?.stock !== 0 || row?.orders !== LEFT) {
    report.problems.push(
      `the last ${LEFT}: ${placed} placed, ${refused} refused, ${row?.stock} left, ${row?.orders} orders stored`,
    )
  }
  await trial.shop.end('SIGTERM')
}
