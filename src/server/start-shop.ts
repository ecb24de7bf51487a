import cluster from 'node:cluster'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { firstOwnerLink } from './admin/links.ts'
import { createApp } from './app.ts'
import { type KnownVehicles, loadCatalogSnapshot } from './catalog/catalog-snapshot.ts'
import { reloadableCatalog } from './catalog/reloadable-catalog.ts'
import type { KnownParts } from './catalog/stored-parts.ts'
import type { Config } from './config.ts'
import { listenForChanges } from './database/changes.ts'
import { connect } from './database/connection.ts'
import { startEmbeddedPostgres } from './database/embedded-postgres.ts'
import { keptContact, SETTINGS_TABLE } from './database/kept-settings.ts'
import { checkVersion, migrateDatabase } from './database/migrate.ts'
import { openReading } from './database/reading.ts'
import { openCdn } from './http/cdn.ts'
import { HotReplyCache } from './http/hot-reply-cache.ts'
import { refusalOf } from './http/problem.ts'
import { ReplyCache } from './http/reply-cache.ts'
import { sendAway } from './http/send-away.ts'
import { shopMetrics } from './http/shop-metrics.ts'
import { type ShopToken, shopTokenOf } from './http/shop-token.ts'
import { createJobQueue } from './jobs/queue.ts'
import { keepListing } from './listing/keep-listing.ts'
import { createLog, type Log } from './log.ts'
import { statementWords } from './log-words.ts'
import { type OpenWeb, openBuilt } from './pages/web-bundle.ts'
import { ROOT } from './places.ts'
import { metricsOfAll } from './process-metrics.ts'
import { seedDatabase } from './seed/seed.ts'
import { type Services, shopOf } from './services.ts'
import { checkPlaces, portWords } from './start-checks.ts'
import { stopSteps } from './stop-steps.ts'

const DATABASE_ATTEMPTS = 120
const DATABASE_RETRY_MS = 500
/** Some 1,900 pages, packed; a quarter more for those with parameters. */
const PAGES_BYTES = 16 * 1024 * 1024
/** What pages are made of is asked again only by other pages and by programs. */
const REPLIES_BYTES = 8 * 1024 * 1024
/** Twice what it takes to start one that was just killed and to stop it in order. */
const POSTGRES_STOP_MS = 180_000

export interface RunningShop {
  /** Where it answers, such as http://localhost:3000. */
  address: string
  /** The shop token, when this start made it: whoever started the shop is to be told, once. */
  newShopToken: string | null
  /** Where the first owner makes their account; null when the shop has an owner. */
  firstOwnerLink: string | null
  /** Finishes running requests and jobs, then closes everything, the embedded database last. */
  stop: () => Promise<void>
}

/** Of several processes on one port: it can leave while the others serve on. */
export interface ShopProcess extends RunningShop {
  /** Sends its clients to the other processes, then stops. */
  leave: () => Promise<void>
}

/**
 * Starts the whole shop: database, migrations, seed, jobs, web server. Resolves when it is ready to be used.
 * Throws, with words for the operator, when it cannot start.
 */
