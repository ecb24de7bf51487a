import { slotOf } from '../../engine/fitment/slots.ts'
import { LABOR_CENTS_PER_HOUR } from '../../engine/labor-rates.ts'
import { ceilingsOf } from '../../engine/limits/ceilings.ts'
import { breakable } from '../../engine/limits/is-strength.ts'
import { limitName } from '../../engine/limits/limit-words.ts'
import {
  type LimitComponent,
  type LimitUse,
  type Part,
  type PartKind,
  SAE_J1349_WEATHER,
  type Slot,
  type Vehicle,
} from '../../engine/model.ts'
import { plannedBuild } from '../../engine/optimizer/planned-build.ts'
import { underRulebook } from '../../engine/rulebook/ruled-request.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { inVariantOrder } from '../catalog/variant-order.ts'
import { stockTimeSlip } from './time-slip.ts'

/** The model's variants of a year (of any, the newest first, without one) with that gearbox, in the shop's order. */
export function variantsFor(
  catalog: CatalogSnapshot,
  { car, year }: { car: string; year?: number | undefined },
): Vehicle[] {
  return catalog
    .variantsOf(car)
    .filter((one) => year === undefined || (one.yearFrom <= year && year <= one.yearTo))
    .toSorted((a, b) => (year === undefined ? b.yearTo - a.yearTo : 0) || inVariantOrder(a, b))
}

/** "2018 Ford Mustang GT". */
export const carWords = ({ make, model }: Vehicle, year: number): string => `${year} ${make} ${model}`

export interface StockLimit extends Pick<LimitUse, 'component' | 'slot'> {
  /** "half shafts". */
  name: string
  /** Power at the wheels at which it is at its limit. */
  wheelHp: number
}

/** What the factory's own parts take on 93, as power at the wheels, the weakest first: the limits that a build of the car shows. */
export const stockLimits = (catalog: CatalogSnapshot, vehicle: Vehicle): readonly StockLimit[] => {
  const limits = allStockLimits(catalog, vehicle)
  return limits.filter(({ name }, at) => limits.findIndex((one) => one.name === name) === at)
}

/** The same with every limit of one name: what a gearbox bears, and from where it wants its tune. */
export function allStockLimits(catalog: CatalogSnapshot, vehicle: Vehicle): readonly StockLimit[] {
  const known = limitsKnown.get(catalog) ?? new Map<Vehicle, readonly StockLimit[]>()
  limitsKnown.set(catalog, known)
  const limits = known.get(vehicle) ?? stockLimitsOf(catalog, vehicle)
  known.set(vehicle, limits)
  return limits
}

const limitsKnown = new WeakMap<CatalogSnapshot, Map<Vehicle, readonly StockLimit[]>>()

function stockLimitsOf(catalog: CatalogSnapshot, vehicle: Vehicle): StockLimit[] {
  const kept = 1 - catalog.stockPower(vehicle).drivelineLoss
  const request = underRulebook({
    ...{ vehicle, parts: catalog.partsFor(vehicle), fuel: '93', factors: catalog.factors, use: 'street' },
    ...{ weather: SAE_J1349_WEATHER, laborRateCentsPerHour: LABOR_CENTS_PER_HOUR.configurator },
  })
  // A rating in torque counts as what it makes at the power peak, as where a build is held.
  const torques = new Map<LimitComponent, number>(ceilingsOf(vehicle, []).map(({ limit, crankHp }) => [limit, crankHp]))
  return breakable(plannedBuild(request, []).limits)
    .map((use): StockLimit => {
      const crankHp = use.unit === 'lb-ft' ? (torques.get(use.component) ?? use.limit) : use.limit
      const { component, slot } = use
      return { component, ...(slot ? { slot } : {}), name: limitName(use, vehicle.family), wheelHp: crankHp * kept }
    })
    .toSorted((a, b) => a.wheelHp - b.wheelHp)
}

/** The stock car's power and time slip. */
export function stockFigures(catalog: CatalogSnapshot, vehicle: Vehicle) {
  const power = catalog.stockPower(vehicle)
  return {
    crankHp: vehicle.engine.crankHp,
    crankTorqueLbft: vehicle.engine.crankTorqueLbft,
    wheelHp: power.stockWheelHp,
    wheelTorqueLbft: power.stockWheelTorqueLbft,
    weightLb: vehicle.chassis.curbWeightLb,
    timeSlip: stockTimeSlip(vehicle, power),
  }
}

/** A pump or injectors that state less than the car makes as it left the factory: smaller than what comes out. */
const feedsLessThanStock = ({ kind, ratings }: Part, { engine }: Vehicle): boolean =>
  (kind === 'fuel_pump' || kind === 'injectors') && (ratings.supportsCrankHp ?? engine.crankHp) < engine.crankHp

/**
 * The parts that fit, of one kind, one maker or both, the cheapest first. A kind also finds those of its slot. A pump that
 * feeds less than the stock car is none, unless its maker is named or nothing else fits.
 */
export function partsLike(
  catalog: CatalogSnapshot,
  vehicle: Vehicle,
  want: { kind?: PartKind | undefined; maker?: string | undefined },
): Part[] {
  const { kind, maker } = want
  const slot = kind && slotOf(kind)
  const fitting = catalog
    .partsFor(vehicle)
    .filter((part) => slot === undefined || slotOf(part.kind) === slot)
    .filter((part) => maker === undefined || part.manufacturer.toLowerCase().includes(maker.toLowerCase()))
    .toSorted((a, b) => a.priceCents - b.priceCents)
  const feeding = maker === undefined ? fitting.filter((part) => !feedsLessThanStock(part, vehicle)) : []
  return feeding.length > 0 ? feeding : fitting
}

/** Every part that would change one of these places, kits that bring it along included. */
export const partsInSlots = (catalog: CatalogSnapshot, vehicle: Vehicle, slots: readonly Slot[]): Part[] =>
  catalog
    .partsFor(vehicle)
    .filter((part) => [slotOf(part.kind), ...(part.ratings.includes ?? [])].some((slot) => slots.includes(slot)))
