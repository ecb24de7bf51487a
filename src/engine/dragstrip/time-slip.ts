import type { PowerCurve, Vehicle, Weather } from '../model.ts'
import { METERS_PER_FOOT, METERS_PER_MILE, MPS_PER_MPH } from '../units.ts'
import { type DragCar, dragCar, torqueAt } from './drag-car.ts'
import type { DragStripFactors } from './drag-strip-factors.ts'
import { FITTED_DRAG_STRIP } from './fitted-drag-strip.ts'

export interface TimeSlipInput {
  vehicle: Vehicle
  /** Crank torque is read; see `buildPower`. */
  curve: PowerCurve
  /** Car without driver; the catalog's curb weight when absent. */
  weightLb?: number
  /** Grip of the tires and surface over those of the car's class on a road; 1 = as it comes. */
  tireGrip?: number
  /** Whether 0-60 leaves out the first foot, as American magazines do. The strip always does. */
  rollout: boolean
  weather: Weather
  factors?: DragStripFactors
  /** Also return the run, ten points a second. */
  trace?: boolean
}

export interface TracePoint {
  timeS: number
  speedMph: number
  distanceFt: number
  engineRpm: number
  gear: number
}

export interface TimeSlip {
  sixtyFootS: number
  zeroToSixtyS: number
  eighthMileS: number
  eighthMileMph: number
  quarterMileS: number
  trapMph: number
  trace?: readonly TracePoint[]
}

/** Fixed step of the integration, seconds. Halving it moves the quarter mile by less than 5 ms (held by a test). */
export const TIME_STEP_S = 0.004
const LONGEST_RUN_S = 120
const SIXTY_MPH = 60 * MPS_PER_MPH
/** The staging beam: the clock starts when the front tire has rolled one foot. */
const ROLLOUT_M = METERS_PER_FOOT
const SIXTY_FEET_M = ROLLOUT_M + 60 * METERS_PER_FOOT
const EIGHTH_MILE_M = ROLLOUT_M + METERS_PER_MILE / 8
const QUARTER_MILE_M = ROLLOUT_M + METERS_PER_MILE / 4
/** Strips print the mean speed over the last 66 feet. */
const SPEED_TRAP_M = 66 * METERS_PER_FOOT
/** Part of a turbo engine's torque that needs no boost. */
const UNBOOSTED_SHARE = 0.5
const TRACE_EVERY_S = 0.1
const RADPS_PER_RPM = Math.PI / 30

/**
 * The time slip of a standing start on a level road: launch through clutch or converter, tire grip with weight
 * transfer, gears with inertia of wheels and engine, shift pauses, boost that builds, rolling resistance and drag.
 * Fixed steps, Heun's rule (Guzzella & Onder ch. 2 for the balance of forces). Seconds and mph; 1/4 mile and 60 ft
 * count from the staging beam, one foot on. Throws when the curve is empty or the weight not positive.
 */
export function timeSlip(input: TimeSlipInput): TimeSlip {
  const { vehicle, curve } = input
  const factors = input.factors ?? FITTED_DRAG_STRIP
  const weightLb = (input.weightLb ?? vehicle.chassis.curbWeightLb) + factors.driverLb
  if (curve.length === 0) throw new RangeError(`timeSlip: curve of ${vehicle.id} has no points`)
  if (!(weightLb > 0)) throw new RangeError(`timeSlip: weightLb ${weightLb} lb of ${vehicle.id}`)
  const car = dragCar({ vehicle, curve, weightLb, tireGrip: input.tireGrip ?? 1, weather: input.weather, factors })
  return runDownTheStrip(car, vehicle, factors, input.rollout, input.trace ?? false, TIME_STEP_S)
}

