import type { TimeSlipReply } from '../../contract/figures.ts'
import { timeSlip } from '../../engine/dragstrip/time-slip.ts'
import type { FittedTires } from '../../engine/dragstrip/tire.ts'
import { runningGrip } from '../../engine/dragstrip/tire-grip.ts'
import { type BuildPower, type Part, type PowerCurve, SAE_J1349_WEATHER, type Vehicle } from '../../engine/model.ts'
import { timeSlipOf } from '../catalog/figures.ts'

/** The time slip of a car with these parts and this curve, on tires of its own or those it stands on, on a street surface, first foot left out as American magazines do. */
export function timeSlipOfBuild(
  vehicle: Vehicle,
  parts: readonly Part[],
  curve: PowerCurve,
  tires?: FittedTires,
): TimeSlipReply {
  const tireGrip = runningGrip(vehicle, parts, tires)
  return timeSlipOf(timeSlip({ vehicle, curve, tireGrip, rollout: true, weather: SAE_J1349_WEATHER }))
}

const stockSlips = new WeakMap<PowerCurve, TimeSlipReply>()

/** The time slip of the stock car, once for each of its curves. */
export function stockTimeSlip(vehicle: Vehicle, { stockCurve }: Pick<BuildPower, 'stockCurve'>): TimeSlipReply {
  const slip = stockSlips.get(stockCurve) ?? timeSlipOfBuild(vehicle, [], stockCurve)
  stockSlips.set(stockCurve, slip)
  return slip
}
