import { variantOrder } from '../../contract/variant-order.ts'
import type { VehicleReply } from '../../contract/vehicles.ts'

/** What the selectors read of a vehicle variant. */
export type VehicleChoice = Pick<
  VehicleReply,
  | 'id'
  | 'make'
  | 'model'
  | 'modelId'
  | 'variant'
  | 'years'
  | 'transmission'
  | 'transmissionKind'
  | 'factoryFI'
  | 'yearFrom'
  | 'yearTo'
>

/** The 20 model years that Build My Ride offers, newest first: 2024 down to 2005. */
export const BUILD_YEARS: readonly number[] = Array.from({ length: 20 }, (_, index) => 2024 - index)

const byName = (a: string, b: string) => a.localeCompare(b, 'en')
const unique = <T>(values: Iterable<T>): T[] => [...new Set(values)]

/** Makes that have a car, in that year when one is given; alphabetical. */
export function makesIn(vehicles: readonly VehicleChoice[], year?: number): string[] {
  return unique(vehicles.filter((v) => year === undefined || v.years.includes(year)).map((v) => v.make)).sort(byName)
}

/** Models of a make, in that year when one is given; alphabetical by name. */
export function modelsIn(
  vehicles: readonly VehicleChoice[],
  { make, year }: { make: string; year?: number | undefined },
): { modelId: string; model: string }[] {
  const found = new Map<string, string>()
  for (const v of vehicles) {
    if (v.make === make && (year === undefined || v.years.includes(year))) found.set(v.modelId, v.model)
  }
  return [...found].map(([modelId, model]) => ({ modelId, model })).sort((a, b) => byName(a.model, b.model))
}

/** Years in which a model was sold with any of its engines, newest first. */
export function yearsOf(vehicles: readonly VehicleChoice[], modelId: string): number[] {
  return unique(vehicles.filter((v) => v.modelId === modelId).flatMap((v) => v.years)).sort((a, b) => b - a)
}

const orderKey = ({ transmissionKind, yearFrom }: VehicleChoice) => ({ gearbox: transmissionKind, yearFrom })

/** The variants (gearboxes, facelifts) of one model in one year, in the shop's order. */
export function variantsOf<V extends VehicleChoice>(
  vehicles: readonly V[],
  { modelId, year }: { modelId: string; year: number },
): V[] {
  return vehicles
    .filter((v) => v.modelId === modelId && v.years.includes(year))
    .sort((a, b) => variantOrder(orderKey(a), orderKey(b)))
}

/** The variant with that id, or the first of the model in that year; undefined while the choice is incomplete. */
export function chosenVariant<V extends VehicleChoice>(
  vehicles: readonly V[],
  choice: { modelId?: string | undefined; year?: number | undefined; variantId?: string | undefined },
): V | undefined {
  if (choice.modelId === undefined || choice.year === undefined) return undefined
  const variants = variantsOf(vehicles, { modelId: choice.modelId, year: choice.year })
  return variants.find((v) => v.id === choice.variantId) ?? variants[0]
}

/** A model by its slug. */
export function modelNamed(vehicles: readonly VehicleChoice[], modelId: string): VehicleChoice | undefined {
  return vehicles.find((v) => v.modelId === modelId)
}

/** The make as the catalog writes it, from any case and from the shop's short names: "mercedes" is Mercedes-Benz. */
export function makeNamed(vehicles: readonly VehicleChoice[], text: string): string | undefined {
  const plain = (value: string) => value.toLowerCase().replace(/[^a-z0-9]/g, '')
  const wanted = plain(text)
  if (wanted === '') return undefined
  const makes = makesIn(vehicles)
  return (
    makes.find((make) => plain(make) === wanted) ??
    makes.find((make) => plain(make).startsWith(wanted) && wanted.length >= 4) ??
    { chevy: 'Chevrolet', vw: 'Volkswagen' }[wanted]
  )
}
