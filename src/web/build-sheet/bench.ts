import { RESERVE_OF_PRIORITY } from '../../contract/budget-priority.ts'
import { LABOR_CENTS_PER_HOUR } from '../../contract/cart-lines.ts'
import type { Workbench } from '../../contract/workbench.ts'
import { type TimeSlip, timeSlip } from '../../engine/dragstrip/time-slip.ts'
import { tireGripOf } from '../../engine/dragstrip/tire-grip.ts'
import { type CurvePoint, type Fuel, type Part, type PowerCurve, SAE_J1349_WEATHER } from '../../engine/model.ts'
import { buildFrontier } from '../../engine/optimizer/frontier.ts'
import { type PlannedBuild, plannedBuild } from '../../engine/optimizer/planned-build.ts'
import type { FrontierPoint } from '../../engine/optimizer/search.ts'
import type { InductionPreference, SearchRequest } from '../../engine/optimizer/search-request.ts'
import { underRulebook } from '../../engine/rulebook/ruled-request.ts'

/** The engine run in the browser: the same figures as the server's, without a round trip. */
export interface BenchRun extends PlannedBuild {
  timeSlip: TimeSlip
}

export interface BenchOptions {
  fuel: Fuel
  induction?: InductionPreference
  lockedPartIds?: readonly string[]
  excludedPartIds?: readonly string[]
}

function requestOf(bench: Workbench, options: BenchOptions): SearchRequest {
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
export function slipOf(bench: Workbench, curve: PowerCurve, parts: readonly Part[]): TimeSlip {
  return timeSlip({
    vehicle: bench.vehicle,
    curve,
    tireGrip: tireGripOf(parts),
    rollout: true,
    weather: SAE_J1349_WEATHER,
  })
}

/** Every build that no other beats, cheapest first, within what the visitor locked and left out. */
export function frontierOf(bench: Workbench, options: BenchOptions): readonly FrontierPoint[] {
  return buildFrontier(requestOf(bench, options)).points
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
