import { withKeptParts } from '../current-setup/kept-parts.ts'
import { partsThatFit } from '../fitment/fits.ts'
import { slotOf } from '../fitment/slots.ts'
import { LABOR_CENTS_PER_HOUR } from '../labor-rates.ts'
import type { Aspiration, CalibrationFactors, Fuel, Part, Slot, Vehicle, Weather } from '../model.ts'
import { possibleInductions } from '../optimizer/plan-build.ts'
import { type PlannedBuild, plannedBuild } from '../optimizer/planned-build.ts'
import { plannedForGoal } from '../optimizer/planned-for-goal.ts'
import { sourceObeysInduction } from '../optimizer/scenarios.ts'
import { type FrontierPoint, limitedAt, narrowed, openSearch, type Search } from '../optimizer/search.ts'
import type { SearchRequest } from '../optimizer/search-request.ts'
import { cheapestFor, strongestFor } from '../optimizer/single-answers.ts'
import { buildPower } from '../power/build-power.ts'
import { GEARBOX_USED } from '../rulebook/bill-rules.ts'
import { stockInternalsWheelHp } from '../rulebook/internals-rules.ts'
import { ruledCarOf, underRulebook } from '../rulebook/ruled-request.ts'
import { type ComponentFilter, type InductionPreference, STAGES, type Stage } from '../vocabulary.ts'
import { bandedScenario } from './banded-scenario.ts'
import {
  isIdle,
  LEAST_STEP_HP,
  littlePowerNote,
  type MissingStage,
  missingStage,
  passedStage,
  shortOfCeiling,
} from './missing-stage.ts'
import { PLANNER_INJECTORS, STAGE_3_MARGIN_HP, STAGE_RESERVE, stageTerms } from './planner-constants.ts'
import { noLowerThan } from './rising-range.ts'
import { packageOf, type StagePackage } from './stage-package.ts'
import { NEVER_IN_PACKAGES, type StageRule, stageRule } from './stage-rules.ts'

export type { StagePackage } from './stage-package.ts'

export interface StageRequest {
  vehicle: Vehicle
  /** The catalog's parts, and in their place those that are on the car; those that do not fit are left out. */
  parts: readonly Part[]
  fuel: Fuel
  weather: Weather
  factors: CalibrationFactors
  induction?: InductionPreference
  componentFilter?: ComponentFilter
  /** 185 dollars where not given. */
  laborRateCentsPerHour?: number
}

export type StagePackagesResult =
  | {
      ok: true
      stockWheelHp: number
      /** What the car makes as it stands, on the stages' fuel; of a stock car its stock power. */
      todayWheelHp: number
      packages: readonly StagePackage[]
      missing: readonly MissingStage[]
    }
  | {
      ok: false
      reason: 'induction_not_possible'
      preference: InductionPreference
      factory: Aspiration
      possible: readonly InductionPreference[]
    }
  /** No build of this car is sold on this fuel; the sentence says what to do instead. */
  | { ok: false; reason: 'fuel_refused'; ruleId: string; sentence: string }

/** Bolt-ons that add less than this share over Stage 1 make no Stage 2: then a larger boost source may. */
const BOLT_ONS_WORTH = 0.02

export interface Planning {
  request: SearchRequest
  /** All parts of the car that some stage may use. */
  search: Search
  /** The same with headroom for gearbox and clutch, as stages with a bigger turbo or blower are sold. */
  withHeadroom: Search
  /** What is on the car, and what it makes with that: the stock car where nothing is said. */
  installed: readonly Part[]
  today: PlannedBuild
  todayWheelHp: number
  previousWheelHp: number
  /** The build of the stage before. */
  previous: PlannedBuild | undefined
  /** Slots that the stage before fills: stages build on each other, with the same or a better part. */
  filledSlots: readonly Slot[]
  filter: ComponentFilter
}

/** The ceiling of a stage at the wheels, whole hp. */
function stageCeilingWheelHp(rule: StageRule, { request, today, todayWheelHp }: Planning): number {
  const { limits } = request.vehicle
  const wheel = (crankHp: number) => Math.round(crankHp * (1 - today.power.drivelineLoss))
  const ceiling = {
    fuel_system: wheel(limits.fuelSystemCrankHp),
    internals: Math.round(stockInternalsWheelHp(ruledCarOf(request))) - STAGE_3_MARGIN_HP,
    built_engine: wheel(limits.builtEngineCrankHp),
  }[rule.upTo]
  return Math.max(ceiling, Math.ceil(todayWheelHp))
}

/** What a new blower or turbo kit takes off the car, or brings itself. */
export const REPLACED_BY_BOOST: ReadonlySet<Slot> = new Set<Slot>([
  'intake',
  'intake_manifold',
  'throttle_body',
  'headers',
  'midpipe',
  'charge_pipes',
  'intercooler',
  'pulley',
  'downpipe',
  'tune',
])

