import type { Part, Vehicle } from '../engine/model.ts'
import type { Database } from './database/connection.ts'
import { parts, vehicles } from './database/schema.ts'

/** The catalog as the engine wants it, in memory. Loaded whole from the database and replaced whole when it changes. */
export interface CatalogSnapshot {
  readonly vehicles: readonly Vehicle[]
  readonly parts: readonly Part[]
}

export async function loadCatalogSnapshot(db: Database): Promise<CatalogSnapshot> {
  const [vehicleRows, partRows] = await Promise.all([
    db.select({ data: vehicles.data }).from(vehicles).orderBy(vehicles.id),
    db.select({ data: parts.data }).from(parts).orderBy(parts.id),
  ])
  return { vehicles: vehicleRows.map((row) => row.data), parts: partRows.map((row) => row.data) }
}
