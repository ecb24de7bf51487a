import type { FastifyInstance } from 'fastify'
import { refuse } from '../http/problem.ts'
import { type SignedIn, staffRoute } from '../http/staff-route.ts'
import { type Mail, smtpMailer } from '../mail/mailer.ts'
import type { Services } from '../services.ts'
import { recordChange } from '../staff/audit-log.ts'
import { endSession, endSessionsOf, listSessions } from '../staff/sessions.ts'
import { changeAccount, countOwners, findAccount, listAccounts, lockAccounts } from './accounts.ts'
import { invitationMail } from './invitation-mail.ts'
import { makeLink } from './links.ts'
import { previewOf } from './mails.ts'

/** Who may sign in, and who is signed in. */
export function registerStaff(app: FastifyInstance, services: Services): void {
  const { db, clock, config } = services

  staffRoute(app, 'GET /api/admin/staff', async () => ({ staff: await listAccounts(db) }))

  /** Sent at once and not queued: a queue would keep the link, which the database knows only by its hash. */
  const sendMail = config.smtpUrl ? smtpMailer(config.smtpUrl, config.shop.email) : undefined
  const sent = async (mail: Mail) => {
    if (!sendMail) return { mailedAt: null, mailError: null }
    return sendMail(mail).then(
      () => ({ mailedAt: new Date(clock()), mailError: null }),
      (error: unknown) => ({ mailedAt: null, mailError: error instanceof Error ? error.message : String(error) }),
    )
  }

  staffRoute(app, 'POST /api/admin/staff', async ({ body }, who) => {
    const { path, expiresAt } = await db.transaction(async (tx) => {
      const made = await makeLink(tx, { kind: 'invitation', ...body, nowMs: clock() })
      const subject = `staff:${body.email}`
      await recordChange(tx, who, { action: 'staff.invite', subject, after: { role: body.role } })
      return made
    })
    const link = services.shop.origin + path
    const mail = invitationMail({ ...body, link, untilMs: expiresAt.getTime(), by: who.name }, services.shop.email)
    return { link, expiresAt: expiresAt.toISOString(), mail: previewOf(mail, new Date(clock()), await sent(mail)) }
  })

  staffRoute(app, 'PATCH /api/admin/staff/:id', async ({ params, body }, who) => {
    await db.transaction(async (tx) => {
      await lockAccounts(tx)
      const member = (await findAccount(tx, params)) ?? refuse('not_found', 'There is no such account.')
      const before = { role: member.role, isDisabled: member.disabledAt !== null }
      const after = { role: body.role ?? before.role, isDisabled: body.isDisabled ?? before.isDisabled }
      const disabledAt = after.isDisabled ? (member.disabledAt ?? new Date(clock())) : null
      await changeAccount(tx, member.id, { role: after.role, disabledAt })
      if ((await countOwners(tx)) === 0) {
        refuse('unprocessable', 'A shop needs an owner. Make somebody else an owner first.')
      }
      // Whoever may do less, or nothing, does not go on with what they could before.
      await endSessionsOf(tx, member.id, member.id === who.staffId ? who.sessionId : '')
      await recordChange(tx, who, { action: 'staff.change', subject: `staff:${member.email}`, before, after })
    })
    return { staff: await listAccounts(db) }
  })

  const sessionsFor = async (who: SignedIn) => {
    const rows = await listSessions(db, who.role === 'owner' ? undefined : who.staffId)
    const sessions = rows.map(({ session, email }) => ({
      ...{ id: session.id, email, device: session.device, address: session.address },
      ...{ startedAt: session.startedAt.toISOString(), lastSeenAt: session.lastSeenAt.toISOString() },
      isThis: session.id === who.sessionId,
    }))
    return { sessions }
  }

  staffRoute(app, 'GET /api/admin/sessions', (_, who) => sessionsFor(who))

  staffRoute(app, 'DELETE /api/admin/sessions/:id', async ({ params }, who) => {
    const { sessions } = await sessionsFor(who)
    const gone = sessions.find(({ id }) => id === params.id) ?? refuse('not_found', 'That session is over already.')
    await db.transaction(async (tx) => {
      await endSession(tx, gone.id)
      const before = { device: gone.device, address: gone.address }
      await recordChange(tx, who, { action: 'staff.end-session', subject: `staff:${gone.email}`, before })
    })
    return sessionsFor(who)
  })
}
