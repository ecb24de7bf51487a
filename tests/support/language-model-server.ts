import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Asked {
  messages: { role: string; content: unknown }[]
  tools?: { function: { name: string } }[]
}
/** What the model does with one request: says words, calls a tool, or fails. */
export type Behavior = (asked: Asked) => Move
type Move =
  | { says: string }
  | { calls: string; input: Record<string, unknown> }
  | { fails: number }
  | { hangs: true }
  | { breaksOff: string }

export type LanguageModel = Awaited<ReturnType<typeof openLanguageModel>>

/** A server that speaks the OpenAI-compatible streaming protocol and does what the test tells it. */
export async function openLanguageModel() {
  let behavior: Behavior = () => ({ fails: 500 })
  const asked: Asked[] = []
  const server = createServer((request, reply) => {
    void bodyOf(request).then((body) => {
      asked.push(body)
      act(behavior(body), reply)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    /** The environment of a shop that asks this model, and waits a second for it. */
    env: {
      AI_PROVIDER: 'compatible',
      AI_MODEL: 'm',
      AI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      AI_API_KEY: 'k',
      AI_TIMEOUT_SECONDS: '1',
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

async function bodyOf(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString())
}

function act(move: Move, reply: ServerResponse): void {
  if ('hangs' in move) return
  if ('fails' in move) {
    reply.writeHead(move.fails, { 'content-type': 'application/json' })
    reply.end(JSON.stringify({ error: { message: 'no', type: 'server_error' } }))
    return
  }
  reply.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (delta: Record<string, unknown>, finish: string | null = null) =>
    reply.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    )
  if ('calls' in move) {
    const call = { name: move.calls, arguments: JSON.stringify(move.input) }
    send({ role: 'assistant', tool_calls: [{ index: 0, id: `call-${move.calls}`, type: 'function', function: call }] })
    send({}, 'tool_calls')
  } else {
    const words = 'says' in move ? move.says : move.breaksOff
    for (const piece of words.match(/.{1,12}/gs) ?? []) send({ content: piece })
    if ('breaksOff' in move) {
      reply.destroy()
      return
    }
    send({}, 'stop')
  }
  reply.end('data: [DONE]\n\n')
}
