import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { at, createdAt, updatedAt } from './columns.ts'

/** What was measured, and how predictions compare with it. */

export const evidence = pgTable(
  'evidence',
  {
    id: text('id').primaryKey(),
    origin: text('origin').notNull(),
    row: jsonb('row').$type<Record<string, unknown>>().notNull(),
    sourceUrl: text('source_url'),
    flagged: boolean('flagged').notNull().default(false),
    /** The import that brought a sheet of the shop, so that it can be undone; null for published results. */
    importId: text('import_id'),
    createdAt,
  },
  (table) => [
    check('evidence_origin', sql`origin in ('published', 'shop')`),
    index('evidence_import').on(table.importId),
    index('evidence_of_car').on(sql`(${table.row}->>'vehicleId')`),
  ],
)

export const trackTests = pgTable(
  'track_tests',
  {
    id: text('id').primaryKey(),
    /** `order`: the time slip of a customer's order, which the owner approved. */
    origin: text('origin').$type<'published' | 'order'>().notNull().default('published'),
    row: jsonb('row').$type<Record<string, unknown>>().notNull(),
    sourceUrl: text('source_url'),
    /** As of `evidence`. */
    importId: text('import_id'),
  },
  () => [check('track_tests_origin', sql`origin in ('published', 'order')`)],
)

/** Exactly one row, id = 1. */
export const optimizationState = pgTable(
  'optimization_state',
  {
    id: integer('id').primaryKey().default(1),
    isRunning: boolean('is_running').notNull().default(false),
    accuracyTarget: doublePrecision('accuracy_target').notNull().default(0.99),
    /** The factors in force; null = the engine's own. */
    factors: jsonb('factors').$type<Record<string, unknown>>(),
    updatedAt,
  },
  () => [check('optimization_state_one', sql`id = 1`)],
)

export const optimizationRuns = pgTable('optimization_runs', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  vehicleModel: text('vehicle_model'),
  status: text('status').notNull(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  startedAt: at('started_at').notNull().defaultNow(),
  finishedAt: at('finished_at'),
})

export const optimizationTests = pgTable(
  'optimization_tests',
  {
    id: text('id').primaryKey(),
    runId: text('run_id')
      .notNull()
      .references(() => optimizationRuns.id, { onDelete: 'cascade' }),
    evidenceId: text('evidence_id').notNull(),
    vehicleId: text('vehicle_id').notNull(),
    vehicleModel: text('vehicle_model').notNull(),
    predicted: doublePrecision('predicted').notNull(),
    measured: doublePrecision('measured').notNull(),
    /** 1 - |predicted - measured| / measured. */
    accuracy: doublePrecision('accuracy').notNull(),
    testedAt: at('tested_at').notNull().defaultNow(),
  },
  (table) => [
    unique('optimization_tests_once').on(table.runId, table.evidenceId),
    index('optimization_tests_model').on(table.vehicleModel),
  ],
)

export const accuracyTrends = pgTable('accuracy_trends', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  runId: text('run_id'),
  at: at('at').notNull().defaultNow(),
  overallAccuracy: doublePrecision('overall_accuracy').notNull(),
  trendDirection: text('trend_direction').notNull(),
  testsRun: integer('tests_run').notNull(),
  issuesIdentified: integer('issues_identified').notNull(),
  fixesApplied: integer('fixes_applied').notNull(),
})

export const optimizationActions = pgTable('optimization_actions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  runId: text('run_id'),
  action: text('action').notNull(),
  vehicleModel: text('vehicle_model').notNull(),
  result: text('result').notNull(),
  happenedAt: at('happened_at').notNull().defaultNow(),
})
