import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalOf, refuse } from '../http/problem.ts'
import { type ReplyCache, type StoredReply, storedReply } from '../http/reply-cache.ts'
import { REVALIDATED, sendStored, UNTIL_CHANGED } from '../http/route.ts'
import { inProcess } from '../http/security.ts'
import type { Services } from '../services.ts'
import { documentHtml, plainPage } from './document.ts'
import { turnsApart } from './turns-apart.ts'
import type { PageTransport, WebBundle } from './web-bundle.ts'

const HTML = 'text/html; charset=utf-8'
const NOT_KEPT = 'private, no-cache'

/** A call that a page was made of, and that may answer otherwise before the catalog changes. */
interface Dependency {
  path: string
  etag: string
}

/**
 * Serves every page of the shop. Pages are the same for everybody: one is rendered when first asked for and kept,
 * compressed, until the catalog changes. Only a page whose data are all kept themselves is kept; one whose data hold
 * as long as a revision does asks first whether they still do, as a browser would.
 */
export function registerPages(app: FastifyInstance, services: Services, web: WebBundle, cache: ReplyCache): void {
  const ownTurn = turnsApart()
  const dependencies = new WeakMap<StoredReply, readonly Dependency[]>()

  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse('not_found', `There is nothing at ${request.url} that takes ${request.method}.`)
    }
    return sendPage(request, reply)
  })

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const address = web.pageAddress(request.url)
    if (address === undefined) return sendUnreadable(reply)
    const kept = address.includes('?') ? cache.variants : cache
    try {
      const stored = (await current(kept, address)) ?? (await made(request, kept, address))
      const isKept = kept.get(address) === stored
      const isHot = isKept && address === request.url && !dependencies.has(stored)
      return sendStored(request, reply, stored, isKept ? UNTIL_CHANGED : NOT_KEPT, isHot)
    } catch (error) {
      return sendFailure(request, reply, error)
    }
  }

  async function made(request: FastifyRequest, kept: ReplyCache, address: string): Promise<StoredReply> {
    await app.countMaking(request, 'page')
    return kept.getOrMake(address, () => makePage(address))
  }

  /** The kept page, unless one of its calls answers otherwise by now. */
  async function current(kept: ReplyCache, address: string): Promise<StoredReply | undefined> {
    const page = kept.get(address)
    for (const { path, etag } of (page && dependencies.get(page)) ?? []) {
      const answer = await app.inject({ ...inProcess, url: path, headers: { 'if-none-match': etag } })
      if (answer.statusCode === 304) continue
      if (kept.get(address) === page) kept.forget(address)
      return undefined
    }
    return page
  }

  async function makePage(address: string): Promise<{ reply: StoredReply; keep: boolean }> {
    const asked = { isAllKept: true, isAway: false, revisions: [] as Dependency[] }
    const send: PageTransport = async ({ method, path, headers, body }) => {
      await ownTurn()
      const answer = await app.inject({
        ...inProcess,
        method: method as 'GET',
        url: path,
        headers,
        ...(body ? { payload: body } : {}),
      })
      // What the page does with the answer is a turn's work as well.
      await ownTurn()
      const { etag, 'cache-control': cacheControl } = answer.headers
      if (answer.statusCode === 200 && cacheControl === 'no-store') asked.isAllKept = false
      if (answer.statusCode === 200 && cacheControl === REVALIDATED) asked.revisions.push({ path, etag: String(etag) })
      if (answer.statusCode === 503) asked.isAway = true
      return { status: answer.statusCode, statusText: answer.statusMessage, body: answer.body }
    }
    const page = await web.render({ url: address, send, shop: services.shop, ownTurn })
    if (asked.isAway) refuse('unavailable', 'The shop cannot reach its data just now. Please try again shortly.')
    const keep = page.isCacheable && asked.isAllKept
    const reply = await storedReply({
      status: page.status,
      contentType: HTML,
      body: documentHtml(page, web),
      brotliQuality: keep ? 6 : 4,
    })
    if (asked.revisions.length > 0) dependencies.set(reply, asked.revisions)
    return { reply, keep }
  }
}

/** The page for an address that is none, whether the router or the page's own reading finds that out. */
export const sendUnreadable = (reply: FastifyReply): FastifyReply =>
  sendPlain(reply, 400, 'Bad address', 'This address cannot be read.')

function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const { code, message, status, extra } = refusalOf(error)
  if (status >= 500) request.log.error({ err: error, url: request.url }, 'page not rendered')
  if (extra.headers) reply.headers(extra.headers)
  if (code === 'too_many_requests') return sendPlain(reply, status, 'Slow down', message)
  return code === 'unavailable'
    ? sendPlain(reply.header('retry-after', '2'), 503, 'Back in a moment', message)
    : sendPlain(reply, 500, 'Something broke', 'It is our fault and has been recorded. Please try again.')
}

function sendPlain(reply: FastifyReply, status: number, title: string, words: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type(HTML).send(plainPage(title, words))
}