export async function startShop(given: {
  config: Config
  log?: Log
  onProgress?: (words: string) => void
  /** Ends the start between two of its steps; whatever runs by then is stopped. */
  signal?: AbortSignal
  /** Where the web comes from; `dist/` when absent. */
  openWeb?: OpenWeb
  /** What the hot reply cache may hold; the bench measures a shop without it. */
  hotReplyBytes?: number
}): Promise<ShopProcess> {
  const { config, signal } = given
  const log = given.log ?? createLog(config)
  const progress = given.onProgress ?? (() => {})
  const opened = stopSteps((error, step) => log.error({ err: error, step }, 'while stopping'))
  const stop = opened.stopAll
  // A process of several has a parent that has looked.
  if (!cluster.isWorker) await checkPlaces(config)
  try {
    let url = config.databaseUrl
    if (url === null) {
      progress('starting PostgreSQL')
      const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, onProgress: progress })
      opened.add('PostgreSQL', postgres.stop, POSTGRES_STOP_MS)
      url = postgres.url
    }
    const metrics = shopMetrics()
    const traces = config.traces && (await import('./http/traces.ts')).startTraces(config.traces, log)
    if (traces) opened.add('traces', traces.stop)
    const database = connect(url, {
      onQuery: (text) => {
        const traced = traces?.onQuery(text)
        return (ms) => {
          traced?.(ms)
          metrics.querySeconds.observe(ms / 1_000)
          if (ms >= config.slowQueryMs) log.warn({ statement: statementWords(text), ms: Math.round(ms) }, 'slow query')
        }
      },
      maxConnections: connectionsOf(config),
      onError: (error) => log.warn({ err: error }, 'idle database connection lost'),
    })
    opened.add('connections', database.close)
    await untilItAnswers(database.pool, progress, signal)
    signal?.throwIfAborted()
    await checkVersion(database.pool)
    progress('preparing the tables')
    const sessions = config.databaseDirectUrl ?? url
    const direct = connect(sessions, { maxConnections: 2 })
    const prepare = async () => {
      await migrateDatabase(direct.pool)
      return seedDatabase(direct.db, { log, onProgress: progress })
    }
    const seeded = await prepare().finally(direct.close)
    if (seeded.inserted > 0) log.info(seeded, 'seeded')

    signal?.throwIfAborted()
    const replies = new ReplyCache(REPLIES_BYTES)
    const pages = new ReplyCache(PAGES_BYTES)
    const hotReplies = new HotReplyCache(given.hotReplyBytes)
    const jobs = createJobQueue(database.pool, log, metrics, cluster.isWorker ? sessions : undefined)
    const reading = openReading(config.databaseReadUrls, database.db, log)
    opened.add('replicas', reading.close)
    const cdn = config.cdn && openCdn(config.cdn, log)
    if (cdn) opened.add('CDN', cdn.stop)
    const catalogChanged = () => {
      reading.changed()
      cdn?.changed()
      for (const cache of [replies, hotReplies]) cache.clear()
      pages.outdate()
    }
    const known: [KnownParts, KnownVehicles] = [new Map(), new Map()]
    const catalog = reloadableCatalog(async () => {
      const loaded = await loadCatalogSnapshot(database.db, ...known)
      await keepListing(database.db, loaded)
      return loaded
    }, catalogChanged)
    let contact = await keptContact(database.db)
    const loadContact = async () => {
      contact = await keptContact(database.db)
      for (const cache of [replies, pages, hotReplies]) cache.clear()
      cdn?.changed()
    }
    const listener = listenForChanges(sessions, (table) => {
      // The listing is in no snapshot: what was made of it is made anew, and that is all.
      if (table === 'shop_parts') return catalogChanged()
      if (table === SETTINGS_TABLE)
        return void loadContact().catch((error: unknown) => log.error({ err: error }, 'settings not loaded'))
      if (table === '*') void loadContact().catch(() => {})
      catalog.reload().catch((error: unknown) => log.error({ err: error }, 'catalog not reloaded'))
    })
    opened.add('listener', listener.stop)
    await catalog.reload()
    let port = config.port
    const services: Services = {
      db: database.db,
      read: reading.read,
      get catalog() {
        return catalog.current()
      },
      config,
      get shop() {
        return shopOf(config, port, contact)
      },
      log,
      metrics,
      jobs,
      mailKinds: new Map(),
      replies,
      cdnHeaders: cdn?.headers ?? null,
      clock: Date.now,
      random: (bytes) => randomBytes(bytes).toString('hex'),
    }
    const { token: shopToken, isNew } = keptShopToken(config, log)
    const app = await createApp({
      services,
      pool: database.pool,
      isCatalogLoaded: catalog.isLoaded,
      shopToken,
      web: { open: given.openWeb ?? openBuilt(join(ROOT, 'dist')), pages },
      hotReplies,
      ...(traces ? { traces } : {}),
      ...(cluster.isWorker ? { readMetrics: metricsOfAll(metrics) } : {}),
      publicFolder: join(ROOT, 'public'),
    })
    opened.add('jobs', jobs.stop)
    opened.add('server', () => app.close())
    await jobs.start()
    signal?.throwIfAborted()
    await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
      throw new Error(portWords(error, config.port, config.host), { cause: error })
    })
    const bound = app.server.address()
    if (bound !== null && typeof bound === 'object') port = bound.port
    if (config.environment === 'production') warmUp(app).catch(() => {})
    const address = `http://localhost:${port}`
    const path = await firstOwnerLink(database.db, Date.now())
    return {
      address,
      newShopToken: isNew ? shopToken : null,
      firstOwnerLink: path && (config.shop.origin ?? address) + path,
      stop,
      leave: async () => {
        await sendAway(app.server)
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A process alone may have 24; more than four share the hundred that a PostgreSQL usually takes. */
const connectionsOf = ({ processes }: Config) => Math.max(4, Math.min(24, Math.floor(80 / processes) - 2))

/** A shop on a read-only disk opens all the same: without a token nobody can change its evidence or catalog. */
function keptShopToken(config: Config, log: Log): ShopToken {
  try {
    return shopTokenOf(config)
  } catch (error) {
    log.warn({ err: error }, 'no shop token can be kept in DATA_DIR: set ADMIN_TOKEN to import evidence')
    return { token: null, isNew: false }
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
async function untilItAnswers(
  pool: pg.Pool,
  progress: (words: string) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await pool.query('select 1')
      return
    } catch (error) {
      if (refusalOf(error).code !== 'unavailable' || attempt >= DATABASE_ATTEMPTS) throw error
      if (attempt === 0) progress('waiting for the database')
      signal?.throwIfAborted()
      await new Promise((done) => setTimeout(done, DATABASE_RETRY_MS))
    }
  }
}
