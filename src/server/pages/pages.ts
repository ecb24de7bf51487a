import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallName } from '../../contract/calls.ts'
import { ownTurn } from '../http/own-turn.ts'
import { refusalOf, refuse } from '../http/problem.ts'
import { type ReplyCache, type StoredReply, storedReply } from '../http/reply-cache.ts'
import { inProcess } from '../http/security.ts'
import { REVALIDATED, sendStored, UNTIL_CHANGED } from '../http/send-stored.ts'
import type { Services } from '../services.ts'
import { documentHtml, plainPage } from './document.ts'
import type { PageRequest, PageTransport, WebBundle } from './web-bundle.ts'

const HTML = 'text/html; charset=utf-8'
const NOT_KEPT = 'private, no-cache'

/** A call that a page was made of. */
interface Dependency {
  tagNow: () => Promise<string>
  tag: string
  /** It may answer otherwise before the catalog changes. */
  isRevised: boolean
}

/**
 * Serves every page of the shop. Pages are the same for everybody: one is rendered when first asked for and kept. Only a
 * page whose data are all kept themselves is kept; one whose data hold as long as a revision does asks first whether
 * they still do, as a browser would. After a change of the catalog a page asks its calls again: where they answer the
 * same it stays as it is. Meanwhile the old one is sent, for at most two seconds.
 */
export function registerPages(app: FastifyInstance, services: Services, web: WebBundle, cache: ReplyCache): void {
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
      const stored = (await current(kept, address)) ?? (await stale(request, kept, address))
      const isKept = kept.get(address) === stored
      const isHot = isKept && address === request.url && !revised(stored).length
      return sendStored(request, reply, stored, isKept ? UNTIL_CHANGED : NOT_KEPT, isHot)
    } catch (error) {
      return sendFailure(request, reply, error)
    }
  }

  /** The page of before the last change while a new one is made; once that takes longer, the new one. */
  async function stale(request: FastifyRequest, kept: ReplyCache, address: string): Promise<StoredReply> {
    const old = kept.outdated(address)
    const making = made(request, kept, address)
    if (!old?.isFresh) return making
    making.catch((error: unknown) => {
      if (refusalOf(error).status >= 500) app.log.error({ err: error, url: address }, 'page not made anew')
    })
    return old.reply
  }

  async function made(request: FastifyRequest, kept: ReplyCache, address: string): Promise<StoredReply> {
    await app.countMaking(request, 'page')
    return kept.getOrMake(address, async () => {
      const old = kept.outdated(address)?.reply
      const calls = old && dependencies.get(old)
      return old && calls && (await areSame(calls)) ? { reply: old, keep: true } : makePage(address)
    })
  }

  const revised = (page: StoredReply) => dependencies.get(page)?.filter(({ isRevised }) => isRevised) ?? []

  /** The kept page, unless one of its calls answers otherwise by now. */
  async function current(kept: ReplyCache, address: string): Promise<StoredReply | undefined> {
    const page = kept.get(address)
    if (page && (await areSame(revised(page)))) {
      kept.counted.hits += 1
      return page
    }
    if (!page) return undefined
    if (kept.get(address) === page) kept.forget(address)
    return undefined
  }

  async function makePage(address: string): Promise<{ reply: StoredReply; keep: boolean }> {
    const asked = { isAllKept: true, isAway: false, isAllKnown: true, calls: [] as Dependency[] }
    const send: PageTransport = async (asking) => {
      await ownTurn()
      const known = await askKept(asking, asked.calls)
      if (!known) asked.isAllKnown = false
      const answer = known ?? (await askRoute(asking))
      // What the page does with the answer is a turn's work as well.
      await ownTurn()
      if (answer.status === 200 && answer.isKept === false) asked.isAllKept = false
      if (answer.status === 503) asked.isAway = true
      return answer
    }
    const started = performance.now()
    const page = await web.render({ url: address, send, shop: services.shop, ownTurn })
    const ms = Math.round(performance.now() - started)
    services.metrics.renderSeconds.observe(ms / 1_000)
    if (ms >= services.config.slowRenderMs) app.log.warn({ url: address, ms }, 'slow render')
    if (asked.isAway)
      refuse('unavailable', "We can't load this page right now. Your cart is safe. Try again in a minute.")
    const keep = page.isCacheable && asked.isAllKept
    // What holds only as long as a revision does is asked for each time, in a CDN as here.
    const isLasting = keep && !asked.calls.some(({ isRevised }) => isRevised)
    const headers = isLasting && services.cdnHeaders ? { headers: services.cdnHeaders } : {}
    const body = documentHtml(page, web)
    const reply = storedReply({ status: page.status, contentType: HTML, body, isPacked: true, ...headers })
    if (asked.isAllKnown) dependencies.set(reply, asked.calls)
    return { reply, keep }
  }

  /** Asks a call whose replies are kept, without a request; undefined: it is none. */
  async function askKept({ name, input }: PageRequest, calls: Dependency[]): Promise<Answer | undefined> {
    const ask = app.keptCalls.get(name as CallName)
    if (!ask) return undefined
    const given = { params: texts(input?.params), query: texts(input?.query) }
    const tagNow = () =>
      ask(given).then(
        ({ stored }) => stored.etag,
        (error: unknown) => refusalOf(error).code,
      )
    try {
      const { stored, made, cacheControl } = await ask(given)
      calls.push({ tagNow, tag: stored.etag, isRevised: cacheControl === REVALIDATED })
      const body = made?.text ?? stored.bodies.identity.toString()
      return { status: stored.status, statusText: '', body, value: made?.value ?? JSON.parse(body), isKept: true }
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.status >= 500 && refusal.code !== 'unavailable') app.log.error({ err: error, name }, refusal.message)
      calls.push({ tagNow, tag: refusal.code, isRevised: false })
      return { status: refusal.status, statusText: '', body: JSON.stringify(refusal.toProblem()) }
    }
  }

  async function askRoute({ method, path, headers, body }: PageRequest): Promise<Answer> {
    const payload = body === undefined ? {} : { payload: body }
    const answer = await app.inject({ ...inProcess, method: method as 'GET', url: path, headers, ...payload })
    const isKept = answer.headers['cache-control'] !== 'no-store'
    return { status: answer.statusCode, statusText: answer.statusMessage, body: answer.body, isKept }
  }
}

async function areSame(calls: readonly Dependency[]): Promise<boolean> {
  for (const { tagNow, tag } of calls) if ((await tagNow()) !== tag) return false
  return true
}

type Answer = Awaited<ReturnType<PageTransport>> & { isKept?: boolean }

/** As an address would tell them. */
const texts = (given: object = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )

/** The page for an address that is none, whether the router or the page's own reading finds that out. */
export const sendUnreadable = (reply: FastifyReply): FastifyReply =>
  sendPlain(reply, 400, 'Bad address', 'This address cannot be read.')

function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const { code, message, status, extra } = refusalOf(error)
  request.server.countRefusal?.(request, code)
  if (status >= 500) request.log.error({ err: error, url: request.url }, 'page not rendered')
  if (extra.headers) reply.headers(extra.headers)
  if (code === 'too_many_requests') return sendPlain(reply, status, 'Slow down', message)
  return code === 'unavailable'
    ? sendPlain(reply.header('retry-after', '2'), 503, 'Back in a moment', message)
    : sendPlain(reply, 500, 'Something broke', "That's on us, and we have it logged. Try again.")
}

function sendPlain(reply: FastifyReply, status: number, title: string, words: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type(HTML).send(plainPage(title, words))
}
