import helmet from '@fastify/helmet'
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { Refusal } from './problem.ts'
import { RateLimitStore } from './rate-limit-store.ts'

/** Where the shop's own requests come from, those that a page is rendered with. No connection has this address. */
export const inProcess = { remoteAddress: 'in-process' } as const

/** Replies that have to be made for a reader, and the share of the rate limit that each kind may take: 1 / this. */
const MAKINGS = { call: 1, picture: 2, page: 4 } as const
export type Making = keyof typeof MAKINGS

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a reply that no cache has, and refuses a client who asks for too many. */
    countMaking: (request: FastifyRequest, kind: Making) => Promise<void>
  }
}

/**
 * Security headers on every reply, a limit on requests that change something, and limits on reading what no cache has.
 * No page holds an inline script, so scripts come from our own address alone (and the social widget's, when the shop
 * has one).
 */
export async function registerSecurity(app: FastifyInstance, config: Config): Promise<void> {
  const widget = config.socialWidgetSrc ? [new URL(config.socialWidgetSrc).origin] : []
  const photos = config.unsplashAccessKey ? ['https://images.unsplash.com'] : []
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...widget],
        scriptSrcAttr: ["'none'"],
        // Widths of bars and gauges are style attributes; dialogs lock scrolling with a style element.
        styleSrc: ["'self'", "'unsafe-inline'", ...widget],
        imgSrc: ["'self'", 'data:', 'blob:', ...photos, ...(widget.length > 0 ? ['https:'] : [])],
        fontSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'"],
        connectSrc: ["'self'", ...widget],
        frameSrc: widget.length > 0 ? widget : ["'none'"],
        // Vite's client watches from a worker of its own for a server that starts again.
        ...(config.environment === 'development' ? { workerSrc: ["'self'", 'blob:'] } : {}),
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: config.shop.origin?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  await registerLimits(app, config.rateLimitPerMinute)
}

async function registerLimits(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: perMinute,
    timeWindow: 60_000,
    store: RateLimitStore,
    keyGenerator: clientOf,
    allowList: (request) => request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS',
    errorResponseBuilder: (_, { max, ttl }) => tooMany(max, Math.ceil(ttl / 1000)),
  })
  const limitFor = (kind: Making) =>
    app.createRateLimit({
      max: Math.ceil(perMinute / MAKINGS[kind]),
      timeWindow: 60_000,
      keyGenerator: clientOf,
      allowList: [],
    })
  const limits = { call: limitFor('call'), picture: limitFor('picture'), page: limitFor('page') }
  app.decorate('countMaking', async (request: FastifyRequest, kind: Making) => {
    if (request.socket.remoteAddress === inProcess.remoteAddress) return
    const limit = await limits[kind](request)
    if (!limit.isAllowed && limit.isExceeded) throw tooMany(limit.max, limit.ttlInSeconds)
  })
}

/** Who asks, by address (an IPv6 network counts as one). Who hung up meanwhile has none any more. */
const clientOf = ({ ip }: { ip: string | undefined }): string => (ip === undefined ? 'gone' : normalizeIP(ip))

function tooMany(max: number, seconds: number): Refusal {
  return new Refusal('too_many_requests', `At most ${max} requests per minute. Try again in ${seconds} seconds.`, {
    headers: { 'retry-after': String(seconds) },
  })
}
