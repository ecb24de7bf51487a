import { chmodSync, existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgresFiles, type PostgresFiles } from './postgres-files.ts'
import { launch, makeCluster, type Place, SOCKET_PREFIX } from './postgres-launch.ts'
import { answers, isInUse, makeDatabase, urlOf } from './postgres-server.ts'
import { choosePostgresUser } from './postgres-user.ts'
import { isAlive, type Postmaster, readPostmaster, waitUntilGone } from './postmaster.ts'

const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 15_000

export interface EmbeddedPostgres {
  /** Address of the shop's database. */
  url: string
  /** Whether this call started the server, or found it running. */
  isAdopted: boolean
  /** Stops the server, unless another process of the shop still uses it. Everything committed is on disk. */
  stop: () => Promise<void>
}

export interface EmbeddedOptions {
  /** Holds the cluster in `postgres/` and its log. Made when it does not exist. */
  dataDir: string
  /** Also listen on this TCP port of 127.0.0.1. */
  tcpPort?: number
  onProgress?: (words: string) => void
}

/**
 * Starts PostgreSQL on a Unix socket, or adopts the one that runs on this data folder already. The first start makes
 * the cluster. After a crash it waits until the killed server is gone and lets PostgreSQL recover.
 * Throws, with what to do, where PostgreSQL cannot run.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  mkdirSync(options.dataDir, { recursive: true })
  const dataDir = realpathSync(options.dataDir)
  const cluster = join(dataDir, 'postgres')
  const progress = options.onProgress ?? (() => {})
  const deadline = Date.now() + START_TIMEOUT_MS

  const running = await adopt(cluster, deadline)
  const files = findPostgresFiles()
  if (running)
    return handle(running, { cluster, dataDir, user: userFor(files, dataDir), tcpPort: options.tcpPort }, true)
  if (!files || process.platform === 'win32') {
    throw new Error(
      `there is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer`,
    )
  }
  const user = userFor(files, dataDir)
  if (!user) {
    throw new Error(
      `PostgreSQL does not run as root, and no other user may enter ${dataDir}: start the shop as an ordinary user, or set DATA_DIR to a folder that others may enter, such as /var/lib/adrenaline, or set DATABASE_URL`,
    )
  }
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    progress('making the database (once)')
    makeCluster(cluster, user)
  }
  // A folder that was copied back from a backup has another owner and mode; PostgreSQL would refuse it.
  user.own(cluster, true)
  chmodSync(cluster, 0o700)
  const place = { cluster, dataDir, user, tcpPort: options.tcpPort }
  const started = await launchOrAdopt(place, undefined, deadline)
  return handle(started.postmaster, place, started.isAdopted)
}

const userFor = (files: PostgresFiles | undefined, dataDir: string) =>
  files && process.platform !== 'win32' ? choosePostgresUser(files, dataDir) : undefined

/** Another process may start the server in the same moment: whichever comes first, both use it. */
async function launchOrAdopt(place: Place, socketDir: string | undefined, deadline: number) {
  for (;;) {
    const started = await launch(place, socketDir, deadline)
    if (started) return { postmaster: started, isAdopted: false }
    const other = await adopt(place.cluster, deadline)
    if (other) return { postmaster: other, isAdopted: true }
  }
}

/** The server that runs on this cluster, once it answers. `undefined` when none runs. */
async function adopt(cluster: string, deadline: number): Promise<Postmaster | undefined> {
  for (;;) {
    const found = readPostmaster(cluster)
    if (!found) return undefined
    if (await answers(found)) return found
    if (!(await waitUntilGone(found, cluster, 250))) {
      if (Date.now() > deadline)
        throw new Error(`PostgreSQL (process ${found.pid}) runs on ${cluster} but does not answer`)
      continue
    }
    if (found.socketDir.includes(SOCKET_PREFIX)) rmSync(found.socketDir, { recursive: true, force: true })
    rmSync(join(cluster, 'postmaster.pid'), { force: true })
  }
}

async function handle(first: Postmaster, place: Place, isAdopted: boolean): Promise<EmbeddedPostgres> {
  let postmaster = first
  await makeDatabase(postmaster)
  const guard = guarded(async () => {
    if (isAlive(postmaster.pid)) return
    await waitUntilGone(postmaster, place.cluster, START_TIMEOUT_MS)
    const deadline = Date.now() + START_TIMEOUT_MS
    postmaster = (await launchOrAdopt(place, first.socketDir, deadline)).postmaster
  })
  return {
    url: urlOf(postmaster, 'shop'),
    isAdopted,
    stop: async () => {
      await guard.stop()
      if (await isInUse(postmaster)) return
      await end(postmaster, place.cluster)
    },
  }
}

/**
 * Ends the server and waits until it and its workers are gone: in order, and where it does not end in order (a disk
 * that hangs), at once; the next start recovers then.
 */
async function end(postmaster: Postmaster, cluster: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    try {
      if (isAlive(postmaster.pid)) process.kill(postmaster.pid, signal)
    } catch {
      // It ended between the look and the signal, or another user started it.
    }
    if (await waitUntilGone(postmaster, cluster, STOP_TIMEOUT_MS)) break
  }
  rmSync(postmaster.socketDir, { recursive: true, force: true })
}

/** Looks after the server twice a second: one that was killed is started again under the same address. */
function guarded(look: () => Promise<void>): { stop: () => Promise<void> } {
  let looking: Promise<void> | undefined
  const timer = setInterval(() => {
    looking ??= look()
      .catch(() => {})
      .finally(() => {
        looking = undefined
      })
  }, 500)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await looking
    },
  }
}
