import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { type AddressInfo, connect as connectSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from './app.ts'
import type { CatalogSnapshot } from './catalog/catalog-snapshot.ts'
import { readConfig } from './config.ts'
import { connect } from './database/connection.ts'
import { HotReplyCache } from './http/hot-reply-cache.ts'
import { refuse } from './http/problem.ts'
import { ReplyCache } from './http/reply-cache.ts'
import { shopMetrics } from './http/shop-metrics.ts'
import { createJobQueue } from './jobs/queue.ts'
import type { Render, WebBundle } from './pages/web-bundle.ts'
import { type Services, shopOf } from './services.ts'

/** A page that shows what one call answers, as the real ones do. */
const render: Render = async ({ url, send }) => {
  const path = url.startsWith('/orders') ? '/api/orders/ord_1' : '/api/social/posts'
  const answer = await send({ name: `GET ${path}`, method: 'GET', path, headers: {} })
  const html = `${url} ${answer.body} ${'x'.repeat(3_000)}`
  return { status: 200, head: '<title>x</title>', html, state: '{}', preloads: [], isCacheable: true }
}
/** Every page reads `q` and nothing else. */
const pageAddress = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://shop.invalid')
  return searchParams.has('q') ? `${pathname}?q=${searchParams.get('q')}` : pathname
}
const bundle: WebBundle = {
  render,
  pageAddress,
  boot: '',
  entry: '/assets/e.js',
  styles: [],
  fonts: [],
  scriptsFor: () => [],
}

const database = connect('postgresql://shop@127.0.0.1:1/nowhere')
const folder = mkdtempSync(join(tmpdir(), 'shop-app-'))
writeFileSync(join(folder, 'a.svg'), 'a'.repeat(2_000))
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A shop without a database, and what it logs. */
async function openApp(
  catalog: () => CatalogSnapshot,
  env: Record<string, string> = {},
  requestMs?: number,
  pages = new ReplyCache(),
) {
  const read = readConfig({ LOG_LEVEL: 'debug', ...env })
  if (!read.ok) throw new Error(read.problems.join())
  const lines: Record<string, unknown>[] = []
  const log = pino(
    { level: 'debug', base: null },
    new Writable({
      write: (line, _, done) => {
        lines.push(JSON.parse(String(line)))
        done()
      },
    }),
  )
  const replies = new ReplyCache()
  const metrics = shopMetrics()
  const services: Services = {
    db: database.db,
    get catalog() {
      return catalog()
    },
    config: read.config,
    shop: shopOf(read.config, 1, null),
    log,
    metrics,
    jobs: createJobQueue(database.pool, log, metrics),
    read: (work) => work(database.db),
    mailKinds: new Map(),
    replies,
    cdnHeaders: null,
    clock: () => 0,
    random: () => '0'.repeat(32),
  }
  const app = await createApp({
    services,
    pool: database.pool,
    isCatalogLoaded: () => false,
    shopToken: 'the-shop-token',
    web: { open: async () => ({ bundle, clientFolder: folder }), pages },
    hotReplies: new HotReplyCache(),
    publicFolder: folder,
    ...(requestMs === undefined ? {} : { requestMs }),
  })
  return { app, lines, replies, pages }
}

let app: FastifyInstance
beforeAll(async () => {
  ;({ app } = await openApp(() => refuse('unavailable', 'The catalog is not loaded yet.')))
})
afterAll(() => app.close())

describe('a shop whose database is away', () => {
  test('is alive but not ready', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    const ready = await app.inject('/readyz')
    expect(ready.statusCode).toBe(503)
    expect(ready.json()).toMatchObject({ code: 'unavailable' })
  })

  test('answers calls with 503, when to come back, and nothing of its insides', async () => {
    const reply = await app.inject('/api/orders/ord_1')
    expect(reply.statusCode).toBe(503)
    expect(reply.headers['retry-after']).toBe('2')
    expect(reply.body).not.toMatch(/127\.0\.0\.1|ECONNREFUSED|\.ts/)
  })

  test('shows a page that says so, which no cache keeps', async () => {
    for (const path of ['/', '/orders/ord_1']) {
      const reply = await app.inject(path)
      expect(reply.statusCode).toBe(503)
      expect(reply.headers['cache-control']).toBe('no-store')
      expect(reply.body).toContain('Back in a moment')
    }
  })
})

interface Answer {
  status: number
  headers: Record<string, unknown>
  body: string
}

/** One answer as it comes over the wire; the body in hexadecimal, without the headers of the moment. */
function ask(port: number, path: string, method: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((done, failed) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => {
        const { date: _, connection: __, 'keep-alive': ___, 'content-length': length, ...kept } = reply.headers
        const encoding = kept['content-encoding']
        // How well a body is compressed may change; what it says may not.
        const headers = encoding ? kept : { ...kept, ...(length === undefined ? {} : { 'content-length': length }) }
        done({ status: reply.statusCode ?? 0, headers, body: decoded(Buffer.concat(chunks), encoding).toString('hex') })
      })
    })
      .on('error', failed)
      .end()
  })
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === undefined || body.length === 0) return body
  return encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)
}

