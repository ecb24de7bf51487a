import { eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { plans } from '../database/schema.ts'
import type { PlanRequest, SavedPlan } from './plans.ts'

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
