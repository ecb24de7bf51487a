import { sql } from 'drizzle-orm'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import type { Database } from '../database/connection.ts'
import { parts, vehicles } from '../database/schema.ts'
import type { Log } from '../log.ts'

export interface Seeded {
  /** Rows written; 0 when the stored catalog is this one already. */
  inserted: number
}

/** Writes the catalog into the database. Safe to repeat; rows that the shop edited stay as they are. */
export async function seedDatabase(
  db: Database,
  _options: { log: Log; onProgress: (words: string) => void },
): Promise<Seeded> {
  return db.transaction(async (tx) => {
    const vehicleRows = await tx
      .insert(vehicles)
      .values(
        VEHICLES.map((vehicle) => {
          const { id, make, model, modelId, yearFrom, yearTo } = vehicle
          return { id, make, model, modelId, yearFrom, yearTo, data: vehicle }
        }),
      )
      .onConflictDoUpdate({ target: vehicles.id, set: { data: sql`excluded.data` }, setWhere: sql`not vehicles.edited` })
    const partRows = await tx
      .insert(parts)
      .values(
        PARTS.map((part) => {
          const { id, category, kind, manufacturer, name, priceCents } = part
          return { id, category, kind, manufacturer, name, priceCents, data: part }
        }),
      )
      .onConflictDoUpdate({ target: parts.id, set: { data: sql`excluded.data` }, setWhere: sql`not parts.edited` })
    return { inserted: (vehicleRows.rowCount ?? 0) + (partRows.rowCount ?? 0) }
  })
}
