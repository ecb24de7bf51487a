import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Services, sendStored } from '../api.ts'
import { refusalOf, refuse } from '../problem.ts'
import { type ReplyCache, type StoredReply, storedReply } from '../reply-cache.ts'
import { documentHtml, plainPage } from './document.ts'
import { pageAddress } from './page-address.ts'
import type { PageTransport, WebBundle } from './web-bundle.ts'

const HTML = 'text/html; charset=utf-8'

/**
 * Serves every page of the shop. Pages are the same for everybody: one is rendered when first asked for and kept,
 * compressed, until the catalog changes. Only a page whose data are all kept themselves is kept.
 */
export function registerPages(app: FastifyInstance, services: Services, web: WebBundle, cache: ReplyCache): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse('not_found', `There is nothing at ${request.url} that takes ${request.method}.`)
    }
    return sendPage(request, reply)
  })

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const address = addressOf(request.url)
    if (address === undefined) return sendPlain(reply, 400, 'Bad address', 'This address cannot be read.')
    try {
      const stored = cache.get(address) ?? (await cache.getOrMake(address, () => makePage(address)))
      sendStored(request, reply, stored, 'no-cache')
      if (cache.get(address) === stored) app.frontDoor.remember(request, reply, stored)
      return reply
    } catch (error) {
      const refusal = refusalOf(error)
      request.log.error({ err: error, url: request.url }, 'page not rendered')
      return refusal.code === 'unavailable'
        ? sendPlain(reply.header('retry-after', '2'), 503, 'Back in a moment', refusal.message)
        : sendPlain(reply, 500, 'Something broke', 'It is our fault and has been recorded. Please try again.')
    }
  }

  async function makePage(address: string): Promise<{ reply: StoredReply; keep: boolean }> {
    const asked = { isAllKept: true, isAway: false }
    const send: PageTransport = async ({ method, path, headers, body }) => {
      const answer = await app.inject({
        method: method as 'GET',
        url: path,
        headers,
        ...(body ? { payload: body } : {}),
      })
      if (answer.statusCode === 200 && answer.headers['cache-control'] === 'no-store') asked.isAllKept = false
      if (answer.statusCode === 503) asked.isAway = true
      return { status: answer.statusCode, statusText: answer.statusMessage, body: answer.body }
    }
    const page = await web.render({ url: address, send, shop: services.shop })
    if (asked.isAway) refuse('unavailable', 'The shop cannot reach its data just now. Please try again shortly.')
    const keep = page.isCacheable && asked.isAllKept && page.status === 200
    const reply = await storedReply({
      status: page.status,
      contentType: HTML,
      body: documentHtml(page, web),
      brotliQuality: keep ? 6 : 4,
    })
    return { reply, keep }
  }
}

function addressOf(url: string): string | undefined {
  try {
    decodeURI(url)
    return pageAddress(url)
  } catch {
    return undefined
  }
}

function sendPlain(reply: FastifyReply, status: number, title: string, words: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type(HTML).send(plainPage(title, words))
}
