import { z } from 'zod'
import type { AdminCall } from './admin-call.ts'
import {
  acceptBody,
  done,
  invitation,
  invitationReply,
  linkBody,
  linkReply,
  me,
  newPasskeyAnswer,
  passkeyAnswer,
  passkeyList,
  passkeyOptions,
  passwordBody,
  signInBody,
  staffChange,
  staffList,
  staffSessionList,
} from './staff.ts'

const tag = 'staff'
const id = z.object({ id: z.string().min(1).max(400) })
const SIGN_IN_PROBLEMS = ['sign_in_refused', 'too_many_requests'] as const

/** Signing in, and who may. Part of `ADMIN_CALLS`. */
export const SIGN_IN_CALLS = {
  'POST /api/admin/sign-in': {
    ...{ summary: 'Sign in with email and password', tag, role: null },
    ...{ body: signInBody, reply: me, problems: SIGN_IN_PROBLEMS },
  },
  'POST /api/admin/sign-in/passkey/options': {
    ...{ summary: 'What the browser asks a passkey to sign', tag, role: null, reply: passkeyOptions },
    ...{ problems: SIGN_IN_PROBLEMS },
  },
  'POST /api/admin/sign-in/passkey': {
    ...{ summary: 'Sign in with a passkey', tag, role: null },
    ...{ body: passkeyAnswer, reply: me, problems: SIGN_IN_PROBLEMS },
  },
  'POST /api/admin/links/open': {
    ...{ summary: 'What a one-time link is for', tag, role: null },
    ...{ body: linkBody, reply: linkReply, problems: ['gone', 'too_many_requests'] },
  },
  'POST /api/admin/links/accept': {
    ...{ summary: 'Use a one-time link: the account, its password, signed in', tag, role: null },
    ...{ body: acceptBody, reply: me, problems: ['gone', 'too_many_requests', 'unprocessable'] },
  },
  'POST /api/admin/sign-out': { summary: 'Sign out', tag, role: 'read-only', reply: done },
  'GET /api/admin/me': { summary: 'Who is signed in', tag, role: 'read-only', reply: me },
  'PUT /api/admin/me/password': {
    ...{ summary: 'Change the own password; every other session ends', tag, role: 'read-only' },
    ...{ body: passwordBody, reply: done, problems: [...SIGN_IN_PROBLEMS, 'unprocessable'] },
  },
  'GET /api/admin/me/passkeys': { summary: 'The own passkeys', tag, role: 'read-only', reply: passkeyList },
  'POST /api/admin/me/passkeys/options': {
    ...{ summary: 'What the browser makes a passkey with', tag, role: 'read-only', reply: passkeyOptions },
  },
  'POST /api/admin/me/passkeys': {
    ...{ summary: 'Keep a new passkey', tag, role: 'read-only' },
    ...{ body: newPasskeyAnswer, reply: passkeyList, problems: ['sign_in_refused', 'conflict'] },
  },
  'DELETE /api/admin/me/passkeys/:id': {
    ...{ summary: 'Remove a passkey', tag, role: 'read-only', params: id, reply: passkeyList },
    ...{ problems: ['not_found', 'unprocessable'] },
  },
  'GET /api/admin/staff': { summary: 'Everybody who may sign in', tag, role: 'owner', reply: staffList },
  'POST /api/admin/staff': {
    ...{ summary: 'Invite somebody by a one-time link', tag, role: 'owner' },
    ...{ body: invitation, reply: invitationReply, status: 201 },
  },
  'PATCH /api/admin/staff/:id': {
    ...{ summary: 'Change a role, or whether somebody may sign in; their sessions end', tag, role: 'owner' },
    ...{ params: id, body: staffChange, reply: staffList, problems: ['not_found', 'unprocessable'] },
  },
  'GET /api/admin/sessions': {
    ...{ summary: 'The own sessions; an owner sees all', tag, role: 'read-only', reply: staffSessionList },
  },
  'DELETE /api/admin/sessions/:id': {
    ...{ summary: 'End a session, the own or, as an owner, any', tag, role: 'read-only' },
    ...{ params: id, reply: staffSessionList, problems: ['not_found'] },
  },
} as const satisfies Record<string, AdminCall>
