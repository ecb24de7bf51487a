import type { Fuel } from '../../../engine/model.ts'
import type { OfCar } from '../frame/of-car.ts'
import { engineLimit, turboLimit } from './bearers.ts'

/** So much of what the engine takes is a number to live with; less where it is leaned on. */
export const COMFORT = 0.9
export const LEANED_ON = 0.85
/** A stock turbo at its limit blows hot air: so much of it is left for a hot day. */
export const OF_TURBO = 0.95
const HARD =
  /\b(?:track|lap\w*|road course|rally\w*|drift\w*|drag|launch\w*|slicks?|tow\w*|hpde|full throttle|wide open|every weekend|pista|arrancones)\b/
const GENTLE = /\b(?:daily|every day|baby|kids?|family|commut\w*|wife|reliab\w*|forever|long term|last|diario)\b/
export interface Comfort {
  wheelHp: number
  share: number
  isHard: boolean
}

export const floor5 = (value: number): number => 5 * Math.floor(value / 5)

/** The number that the shop would be comfortable with: the engine with a margin, and what the stock turbo still blows cool. */
export function comfortOf(car: OfCar, fuel: Fuel, asked: string): Comfort {
  const isHard = HARD.test(asked)
  const share = isHard || GENTLE.test(asked) ? LEANED_ON : COMFORT
  const engine = share * engineLimit(car, fuel)
  const turbo = turboLimit(car, fuel)
  return { wheelHp: floor5(Math.min(engine, turbo ? OF_TURBO * turbo : engine)), share, isHard }
}

export const sourceOf = ({ vehicle }: OfCar): string =>
  vehicle.engine.aspiration === 'supercharged'
    ? 'blower'
    : vehicle.engine.aspiration === 'twin_turbo'
      ? 'turbos'
      : 'turbo'
export const sourceEs = ({ vehicle }: OfCar): string =>
  vehicle.engine.aspiration === 'supercharged' ? 'supercharger' : 'turbo'

/** Wheel torque at what the stock engine takes, with the stock shape of the curve or the trade's own figure. */
export function engineTorque({ advisor, vehicle, ...car }: OfCar, fuel: Fuel): number {
  const said = /(\d{3})(?:-\d{3})? wtq/.exec(vehicle.family.failsFirst)?.[1]
  if (said) return Number(said)
  const { stockWheelHp, stockWheelTorqueLbft } = advisor.catalog.stockPower(vehicle)
  return Math.round((engineLimit({ ...car, advisor, vehicle }, fuel) / stockWheelHp) * stockWheelTorqueLbft)
}