describe('a kept reply', () => {
  const PATHS = ['/', '/about', '/about?q=a', '/about?utm=1', '/api/social/posts', '/a.svg']
  const post = { id: 'p', network: 'tiktok', author: 'a', text: 'x'.repeat(3_000), imageUrl: '/i.webp' }
  const posts = [{ ...post, postedOn: '2026-01-01', likes: 1, isSample: true }]
  const open = async () => {
    const opened = await openApp(() => ({ socialPosts: posts }) as unknown as CatalogSnapshot)
    await opened.app.listen({ port: 0, host: '127.0.0.1' })
    return { ...opened, port: (opened.app.server.address() as AddressInfo).port }
  }

  test('is the same 200 whatever was asked before, in any order', { tags: 'sweep' }, async () => {
    const first = await open()
    const fresh = new Map<string, Answer>()
    for (const path of PATHS)
      for (const encoding of ['br', 'gzip', 'identity']) {
        const answer = await ask(first.port, path, 'GET', { 'accept-encoding': encoding })
        expect(answer.status, path).toBe(200)
        fresh.set(`${path} ${encoding}`, answer)
        first.replies.clear()
        first.pages.clear()
        first.app.hotReplies.clear()
      }
    await first.app.close()
    const step = fc.record({
      path: fc.constantFrom(...PATHS),
      encoding: fc.constantFrom('br', 'gzip', 'identity'),
      kind: fc.constantFrom('plain', 'conditional', 'other tag', 'range', 'head', 'cleared'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const { app, port, replies, pages } = await open()
        for (const { path, encoding, kind } of steps) {
          const wanted = fresh.get(`${path} ${encoding}`)!
          const headers = {
            'accept-encoding': encoding,
            ...(kind === 'conditional' ? { 'if-none-match': String(wanted.headers.etag) } : {}),
            ...(kind === 'other tag' ? { 'if-none-match': 'W/"none"' } : {}),
            ...(kind === 'range' ? { range: 'bytes=0-9' } : {}),
          }
          if (kind === 'cleared') for (const cache of [replies, pages, app.hotReplies]) cache.clear()
          const answer = await ask(port, path, kind === 'head' ? 'HEAD' : 'GET', headers)
          if (kind === 'conditional') {
            expect([answer.status, answer.body, answer.headers.etag]).toEqual([304, '', wanted.headers.etag])
          } else if (answer.status === 206) {
            expect([path, answer.body]).toEqual(['/a.svg', wanted.body.slice(0, 20)])
          } else expect(answer).toEqual(kind === 'head' ? { ...wanted, body: '' } : wanted)
        }
        for (const path of PATHS) {
          const answer = await ask(port, path, 'GET', { 'accept-encoding': 'br' })
          expect(answer, path).toEqual(fresh.get(`${path} br`))
        }
        await app.close()
      }),
      { numRuns: 40, seed: 20_261_122 },
    )
  })

  test('that is asked for again is answered before the shop is asked, and log and metrics say so', async () => {
    const { app, port, lines } = await open()
    for (let count = 0; count < 3; count += 1) await ask(port, '/about', 'GET', {})
    expect((await ask(port, '/metrics', 'GET', {})).status).toBe(401)
    const metrics = await ask(port, '/metrics', 'GET', { authorization: 'Bearer the-shop-token' })
    const counted = Buffer.from(metrics.body, 'hex').toString()
    expect(counted).toContain('shop_http_requests_total{method="GET",route="page",status="200"} 1\n')
    expect(counted).toContain('shop_hot_replies_total{status="200"} 2\n')
    expect(counted).toContain('shop_hot_reply_entries 1\n')
    expect(counted).toContain('shop_cache_misses_total{cache="pages"} 1\n')
    expect(counted).toContain('shop_page_render_duration_seconds_count 1\n')
    expect(counted).toContain('shop_refusals_total{code="unauthorized"} 1\n')
    await app.close()
    const seen = lines.filter(({ msg }) => msg === 'request').map(({ url, status, isHot }) => ({ url, status, isHot }))
    expect(seen.filter(({ url }) => url === '/about')).toEqual([
      { url: '/about', status: 200, isHot: undefined },
      { url: '/about', status: 200, isHot: true },
      { url: '/about', status: 200, isHot: true },
    ])
  })

  test('that is a page is sent as it was for two seconds while it is made anew, and stays where its data are the same', async () => {
    let now = 0
    let shown = posts
    const pages = new ReplyCache(undefined, () => now)
    const { app, replies } = await openApp(
      () => ({ socialPosts: shown }) as unknown as CatalogSnapshot,
      {},
      undefined,
      pages,
    )
    const tag = async () => (await app.inject('/about')).headers.etag
    const change = (text: string) => {
      shown = posts.map((one) => ({ ...one, text }))
      for (const cache of [replies, app.hotReplies]) cache.clear()
      pages.outdate()
    }
    const first = await tag()
    const page = pages.get('/about')
    change(post.text)
    now += 10_000
    expect(await tag()).toBe(first)
    expect(pages.get('/about')).toBe(page)

    change('other')
    now += 1_999
    expect(await tag()).toBe(first)
    await vi.waitUntil(() => pages.get('/about'))
    const second = await tag()
    expect(second).not.toBe(first)

    change('third')
    now += 2_000
    expect([first, second]).not.toContain(await tag())

    change('fourth')
    change('fifth')
    now += 1
    const fifth = await tag()
    shown = posts
    expect(await tag()).toBe(fifth)
    expect([first, second]).not.toContain(fifth)
    await app.close()
  })

  test('is not pushed out by any number of others under parameters that the page reads', async () => {
    const { app, pages } = await open()
    await app.inject('/about')
    const kept = pages.get('/about')
    for (let count = 0; count < 300; count += 1) await app.inject(`/about?q=${count}&q=again&utm=${count}`)
    expect(kept).toBeDefined()
    expect(pages.get('/about')).toBe(kept)
    expect(pages.size).toBe(1)
    await app.close()
  })
})

