import { createServer, type RequestListener, type Server } from 'node:http'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { closeApi, type Services, speakProblems } from './api.ts'
import { refuseCrossSite } from './cross-site.ts'
import type { DatabaseConnection } from './database/connection.ts'
import { registerDocs } from './docs/routes.ts'
import type { FrontDoor } from './front-door.ts'
import { registerHealth } from './health.ts'
import { registerNouns } from './nouns.ts'
import { registerAssets, registerPublicFiles } from './pages/files.ts'
import { registerPages } from './pages/pages.ts'
import { registerSiteFiles } from './pages/sitemap.ts'
import type { WebBundle } from './pages/web-bundle.ts'
import { registerPictures } from './photos/pictures.ts'
import { refuse } from './problem.ts'
import type { ReplyCache } from './reply-cache.ts'
import { registerSecurity } from './security.ts'
import { gatekeeper } from './shop-token.ts'

/** Longer than the usual minute of a proxy in front, so that it is never us who hang up first. */
const KEEP_ALIVE_MS = 72_000
export const BODY_LIMIT_BYTES = 100 * 1024

export interface AppParts {
  services: Services
  pool: DatabaseConnection['pool']
  isCatalogLoaded: () => boolean
  /** What the owner is known by; null = nobody is. */
  shopToken: string | null
  /** Absent: the API alone, without pages. */
  web?: { bundle: WebBundle; clientFolder: string; pages: ReplyCache }
  frontDoor: FrontDoor
  /** Icons, pictures and films. */
  publicFolder: string
}

/** Puts the shop's server together from what it is given. Nothing listens yet and no database is asked. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { services, web } = parts
  const { config, log } = services
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (handler) => serverBehind(parts.frontDoor, handler),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: 'loopback',
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      app.errorHandler(error, request, reply)
    },
  })
  speakProblems(app, { gatekeeper: gatekeeper(parts.shopToken, config), frontDoor: parts.frontDoor })
  logRequests(app)
  await registerSecurity(app, config)
  refuseCrossSite(app, config.shop.origin)
  registerHealth(app, parts.pool, parts.isCatalogLoaded)
  registerNouns(app, services)
  registerDocs(app, services)
  closeApi(app)
  registerSiteFiles(app, services)
  registerPictures(app, services, parts.publicFolder)
  registerPublicFiles(app, parts.publicFolder)
  if (web) {
    registerAssets(app, web.clientFolder)
    registerPages(app, services, web.bundle, web.pages)
  } else {
    app.setNotFoundHandler((request) => refuse('not_found', `There is nothing at ${request.url}.`))
  }
  await app.ready()
  return app
}

function serverBehind(frontDoor: FrontDoor, handler: RequestListener): Server {
  const server = createServer((request, reply) => {
    if (!frontDoor.answer(request, reply)) handler(request, reply)
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.on('clientError', (_, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
  })
  return server
}

/** One line for each request that changes something, fails or is slow; all of them at LOG_LEVEL=debug. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime)
    const isNotable = reply.statusCode >= 500 || (request.method !== 'GET' && request.method !== 'HEAD') || ms > 1_000
    const level = isNotable ? 'info' : 'debug'
    request.log[level]({ method: request.method, url: request.url, status: reply.statusCode, ms }, 'request')
    done()
  })
}
