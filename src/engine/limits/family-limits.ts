import type { EngineFamily } from '../families/engine-family.ts'
import type { Drivetrain, StockLimits, TransmissionKind, Vehicle } from '../model.ts'
import { drivelineLoss } from '../power/driveline.ts'
import { HP_RPM_PER_LBFT } from '../units.ts'

/** The car around the engine, as far as its limits depend on it. */
export interface LimitCar {
  /** What the engine really makes stock, crank hp. */
  stockCrankHp: number
  stockTorqueLbft: number
  /** Where its rated power asks the least torque. */
  crankHpRpm: number
  drivetrain: Drivetrain
  transmission: { kind: TransmissionKind; code: string }
}

/** The factory car is always within its limits. */
const ABOVE_STOCK = 1.02
/** A fully built engine over what the stock bottom end holds: forged internals, studs and a machined block. */
const BUILT_OVER_STOCK = 1.6

/**
 * An automatic or dual-clutch gearbox is sold this far past the torque that the trade names for it: its calibration,
 * cooling and converter are good for 1.15-1.3 times (E07 of the trade's list). Beyond, it is built.
 */
const GEARBOX_SOLD_PAST = 1.2

export const FAMILY_LIMIT_SOURCE = 'estimate: trade practice for this engine family'

/**
 * Limits of a car as the trade knows them for its engine family, at the crank. The families state wheel hp; the layout's
 * usual driveline loss takes them to the crank. Worked: rear drive, manual, a bottom end good for 700 whp:
 * 700 / (1 - 0.135) = 809 crank hp. A gearbox is good for its torque, or for the power that the trade sells on it where
 * that asks more, an automatic up to a fifth. Gearboxes and clutches that the family does not name are left out.
 */
export function familyLimits(family: EngineFamily, car: LimitCar): Partial<StockLimits> {
  const { drivetrain, transmission, stockCrankHp, stockTorqueLbft } = car
  const loss = drivelineLoss({ drivetrain, transmission: transmission.kind }, {})
  const crank = (wheelHp: number) => Math.round(Math.max(wheelHp / (1 - loss), ABOVE_STOCK * stockCrankHp))
  const torque = (lbft: number) => Math.round(Math.max(lbft, ABOVE_STOCK * stockTorqueLbft))
  const internalsCrankHp = crank(family.bottomEndLimitWheelHp)
  /** Torque at the power peak of the wheel power that the trade sells on the stock part. */
  const soldUpTo = (wheelHp: number) => (wheelHp / (1 - loss)) * (HP_RPM_PER_LBFT / car.crankHpRpm)
  const above = (kind: 'built_transmission' | 'clutch') =>
    family.mustKindsAbove.flatMap((must) =>
      must.kind === kind && 'aboveWheelHp' in must ? [must.aboveWheelHp] : [],
    )[0]
  const gearbox = family.gearboxLimitsLbft[transmission.code]
  const gearboxSold = soldUpTo(above('built_transmission') ?? family.stageWheelHp.stage3 ?? 0)
  const clutchSold = soldUpTo(above('clutch') ?? 0)
  const { clutchLimitLbft, boostSourceLimitWheelHp: boost, fuelLimitWheelHp: fuel } = family
  return {
    internalsCrankHp,
    builtEngineCrankHp: Math.round(Math.max(BUILT_OVER_STOCK * internalsCrankHp, 2.5 * stockCrankHp)),
    fuelSystemCrankHp: crank(fuel[93]),
    fuelSystemE85CrankHp: crank(fuel.e85),
    ...(boost ? { boostSourceCrankHp: crank(boost[93]), boostSourceE85CrankHp: crank(boost.e85) } : {}),
    ...(gearbox === undefined
      ? {}
      : { transmissionTorqueLbft: torque(soldOnGearbox(transmission.kind, gearbox, gearboxSold)) }),
    ...(transmission.kind === 'manual' && clutchLimitLbft !== undefined
      ? { clutchTorqueLbft: torque(Math.max(clutchLimitLbft, clutchSold)) }
      : {}),
  }
}

/**
 * What a gearbox is sold to, of the torque that the trade names for it behind this engine and what is sold on it. Worked:
 * a 6L80 behind an LS3, named at 480 lb-ft and sold at 653, goes to 576.
 */
export const soldOnGearbox = (kind: TransmissionKind, namedLbft: number, soldLbft: number): number =>
  Math.max(namedLbft, kind === 'manual' ? soldLbft : Math.min(soldLbft, GEARBOX_SOLD_PAST * namedLbft))

/** The torque that the trade names for the gearbox behind this engine; where it names none, what the gearbox is sold to. */
export const namedGearboxLbft = ({ family, transmission, limits }: Vehicle): number =>
  Math.min(family.gearboxLimitsLbft[transmission.code] ?? Number.POSITIVE_INFINITY, limits.transmissionTorqueLbft)
