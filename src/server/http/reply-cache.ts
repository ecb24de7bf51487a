import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompressSync, gzip, gzipSync, constants as zlib } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const brotli = (quality: number) => ({
  params: { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_LGWIN]: 18 },
})
/** Below this a compressed body saves no packet. */
const WORTH_COMPRESSING_BYTES = 1_200
const QUICKLY = 1
const WELL = 6
const isWorthCompressing = ({ length }: Buffer) => length >= WORTH_COMPRESSING_BYTES
/** What a body and its compressed forms take, of the body alone; and what a packed one and another encoding take. */
const WITH_COMPRESSED = 1.4
const WITH_ANOTHER = 1.3

export type Encoding = 'br' | 'gzip' | 'identity'

/** The bytes in an encoding; those of `identity` where compressing saves nothing. */
export interface Bodies extends Readonly<Record<Encoding, Buffer>> {
  readonly isCompressed: boolean
}

/** One stored reply: its bytes as they go over the wire, in each encoding a browser may ask for. */
export interface StoredReply {
  status: number
  contentType: string
  etag: string
  headers: Readonly<Record<string, string>>
  bodies: Bodies
  bytes: number
}

/**
 * The bytes without the memory that they came in: the compressor's buffer is twice as long, and Node cuts small buffers out
 * of blocks of 64 kB, one of which stays whole for as long as any piece of it does.
 */
