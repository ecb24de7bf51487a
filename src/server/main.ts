import cluster from 'node:cluster'
import { join } from 'node:path'
import { readConfig } from './config.ts'
import { TOKEN_FILE } from './http/shop-token.ts'
import { createLog } from './log.ts'
import type { OpenWeb } from './pages/web-bundle.ts'
import { startProcesses } from './processes.ts'
import { type RunningShop, startShop } from './start-shop.ts'

export { startShop } from './start-shop.ts'

const SAME_SIGNAL_MS = 1_500

/** Runs the shop until SIGINT or SIGTERM; a second signal ends it at once. */
export async function runShop(
  onProgress: (words: string) => void,
  onReady: (address: string) => void,
  openWeb?: OpenWeb,
): Promise<void> {
  const read = readConfig(process.env)
  if (!read.ok) {
    process.stderr.write(`The environment is not right:\n${read.problems.map((line) => `  ${line}\n`).join('')}`)
    process.exitCode = 2
    return
  }
  const log = createLog(read.config)
  const abort = new AbortController()
  const given = { config: read.config, log, onProgress, signal: abort.signal }
  const isParent = cluster.isPrimary && read.config.processes > 1
  const starting: Promise<RunningShop & { restart?: () => Promise<void>; leave?: () => Promise<void> }> = isParent
    ? startProcesses(given)
    : startShop({ ...given, ...(openWeb ? { openWeb } : {}) })
  let stoppingSince: number | undefined
  const end = (code: number) => {
    // npm passes on the Ctrl-C that the terminal sent us as well: only a later one means "at once".
    if (stoppingSince !== undefined && Date.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1)
    if (stoppingSince !== undefined) return
    stoppingSince = Date.now()
    abort.abort(new Error('stopped while starting'))
    starting
      .then((shop) => shop.stop())
      .catch(() => {})
      .finally(() => process.exit(code))
  }
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'nobody caught this')
    end(1)
  })
  // The terminal's Ctrl-C reaches every process of the shop: the parent ends the others.
  process.on('SIGINT', () => cluster.isPrimary && end(0))
  process.on('SIGTERM', () => end(0))
  if (isParent) process.on('SIGHUP', () => void starting.then((shop) => shop.restart?.()).catch(() => {}))
  endWithParent(() => end(0))
  const shop = await starting.catch((error: unknown) => {
    if (stoppingSince === undefined) throw error
    return undefined
  })
  if (!shop || stoppingSince !== undefined) return
  const { leave } = shop
  if (cluster.isWorker && leave) return serveParent(shop, leave)
  onReady(shop.address)
  if (shop.firstOwnerLink !== null) tellFirstOwner(shop.firstOwnerLink)
  if (shop.newShopToken !== null) tellToken(shop.newShopToken, read.config.dataDir)
}

/** One of several processes: its parent tells the operator, and tells it when to leave. */
function serveParent({ address, newShopToken, firstOwnerLink }: RunningShop, leave: () => Promise<void>): void {
  process.on('SIGHUP', () => {})
  process.on('message', (message) => {
    if (message === 'leave') void leave().finally(() => process.exit(0))
  })
  process.send?.({ opened: { address, newShopToken, firstOwnerLink } })
}

/** To the terminal and never into the log, which others may read. */
function tellToken(token: string, dataDir: string): void {
  process.stdout.write(
    `  Shop token, shown this once: ${token}\n  It lets you import dyno sheets and seed again; it is kept in ${join(dataDir, TOKEN_FILE)}.\n\n`,
  )
}

/** As the token: to the terminal alone. */
function tellFirstOwner(link: string): void {
  process.stdout.write(`  Nobody owns this shop yet. Make your account here, once, within 24 hours:\n  ${link}\n\n`)
}

/** Started by npm and npm is gone without a word: nobody is left who would stop us. */
function endWithParent(onGone: () => void): void {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onGone()
  }, 250)
  timer.unref()
}
