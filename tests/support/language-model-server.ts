import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ANTHROPIC, COMPATIBLE, type Dialect, OPENAI } from './language-model-dialects.ts'

/** What a model was asked, the same for every provider: the conversation with the tools' answers, and the tools it may call. */
export interface Asked {
  messages: { role: string; content: unknown }[]
  tools: string[]
}
/** What the model does with one request: says words, calls a tool, or fails. */
export type Behavior = (asked: Asked) => Move
export type Move =
  | { says: string }
  | { calls: string; input: Record<string, unknown> }
  | { fails: number }
  | { hangs: true }
  | { breaksOff: string }

export type LanguageModel = Awaited<ReturnType<typeof openLanguageModel>>
export type Provider = keyof typeof DIALECTS

const DIALECTS = { openai: OPENAI, anthropic: ANTHROPIC, compatible: COMPATIBLE } as const
export const PROVIDERS = Object.keys(DIALECTS) as readonly Provider[]

/** A server that speaks a provider's streaming protocol and does what the test tells it. Any other address answers 404. */
export async function openLanguageModel(provider: Provider = 'compatible') {
  let behavior: Behavior = () => ({ fails: 500 })
  const asked: Asked[] = []
  const dialect = DIALECTS[provider]
  const server = createServer((request, reply) => {
    void bodyOf(request).then((body) => {
      const isKnown = request.method === 'POST' && request.url === `/v1${dialect.path}`
      if (!isKnown || body.stream !== true) {
        reply.writeHead(404).end()
        return
      }
      const read = dialect.read(body)
      asked.push(read)
      act(behavior(read), reply, dialect)
    })
  })
  // On a busy machine a visitor's next question comes late: no connection is closed while it is on its way.
  server.keepAliveTimeout = 60_000
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return {
    baseUrl,
    /** The environment of a shop that asks this model, and waits five seconds for it. */
    env: {
      ...{ AI_PROVIDER: provider, AI_MODEL: 'm', AI_BASE_URL: baseUrl, AI_API_KEY: 'k' },
      AI_TIMEOUT_SECONDS: '5',
    },
    asked,
    behave: (next: Behavior) => {
      behavior = next
      asked.length = 0
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((done) => server.close(() => done()))
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString())
}

function act(move: Move, reply: ServerResponse, dialect: Dialect): void {
  if ('hangs' in move) return
  if ('fails' in move) {
    reply.writeHead(move.fails, { 'content-type': 'application/json' })
    reply.end(JSON.stringify({ error: { message: 'no', type: 'server_error' } }))
    return
  }
  reply.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (event: Record<string, unknown>) => {
    const name = typeof event.type === 'string' ? `event: ${event.type}\n` : ''
    reply.write(`${name}data: ${JSON.stringify(event)}\n\n`)
  }
  for (const event of dialect.opening()) send(event)
  if ('calls' in move) for (const event of dialect.call(move.calls, move.input)) send(event)
  else {
    const words = 'says' in move ? move.says : move.breaksOff
    const { before, piece, after } = dialect.words()
    for (const event of before) send(event)
    for (const one of words.match(/.{1,12}/gs) ?? []) send(piece(one))
    if ('breaksOff' in move) {
      reply.destroy()
      return
    }
    for (const event of after) send(event)
  }
  reply.end(dialect.end)
}
