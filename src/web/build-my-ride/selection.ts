import { nearestTarget, TARGET_HP, TIME_GOALS } from '../../contract/bounds.ts'
import { BUDGET_PRIORITIES, type BudgetPriority } from '../../contract/budget-priority.ts'
import type { OfferName } from '../../contract/configurator.ts'
import type { WantedSlot } from '../../contract/wanted-slots.ts'
import type { InductionChoice } from '../../engine/display-words.ts'
import type { TimeGoal } from '../../engine/dragstrip/timed-run.ts'
import { FUELS, type Fuel } from '../../engine/model.ts'
import { INTENDED_USES, type IntendedUse, MUST_PASS, type MustPass, type TimeMeasure } from '../../engine/vocabulary.ts'
import { goalInAddress, hundredths } from '../build-sheet/goal-address.ts'
import { goalFromAddress } from '../build-sheet/goal-from-address.ts'
import { type WantedParts, wantedFrom, wantedInAddress } from '../build-sheet/wanted-address.ts'
import { setupFrom, writeSetup } from '../current-setup/setup-address.ts'
import { requestedSetup, type StartingSetup } from '../current-setup/starting-setup.ts'
import { chosenVariant, modelNamed, type VehicleChoice } from '../vehicles/choices.ts'
import { pickedFrom, toldIn, writePicked } from '../vehicles/vehicle-address.ts'
import { clearedBy, type PickedVehicle, type VehicleChange } from '../vehicles/vehicle-picks.ts'
import { buildIntent } from './build-intent.ts'
import { inductionNamed } from './induction-options.ts'

/** The largest budget that the form takes. */
export const MOST_BUDGET_USD = 500_000

/** What the visitor has chosen so far on Build My Ride. */
export interface Selection extends PickedVehicle, StartingSetup {
  targetHorsepower: number
  /** A time to run, in place of the horsepower. */
  timeGoal?: TimeGoal
  induction?: InductionChoice
  /** What is in the tank; pump gas, 93 octane, when nothing is said. */
  fuel?: Fuel
  /** Parts and labor together, whole US dollars; a hard limit. */
  budgetUsd?: number
  /** Places that are to have a new part, whether the goal takes it or not. */
  wantedSlots?: readonly WantedSlot[]
  /** The very part for such a place. */
  wantedParts?: WantedParts
  /** What the car is for and what matters most; what its name says of its buyer when nothing is said. */
  use?: IntendedUse
  priority?: BudgetPriority
  mustPass?: MustPass
  /** A build beside the cheapest one, taken in its place. */
  offer?: OfferName
  /** Recommended parts that the visitor added. */
  withPartIds?: readonly string[]
  /** Supporting parts that the visitor left out. */
  withoutPartIds?: readonly string[]
}

export const NOTHING_CHOSEN: Selection = { targetHorsepower: TARGET_HP.default }

export type Change =
  | VehicleChange
  | { field: 'targetHorsepower'; value: number }
  /** What the goal is measured in; undefined is horsepower. */
  | { field: 'measure'; value: TimeMeasure | undefined }
  | { field: 'seconds'; value: number }
  | { field: 'induction'; value: InductionChoice | undefined }
  | { field: 'fuel'; value: Fuel | undefined }
  | { field: 'budgetUsd'; value: number | undefined }
  | { field: 'wantedSlots'; value: readonly WantedSlot[] | undefined }
  | { field: 'wantedParts'; value: WantedParts | undefined }
  | { field: 'use'; value: IntendedUse | undefined }
  | { field: 'priority'; value: BudgetPriority | undefined }
  | { field: 'mustPass'; value: MustPass | undefined }

const ORDER = { order: 'yearFirst' } as const

const OF_THE_CAR = ['offer', 'withPartIds', 'withoutPartIds'] as const
const OF_THE_MODEL = ['induction', 'wantedSlots', 'wantedParts', ...OF_THE_CAR] as const
const ON_THE_CAR = ['setup', 'isFromStock'] as const

