import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../database/connection.ts'
import { passkeyChallenges, staff, staffPasskeys } from '../database/schema/staff.ts'
import { refuse } from '../http/problem.ts'
import { type SignedIn, staffRoute } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { recordChange } from '../staff/audit-log.ts'
import { signingIn } from './sign-in.ts'

const CHALLENGE_MS = 5 * 60_000

type Registered = Parameters<typeof verifyRegistrationResponse>[0]['response']
type Signed = Parameters<typeof verifyAuthenticationResponse>[0]['response']
type Transports = NonNullable<Registered['response']['transports']>

/** Passkeys (WebAuthn): making them, and signing in with one. Each challenge is answered once, within five minutes. */
export function registerPasskeys(app: FastifyInstance, services: Services): void {
  const { db, config, clock, random } = services
  const session = signingIn(services)

  /** A passkey belongs to the host that it was made on. */
  const siteOf = (request: FastifyRequest) => {
    const origin = config.shop.origin ?? `${request.protocol}://${request.host}`
    return { expectedOrigin: origin, rpID: new URL(origin).hostname }
  }
  const keepChallenge = async (challenge: string, staffId: string | null): Promise<string> => {
    const id = random(16)
    const nowMs = clock()
    await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, new Date(nowMs)))
    await db.insert(passkeyChallenges).values({ id, challenge, staffId, expiresAt: new Date(nowMs + CHALLENGE_MS) })
    return id
  }
  const takeChallenge = async (id: string, staffId: string | null): Promise<string> => {
    const isLive = and(eq(passkeyChallenges.id, id), gt(passkeyChallenges.expiresAt, new Date(clock())))
    const [row] = await db.delete(passkeyChallenges).where(isLive).returning()
    return row?.staffId === staffId ? row.challenge : refusePasskey()
  }

  staffRoute(app, 'POST /api/admin/sign-in/passkey/options', async (_, __, { request }) => {
    await session.countClient(request)
    const { rpID } = siteOf(request)
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
    return { challengeId: await keepChallenge(options.challenge, null), options: { ...options } }
  })

  staffRoute(app, 'POST /api/admin/sign-in/passkey', async ({ body }, _, asking) => {
    await session.countClient(asking.request)
    const expectedChallenge = await takeChallenge(body.challengeId, null)
    const [found] = await db
      .select({ key: staffPasskeys, member: staff })
      .from(staffPasskeys)
      .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
      .where(eq(staffPasskeys.id, body.response.id))
    if (!found || found.member.disabledAt) return refusePasskey()
    const { key, member } = found
    const { expectedOrigin, rpID } = siteOf(asking.request)
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...{ response: body.response as unknown as Signed, expectedChallenge, expectedOrigin, expectedRPID: rpID },
      requireUserVerification: true,
      credential: { ...key, publicKey: fromText(key.publicKey), transports: key.transports as Transports },
    }).catch(refusePasskey)
    if (!verified) return refusePasskey()
    const used = { counter: authenticationInfo.newCounter, lastUsedAt: new Date(clock()) }
    await db.update(staffPasskeys).set(used).where(eq(staffPasskeys.id, key.id))
    return session.start(asking, member)
  })

  staffRoute(app, 'GET /api/admin/me/passkeys', (_, who) => passkeysOf(db, who))

  staffRoute(app, 'POST /api/admin/me/passkeys/options', async (_, who, { request }) => {
    const known = await db.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, who.staffId))
    const options = await generateRegistrationOptions({
      ...{ rpName: 'Adrenaline Performance', rpID: siteOf(request).rpID },
      ...{ userID: new TextEncoder().encode(who.staffId), userName: who.email, userDisplayName: who.name },
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transports as Transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    return { challengeId: await keepChallenge(options.challenge, who.staffId), options: { ...options } }
  })

  staffRoute(app, 'POST /api/admin/me/passkeys', async ({ body }, who, { request }) => {
    const expectedChallenge = await takeChallenge(body.challengeId, who.staffId)
    const { expectedOrigin, rpID } = siteOf(request)
    const answer = await verifyRegistrationResponse({
      ...{ response: body.response as unknown as Registered, expectedChallenge, expectedOrigin },
      ...{ expectedRPID: rpID, requireUserVerification: true },
    }).catch(refusePasskey)
    if (!answer.verified) return refusePasskey()
    const { id, publicKey, counter, transports = [] } = answer.registrationInfo.credential
    await db.transaction(async (tx) => {
      const row = { id, staffId: who.staffId, name: body.name, publicKey: asText(publicKey), counter, transports }
      const kept = await tx.insert(staffPasskeys).values(row).onConflictDoNothing().returning()
      if (kept.length === 0) refuse('conflict', 'This passkey is registered already.')
      await recordChange(tx, who, {
        ...{ action: 'staff.passkey', subject: `staff:${who.email}`, after: { passkey: body.name } },
      })
    })
    return passkeysOf(db, who)
  })

  staffRoute(app, 'DELETE /api/admin/me/passkeys/:id', async ({ params }, who) => {
    const { passkeys, hasPassword } = await passkeysOf(db, who)
    const gone = passkeys.find(({ id }) => id === params.id) ?? refuse('not_found', 'There is no such passkey.')
    if (passkeys.length === 1 && !hasPassword) {
      refuse('unprocessable', 'This is your only way to sign in. Set a password or add another passkey first.')
    }
    await db.transaction(async (tx) => {
      await tx.delete(staffPasskeys).where(and(eq(staffPasskeys.id, params.id), eq(staffPasskeys.staffId, who.staffId)))
      await recordChange(tx, who, {
        ...{ action: 'staff.passkey', subject: `staff:${who.email}`, before: { passkey: gone.name } },
      })
    })
    return passkeysOf(db, who)
  })
}

const refusePasskey = (): never =>
  refuse('sign_in_refused', 'This passkey was not accepted. Try again, or sign in with your password.')

const asText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const fromText = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'))

async function passkeysOf(db: Database, { staffId }: SignedIn) {
  const [rows, [member]] = await Promise.all([
    db.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, staffId)).orderBy(asc(staffPasskeys.createdAt)),
    db.select({ passwordHash: staff.passwordHash }).from(staff).where(eq(staff.id, staffId)),
  ])
  const passkeys = rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    ...{ id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null },
  }))
  return { passkeys, hasPassword: Boolean(member?.passwordHash) }
}
