import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgresFiles } from './postgres-files.ts'
import { choosePostgresUser, type PostgresUser } from './postgres-user.ts'
import { type Postmaster, readPostmaster, waitUntilGone } from './postmaster.ts'

const SUPERUSER = 'shop'
const SOCKET_PREFIX = 'adrenaline-'
const PORT = 5432
const START_TIMEOUT_MS = 60_000

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
  if (running) return handle(running, cluster, true)

  const files = findPostgresFiles()
  if (!files || process.platform === 'win32') {
    throw new Error(
      `there is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 16 or newer`,
    )
  }
  const user = choosePostgresUser(files, dataDir)
  if (!user) {
    throw new Error(
      `PostgreSQL does not run as root, and no other user may enter ${dataDir}: start the shop as an ordinary user, or set DATA_DIR to a folder that others may enter, such as /var/lib/adrenaline, or set DATABASE_URL`,
    )
  }
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    progress('making the database (once)')
    makeCluster(cluster, user)
  }
  user.own(cluster, true)
  for (;;) {
    const started = await launch(cluster, dataDir, user, options.tcpPort, deadline)
    if (started) return handle(started, cluster, false)
    const other = await adopt(cluster, deadline)
    if (other) return handle(other, cluster, true)
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

/** Made beside its place and moved there when whole, so that a start that was killed leaves nothing half made. */
function makeCluster(cluster: string, user: PostgresUser): void {
  const draft = `${cluster}.new-${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  user.own(draft)
  const args = ['--pgdata', draft, '--username', SUPERUSER, '--auth=trust', '--encoding=UTF8']
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const made = run(user, user.files.initdb, [...args, ...locale, '--no-instructions'])
  if (made.status !== 0) {
    rmSync(draft, { recursive: true, force: true })
    throw new Error(`initdb failed on ${draft}: ${made.stderr || made.error?.message}`)
  }
  try {
    renameSync(draft, cluster)
  } catch {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw new Error(`cannot put the database at ${cluster}`)
  }
}

function run(user: PostgresUser, program: string, args: readonly string[]) {
  const [first, ...rest] = [...user.prefix, program, ...args]
  return spawnSync(first!, rest, { ...user.identity, cwd: '/', encoding: 'utf8', env: environment() })
}

/** Starts the server in its own process group, so that Ctrl-C reaches us first and we stop it in order. */
async function launch(
  cluster: string,
  dataDir: string,
  user: PostgresUser,
  tcpPort: number | undefined,
  deadline: number,
): Promise<Postmaster | undefined> {
  const socketDir = mkdtempSync(join(shortTemporaryFolder(), SOCKET_PREFIX))
  chmodSync(socketDir, 0o700)
  user.own(socketDir)
  const settings = {
    listen_addresses: tcpPort === undefined ? '' : '127.0.0.1',
    port: tcpPort ?? PORT,
    unix_socket_directories: socketDir,
    max_connections: 60,
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
  }
  const args = ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const [first, ...rest] = [...user.prefix, user.files.postgres, ...args]
  const log = openSync(join(dataDir, 'postgres.log'), 'a')
  const child = spawn(first!, rest, {
    ...user.identity,
    cwd: '/',
    env: environment(),
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  let ended: string | undefined
  child.on('exit', (code, signal) => {
    ended = signal ?? String(code)
  })
  child.on('error', (error) => {
    ended = error.message
  })
  const postmaster = { pid: child.pid ?? 0, socketDir, port: settings.port }
  while (ended === undefined) {
    if (await answers(postmaster)) return { ...postmaster, pid: readPostmaster(cluster)?.pid ?? postmaster.pid }
    if (Date.now() > deadline) {
      child.kill('SIGINT')
      break
    }
    await new Promise((done) => setTimeout(done, 15))
  }
  rmSync(socketDir, { recursive: true, force: true })
  if (readPostmaster(cluster)) return undefined
  throw new Error(
    `PostgreSQL did not start (${ended ?? 'no answer in time'}); its words are in ${join(dataDir, 'postgres.log')}`,
  )
}

/** A Unix socket's whole path may hold about 107 bytes. */
function shortTemporaryFolder(): string {
  const folder = tmpdir()
  return folder.length <= 60 ? folder : '/tmp'
}

function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
}

function urlOf(postmaster: Postmaster, database: string): string {
  const host = encodeURIComponent(postmaster.socketDir)
  return `postgresql://${SUPERUSER}@localhost:${postmaster.port}/${database}?host=${host}`
}

async function answers(postmaster: Postmaster): Promise<boolean> {
  if (!existsSync(join(postmaster.socketDir, `.s.PGSQL.${postmaster.port}`))) return false
  const client = new pg.Client({ connectionString: urlOf(postmaster, 'postgres'), connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function handle(postmaster: Postmaster, cluster: string, isAdopted: boolean): Promise<EmbeddedPostgres> {
  await makeDatabase(postmaster)
  return {
    url: urlOf(postmaster, 'shop'),
    isAdopted,
    stop: async () => {
      if (await isInUse(postmaster)) return
      try {
        process.kill(postmaster.pid, 'SIGINT')
      } catch {
        return
      }
      for (let waited = 0; waited < 10_000 && readPostmaster(cluster)?.pid === postmaster.pid; waited += 20) {
        await new Promise((done) => setTimeout(done, 20))
      }
      rmSync(postmaster.socketDir, { recursive: true, force: true })
    },
  }
}

async function withServer<T>(postmaster: Postmaster, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: urlOf(postmaster, 'postgres'), connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end().catch(() => {})
  }
}

async function makeDatabase(postmaster: Postmaster): Promise<void> {
  await withServer(postmaster, async (client) => {
    const found = await client.query(`select 1 from pg_database where datname = 'shop'`)
    if (found.rowCount) return
    await client.query('create database shop').catch((error: { code?: string }) => {
      const madeMeanwhile = error.code === '42P04' || error.code === '23505'
      if (!madeMeanwhile) throw error
    })
  })
}

/** Another process of the shop on the same server keeps it alive: the last one to leave stops it. */
async function isInUse(postmaster: Postmaster): Promise<boolean> {
  try {
    return await withServer(postmaster, async (client) => {
      const others = `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
      for (let attempt = 0; attempt < 20; attempt += 1) {
        const found = await client.query(others)
        if (found.rowCount === 0) return false
        await new Promise((done) => setTimeout(done, 25))
      }
      return true
    })
  } catch {
    return false
  }
}
