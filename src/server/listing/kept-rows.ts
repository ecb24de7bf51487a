import { sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { carFits, type ListedRow, POPULAR_FIRST, partsById } from './part-rows.ts'

/** Some 700 bytes each: the same parts stand on the lists of many cars. */
const MOST_ROWS = 6_000
/** Of a car with more the database finds faster what is asked than they would be looked through here. */
const MOST_OF_A_CAR = 500

/** The rows of these parts, in this order. */
export type KeptRows = (db: Database, ids: readonly string[]) => Promise<ListedRow[]>
/** Every part that fits a car, the best known first; undefined when these are too many to be held. */
export type PartsOfCar = (db: Database, vehicleId: string) => Promise<readonly ListedRow[] | undefined>

/** What is made once for each state of the listing: `era` is another after a change. */
function keptInEra<T>(era: () => number): () => Map<string, T> {
  let kept = new Map<string, T>()
  let keptIn = era()
  return () => {
    if (keptIn !== era() || kept.size > MOST_ROWS) kept = new Map()
    keptIn = era()
    return kept
  }
}

/** Rows read once for each state of the listing. */
export function keptRows(era: () => number, read: KeptRows = partsById): KeptRows {
  const now = keptInEra<ListedRow>(era)
  return async (db, ids) => {
    const known = now()
    const unread = ids.filter((id) => !known.has(id))
    const rows = unread.length > 0 ? await read(db, unread) : []
    // Read before a change, these are kept where nobody looks any more.
    for (const row of rows) known.set(row.id, row)
    return ids.flatMap((id) => known.get(id) ?? [])
  }
}

/** Of each car which parts fit it, found once for each state of the listing: all its shelves and lists are made of them. */
export function keptCars(era: () => number, rows: KeptRows, find = idsOfCar): PartsOfCar {
  const now = keptInEra<Promise<readonly string[] | undefined>>(era)
  return async (db, vehicleId) => {
    const known = now()
    // The rows' own ids: of each there is one text, however many cars the part fits.
    const finding =
      known.get(vehicleId) ?? find(db, vehicleId).then(async (ids) => ids && (await rows(db, ids)).map(({ id }) => id))
    if (!known.has(vehicleId)) finding.catch(() => known.delete(vehicleId))
    known.set(vehicleId, finding)
    const ids = await finding
    return ids && rows(db, ids)
  }
}

async function idsOfCar(db: Database, vehicleId: string): Promise<readonly string[] | undefined> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select p.id from shop_parts p where ${carFits([vehicleId])} order by ${POPULAR_FIRST} limit ${MOST_OF_A_CAR + 1}`,
  )
  return rows.length > MOST_OF_A_CAR ? undefined : rows.map(({ id }) => id)
}

/** Both, of one memory: for the parts' own pages and for those of cars. */
export function keptParts(era: () => number): { rows: KeptRows; cars: PartsOfCar } {
  const rows = keptRows(era)
  return { rows, cars: keptCars(era, rows) }
}
