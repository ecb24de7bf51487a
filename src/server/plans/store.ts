import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { plans } from '../database/schema/visitors.ts'
import type { PlanRequest, SavedPlan } from './plans.ts'

/** A plan that nobody opened for so long is forgotten, unless a cart or an order names it. */
export const PLAN_DAYS = 180

/** Saves a plan; where this very build was saved before, that one stands and is the answer. */
export async function insertPlan(
  db: Database,
  plan: Omit<SavedPlan, 'createdAt'> & { contentHash: string },
): Promise<SavedPlan> {
  const [row] = await db
    .insert(plans)
    .values({ ...plan, partIds: [...plan.partIds] })
    .onConflictDoUpdate({ target: plans.contentHash, set: { openedAt: sql`now()` } })
    .returning()
  if (!row) throw new Error(`plan ${plan.code} was not inserted`)
  return savedPlan(row)
}

/** A plan by its code, or by what it is. */
export async function findPlan(
  db: Database,
  by: { code: string } | { contentHash: string },
): Promise<SavedPlan | undefined> {
  const where = 'code' in by ? eq(plans.code, by.code) : eq(plans.contentHash, by.contentHash)
  const [row] = await db.select().from(plans).where(where)
  return row && savedPlan(row)
}

const savedPlan = (row: typeof plans.$inferSelect): SavedPlan => ({
  ...row,
  request: row.request as PlanRequest,
  saved: row.saved as SavedPlan['saved'],
})

/** Remembers that the plan was looked at; writes at most once a day for each. */
export async function markOpened(db: Database, code: string): Promise<void> {
  await db.execute(
    sql`update plans set opened_at = now() where code = ${code} and opened_at < now() - interval '1 day'`,
  )
}

export async function sweepPlans(db: Database): Promise<void> {
  await db.execute(sql`
    delete from plans where opened_at < now() - make_interval(days => ${PLAN_DAYS})
    and not exists (
      select 1 from cart_lines where merchandise_id = 'labor:' || plans.code
      or attributes @> jsonb_build_array(jsonb_build_object('key', 'build', 'value', plans.code)))
    and not exists (select 1 from order_lines where merchandise_id = 'labor:' || plans.code)`)
}
