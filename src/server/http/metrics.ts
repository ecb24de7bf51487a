import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { ProblemCode } from '../../contract/problems.ts'
import type { ReplyCache } from './reply-cache.ts'
import { inProcess } from './security.ts'
import type { ShopMetrics } from './shop-metrics.ts'
import { digest } from './shop-token.ts'

declare module 'fastify' {
  interface FastifyInstance {
    countRefusal?: (request: FastifyRequest, code: ProblemCode) => void
  }
}

/** What a request has that no route takes: the pages of the shop, one of them or none. */
const PAGE = 'page'

interface MetricsNeeds {
  metrics: ShopMetrics
  pool: pg.Pool
  caches: Readonly<Record<string, ReplyCache>>
  /** For a monitor: it opens nothing but `/metrics`. */
  metricsToken: string | null
  /** The figures of every process of this shop, as text. */
  readAll: () => Promise<string>
}

/**
 * Counts every reply, and tells a monitor at `/metrics` in Prometheus' text format. It asks for the metrics token or the
 * shop token. What a page asks while it is rendered is no request of anybody's.
 */
export function registerMetrics(app: FastifyInstance, needs: MetricsNeeds): void {
  const { metrics, metricsToken } = needs
  // Counted in plain numbers: this reply takes 20 microseconds, and a label costs one of them.
  const hot: Record<string, number> = {}
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.raw.statusCode
    if (request.isHot) {
      hot[status] = (hot[status] ?? 0) + 1
    } else if (isSent(request)) {
      const asked = { method: request.method, route: request.routeOptions.url ?? PAGE }
      metrics.requests.inc({ ...asked, status })
      metrics.requestSeconds.observe(asked, reply.elapsedTime / 1_000)
    }
    done()
  })
  watchCaches(app, needs, hot)
  app.get('/metrics', async (request, reply) => {
    const given = request.headers.authorization?.replace(/^bearer\s+/i, '') ?? ''
    const isMonitor = metricsToken !== null && timingSafeEqual(digest(given), digest(metricsToken))
    if (!isMonitor) app.gatekeeper.check(request, 'owner')
    reply.header('cache-control', 'no-store').type(metrics.registry.contentType)
    return needs.readAll()
  })
}

/** Before any route is made: refusals of all of them are counted. */
export function countRefusals(app: FastifyInstance, { refusals }: ShopMetrics): void {
  app.decorate('countRefusal', (request: FastifyRequest, code: ProblemCode) => {
    if (isSent(request)) refusals.inc({ code })
  })
}

const isSent = ({ socket }: FastifyRequest): boolean => socket.remoteAddress !== inProcess.remoteAddress

function watchCaches(app: FastifyInstance, { metrics, pool, caches }: MetricsNeeds, hot: Record<string, number>) {
  const { watch, watchEach } = metrics
  const all = (of: 'hits' | 'misses') => () =>
    Object.fromEntries(Object.entries(caches).map(([name, cache]) => [name, cache.counted[of]]))
  watchEach('shop_hot_replies_total', 'What the hot reply cache answered, before any route.', 'status', () => hot)
  watchEach('shop_cache_hits_total', 'Replies and pages that a cache had.', 'cache', all('hits'))
  watchEach('shop_cache_misses_total', 'Replies and pages that had to be made.', 'cache', all('misses'))
  watch('shop_processes', 'Processes that serve.', () => 1)
  watch('shop_hot_reply_entries', 'Replies that the hot reply cache holds.', () => app.hotReplies.entries)
  watch('shop_hot_reply_bytes', 'Bytes that the hot reply cache holds.', () => app.hotReplies.bytes)
  watch('shop_pool_connections', 'Connections to the database.', () => pool.totalCount)
  watch('shop_pool_idle_connections', 'Connections that nobody uses.', () => pool.idleCount)
  watch('shop_pool_waiting', 'Requests that wait for a connection.', () => pool.waitingCount)
  watch('shop_pool_size', 'Connections that the pools may open.', () => pool.options.max ?? 0)
}
