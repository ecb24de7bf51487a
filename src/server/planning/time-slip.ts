import type { TimeSlipReply } from '../../contract/figures.ts'
import { atAltitude } from '../../engine/current-setup/at-altitude.ts'
import { type TimeSlip, timeSlip } from '../../engine/dragstrip/time-slip.ts'
import type { FittedTires } from '../../engine/dragstrip/tire.ts'
import { runningGrip } from '../../engine/dragstrip/tire-grip.ts'
import type { BuildPower, Part, PowerCurve, Vehicle } from '../../engine/model.ts'
import { timeSlipOf } from '../catalog/figures.ts'

/** Where a run is made: on which tires, and how high. */
export interface RunTerms {
  tires?: FittedTires | undefined
  altitudeFt?: number | undefined
  /** The car without its driver; the catalog's curb weight when absent. */
  weightLb?: number | undefined
}

/**
 * The time slip of a car with these parts and this curve, on tires of its own or those it stands on, on a street surface,
 * first foot left out as American magazines do; where the air is thinner, power and drag are what it leaves.
 */
export const timeSlipOfBuild = (
  vehicle: Vehicle,
  parts: readonly Part[],
  curve: PowerCurve,
  terms: RunTerms = {},
): TimeSlipReply => timeSlipOf(runOfBuild({ vehicle, parts, curve }, terms))

/** The same run in the engine's own figures, with its trace where a race is drawn from it. */
export function runOfBuild(
  { vehicle, parts, curve }: { vehicle: Vehicle; parts: readonly Part[]; curve: PowerCurve },
  { tires, altitudeFt, weightLb }: RunTerms = {},
  trace: boolean | { untilMph: number } = false,
): TimeSlip {
  const tireGrip = runningGrip(vehicle, parts, tires)
  const run = { vehicle, tireGrip, rollout: true, trace, ...(weightLb === undefined ? {} : { weightLb }) }
  return timeSlip({ ...run, ...atAltitude(curve, { vehicle, parts }, altitudeFt) })
}

const stockSlips = new WeakMap<PowerCurve, TimeSlipReply>()

/** The time slip of the stock car, once for each of its curves. */
export function stockTimeSlip(
  vehicle: Vehicle,
  { stockCurve }: Pick<BuildPower, 'stockCurve'>,
  altitudeFt = 0,
): TimeSlipReply {
  if (altitudeFt !== 0) return timeSlipOfBuild(vehicle, [], stockCurve, { altitudeFt })
  const slip = stockSlips.get(stockCurve) ?? timeSlipOfBuild(vehicle, [], stockCurve)
  stockSlips.set(stockCurve, slip)
  return slip
}