function stageSearch(rule: StageRule, planning: Planning, induction: InductionPreference): Search {
  const newBoost = rule.requiredSlots.includes('boost_source')
  const stays = (slot: Slot) => !rule.excludedSlots.includes(slot) && !(newBoost && REPLACED_BY_BOOST.has(slot))
  return narrowed(rule.upTo === 'fuel_system' ? planning.search : planning.withHeadroom, {
    induction,
    excludedSlots: rule.excludedSlots,
    requiredSlots: [...rule.requiredSlots, ...planning.filledSlots.filter(stays)],
    capWheelHp: stageCeilingWheelHp(rule, planning),
  })
}

/** The build of a point on this car: what is installed and need not come off stays; gearbox and clutch keep headroom. */
function asBuilt({ request }: Search, { installed }: Planning, point: FrontierPoint): PlannedBuild {
  const bought = point.parts.filter((part) => !part.installed)
  const parts = installed.length === 0 ? bought : withKeptParts(bought, installed, request)
  return plannedForGoal(request, parts, stageTerms(point.wheelHp), STAGE_RESERVE)
}

/** The cheapest build at the stage's ceiling, or of nearly the gain that the stage can make. */
function stageBuild(rule: StageRule, planning: Planning, induction: InductionPreference): PlannedBuild | undefined {
  const search = stageSearch(rule, planning, induction)
  const ceiling = search.request.capWheelHp!
  const upToStrength = rule.upTo !== 'fuel_system'
  if (upToStrength) {
    const { point } = cheapestFor(search, ceiling)
    if (point) return asBuilt(search, planning, point)
  }
  const strongest = strongestFor(search).point
  if (!strongest) return undefined
  const { todayWheelHp } = planning
  const wanted = todayWheelHp + rule.gainShare * (strongest.wheelHp - todayWheelHp)
  const floors = strongest.parts.map((part) => search.request.rules?.floorWheelHpOf?.(part) ?? 0)
  const goal = Math.min(
    strongest.wheelHp,
    Math.max(wanted, planning.previousWheelHp + LEAST_STEP_HP, ...floors.map(Math.ceil)),
  )
  const target = upToStrength ? Math.floor(goal) : goal
  const limited = upToStrength ? limitedAt(search, { capWheelHp: target }) : search
  const { point } = cheapestFor(limited, target)
  return point && asBuilt(limited, planning, point)
}

/** The stock gearbox is used so far that a built one has work to do. */
const usesUpGearbox = ({ limits }: PlannedBuild): boolean =>
  limits.some(
    ({ component, share, liftedByPartId }) => component === 'transmission' && share > GEARBOX_USED && !liftedByPartId,
  )

/** A built engine does not go in front of a gearbox that is used up, where we sell a built one. */
function withGearbox(
  rule: StageRule,
  planned: PlannedBuild | undefined,
  planning: Planning,
  induction: InductionPreference,
) {
  const isBuilt = rule.upTo === 'built_engine' && planning.search.allowed.bySlot.has('transmission')
  if (!planned || !isBuilt || !usesUpGearbox(planned)) return planned
  return stageBuild({ ...rule, requiredSlots: [...rule.requiredSlots, 'transmission'] }, planning, induction) ?? planned
}

/** What the stage's own ceilings leave at most, whatever it costs. */
function strongestBuild(rule: StageRule, planning: Planning, induction: InductionPreference): PlannedBuild | undefined {
  const search = stageSearch(rule, planning, induction)
  const { point } = strongestFor(search)
  return point && plannedBuild(search.request, point.parts)
}

/** What a customer should hear of the stage: where Stage 3 ends short of the stock internals, and what a built engine adds. */
function notesOn(rule: StageRule, planned: PlannedBuild, planning: Planning, induction: InductionPreference): string[] {
  if (rule.upTo === 'built_engine')
    return [littlePowerNote(planned, planning.previous)].filter((note) => note !== undefined)
  const ceiling = stageCeilingWheelHp(rule, planning)
  if (rule.upTo !== 'internals' || planned.power.wheelHp > ceiling - 1) return []
  const strongest = strongestBuild(rule, planning, induction)
  return strongest ? [shortOfCeiling(planned, strongest, ceiling)] : []
}

/** Whether the factory car already obeys the preference. */
const obeysAsItIs = (request: SearchRequest, preference: InductionPreference): boolean =>
  sourceObeysInduction(preference, undefined, request)

