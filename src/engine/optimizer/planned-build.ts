import { limitedWheelHp } from '../limits/goal-limit.ts'
import { type LimitedPower, limitedBuildPower } from '../limits/limit-power.ts'
import { limitUse } from '../limits/limit-use.ts'
import { safetyNotes } from '../limits/safety-notes.ts'
import type { Build, BuildPower, LimitUse, Part } from '../model.ts'
import { scenarioParts } from '../power/build-power.ts'
import { reserveOf } from './search.ts'
import type { SearchRequest } from './search-request.ts'
import { billedLabor } from './shared-labor.ts'
import { bySlotOrder } from './tie-break.ts'

/** One line of the bill. An owned part costs nothing; a job that several parts share is on the line of one of them. */
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
  unlimitedWheelHp: number
  limitedBy?: NonNullable<LimitedPower['limitedBy']>
  /** The rulebook's ceiling, where hardware holds it. */
  limitedByRule?: NonNullable<LimitedPower['limitedByRule']>
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
  const { vehicle, fuel, weather, factors, laborRateCentsPerHour, rules } = request
  const parts = bySlotOrder(chosen)
  const build: Build = { vehicle, parts, fuel, weather }
  const capWheelHp = limitedWheelHp(request, scenarioParts(parts).chosen)
  const limited = limitedBuildPower(build, factors, { reserve: reserveOf(request), capWheelHp, rules })
  const owned = new Set(request.ownedPartIds)
  const labor = billedLabor(parts, laborRateCentsPerHour, (part) =>
    owned.has(part.id) ? [] : (rules?.sharedJobsOf(part) ?? []),
  )
  const lines = parts.map((part, index): PlanLine => {
    const free = owned.has(part.id)
    const gain = limited.power.gains[index]
    return {
      part,
      priceCents: free ? 0 : part.priceCents,
      laborHours: free ? 0 : labor[index]!.hours,
      laborCents: free ? 0 : labor[index]!.cents,
      gainWheelHp: gain?.wheelHp ?? 0,
      gainWheelTorqueLbft: gain?.wheelTorqueLbft ?? 0,
    }
  })
  const partsCents = lines.reduce((sum, line) => sum + line.priceCents, 0)
  const laborSum = lines.reduce((sum, line) => sum + line.laborCents, 0)
  const limits = limitUse(build, limited, factors, rules)
  return {
    build,
    power: limited.power,
    unlimitedWheelHp: limited.unlimitedWheelHp,
    ...(limited.limitedBy ? { limitedBy: limited.limitedBy } : {}),
    ...(limited.limitedByRule ? { limitedByRule: limited.limitedByRule } : {}),
    lines,
    partsCents,
    laborHours: lines.reduce((sum, line) => sum + line.laborHours, 0),
    laborCents: laborSum,
    costCents: partsCents + laborSum,
    limits,
    safetyNotes: safetyNotes(build, limited, limits),
  }
}
