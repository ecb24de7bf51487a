import { type HeldPower, heldBuildPower } from '../limits/hold-power.ts'
import { limitUse } from '../limits/limit-use.ts'
import { safetyNotes } from '../limits/safety-notes.ts'
import type { Build, BuildPower, LimitUse, Part } from '../model.ts'
import { laborCents } from './allowed-parts.ts'
import { reserveOf } from './search.ts'
import type { SearchRequest } from './search-request.ts'
import { bySlotOrder } from './tie-break.ts'

/** One line of the bill. An owned part costs nothing. */
export interface PlanLine {
  part: Part
  priceCents: number
  laborHours: number
  laborCents: number
  /** What it adds at the wheels in this build; base + all gains = total. */
  gainWheelHp: number
  gainWheelTorqueLbft: number
}

/** A build with its bill and everything that follows from it. Every total is the sum of its lines. */
export interface PlannedBuild {
  build: Build
  /** As the calibration delivers it, within the limits. */
  power: BuildPower
  /** What air and fuel alone would make, wheel hp. */
  unheldWheelHp: number
  heldBy?: NonNullable<HeldPower['heldBy']>
  lines: readonly PlanLine[]
  partsCents: number
  laborHours: number
  laborCents: number
  costCents: number
  /** The nearest first. */
  limits: readonly LimitUse[]
  safetyNotes: readonly string[]
}

/** Everything about a chosen set of parts, under the request's fuel, weather, labor rate and reserve. */
export function plannedBuild(request: SearchRequest, chosen: readonly Part[]): PlannedBuild {
  const { vehicle, fuel, weather, factors, laborRateCentsPerHour } = request
  const parts = bySlotOrder(chosen)
  const build: Build = { vehicle, parts, fuel, weather }
  const held = heldBuildPower(build, factors, { reserve: reserveOf(request), holdWheelHp: request.holdWheelHp })
  const owned = new Set(request.ownedPartIds)
  const lines = parts.map((part, index): PlanLine => {
    const free = owned.has(part.id)
    const gain = held.power.gains[index]
    return {
      part,
      priceCents: free ? 0 : part.priceCents,
      laborHours: free ? 0 : part.laborHours,
      laborCents: free ? 0 : laborCents(part, laborRateCentsPerHour),
      gainWheelHp: gain?.wheelHp ?? 0,
      gainWheelTorqueLbft: gain?.wheelTorqueLbft ?? 0,
    }
  })
  const partsCents = lines.reduce((sum, line) => sum + line.priceCents, 0)
  const labor = lines.reduce((sum, line) => sum + line.laborCents, 0)
  const limits = limitUse(build, held, factors)
  return {
    build,
    power: held.power,
    unheldWheelHp: held.unheldWheelHp,
    ...(held.heldBy ? { heldBy: held.heldBy } : {}),
    lines,
    partsCents,
    laborHours: lines.reduce((sum, line) => sum + line.laborHours, 0),
    laborCents: labor,
    costCents: partsCents + labor,
    limits,
    safetyNotes: safetyNotes(vehicle, held, limits),
  }
}
