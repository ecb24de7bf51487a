import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Role } from '../../../contract/admin/roles.ts'
import { at, createdAt } from './columns.ts'
import { orders } from './orders.ts'
import { messages } from './visitors.ts'

/**
 * The tables of the back office: who may enter, what they did, and what they wrote. Secrets that somebody holds (session,
 * link) are kept as hashes only, so that a copy of the database opens nothing.
 */

export const staff = pgTable(
  'staff',
  {
    id: text('id').primaryKey(),
    /** In lower case. */
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    role: text('role').$type<Role>().notNull(),
    /** argon2id in PHC form; null = passkeys only. */
    passwordHash: text('password_hash'),
    disabledAt: at('disabled_at'),
    createdAt,
  },
  () => [check('staff_role', sql`role in ('read-only', 'staff', 'owner')`)],
)

export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    /** The credential's id, base64url. */
    id: text('id').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** What the key counts its signatures with; it never falls, unless the key was copied. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    createdAt,
    lastUsedAt: at('last_used_at'),
  },
  (table) => [index('staff_passkeys_staff').on(table.staffId)],
)

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text('id').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    /** The token before the last rotation: requests that were under way still carry it. */
    previousHash: text('previous_hash').unique(),
    rotatedAt: at('rotated_at').notNull(),
    startedAt: at('started_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
    device: text('device').notNull(),
    address: text('address').notNull(),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId)],
)

/** One-time links: of the first owner, and invitations. */
export const staffLinks = pgTable(
  'staff_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind').$type<'first-owner' | 'invitation'>().notNull(),
    /** Null: whoever opens the link says it. */
    email: text('email'),
    role: text('role').$type<Role>().notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  () => [check('staff_links_kind', sql`kind in ('first-owner', 'invitation')`)],
)

/** What a passkey is to sign; each is used once. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  id: text('id').primaryKey(),
  challenge: text('challenge').notNull(),
  /** Who makes a new passkey; null while signing in. */
  staffId: text('staff_id').references(() => staff.id, { onDelete: 'cascade' }),
  expiresAt: at('expires_at').notNull(),
})

/** Attempts to sign in, by account and by client, so that all processes count together. */
export const signInAttempts = pgTable('sign_in_attempts', {
  name: text('name').primaryKey(),
  count: integer('count').notNull(),
  startedAt: at('started_at').notNull(),
})

/** Every change that somebody made in the back office. Nothing here is ever changed or deleted. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: at('at').notNull().defaultNow(),
    staffId: text('staff_id'),
    /** The email of that day, or "terminal". */
    actor: text('actor').notNull(),
    /** Such as "catalog.edit". */
    action: text('action').notNull(),
    /** Such as "parts:turbo-kit". */
    subject: text('subject').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (table) => [index('audit_log_subject').on(table.subject, table.id)],
)

export const orderNotes = pgTable(
  'order_notes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    author: text('author').notNull(),
    note: text('note').notNull(),
    createdAt,
  },
  (table) => [index('order_notes_order').on(table.orderId)],
)

/** What the shop answered to a message; mailed by the queue like the message itself. */
export const messageReplies = pgTable(
  'message_replies',
  {
    id: text('id').primaryKey(),
    messageId: text('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    author: text('author').notNull(),
    text: text('text').notNull(),
    createdAt,
    mailedAt: at('mailed_at'),
    mailAttempts: integer('mail_attempts').notNull().default(0),
    mailError: text('mail_error'),
  },
  (table) => [index('message_replies_message').on(table.messageId)],
)

/** What the owner set in the back office; it goes before the environment. A change is told to every process. */
export const shopSettings = pgTable('shop_settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
})
