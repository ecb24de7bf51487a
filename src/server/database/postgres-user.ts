import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type PostgresFiles, postgresFilesAt } from './postgres-files.ts'

/** How PostgreSQL, which refuses to run as root, is started on this machine. */
export interface PostgresUser {
  /** What to run before the program's own name. */
  prefix: readonly string[]
  /** For `spawn`: the user to become. Absent when the program runs as whoever we are. */
  identity: { uid: number; gid: number } | Record<string, never>
  files: PostgresFiles
  /** Gives a file or folder to the user that PostgreSQL runs as. */
  own: (path: string, deep?: boolean) => void
}

const UNSHARE = ['unshare', '--user', '--map-user=1000', '--map-group=1000']

/**
 * An ordinary user runs PostgreSQL as they are. Root becomes an unprivileged user, when that user can reach both the
 * program and the data; else stays root outside and is an ordinary user inside a namespace; else PostgreSQL is
 * copied to where the unprivileged user can reach it. `undefined`: none of these is possible.
 */
export function choosePostgresUser(files: PostgresFiles, dataFolder: string): PostgresUser | undefined {
  if (process.getuid?.() !== 0) return { prefix: [], identity: {}, files, own: () => {} }
  const identity = unprivileged()
  if (identity && canReach(identity, [files.postgres, dataFolder])) return asUser(identity, files)
  if (spawnSync(UNSHARE[0]!, [...UNSHARE.slice(1), files.postgres, '--version']).status === 0) {
    return { prefix: UNSHARE, identity: {}, files, own: (path, deep) => giveTo({ uid: 0, gid: 0 }, path, deep) }
  }
  if (identity && canReach(identity, [dataFolder])) return asUser(identity, copied(files))
  return undefined
}

function asUser(identity: { uid: number; gid: number }, files: PostgresFiles): PostgresUser {
  return { prefix: [], identity, files, own: (path, deep) => giveTo(identity, path, deep) }
}

/** The system's `postgres` user, or `nobody`: initdb wants one that the system has a name for. */
function unprivileged(): { uid: number; gid: number } | undefined {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find(([user]) => user === name) ?? []
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}

function canReach(identity: { uid: number; gid: number }, paths: readonly string[]): boolean {
  const script = 'for p in "$@"; do if [ -d "$p" ]; then cd "$p" || exit 1; else [ -x "$p" ] || exit 1; fi; done'
  return spawnSync('/bin/sh', ['-c', script, 'sh', ...paths], { ...identity, cwd: '/' }).status === 0
}

function giveTo({ uid, gid }: { uid: number; gid: number }, path: string, deep = false): void {
  if (deep && statSync(path).uid !== uid) spawnSync('chown', ['-R', `${uid}:${gid}`, path])
  else chownSync(path, uid, gid)
}

function copied(files: PostgresFiles): PostgresFiles {
  const place = '/var/tmp/adrenaline-performance-postgres-18.4'
  if (!existsSync(join(place, 'bin', 'postgres'))) {
    mkdirSync(dirname(place), { recursive: true })
    cpSync(files.root, place, { recursive: true, verbatimSymlinks: true })
    chmodSync(place, 0o755)
  }
  return postgresFilesAt(place)
}
