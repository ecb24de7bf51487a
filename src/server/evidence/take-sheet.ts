import type { EvidenceCells } from '../../engine/calibration/evidence.ts'
import type { Services } from '../services.ts'
import { flagOfSheet, readSheet, sheetId } from './read-sheet.ts'
import { VERIFIED_ORDER } from './source-link.ts'
import { addSheets, importOf, MOST_OWN_SHEETS } from './store.ts'

/** Takes the dyno sheet of a verified order: the same checks as every sheet of the shop, under a source of its own. */
export async function takeSheet(
  { db, catalog }: Services,
  cells: EvidenceCells,
  importId: string,
): Promise<{ ok: true; id: string; flagged: string | null } | { ok: false; reason: string }> {
  const read = readSheet(catalog.vehicles, cells)
  if (!read.ok) return read
  const row = { ...read.row, sourceUrl: VERIFIED_ORDER }
  const id = sheetId(row)
  const { why, isOutlier } = flagOfSheet(catalog, row)
  const sheets = [{ id, row, flagged: isOutlier }]
  const stored = await addSheets(db, { vehicles: catalog.vehicles, importId, sheets })
  if (!stored.ok) return { ok: false, reason: `the shop keeps at most ${MOST_OWN_SHEETS} sheets of its own` }
  // Asked again after a connection broke: the sheet that this very order brought stands.
  const isOurs = stored.added.has(id) || (await importOf(db, id)) === importId
  return isOurs ? { ok: true, id, flagged: why } : { ok: false, reason: 'this run of this car is stored already' }
}
