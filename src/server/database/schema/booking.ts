import { sql } from 'drizzle-orm'
import { check, date, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at, createdAt } from './columns.ts'
import { orders } from './orders.ts'

/** Bays, opening hours and who booked what. */

/** Where cars stand while they are worked on. */
export const bays = pgTable('bays', { id: integer('id').primaryKey(), name: text('name').notNull() })

/** When the shop is open, in its own time; a weekday (0 is Sunday) without a row is closed. */
export const openingHours = pgTable(
  'opening_hours',
  {
    weekday: integer('weekday').primaryKey(),
    opensAt: text('opens_at').notNull(),
    closesAt: text('closes_at').notNull(),
  },
  () => [
    check('opening_hours_weekday', sql`weekday between 0 and 6`),
    check('opening_hours_times', sql`opens_at ~ '^[0-2][0-9]:[0-5][0-9]$' and opens_at < closes_at`),
  ],
)

export const closedDays = pgTable('closed_days', { day: date('day', { mode: 'string' }).primaryKey() })

/**
 * A bay that is taken: held while somebody fills in the form, then booked. The id is the only key to it. Two that are
 * not cancelled never overlap in one bay: an exclusion constraint of the database sees to it (`bookings_apart`).
 */
export const bookings = pgTable(
  'bookings',
  {
    id: text('id').primaryKey(),
    bayId: integer('bay_id')
      .notNull()
      .references(() => bays.id),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    state: text('state').$type<'held' | 'booked' | 'cancelled'>().notNull(),
    heldUntil: at('held_until'),
    kind: text('kind').$type<'install' | 'dyno' | 'talk'>().notNull(),
    hours: doublePrecision('hours').notNull(),
    orderId: text('order_id').references(() => orders.id),
    /** What it is for where it is not an order: a package or a saved build. */
    packageSlug: text('package_slug'),
    planCode: text('plan_code'),
    /** Its parts are not here before: it never moves to an earlier day. */
    notBefore: date('not_before', { mode: 'string' }),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    car: text('car'),
    notes: text('notes'),
    /** Rises with every change, so that a calendar replaces what it has. */
    sequence: integer('sequence').notNull().default(0),
    createdAt,
    mailedAt: at('mailed_at'),
    mailAttempts: integer('mail_attempts').notNull().default(0),
    mailError: text('mail_error'),
  },
  (table) => [
    index('bookings_when').on(table.startsAt),
    check('bookings_state', sql`state in ('held', 'booked', 'cancelled')`),
    check('bookings_kind', sql`kind in ('install', 'dyno', 'talk')`),
    check('bookings_times', sql`starts_at < ends_at`),
    check('bookings_held', sql`state <> 'held' or held_until is not null`),
  ],
)
