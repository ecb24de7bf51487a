import type { TimeSlipReply } from '../contract/figures.ts'
import { timeSlip } from '../engine/dragstrip/time-slip.ts'
import { type BuildPower, type PowerCurve, SAE_J1349_WEATHER, type Vehicle } from '../engine/model.ts'
import { timeSlipOf } from './figures.ts'

/** The time slip of a car with this curve on a street surface, first foot left out as American magazines do. */
export const timeSlipOfCurve = (vehicle: Vehicle, curve: PowerCurve): TimeSlipReply =>
  timeSlipOf(timeSlip({ vehicle, curve, rollout: true, weather: SAE_J1349_WEATHER }))

/** The time slip of the stock car. */
export const stockTimeSlip = (vehicle: Vehicle, stock: Pick<BuildPower, 'stockCurve'>): TimeSlipReply =>
  timeSlipOfCurve(vehicle, stock.stockCurve)
