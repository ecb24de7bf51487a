import { RESERVE_OF_PRIORITY } from '../../contract/budget-priority.ts'
import type { Workbench } from '../../contract/workbench.ts'
import { type TimeSlip, timeSlip } from '../../engine/dragstrip/time-slip.ts'
import type { FittedTires } from '../../engine/dragstrip/tire.ts'
import { runningGrip } from '../../engine/dragstrip/tire-grip.ts'
import { LABOR_CENTS_PER_HOUR } from '../../engine/labor-rates.ts'
import { type CurvePoint, type Fuel, type Part, type PowerCurve, SAE_J1349_WEATHER } from '../../engine/model.ts'
import { effectivePart } from '../../engine/optimizer/effective-parts.ts'
import { buildFrontier, undominatedByBill } from '../../engine/optimizer/frontier.ts'
import { type PlannedBuild, plannedBuild } from '../../engine/optimizer/planned-build.ts'
import type { FrontierPoint } from '../../engine/optimizer/search.ts'
import type { SearchRequest } from '../../engine/optimizer/search-request.ts'
import { type Breach, forbids, judgeBuild } from '../../engine/rulebook/judge-build.ts'
import { ruleById } from '../../engine/rulebook/rulebook.ts'
import { ruledBuildOf } from '../../engine/rulebook/ruled-build.ts'
import { underRulebook } from '../../engine/rulebook/ruled-request.ts'
import type { SearchRules } from '../../engine/rulebook/search-rules.ts'
import type { InductionPreference } from '../../engine/vocabulary.ts'

/** The engine run in the browser: the same figures as the server's, without a round trip. */
export interface BenchRun extends PlannedBuild {
  timeSlip: TimeSlip
}

export interface BenchOptions {
  fuel: Fuel
  induction?: InductionPreference
  lockedPartIds?: readonly string[]
  excludedPartIds?: readonly string[]
  /** What the calibration is set to deliver at most, where it can be set, wheel hp; absent: all that the parts make. */
  deliverWheelHp?: number
}

function requestOf(bench: Workbench, options: BenchOptions): SearchRequest & { rules: SearchRules } {
  return underRulebook({
    vehicle: bench.vehicle,
    parts: bench.parts,
    factors: bench.factors,
    weather: SAE_J1349_WEATHER,
    laborRateCentsPerHour: LABOR_CENTS_PER_HOUR.configurator,
    use: 'street',
    limitReserve: RESERVE_OF_PRIORITY.balanced,
    ...options,
  })
}

/** Everything about one choice of parts on one fuel, in SAE J1349 weather, labor at the configurator's rate. */
export function runBench(bench: Workbench, parts: readonly Part[], options: BenchOptions): BenchRun {
  const planned = plannedBuild(requestOf(bench, options), parts)
  return { ...planned, timeSlip: slipOf(bench, planned.power.curve, parts) }
}

/** The time slip of a curve on this car with these parts' tires; the first foot left out, as American magazines do. */
export function slipOf(
  bench: Pick<Workbench, 'vehicle'>,
  curve: PowerCurve,
  parts: readonly Part[],
  tires?: FittedTires,
): TimeSlip {
  return timeSlip({
    vehicle: bench.vehicle,
    curve,
    tireGrip: runningGrip(bench.vehicle, parts, tires),
    rollout: true,
    weather: SAE_J1349_WEATHER,
  })
}

/** The rule that keeps a part off this car on a fuel, in its own words; undefined = it may be chosen. */
export function refusalOn(bench: Workbench, fuel: Fuel, part: Part): string | undefined {
  const ruleId = requestOf(bench, { fuel }).rules.refusalOf(part)
  return ruleId === undefined ? undefined : ruleById(ruleId).sentence
}

/** Why we build nothing for this car on a fuel, and what to fill up with instead. */
export function fuelRefusalOn(bench: Workbench, fuel: Fuel): string | undefined {
  return requestOf(bench, { fuel }).rules.fuelRefusal?.sentence
}

/** What keeps a choice of parts from being sold as a build. */
export function breachesOf(bench: Workbench, parts: readonly Part[], fuel: Fuel): Breach[] {
  const request = requestOf(bench, { fuel })
  return judgeBuild(ruledBuildOf(plannedBuild(request, parts), request)).filter(forbids)
}

/** The parts as the rulebook sees them on a fuel: with what it adds to their needs and exclusions. */
export function partsUnderRules(bench: Workbench, fuel: Fuel, parts: readonly Part[]): Part[] {
  const { rules } = requestOf(bench, { fuel })
  return parts.map((part) => effectivePart(part, rules))
}

/** Every build that no other beats, cheapest first, within what the visitor locked and left out. */
export function frontierOf(bench: Workbench, options: BenchOptions): readonly FrontierPoint[] {
  return undominatedByBill(buildFrontier(requestOf(bench, options)).points)
}

/** At most `points` points of a curve for a chart; first, last and the power peak are kept. */
export function thinned(curve: PowerCurve, points = 40): CurvePoint[] {
  const step = Math.max(1, Math.ceil(curve.length / points))
  let peak = 0
  curve.forEach((point, index) => {
    if (point.wheelHp > (curve[peak]?.wheelHp ?? 0)) peak = index
  })
  return curve.filter((_, index) => index % step === 0 || index === curve.length - 1 || index === peak)
}
