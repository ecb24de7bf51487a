import { fits } from '../fitment/fits.ts'
import { slotOf } from '../fitment/slots.ts'
import { limitedWheelHp } from '../limits/goal-limit.ts'
import { type LimitedPower, limitedBuildPower } from '../limits/limit-power.ts'
import { limitUse } from '../limits/limit-use.ts'
import { safetyNotes } from '../limits/safety-notes.ts'
import type { Build, BuildPower, LimitUse, Part, PartKind, Range90 } from '../model.ts'
import { scenarioParts } from '../power/build-power.ts'
import { reserveOf } from './search.ts'
import type { SearchRequest } from './search-request.ts'
import { billedLabor } from './shared-labor.ts'
import { bySlotOrder } from './tie-break.ts'

/** One line of the bill. An installed part costs nothing; a job that several parts share is on the line of one of them. */
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
  /** The 90 % range of a car with a dyno sheet as it would be without it. */
  range90WithoutSheet?: Range90
  /** Where the tune is set to less for a goal: what it would deliver within the limits, wheel hp. */
  allWheelHp?: number
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

/** A chosen set of parts and what it delivers, under the request's fuel, weather and reserve. */
export function deliveredBuild(request: SearchRequest, chosen: readonly Part[]) {
  const { vehicle, fuel, weather } = request
  const parts = bySlotOrder(chosen)
  const build: Build = { vehicle, parts, fuel, weather }
  const capWheelHp = limitedWheelHp(request, scenarioParts(parts).chosen)
  const terms = { reserve: reserveOf(request), rules: request.rules }
  const limited = limitedBuildPower(build, request.factors, { ...terms, capWheelHp })
  return { build, power: limited.power, limited, capWheelHp, terms }
}

/** The bill of a chosen set of parts with their labor, cents. */
export function billCents({ laborRateCentsPerHour, rules }: SearchRequest, chosen: readonly Part[]): number {
  const labor = billedLabor(chosen, laborRateCentsPerHour, (part) => rules?.sharedJobsOf(part) ?? [])
  return chosen.reduce((sum, part, index) => sum + part.priceCents + labor[index]!.cents, 0)
}

/** Everything about a chosen set of parts, under the request's fuel, weather, labor rate and reserve. */
export function plannedBuild(request: SearchRequest, chosen: readonly Part[]): PlannedBuild {
  const { vehicle, factors, laborRateCentsPerHour, rules } = request
  const { build, limited, capWheelHp, terms } = deliveredBuild(request, chosen)
  const { parts } = build
  const all = limited.limitedBy === 'request' ? limitedBuildPower(build, factors, terms) : undefined
  const without = vehicle.measured && { ...build, vehicle: vehicle.measured.without }
  const labor = billedLabor(parts, laborRateCentsPerHour, (part) => rules?.sharedJobsOf(part) ?? [])
  const lines = parts.map((part, index): PlanLine => {
    const gain = limited.power.gains[index]
    return {
      part,
      priceCents: part.priceCents,
      laborHours: labor[index]!.hours,
      laborCents: labor[index]!.cents,
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
    ...(all ? { allWheelHp: all.power.wheelHp } : {}),
    ...(without
      ? { range90WithoutSheet: limitedBuildPower(without, factors, { ...terms, capWheelHp }).power.wheelHpRange90 }
      : {}),
    ...(limited.limitedBy ? { limitedBy: limited.limitedBy } : {}),
    ...(limited.limitedByRule ? { limitedByRule: limited.limitedByRule } : {}),
    lines,
    partsCents,
    laborHours: lines.reduce((sum, line) => sum + line.laborHours, 0),
    laborCents: laborSum,
    costCents: partsCents + laborSum,
    limits,
    safetyNotes: safetyNotes(build, limited, limits, (kind) => isSoldFor(request, parts, kind)),
  }
}

/** Whether the shop sells a part of the kind for the car, on these terms, that is rated for more than the one in the build. */
function isSoldFor({ parts: sold, vehicle, rules }: SearchRequest, chosen: readonly Part[], kind: PartKind): boolean {
  const slot = slotOf(kind)
  const own = chosen.find((part) => slotOf(part.kind) === slot)
  return sold.some(
    (part) =>
      slotOf(part.kind) === slot &&
      part !== own &&
      !(own && isNoStronger(part, own)) &&
      fits(part, vehicle) &&
      rules?.refusalOf(part) === undefined,
  )
}

const STRENGTHS = ['supportsCrankHp', 'supportsTorqueLbft', 'pumpLitersPerHour', 'injectorCcPerMin'] as const

/** Whether a rating that both have says that the one carries no more than the other. */
const isNoStronger = ({ ratings: one }: Part, { ratings: other }: Part): boolean =>
  STRENGTHS.some((rating) => (one[rating] ?? Number.POSITIVE_INFINITY) <= (other[rating] ?? 0))

/** Whether the calibration holds the power for the sake of this limit. */
export const holds = (
  { component, slot }: LimitUse,
  { limitedBy, limitedByRule }: Pick<PlannedBuild, 'limitedBy' | 'limitedByRule'>,
): boolean => limitedBy === component && limitedByRule?.slot === slot
