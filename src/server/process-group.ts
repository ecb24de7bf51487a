import cluster, { type Worker } from 'node:cluster'
import type { Log } from './log.ts'
import { addedMetrics } from './process-metrics.ts'
import type { RunningShop } from './start-shop.ts'

const FIRST_WAIT_MS = 100
/** Starts that fail one after the other are tried ever less often: what they lack, a database say, comes back or does not. */
const LONGEST_WAIT_MS = 30_000
const END_MS = 45_000

/** What a process tells its parent once it serves. */
export type Opened = Pick<RunningShop, 'address' | 'newShopToken' | 'firstOwnerLink'>
/** What is counted for every process, by limit and client (`http/shared-counts.ts`): the parent passes it on. */
type FromProcess = { opened: Opened } | { counts: Record<string, number> }

export interface ProcessGroup {
  /** One process more. Resolves when it serves; rejects when it ended before. */
  open: () => Promise<Opened>
  /** Replaces each process by a new one, one after another; the old one leaves when the new one serves. */
  restart: () => Promise<void>
  /** Ends all of them in order and waits. */
  stop: () => Promise<void>
}

/** Web processes that share one port (node:cluster). One that served and dies is replaced at once, however often. */
export function processGroup({ env, log }: { env: Record<string, string>; log: Log }): ProcessGroup {
  const members = new Set<Worker>()
  const leaving = new Set<Worker>()
  const metrics = addedMetrics(members)
  let isStopped = false
  let restarting = Promise.resolve()

  const open = () =>
    new Promise<Opened>((done, failed) => {
      if (isStopped) return failed(new Error('the shop is closing'))
      const worker = cluster.fork(env)
      let serves = false
      members.add(worker)
      worker.on('error', (error) => log.warn({ err: error }, 'a process cannot be told anything'))
      worker.on('message', (message: FromProcess) => {
        if (metrics.hear(worker, message)) return
        if ('counts' in message) return tellOthers(worker, message)
        serves = true
        done(message.opened)
      })
      worker.once('exit', (code, signal) => {
        members.delete(worker)
        metrics.left(worker)
        if (!serves) return failed(new Error(`a process ended with ${signal ?? code} before it served`))
        if (isStopped || leaving.delete(worker)) return
        log.error({ pid: worker.process.pid, code, signal }, 'a process ended and is replaced')
        void replace()
      })
    })
  const tellOthers = (from: Worker, message: FromProcess) => {
    for (const worker of members) if (worker !== from && worker.isConnected()) worker.send(message)
  }
  const replace = async () => {
    for (let waitMs = FIRST_WAIT_MS; !isStopped; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
      await new Promise((done) => setTimeout(done, waitMs))
      const isOpen = await open().then(
        () => true,
        (error: unknown) => isStopped || void log.error({ err: error }, 'a process could not be replaced'),
      )
      if (isOpen) return
    }
  }
  const roll = async () => {
    for (const old of [...members]) {
      if (isStopped) return
      await open()
      if (!members.has(old)) continue
      leaving.add(old)
      const gone = end(old)
      if (old.isConnected()) old.send('leave')
      await gone
    }
  }
  return {
    open,
    restart: () => {
      restarting = restarting
        .then(roll)
        .catch((error: unknown) => log.error({ err: error }, 'not restarted: the old processes go on'))
      return restarting
    },
    stop: async () => {
      isStopped = true
      const gone = [...members].map(end)
      for (const worker of members) worker.process.kill('SIGTERM')
      await Promise.all(gone)
    },
  }
}

/** Waits until a process that was asked to leave is gone; one that takes too long is killed. */
function end(worker: Worker): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), END_MS)
    worker.once('exit', () => {
      clearTimeout(timer)
      done()
    })
  })
}
