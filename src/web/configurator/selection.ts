import { INDUCTION_NAMES, SHORT_INDUCTION_NAMES } from '../../engine/display-words.ts'
import { INDUCTION_PREFERENCES, type InductionPreference } from '../../engine/vocabulary.ts'
import { setupFrom, writeSetup } from '../current-setup/setup-address.ts'
import { requestedSetup, type StartingSetup } from '../current-setup/starting-setup.ts'
import { chosenVariant, type VehicleChoice } from '../vehicles/choices.ts'
import { pickedFrom, writePicked } from '../vehicles/vehicle-address.ts'
import { type PickedVehicle, pick, type VehicleChange } from '../vehicles/vehicle-picks.ts'

/** This screen speaks of no preference where the engine says `auto`, and offers no ProCharger. */
export type OfferedInduction = 'no_preference' | Exclude<InductionPreference, 'auto' | 'procharger'>
export const OFFERED_INDUCTIONS: readonly OfferedInduction[] = [
  'no_preference',
  ...INDUCTION_PREFERENCES.filter((one) => one !== 'auto' && one !== 'procharger'),
]

export const INDUCTION_LABEL: Readonly<Record<OfferedInduction, string>> = {
  ...SHORT_INDUCTION_NAMES,
  no_preference: INDUCTION_NAMES.auto,
}

/** The word that the request carries for each choice, as the specification maps them. */
const REQUESTED: Readonly<Record<OfferedInduction, string>> = {
  ...INDUCTION_NAMES,
  no_preference: INDUCTION_NAMES.naturally_aspirated,
}

/** What the visitor has chosen on the real-time configurator. */
export interface Selection extends PickedVehicle, StartingSetup {
  induction?: OfferedInduction
}

export type Change = VehicleChange | { field: 'induction'; value: OfferedInduction | undefined }

const ORDER = { order: 'makeFirst' } as const

/** The selection that starts from what is on the car, or from stock. */
export function startFrom(
  { setup: _setup, isFromStock: _isFromStock, ...rest }: Selection,
  start: StartingSetup,
): Selection {
  return { ...rest, ...start }
}

/** The selection after one change: what stands below the changed field in the cascade is cleared. */
export function choose(selection: Selection, change: Change): Selection {
  const { setup, isFromStock, ...chosen } = selection
  if (change.field === 'variantId') return pick(chosen, change, 'makeFirst')
  const { induction: _, ...picked } = chosen
  if (change.field !== 'induction') return pick(picked, change, 'makeFirst')
  const start = { ...(setup ? { setup } : {}), ...(isFromStock ? { isFromStock } : {}) }
  return { ...picked, ...start, ...(change.value === undefined ? {} : { induction: change.value }) }
}

/** A car that leaves the factory boosted cannot be Naturally Aspirated, so the choice is not offered for it. */
export function inductionChoices(vehicle: Pick<VehicleChoice, 'factoryFI'> | undefined): readonly OfferedInduction[] {
  if (vehicle === undefined || vehicle.factoryFI === 'NA') return OFFERED_INDUCTIONS
  return OFFERED_INDUCTIONS.filter((choice) => choice !== 'naturally_aspirated')
}

export interface ReadSelection {
  selection: Selection
  /** The address asked for Naturally Aspirated on a car with factory induction. */
  naRefused: boolean
}

/** Reads the address. What the catalog does not know is left out, together with what depends on it. */
export function selectionFrom(search: URLSearchParams, vehicles: readonly VehicleChoice[]): ReadSelection {
  const car = pickedFrom(search, vehicles, { ...ORDER, make: search.get('make') })
  const picked = { ...car, ...(car.modelId === undefined ? {} : setupFrom(search)) }
  const vehicle = chosenVariant(vehicles, picked)
  const induction = OFFERED_INDUCTIONS.find((choice) => choice === search.get('induction'))
  if (induction === undefined || picked.year === undefined) return { selection: picked, naRefused: false }
  if (!inductionChoices(vehicle).includes(induction)) return { selection: picked, naRefused: true }
  return { selection: { ...picked, induction }, naRefused: false }
}

/** Writes the address: only what was chosen. */
export function addressOf(selection: Selection): URLSearchParams {
  const search = new URLSearchParams()
  writePicked(search, selection, ORDER)
  if (selection.induction !== undefined) search.set('induction', selection.induction)
  writeSetup(search, selection)
  return search
}

/** No Preference asks for Naturally Aspirated, except of a car that cannot be: there it stays without a preference. */
function requestedWord(induction: OfferedInduction, vehicle: Pick<VehicleChoice, 'factoryFI'> | undefined): string {
  const cannotBeNa = vehicle !== undefined && vehicle.factoryFI !== 'NA'
  return induction === 'no_preference' && cannotBeNa ? INDUCTION_LABEL.no_preference : REQUESTED[induction]
}

/**
 * What is asked of POST /api/configurator/generate: always 600 hp at the wheels, pump gas, street use, balanced
 * budget. `vehicle` is the variant that the screen shows. Undefined until model, year and forced induction are set.
 */
export function requestFor(selection: Selection, vehicle: Pick<VehicleChoice, 'id' | 'factoryFI'> | undefined) {
  if (selection.modelId === undefined || selection.year === undefined || selection.induction === undefined)
    return undefined
  return {
    modelId: selection.modelId,
    year: selection.year,
    ...(vehicle === undefined ? {} : { vehicleId: vehicle.id }),
    targetHorsepower: 600,
    ...requestedSetup(selection),
    preferences: {
      forced_induction_preference: requestedWord(selection.induction, vehicle),
      fuel_type: selection.setup?.fuel ?? 'Pump Gas',
      intended_use: 'street',
      budget_priority: 'balanced',
    },
  }
}

/** Parts are fetched by themselves once a real preference stands; No Preference waits to be asked. */
export function fetchesByItself(selection: Selection): boolean {
  const { modelId, year, induction } = selection
  return modelId !== undefined && year !== undefined && induction !== undefined && induction !== 'no_preference'
}
