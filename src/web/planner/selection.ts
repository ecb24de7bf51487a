import {
  COMPONENT_FILTERS,
  type ComponentFilter,
  INDUCTION_PREFERENCES,
  type InductionPreference,
} from '../../engine/vocabulary.ts'
import { chosenVariant, makeNamed, modelsIn, type VehicleChoice, yearsOf } from '../vehicles/choices.ts'

/** The preferences in the order of the screen: Naturally Aspirated last. */
export const PREFERENCE_OPTIONS: readonly InductionPreference[] = [
  ...INDUCTION_PREFERENCES.filter((one) => one !== 'naturally_aspirated'),
  'naturally_aspirated',
]

/** What the visitor has chosen in the package planner's normal mode. The make is upper-case, as the screen shows it. */
export interface Selection {
  make?: string
  modelId?: string
  year?: number
  variantId?: string
  induction: InductionPreference
  filter: ComponentFilter
}
export const NOTHING_CHOSEN: Selection = { induction: 'auto', filter: 'all' }

export type Change =
  | { field: 'make' | 'modelId' | 'variantId'; value: string | undefined }
  | { field: 'year'; value: number | undefined }
  | { field: 'induction'; value: InductionPreference }
  | { field: 'filter'; value: ComponentFilter }

const CLEARED_BY: Record<Change['field'], readonly (keyof Selection)[]> = {
  make: ['modelId', 'year', 'variantId'],
  modelId: ['year', 'variantId'],
  year: ['variantId'],
  variantId: [],
  induction: [],
  filter: [],
}

/** The selection after one change. Choosing a brand sets it upper-case and clears model and year. */
export function choose(selection: Selection, change: Change): Selection {
  const next: Record<string, unknown> = { ...selection }
  for (const field of CLEARED_BY[change.field]) delete next[field]
  if (change.value === undefined) delete next[change.field]
  else next[change.field] = change.field === 'make' ? change.value.toUpperCase() : change.value
  return next as unknown as Selection
}

/** Reads the address: `brand` is upper-cased and becomes the make, whatever its case. */
export function selectionFrom(search: URLSearchParams, vehicles: readonly VehicleChoice[]): Selection {
  const induction = INDUCTION_PREFERENCES.find((p) => p === search.get('induction')) ?? 'auto'
  const filter = COMPONENT_FILTERS.find((f) => f === search.get('filter')) ?? 'all'
  let selection: Selection = { induction, filter }

  const make = makeNamed(vehicles, search.get('brand') ?? '')
  if (make === undefined) return selection
  selection = choose(selection, { field: 'make', value: make })

  const modelId = search.get('model') ?? ''
  if (!modelsIn(vehicles, { make }).some((model) => model.modelId === modelId)) return selection
  selection = choose(selection, { field: 'modelId', value: modelId })

  const year = Number(search.get('year'))
  if (!yearsOf(vehicles, modelId).includes(year)) return selection
  selection = choose(selection, { field: 'year', value: year })

  const variantId = search.get('variant') ?? undefined
  if (variantId === undefined || chosenVariant(vehicles, { modelId, year, variantId })?.id !== variantId)
    return selection
  return choose(selection, { field: 'variantId', value: variantId })
}

/** Writes the address: `brand` in lower case, as links to this screen carry it. */
export function addressOf(selection: Selection): URLSearchParams {
  const search = new URLSearchParams()
  if (selection.make !== undefined) search.set('brand', selection.make.toLowerCase())
  if (selection.modelId !== undefined) search.set('model', selection.modelId)
  if (selection.year !== undefined) search.set('year', String(selection.year))
  if (selection.variantId !== undefined) search.set('variant', selection.variantId)
  if (selection.induction !== 'auto') search.set('induction', selection.induction)
  if (selection.filter !== 'all') search.set('filter', selection.filter)
  return search
}
