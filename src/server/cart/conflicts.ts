import type { Cart, CartConflict, CartLine, CartVehicle } from '../../contract/cart.ts'
import { merchandiseNamed } from '../../contract/cart-lines.ts'
import { carWithYears, partName } from '../../engine/display-words.ts'
import { boostOf } from '../../engine/fitment/induction.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import { isPlural, limitName } from '../../engine/limits/limit-words.ts'
import type { Part, Slot, Vehicle } from '../../engine/model.ts'
import { type PartsConflict, partsTogether } from '../../engine/rulebook/parts-together.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { partImageUrl } from '../pictures/picture-index.ts'
import { moneyOf } from '../pricing/money.ts'

/** What is asked of a catalog. */
type Known = Pick<CatalogSnapshot, 'vehicle' | 'part' | 'parts' | 'packageBySlug' | 'factors'>

interface PartOfLine {
  part: Part
  lineId: string
}

/** The cart with its cars and what keeps its parts from going on one of them together. Gear and parts for no named car are left alone. */
export function withConflicts(catalog: Known, cart: Cart): Cart {
  const cars = [...partsByCar(catalog, cart)]
  const conflicts = cars.flatMap(([vehicle, brought]) => carConflicts(catalog, vehicle, brought))
  const vehicles = cars.map(([vehicle, brought]) => cartVehicle(vehicle, brought))
  return {
    ...cart,
    ...(vehicles.length > 0 ? { vehicles } : {}),
    ...(conflicts.length > 0 ? { conflicts } : {}),
  }
}

function cartVehicle(vehicle: Vehicle, brought: readonly PartOfLine[]): CartVehicle {
  const { id, make, modelId, yearTo: year, engine } = vehicle
  const boost = boostOf(engine.aspiration, brought.find(({ part }) => slotOf(part.kind) === 'boost_source')?.part)
  const induction = boost === 'blower' ? 'supercharger' : (boost ?? 'naturally_aspirated')
  return { id, name: carName(vehicle), make, modelId, year, induction }
}

const carName = (vehicle: Vehicle): string => `${carWithYears(vehicle)} (${vehicle.variant})`

const attributeOf = ({ attributes }: CartLine, name: string): string | undefined =>
  attributes.find(({ key }) => key === name)?.value

function partsByCar(catalog: Known, { lines }: Cart): ReadonlyMap<Vehicle, PartOfLine[]> {
  const byCar = new Map<Vehicle, PartOfLine[]>()
  for (const { node } of lines.edges) {
    const { vehicleId, partIds } = broughtBy(catalog, node)
    const vehicle = vehicleId === undefined ? undefined : catalog.vehicle(vehicleId)
    if (!vehicle) continue
    const brought = partIds.flatMap((id) => catalog.part(id) ?? []).map((part) => ({ part, lineId: node.id }))
    byCar.set(vehicle, [...(byCar.get(vehicle) ?? []), ...brought])
  }
  return byCar
}

function broughtBy(catalog: Known, line: CartLine): { vehicleId?: string | undefined; partIds: readonly string[] } {
  const { kind, name } = merchandiseNamed(line.merchandise.id)
  if (kind === 'part') return { vehicleId: attributeOf(line, 'vehicle'), partIds: [name] }
  const detail = kind === 'package' ? catalog.packageBySlug(name)?.detail : undefined
  return { vehicleId: detail?.vehicleId, partIds: detail?.parts.map(({ partId }) => partId) ?? [] }
}

function carConflicts(catalog: Known, vehicle: Vehicle, brought: readonly PartOfLine[]): CartConflict[] {
  const ids = [...new Set(brought.map(({ part }) => part.id))].toSorted()
  return remembered(catalog.parts, `${vehicle.id} ${ids.join(' ')}`, () => judged(catalog, vehicle, brought)).map(
    ({ partIds, ...conflict }) => ({
      ...conflict,
      lineIds: [...new Set(brought.flatMap(({ part, lineId }) => (partIds.includes(part.id) ? [lineId] : [])))],
    }),
  )
}

type Judged = Omit<CartConflict, 'lineIds'> & { partIds: readonly string[] }

function judged(catalog: Known, vehicle: Vehicle, brought: readonly PartOfLine[]): Judged[] {
  const parts = brought.map(({ part }) => part)
  const { conflicts, partsToAdd } = partsTogether({ vehicle, parts, sold: catalog.parts, factors: catalog.factors })
  return conflicts.map((conflict) => ({
    vehicleId: vehicle.id,
    vehicle: carName(vehicle),
    reason: conflict.reason,
    ruleId: conflict.ruleId,
    message: conflictWords(conflict, parts),
    partIds: conflict.partIds,
    missing: conflict.missing.map((slot) => ({
      slot,
      name: slotWords(slot),
      parts: partsToAdd(slot, OFFERED).map((part) => ({
        ...{ partId: part.id, name: partName(part), imageUrl: partImageUrl(part), category: part.category },
        price: moneyOf(part.priceCents),
      })),
    })),
  }))
}

/** So many parts are offered for what is missing. */
const OFFERED = 2

/** "a tune", "injectors", "an intake manifold". */
function slotWords(slot: Slot): string {
  const named = { component: 'hardware', slot } as const
  const name = limitName(named)
  if (isPlural(named)) return name
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}

export function conflictWords({ reason, sentence, partIds, missing }: PartsConflict, parts: readonly Part[]): string {
  const names = [...new Set(partIds.flatMap((id) => parts.find((part) => part.id === id) ?? []).map(partName))]
  const list = LIST.format(names)
  switch (reason) {
    case 'does_not_fit':
      return `${list} does not fit this car.`
    case 'one_slot':
      return `Only one of these goes on the car: ${list}. Keep the one you want.`
    case 'needs':
      return sentence
        ? `${list}: ${sentence}`
        : `${list} ${names.length > 1 ? 'need' : 'needs'} ${LIST.format(missing.map(slotWords))}.`
    case 'excludes':
      return sentence ? `${list}: ${sentence}` : `${list} can't go on the same car. Keep one.`
    case 'no_boost':
      return `${list} needs boost, and this engine has none.`
  }
}

const LIST = new Intl.ListFormat('en-US')

const MOST_REMEMBERED = 500
const byCatalog = new WeakMap<readonly Part[], Map<string, Judged[]>>()

/** A cart is asked for again and again; what its parts make together changes with them and the catalog alone. */
function remembered(sold: readonly Part[], key: string, judge: () => Judged[]): Judged[] {
  const known = byCatalog.get(sold) ?? new Map<string, Judged[]>()
  byCatalog.set(sold, known)
  const found = known.get(key) ?? judge()
  known.set(key, found)
  const [oldest] = known.keys()
  if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest)
  return found
}
