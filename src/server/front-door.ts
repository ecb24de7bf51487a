import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, encodingFor, type StoredReply } from './reply-cache.ts'

interface Ready {
  etag: string
  /** Names and values in turn, as `writeHead` takes them fastest; one list for each encoding. */
  heads: Readonly<Record<Encoding, readonly string[]>>
  bodies: StoredReply['bodies']
  bytes: number
}

/** About what three lists of headers take. */
const BYTES_OF_HEADS = 4_000

/** Headers that are made anew for each reply. */
const PER_REPLY = new Set([
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'content-encoding',
  'transfer-encoding',
])

/**
 * Answers what is already in memory before the framework is asked: a GET for exactly the address that was answered a
 * moment ago gets the same bytes and the same headers. Bounded; emptied whenever the caches behind it are.
 */
export class FrontDoor {
  private readonly ready = new Map<string, Ready>()
  private readonly encodings = new Map<string, Encoding>()
  private readonly maxBytes: number
  private bytes = 0

  constructor(maxBytes = 64 * 1024 * 1024) {
    this.maxBytes = maxBytes
  }

  /** Keeps a reply that was just put together under the address that it was asked for. */
  remember(request: FastifyRequest, reply: FastifyReply, stored: StoredReply): void {
    const address = request.raw.url
    if (request.method !== 'GET' || stored.status !== 200 || !address || this.ready.has(address)) return
    const head: string[] = []
    for (const [name, value] of Object.entries({ ...reply.raw.getHeaders(), ...reply.getHeaders() })) {
      if (value !== undefined && !PER_REPLY.has(name.toLowerCase())) head.push(name, String(value))
    }
    const headFor = (encoding: Encoding) => {
      const body = stored.bodies[encoding]
      const packed = body === stored.bodies.identity ? [] : ['content-encoding', encoding]
      return [...head, ...packed, 'content-length', String(body.length)]
    }
    const heads = { identity: headFor('identity'), br: headFor('br'), gzip: headFor('gzip') }
    const bytes = stored.bytes + 2 * address.length + BYTES_OF_HEADS
    if (bytes > this.maxBytes / 4) return
    this.ready.set(address, { etag: stored.etag, heads, bodies: stored.bodies, bytes })
    this.bytes += bytes
    for (const [oldest, { bytes: freed }] of this.ready) {
      if (this.bytes <= this.maxBytes) break
      this.ready.delete(oldest)
      this.bytes -= freed
    }
  }

  /** Answers when it can; false = the request is still to be answered. */
  answer(request: IncomingMessage, reply: ServerResponse): boolean {
    if (request.method !== 'GET') return false
    const ready = this.ready.get(request.url ?? '')
    if (!ready || request.headers.range) return false
    if (request.headers['if-none-match']?.includes(ready.etag)) {
      reply.writeHead(304, ready.heads.identity.slice(0, -2) as string[]).end()
      return true
    }
    const encoding = this.encodingOf(request.headers['accept-encoding'])
    reply.writeHead(200, ready.heads[encoding] as string[]).end(ready.bodies[encoding])
    return true
  }

  clear(): void {
    this.ready.clear()
    this.bytes = 0
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
