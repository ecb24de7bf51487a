import type { TimeSlipReply } from '../../contract/figures.ts'
import { timeSlip } from '../../engine/dragstrip/time-slip.ts'
import { tireGripOf } from '../../engine/dragstrip/tire-grip.ts'
import { type BuildPower, type Part, type PowerCurve, SAE_J1349_WEATHER, type Vehicle } from '../../engine/model.ts'
import { timeSlipOf } from '../catalog/figures.ts'

/** The time slip of a car with these parts and this curve on a street surface, first foot left out as American magazines do. */
export const timeSlipOfBuild = (vehicle: Vehicle, parts: readonly Part[], curve: PowerCurve): TimeSlipReply =>
  timeSlipOf(timeSlip({ vehicle, curve, tireGrip: tireGripOf(parts), rollout: true, weather: SAE_J1349_WEATHER }))

const stockSlips = new WeakMap<PowerCurve, TimeSlipReply>()

/** The time slip of the stock car, once for each of its curves. */
export function stockTimeSlip(vehicle: Vehicle, { stockCurve }: Pick<BuildPower, 'stockCurve'>): TimeSlipReply {
  const slip = stockSlips.get(stockCurve) ?? timeSlipOfBuild(vehicle, [], stockCurve)
  stockSlips.set(stockCurve, slip)
  return slip
}
