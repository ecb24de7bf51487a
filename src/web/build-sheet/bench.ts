import { type BudgetPriority, RESERVE_OF_PRIORITY } from '../../contract/budget-priority.ts'
import type { Workbench } from '../../contract/workbench.ts'
import { atAltitude } from '../../engine/current-setup/at-altitude.ts'
import type { CurrentSetup } from '../../engine/current-setup/current-setup.ts'
import { installedParts } from '../../engine/current-setup/installed-parts.ts'
import { mileageNotes } from '../../engine/current-setup/mileage-notes.ts'
import { standingCar } from '../../engine/current-setup/standing-car.ts'
import { type TimeSlip, timeSlip } from '../../engine/dragstrip/time-slip.ts'
import type { FittedTires } from '../../engine/dragstrip/tire.ts'
import { runningGrip } from '../../engine/dragstrip/tire-grip.ts'
import { LABOR_CENTS_PER_HOUR } from '../../engine/labor-rates.ts'
import { type CurvePoint, type Fuel, type Part, type PowerCurve, SAE_J1349_WEATHER } from '../../engine/model.ts'
import { effectivePart } from '../../engine/optimizer/effective-parts.ts'
import { buildFrontier, undominatedByBill } from '../../engine/optimizer/frontier.ts'
import { type PlannedBuild, plannedBuild } from '../../engine/optimizer/planned-build.ts'
import { ANY_POWER, type GoalTerms, plannedForGoal } from '../../engine/optimizer/planned-for-goal.ts'
import type { FrontierPoint } from '../../engine/optimizer/search.ts'
import type { SearchRequest } from '../../engine/optimizer/search-request.ts'
import { type Breach, forbids, judgeBuild } from '../../engine/rulebook/judge-build.ts'
import { ruleById } from '../../engine/rulebook/rulebook.ts'
import { ruledBuildOf } from '../../engine/rulebook/ruled-build.ts'
import { underRulebook } from '../../engine/rulebook/ruled-request.ts'
import type { SearchRules } from '../../engine/rulebook/search-rules.ts'
import type { InductionPreference, IntendedUse } from '../../engine/vocabulary.ts'

/** A workbench with the visitor's own car on it: its parts stand in place of the catalog's, its sheet sets its power. */
export interface StandingBench extends Workbench {
  /** What is on the car; absent: nothing was told of it. */
  installed?: readonly Part[]
  altitudeFt?: number | undefined
  tires?: FittedTires | undefined
  mileage?: number | undefined
  /** What the customer can buy. */
  fuel?: Fuel | undefined
}

/** Puts a car as it stands on the bench; words of it that are no longer understood count as not said. */
export function standingBench(bench: Workbench, setup: CurrentSetup | undefined): StandingBench {
  if (!setup) return bench
  const { vehicle, factors, gearboxes, partsWithSwap = [] } = bench
  const catalog = setup.gearbox === undefined ? bench.parts : [...bench.parts, ...partsWithSwap]
  const { problems } = installedParts(setup.installed ?? [], vehicle, catalog)
  const installed = setup.installed?.filter((_, at) => problems.every((problem) => problem.at !== at))
  const read = (told: CurrentSetup) => standingCar({ vehicle, catalog, factors, gearboxes }, { ...told, installed })
  const asTold = read(setup)
  const standing = asTold.ok ? asTold : read({ ...setup, gearbox: undefined })
  if (!standing.ok) return bench
  const { car } = standing
  return {
    ...bench,
    vehicle: car.vehicle,
    parts: [...car.parts],
    installed: car.installed,
    altitudeFt: setup.altitudeFt,
    tires: setup.tires,
    mileage: setup.mileage,
    fuel: setup.fuel,
  }
}

/** The engine run in the browser: the same figures as the server's, without a round trip. */
export interface BenchRun extends PlannedBuild {
  timeSlip: TimeSlip
}

export interface BenchOptions {
  fuel: Fuel
  induction?: InductionPreference
  lockedPartIds?: readonly string[]
  excludedPartIds?: readonly string[]
  /** Street and balanced where nothing else is said. */
  use?: IntendedUse
  priority?: BudgetPriority
  /** What the build was made for; absent: all that the parts make. */
  goal?: GoalTerms
}

function requestOf(
  bench: Workbench,
  { use = 'street', priority = 'balanced', goal: _, ...options }: BenchOptions,
): SearchRequest & { rules: SearchRules } {
  return underRulebook({
    vehicle: bench.vehicle,
    parts: bench.parts,
    factors: bench.factors,
    weather: SAE_J1349_WEATHER,
    laborRateCentsPerHour: LABOR_CENTS_PER_HOUR.configurator,
    use,
    limitReserve: RESERVE_OF_PRIORITY[priority],
    ...options,
  })
}

const EVERYTHING: GoalTerms = ANY_POWER

/** Everything about one choice of parts on one fuel, in SAE J1349 weather, labor at the configurator's rate. */
export function runBench(bench: StandingBench, parts: readonly Part[], options: BenchOptions): BenchRun {
  const { goal = EVERYTHING, priority = 'balanced' } = options
  const planned = plannedForGoal(requestOf(bench, options), parts, goal, RESERVE_OF_PRIORITY[priority])
  const safetyNotes = [...mileageNotes(bench.mileage, bench.vehicle, parts), ...planned.safetyNotes]
  return { ...planned, safetyNotes, timeSlip: slipOf(bench, planned.power.curve, parts) }
}

/** The time slip of a curve on this car with these parts' tires; the first foot left out, as American magazines do. */
export function slipOf(
  bench: StandingBench,
  curve: PowerCurve,
  parts: readonly Part[],
  { tires, trace = false }: { tires?: FittedTires; trace?: boolean } = {},
): TimeSlip {
  const { vehicle, altitudeFt } = bench
  return timeSlip({
    ...{ vehicle, tireGrip: runningGrip(vehicle, parts, tires ?? bench.tires), rollout: true, trace },
    ...atAltitude(curve, { vehicle, parts }, altitudeFt),
  })
}

/** The rule that keeps a part off this car on a fuel, in its own words; undefined = it may be chosen. */
export function refusalOn(bench: Workbench, fuel: Fuel, part: Part): string | undefined {
  if (part.installed) return undefined
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
