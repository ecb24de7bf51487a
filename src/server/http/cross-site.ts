import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './problem.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a request that changes something when a browser sends it for another site: a page elsewhere must not press
 * our buttons with a visitor's browser, not even those that take no body. Programs send neither header and pass.
 */
export function refuseCrossSite(app: FastifyInstance, shopOrigin: string | null): void {
  app.addHook('onRequest', (request, _, done) => {
    if (!READING.has(request.method) && !isOwnPage(request, shopOrigin)) {
      refuse('cross_site', 'This request was sent by a page of another site. Open the shop itself and try there.')
    }
    done()
  })
}

/**
 * Browsers say which site sent a request: `Sec-Fetch-Site` on https and localhost, and `Origin` with every change
 * that comes from another one.
 */
function isOwnPage({ headers, host }: FastifyRequest, shopOrigin: string | null): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  if (origin === undefined || origin === shopOrigin) return true
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
}
