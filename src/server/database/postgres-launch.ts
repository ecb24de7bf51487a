import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, closeSync, existsSync, mkdirSync, mkdtempSync, openSync, renameSync, rmSync } from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { answers, ORPHAN_NOTICES_MS, SUPERUSER } from './postgres-server.ts'
import type { PostgresUser } from './postgres-user.ts'
import { type Postmaster, readPostmaster } from './postmaster.ts'

/** Names our socket folders, so that one left behind by a crash can be told from anything else. */
export const SOCKET_PREFIX = 'adrenaline-'
const PORT = 5432

export interface Place {
  cluster: string
  dataDir: string
  /** Undefined where this process could not start PostgreSQL itself. */
  user: PostgresUser | undefined
  tcpPort: number | undefined
}

/** Made beside its place and moved there when whole, so that a start that was killed leaves nothing half made. */
export function makeCluster(cluster: string, user: PostgresUser): void {
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

/**
 * What PostgreSQL keeps in memory: an eighth of the machine's or the container's, from 128 MB to 1 GB. It takes what it
 * has read, so a small shop's takes little.
 */
function sharedBuffersMb(): number {
  const limit = process.constrainedMemory()
  const memory = limit > 0 && limit < totalmem() ? limit : totalmem()
  return Math.min(1024, Math.max(128, Math.floor(memory / 8 / 2 ** 20)))
}

/**
 * Starts the server in its own process group, so that Ctrl-C reaches us first and we stop it in order.
 * `undefined`: another server has the cluster. Throws when PostgreSQL ends at once or does not answer in time.
 */
export async function launch(
  place: Place,
  givenSocketDir: string | undefined,
  deadline: number,
): Promise<Postmaster | undefined> {
  const { cluster, dataDir, user, tcpPort } = place
  if (!user) throw new Error('PostgreSQL cannot be started by this process')
  const socketDir = givenSocketDir ?? mkdtempSync(join(shortTemporaryFolder(), SOCKET_PREFIX))
  mkdirSync(socketDir, { recursive: true })
  chmodSync(socketDir, 0o700)
  user.own(socketDir)
  const settings = {
    listen_addresses: tcpPort === undefined ? '' : '127.0.0.1',
    port: tcpPort ?? PORT,
    unix_socket_directories: socketDir,
    max_connections: 100,
    shared_buffers: `${sharedBuffersMb()}MB`,
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    client_connection_check_interval: `${ORPHAN_NOTICES_MS}ms`,
    // Details, values and statements hold what customers wrote: the log says which error, and where.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
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
  if (!givenSocketDir) rmSync(socketDir, { recursive: true, force: true })
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
