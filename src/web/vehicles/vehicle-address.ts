import { chosenVariant, makeNamed, type VehicleChoice } from './choices.ts'
import { ORDERS, type PickedVehicle, type PickOrder, pickerFields } from './vehicle-picks.ts'

const NAMES = { make: 'make', modelId: 'model', year: 'year' } as const

/**
 * Reads the car of an address. What the catalog does not know is left out, together with what depends on it.
 * `make` is what the address says of the make, by whatever name.
 */
export function pickedFrom(
  search: URLSearchParams,
  vehicles: readonly VehicleChoice[],
  { order, make }: { order: PickOrder; make: string | null },
): PickedVehicle {
  const texts = { make, modelId: search.get('model'), year: search.get('year') }
  let picked: PickedVehicle = {}
  for (const field of ORDERS[order]) {
    const text = texts[field] ?? ''
    const value = field === 'make' ? makeNamed(vehicles, text) : text
    const options = pickerFields(vehicles, picked, order).find((one) => one.field === field)?.options
    if (value === undefined || !options?.some((option) => option.value === value)) return picked
    picked = { ...picked, [field]: field === 'year' ? Number(value) : value }
  }
  const variantId = search.get('variant') ?? undefined
  const isKnown = variantId !== undefined && chosenVariant(vehicles, { ...picked, variantId })?.id === variantId
  return isKnown ? { ...picked, variantId } : picked
}

/** The car as the address says it, before the catalog is here to tell whether there is such a car. */
export function toldIn(search: URLSearchParams): PickedVehicle {
  const [make, modelId, variantId] = [NAMES.make, NAMES.modelId, 'variant'].map((name) => search.get(name) || undefined)
  const year = Number(search.get(NAMES.year))
  return {
    ...(make === undefined ? {} : { make }),
    ...(modelId === undefined ? {} : { modelId }),
    ...(Number.isInteger(year) && year > 0 ? { year } : {}),
    ...(variantId === undefined ? {} : { variantId }),
  }
}

/** Writes the car into an address, in the order of the screen. */
export function writePicked(
  search: URLSearchParams,
  picked: PickedVehicle,
  { order, makeName = NAMES.make }: { order: PickOrder; makeName?: string },
): void {
  for (const field of ORDERS[order]) {
    const value = picked[field]
    if (value !== undefined) search.set(field === 'make' ? makeName : NAMES[field], String(value))
  }
  if (picked.variantId !== undefined) search.set('variant', picked.variantId)
}
