import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/** A running PostgreSQL server, as its `postmaster.pid` tells it. */
export interface Postmaster {
  pid: number
  port: number
  socketDir: string
}

/** What `postmaster.pid` says: process, data folder, start time, port, socket folder, address. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, port: Number(lines[3]) || 0, socketDir: lines[4] ?? '' }
}

/**
 * Waits up to `patienceMs` until nothing of that server is left; true when so. A killed server stays a zombie until
 * its parent reaps it, and its workers may outlive it by a moment. Its number may also have gone to another program
 * (after a restart of the machine): then the server is gone.
 */
export async function waitUntilGone(postmaster: Postmaster, cluster: string, patienceMs: number): Promise<boolean> {
  for (let waited = 0; ; waited += 25) {
    if (!isAlive(postmaster.pid) && !hasWorkers(cluster)) return true
    if (waited >= patienceMs) return false
    await new Promise((done) => setTimeout(done, 25))
  }
}

/** Whether this process runs and is PostgreSQL. A zombie does not run any more. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  if (process.platform !== 'linux') return true
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
    const state = stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3)
    return name === 'postgres' && state !== 'Z' && state !== 'X'
  } catch {
    return false
  }
}

/** PostgreSQL's processes all stand in the cluster's folder. */
function hasWorkers(cluster: string): boolean {
  if (process.platform !== 'linux') return false
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    try {
      if (readlinkSync(`/proc/${entry}/cwd`) === cluster) return true
    } catch {
      // The process ended meanwhile, or belongs to someone else: neither holds our cluster.
    }
  }
  return false
}
