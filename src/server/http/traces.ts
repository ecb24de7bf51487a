import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { OnQuery } from '../database/connection.ts'
import type { Log } from '../log.ts'
import { maskedAddress, statementWords } from '../log-words.ts'

const SEND_EVERY_MS = 2_000
/** What is not sent by then is dropped: a collector that is away costs no memory. */
const MOST_WAITING = 4_096
const SEND_MS = 5_000
/** The kinds of OpenTelemetry's protocol. */
const SERVER = 2
const CLIENT = 3
const FAILED = 2

/** What of a trace whoever works for it knows. */
interface Context {
  traceId: string
  spanId: string
  isSampled: boolean
}
type Attributes = Record<string, string | number>

export interface Traces {
  /** A span for each request that a route or a page answers. */
  follow: (app: FastifyInstance) => void
  /** A span for each statement, in the request that asks it. */
  onQuery: OnQuery
  stop: () => Promise<void>
}

/**
 * OpenTelemetry traces, sent as OTLP over HTTP in JSON. Loaded where an endpoint is set and nowhere else. A trace that a
 * proxy has begun (`traceparent`) is continued, and its word on whether it is kept is taken.
 */
export function startTraces(
  given: { endpoint: string; headers: Readonly<Record<string, string>>; service: string; ratio: number },
  log: Log,
): Traces {
  const within = new AsyncLocalStorage<Context>()
  const started = Date.now() - performance.now()
  let waiting: object[] = []
  let dropped = 0

  const end = (
    context: Context,
    parent: string | undefined,
    span: { name: string; kind: number; from: number },
    attributes: Attributes,
    isFailed = false,
  ) => {
    if (!context.isSampled) return
    if (waiting.length >= MOST_WAITING) {
      dropped += 1
      return
    }
    waiting.push({
      ...{ traceId: context.traceId, spanId: context.spanId, name: span.name, kind: span.kind },
      ...(parent === undefined ? {} : { parentSpanId: parent }),
      ...{
        startTimeUnixNano: nanoseconds(started + span.from),
        endTimeUnixNano: nanoseconds(started + performance.now()),
      },
      attributes: listed(attributes),
      status: isFailed ? { code: FAILED } : {},
    })
  }
  const send = async () => {
    if (waiting.length === 0) return
    const spans = waiting
    waiting = []
    const resource = { attributes: listed({ 'service.name': given.service }) }
    const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'shop' }, spans }] }] })
    const headers = { ...given.headers, 'content-type': 'application/json' }
    try {
      const signal = AbortSignal.timeout(SEND_MS)
      const reply = await fetch(`${given.endpoint}/v1/traces`, { method: 'POST', headers, body, signal })
      if (!reply.ok) throw new Error(`the collector of traces answers ${reply.status}`)
      await reply.arrayBuffer()
    } catch (error) {
      log.warn({ err: error, spans: spans.length, dropped }, 'traces not sent')
    }
  }
  const timer = setInterval(send, SEND_EVERY_MS).unref()
  const begun = (traceparent: unknown): { context: Context; parent: string | undefined } => {
    const [, traceId, parent, flags] =
      /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(String(traceparent)) ?? []
    const spanId = hex(8)
    if (traceId && flags)
      return { context: { traceId, spanId, isSampled: Number.parseInt(flags, 16) % 2 === 1 }, parent }
    const around = within.getStore()
    if (around) return { context: { ...around, spanId }, parent: around.spanId }
    return { context: { traceId: hex(16), spanId, isSampled: Math.random() < given.ratio }, parent: undefined }
  }
  return {
    follow: (app) => {
      const open = new WeakMap<object, ReturnType<typeof begun> & { from: number }>()
      app.addHook('onRequest', (request, _, done) => {
        const span = { ...begun(request.headers.traceparent), from: performance.now() }
        open.set(request, span)
        within.run(span.context, done)
      })
      app.addHook('onResponse', (request, reply, done) => {
        const span = open.get(request)
        const route = request.routeOptions.url ?? 'page'
        const status = reply.raw.statusCode
        const about = {
          'http.request.method': request.method,
          'http.route': route,
          'url.path': maskedAddress(request.url),
        }
        const named = { name: `${request.method} ${route}`, kind: SERVER, from: span?.from ?? 0 }
        if (span)
          end(span.context, span.parent, named, { ...about, 'http.response.status_code': status }, status >= 500)
        done()
      })
    },
    onQuery: (text) => {
      const around = within.getStore()
      const from = performance.now()
      return () => {
        if (!around) return
        const words = statementWords(text)
        const span = { name: words.split(' ', 1)[0] ?? 'query', kind: CLIENT, from }
        end({ ...around, spanId: hex(8) }, around.spanId, span, {
          'db.system.name': 'postgresql',
          'db.query.text': words,
        })
      }
    },
    stop: () => {
      clearInterval(timer)
      return send()
    },
  }
}

const hex = (bytes: number): string => randomBytes(bytes).toString('hex')
const nanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1_000)) * 1_000n)
const listed = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: value } : { stringValue: value },
  }))
