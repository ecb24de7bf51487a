import { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, encodingFor, isUnchanged, type StoredReply } from './reply-cache.ts'

/** Header names and values in turn, as `writeHead` takes them fastest. */
type Head = string[]
interface HotReply {
  stored: StoredReply
  unchangedHead: Head
  /** The head of a 200 for each encoding that was asked for, and the body that it tells the length of. */
  sent: Partial<Record<Encoding, { head: Head; body: Buffer }>>
  bytes: number
}

/** About what four lists of headers take. */
const BYTES_OF_HEADS = 5_000
/** One page has one such spelling: no parameters, no escapes. */
const PLAIN_ADDRESS = /^(\/[\w.~-]+)*\/?$/

/**
 * Answers the GETs that are asked most before the shop's other hooks run: the same bytes and headers as the reply
 * cache behind it, without putting them together again. Bounded by bytes; emptied whenever the reply caches are.
 * An entry is made of the stored reply alone, never of what one visitor's request was answered with.
 */
export class HotReplyCache {
  private readonly hot = new Map<string, HotReply>()
  private readonly encodings = new Map<string, Encoding>()
  private readonly maxBytes: number
  private usedBytes = 0

  constructor(maxBytes = 16 * 1024 * 1024) {
    this.maxBytes = maxBytes
  }

  /** Keeps a stored 200. `common` are the headers that every reply of the shop has, `own` those of this one. */
  keep(address: string, stored: StoredReply, common: Readonly<Record<string, string>>, own: typeof common): void {
    if (stored.status !== 200 || !PLAIN_ADDRESS.test(address) || this.hot.has(address)) return
    const bytes = stored.bytes + 2 * address.length + BYTES_OF_HEADS
    if (bytes > this.maxBytes / 4) return
    const head = Object.entries({ ...common, ...own }).flat()
    this.hot.set(address, { stored, unchangedHead: head, sent: {}, bytes })
    this.usedBytes += bytes
    for (const [oldest, { bytes: freed }] of this.hot) {
      if (this.usedBytes <= this.maxBytes) break
      this.hot.delete(oldest)
      this.usedBytes -= freed
    }
  }

  /** Answers when it can; false: the request is still to be answered. */
  answer(request: FastifyRequest, reply: FastifyReply): boolean {
    const found = request.method === 'GET' ? this.hot.get(request.url) : undefined
    if (!found || !(request.raw instanceof IncomingMessage)) return false
    reply.hijack()
    if (isUnchanged(request.headers['if-none-match'], found.stored.etag)) {
      reply.raw.writeHead(304, found.unchangedHead).end()
      return true
    }
    const { head, body } = headed(found, this.encodingOf(request.headers['accept-encoding']))
    reply.raw.writeHead(200, head).end(body)
    return true
  }

  get entries(): number {
    return this.hot.size
  }

  get bytes(): number {
    return this.usedBytes
  }

  clear(): void {
    this.hot.clear()
    this.usedBytes = 0
  }

  /** Browsers send few different headers: what each means is worked out once. */
  private encodingOf(header: string | string[] | undefined): Encoding {
    if (typeof header !== 'string') return 'identity'
    const known = this.encodings.get(header)
    if (known) return known
    if (this.encodings.size > 200) this.encodings.clear()
    const encoding = encodingFor(header)
    this.encodings.set(header, encoding)
    return encoding
  }
}

/** What is sent in an encoding. The body changes when a better compressed one has taken its place. */
function headed({ stored, unchangedHead, sent }: HotReply, encoding: Encoding): { head: Head; body: Buffer } {
  const body = stored.bodies[encoding]
  const known = sent[encoding]
  if (known?.body === body) return known
  const packed = encoding !== 'identity' && stored.bodies.isCompressed ? ['content-encoding', encoding] : []
  const own = ['content-type', stored.contentType, ...packed, 'content-length', String(body.length)]
  sent[encoding] = { head: [...unchangedHead, ...own], body }
  return sent[encoding]
}

declare module 'fastify' {
  interface FastifyInstance {
    hotReplies: HotReplyCache
  }
  interface FastifyRequest {
    /** The hot reply cache answered: the log says so. */
    isHot: boolean
  }
}

/** Asks the cache before every hook that is registered later; what it answers is logged like any other reply. */
export function answerHotReplies(app: FastifyInstance, cache: HotReplyCache): void {
  app.decorate('hotReplies', cache)
  app.decorateRequest('isHot', false)
  app.addHook('onRequest', (request, reply, done) => {
    request.isHot = cache.answer(request, reply)
    if (!request.isHot) done()
  })
}
