import { SMART_TARGET, TIME_GOALS } from '../../contract/bounds.ts'
import {
  INDUCTION_PREFERENCES,
  type InductionPreference,
  STAGES,
  type Stage,
  TIME_MEASURES,
  type TimeMeasure,
} from '../../engine/vocabulary.ts'
import { setupFrom } from '../current-setup/setup-address.ts'
import { requestedSetup, type StartingSetup } from '../current-setup/starting-setup.ts'
import type { VehicleChoice } from '../vehicles/choices.ts'

/** What the visitor has chosen in the planner's smart mode. */
export interface SmartChoice extends StartingSetup {
  /** Make and model lower-cased and joined by hyphens: a model's slug. */
  vehicleModel?: string
  /** The visitor's own car of that model, where it is known which. */
  vehicleId?: string
  preferenceType: InductionPreference
  stage: Stage
  /** As typed; empty leaves the target to the stage. */
  targetHorsepower: string
  /** A time in place of the target, its seconds as typed. */
  time?: { measure: TimeMeasure; seconds: string }
}

export interface SmartModel {
  vehicleModel: string
  label: string
}

/** Every model of the catalog, make and model combined, alphabetical. */
export function smartModels(vehicles: readonly VehicleChoice[]): SmartModel[] {
  const models = new Map(vehicles.map((v) => [v.modelId, `${v.make} ${v.model}`]))
  return [...models]
    .map(([vehicleModel, label]) => ({ vehicleModel, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
}

export function smartChoiceFrom(search: URLSearchParams, models: readonly SmartModel[]): SmartChoice {
  const model = models.find((one) => one.vehicleModel === search.get('model'))
  const measure = TIME_MEASURES.find((one) => one === search.get('goal'))
  const vehicleId = search.get('variant')
  return {
    ...(model ? { vehicleModel: model.vehicleModel, ...setupFrom(search) } : {}),
    ...(model && vehicleId ? { vehicleId } : {}),
    ...(measure ? { time: { measure, seconds: search.get('seconds') ?? String(TIME_GOALS[measure].default) } } : {}),
    preferenceType: INDUCTION_PREFERENCES.find((one) => one === search.get('preference')) ?? 'auto',
    stage: STAGES.find((one) => one === search.get('stage')) ?? 'stage2',
    targetHorsepower: search.get('hp') ?? '500',
  }
}

/** Why the typed target cannot be asked for; undefined when it can. */
export function targetProblem(text: string): string | undefined {
  if (text.trim() === '') return undefined
  const hp = Number(text)
  if (!Number.isFinite(hp) || hp < SMART_TARGET.min || hp > SMART_TARGET.max) {
    return `Enter ${SMART_TARGET.min} to ${SMART_TARGET.max} wheel horsepower`
  }
  return undefined
}

/** Why the typed time cannot be asked for; undefined when it can. */
export function timeProblem({ measure, seconds }: NonNullable<SmartChoice['time']>): string | undefined {
  const { min, max } = TIME_GOALS[measure]
  const typed = seconds.trim() === '' ? Number.NaN : Number(seconds)
  return typed >= min && typed <= max ? undefined : `Enter ${min} to ${max} seconds`
}

/** What POST /api/preference-packages is asked; undefined while it cannot be. The budget range is always mid. */
export function smartRequest(choice: SmartChoice) {
  const { vehicleModel, vehicleId, preferenceType, stage, time } = choice
  if (vehicleModel === undefined) return undefined
  const own = vehicleId && choice.setup ? { vehicleId, ...requestedSetup(choice) } : {}
  if (time) {
    if (timeProblem(time)) return undefined
    const timeGoal = { measure: time.measure, seconds: Number(time.seconds) }
    return { vehicleModel, preferenceType, stage, timeGoal, budgetRange: 'mid' as const, ...own }
  }
  if (targetProblem(choice.targetHorsepower)) return undefined
  const typed = choice.targetHorsepower.trim()
  return {
    ...{ vehicleModel, preferenceType, stage },
    ...(typed === '' ? {} : { targetHorsepower: Number(typed) }),
    budgetRange: 'mid' as const,
    ...own,
  }
}
