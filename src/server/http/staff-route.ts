import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { AdminCall } from '../../contract/admin/admin-call.ts'
import { ADMIN_CALLS, type AdminCallName, type AdminGot, type AdminReply } from '../../contract/admin/calls.ts'
import type { Role } from '../../contract/admin/roles.ts'
import { parseRequest } from './route.ts'
import { sendJson } from './send-stored.ts'

/** Who makes a call of the back office. */
export interface SignedIn {
  sessionId: string
  staffId: string
  email: string
  name: string
  role: Role
}

/** Says who is signed in, and refuses whoever may do less than a call asks for. */
export interface StaffGate {
  /** Null when nobody is signed in. May send a new session token with the reply. */
  whoIs: (request: FastifyRequest, reply: FastifyReply) => Promise<SignedIn | null>
  /** Refuses `signed_out` or `role_too_low`. */
  admit: (request: FastifyRequest, reply: FastifyReply, least: Role) => Promise<SignedIn>
}

declare module 'fastify' {
  interface FastifyInstance {
    staffGate: StaffGate
  }
  interface FastifyRequest {
    /** Who of the staff makes a call of the shop that a session may make as well; null with the shop token. */
    staff: SignedIn | null
  }
}

interface Asking {
  request: FastifyRequest
  reply: FastifyReply
}
type Who<N extends AdminCallName> = (typeof ADMIN_CALLS)[N]['role'] extends null ? null : SignedIn
type StaffHandler<N extends AdminCallName> = (
  got: AdminGot<N>,
  who: Who<N>,
  asking: Asking,
) => Promise<AdminReply<N>> | AdminReply<N>

/**
 * Registers one call of the back office. Who asks is known before anything of the request is read; nothing of a reply is
 * ever kept.
 */
export function staffRoute<N extends AdminCallName>(app: FastifyInstance, name: N, handler: StaffHandler<N>): void {
  const call: AdminCall = ADMIN_CALLS[name]
  const [method, url] = name.split(' ') as [HTTPMethods, string]
  app.registeredCalls.add(name)
  app.route({
    method,
    url,
    handler: async (request, reply) => {
      if (method === 'GET') await app.countMaking(request, 'call')
      const who = (call.role && (await app.staffGate.admit(request, reply, call.role))) as Who<N>
      const got = parseRequest(call, request) as AdminGot<N>
      const answered = await handler(got, who, { request, reply })
      const parsed = call.reply.safeParse(answered)
      if (!parsed.success) throw new Error(`the reply of ${name} has another form`, { cause: parsed.error })
      reply.header('cache-control', 'no-store')
      return sendJson(request, reply, call.status ?? 200, JSON.stringify(parsed.data))
    },
  })
}
