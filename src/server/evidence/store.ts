import { and, asc, eq, sql } from 'drizzle-orm'
import { vehicleOfResult } from '../../catalog/evidence-points.ts'
import type { EvidenceImport } from '../../contract/evidence.ts'
import type { EvidenceRow } from '../../engine/calibration/evidence.ts'
import type { TrackTest } from '../../engine/dragstrip/track-test.ts'
import type { Vehicle } from '../../engine/model.ts'
import { carOf } from '../catalog/evidence-model.ts'
import type { Database, Transaction } from '../database/connection.ts'
import { evidence, trackTests } from '../database/schema/accuracy.ts'
import { builds, catalogState } from '../database/schema/catalog.ts'
import { orderResults } from '../database/schema/orders.ts'
import type { Judgement } from './judge.ts'

export interface EvidenceRecord {
  id: string
  origin: 'published' | 'shop'
  row: EvidenceRow
  flagged: boolean
}

export async function allEvidence(db: Database): Promise<readonly EvidenceRecord[]> {
  const rows = await db.select().from(evidence).orderBy(asc(evidence.createdAt), asc(evidence.id))
  return rows.map(({ id, origin, row, flagged }) => ({
    ...{ id, flagged },
    origin: origin as EvidenceRecord['origin'],
    row: row as unknown as EvidenceRow,
  }))
}

/** The road tests that the drag strip is held against. */
export async function allTrackTests(db: Database): Promise<readonly TrackTest[]> {
  const rows = await db.select({ row: trackTests.row }).from(trackTests).orderBy(asc(trackTests.id))
  return rows.map(({ row }) => row as unknown as TrackTest)
}

/** Raised when a judgement says more or otherwise than before, so that stored ones are made anew. */
const JUDGEMENT_FORM = 6

/**
 * Changes whenever results come, go or are flagged, when a refit keeps some out, and when seed, engine or the cars of the
 * catalog change (a changed row has a new xmin): a judgement holds exactly as long as this stays.
 */
export async function judgementRevision(db: Database): Promise<string> {
  const { rows } = await db.execute<{ revision: string }>(sql`
    select concat_ws(' ', ${JUDGEMENT_FORM}::int, count(*), count(*) filter (where flagged), max(created_at),
      (select md5(string_agg(value::text, ' ' order by key)) from catalog_state where key in ('seed', 'calibration')),
      (select concat_ws('-', count(*), max(xmin::text::bigint)) from vehicles),
      (select concat_ws('-', count(*), max(xmin::text::bigint)) from track_tests)
    ) as revision from evidence`)
  return rows[0]?.revision ?? ''
}

const JUDGED_KEY = 'judged'
interface StoredJudgement {
  revision: string
  judgement: Judgement
}

export async function storedJudgement(db: Database): Promise<StoredJudgement | undefined> {
  const rows = await db.select().from(catalogState).where(eq(catalogState.key, JUDGED_KEY))
  return rows[0]?.value as StoredJudgement | undefined
}

/** Of which state of the evidence the stored judgement is. */
export async function storedRevision(db: Database): Promise<string | undefined> {
  const rows = await db
    .select({ revision: sql<string>`${catalogState.value} ->> 'revision'` })
    .from(catalogState)
    .where(eq(catalogState.key, JUDGED_KEY))
  return rows[0]?.revision
}

export async function storeJudgement(db: Database, value: StoredJudgement): Promise<void> {
  await db
    .insert(catalogState)
    .values({ key: JUDGED_KEY, value })
    .onConflictDoUpdate({ target: catalogState.key, set: { value } })
}

/** The car of the catalog that a row is about, stored beside it as the seed does. */
function carOfRow(vehicles: readonly Vehicle[], row: EvidenceRow): Record<string, unknown> {
  const found = vehicleOfResult(vehicles, row)
  return found ? { vehicleId: found.vehicle.id, modelId: found.vehicle.modelId, exact: found.exact } : {}
}

