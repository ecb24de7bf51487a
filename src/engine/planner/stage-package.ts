import { FUEL_NAMES, STAGE_NAMES, STAGE_TIMELINES } from '../display-words.ts'
import { slotOf } from '../fitment/slots.ts'
import type { PlanLine, PlannedBuild } from '../optimizer/planned-build.ts'
import type { SearchRequest } from '../optimizer/search-request.ts'
import { type Reason, reasonsFor } from '../rulebook/reasons.ts'
import { notesOn } from '../rulebook/ruled-build.ts'
import type { ComponentFilter, Stage } from '../vocabulary.ts'
import { filterComponents } from './component-filter.ts'
import { INJECTOR_BANDS, type InjectorBand, PLANNER_INJECTORS } from './planner-constants.ts'
import { type SupportingMods, supportingMods } from './supporting-mods.ts'

export interface StageTuning {
  /** Undefined when the calibration comes with a kit or is on the car. */
  partId: string | undefined
  name: string
  manufacturer: string
  priceCents: number
  laborHours: number
  laborCents: number
  gainWheelHp: number
  description: string
  /** The target is beyond what one set of the largest injectors feeds. */
  requiresDualInjection: boolean
}

/**
 * Totals are sums: total = parts + tuning + labor; the tune is apart from the other lines. Power is at the wheels. What
 * is on the car already is in `planned` and on none of the lines.
 */
export interface StagePackage {
  stage: Stage
  name: string
  targetWheelHp: number
  stockWheelHp: number
  /** What the car makes as it stands; a stock car its stock power. The gain is over this. */
  todayWheelHp: number
  gainWheelHp: number
  /** All core components but the tune. */
  core: readonly PlanLine[]
  /** What the component filter leaves of them. */
  shown: readonly PlanLine[]
  tuning: StageTuning
  supportingMods: readonly SupportingMods[]
  /** Why each part is in the package, by part id. */
  reasons: ReadonlyMap<string, readonly Reason[]>
  /** The band that the planner chose, where the target is beyond the stock or kit injectors. */
  injectors: InjectorBand | undefined
  partsCents: number
  tuningCents: number
  laborHours: number
  laborCents: number
  totalCents: number
  timeline: string
  /** How far the stage goes, where that is not what its name says; among the safety notes, too. */
  notes: readonly string[]
  safetyNotes: readonly string[]
  planned: PlannedBuild
}

function tuningOf(planned: PlannedBuild): StageTuning {
  const { build, power } = planned
  const line = planned.lines.find((candidate) => slotOf(candidate.part.kind) === 'tune')
  const kit = build.parts.find((part) => part.ratings.includes?.includes('tune'))
  const own = line?.part.installed || (!line && kit?.installed)
  const largest = INJECTOR_BANDS.at(-1)!.ccPerMin
  const atLimit = planned.limits.some((use) => use.component === 'fuel_system' && use.share > 0.999)
  const hasLargest = build.parts.some((part) => part.ratings.injectorCcPerMin === largest)
  return {
    partId: own ? undefined : line?.part.id,
    name: own ? 'Your tune' : (line?.part.name ?? (kit ? `Calibration of the ${kit.name}` : 'Factory calibration')),
    manufacturer: own ? 'Yours' : (line?.part.manufacturer ?? kit?.manufacturer ?? build.vehicle.make),
    priceCents: line?.priceCents ?? 0,
    laborHours: line?.laborHours ?? 0,
    laborCents: line?.laborCents ?? 0,
    gainWheelHp: own ? 0 : (line?.gainWheelHp ?? 0),
    description:
      `${own ? 'Have it redone' : 'Calibrated'} on ${FUEL_NAMES[build.fuel]} for ${Math.round(power.wheelHp)} whp` +
      (planned.unlimitedWheelHp > power.wheelHp + 1
        ? `, held below the ${Math.round(planned.unlimitedWheelHp)} the parts could make.`
        : '.') +
      (own ? ' Your tuner charges for that; it is not in our price.' : ''),
    requiresDualInjection: hasLargest && atLimit,
  }
}

/** The planner's injectors come in its own bands: their size is the shop's choice, and nothing to warn of. */
const BIG_INJECTORS_RULE = 'B09'

/** The package of a planned build, with what is advised beside it. */
export function packageOf(
  stage: Stage,
  planned: PlannedBuild,
  {
    request,
    filter,
    todayWheelHp,
    notes = [],
  }: { request: SearchRequest; filter: ComponentFilter; todayWheelHp: number; notes?: readonly string[] },
): StagePackage {
  const core = planned.lines.filter(({ part }) => !part.installed && slotOf(part.kind) !== 'tune')
  const tuning = tuningOf(planned)
  const injectorSet = core.find((line) => PLANNER_INJECTORS.includes(line.part))
  const { wheelHp, stockWheelHp } = planned.power
  return {
    stage,
    name: STAGE_NAMES[stage],
    targetWheelHp: wheelHp,
    ...{ stockWheelHp, todayWheelHp },
    gainWheelHp: wheelHp - todayWheelHp,
    core,
    shown: filterComponents(core, filter),
    tuning,
    supportingMods: supportingMods(request, planned),
    reasons: reasonsFor(planned, request),
    injectors: injectorSet && INJECTOR_BANDS[PLANNER_INJECTORS.indexOf(injectorSet.part)],
    partsCents: planned.partsCents - tuning.priceCents,
    tuningCents: tuning.priceCents,
    laborHours: planned.laborHours,
    laborCents: planned.laborCents,
    totalCents: planned.costCents,
    timeline: STAGE_TIMELINES[stage],
    notes,
    safetyNotes: [...notes, ...notesOn(planned, request, [BIG_INJECTORS_RULE])],
    planned,
  }
}
