import type { CallInput, CallName, CallReply } from '../../contract/calls.ts'
import { completed, type Shape } from './completed.ts'
import SHAPES from './reply-shapes.json' with { type: 'json' }

/** One request as it leaves the client. `path` starts with /api and already holds parameters and query. */
export interface ApiRequest {
  /** The call as the contract lists it, with its input, for a transport that needs no address. */
  name: CallName
  input?: { params?: object; query?: object } | undefined
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}
export interface ApiAnswer {
  status: number
  statusText: string
  body: string
  /** What `body` tells, from a transport that has read it and knows it to be of the contract's form. */
  value?: unknown
}
/** How a request travels: `fetch` in the browser, straight into the server while it renders a page. */
export type Transport = (request: ApiRequest) => Promise<ApiAnswer>

/** No answer came: nobody knows whether the shop acted. */
export class UnreachedError extends Error {
  constructor(cause?: unknown) {
    super("We couldn't reach the shop. Check your connection and try again.", { cause })
    this.name = 'UnreachedError'
  }
}

/** A reply that is not a success. The message is `status: body`, or `status: status text` when there is no body. */
export class ApiError extends Error {
  readonly status: number
  readonly body: string
  constructor(answer: ApiAnswer) {
    super(`${answer.status}: ${answer.body || answer.statusText}`)
    this.name = 'ApiError'
    this.status = answer.status
    this.body = answer.body
  }

  /** The problem that the server describes, when the body holds one. */
  get problem(): ProblemReply | undefined {
    try {
      const value = JSON.parse(this.body) as ProblemReply
      return typeof value?.code === 'string' ? value : undefined
    } catch {
      return undefined
    }
  }
}
export interface ProblemReply {
  code: string
  title: string
  detail: string
  errors?: { field: string; message: string }[]
  help?: Record<string, unknown>
}

export interface CallOptions {
  headers?: Record<string, string>
  /** `null` makes a 401 answer with null instead of failing. */
  on401?: 'throw' | 'null'
}
type InputOf<N extends CallName> = keyof CallInput<N> extends never ? [input?: undefined] : [input: CallInput<N>]
export type ApiCall = <N extends CallName>(
  name: N,
  ...rest: [...InputOf<N>, options?: CallOptions]
) => Promise<CallReply<N>>

/**
 * The path of a call with its parameters and query filled in.
 * `pathOf('GET /api/brands/:slug', { params: { slug: 'ford' } })` is `/api/brands/ford`.
 */
export function pathOf(name: CallName, input?: { params?: object; query?: object }): string {
  const given = new Map(Object.entries(input?.params ?? {}).map(([key, value]) => [key, String(value)]))
  const path = name
    .slice(name.indexOf(' ') + 1)
    .replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(given.get(key) ?? ''))
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(input?.query ?? {})) if (value !== undefined) query.set(key, String(value))
  const search = query.toString()
  return search ? `${path}?${search}` : path
}

/** A call's reply with every field that the contract promises. */
export const completeReply = <N extends CallName>(name: N, reply: unknown): CallReply<N> =>
  completed(reply, (SHAPES as unknown as Record<CallName, Shape | undefined>)[name] ?? '?') as CallReply<N>

/** The typed client over one transport. A JSON body is sent only when one is given. */
export function createCall(transport: Transport): ApiCall {
  return async (name, ...rest) => {
    const [input, options] = rest as unknown as [{ params?: object; query?: object; body?: unknown }?, CallOptions?]
    const hasBody = input?.body !== undefined
    const answer = await transport({
      ...{ name, input },
      method: name.slice(0, name.indexOf(' ')),
      path: pathOf(name, input),
      headers: {
        accept: 'application/json',
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...options?.headers,
      },
      ...(hasBody ? { body: JSON.stringify(input.body) } : {}),
    })
    if (answer.status === 401 && options?.on401 === 'null') return null as never
    if (answer.status < 200 || answer.status >= 300) throw new ApiError(answer)
    if (answer.value !== undefined) return answer.value as never
    return completeReply(name, JSON.parse(answer.body))
  }
}
