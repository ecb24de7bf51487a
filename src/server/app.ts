import type { Socket } from 'node:net'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { DatabaseConnection } from './database/connection.ts'
import { registerDocs } from './docs/routes.ts'
import { registerFeeds } from './feeds/routes.ts'
import { refuseCrossSite } from './http/cross-site.ts'
import { registerHealth } from './http/health.ts'
import { answerHotReplies, type HotReplyCache } from './http/hot-reply-cache.ts'
import { countRefusals, registerMetrics } from './http/metrics.ts'
import { refuse } from './http/problem.ts'
import type { ReplyCache } from './http/reply-cache.ts'
import { closeApi, speakProblems } from './http/route.ts'
import { registerSecurity } from './http/security.ts'
import { gatekeeper } from './http/shop-token.ts'
import { registerNouns } from './nouns.ts'
import { registerAdminPage } from './pages/admin-page.ts'
import { registerAssets, registerPublicFiles } from './pages/files.ts'
import { registerPages, sendUnreadable } from './pages/pages.ts'
import { registerSiteFiles } from './pages/sitemap.ts'
import type { OpenWeb } from './pages/web-bundle.ts'
import { registerPictures } from './photos/pictures.ts'
import type { Services } from './services.ts'
import { staffGate } from './staff/staff-gate.ts'

/** Longer than the usual minute of a proxy in front, so that it is never us who hang up first. */
const KEEP_ALIVE_MS = 72_000
/** A whole request has to arrive within this; an answer may take longer. */
const REQUEST_MS = 30_000
export const BODY_LIMIT_BYTES = 100 * 1024

export interface AppParts {
  services: Services
  pool: DatabaseConnection['pool']
  isCatalogLoaded: () => boolean
  /** What the owner is known by; null = nobody is. */
  shopToken: string | null
  /** Absent: the API alone, without pages. */
  web?: { open: OpenWeb; pages: ReplyCache }
  hotReplies: HotReplyCache
  /** What `/metrics` answers; this process's own figures when absent. */
  readMetrics?: () => Promise<string>
  /** Icons, pictures and films. */
  publicFolder: string
  /** Within this a whole request has to arrive; 30 s when absent. */
  requestMs?: number
}

/** Puts the shop's server together from what it is given. Nothing listens yet and no database is asked. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { services, web, requestMs = REQUEST_MS } = parts
  const { config, log, metrics } = services
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: requestMs,
    // Looked at that often: a slow client is gone after half as long again.
    http: { connectionsCheckingInterval: Math.ceil(requestMs / 2), headersTimeout: requestMs },
    clientErrorHandler: refuseBrokenRequest,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: ['loopback', ...config.trustProxy],
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      const isPage = web && /^(GET|HEAD)$/.test(request.method) && !/^\/(api|mcp)\b/.test(request.url)
      if (isPage) sendUnreadable(reply)
      else app.errorHandler(error, request, reply)
    },
  })
  speakProblems(app, { gatekeeper: gatekeeper(parts.shopToken, config) })
  countRefusals(app, metrics)
  app.decorate('staffGate', staffGate(services))
  logRequests(app)
  answerHotReplies(app, parts.hotReplies)
  await registerSecurity(app, config)
  registerMetrics(app, {
    ...{ metrics, pool: parts.pool, metricsToken: config.metricsToken },
    caches: { replies: services.replies, ...(web ? { pages: web.pages } : {}) },
    readAll: parts.readMetrics ?? (() => metrics.registry.metrics()),
  })
  refuseCrossSite(app, config.shop.origin)
  registerHealth(app, parts.pool, parts.isCatalogLoaded)
  registerNouns(app, services)
  await registerDocs(app, services)
  closeApi(app)
  registerSiteFiles(app, services)
  registerFeeds(app, services)
  await app.register(async (files) => {
    await registerPublicFiles(files, parts.publicFolder)
    registerPictures(files, services, parts.publicFolder)
  })
  if (web) {
    const forgetPages = () => {
      for (const cache of [web.pages, parts.hotReplies]) cache.clear()
    }
    const { bundle, clientFolder, admin, adminFolder } = await web.open(app, forgetPages)
    if (clientFolder !== undefined) registerAssets(app, clientFolder)
    if (adminFolder !== undefined) registerAssets(app, adminFolder, '/admin')
    if (admin) registerAdminPage(app, admin)
    registerPages(app, services, bundle, web.pages)
  } else {
    app.setNotFoundHandler((request) => refuse('not_found', `There is nothing at ${request.url}.`))
  }
  await app.ready()
  return app
}

/** Headers too long, a body too slow, bytes that are no HTTP: there is no request that a route could answer. */
function refuseBrokenRequest({ code }: { code?: string }, socket: Socket): void {
  const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request'
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}

/** One line for each request that changes something, fails or is slow; all of them at LOG_LEVEL=debug. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime)
    const isNotable =
      reply.raw.statusCode >= 500 || (request.method !== 'GET' && request.method !== 'HEAD') || ms > 1_000
    const level = isNotable ? 'info' : 'debug'
    const { method, url, isHot } = request
    request.log[level]({ method, url, status: reply.raw.statusCode, ms, ...(isHot ? { isHot } : {}) }, 'request')
    done()
  })
}
