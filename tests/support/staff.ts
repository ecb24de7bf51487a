import type { AdminCall } from '../../src/contract/admin/admin-call.ts'
import { ADMIN_CALLS, type AdminCallName, type AdminReply } from '../../src/contract/admin/calls.ts'
import type { Role } from '../../src/contract/admin/roles.ts'
import { type ProblemCode, problem } from '../../src/contract/problems.ts'
import { makeLink } from '../../src/server/admin/links.ts'
import { connect } from '../../src/server/database/connection.ts'
import type { TestShop } from './shop.ts'

export const PASSWORD = 'seven quiet camshafts'

/** A browser at the back office: it keeps its cookie. */
export interface Desk {
  fetch: (path: string, init?: Parameters<TestShop['fetch']>[1]) => Promise<Response>
  /** Makes a call that must succeed. */
  ask: <N extends AdminCallName>(name: N, asked?: DeskAsked) => Promise<AdminReply<N>>
  /** Makes a call that must be refused; returns the detail. */
  refused: (name: AdminCallName, code: ProblemCode, asked?: DeskAsked) => Promise<string>
  /** The session token that it holds, and that somebody else may have planted. */
  cookie: string
}
export interface DeskAsked {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

export function deskOf(shop: TestShop): Desk {
  const send = (name: AdminCallName, { params = {}, query, body, headers = {} }: DeskAsked) => {
    const [method = 'GET', path = ''] = name.split(' ')
    const address = path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? 'x'))
    const search = query ? `?${new URLSearchParams(query)}` : ''
    return desk.fetch(address + search, { method, headers, ...(body === undefined ? {} : { json: body }) })
  }
  const desk: Desk = {
    cookie: '',
    fetch: async (path, init = {}) => {
      const headers = { ...(init.headers as Record<string, string>), ...(desk.cookie ? { cookie: desk.cookie } : {}) }
      const reply = await shop.fetch(path, { ...init, headers })
      const set = reply.headers.get('set-cookie')
      if (set) desk.cookie = set.split(';')[0] ?? ''
      return reply
    },
    ask: async (name, asked = {}) => {
      const call: AdminCall = ADMIN_CALLS[name]
      const reply = await send(name, asked)
      const json: unknown = await reply.json()
      if (reply.status !== (call.status ?? 200)) throw new Error(`${name}: ${reply.status} ${JSON.stringify(json)}`)
      return call.reply.parse(json) as never
    },
    refused: async (name, code, asked = {}) => {
      const refusal = problem.parse(await (await send(name, asked)).json())
      if (refusal.code !== code) throw new Error(`${name}: ${refusal.code} instead of ${code}: ${refusal.detail}`)
      return refusal.detail
    },
  }
  return desk
}

/** A member of staff at their desk, by the same one-time link that anybody gets. */
export async function signedIn(shop: TestShop, role: Role, email = `${role}@shop.example`): Promise<Desk> {
  const database = connect(shop.databaseUrl, { maxConnections: 1 })
  const { path } = await makeLink(database.db, { kind: 'invitation', email, role, nowMs: Date.now() })
  await database.close()
  const desk = deskOf(shop)
  const body = { token: path.split('#')[1], name: 'Test Person', password: PASSWORD }
  await desk.ask('POST /api/admin/links/accept', { body })
  return desk
}
