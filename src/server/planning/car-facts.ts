import { slotOf } from '../../engine/fitment/slots.ts'
import { ceilingsOf } from '../../engine/limits/ceilings.ts'
import type { LimitComponent, Part, PartKind, Slot, Vehicle } from '../../engine/model.ts'
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

export interface StockLimit {
  component: LimitComponent
  /** Power at the wheels at which it is at its limit. */
  wheelHp: number
}

/** What the factory's own parts stand, as power at the wheels, the weakest first. */
export function stockLimits(catalog: CatalogSnapshot, vehicle: Vehicle): StockLimit[] {
  const kept = 1 - catalog.stockPower(vehicle).drivelineLoss
  const limits: StockLimit[] = ceilingsOf(vehicle, []).map(({ limit, crankHp }) => ({
    component: limit,
    wheelHp: crankHp * kept,
  }))
  limits.push({ component: 'fuel_system', wheelHp: vehicle.limits.fuelSystemCrankHp * kept })
  const { boostSourceCrankHp } = vehicle.limits
  if (boostSourceCrankHp !== undefined) limits.push({ component: 'boost_source', wheelHp: boostSourceCrankHp * kept })
  return limits.toSorted((a, b) => a.wheelHp - b.wheelHp)
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

/** The parts that fit, of one kind, one maker or both, the cheapest first. A kind also finds those of its slot. */
export function partsLike(
  catalog: CatalogSnapshot,
  vehicle: Vehicle,
  want: { kind?: PartKind | undefined; maker?: string | undefined },
): Part[] {
  const { kind, maker } = want
  const slot = kind && slotOf(kind)
  return catalog
    .partsFor(vehicle)
    .filter((part) => slot === undefined || slotOf(part.kind) === slot)
    .filter((part) => maker === undefined || part.manufacturer.toLowerCase().includes(maker.toLowerCase()))
    .toSorted((a, b) => a.priceCents - b.priceCents)
}

/** Every part that would change one of these places, kits that bring it along included. */
export const partsInSlots = (catalog: CatalogSnapshot, vehicle: Vehicle, slots: readonly Slot[]): Part[] =>
  catalog
    .partsFor(vehicle)
    .filter((part) => [slotOf(part.kind), ...(part.ratings.includes ?? [])].some((slot) => slots.includes(slot)))
