import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
/** Below this a compressed body saves no packet. */
const WORTH_COMPRESSING_BYTES = 1_200

export type Encoding = 'br' | 'gzip' | 'identity'

/** One stored reply: its bytes as they go over the wire, in each encoding a browser may ask for. */
export interface StoredReply {
  status: number
  contentType: string
  etag: string
  headers: Readonly<Record<string, string>>
  bodies: Readonly<Record<Encoding, Buffer>>
  bytes: number
}

/** Compresses a body once into every encoding; the tag is a hash of the bytes, so equal content has an equal tag. */
export async function storedReply(reply: {
  status: number
  contentType: string
  body: string | Buffer
  headers?: Record<string, string>
  /** 0-11; 5 for what is made while somebody waits. */
  brotliQuality?: number
}): Promise<StoredReply> {
  const identity = Buffer.from(reply.body)
  const small = identity.length < WORTH_COMPRESSING_BYTES
  const [br, gz] = small
    ? [identity, identity]
    : await Promise.all([
        toBrotli(identity, { params: { [zlib.BROTLI_PARAM_QUALITY]: reply.brotliQuality ?? 5 } }),
        toGzip(identity, { level: 6 }),
      ])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return {
    status: reply.status,
    contentType: reply.contentType,
    etag,
    headers: reply.headers ?? {},
    bodies: { identity, br, gzip: gz },
    bytes: identity.length + (small ? 0 : br.length + gz.length) + 500,
  }
}

/** The best encoding that the `accept-encoding` header allows. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptEncoding)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptEncoding) ? 'gzip' : 'identity'
}

/** Whether an `if-none-match` header names this tag: the browser has the same bytes. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch.includes(etag) || ifNoneMatch.trim() === '*')
}

interface Kept {
  reply: StoredReply
  revision: string
  bytes: number
}

/**
 * Replies made once and sent many times. Bounded by bytes, the longest unused goes first. Requests for the same key
 * that arrive while it is being made wait for that one making. `clear` forgets everything, also what is being made
 * just then: it answers those who wait but is not kept, because it may have read old data.
 */
export class ReplyCache {
  private readonly stored = new Map<string, Kept>()
  private readonly making = new Map<string, Promise<StoredReply>>()
  private readonly maxBytes: number
  private apart: ReplyCache | undefined
  private bytes = 0
  private era = 0

  constructor(maxBytes = 64 * 1024 * 1024) {
    this.maxBytes = maxBytes
  }

  /** For replies to free text and the like, a quarter as large: however many there are, they push out only each other. */
  get variants(): ReplyCache {
    this.apart ??= new ReplyCache(this.maxBytes / 4)
    return this.apart
  }

  /** The stored reply, unless it was made of data of another revision. */
  get(key: string, revision = ''): StoredReply | undefined {
    const found = this.stored.get(key)
    if (found?.revision !== revision) return undefined
    this.stored.delete(key)
    this.stored.set(key, found)
    return found.reply
  }

  /** The stored reply, or the one `make` makes. `make` may say that its reply is not to be kept. */
  getOrMake(
    key: string,
    make: () => Promise<{ reply: StoredReply; keep: boolean }>,
    revision = '',
  ): Promise<StoredReply> {
    const found = this.get(key, revision)
    if (found) return Promise.resolve(found)
    const task = `${revision}\n${key}`
    const underWay = this.making.get(task)
    if (underWay) return underWay
    const era = this.era
    const promise = make()
      .then(({ reply, keep }) => {
        if (keep && era === this.era) this.keep(key, reply, revision)
        return reply
      })
      .finally(() => {
        if (this.making.get(task) === promise) this.making.delete(task)
      })
    this.making.set(task, promise)
    return promise
  }

  forget(key: string): void {
    this.bytes -= this.stored.get(key)?.bytes ?? 0
    this.stored.delete(key)
  }

  clear(): void {
    this.era += 1
    this.stored.clear()
    this.making.clear()
    this.bytes = 0
    this.apart?.clear()
  }

  get size(): number {
    return this.stored.size
  }

  private keep(key: string, reply: StoredReply, revision: string): void {
    const bytes = reply.bytes + 2 * key.length
    if (bytes > this.maxBytes / 4) return
    this.forget(key)
    this.bytes += bytes
    this.stored.set(key, { reply, revision, bytes })
    for (const [oldKey, old] of this.stored) {
      if (this.bytes <= this.maxBytes) break
      this.stored.delete(oldKey)
      this.bytes -= old.bytes
    }
  }
}
