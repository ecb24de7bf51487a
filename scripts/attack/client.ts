import { Agent, request } from 'node:http'

/** One request as it goes over the wire; `path` is sent as it is. */
export interface Sent {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
}

/** What came back; `status` 0 = no reply, `error` says why. */
export interface Reply {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  ms: number
  error?: string
}

export type Client = (sent: Sent) => Promise<Reply>

const GIVE_UP_MS = 30_000

/** A client of one shop with at most `connections` connections, kept open between requests. */
export function clientOf(address: string, connections: number): { send: Client; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(address)
  const send: Client = (sent) =>
    new Promise((done) => {
      const started = performance.now()
      const end = (reply: Partial<Reply>) =>
        done({ status: 0, headers: {}, body: Buffer.alloc(0), ...reply, ms: performance.now() - started })
      const length = sent.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(sent.body)) }
      const { method, path } = sent
      const asked = request(
        { agent, hostname, port, method, path, headers: { ...length, ...sent.headers } },
        (reply) => {
          const chunks: Buffer[] = []
          reply.on('data', (chunk: Buffer) => chunks.push(chunk))
          reply.on('end', () =>
            end({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) }),
          )
          reply.on('error', (error) => end({ error: error.message }))
        },
      )
      asked.setTimeout(GIVE_UP_MS, () => asked.destroy(new Error(`no reply in ${GIVE_UP_MS / 1000} s`)))
      asked.on('error', (error) => end({ error: error.message }))
      asked.end(sent.body)
    })
  return { send, close: () => agent.destroy() }
}

/** `sent` as JSON. */
export const jsonOf = (method: string, path: string, value: unknown, headers: Record<string, string> = {}): Sent => ({
  method,
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
})

/** A request as one line that somebody can send again. */
export function shown({ method, path, headers = {}, body }: Sent): string {
  const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${value.slice(0, 200)}`)
  const length = body && body.length > 2_000 ? ` ... (${body.length} characters)` : ''
  const data = body === undefined ? '' : ` body ${body.slice(0, 2_000)}${length}`
  return `${method} ${path.slice(0, 1_000)}${headerLines.length > 0 ? ` [${headerLines.join('; ')}]` : ''}${data}`
}
