import {
  COMPONENT_FILTERS,
  type ComponentFilter,
  INDUCTION_PREFERENCES,
  type InductionPreference,
} from '../../engine/vocabulary.ts'
import { SETUP_PARAMETERS, setupFrom, writeSetup } from '../current-setup/setup-address.ts'
import type { StartingSetup } from '../current-setup/starting-setup.ts'
import type { VehicleChoice } from '../vehicles/choices.ts'
import { pickedFrom, writePicked } from '../vehicles/vehicle-address.ts'
import { type PickedVehicle, pick, type VehicleChange } from '../vehicles/vehicle-picks.ts'

/** The preferences in the order of the screen: Naturally Aspirated last. */
export const PREFERENCE_OPTIONS: readonly InductionPreference[] = [
  ...INDUCTION_PREFERENCES.filter((one) => one !== 'naturally_aspirated'),
  'naturally_aspirated',
]

/** What the visitor has chosen in the package planner's normal mode. The make is upper-case, as the screen shows it. */
export interface Selection extends PickedVehicle, StartingSetup {
  induction: InductionPreference
  filter: ComponentFilter
}
export const NOTHING_CHOSEN: Selection = { induction: 'auto', filter: 'all' }

/** What the address of the normal mode tells. */
export const OWN_PARAMETERS: readonly string[] = [
  ...['brand', 'model', 'year', 'variant', 'induction', 'filter'],
  ...SETUP_PARAMETERS,
]

export type Change =
  | VehicleChange
  | { field: 'induction'; value: InductionPreference }
  | { field: 'filter'; value: ComponentFilter }

/** Links to this screen call the make a brand. */
const BY_BRAND = { order: 'makeFirst', makeName: 'brand' } as const

/** The selection that starts from what is on the car, or from stock. */
export function startFrom(selection: Selection, start: StartingSetup): Selection {
  const { setup: _setup, isFromStock: _isFromStock, ...rest } = selection
  return { ...rest, ...start }
}

/**
 * The selection after one change. Choosing a brand sets it upper-case and clears model and year; with another car what is
 * on this one is forgotten.
 */
export function choose(selection: Selection, change: Change): Selection {
  if (change.field === 'induction' || change.field === 'filter') return { ...selection, [change.field]: change.value }
  const next = pick(startFrom(selection, {}), change, 'makeFirst')
  return next.make === undefined ? next : { ...next, make: next.make.toUpperCase() }
}

/** Reads the address: `brand` is upper-cased and becomes the make, whatever its case. */
export function selectionFrom(search: URLSearchParams, vehicles: readonly VehicleChoice[]): Selection {
  const induction = INDUCTION_PREFERENCES.find((p) => p === search.get('induction')) ?? 'auto'
  const filter = COMPONENT_FILTERS.find((f) => f === search.get('filter')) ?? 'all'
  const { make, ...picked } = pickedFrom(search, vehicles, {
    order: BY_BRAND.order,
    make: search.get('brand'),
  })
  const setup = picked.modelId === undefined ? {} : setupFrom(search)
  return { induction, filter, ...(make === undefined ? {} : { make: make.toUpperCase() }), ...picked, ...setup }
}

/** Writes the address: `brand` in lower case, as links to this screen carry it. */
export function addressOf(selection: Selection): URLSearchParams {
  const search = new URLSearchParams()
  const { make } = selection
  writePicked(search, make === undefined ? selection : { ...selection, make: make.toLowerCase() }, BY_BRAND)
  if (selection.induction !== 'auto') search.set('induction', selection.induction)
  if (selection.filter !== 'all') search.set('filter', selection.filter)
  writeSetup(search, selection)
  return search
}