function alone(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** Each takes a megabyte until it is done, and memory that many took at once is not given back. */
const MOST_IMPROVED_AT_ONCE = 2
let improving = 0

/**
 * A body that is compressed when a client that takes the encoding first asks: quickly, because somebody waits and most
 * replies are asked for once. Asked for again while not many are, it is compressed well, on a thread, for all who come
 * after. A packed one is compressed at once and kept so: a fifth of the room, and the few who take no brotli wait for its
 * unpacking.
 */
class LazyBodies implements Bodies {
  readonly isCompressed: boolean
  private readonly plain: Buffer | undefined
  private readonly made: { br?: Buffer; gzip?: Buffer } = {}
  private readonly asked = { br: 0, gzip: 0 }

  constructor(body: Buffer, isPacked: boolean) {
    this.isCompressed = isWorthCompressing(body)
    if (isPacked && this.isCompressed) this.made.br = alone(brotliCompressSync(body, brotli(QUICKLY)))
    else this.plain = alone(body)
  }

  get identity(): Buffer {
    return this.plain ?? brotliDecompressSync(this.made.br!)
  }

  /** What is kept of it by now. */
  get bytes(): number {
    return (this.plain ?? this.made.br!).length
  }

  get br(): Buffer {
    return this.compressed(
      'br',
      () => brotliCompressSync(this.identity, brotli(QUICKLY)),
      () => toBrotli(this.identity, brotli(WELL)),
    )
  }

  get gzip(): Buffer {
    return this.compressed(
      'gzip',
      () => gzipSync(this.identity, { level: QUICKLY }),
      () => toGzip(this.identity, { level: WELL }),
    )
  }

  private compressed(encoding: 'br' | 'gzip', quickly: () => Buffer, well: () => Promise<Buffer>): Buffer {
    if (!this.isCompressed) return this.identity
    this.asked[encoding] += 1
    if (this.asked[encoding] >= 2 && improving < MOST_IMPROVED_AT_ONCE) {
      this.asked[encoding] = Number.NEGATIVE_INFINITY
      void this.improve(encoding, well())
    }
    this.made[encoding] ??= alone(quickly())
    return this.made[encoding]
  }

  private async improve(encoding: 'br' | 'gzip', well: Promise<Buffer>): Promise<void> {
    improving += 1
    this.made[encoding] = await well.then(alone, () => this.made[encoding] ?? this.identity)
    improving -= 1
  }
}

/** Where a body is written that only its compressed form is kept of: a buffer for each would wait for the garbage collector. */
let workspace = Buffer.allocUnsafeSlow(128 * 1024)

/** The bytes of a text, until the next is written down. */
function writtenDown(body: string | Buffer): Buffer {
  if (typeof body !== 'string') return body
  const length = Buffer.byteLength(body)
  if (length > workspace.length) workspace = Buffer.allocUnsafeSlow(2 * length)
  workspace.write(body)
  return workspace.subarray(0, length)
}

/** A reply to be stored; the tag is a hash of the bytes, so equal content has an equal tag. `isPacked`: kept compressed. */
export function storedReply(reply: {
  status: number
  contentType: string
  body: string | Buffer
  headers?: Record<string, string>
  isPacked?: boolean
}): StoredReply {
  const identity = reply.isPacked ? writtenDown(reply.body) : Buffer.from(reply.body)
  const bodies = new LazyBodies(identity, reply.isPacked ?? false)
  const others = reply.isPacked ? WITH_ANOTHER : WITH_COMPRESSED
  return {
    status: reply.status,
    contentType: reply.contentType,
    etag: `W/"${hash('sha256', identity, 'base64url').slice(0, 22)}"`,
    headers: reply.headers ?? {},
    bodies,
    bytes: Math.ceil(bodies.bytes * (bodies.isCompressed ? others : 1)) + 500,
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
  era: number
}

/** So long a reply may be sent after what it was made of has changed, while a new one is made. */
const STALE_MS = 2_000

/**
 * Replies made once and sent many times. Bounded by bytes, the longest unused goes first. Requests for the same key
 * that arrive while it is being made wait for that one making. `clear` forgets everything, also what is being made
 * just then: it answers those who wait but is not kept, because it may have read old data. `outdate` does the same, but
 * what is outdated can still be looked at: it may prove to be the same, or do for a moment.
 */
export class ReplyCache {
  private readonly stored = new Map<string, Kept>()
  private readonly making = new Map<string, Promise<StoredReply>>()
  private readonly maxBytes: number
  private apart: ReplyCache | undefined
  private bytes = 0
  private era = 0
  private outdatedAt = Number.NEGATIVE_INFINITY
  private readonly clock: () => number
  /** For a monitor: what was there when it was asked for, and what had to be made. */
  readonly counted: { hits: number; misses: number }

  constructor(maxBytes = 64 * 1024 * 1024, clock = () => performance.now(), counted = { hits: 0, misses: 0 }) {
    this.maxBytes = maxBytes
    this.counted = counted
    this.clock = clock
  }

  /** For replies to free text and the like, a quarter as large: however many there are, they push out only each other. */
  get variants(): ReplyCache {
    this.apart ??= new ReplyCache(this.maxBytes / 4, this.clock, this.counted)
    return this.apart
  }

  /** The stored reply, unless it was made of data of another revision. */
  get(key: string, revision = ''): StoredReply | undefined {
    const found = this.stored.get(key)
    if (found?.revision !== revision || found.era !== this.era) return undefined
    this.stored.delete(key)
    this.stored.set(key, found)
    return found.reply
  }

  /** A reply of before the last change; `isFresh`: it may still be sent while a new one is made. */
  outdated(key: string): { reply: StoredReply; isFresh: boolean } | undefined {
    const found = this.stored.get(key)
    if (!found || found.era === this.era) return undefined
    const isFresh = found.era === this.era - 1 && this.clock() - this.outdatedAt < STALE_MS
    return { reply: found.reply, isFresh }
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
    this.counted.misses += 1
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
    this.outdate()
    this.stored.clear()
    this.bytes = 0
    this.apart?.clear()
  }

  outdate(): void {
    this.era += 1
    this.outdatedAt = this.clock()
    this.making.clear()
    this.apart?.outdate()
  }

  /** How often what replies are made of has changed. */
  get changes(): number {
    return this.era
  }

  get size(): number {
    return this.stored.size
  }

  private keep(key: string, reply: StoredReply, revision: string): void {
    const bytes = reply.bytes + 2 * key.length
    if (bytes > this.maxBytes / 4) return
    this.forget(key)
    this.bytes += bytes
    this.stored.set(key, { reply, revision, bytes, era: this.era })
    for (const [oldKey, old] of this.stored) {
      if (this.bytes <= this.maxBytes) break
      this.stored.delete(oldKey)
      this.bytes -= old.bytes
    }
  }
}
