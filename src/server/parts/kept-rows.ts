import type { Database } from '../database/connection.ts'
import { type PartRow, partsById } from '../listing/part-rows.ts'

/** Some 600 bytes each: the same parts stand on the lists of many cars. */
const MOST_ROWS = 3_000

/** The rows of these parts, in this order. */
export type KeptRows = (db: Database, ids: readonly string[]) => Promise<PartRow[]>

/** Rows read once for each state of the listing: `era` is another after a change. */
export function keptRows(era: () => number, read: KeptRows = partsById): KeptRows {
  let kept = new Map<string, PartRow>()
  let keptIn = era()
  return async (db, ids) => {
    if (keptIn !== era() || kept.size > MOST_ROWS) kept = new Map()
    keptIn = era()
    const known = kept
    const unread = ids.filter((id) => !known.has(id))
    const rows = unread.length > 0 ? await read(db, unread) : []
    // Read before a change, these are kept where nobody looks any more.
    for (const row of rows) known.set(row.id, row)
    return ids.flatMap((id) => known.get(id) ?? [])
  }
}
