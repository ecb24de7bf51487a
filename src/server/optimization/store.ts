import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { EvidenceRow } from '../../engine/calibration/evidence.ts'
import { ownModel } from '../catalog/evidence-model.ts'
import type { Database, Transaction } from '../database/connection.ts'
import {
  accuracyTrends,
  evidence,
  optimizationActions,
  optimizationRuns,
  optimizationState,
  optimizationTests,
} from '../database/schema/accuracy.ts'
import type { TestHistory } from './pick-tests.ts'
import type { TestOutcome } from './unseen-tests.ts'

type Reader = Database | Transaction

export interface StoredEvidence {
  id: string
  origin: string
  row: EvidenceRow
  /** An outlier: tested like the others, and kept out of every fit. */
  flagged: boolean
}
/** `optimize` = a trigger of everything. */
export type RunKind = 'engine' | 'trigger' | 'optimize'

export interface Run {
  id: string
  status: string
  evidenceIds: readonly string[]
}

export async function isRunning(db: Reader): Promise<boolean> {
  const rows = await db.select({ isRunning: optimizationState.isRunning }).from(optimizationState)
  return rows[0]?.isRunning ?? false
}

export async function engineState(db: Reader): Promise<{ isRunning: boolean; accuracyTarget: number }> {
  const rows = await db.select().from(optimizationState)
  return { isRunning: rows[0]?.isRunning ?? false, accuracyTarget: rows[0]?.accuracyTarget ?? 0.99 }
}

/** Switches the engine; tells whether that changed anything. */
export async function setRunning(tx: Transaction, isOn: boolean): Promise<boolean> {
  await tx.insert(optimizationState).values({ id: 1, isRunning: false }).onConflictDoNothing()
  const changed = await tx
    .update(optimizationState)
    .set({ isRunning: isOn, updatedAt: sql`now()` })
    .where(eq(optimizationState.isRunning, !isOn))
    .returning({ id: optimizationState.id })
  return changed.length > 0
}

export async function addAction(
  db: Reader,
  action: { action: string; vehicleModel: string; result: 'success' | 'failed' | 'other'; runId?: string },
): Promise<void> {
  await db.insert(optimizationActions).values(action)
}

export async function allEvidence(db: Reader): Promise<readonly StoredEvidence[]> {
  const rows = await db
    .select({ id: evidence.id, origin: evidence.origin, row: evidence.row, flagged: evidence.flagged })
    .from(evidence)
    .orderBy(asc(evidence.createdAt), asc(evidence.id))
  return rows.map(({ row, ...rest }) => ({ ...rest, row: row as unknown as EvidenceRow }))
}

/** Changes whenever a result comes, goes or is flagged. */
export async function evidenceRevision(db: Reader): Promise<string> {
  const { rows } = await db.execute<{ revision: string }>(
    sql`select count(*) || ':' || count(*) filter (where flagged) || ':' || coalesce(max(created_at)::text, '') as revision from evidence`,
  )
  return rows[0]?.revision ?? ''
}

/** Changes whenever something does that the engine's status tells of. */
export async function statusRevision(db: Reader): Promise<string> {
  const { rows } = await db.execute<{ revision: string }>(sql`
    select concat_ws(' ', (select row(is_running, accuracy_target, updated_at)::text from optimization_state),
      (select count(*) || ' ' || max(tested_at) from optimization_tests), (select max(id) from accuracy_trends),
      (select max(id) from optimization_actions), ${await evidenceRevision(db)}::text) as revision`)
  return rows[0]?.revision ?? ''
}

/** Every result with how often it was tested and its latest accuracy. */
export async function testCounts(db: Reader): Promise<ReadonlyMap<string, Omit<TestHistory, 'vehicleModel'>>> {
  const { rows } = await db.execute<{ evidence_id: string; times: number; last: number }>(sql`
    select evidence_id, count(*)::int as times, (array_agg(accuracy order by tested_at desc, id desc))[1] as last
    from optimization_tests group by evidence_id`)
  return new Map(
    rows.map((row) => [
      row.evidence_id,
      { evidenceId: row.evidence_id, timesTested: row.times, lastAccuracy: row.last },
    ]),
  )
}

export async function createRun(
  tx: Transaction,
  run: { id: string; kind: RunKind; vehicleModel: string | null; evidenceIds: readonly string[] },
): Promise<void> {
  const { id, kind, vehicleModel, evidenceIds } = run
  await tx.insert(optimizationRuns).values({ id, kind, vehicleModel, status: 'running', data: { evidenceIds } })
}

export async function runById(db: Reader, id: string): Promise<Run | undefined> {
  const rows = await db.select().from(optimizationRuns).where(eq(optimizationRuns.id, id))
  return rows[0] && runOf(rows[0])
}

const runOf = ({ id, status, data }: typeof optimizationRuns.$inferSelect): Run => ({
  ...{ id, status },
  evidenceIds: (data.evidenceIds ?? []) as string[],
})

