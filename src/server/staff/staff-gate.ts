import type { FastifyReply, FastifyRequest } from 'fastify'
import { isAtLeast } from '../../contract/admin/roles.ts'
import { refuse } from '../http/problem.ts'
import type { StaffGate } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { findSession } from './sessions.ts'

/** Where the shop has https, a name that browsers let only this very host set, and only over https. */
const cookieName = (isSecure: boolean) => (isSecure ? '__Host-staff' : 'staff')
const isSecure = (request: FastifyRequest, origin: string | null): boolean =>
  request.protocol === 'https' || (origin?.startsWith('https:') ?? false)

/** The session token that a browser sends, if any. */
export function sessionToken(request: FastifyRequest, origin: string | null): string | undefined {
  const name = `${cookieName(isSecure(request, origin))}=`
  const found = request.headers.cookie?.split(/;\s*/).find((one) => one.startsWith(name))
  return found?.slice(name.length) || undefined
}

/** Gives the browser a session token, or takes it away. Scripts cannot read it, and no other site can send it. */
export function setSessionCookie(asking: { request: FastifyRequest; reply: FastifyReply }, given: CookieGiven): void {
  const secure = isSecure(asking.request, given.origin)
  const life = given.token === null ? '; Max-Age=0' : ''
  const rest = `; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}${life}`
  asking.reply.header('set-cookie', `${cookieName(secure)}=${given.token ?? ''}${rest}`)
}
interface CookieGiven {
  token: string | null
  origin: string | null
}

/** Knows staff by their sessions. The role is read with each request: one that changed counts at once. */
export function staffGate({ db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>): StaffGate {
  const { origin } = config.shop
  const whoIs: StaffGate['whoIs'] = async (request, reply) => {
    const token = sessionToken(request, origin)
    if (token === undefined) return null
    const found = await findSession(db, token, clock())
    if (found?.newToken) setSessionCookie({ request, reply }, { token: found.newToken, origin })
    return found?.who ?? null
  }
  return {
    whoIs,
    admit: async (request, reply, least) => {
      const who = await whoIs(request, reply)
      if (!who) return refuse('signed_out', 'Sign in at /admin and try again.')
      if (isAtLeast(who.role, least)) return who
      return refuse('role_too_low', `This takes the role "${least}" and yours is "${who.role}".`)
    },
  }
}
