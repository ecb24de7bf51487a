import { isFedByHighPressurePump } from '../families/fuel-feed.ts'
import { slotOf } from '../fitment/slots.ts'
import type { Fuel, Part, PartKind, Slot } from '../model.ts'
import { injectorCrankHp, pumpCrankHp, stockFuelCrankHp, upgradedPumpCrankHp } from '../power/fuel.ts'
import { brings, isEthanol, isFactoryBoosted, type RuledCar } from './rule.ts'

/** Low-pressure pumps keep up with a bigger high-pressure pump to about a quarter beyond the stock limit; on E85 no further. */
export const LOW_PRESSURE_MARGIN = 1.25
/** The stock injectors of direct injection feed this share more E85 behind a bigger pump; then port injection comes. */
const DIRECT_INJECTORS_ON_E85 = 1.2
/** Blend, heat and voltage vary: what feeds E85 counts as full before it is. */
const FULL_ON_E85 = 0.95

/** Share of an estimated fuel limit that stays free once a turbo or blower goes on. */
const FUEL_IN_HAND = { street: 0.05, hard: 0.1 }

/** Ethanol, and full throttle for laps or passes, leave no room for a pump that is weaker than its figure. */
export const isDrivenHard = ({ fuel, use }: Pick<RuledCar, 'fuel' | 'use'>): boolean =>
  isEthanol(fuel) || use === 'track' || use === 'drag'

/** What stays free of a boosted engine's high-pressure pump that is driven hard, where a bigger one is sold. */
export const directFuelInHand = (car: RuledCar): number =>
  isFactoryBoosted(car) && isDrivenHard(car) && car.fitting.some(({ kind }) => slotOf(kind) === 'direct_fuel')
    ? FUEL_IN_HAND.street
    : 0

/** What is used of an estimated fuel limit behind a new turbo or blower: 90 % on E85, track and strip, 95 % on the road. */
export function usedOfFuelLimit({ fuel, use }: Pick<RuledCar, 'fuel' | 'use'>): number {
  if (fuel === 'e85' || use === 'track' || use === 'drag') return 1 - FUEL_IN_HAND.hard
  return use ? 1 - FUEL_IN_HAND.street : 1
}

/** What a pump or a set of injectors feeds by a boosted engine's appetite, crank hp. */
export function feedsCrankHp({ ratings }: Part, { vehicle, fuel }: Pick<RuledCar, 'vehicle' | 'fuel'>): number {
  const { pumpLitersPerHour, injectorCcPerMin, supportsCrankHp } = ratings
  const { cylinders } = vehicle.engine
  if (injectorCcPerMin) return injectorCrankHp({ ccPerMin: injectorCcPerMin, cylinders, boosted: true, fuel })
  if (pumpLitersPerHour) return pumpCrankHp({ litersPerHour: pumpLitersPerHour, boosted: true, fuel })
  return supportsCrankHp ?? Number.POSITIVE_INFINITY
}

/** What a pump or a set of injectors feeds, wheel hp, with the share in hand left free. */
export function portFuelWheelHp(part: Part, car: RuledCar): number {
  // Beside direct injection the port set feeds a part of it only.
  const isWholeFeed =
    part.kind === 'injectors' && part.ratings.injectorCcPerMin !== undefined && car.family.injection === 'port'
  if (part.kind !== 'fuel_pump' && !isWholeFeed) return Number.POSITIVE_INFINITY
  return usedOfFuelLimit(car) * feedsCrankHp(part, car) * (1 - car.drivelineLoss)
}

/** Whether the stock fuel system feeds more than this pump would. Worked: a Hellcat's 1,000 crank hp, 887 of 450 L/h. */
export const isSmallerThanStock = (part: Part, car: Pick<RuledCar, 'vehicle' | 'fuel' | 'family'>): boolean =>
  part.kind === 'fuel_pump' &&
  !isFedByHighPressurePump(car.family) &&
  feedsCrankHp(part, car) < stockFuelCrankHp(car.vehicle, car.fuel)

/** A kit that brings fuel parts is sold complete, for its own rating on pump gas. */
export const isFedByItsKit = (kit: Part, { fuel }: RuledCar): boolean =>
  fuel !== 'e85' && (['injectors', 'fuel_pump', 'direct_fuel'] as const).some((slot) => brings(kit, slot))

