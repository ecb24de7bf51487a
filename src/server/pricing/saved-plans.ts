import { eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { planCodeOf } from '../../contract/cart-lines.ts'
import type { Plan, planInput } from '../../contract/plans.ts'
import { FUELS, type Fuel } from '../../engine/fuels.ts'
import type { Database, Transaction } from '../database/connection.ts'
import { plans } from '../database/schema/visitors.ts'
import type { LaborPlan, PlanLine } from './build-labor.ts'
import { importedParts, partIdsOfLines } from './imported-parts.ts'
import type { CatalogPrices, PriceSource } from './price-list.ts'
import { quotedPrices } from './quoted-prices.ts'

/** What other nouns need of saved plans: to save one, and to price the installation of one. */

/** Saves a build for the client of this address, or throws the refusal; the same build saved twice is one plan. */
export type SavePlan = (input: z.output<typeof planInput>, ip: string) => Promise<Plan>

/** The plans that lines name, by code. Asks the database only when some line does. */
export async function plansOfLines(
  db: Database | Transaction,
  lines: readonly PlanLine[],
): Promise<ReadonlyMap<string, LaborPlan>> {
  const codes = [...new Set(lines.flatMap((line) => planCodeOf(line) ?? []))]
  if (codes.length === 0) return new Map()
  const rows = await db.select().from(plans).where(inArray(plans.code, codes))
  return new Map(
    rows.map(({ code, vehicleId, partIds, laborCentsPerHour, request, saved }) => [
      code,
      { vehicleId, partIds, laborCentsPerHour, year: Number(request.year), wheelHp: Number(saved.estimatedHorsepower) },
    ]),
  )
}

/** The catalog's prices, and those of the installations and imported parts that these lines name. */
export async function pricesOfLines(
  db: Database | Transaction,
  catalog: CatalogPrices,
  lines: readonly PlanLine[],
): Promise<PriceSource> {
  const others = partIdsOfLines(lines).filter((id) => !catalog.part(id))
  const byCode = await plansOfLines(db, lines)
  const quoted = await quotedPrices(db, lines)
  const imported = await importedParts(db, others)
  return {
    packageBySlug: (slug) => catalog.packageBySlug(slug),
    part: (id) => catalog.part(id),
    vehicle: (id) => catalog.vehicle(id),
    merchandise: (id) => catalog.merchandise(id),
    fits: (part, vehicle) => catalog.fits(part, vehicle),
    plan: (code) => byCode.get(code),
    quoted,
    importedPart: (id) => imported.get(id),
  }
}

/** The fuel that a saved plan's car runs on, where the plan says it in words that are understood. */
export async function fuelOfPlan(db: Database, code: string): Promise<Fuel | undefined> {
  const [row] = await db.select({ request: plans.request }).from(plans).where(eq(plans.code, code))
  return FUELS.find((fuel) => fuel === row?.request.preferences?.fuel_type)
}
