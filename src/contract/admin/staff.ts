import { z } from 'zod'
import { mailPreview } from './mails.ts'
import { ROLES } from './roles.ts'

/** 12 characters at least (NIST SP 800-63B asks for 8); no rule on which, as a phrase is better than `P@ssw0rd1234`. */
export const LEAST_PASSWORD = 12
const email = z.email('Enter a valid email address').max(320).toLowerCase()
const name = z.string().trim().min(2, 'Enter a name').max(120)
const newPassword = z
  .string()
  .min(LEAST_PASSWORD, `Use at least ${LEAST_PASSWORD} characters`)
  .max(200, 'Use at most 200 characters')
const role = z.enum(ROLES)
const linkToken = z.string().min(20).max(200)
/** What a browser made with a passkey, in the form of WebAuthn; the library checks it. */
const webAuthn = z.looseObject({ id: z.string().max(2_000) })

export const staffMember = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role,
  hasPassword: z.boolean(),
  passkeys: z.number(),
  isDisabled: z.boolean(),
  lastSeenAt: z.string().nullable(),
})
export const me = z.object({ id: z.string(), email: z.string(), name: z.string(), role })
export const done = z.object({ done: z.literal(true) })

export const signInBody = z.object({ email, password: z.string().min(1).max(200) })
export const linkBody = z.object({ token: linkToken })
/** What the page of a one-time link shows before it is used. */
export const linkReply = z.object({ kind: z.enum(['first-owner', 'invitation']), email: z.string().nullable(), role })
export const acceptBody = linkBody.extend({ email: email.optional(), name, password: newPassword })
export const passwordBody = z.object({ current: z.string().max(200).optional(), password: newPassword })

/** Options for the browser's passkey dialog, and the challenge that the answer names. */
export const passkeyOptions = z.object({ challengeId: z.string(), options: z.looseObject({ challenge: z.string() }) })
export const passkeyAnswer = z.object({ challengeId: z.string().min(1).max(100), response: webAuthn })
export const newPasskeyAnswer = passkeyAnswer.extend({ name: z.string().trim().min(1).max(60) })
export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export const passkeyList = z.object({ passkeys: z.array(passkey), hasPassword: z.boolean() })

export const staffSession = z.object({
  id: z.string(),
  email: z.string(),
  device: z.string(),
  address: z.string(),
  startedAt: z.string(),
  lastSeenAt: z.string(),
  isThis: z.boolean(),
})
export const staffSessionList = z.object({ sessions: z.array(staffSession) })

export const staffList = z.object({ staff: z.array(staffMember) })
export const invitation = z.object({ email, role })
/** `mail`: what is sent to them, where the shop has a mail server. */
export const invitationReply = z.object({ link: z.string(), expiresAt: z.string(), mail: mailPreview })
export const staffChange = z.object({ role: role.optional(), isDisabled: z.boolean().optional() })

export type StaffMember = z.infer<typeof staffMember>
export type Me = z.infer<typeof me>
export type StaffSession = z.infer<typeof staffSession>
