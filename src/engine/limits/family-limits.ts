import type { EngineFamily } from '../families/engine-family.ts'
import type { Drivetrain, StockLimits, TransmissionKind } from '../model.ts'
import { drivelineLoss } from '../power/driveline.ts'

/** The car around the engine, as far as its limits depend on it. */
export interface LimitCar {
  /** What the engine really makes stock, crank hp. */
  stockCrankHp: number
  stockTorqueLbft: number
  drivetrain: Drivetrain
  transmission: { kind: TransmissionKind; code: string }
}

/** The factory car is always within its limits. */
const ABOVE_STOCK = 1.02
/** A fully built engine over what the stock bottom end holds: forged internals, studs and a machined block. */
const BUILT_OVER_STOCK = 1.6

export const FAMILY_LIMIT_SOURCE = 'estimate: trade practice for this engine family'

/**
 * Limits of a car as the trade knows them for its engine family, at the crank. The families state wheel hp; the layout's
 * usual driveline loss takes them to the crank. Worked: rear drive, manual, a bottom end good for 700 whp:
 * 700 / (1 - 0.135) = 809 crank hp. Gearboxes and clutches that the family does not name are left out.
 */
export function familyLimits(family: EngineFamily, car: LimitCar): Partial<StockLimits> {
  const { drivetrain, transmission, stockCrankHp, stockTorqueLbft } = car
  const loss = drivelineLoss({ drivetrain, transmission: transmission.kind }, {})
  const crank = (wheelHp: number) => Math.round(Math.max(wheelHp / (1 - loss), ABOVE_STOCK * stockCrankHp))
  const torque = (lbft: number) => Math.max(lbft, Math.round(ABOVE_STOCK * stockTorqueLbft))
  const internalsCrankHp = crank(family.bottomEndLimitWheelHp)
  const gearbox = family.gearboxLimitsLbft[transmission.code]
  const { clutchLimitLbft, boostSourceLimitWheelHp: boost, fuelLimitWheelHp: fuel } = family
  return {
    internalsCrankHp,
    builtEngineCrankHp: Math.round(Math.max(BUILT_OVER_STOCK * internalsCrankHp, 2.5 * stockCrankHp)),
    fuelSystemCrankHp: crank(fuel[93]),
    fuelSystemE85CrankHp: crank(fuel.e85),
    ...(boost ? { boostSourceCrankHp: crank(boost[93]), boostSourceE85CrankHp: crank(boost.e85) } : {}),
    ...(gearbox === undefined ? {} : { transmissionTorqueLbft: torque(gearbox) }),
    ...(transmission.kind === 'manual' && clutchLimitLbft !== undefined
      ? { clutchTorqueLbft: torque(clutchLimitLbft) }
      : {}),
  }
}