/** The run itself; apart from `timeSlip` so that a test can halve the step. */
export function runDownTheStrip(
  car: DragCar,
  vehicle: Vehicle,
  factors: DragStripFactors,
  rollout: boolean,
  withTrace: boolean,
  stepS: number,
): TimeSlip {
  const { kind } = vehicle.transmission
  const converter = kind === 'automatic'
  const redline = car.torqueStepRpm * (car.torqueNm.length - 1)
  const launchRpm = converter ? Math.min(factors.stallRpm, 0.5 * redline) : factors.launchRpmShare * redline
  const shiftS = factors.shiftS[kind]
  const lastGear = car.ratios.length - 1
  const rpmPerMps = car.ratios.map((ratio) => ratio / car.wheelRadiusM / RADPS_PER_RPM)
  const forcePerNm = car.ratios.map((ratio) => ratio / car.wheelRadiusM)
  /** Below this speed the clutch slips or the converter multiplies, and the engine holds its launch speed. */
  const lockSpeed = launchRpm / (rpmPerMps[0] ?? 1)
  const launchForceN = torqueAt(car, launchRpm) * (forcePerNm[0] ?? 0)
  const extraTorque = converter ? factors.stallTorqueRatio - 1 : 0
  let timeS = 0
  let speed = 0
  let distance = 0
  let gear = 0
  let shiftLeftS = 0
  let boost = car.turbo ? factors.launchBoost[kind] : 1
  let rolloutS = 0
  let sixtyFootS = 0
  let sixtyMphS = 0
  let eighthS = 0
  let eighthTrapS = 0
  let quarterTrapS = 0
  const trace: TracePoint[] = []

  const acceleration = (atSpeed: number, driving: number): number => {
    const launching = gear === 0 && atSpeed < lockSpeed
    // The converter's ratio falls to 1 as its turbine catches up.
    const fullForceN = launching
      ? launchForceN * (1 + extraTorque * (1 - atSpeed / lockSpeed))
      : torqueAt(car, atSpeed * (rpmPerMps[gear] ?? 0)) * (forcePerNm[gear] ?? 0)
    const boosted = car.turbo ? UNBOOSTED_SHARE + (1 - UNBOOSTED_SHARE) * boost : 1
    const forceN = Math.min(fullForceN * boosted, car.gripForceN) * driving
    const resistance = car.dragN.constant + atSpeed * (car.dragN.perMps + atSpeed * car.dragN.perMps2)
    return (forceN - resistance) / (launching ? car.launchMassKg : (car.effectiveMassKg[gear] ?? car.massKg))
  }

  while (timeS < LONGEST_RUN_S) {
    const shifting = Math.min(shiftLeftS, stepS)
    shiftLeftS -= shifting
    const driving = 1 - shifting / stepS
    const first = acceleration(speed, driving)
    const second = acceleration(Math.max(0, speed + first * stepS), driving)
    const mean = (first + second) / 2
    const nextSpeed = Math.max(0, speed + mean * stepS)
    const nextDistance = distance + ((speed + nextSpeed) / 2) * stepS
    const reached = (mark: number, from: number, to: number) => timeS + (stepS * (mark - from)) / (to - from)
    if (distance < ROLLOUT_M && nextDistance >= ROLLOUT_M) rolloutS = reached(ROLLOUT_M, distance, nextDistance)
    if (speed < SIXTY_MPH && nextSpeed >= SIXTY_MPH && sixtyMphS === 0) sixtyMphS = reached(SIXTY_MPH, speed, nextSpeed)
    if (distance < SIXTY_FEET_M && nextDistance >= SIXTY_FEET_M) {
      sixtyFootS = reached(SIXTY_FEET_M, distance, nextDistance)
    }
    if (distance < EIGHTH_MILE_M && nextDistance >= EIGHTH_MILE_M) {
      eighthS = reached(EIGHTH_MILE_M, distance, nextDistance)
    }
    if (distance < EIGHTH_MILE_M - SPEED_TRAP_M && nextDistance >= EIGHTH_MILE_M - SPEED_TRAP_M) {
      eighthTrapS = reached(EIGHTH_MILE_M - SPEED_TRAP_M, distance, nextDistance)
    }
    if (distance < QUARTER_MILE_M - SPEED_TRAP_M && nextDistance >= QUARTER_MILE_M - SPEED_TRAP_M) {
      quarterTrapS = reached(QUARTER_MILE_M - SPEED_TRAP_M, distance, nextDistance)
    }
    if (withTrace && Math.floor(timeS / TRACE_EVERY_S) !== Math.floor((timeS - stepS) / TRACE_EVERY_S)) {
      const gearRpm = speed * (rpmPerMps[gear] ?? 0)
      trace.push({
        timeS,
        speedMph: speed / MPS_PER_MPH,
        distanceFt: distance / METERS_PER_FOOT,
        engineRpm: gear === 0 ? Math.max(launchRpm, gearRpm) : gearRpm,
        gear: gear + 1,
      })
    }
    if (nextDistance >= QUARTER_MILE_M) {
      const quarterS = reached(QUARTER_MILE_M, distance, nextDistance)
      // A car that traps below 60 mph: its 0-60 is what this last acceleration would give.
      const sixtyS = sixtyMphS || timeS + (SIXTY_MPH - speed) / Math.max(0.05, mean)
      return {
        sixtyFootS: sixtyFootS - rolloutS,
        zeroToSixtyS: sixtyS - (rollout ? rolloutS : 0),
        eighthMileS: eighthS - rolloutS,
        eighthMileMph: SPEED_TRAP_M / (eighthS - eighthTrapS) / MPS_PER_MPH,
        quarterMileS: quarterS - rolloutS,
        trapMph: SPEED_TRAP_M / (quarterS - quarterTrapS) / MPS_PER_MPH,
        ...(withTrace ? { trace } : {}),
      }
    }
    timeS += stepS
    speed = nextSpeed
    distance = nextDistance
    if (car.turbo) boost += (1 - boost) * (stepS / factors.spoolS)
    if (gear < lastGear && shiftLeftS <= 0 && speed * (rpmPerMps[gear] ?? 0) >= (car.shiftRpm[gear] ?? 0)) {
      gear += 1
      shiftLeftS = shiftS
    }
  }
  throw new RangeError(`timeSlip: ${vehicle.id} did not finish the quarter mile in ${LONGEST_RUN_S} s`)
}
