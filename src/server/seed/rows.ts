import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { EVIDENCE, PUBLISHED_TRACK_TESTS } from '../../catalog/evidence.ts'
import { findVehicle } from '../../catalog/find-vehicle.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { evidence, parts, trackTests, vehicles } from '../database/schema.ts'
import type { SeedTable } from './store.ts'

export interface SeededTable extends SeedTable {
  /** Which rows are the seed's to remove when the catalog no longer has them; all when absent. */
  removeOnly?: SQL
}

const UNUSED_VEHICLE = sql`not exists (select 1 from packages where packages.vehicle_id = vehicles.id)
  and not exists (select 1 from builds where builds.vehicle_id = vehicles.id)`

/** Every table of the seed, referenced ones first. */
export function seedTables(): SeededTable[] {
  return [
    { table: vehicles, rows: vehicleRows(), isEditable: true, removeOnly: UNUSED_VEHICLE },
    { table: parts, rows: partRows(), isEditable: true },
    { table: evidence, rows: evidenceRows(), isEditable: false, removeOnly: sql`origin = 'published'` },
    { table: trackTests, rows: trackTestRows(), isEditable: false },
  ]
}

const vehicleRows = () =>
  VEHICLES.map((data) => {
    const { id, make, model, modelId, yearFrom, yearTo } = data
    return { id, make, model, modelId, yearFrom, yearTo, data }
  })

const partRows = () =>
  PARTS.map((data) => {
    const { id, category, kind, manufacturer, name, priceCents } = data
    return { id, category, kind, manufacturer, name, priceCents, data }
  })

/** Each published result with the car of the catalog that it is about, as far as one is found. */
const evidenceRows = () =>
  withIds(EVIDENCE).map(({ id, row }) => {
    const found = findVehicle({ make: row.make, model: row.model, year: row.yearFrom, engine: row.engine })
    const about = found ? { vehicleId: found.vehicle.id, modelId: found.vehicle.modelId, exact: found.exact } : {}
    return { id, origin: 'published', row: { ...row, ...about }, sourceUrl: row.sourceUrl }
  })

const trackTestRows = () => withIds(PUBLISHED_TRACK_TESTS).map(({ id, row }) => ({ id, row, sourceUrl: row.sourceUrl }))

/** Names rows by what they say, so that a row keeps its id wherever it stands in the list. */
function withIds<T extends object>(rows: readonly T[]): { id: string; row: T }[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const name = createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 16)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return { id: count === 1 ? name : `${name}-${count}`, row }
  })
}
