import { slotOf } from '../fitment/slots.ts'
import type { Part, Vehicle } from '../model.ts'

/** The trade's rule F09: from here plugs, fluids, coolant, belts and a boost leak test come before power. */
export const SERVICE_FROM_MI = 60_000
/** From here the engine is tested before money goes into it: rule C21's inspection line. */
export const TEST_FROM_MI = 100_000

const thousands = (value: number): string => value.toLocaleString('en-US')

/** What to check first on a car of that many miles before these parts go on; the figures stay those of a healthy car. */
export function mileageNotes(mileage: number | undefined, vehicle: Vehicle, parts: readonly Part[]): string[] {
  const bought = parts.filter((part) => !part.installed)
  if (mileage === undefined || mileage < SERVICE_FROM_MI || bought.length === 0) return []
  const notes: string[] = []
  const at = `At ${thousands(mileage)} miles`
  if (mileage >= TEST_FROM_MI) {
    notes.push(
      `${at}, do a compression and leak-down test before you buy power parts. Our figures assume a healthy engine.`,
    )
  }
  const boosted = vehicle.engine.aspiration !== 'na' || bought.some(({ kind }) => slotOf(kind) === 'boost_source')
  notes.push(
    `${at}, start with plugs, fluids, coolant and belts${boosted ? ', and a boost leak test' : ''}. That runs $250 to $500 and prevents half of all bad tunes.`,
  )
  const clutch = parts.some(({ kind }) => slotOf(kind) === 'clutch')
  if (mileage >= TEST_FROM_MI && vehicle.transmission.kind === 'manual' && !clutch) {
    notes.push(`${at}, a factory clutch may slip below its rating. Budget for a new one unless yours has been done.`)
  }
  return notes
}