function planStage(stage: Stage, planning: Planning, preference: InductionPreference): StagePackage | MissingStage {
  const { request, previousWheelHp } = planning
  const passed = passedStage(stage, planning)
  if (passed) return passed
  const ethanol = request.fuel === 'e30' || request.fuel === 'e85'
  const asItIs = obeysAsItIs(request, preference)
  const induction = stage === 'stage1' ? 'auto' : preference
  const isSold = (slot: Slot) => planning.search.allowed.bySlot.has(slot)
  const ruleFor = (boosted: boolean) =>
    stageRule(stage, { vehicle: request.vehicle, induction: preference, ethanol, boosted, isSold })
  let rule = ruleFor(!asItIs)
  let planned = withGearbox(rule, stageBuild(rule, planning, induction), planning, induction)
  const boltOnsDoLittle = (planned?.power.wheelHp ?? 0) < previousWheelHp * (1 + BOLT_ONS_WORTH)
  if (stage === 'stage2' && asItIs && boltOnsDoLittle) {
    const boosted = stageBuild(ruleFor(true), planning, induction)
    if (boosted) {
      rule = ruleFor(true)
      planned = boosted
    }
  }
  if (!planned || isIdle(planned, request) || planned.power.wheelHp < previousWheelHp + LEAST_STEP_HP) {
    return missingStage(stage, rule, planned && (strongestBuild(rule, planning, induction) ?? planned), planning)
  }
  const notes = notesOn(rule, planned, planning, induction)
  return packageOf(stage, noLowerThan(planned, planning.previous), { ...planning, notes })
}

const isBought = (part: Part): boolean => !part.installed

const plannersOwn = new WeakMap<readonly Part[], WeakMap<Vehicle, readonly Part[]>>()

/** The parts that the planner chooses from: those that fit, and injectors by its own bands. One list for each car. */
export function plannerParts(parts: readonly Part[], vehicle: Vehicle): readonly Part[] {
  const known = plannersOwn.get(parts) ?? new WeakMap<Vehicle, readonly Part[]>()
  plannersOwn.set(parts, known)
  const list = known.get(vehicle) ?? [
    ...partsThatFit(parts, vehicle).filter((part) => part.installed || part.kind !== 'injectors'),
    ...PLANNER_INJECTORS,
  ]
  known.set(vehicle, list)
  return list
}

/**
 * The four packages of a car, or why one is missing. Stage 1 bolt-ons and tune; Stage 2 full bolt-ons, or a larger
 * boost source within the stock fuel system; Stage 3 up to the stock internals limit less 5 wheel hp; Wide Open up
 * to the built-engine limit with internals, fuel, transmission and cooling to match. Each builds on the
 * one before (its slots stay filled) and is the proven cheapest such build of its power. The induction preference is
 * obeyed from Stage 2 on, or refused with what is possible. Parts that are on the car cost nothing and stay unless a
 * stage puts something in their place; a stage that the car is past already is missing, and says so.
 */
export function stagePackages(input: StageRequest): StagePackagesResult {
  const { vehicle, fuel, weather, factors, induction = 'auto', componentFilter = 'all' } = input
  const request: SearchRequest = underRulebook({
    vehicle,
    parts: plannerParts(input.parts, vehicle),
    fuel,
    weather,
    factors,
    laborRateCentsPerHour: input.laborRateCentsPerHour ?? LABOR_CENTS_PER_HOUR.planner,
    excludedKinds: NEVER_IN_PACKAGES,
    scenarioOf: bandedScenario,
  })
  if (request.rules?.fuelRefusal) return { ok: false, reason: 'fuel_refused', ...request.rules.fuelRefusal }
  const search = openSearch(request)
  const withHeadroom = openSearch({ ...request, limitReserve: STAGE_RESERVE })
  const possible = possibleInductions(search)
  if (!possible.includes(induction)) {
    return {
      ok: false,
      reason: 'induction_not_possible',
      preference: induction,
      factory: vehicle.engine.aspiration,
      possible,
    }
  }
  const installed = request.parts.filter((part) => part.installed)
  const today = plannedBuild(request, installed)
  const todayWheelHp = buildPower({ vehicle, parts: installed, fuel, weather }, factors).wheelHp
  const packages: StagePackage[] = []
  const missing: MissingStage[] = []
  for (const stage of STAGES) {
    const previous = packages.at(-1)
    const planning = {
      ...{ request, search, withHeadroom, installed, today, todayWheelHp, filter: componentFilter },
      previousWheelHp: previous?.targetWheelHp ?? todayWheelHp,
      previous: previous?.planned,
      filledSlots: previous ? previous.planned.build.parts.filter(isBought).map(({ kind }) => slotOf(kind)) : [],
    }
    const planned = planStage(stage, planning, induction)
    if ('reason' in planned) missing.push(planned)
    else packages.push(planned)
  }
  return { ok: true, stockWheelHp: today.power.stockWheelHp, todayWheelHp, packages, missing }
}
