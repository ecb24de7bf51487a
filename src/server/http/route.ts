import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { z } from 'zod'
import { ADMIN_CALLS, type AdminCallName } from '../../contract/admin/calls.ts'
import { isAtLeast } from '../../contract/admin/roles.ts'
import type { Call } from '../../contract/call.ts'
import { CALLS, type CallGot, type CallName, type CallReply } from '../../contract/calls.ts'
import type { FieldProblem } from '../../contract/problems.ts'
import { ownTurn } from './own-turn.ts'
import { refusalOf, refuse } from './problem.ts'
import { unreadable } from './readable-input.ts'
import { type ReplyCache, type StoredReply, storedReply } from './reply-cache.ts'
import { JSON_TYPE, REVALIDATED, sendJson, sendStored, UNTIL_CHANGED } from './send-stored.ts'
import type { Gatekeeper } from './shop-token.ts'

export interface RouteOptions<N extends CallName> {
  /**
   * The reply depends on the catalog and the parsed input alone: it is made once and kept, compressed, until the
   * catalog changes. Refusals are never kept.
   */
  fromCatalog?: ReplyCache
  /**
   * With `fromCatalog`: what else the reply depends on, as a text that changes when it does. Asked for every request, so
   * it must be cheap.
   */
  revision?: () => Promise<string>
  /** Whether the reply is the last word on its input, so that it may be kept; where not given, every reply is. */
  isFinal?: (body: CallReply<N>, got: CallGot<N>) => boolean
}

type Handler<N extends CallName> = (
  got: CallGot<N>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<CallReply<N>> | CallReply<N>

/** One line of a streamed reply, before the schema fills in what is left out. */
type LineOf<N extends CallName> = z.input<(typeof CALLS)[N]['reply']>

declare module 'fastify' {
  interface FastifyInstance {
    /** The calls registered so far, so that what is missing can be told. */
    registeredCalls: Set<CallName | AdminCallName>
    gatekeeper: Gatekeeper
    /** The calls that need nothing of a request but its input: a page that is rendered asks them without one. */
    keptCalls: Map<CallName, (input: KeptInput) => Promise<KeptAnswer>>
  }
}

/** Parameters and query of a call as an address tells them. */
export interface KeptInput {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
}
export interface KeptAnswer {
  stored: StoredReply
  /** What `stored` tells, where it was made for this very answer. */
  made?: { value: unknown; text: string } | undefined
  cacheControl: string
}

/**
 * Registers one call of the contract: checks what comes in and what goes out by its schemas, asks for the shop token
 * where the call says so, and answers JSON. A reply that does not have the contract's form is our bug: 500, logged.
 */
export function route<N extends CallName>(
  app: FastifyInstance,
  name: N,
  handler: Handler<N>,
  options: RouteOptions<N> = {},
): void {
  const call: Call = CALLS[name]
  const [method, url] = name.split(' ') as [HTTPMethods, string]
  const { fromCatalog, revision, isFinal = () => true } = options
  app.registeredCalls.add(name)
  const checked = (answered: CallReply<N>) => {
    const parsed = call.reply.safeParse(answered)
    if (parsed.success) return parsed.data
    throw new Error(`the reply of ${name} does not have the contract's form`, { cause: parsed.error })
  }
  const kept = async (from: ReplyCache, got: CallGot<N>, beforeMaking?: () => Promise<void>) => {
    const cache = call.query || call.body ? from.variants : from
    const key = `${name} ${JSON.stringify([got.params, got.query, got.body])}`
    const now = await revision?.()
    const cacheControl = revision ? REVALIDATED : UNTIL_CHANGED
    const known = cache.get(key, now)
    if (known) {
      cache.counted.hits += 1
      return { stored: known, cacheControl, isHot: !revision }
    }
    await beforeMaking?.()
    let made: KeptAnswer['made']
    const make = async () => {
      await ownTurn()
      const answered = await (handler as (got: CallGot<N>) => CallReply<N>)(got)
      await ownTurn()
      const value = checked(answered)
      made = { value, text: JSON.stringify(value) }
      const reply = storedReply({ status: call.status ?? 200, contentType: JSON_TYPE, body: made.text })
      return { reply, keep: isFinal(answered, got) }
    }
    const stored = await cache.getOrMake(key, make, now)
    return { stored, made, cacheControl, isHot: !revision && cache.get(key) === stored }
  }
  if (fromCatalog && method === 'GET' && !call.admin) {
    if (handler.length > 1) throw new Error(`${name} is kept, so it may not look at who asks`)
    const nothing = { params: {}, query: {}, body: undefined }
    app.keptCalls.set(name, (input) => kept(fromCatalog, parseRequest(call, { ...nothing, ...input }) as CallGot<N>))
  }
  app.route({
    method,
    url,
    handler: async (request, reply) => {
      if (call.admin && !(await isStaff(app, request, reply, call))) app.gatekeeper.check(request, call.admin)
      const got = parseRequest(call, request) as CallGot<N>
      const count = async (kind: 'call' | 'page') => {
        if (method === 'GET') await app.countMaking(request, kind)
      }
      if (!fromCatalog) {
        await count('call')
        const body = JSON.stringify(checked(await handler(got, request, reply)))
        reply.header('cache-control', 'no-store')
        return sendJson(request, reply, call.status ?? 200, body)
      }
      const { stored, cacheControl, isHot } = await kept(fromCatalog, got, () => count(revision ? 'page' : 'call'))
      return sendStored(request, reply, stored, cacheControl, isHot && method === 'GET')
    },
  })
}

/** Whether the back office sent this, for somebody whose role is enough: the shop token is then not asked for. */
async function isStaff(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, { role }: Call) {
  const who = role && (await app.staffGate.whoIs(request, reply))
  if (!who || !isAtLeast(who.role, role)) return false
  request.staff = who
  return true
}

/**
 * Registers one call whose answer comes as JSON lines, each checked by the contract's schema. What breaks after the
 * first line cannot become a problem reply any more: it is logged, and `onBroken` is the last line then.
 */
export function routeLines<N extends CallName>(
  app: FastifyInstance,
  name: N,
  handler: (got: CallGot<N>, signal: AbortSignal, request: FastifyRequest) => AsyncIterable<LineOf<N>>,
  onBroken: LineOf<N>,
): void {
  const call: Call = CALLS[name]
  const [method, url] = name.split(' ') as [HTTPMethods, string]
  app.registeredCalls.add(name)
  app.route({
    method,
    url,
    handler: (request, reply) => {
      const got = parseRequest(call, request) as CallGot<N>
      const left = new AbortController()
      reply.raw.on('close', () => left.abort())
      async function* lines() {
        try {
          for await (const line of handler(got, left.signal, request))
            yield `${JSON.stringify(call.reply.parse(line))}\n`
        } catch (error) {
          if (left.signal.aborted) return
          request.log.error({ err: error, url: request.url }, 'an answer broke off')
          yield `${JSON.stringify(onBroken)}\n`
        }
      }
      reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no').type('application/x-ndjson')
      return reply.send(Readable.from(lines()))
    },
  })
}

/** What of a request a call reads. */
type Asked = Pick<FastifyRequest, 'params' | 'query' | 'body'>

export function parseRequest(call: Call, request: Asked): { params: unknown; query: unknown; body: unknown } {
  const errors: FieldProblem[] = []
  const read = (place: 'params' | 'query' | 'body', schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) return undefined
    const message = unreadable(value)
    if (message) {
      errors.push({ field: place, message })
      return undefined
    }
    const parsed = schema.safeParse(value)
    if (parsed.success) return parsed.data
    for (const issue of parsed.error.issues) {
      errors.push({ field: [place, ...issue.path].join('.'), message: wordsOf(issue, place) })
    }
    return undefined
  }
  const got = {
    params: read('params', call.params, request.params),
    query: read('query', call.query, request.query),
    body: read('body', call.body, request.body),
  }
  if (errors.length === 0) return got
  const [first] = errors
  return refuse('invalid_input', `${first!.field}: ${first!.message}`, { errors: errors.slice(0, 50) })
}