/** Held until the transaction ends: who looks for a running run of this kind and begins one is alone. */
export async function lockKind(tx: Transaction, kind: RunKind): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`optimization ${kind}`}))`)
}

export async function runningRuns(
  db: Reader,
  kind: RunKind,
): Promise<readonly (Run & { vehicleModel: string | null })[]> {
  const rows = await db
    .select()
    .from(optimizationRuns)
    .where(and(eq(optimizationRuns.status, 'running'), eq(optimizationRuns.kind, kind)))
  return rows.map((row) => ({ ...runOf(row), vehicleModel: row.vehicleModel }))
}

export async function unfinishedRunIds(db: Reader): Promise<readonly string[]> {
  const rows = await db
    .select({ id: optimizationRuns.id })
    .from(optimizationRuns)
    .where(and(eq(optimizationRuns.status, 'running'), ne(optimizationRuns.kind, 'generate')))
    .orderBy(asc(optimizationRuns.startedAt))
  return rows.map(({ id }) => id)
}

export async function stopRuns(tx: Transaction): Promise<number> {
  const stopped = await tx
    .update(optimizationRuns)
    .set({ status: 'stopped', finishedAt: sql`now()` })
    .where(and(eq(optimizationRuns.status, 'running'), eq(optimizationRuns.kind, 'engine')))
    .returning({ id: optimizationRuns.id })
  return stopped.length
}

/** Ends a running run; false when another process did so first. */
export async function finishRun(tx: Transaction, id: string): Promise<boolean> {
  const done = await tx
    .update(optimizationRuns)
    .set({ status: 'done', finishedAt: sql`now()` })
    .where(and(eq(optimizationRuns.id, id), eq(optimizationRuns.status, 'running')))
    .returning({ id: optimizationRuns.id })
  return done.length > 0
}

/** The results of a run that have no test in it yet. */
export async function untested(db: Reader, run: Run): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: optimizationTests.evidenceId })
    .from(optimizationTests)
    .where(eq(optimizationTests.runId, run.id))
  const tested = new Set(rows.map(({ id }) => id))
  return new Set(run.evidenceIds.filter((id) => !tested.has(id)))
}

/**
 * Takes one source of a run for this transaction. The lock goes with the transaction, so a process that dies leaves
 * nothing locked. False = another process is at it.
 */
export async function claimSource(tx: Transaction, runId: string, source: string): Promise<boolean> {
  const { rows } = await tx.execute<{ got: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`optimization ${runId} ${source}`}, 0)) as got`,
  )
  return rows[0]?.got ?? false
}

/** A test counts once in a run, whoever did it. */
export async function addTests(tx: Transaction, runId: string, outcomes: readonly TestOutcome[]): Promise<void> {
  if (outcomes.length === 0) return
  await tx
    .insert(optimizationTests)
    .values(
      outcomes.map(({ isOutlier: _, lacksData: __, ...outcome }) => ({
        id: `${runId}:${outcome.evidenceId}`,
        runId,
        ...outcome,
      })),
    )
    .onConflictDoNothing()
}

/** Each result's latest test of those still in the evidence: what accuracy is the mean of. */
const latest = sql`
  select distinct on (t.evidence_id) t.evidence_id, t.vehicle_model, t.accuracy
  from optimization_tests t join evidence e on e.id = t.evidence_id
  order by t.evidence_id, t.tested_at desc, t.id desc`

/** Mean over all tested results; null before the first test. */
export async function overallAccuracy(db: Reader): Promise<number | null> {
  const { rows } = await db.execute<{ accuracy: number | null }>(
    sql`select avg(accuracy)::float8 as accuracy from (${latest}) latest`,
  )
  return rows[0]?.accuracy ?? null
}

export interface ModelAccuracy {
  vehicleModel: string
  avgAccuracy: number
  testCount: number
  /** How many results of it were tested: what its accuracy is the mean of. */
  resultCount: number
}

/** Per vehicle model: mean of its results' latest tests, and how many tests stand behind it. Worst first. */
export async function modelAccuracies(db: Reader): Promise<readonly ModelAccuracy[]> {
  const { rows } = await db.execute<{ vehicle_model: string; accuracy: number; tests: number; results: number }>(sql`
    select l.vehicle_model, avg(l.accuracy)::float8 as accuracy, count(*)::int as results,
      (select count(*)::int from optimization_tests t where t.vehicle_model = l.vehicle_model) as tests
    from (${latest}) l group by l.vehicle_model order by accuracy, l.vehicle_model`)
  return rows.map((row) => ({
    vehicleModel: row.vehicle_model,
    avgAccuracy: row.accuracy,
    testCount: row.tests,
    resultCount: row.results,
  }))
}

/** Names of the cars that results are of, by model: the rows' own words. */
export async function modelNames(db: Reader): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ make: string; model: string }>(
    sql`select distinct row->>'make' as make, row->>'model' as model from ${evidence}`,
  )
  return new Map(rows.map(ownModel))
}

export async function lastTrendAccuracy(db: Reader): Promise<number | null> {
  const rows = await db
    .select({ accuracy: accuracyTrends.overallAccuracy })
    .from(accuracyTrends)
    .orderBy(desc(accuracyTrends.id))
    .limit(1)
  return rows[0]?.accuracy ?? null
}

export async function addTrend(tx: Transaction, trend: typeof accuracyTrends.$inferInsert): Promise<void> {
  await tx.insert(accuracyTrends).values(trend)
}

export async function latestTrends(db: Reader, limit: number) {
  return db.select().from(accuracyTrends).orderBy(desc(accuracyTrends.id)).limit(limit)
}

export async function latestActions(db: Reader, limit: number) {
  return db.select().from(optimizationActions).orderBy(desc(optimizationActions.id)).limit(limit)
}

/** Keeps the latest tests of each result; older ones are in the trend. */
export async function pruneTests(db: Reader, keepPerResult: number): Promise<void> {
  await db.execute(sql`
    delete from optimization_tests where id in (
      select id from (
        select t.id, row_number() over (partition by evidence_id order by tested_at desc, t.id desc) as age
        from optimization_tests t join optimization_runs r on r.id = t.run_id and r.status <> 'running'
      ) ranked where age > ${keepPerResult})`)
}

/** Keeps the latest lines of the log of actions: everybody may start and stop the engine. */
export async function pruneActions(db: Reader, keep: number): Promise<void> {
  await db.execute(sql`
    delete from optimization_actions where id <= (
      select id from optimization_actions order by id desc offset ${keep} limit 1)`)
}
