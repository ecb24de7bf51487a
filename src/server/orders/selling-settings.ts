import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { SellingSettings } from '../../contract/selling.ts'
import type { Database, Transaction } from '../database/connection.ts'
import { salesTaxRates, sellingSettings } from '../database/schema/selling.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'

/** Parts per million in one percent. */
const PPM = 10_000

type Settings = Omit<SellingSettings, 'salesTax'>

export async function readSettings(db: Database | Transaction): Promise<Settings> {
  const [row] = await db.select().from(sellingSettings).where(eq(sellingSettings.id, 1))
  if (!row) throw new Error('the settings of the shop are missing')
  const { depositPercent, shopState, timeZone, leadDays } = row
  return { depositPercent, shopState, timeZone, leadDays }
}

async function allSettings(db: Database | Transaction): Promise<SellingSettings> {
  const rates = await db.select().from(salesTaxRates).orderBy(asc(salesTaxRates.state))
  return {
    ...(await readSettings(db)),
    salesTax: rates.map(({ state, ratePpm, taxesLabor }) => ({ state, percent: ratePpm / PPM, taxesLabor })),
  }
}

/** What the owner sets about selling; staff of the back office reads and writes it. */
export function registerSellingSettings(app: FastifyInstance, { db }: Services): void {
  route(app, 'GET /api/selling-settings', () => allSettings(db))

  route(app, 'PUT /api/selling-settings', ({ body }) =>
    db.transaction(async (tx) => {
      const { salesTax, ...settings } = body
      await tx
        .update(sellingSettings)
        .set({ ...settings, updatedAt: new Date() })
        .where(eq(sellingSettings.id, 1))
      await tx.delete(salesTaxRates)
      const rates = salesTax.map(({ percent, ...rate }) => ({ ...rate, ratePpm: Math.round(percent * PPM) }))
      if (rates.length > 0) await tx.insert(salesTaxRates).values(rates)
      return allSettings(tx)
    }),
  )
}