function wordsOf(issue: z.core.$ZodIssue, place: string): string {
  if (issue.path.length > 0 || place !== 'body' || issue.code !== 'invalid_type') return issue.message
  return 'a JSON object is needed here'
}

/** Sends whatever was thrown as a problem; what is our own fault is logged whole and told without detail. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error)
  // Who hung up while sending is nobody's fault, and gets no answer.
  const hasLeft = request.raw.destroyed && !request.raw.complete
  request.server.countRefusal?.(request, refusal.code)
  if (refusal.status >= 500 && !hasLeft) request.log.error({ err: error, url: request.url }, refusal.message)
  return reply
    .code(refusal.status)
    .headers({ 'cache-control': 'no-store', ...refusal.extra.headers })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(refusal.toProblem()))
}

/**
 * Makes a Fastify instance speak the shop's API: JSON bodies only (an absent body is allowed where the call has
 * none), problems instead of Fastify's own error replies.
 */
export function speakProblems(app: FastifyInstance, given: { gatekeeper: Gatekeeper }): void {
  app.decorate('registeredCalls', new Set<CallName | AdminCallName>())
  app.decorate('gatekeeper', given.gatekeeper)
  app.decorate('keptCalls', new Map())
  app.decorateRequest('staff', null)
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else parseJson(request, String(body), done)
  })
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/**
 * Answers every method that an address of the API does not take with 405, and unknown addresses under /api with 404.
 * Throws when a call of the contract has no route: the shop does not start without one.
 */
export function closeApi(app: FastifyInstance): void {
  const calls = Object.keys({ ...CALLS, ...ADMIN_CALLS }) as (CallName | AdminCallName)[]
  const missing = calls.filter((name) => !app.registeredCalls.has(name))
  if (missing.length > 0) throw new Error(`nothing answers these calls of the contract: ${missing.join(', ')}`)
  const taken = new Map<string, Set<string>>()
  for (const name of app.registeredCalls) {
    const [method, url] = name.split(' ') as [string, string]
    taken.set(url, (taken.get(url) ?? new Set()).add(method))
  }
  for (const [url, methods] of taken) {
    const allow = [...methods, ...(methods.has('GET') ? ['HEAD'] : [])].join(', ')
    app.route({
      method: METHODS.filter((method) => !methods.has(method)),
      url,
      handler: () =>
        refuse('method_not_allowed', `This address takes ${allow}.`, { headers: { allow }, help: { allow } }),
    })
  }
  for (const url of ['/api', '/api/*']) {
    app.all(url, (request) => refuse('not_found', `There is no call at ${request.url.replace(/\?.*$/, '')}.`))
  }
}