export const stockFuelWheelHp = ({ family, fuel }: RuledCar): number =>
  fuel === 'e85' ? family.fuelLimitWheelHp.e85 : family.fuelLimitWheelHp[93]

/** The slot that feeds this engine more fuel, for a kind that the trade names. */
export function fuelSlot(kind: PartKind, { family }: Pick<RuledCar, 'family'>): Slot | undefined {
  if (kind !== 'fuel_pump' && kind !== 'injectors') return undefined
  return isFedByHighPressurePump(family) ? 'direct_fuel' : kind
}

/** What E85 takes of the fuel system on this car. */
export function ethanolSlots(car: RuledCar): Slot[] {
  const { family, fuel } = car
  if (fuel !== 'e85' || family.flexFuel === 'factory') return []
  const tank: readonly Slot[] = family.e85TankPump === 'needed' ? ['fuel_pump'] : []
  return [...family.e85Needs.flatMap((kind) => fuelSlot(kind, car) ?? []), ...tank]
}

/** The side-feed bodies of early cars take no universal set. */
export const takesUniversalInjectors = ({ family, vehicle }: RuledCar): boolean => {
  if (family.universalPortInjectors === 'by_year') return vehicle.yearFrom > (family.sideFeedInjectorsThroughYear ?? 0)
  return family.universalPortInjectors !== 'no'
}

/** Fuel of one crank hp under boost, litres per hour at the pump: 0.6 lb of gasoline, and a third more on ethanol. */
const LITERS_PER_HP_HOUR: Readonly<Partial<Record<Fuel, number>>> = { e30: 0.42, e85: 0.52 }
const LITERS_PER_HP_HOUR_GAS = 0.38
/** Flow at pressure and under-hood voltage, over the free flow on the box. */
const PUMP_AT_PRESSURE = 0.72

/** What a low-pressure pump feeds, wheel hp. Worked: 450 L/h on E85, loss 0.135: 324 / 0.52 x 0.865 = 539 whp. */
export function liftPumpWheelHp({ ratings }: Part, { fuel, drivelineLoss }: RuledCar): number {
  const litersPerHpHour = LITERS_PER_HP_HOUR[fuel] ?? LITERS_PER_HP_HOUR_GAS
  const { pumpLitersPerHour, supportsCrankHp } = ratings
  const onGas = supportsCrankHp && (supportsCrankHp * LITERS_PER_HP_HOUR_GAS) / litersPerHpHour
  const crankHp = pumpLitersPerHour ? (PUMP_AT_PRESSURE * pumpLitersPerHour) / litersPerHpHour : onGas
  const share = fuel === 'e85' ? FULL_ON_E85 : 1
  return crankHp ? share * crankHp * (1 - drivelineLoss) : Number.POSITIVE_INFINITY
}

/** What the stock high-pressure pump and its injectors feed, wheel hp, with the share in hand left free. */
export function stockDirectFuelWheelHp(car: RuledCar): number {
  const { vehicle, fuel, drivelineLoss } = car
  const inHand = directFuelInHand(car)
  if (inHand === 0) return stockFuelWheelHp(car)
  return (1 - inHand) * Math.min(stockFuelWheelHp(car), stockFuelCrankHp(vehicle, fuel) * (1 - drivelineLoss))
}

/** What a high-pressure pump or port injection feeds, wheel hp: on E85 the stock direct injectors end where a kit is sold. */
export function directFuelWheelHp({ kind, ratings }: Part, car: RuledCar): number {
  const { supportsCrankHp = Number.POSITIVE_INFINITY } = ratings
  const inHand = directFuelInHand(car)
  const feeds = upgradedPumpCrankHp(supportsCrankHp, car.vehicle, car.fuel) * (1 - car.drivelineLoss)
  if (car.fuel !== 'e85') return inHand === 0 ? Number.POSITIVE_INFINITY : (1 - inHand) * feeds
  const rated = FULL_ON_E85 * feeds
  const portKitSold = car.fitting.some((part) => part.kind === 'port_injection')
  return kind === 'high_pressure_fuel_pump' && car.family.injection === 'direct' && portKitSold
    ? Math.min(rated, DIRECT_INJECTORS_ON_E85 * stockFuelWheelHp(car))
    : rated
}