/**
 * The shop's own sheets. Judging grows faster than their number, most where each names a source of its own: 300 took
 * ten times as long as none.
 */
export const MOST_OWN_SHEETS = 300

export interface Sheet {
  id: string
  row: EvidenceRow
  flagged: boolean
}

/**
 * Adds dyno sheets that came in together; returns the ids that were new, or how many more would have had room when
 * they are too many: then none is stored.
 */
export function addSheets(
  db: Database,
  { vehicles, importId, sheets }: { vehicles: readonly Vehicle[]; importId: string; sheets: readonly Sheet[] },
): Promise<{ ok: true; added: ReadonlySet<string> } | { ok: false; room: number }> {
  if (sheets.length === 0) return Promise.resolve({ ok: true, added: new Set() })
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('evidence'))`)
    const own = await tx.$count(evidence, eq(evidence.origin, 'shop'))
    if (own + sheets.length > MOST_OWN_SHEETS) return { ok: false, room: Math.max(0, MOST_OWN_SHEETS - own) }
    const added = await tx
      .insert(evidence)
      .values(
        sheets.map(({ id, row, flagged }) => ({
          ...{ id, flagged, importId },
          origin: 'shop',
          row: { ...row, ...carOfRow(vehicles, row) },
          sourceUrl: row.sourceUrl,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: evidence.id })
    return { ok: true, added: new Set(added.map(({ id }) => id)) }
  })
}

/** The import that a stored sheet came with. */
export async function importOf(db: Database, sheetId: string): Promise<string | null> {
  const [row] = await db.select({ importId: evidence.importId }).from(evidence).where(eq(evidence.id, sheetId))
  return row?.importId ?? null
}

const CARS_NAMED = 3

/** Every import whose sheets still stand, newest first. */
export async function importsOf(db: Database): Promise<readonly EvidenceImport[]> {
  const { rows } = await db.execute<{ id: string; at: string; sheets: number; rows: EvidenceRow[] }>(sql`
    with brought as (
      select import_id, created_at as at, id, row, true as is_sheet from evidence where import_id is not null
      union all
      select t.import_id, coalesce(r.sent_at, now()), t.id, t.row, false from track_tests t
      left join order_results r on 'order-' || r.id = t.import_id where t.import_id is not null)
    select import_id as id, min(at)::text as at, count(*) filter (where is_sheet)::int as sheets,
      (array_agg(row order by is_sheet desc, id))[1:${sql.raw(String(CARS_NAMED))}] as rows
    from brought group by import_id order by min(at) desc, import_id`)
  return rows.map(({ id, at, sheets, rows: first }) => ({
    ...{ id, sheets },
    importedAt: new Date(at).toISOString(),
    cars: first.map(carOf),
  }))
}

/**
 * Takes out all that an import brought, the time slip and the shown build of the same order too, whose result was taken
 * back then; returns the ids of sheets and slip.
 */
export async function removeImport(tx: Transaction, importId: string): Promise<readonly string[]> {
  const slips = await tx.delete(trackTests).where(eq(trackTests.importId, importId)).returning({ id: trackTests.id })
  await tx.delete(builds).where(eq(builds.id, importId))
  await tx
    .update(orderResults)
    .set({ state: 'taken_back', evidenceId: null })
    .where(and(sql`'order-' || ${orderResults.id} = ${importId}`, eq(orderResults.state, 'approved')))
  const removed = await tx.delete(evidence).where(eq(evidence.importId, importId)).returning({ id: evidence.id })
  return [...removed, ...slips].map(({ id }) => id)
}

/** Runs `work` unless another process judges already; undefined then. The lock goes with its connection. */
export function whileNobodyElseJudges<T>(db: Database, work: () => Promise<T>): Promise<T | undefined> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ got: boolean }>(sql`
      select pg_try_advisory_xact_lock(hashtext('evidence-judge')) as got,
        set_config('idle_in_transaction_session_timeout', '0', true)`)
    return rows[0]?.got ? work() : undefined
  })
}
