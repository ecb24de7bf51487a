import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { plans } from '../database/schema.ts'
import type { PlanRequest, SavedPlan } from './plans.ts'

/** A plan that nobody opened for so long is forgotten. */
export const PLAN_DAYS = 180

export async function insertPlan(db: Database, plan: Omit<SavedPlan, 'createdAt'>): Promise<Date> {
  const [row] = await db
    .insert(plans)
    .values({ ...plan, partIds: [...plan.partIds] })
    .returning({ createdAt: plans.createdAt })
  if (!row) throw new Error(`plan ${plan.code} was not inserted`)
  return row.createdAt
}

export async function findPlan(db: Database, code: string): Promise<SavedPlan | undefined> {
  const [row] = await db.select().from(plans).where(eq(plans.code, code))
  if (!row) return undefined
  return { ...row, request: row.request as PlanRequest, saved: row.saved as SavedPlan['saved'] }
}

/** Remembers that the plan was looked at; writes at most once a day for each. */
export async function markOpened(db: Database, code: string): Promise<void> {
  await db.execute(
    sql`update plans set opened_at = now() where code = ${code} and opened_at < now() - interval '1 day'`,
  )
}

export async function sweepPlans(db: Database): Promise<void> {
  await db.execute(sql`delete from plans where opened_at < now() - make_interval(days => ${PLAN_DAYS})`)
}