describe('reading what no cache has', () => {
  const catalog = () => ({ socialPosts: [] }) as unknown as CatalogSnapshot

  test('is refused beyond the limit, and what is kept stays free', async () => {
    const { app } = await openApp(catalog, { RATE_LIMIT_PER_MINUTE: '8' })
    const statuses: number[] = []
    for (let count = 0; count < 4; count += 1) statuses.push((await app.inject(`/about?q=${count}`)).statusCode)
    expect(statuses).toEqual([200, 200, 429, 429])
    const refused = await app.inject('/about?q=5')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers['content-type']).toMatch(/^text\/html/)
    for (let count = 0; count < 20; count += 1) expect((await app.inject('/about?q=0')).statusCode).toBe(200)
    const other = await app.inject({ url: '/about?q=6', remoteAddress: '192.0.2.1' })
    expect(other.statusCode).toBe(200)
    await app.close()
  })

  test('counts the client behind a proxy that the shop was told to trust, and no other', async () => {
    const { app } = await openApp(catalog, { RATE_LIMIT_PER_MINUTE: '4', TRUST_PROXY: '10.0.0.0/8' })
    const from = async (remoteAddress: string, client: string) =>
      (await app.inject({ url: `/a?q=${client}`, remoteAddress, headers: { 'x-forwarded-for': client } })).statusCode
    expect([await from('10.1.2.3', '192.0.2.1'), await from('10.1.2.3', '192.0.2.2')]).toEqual([200, 200])
    expect([await from('192.0.2.9', '192.0.2.3'), await from('192.0.2.9', '192.0.2.4')]).toEqual([200, 429])
    await app.close()
  })
})

/** What a bare socket is answered until the shop hangs up. */
function untilHungUp(port: number, bytes: string): Promise<string> {
  return new Promise((done, failed) => {
    let heard = ''
    const socket = connectSocket(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => {
      heard += chunk
    })
    socket.on('close', () => done(heard))
    socket.on('error', failed)
  })
}

describe('a client that is no good', () => {
  const catalog = () => ({ socialPosts: [] }) as unknown as CatalogSnapshot
  const listening = async (requestMs?: number) => {
    const opened = await openApp(catalog, {}, requestMs)
    await opened.app.listen({ port: 0, host: '127.0.0.1' })
    return { ...opened, port: (opened.app.server.address() as AddressInfo).port }
  }

  test('and sends its headers or its body too slowly is hung up on', async () => {
    const { app, port } = await listening(40)
    const post =
      'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{'
    const answers = await Promise.all([untilHungUp(port, post), untilHungUp(port, 'GET / HTTP/1.1\r\nhost: x\r\nx-')])
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    await app.close()
  })

  test('and hangs up in the middle is no failure of ours', async () => {
    const { app, port, lines } = await listening()
    const post = 'POST /api/demand HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n'
    const whole = [
      'GET /api/social/posts HTTP/1.1\r\nhost: x\r\n\r\n',
      'GET /about?q=1 HTTP/1.1\r\nhost: x\r\n\r\n',
      post,
    ]
    const hangUp = (bytes: string) =>
      new Promise<void>((done) => {
        const socket = connectSocket(port, '127.0.0.1', () => socket.write(bytes, () => socket.resetAndDestroy()))
        socket.on('error', () => {})
        socket.on('close', () => done())
      })
    for (let turn = 0; turn < 60; turn += 1) await hangUp(whole[turn % whole.length]!)
    await app.inject('/healthz')
    await app.close()
    expect(lines.filter(({ status, level }) => Number(status) >= 500 || Number(level) >= 50)).toEqual([])
  })

  test('and asks for an address that cannot be read gets a page, or a problem from the API', async () => {
    const { app } = await openApp(catalog)
    for (const url of ['/%', '/brands/%zz']) {
      const reply = await app.inject(url)
      expect([reply.statusCode, reply.headers['content-type']], url).toEqual([400, 'text/html; charset=utf-8'])
    }
    for (const url of ['/api/%', '/api/brands/%zz']) {
      const reply = await app.inject(url)
      expect([reply.statusCode, reply.headers['content-type']], url).toEqual([
        400,
        'application/problem+json; charset=utf-8',
      ])
    }
    await app.close()
  })
})
