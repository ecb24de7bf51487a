import { eq, inArray, sql } from 'drizzle-orm'
import type { CalibrationFactors } from '../../engine/model.ts'
import type { Database, Transaction } from '../database/connection.ts'
import { evidence, optimizationState, optimizationTests } from '../database/schema/accuracy.ts'
import { catalogState } from '../database/schema/catalog.ts'

type Reader = Database | Transaction

const FIT_KEY = 'calibration'

/** Results that a refit rejected because unseen ones came out worse with them. */
export async function rejectedIds(db: Reader): Promise<ReadonlySet<string>> {
  return new Set((await fitRecord(db)).rejected)
}

export interface FitRecord {
  /** Results that the factors in force were fitted to; null = the published ones. */
  fitted: readonly string[] | null
  rejected: readonly string[]
}

export async function fitRecord(db: Reader): Promise<FitRecord> {
  const rows = await db.select().from(catalogState).where(eq(catalogState.key, FIT_KEY))
  return (rows[0]?.value as FitRecord | undefined) ?? { fitted: null, rejected: [] }
}

/** What was kept out is new again: the next refit tries it beside everything that came since. */
export async function forgetRejected(tx: Transaction): Promise<void> {
  await rememberFit(tx, { ...(await fitRecord(tx)), rejected: [] })
}

export async function rememberFit(tx: Transaction, record: FitRecord, factors?: CalibrationFactors): Promise<void> {
  await tx
    .insert(catalogState)
    .values({ key: FIT_KEY, value: record })
    .onConflictDoUpdate({ target: catalogState.key, set: { value: record } })
  if (factors) await tx.update(optimizationState).set({ factors: { ...factors }, updatedAt: sql`now()` })
}

/** A refit and the removal of results follow each other. */
export async function lockFit(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('calibration'))`)
}

/**
 * Results are gone, and their tests with them. A fit that holds any of them goes as well: the engine's own factors are
 * in force again, and what is left of the shop's sheets is new to the next run. True = the factors changed.
 */
export async function forgetResults(tx: Transaction, ids: readonly string[]): Promise<boolean> {
  await lockFit(tx)
  await tx.delete(optimizationTests).where(inArray(optimizationTests.evidenceId, [...ids]))
  const gone = new Set(ids)
  const { fitted, rejected } = await fitRecord(tx)
  if (fitted?.some((id) => gone.has(id))) {
    await rememberFit(tx, { fitted: null, rejected: [] })
    await tx.update(optimizationState).set({ factors: null, updatedAt: sql`now()` })
    return true
  }
  await rememberFit(tx, { fitted, rejected: rejected.filter((id) => !gone.has(id)) })
  return false
}

/** Whether all of these results still stand. */
export async function areStored(tx: Transaction, ids: readonly string[]): Promise<boolean> {
  return (await tx.$count(evidence, inArray(evidence.id, [...ids]))) === ids.length
}