const CLEARED_BY: Record<Change['field'], readonly (keyof Selection)[]> = {
  year: [...clearedBy('yearFirst', 'year'), ...OF_THE_MODEL, ...ON_THE_CAR],
  make: [...clearedBy('yearFirst', 'make'), ...OF_THE_MODEL, ...ON_THE_CAR],
  modelId: [...clearedBy('yearFirst', 'modelId'), ...OF_THE_MODEL, ...ON_THE_CAR],
  variantId: ['wantedParts', ...OF_THE_CAR, ...ON_THE_CAR],
  targetHorsepower: ['offer'],
  measure: ['offer', 'timeGoal'],
  seconds: ['offer'],
  induction: OF_THE_CAR,
  fuel: OF_THE_CAR,
  budgetUsd: ['offer'],
  wantedSlots: ['offer'],
  wantedParts: ['offer'],
  use: OF_THE_CAR,
  priority: OF_THE_CAR,
  mustPass: OF_THE_CAR,
}

/** As the browser's own list: the page does without the schemas of the contract. */
const OFFERS: readonly OfferName[] = ['just_over', 'near_goal', 'more_headroom', 'most_power', 'no_engine_work']
const MOST_ADDED = 20

/** The selection with another build taken in place of the cheapest; `as_asked` goes back to that one. */
export function takeOffer({ offer: _, ...selection }: Selection, offer: OfferName): Selection {
  return offer === 'as_asked' ? selection : { ...selection, offer }
}

/** The selection with a recommended part added to the build, or a part of it left out; done twice, as it was. */
export function togglePart(selection: Selection, list: 'withPartIds' | 'withoutPartIds', partId: string): Selection {
  const { [list]: before = [], ...rest } = selection
  const next = before.includes(partId) ? before.filter((id) => id !== partId) : [...before, partId]
  return next.length === 0 ? rest : { ...rest, [list]: next }
}

export const isSameCar = (a: Selection, b: Selection): boolean =>
  a.modelId === b.modelId && a.year === b.year && a.variantId === b.variantId

/** The selection that starts from what is on the car, or from stock. */
export function startFrom(selection: Selection, start: StartingSetup): Selection {
  const { setup: _setup, isFromStock: _isFromStock, offer: _offer, ...rest } = selection
  return { ...rest, ...start }
}

/** The selection after one change: what stands below the changed field in the cascade is cleared. */
export function choose(selection: Selection, change: Change): Selection {
  const next: Record<string, unknown> = { ...selection }
  for (const field of CLEARED_BY[change.field]) delete next[field]
  if (change.field === 'targetHorsepower') next.targetHorsepower = stepped(change.value)
  else if (change.field === 'measure') {
    if (change.value) next.timeGoal = { measure: change.value, seconds: TIME_GOALS[change.value].default }
  } else if (change.field === 'seconds') {
    if (selection.timeGoal) next.timeGoal = { ...selection.timeGoal, seconds: hundredths(change.value) }
  } else if (change.value === undefined) delete next[change.field]
  else next[change.field] = change.value
  return withPartsOfPlaces(next as unknown as Selection)
}

/** The part that was named for a place goes with it. */
function withPartsOfPlaces({ wantedParts, ...selection }: Selection): Selection {
  const kept = Object.entries(wantedParts ?? {}).filter(([slot]) => selection.wantedSlots?.some((one) => one === slot))
  return kept.length > 0 ? { ...selection, wantedParts: Object.fromEntries(kept) } : selection
}

function stepped(hp: number): number {
  return Number.isFinite(hp) ? nearestTarget(hp) : TARGET_HP.default
}

/**
 * Reads the address. What the catalog does not know is left out, together with what depends on it. While the catalog is
 * on its way the car stays as it is told, so that a goal chosen meanwhile does not lose it.
 */
export function selectionFrom(search: URLSearchParams, vehicles: readonly VehicleChoice[]): Selection {
  const hp = search.get('hp')
  let selection = choose(NOTHING_CHOSEN, { field: 'targetHorsepower', value: hp ? Number(hp) : TARGET_HP.default })
  const timeGoal = goalFromAddress(search)
  if (timeGoal) selection = { ...selection, timeGoal }
  const fuel = FUELS.find((one) => one === search.get('fuel'))
  if (fuel !== undefined) selection = choose(selection, { field: 'fuel', value: fuel })
  const budget = Number(search.get('budget'))
  if (Number.isInteger(budget) && budget > 0 && budget <= MOST_BUDGET_USD) {
    selection = choose(selection, { field: 'budgetUsd', value: budget })
  }
  const use = INTENDED_USES.find((one) => one === search.get('use'))
  const priority = BUDGET_PRIORITIES.find((one) => one === search.get('priority'))
  const mustPass = MUST_PASS.find((one) => one === search.get('smog'))
  const terms = { ...(use ? { use } : {}), ...(priority ? { priority } : {}), ...(mustPass ? { mustPass } : {}) }
  selection = { ...selection, ...terms }
  const picked =
    vehicles.length === 0 ? toldIn(search) : pickedFrom(search, vehicles, { ...ORDER, make: search.get('make') })
  selection = { ...selection, ...picked, ...(picked.modelId === undefined ? {} : setupFrom(search)) }
  if (picked.modelId === undefined) return selection
  const induction = inductionNamed(search.get('induction'))
  if (induction !== undefined) selection = choose(selection, { field: 'induction', value: induction })
  const offer = OFFERS.find((one) => one === search.get('offer'))
  const [added, left] = [listed(search.get('with')), listed(search.get('without'))]
  return {
    ...selection,
    ...wantedFrom(search.get('want')),
    ...(offer ? { offer } : {}),
    ...(added.length > 0 ? { withPartIds: added } : {}),
    ...(left.length > 0 ? { withoutPartIds: left } : {}),
  }
}

