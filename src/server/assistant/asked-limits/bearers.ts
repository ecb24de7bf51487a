import type { Fuel, LimitComponent, Slot } from '../../../engine/model.ts'
import { fedOn } from '../../../engine/power/fuel.ts'
import { stockCrankTorqueLbft } from '../../../engine/power/stock-curve.ts'
import { allStockLimits } from '../../planning/car-facts.ts'
import { type Bilingual, whp } from '../advisor.ts'
import type { OfCar } from '../frame/of-car.ts'
import { limitInSpanish } from '../words/limits-in-spanish.ts'

/** One stock part of a car that breaks or runs out as power grows. */
export interface Bearer {
  what: 'engine' | 'gearbox' | 'clutch' | 'fuel' | 'turbo' | 'driveline' | 'other'
  names: Bilingual
  /** Power at the wheels at which it is done, on the fuel. */
  wheelHp: number
  /** Its rating in torque at the crank, where the trade has one. */
  torqueLbft?: number
  /** Ends the power and breaks nothing by itself. */
  isOut: boolean
}

/** 91 leaves less room before knock: what is in the cylinders and what blows into them give so much less. */
const ON_91 = 0.93
/** Between pump gas and E85 a blend of 30% has half of what ethanol brings. */
const OF_E30 = 0.5

function onFuel(fuel: Fuel, pump: number, ethanol: number): number {
  if (fuel === 'e85' || fuel === 'race') return Math.max(ethanol, pump)
  if (fuel === 'e30') return pump + OF_E30 * Math.max(0, ethanol - pump)
  return fuel === '93' ? pump : ON_91 * pump
}

/** What the stock engine takes on a fuel, in wheel power: the trade's figure for its family. */
export function engineLimit({ vehicle: { family } }: OfCar, fuel: Fuel): number {
  const { bottomEndLimitWheelHp: pump, bottomEndLimitE85WheelHp: ethanol = pump } = family
  return Math.round(onFuel(fuel, pump, ethanol) / 5) * 5
}

export function turboLimit({ vehicle: { family } }: OfCar, fuel: Fuel): number | undefined {
  const limit = family.boostSourceLimitWheelHp
  return limit && Math.round(onFuel(fuel, limit[93], limit.e85) / 5) * 5
}

export function fuelLimit({ vehicle: { family } }: OfCar, fuel: Fuel): number {
  const { 93: pump, e85 } = family.fuelLimitWheelHp
  return Math.round(fedOn(fuel, { gasoline: pump, e85 }) / 5) * 5
}

/** The rating of the stock clutch or gearbox at the crank, the lower of the car's and the trade's. */
export function torqueRating({ vehicle }: OfCar, what: 'clutch' | 'gearbox'): number | undefined {
  const { family, limits, transmission } = vehicle
  const trade = what === 'clutch' ? family.clutchLimitLbft : family.gearboxLimitsLbft[transmission.code]
  const own = what === 'clutch' ? limits.clutchTorqueLbft : limits.transmissionTorqueLbft
  return trade !== undefined && own !== undefined ? Math.min(trade, own) : (own ?? trade)
}

/** A rating of the trade so far below the car's own brings the power down with it. */
const FAR_BELOW = 0.9
/** What a rating in torque is in wheel power: as the builds of the car are held by it, or by the stock shape of the curve. */
function wheelHpOfTorque({ advisor, vehicle }: OfCar, what: 'clutch' | 'transmission', torqueLbft: number): number {
  const held = allStockLimits(advisor.catalog, vehicle).filter((one) => one.component === what || one.slot === what)
  const { stockWheelHp } = advisor.catalog.stockPower(vehicle)
  const least = Math.min(...held.map(({ wheelHp }) => wheelHp))
  const own = held.find(({ component }) => component === what)?.wheelHp
  const rated = what === 'clutch' ? vehicle.limits.clutchTorqueLbft : vehicle.limits.transmissionTorqueLbft
  if (own && rated && torqueLbft < FAR_BELOW * rated) return Math.min(least, (own * torqueLbft) / rated)
  return held.length > 0 ? least : (stockWheelHp * torqueLbft) / stockCrankTorqueLbft(vehicle.engine)
}

/** No bearer of these stands among those that are counted by themselves. */
const UNCOUNTED: ReadonlySet<LimitComponent> = new Set<LimitComponent>(['grip', 'hardware'])
const COUNTED_SLOTS: ReadonlySet<Slot | undefined> = new Set<Slot | undefined>([
  ...([
    'fuel_pump',
    'injectors',
    'direct_fuel',
    'transmission_tune',
    'transmission',
    'clutch',
    'boost_source',
  ] as const),
  'bottom_end' as Slot,
])
const DRIVELINE = /shaft|axle|diff|driveline|transfer|ptu/

/** The stock parts of a car by what each takes on a fuel, the weakest first. */
export function bearersOn(car: OfCar, fuel: Fuel): readonly Bearer[] {
  const { advisor, vehicle } = car
  const isManual = vehicle.transmission.kind === 'manual'
  const isBlower = vehicle.engine.aspiration === 'supercharged'
  const turbo = turboLimit(car, fuel)
  const clutch = isManual ? torqueRating(car, 'clutch') : undefined
  const box = torqueRating(car, 'gearbox')
  const others = allStockLimits(advisor.catalog, vehicle).filter(
    ({ component, slot, name }) =>
      UNCOUNTED.has(component) &&
      !COUNTED_SLOTS.has(slot) &&
      /intercooler|exchanger|shaft|axle|diff|driveline|crank hub|oil pump/.test(name),
  )
  const all: Bearer[] = [
    { what: 'engine', names: ['engine', 'el motor'], wheelHp: engineLimit(car, fuel), isOut: false },
    { what: 'fuel', names: ['fuel system', 'el sistema de combustible'], wheelHp: fuelLimit(car, fuel), isOut: true },
    ...(turbo
      ? [
          {
            what: 'turbo',
            names: isBlower ? ['blower', 'el supercharger'] : ['turbo', 'el turbo'],
            wheelHp: turbo,
            isOut: true,
          } as Bearer,
        ]
      : []),
    ...(clutch
      ? [
          {
            what: 'clutch',
            names: ['clutch', 'el clutch'],
            wheelHp: wheelHpOfTorque(car, 'clutch', clutch),
            torqueLbft: clutch,
            isOut: false,
          } as Bearer,
        ]
      : []),
    ...(box
      ? [
          {
            what: 'gearbox',
            names: [`${vehicle.transmission.code} gearbox`, `la caja ${vehicle.transmission.code}`],
            wheelHp: wheelHpOfTorque(car, 'transmission', box),
            torqueLbft: box,
            isOut: false,
          } as Bearer,
        ]
      : []),
    ...others.map(
      ({ name, wheelHp }): Bearer => ({
        what: DRIVELINE.test(name) ? 'driveline' : 'other',
        names: [name, limitInSpanish(name)],
        wheelHp,
        isOut: /intercooler|exchanger/.test(name),
      }),
    ),
  ]
  return all.toSorted((a, b) => a.wheelHp - b.wheelHp)
}

const round5 = (value: number): number => Math.round(value / 5) * 5

/** "clutch about 350 lb-ft (some 320 whp)". */
export function bearerWords({ names, wheelHp, torqueLbft }: Bearer, torque: (lbft: number) => string): Bilingual {
  const figure = torqueLbft ? `${torque(torqueLbft)} (some ${whp(round5(wheelHp))})` : whp(round5(wheelHp))
  return [`${names[0]} ${figure}`, `${names[1]} ${figure.replace('some', 'unos')}`]
}
