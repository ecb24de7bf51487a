import type { Config } from './config.ts'
import { startEmbeddedPostgres } from './database/embedded-postgres.ts'
import type { Log } from './log.ts'
import { type ProcessGroup, processGroup } from './process-group.ts'
import { checkPlaces, freePort } from './start-checks.ts'
import type { RunningShop } from './start-shop.ts'
import { stopSteps } from './stop-steps.ts'

const POSTGRES_STOP_MS = 180_000
/** Requests and jobs of a process are given their time by the process itself. */
const PROCESSES_STOP_MS = 60_000

/**
 * The parent of a shop with PROCESSES > 1: it owns the embedded database and the listening socket, and serves nobody.
 * The first process migrates and seeds alone; then the others open at once.
 */
export async function startProcesses(given: {
  config: Config
  log: Log
  onProgress: (words: string) => void
  signal: AbortSignal
}): Promise<RunningShop & Pick<ProcessGroup, 'restart'>> {
  const { config, log, onProgress, signal } = given
  const opened = stopSteps((error, step) => log.error({ err: error, step }, 'while stopping'))
  await checkPlaces(config)
  try {
    let url = config.databaseUrl
    if (url === null) {
      onProgress('starting PostgreSQL')
      const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, onProgress })
      opened.add('PostgreSQL', postgres.stop, POSTGRES_STOP_MS)
      url = postgres.url
    }
    signal.throwIfAborted()
    onProgress(`opening ${config.processes} processes`)
    const port = config.port || (await freePort(config.host))
    const group = processGroup({ env: { DATABASE_URL: url, PORT: String(port) }, log })
    opened.add('processes', group.stop, PROCESSES_STOP_MS)
    signal.addEventListener('abort', () => void group.stop())
    const first = await group.open()
    await Promise.all(Array.from({ length: config.processes - 1 }, group.open))
    signal.throwIfAborted()
    return { ...first, stop: opened.stopAll, restart: group.restart }
  } catch (error) {
    await opened.stopAll()
    throw error
  }
}
