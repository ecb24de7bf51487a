import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Me } from '../../contract/admin/staff.ts'
import type { Transaction } from '../database/connection.ts'
import { scaledLimit } from '../http/limit-per.ts'
import { refuse } from '../http/problem.ts'
import { staffRoute } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { recordChange } from '../staff/audit-log.ts'
import { endSession, endSessionsOf, findSession, startSession } from '../staff/sessions.ts'
import { countAttempt, forgetAttempts } from '../staff/sign-in-limit.ts'
import { sessionToken, setSessionCookie } from '../staff/staff-gate.ts'
import { changeAccount, findAccount, lockAccounts, type StaffRow, saveAccount } from './accounts.ts'
import { findLink, takeLink } from './links.ts'
import { hashPassword, isPassword, weakness } from './passwords.ts'

/** Attempts in a quarter of an hour: on one account, and by one client. */
const PER_ACCOUNT = 10
const PER_CLIENT = 40

export interface Asking {
  request: FastifyRequest
  reply: FastifyReply
}
const meOf = ({ id, email, name, role }: StaffRow): Me => ({ id, email, name, role })
const refuseSignIn = (): never => refuse('sign_in_refused', 'That email and password do not match. Try again.')
const deviceOf = ({ headers }: FastifyRequest) => String(headers['user-agent'] ?? 'unknown')

/** What starts a session, however somebody proved who they are. */
export function signingIn(services: Services) {
  const { db, config, clock, random } = services
  const { origin } = config.shop
  const mostPerClient = scaledLimit(PER_CLIENT, config.rateLimitPerMinute)
  return {
    countClient: ({ ip }: FastifyRequest) => countAttempt(db, `client ${ip}`, { most: mostPerClient, nowMs: clock() }),
    /** Always a new token: one that the browser brought along, whoever planted it, ends. */
    start: async (asking: Asking, member: StaffRow, tx: Transaction | typeof db = db): Promise<Me> => {
      const { request } = asking
      const brought = sessionToken(request, origin)
      const old = brought === undefined ? null : await findSession(db, brought, clock())
      if (old) await endSession(tx, old.who.sessionId)
      const given = { device: deviceOf(request), address: request.ip, nowMs: clock() }
      const token = await startSession(tx, { id: random(12), staffId: member.id, ...given })
      setSessionCookie(asking, { token, origin })
      return meOf(member)
    },
  }
}

/** Sign-in by password, one-time links, sign-out, and the own password. */
export function registerSignIn(app: FastifyInstance, services: Services): void {
  const { db, config, clock, random } = services
  const session = signingIn(services)

  staffRoute(app, 'POST /api/admin/sign-in', async ({ body }, _, asking) => {
    await session.countClient(asking.request)
    await countAttempt(db, `account ${body.email}`, { most: PER_ACCOUNT, nowMs: clock() })
    const member = await findAccount(db, { email: body.email })
    const isRight = await isPassword(member?.passwordHash, body.password)
    if (!member || !isRight || member.disabledAt) return refuseSignIn()
    await forgetAttempts(db, `account ${body.email}`)
    return session.start(asking, member)
  })

  staffRoute(app, 'POST /api/admin/sign-out', async (_, who, asking) => {
    await endSession(db, who.sessionId)
    setSessionCookie(asking, { token: null, origin: config.shop.origin })
    return { done: true as const }
  })

  staffRoute(app, 'GET /api/admin/me', (_, { staffId: id, email, name, role }) => ({ id, email, name, role }))

  staffRoute(app, 'POST /api/admin/links/open', async ({ body }, _, { request }) => {
    await session.countClient(request)
    const link = (await findLink(db, body.token, clock())) ?? refuseLink()
    return { kind: link.kind, email: link.email, role: link.role }
  })

  staffRoute(app, 'POST /api/admin/links/accept', async ({ body }, _, asking) => {
    await session.countClient(asking.request)
    const link = (await findLink(db, body.token, clock())) ?? refuseLink()
    const email = link.email ?? body.email ?? refuse('unprocessable', 'Enter your email.')
    const { name, password } = body
    refuseWeak(password, { email, name })
    const passwordHash = await hashPassword(password)
    return db.transaction(async (tx) => {
      await lockAccounts(tx)
      const stands = await findLink(tx, body.token, clock())
      if (!stands || !(await takeLink(tx, stands))) return refuseLink()
      const before = await findAccount(tx, { email })
      const member = await saveAccount(tx, { id: before?.id ?? random(12), email, name, role: link.role, passwordHash })
      await endSessionsOf(tx, member.id)
      await recordChange(
        tx,
        { staffId: member.id, email },
        {
          ...{ action: 'staff.accept', subject: `staff:${email}` },
          ...(before ? { before: { role: before.role, name: before.name } } : {}),
          after: { role: member.role, name },
        },
      )
      return session.start(asking, member, tx)
    })
  })

  staffRoute(app, 'PUT /api/admin/me/password', async ({ body }, who, asking) => {
    await session.countClient(asking.request)
    await countAttempt(db, `account ${who.email}`, { most: PER_ACCOUNT, nowMs: clock() })
    const member = await findAccount(db, { id: who.staffId })
    if (member?.passwordHash && !(await isPassword(member.passwordHash, body.current ?? ''))) {
      return refuse('sign_in_refused', 'That is not your current password.')
    }
    refuseWeak(body.password, who)
    const passwordHash = await hashPassword(body.password)
    await db.transaction(async (tx) => {
      await changeAccount(tx, who.staffId, { passwordHash })
      await endSessionsOf(tx, who.staffId, who.sessionId)
      await recordChange(tx, who, { action: 'staff.password', subject: `staff:${who.email}` })
    })
    await forgetAttempts(db, `account ${who.email}`)
    return { done: true as const }
  })
}

const refuseLink = (): never =>
  refuse(
    'gone',
    'This link was used or has expired. Ask the owner for a new one, or run "npm run -s owner -- add EMAIL".',
  )

function refuseWeak(password: string, about: { email: string; name: string }): void {
  const why = weakness(password, about)
  if (why) refuse('unprocessable', why, { errors: [{ field: 'body.password', message: why }] })
}
