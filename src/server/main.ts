import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Services } from './api.ts'
import { createApp } from './app.ts'
import { type CatalogSnapshot, loadCatalogSnapshot } from './catalog-snapshot.ts'
import { type Config, readConfig } from './config.ts'
import { listenForChanges } from './database/changes.ts'
import { connect } from './database/connection.ts'
import { startEmbeddedPostgres } from './database/embedded-postgres.ts'
import { migrateDatabase } from './database/migrate.ts'
import { FrontDoor } from './front-door.ts'
import { createJobQueue } from './jobs/queue.ts'
import { createLog, type Log } from './log.ts'
import { loadWebBundle } from './pages/web-bundle.ts'
import { refusalOf, refuse } from './problem.ts'
import { ReplyCache } from './reply-cache.ts'
import { seedDatabase } from './seed/seed.ts'
import { shopOf } from './shop.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const CHANGE_SETTLE_MS = 50
const DATABASE_ATTEMPTS = 120
const DATABASE_RETRY_MS = 500
const SAME_SIGNAL_MS = 1_500

export interface RunningShop {
  /** Where it answers, such as http://localhost:3000. */
  address: string
  /** Finishes running requests and jobs, then closes everything, the embedded database last. */
  stop: () => Promise<void>
}

/**
 * Starts the whole shop: database, migrations, seed, jobs, web server. Resolves when it is ready to be used.
 * Throws, with words for the operator, when it cannot start.
 */
export async function startShop(given: {
  config: Config
  log?: Log
  onProgress?: (words: string) => void
}): Promise<RunningShop> {
  const { config } = given
  const log = given.log ?? createLog(config)
  const progress = given.onProgress ?? (() => {})
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const stopOne of stops.splice(0).reverse()) {
      await stopOne().catch((error: unknown) => log.error({ err: error }, 'while stopping'))
    }
  }
  try {
    let url = config.databaseUrl
    if (url === null) {
      progress('starting PostgreSQL')
      const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, onProgress: progress })
      stops.push(postgres.stop)
      url = postgres.url
    }
    const database = connect(url, { onError: (error) => log.warn({ err: error }, 'idle database connection lost') })
    stops.push(database.close)
    await untilItAnswers(database.pool, progress)
    progress('preparing the tables')
    await migrateDatabase(database.pool)
    const seeded = await seedDatabase(database.db, { log, onProgress: progress })
    if (seeded.inserted > 0) log.info(seeded, 'seeded')

    let catalog: CatalogSnapshot | undefined = await loadCatalogSnapshot(database.db)
    const replies = new ReplyCache()
    const pages = new ReplyCache()
    const frontDoor = new FrontDoor()
    const jobs = createJobQueue(database.pool, log)
    let port = config.port
    const services: Services = {
      db: database.db,
      get catalog() {
        return catalog ?? refuse('unavailable', 'The catalog is not loaded yet.')
      },
      config,
      get shop() {
        return shopOf(config, port)
      },
      log,
      jobs,
      replies,
      clock: Date.now,
      random: (bytes) => randomBytes(bytes).toString('hex'),
    }
    const dist = join(ROOT, 'dist')
    const app = await createApp({
      services,
      pool: database.pool,
      isCatalogLoaded: () => catalog !== undefined,
      web: { bundle: await loadWebBundle(dist), clientFolder: join(dist, 'client'), pages },
      frontDoor,
      publicFolder: join(ROOT, 'public'),
    })
    stops.push(() => app.close())
    await jobs.start()
    stops.push(jobs.stop)

    const reload = settled(CHANGE_SETTLE_MS, async () => {
      catalog = await loadCatalogSnapshot(database.db)
      replies.clear()
      pages.clear()
      frontDoor.clear()
      if (config.environment === 'production') await warmUp(app).catch(() => {})
    })
    const listener = listenForChanges(url, () => reload((error) => log.error({ err: error }, 'catalog not reloaded')))
    stops.push(listener.stop)

    await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error
      throw new Error(`port ${config.port} is taken: stop what listens there, or set PORT`, { cause: error })
    })
    const bound = app.server.address()
    if (bound !== null && typeof bound === 'object') port = bound.port
    if (config.environment === 'production') warmUp(app).catch(() => {})
    return { address: `http://localhost:${port}`, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Makes the pages that most visitors open first, one after another, so that nobody waits for them. */
async function warmUp(app: FastifyInstance): Promise<void> {
  for (const path of ['/', '/performance-packages', '/build-my-ride', '/builds', '/merchandise']) {
    await app.inject(path)
    await new Promise((done) => setTimeout(done, 20))
  }
}

/** A database elsewhere may start later than we do: it is asked again for a minute. A wrong password fails at once. */
async function untilItAnswers(pool: pg.Pool, progress: (words: string) => void): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await pool.query('select 1')
      return
    } catch (error) {
      if (refusalOf(error).code !== 'unavailable' || attempt >= DATABASE_ATTEMPTS) throw error
      if (attempt === 0) progress('waiting for the database')
      await new Promise((done) => setTimeout(done, DATABASE_RETRY_MS))
    }
  }
}

/** Calls `act` once, a moment after the last of several calls. */
function settled(waitMs: number, act: () => Promise<void>): (onError: (error: unknown) => void) => void {
  let timer: NodeJS.Timeout | undefined
  return (onError) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      act().catch(onError)
    }, waitMs)
  }
}

/** Runs the shop until SIGINT or SIGTERM; a second signal ends it at once. */
export async function runShop(onProgress: (words: string) => void, onReady: (address: string) => void): Promise<void> {
  const read = readConfig(process.env)
  if (!read.ok) {
    process.stderr.write(`The environment is not right:\n${read.problems.map((line) => `  ${line}\n`).join('')}`)
    process.exitCode = 2
    return
  }
  const log = createLog(read.config)
  const shop = await startShop({ config: read.config, log, onProgress })
  let stoppingSince: number | undefined
  const end = (code: number) => {
    // npm passes on the Ctrl-C that the terminal sent us as well: only a later one means "at once".
    if (stoppingSince !== undefined && Date.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1)
    if (stoppingSince !== undefined) return
    stoppingSince = Date.now()
    shop.stop().finally(() => process.exit(code))
  }
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'nobody caught this')
    end(1)
  })
  process.on('SIGINT', () => end(0))
  process.on('SIGTERM', () => end(0))
  endWithParent(() => end(0))
  onReady(shop.address)
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

if (import.meta.main) {
  await runShop(
    (words) => process.stderr.write(`${words}\n`),
    (address) => process.stderr.write(`The shop is open at ${address}\n`),
  ).catch((error: Error) => {
    process.stderr.write(`The shop cannot start: ${error.message}\n`)
    process.exit(1)
  })
}
