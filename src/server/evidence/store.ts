import { asc, eq, sql } from 'drizzle-orm'
import { vehicleOfResult } from '../../catalog/evidence-points.ts'
import type { EvidenceRow } from '../../engine/calibration/evidence.ts'
import type { Database, Transaction } from '../database/connection.ts'
import { catalogState, evidence } from '../database/schema.ts'
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

/** Raised when a judgement says more or otherwise than before, so that stored ones are made anew. */
const JUDGEMENT_FORM = 2

/**
 * Changes whenever results come, go or are flagged, when a refit keeps some out, and when catalog or engine change:
 * a judgement holds exactly as long as this stays.
 */
export async function judgementRevision(db: Database): Promise<string> {
  const { rows } = await db.execute<{ revision: string }>(sql`
    select concat_ws(' ', ${JUDGEMENT_FORM}::int, count(*), count(*) filter (where flagged), max(created_at),
      (select md5(string_agg(value::text, ' ' order by key)) from catalog_state where key in ('seed', 'calibration'))
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

export async function storeJudgement(db: Database, value: StoredJudgement): Promise<void> {
  await db
    .insert(catalogState)
    .values({ key: JUDGED_KEY, value })
    .onConflictDoUpdate({ target: catalogState.key, set: { value } })
}

/** The car of the catalog that a row is about, stored beside it as the seed does. */
function carOfRow(row: EvidenceRow): Record<string, unknown> {
  const found = vehicleOfResult(row)
  return found ? { vehicleId: found.vehicle.id, modelId: found.vehicle.modelId, exact: found.exact } : {}
}

/** Adds dyno sheets; returns the ids that were new. */
export async function addSheets(
  tx: Transaction | Database,
  sheets: readonly { id: string; row: EvidenceRow; flagged: boolean }[],
): Promise<ReadonlySet<string>> {
  if (sheets.length === 0) return new Set()
  const added = await tx
    .insert(evidence)
    .values(
      sheets.map(({ id, row, flagged }) => ({
        ...{ id, flagged },
        origin: 'shop',
        row: { ...row, ...carOfRow(row) },
        sourceUrl: row.sourceUrl,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: evidence.id })
  return new Set(added.map(({ id }) => id))
}
