import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { GenerateRequest } from '../../../contract/configurator.ts'
import { LABOR_CENTS_PER_HOUR, type PlanTool } from '../../../engine/labor-rates.ts'
import { at, createdAt } from './columns.ts'

/** What visitors write, keep and ask for. */

export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt,
    mailedAt: at('mailed_at'),
    mailAttempts: integer('mail_attempts').notNull().default(0),
    mailError: text('mail_error'),
    answeredAt: at('answered_at'),
    closedAt: at('closed_at'),
  },
  (table) => [
    index('messages_newest').on(table.createdAt, table.id),
    index('messages_email').on(sql`lower(${table.email})`),
  ],
)

export const plans = pgTable(
  'plans',
  {
    code: text('code').primaryKey(),
    title: text('title').notNull(),
    vehicleId: text('vehicle_id').notNull(),
    partIds: jsonb('part_ids').$type<string[]>().notNull(),
    request: jsonb('request').$type<GenerateRequest>().notNull(),
    /** The figures as they were when the plan was saved. */
    saved: jsonb('saved').$type<Record<string, unknown>>().notNull(),
    engineVersion: text('engine_version').notNull(),
    /** The tool that made it, and the labor rate that was fixed when it was saved. */
    tool: text('tool').$type<PlanTool>().notNull().default('configurator'),
    laborCentsPerHour: integer('labor_cents_per_hour').notNull().default(LABOR_CENTS_PER_HOUR.configurator),
    /** Of everything that makes it this build, so that the same one saved again is the same plan. */
    contentHash: text('content_hash').unique(),
    createdAt,
    /** The day it was last looked at, to some hours. */
    openedAt: at('opened_at').notNull().defaultNow(),
  },
  (table) => [
    index('plans_opened').on(table.openedAt),
    check('plans_tool', sql`tool in ('configurator', 'planner')`),
    check('plans_labor', sql`labor_cents_per_hour > 0`),
  ],
)

export const marketSignals = pgTable(
  'market_signals',
  {
    id: text('id').primaryKey(),
    vehicle: text('vehicle').notNull(),
    source: text('source').notNull(),
    mentions: integer('mentions').notNull(),
    observedOn: date('observed_on', { mode: 'string' }).notNull(),
    isSample: boolean('is_sample').notNull().default(false),
  },
  (table) => [unique('market_signals_once').on(table.vehicle, table.source, table.observedOn)],
)

/** What visitors ask for: views, planner choices, generated builds, cart adds. */
export const demandEvents = pgTable(
  'demand_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    vehicleId: text('vehicle_id').notNull(),
    weight: doublePrecision('weight').notNull().default(1),
    happenedAt: at('happened_at').notNull().defaultNow(),
  },
  (table) => [index('demand_events_vehicle').on(table.vehicleId, table.happenedAt)],
)
