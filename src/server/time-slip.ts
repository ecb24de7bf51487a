import type { TimeSlipReply } from '../contract/figures.ts'
import type { BuildPower, PowerCurve, Vehicle } from '../engine/model.ts'
import { timeSlipOf } from './figures.ts'

/** Driver, fuel and small things on top of the curb weight. */
const LOAD_LB = 200

/**
 * A standing quarter mile from weight and crank power alone: ET = 5.825 (W/P)^(1/3) s, trap = 234 (P/W)^(1/3) mph
 * (the trade's rule of thumb). Worked: 3,900 lb and 460 hp: 11.89 s, 114.8 mph.
 */
function slipOfPower(vehicle: Vehicle, crankHp: number): TimeSlipReply {
  const lbPerHp = (vehicle.chassis.curbWeightLb + LOAD_LB) / crankHp
  const quarterMileS = 5.825 * Math.cbrt(lbPerHp)
  const trapMph = 234 / Math.cbrt(lbPerHp)
  return timeSlipOf({
    sixtyFootS: quarterMileS * 0.16,
    zeroToSixtyS: 0.35 * quarterMileS,
    eighthMileS: quarterMileS * 0.645,
    eighthMileMph: trapMph * 0.795,
    quarterMileS,
    trapMph,
  })
}

/** The time slip of the stock car. */
export const stockTimeSlip = (vehicle: Vehicle, stock: BuildPower): TimeSlipReply =>
  slipOfPower(vehicle, stock.stockCrankHp)

/** The time slip of a car with this curve. */
export const timeSlipOfCurve = (vehicle: Vehicle, curve: PowerCurve): TimeSlipReply =>
  slipOfPower(vehicle, Math.max(...curve.map((point) => point.crankHp)))
