import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { inProcess } from './security.ts'
import { startTraces } from './traces.ts'

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status: { code?: number }
}
interface Sent {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
}

let collector: Server
let received: { path: string; key: string | undefined; body: Sent }[]
beforeEach(async () => {
  received = []
  collector = createServer((request, reply) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      received.push({ path: request.url ?? '', key: request.headers['api-key'] as string, body: JSON.parse(body) })
      reply.end('{}')
    })
  })
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done))
})
afterEach(() => new Promise((done) => collector.close(done)))

const spansSent = () =>
  received.flatMap(({ body }) =>
    body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  )

/** A shop of two routes: one asks the database, one makes a page of the other. */
function tracedShop(ratio = 1) {
  const lines: string[] = []
  const log = createLog({ logLevel: 'warn' }, { write: (line) => lines.push(line) })
  const { port } = collector.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  const traces = startTraces({ endpoint, headers: { 'api-key': 'k' }, service: 'shop', ratio }, log)
  const app = Fastify()
  traces.follow(app)
  app.get('/api/orders/:id', async () => {
    const answered = traces.onQuery(`select * from orders where email = $1 and note = 'ann'`)
    await new Promise((done) => setImmediate(done))
    answered(1)
    return 'found'
  })
  app.get('/page', async () => (await app.inject({ ...inProcess, url: '/api/orders/ord_1' })).body)
  app.get('/broken', () => Promise.reject(new Error('broken')))
  return { app, traces, lines }
}

test('a request, the calls of its page and their statements are one trace, and tell nothing of a customer', async () => {
  const { app, traces } = tracedShop()
  await app.inject('/page?email=ann@example.com')
  await app.inject('/broken')
  await traces.stop()
  expect(received.map(({ path, key }) => [path, key])).toEqual([['/v1/traces', 'k']])
  const spans = spansSent()
  const named = (name: string) => spans.find((span) => span.name === name)
  const [page, call, statement, broken] = ['GET /page', 'GET /api/orders/:id', 'select', 'GET /broken'].map(named)
  expect(spans).toHaveLength(4)
  expect([call?.parentSpanId, statement?.parentSpanId]).toEqual([page?.spanId, call?.spanId])
  expect(new Set([page, call, statement].map((span) => span?.traceId)).size).toBe(1)
  expect(broken?.traceId).not.toBe(page?.traceId)
  expect([page?.status, broken?.status]).toEqual([{}, { code: 2 }])
  expect(page?.parentSpanId).toBeUndefined()
  for (const { startTimeUnixNano, endTimeUnixNano } of spans)
    expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true)
  expect(JSON.stringify(spans)).not.toMatch(/ann|ord_1/)
  await app.close()
})

test('a trace that a proxy began goes on, and its word on whether it is kept is taken', async () => {
  const { app, traces } = tracedShop(0)
  const trace = 'a'.repeat(32)
  const parent = 'b'.repeat(16)
  const ask = (flags: string) =>
    app.inject({ url: '/api/orders/1', headers: { traceparent: `00-${trace}-${parent}-${flags}` } })
  await ask('01')
  await ask('00')
  await app.inject({ url: '/api/orders/1', headers: { traceparent: 'nonsense' } })
  await traces.stop()
  const spans = spansSent()
  expect(spans.map(({ traceId }) => traceId)).toEqual([trace, trace])
  expect(spans.find(({ name }) => name !== 'select')?.parentSpanId).toBe(parent)
  await app.close()
})

test('a collector that is away costs nobody an answer', async () => {
  const { app, traces, lines } = tracedShop()
  collector.closeAllConnections()
  await new Promise((done) => collector.close(done))
  expect((await app.inject('/api/orders/1')).statusCode).toBe(200)
  await traces.stop()
  expect(lines.join()).toContain('traces not sent')
  await app.close()
})
