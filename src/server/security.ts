import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { Refusal } from './problem.ts'

/**
 * Security headers on every reply and a limit on requests that change something. No page holds an inline script, so
 * scripts come from our own address alone (and the social widget's, when the shop has one).
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
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: config.shop.origin?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  await app.register(rateLimit, {
    global: true,
    max: config.rateLimitPerMinute,
    timeWindow: 60_000,
    cache: 20_000,
    allowList: (request) => request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS',
    errorResponseBuilder: (_, context) =>
      new Refusal('too_many_requests', `At most ${context.max} requests per minute. Try again in ${context.after}.`),
  })
}