const listed = (ids: string | null): string[] =>
  [...new Set((ids ?? '').split(',').filter(Boolean))].slice(0, MOST_ADDED)

/** Writes the address: only what was chosen, so that the plain path stays plain. */
export function addressOf(selection: Selection): URLSearchParams {
  const search = new URLSearchParams()
  writePicked(search, selection, ORDER)
  if (selection.targetHorsepower !== TARGET_HP.default) search.set('hp', String(selection.targetHorsepower))
  if (selection.timeGoal) {
    for (const [name, value] of Object.entries(goalInAddress(selection.timeGoal))) search.set(name, value)
  }
  if (selection.induction !== undefined) search.set('induction', selection.induction)
  if (selection.fuel !== undefined) search.set('fuel', selection.fuel)
  if (selection.budgetUsd !== undefined) search.set('budget', String(selection.budgetUsd))
  const { wantedSlots, wantedParts, use, priority, mustPass } = selection
  if (wantedSlots !== undefined) search.set('want', wantedInAddress(wantedSlots, wantedParts))
  if (use !== undefined) search.set('use', use)
  if (priority !== undefined) search.set('priority', priority)
  if (mustPass !== undefined) search.set('smog', mustPass)
  if (selection.offer !== undefined) search.set('offer', selection.offer)
  if (selection.withPartIds !== undefined) search.set('with', selection.withPartIds.join(','))
  if (selection.withoutPartIds !== undefined) search.set('without', selection.withoutPartIds.join(','))
  writeSetup(search, selection)
  return search
}

/** What POST /api/configurator/generate is asked, or why it cannot be asked yet. */
export function requestFor(selection: Selection, vehicles: readonly VehicleChoice[]) {
  const vehicle = chosenVariant(vehicles, selection)
  if (vehicle === undefined || selection.year === undefined) return { ok: false, reason: 'no_vehicle' } as const
  if (selection.induction === undefined) return { ok: false, reason: 'no_induction' } as const
  const intent = buildIntent(modelNamed(vehicles, vehicle.modelId)?.model ?? vehicle.model)
  const { use = intent.intendedUse, priority, mustPass, wantedParts } = selection
  return {
    ok: true,
    request: {
      modelId: vehicle.modelId,
      year: selection.year,
      vehicleId: vehicle.id,
      targetHorsepower: selection.targetHorsepower,
      ...(selection.timeGoal ? { timeGoal: selection.timeGoal } : {}),
      intendedUse: use,
      ...(priority ? {} : { budgetRange: intent.budgetRange }),
      ...(selection.budgetUsd === undefined ? {} : { budgetUsd: selection.budgetUsd }),
      ...(selection.wantedSlots === undefined ? {} : { wantedSlots: [...selection.wantedSlots] }),
      ...(wantedParts ? { wantedPartIds: Object.values(wantedParts) } : {}),
      ...(mustPass ? { mustPass } : {}),
      ...(selection.offer === undefined ? {} : { offer: selection.offer }),
      ...(selection.withPartIds === undefined ? {} : { lockedPartIds: [...selection.withPartIds] }),
      ...(selection.withoutPartIds === undefined ? {} : { leftOutPartIds: [...selection.withoutPartIds] }),
      ...requestedSetup(selection),
      preferences: {
        forced_induction_preference: selection.induction,
        fuel_type: selection.fuel ?? selection.setup?.fuel ?? '93',
        intended_use: use,
        budget_priority: priority ?? 'balanced',
      },
    },
  } as const
}
