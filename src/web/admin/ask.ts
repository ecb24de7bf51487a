import type { AdminCallName, AdminInput, AdminReply } from '../../contract/admin/calls.ts'
import type { CallInput, CallName, CallReply } from '../../contract/calls.ts'
import type { ProblemCode } from '../../contract/problems.ts'

/** What the shop refused, in its own words. */
export class AskError extends Error {
  readonly code: ProblemCode | 'unreached'
  readonly fields: readonly { field: string; message: string }[]
  constructor(given: { code: ProblemCode | 'unreached'; detail: string; errors?: AskError['fields'] }) {
    super(given.detail)
    this.name = 'AskError'
    this.code = given.code
    this.fields = given.errors ?? []
  }
}

const UNREACHED = "We couldn't reach the shop. Nothing was changed. Try again."

type Asked = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

function addressOf(name: string, { params = {}, query = {} }: Asked): string {
  const path = name
    .slice(name.indexOf(' ') + 1)
    .replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key] ?? '')))
  const known = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(known.map(([key, value]) => [key, String(value)])).toString()
  return search ? `${path}?${search}` : path
}

async function send(name: string, asked: Asked): Promise<unknown> {
  const hasBody = asked.body !== undefined
  const init: RequestInit = {
    method: name.slice(0, name.indexOf(' ')),
    headers: hasBody ? { 'content-type': 'application/json' } : {},
    ...(hasBody ? { body: JSON.stringify(asked.body) } : {}),
  }
  return readReply(await fetch(addressOf(name, asked), init).catch(() => undefined))
}

async function readReply(reply: Response | undefined): Promise<unknown> {
  if (!reply) throw new AskError({ code: 'unreached', detail: UNREACHED })
  const json: unknown = await reply.json().catch(() => ({ code: 'unreached', detail: UNREACHED }))
  if (!reply.ok) throw new AskError(json as ConstructorParameters<typeof AskError>[0])
  return json
}

/** Sends a file as it is. */
export const sendFile = async (path: string, file: File): Promise<unknown> => {
  const headers = { 'content-type': file.type || 'application/octet-stream' }
  return readReply(await fetch(path, { method: 'POST', headers, body: file }).catch(() => undefined))
}

/** Sends a form of files to a call. */
export const sendForm = async <N extends AdminCallName>(
  name: N,
  form: FormData,
  asked: Pick<AdminInput<N> & Asked, 'query'>,
): Promise<AdminReply<N>> =>
  (await readReply(
    await fetch(addressOf(name, asked as Asked), { method: 'POST', body: form }).catch(() => undefined),
  )) as AdminReply<N>

type Rest<I> = keyof I extends never ? [input?: undefined] : [input: I]

/** Makes a call of the back office. The browser adds the session; a refusal is an `AskError`. */
export const ask = <N extends AdminCallName>(name: N, ...[input]: Rest<AdminInput<N>>): Promise<AdminReply<N>> =>
  send(name, (input ?? {}) as Asked) as Promise<AdminReply<N>>

/** Makes a call of the shop that a session may make as well. */
export const askShop = <N extends CallName>(name: N, ...[input]: Rest<CallInput<N>>): Promise<CallReply<N>> =>
  send(name, (input ?? {}) as Asked) as Promise<CallReply<N>>

/** The words for whatever went wrong. */
export const wordsOf = (error: unknown): string =>
  error instanceof AskError ? error.message : 'This page broke. Load it again.'
