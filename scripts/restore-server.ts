import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { SUPERUSER, urlOf } from '../src/server/database/postgres-server.ts'
import { query } from './crash-database.ts'
import { pause } from './crash-rounds.ts'

/** Where Debian puts PostgreSQL, a folder for each version. */
const DEBIAN = '/usr/lib/postgresql'
const PATIENCE_MS = 60_000

/** The newest PostgreSQL that is installed; undefined: none. */
export function installedPostgres(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined
  const [newest] = readdirSync(DEBIAN).toSorted((one, other) => Number(other) - Number(one))
  const programs = newest === undefined ? '' : join(DEBIAN, newest, 'bin')
  return existsSync(join(programs, 'initdb')) ? programs : undefined
}

/** A database server as an operator runs one, with base backups and an archive of its log. */
export interface RehearsalServer {
  /** The address of a database on it. */
  url: (database: string) => string
  /** `immediate` is a crash. Stopped already, nothing happens. */
  stop: (mode: 'fast' | 'immediate') => void
  /** Runs one of PostgreSQL's programs on it. */
  run: (program: string, args: readonly string[]) => string
  /** A base backup of the running server in a new folder. */
  backUp: (name: string) => string
  /** Starts a cluster made of a base backup and the archive, as it was at a moment. */
  restoreTo: (backup: string, moment: string, name: string) => Promise<void>
  /** Ends the current file of the log and waits until the archive has it. */
  archiveAll: () => Promise<void>
}

/** Made and started in `folder`, run by an ordinary user, reached by a socket that nobody else may enter. */
export function rehearsalServer(programs: string, folder: string): RehearsalServer {
  const owner = process.getuid?.() === 0 ? ordinaryUser() : undefined
  mkdirSync(folder, { recursive: true })
  if (owner) chownSync(folder, owner.uid, owner.gid)
  chmodSync(folder, 0o700)
  const run = (program: string, args: readonly string[]) =>
    // Into a file: a server that is started would hold on to a pipe.
    execFileSync(join(programs, program), args, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const archive = join(folder, 'archive')
  execFileSync('mkdir', [archive], { ...owner })
  const at = { pid: 0, socketDir: folder, port: 5432 }
  const url = (database: string) => urlOf(at, database)
  const own = ['-h', folder, '-U', SUPERUSER]

  const cluster = join(folder, 'cluster')
  run('initdb', ['-D', cluster, '-U', SUPERUSER, '--auth=trust', '--encoding=UTF8', '--no-locale'])
  appendFileSync(
    join(cluster, 'postgresql.conf'),
    `listen_addresses = ''
unix_socket_directories = '${folder}'
archive_mode = on
archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'
`,
  )
  let running: string | undefined
  const start = (data: string) => {
    const log = `${data}.log`
    try {
      run('pg_ctl', ['-D', data, '-l', log, '-w', 'start'])
      running = data
    } catch (error) {
      throw new Error(readFileSync(log, 'utf8'), { cause: error })
    }
  }
  const ask = async <T>(text: string) =>
    Object.values((await query<Record<string, T>>(url('postgres'), text))[0] ?? {})[0]
  start(cluster)
  return {
    url,
    stop: (mode) => {
      if (running !== undefined) run('pg_ctl', ['-D', running, '-m', mode, '-w', 'stop'])
      running = undefined
    },
    run: (program, args) => String(run(program, [...own, ...args])),
    backUp: (name) => {
      run('pg_basebackup', [...own, '-D', join(folder, name), '--checkpoint=fast', '--wal-method=stream'])
      return join(folder, name)
    },
    archiveAll: async () => {
      const file = await ask<string>('select pg_walfile_name(pg_switch_wal())')
      await untilTrue(async () => existsSync(join(archive, file ?? '')), `${file} does not reach the archive`)
    },
    restoreTo: async (backup, moment, name) => {
      const restored = join(folder, name)
      // As an operator copies it: the owner and the mode of the files stay.
      execFileSync('cp', ['-a', backup, restored])
      appendFileSync(
        join(restored, 'postgresql.conf'),
        `restore_command = 'cp ${archive}/%f %p'
recovery_target_time = '${moment}'
recovery_target_action = 'promote'
`,
      )
      writeFileSync(join(restored, 'recovery.signal'), '')
      start(restored)
      await untilTrue(async () => (await ask<boolean>('select pg_is_in_recovery()')) === false, 'recovery does not end')
    },
  }
}

async function untilTrue(ask: () => Promise<boolean>, otherwise: string): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await pause(100)) if (await ask()) return
  throw new Error(otherwise)
}

/** PostgreSQL does not run as root: its package made a user. */
function ordinaryUser(): { uid: number; gid: number } {
  const of = (flag: string) => Number(spawnSync('id', [flag, 'postgres']).stdout)
  return { uid: of('-u'), gid: of('-g') }
}
