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
  /** Also return the run: ten points a second, each gear's first moment, and the finish; or on from there up to a speed. */
  trace?: boolean | { untilMph: number }
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
  threeThirtyS: number
  zeroToSixtyS: number
  /** What the first foot took: `zeroToSixtyS` is without it where the first foot is left out. */
  firstFootS: number
  eighthMileS: number
  eighthMileMph: number
  thousandFootS: number
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
const THREE_THIRTY_M = ROLLOUT_M + 330 * METERS_PER_FOOT
const THOUSAND_FEET_M = ROLLOUT_M + 1000 * METERS_PER_FOOT
const EIGHTH_MILE_M = ROLLOUT_M + METERS_PER_MILE / 8
const QUARTER_MILE_M = ROLLOUT_M + METERS_PER_MILE / 4
/** Strips print the mean speed over the last 66 feet. */
const SPEED_TRAP_M = 66 * METERS_PER_FOOT
/** Where the clock is read on the way, one behind the other. */
const MARKS_M: readonly number[] = [
  ...[ROLLOUT_M, SIXTY_FEET_M, THREE_THIRTY_M, EIGHTH_MILE_M - SPEED_TRAP_M, EIGHTH_MILE_M, THOUSAND_FEET_M],
  QUARTER_MILE_M - SPEED_TRAP_M,
]
/** Part of a turbo engine's torque that needs no boost. */
const UNBOOSTED_SHARE = 0.5
/** The flywheel's push is bounded for tiny cars with short first gears. */
const LIGHTEST_LAUNCH = 0.75
const TRACE_EVERY_S = 0.1
/** A car that pulls no harder has come to its top speed. */
const LEAST_PULL_MPS2 = 0.05
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

/** When within a step something that goes evenly from one value to the other passes a mark, seconds. */
const intoStep = (stepS: number, mark: number, from: number, to: number) => (stepS * (mark - from)) / (to - from)

/** The run itself; apart from `timeSlip` so that a test can halve the step. */
export function runDownTheStrip(
  car: DragCar,
  vehicle: Vehicle,
  factors: DragStripFactors,
  rollout: boolean,
  withTrace: boolean | { untilMph: number },
  stepS: number,
): TimeSlip {
  const untilMps = typeof withTrace === 'object' ? withTrace.untilMph * MPS_PER_MPH : 0
  const { kind } = vehicle.transmission
  const converter = kind === 'automatic'
  const redline = car.torqueStepRpm * (car.torqueNm.length - 1)
  const launchRpm =
    kind === 'automatic' ? Math.min(car.stallRpm, 0.5 * redline) : factors.launchRpmShare[kind] * redline
  /** Where clutch or converter lock: the clutch has slowed the engine down to here by then. */
  const lockRpm = converter ? launchRpm : factors.lockRpmShare * launchRpm
  const lastGear = car.ratios.length - 1
  const rpmPerMps = car.ratios.map((ratio) => ratio / car.wheelRadiusM / RADPS_PER_RPM)
  const forcePerNm = car.ratios.map((ratio) => ratio / car.wheelRadiusM)
  /**
   * The engine slows in proportion to speed while the clutch slips, and its flywheel pushes the car along: as if the
   * car were lighter by J (i / r)^2 (launch rpm / lock rpm - 1).
   */
  const flywheelKg = car.engineInertiaKgM2 * (forcePerNm[0] ?? 0) ** 2 * (launchRpm / lockRpm - 1)
  const launchMassKg = Math.max(LIGHTEST_LAUNCH * car.massKg, car.launchMassKg - flywheelKg)
  const firstGearShare = vehicle.chassis.drivetrain === 'fwd' ? factors.frontDriveFirstGear : 1
  const extraTorque = converter ? factors.stallTorqueRatio - 1 : 0
  let timeS = 0
  let speed = 0
  let distance = 0
  let gear = 0
  /** Of the gear that is in. */
  let gearRpmPerMps = rpmPerMps[0] ?? 0
  let gearForcePerNm = forcePerNm[0] ?? 0
  let gearMassKg = car.effectiveMassKg[0] ?? car.massKg
  /** A gear ends at its own speed, wherever the step ends: what is left of the step belongs to the shift. */
  const endOf = (one: number) =>
    one < lastGear ? (car.shiftRpm[one] ?? 0) / (rpmPerMps[one] ?? 1) : Number.POSITIVE_INFINITY
  let gearEnd = endOf(0)
  let shiftLeftS = 0
  let boost = car.turbo ? factors.launchBoost[kind] : 1
  const markS = MARKS_M.map(() => 0)
  let passed = 0
  let sixtyMphS = 0
  let slip: TimeSlip | undefined
  const trace: TracePoint[] = []
  const trackPoint = (atS: number, atSpeed: number, atDistance: number): TracePoint => {
    const gearRpm = atSpeed * gearRpmPerMps
    return {
      timeS: atS,
      speedMph: atSpeed / MPS_PER_MPH,
      distanceFt: atDistance / METERS_PER_FOOT,
      engineRpm: gear === 0 && gearRpm < lockRpm ? launchRpm + ((lockRpm - launchRpm) * gearRpm) / lockRpm : gearRpm,
      gear: gear + 1,
    }
  }

  const acceleration = (atSpeed: number, driving: number, boosted: number): number => {
    // The converter's ratio falls to 1 as its turbine catches up.
    const lockedShare = gear === 0 ? Math.min(1, (atSpeed * gearRpmPerMps) / lockRpm) : 1
    const launching = lockedShare < 1
    const multiplied = 1 + extraTorque * (1 - lockedShare)
    const rpm = launching ? launchRpm + (lockRpm - launchRpm) * lockedShare : atSpeed * gearRpmPerMps
    const managed = gear === 0 ? firstGearShare : 1
    const engineForceN = torqueAt(car, rpm) * gearForcePerNm * multiplied * boosted * managed
    const resistance = car.dragN.constant + atSpeed * (car.dragN.perMps + atSpeed * car.dragN.perMps2)
    const turning = launching ? launchMassKg : gearMassKg
    // What the tires carry has passed the engine and the driven wheels already: it moves the car alone.
    return Math.min(
      (engineForceN * driving - resistance) / turning,
      (car.gripForceN * driving - resistance) / car.grippedMassKg,
    )
  }

  while (timeS < LONGEST_RUN_S) {
    const shifting = Math.min(shiftLeftS, stepS)
    shiftLeftS -= shifting
    const driving = 1 - shifting / stepS
    const boosted = car.turbo ? UNBOOSTED_SHARE + (1 - UNBOOSTED_SHARE) * boost : 1
    const first = acceleration(speed, driving, boosted)
    const second = acceleration(Math.max(0, speed + first * stepS), driving, boosted)
    const mean = (first + second) / 2
    const free = Math.max(0, speed + mean * stepS)
    const shifts = shiftLeftS <= 0 && free >= gearEnd
    const nextSpeed = shifts ? Math.max(speed, gearEnd) : free
    const nextDistance = distance + ((speed + nextSpeed) / 2) * stepS
    for (; passed < MARKS_M.length && nextDistance >= MARKS_M[passed]!; passed += 1) {
      markS[passed] = timeS + intoStep(stepS, MARKS_M[passed]!, distance, nextDistance)
    }
    if (speed < SIXTY_MPH && nextSpeed >= SIXTY_MPH && sixtyMphS === 0) {
      sixtyMphS = timeS + intoStep(stepS, SIXTY_MPH, speed, nextSpeed)
    }
    if (
      withTrace &&
      (gear + 1 !== trace.at(-1)?.gear ||
        Math.floor(timeS / TRACE_EVERY_S) !== Math.floor((timeS - stepS) / TRACE_EVERY_S))
    ) {
      trace.push(trackPoint(timeS, speed, distance))
    }
    if (!slip && nextDistance >= QUARTER_MILE_M) {
      const quarterS = timeS + intoStep(stepS, QUARTER_MILE_M, distance, nextDistance)
      const finishSpeed = speed + ((nextSpeed - speed) * (quarterS - timeS)) / stepS
      if (withTrace) trace.push(trackPoint(quarterS, finishSpeed, QUARTER_MILE_M))
      const [
        rolloutS = 0,
        sixtyFootS = 0,
        threeThirtyS = 0,
        eighthTrapS = 0,
        eighthS = 0,
        thousandFootS = 0,
        quarterTrapS = 0,
      ] = markS
      // A car that traps below 60 mph: its 0-60 is what this last acceleration would give.
      const sixtyS = sixtyMphS || timeS + (SIXTY_MPH - speed) / Math.max(0.05, mean)
      slip = {
        sixtyFootS: sixtyFootS - rolloutS,
        zeroToSixtyS: sixtyS - (rollout ? rolloutS : 0),
        firstFootS: rolloutS,
        threeThirtyS: threeThirtyS - rolloutS,
        eighthMileS: eighthS - rolloutS,
        eighthMileMph: SPEED_TRAP_M / (eighthS - eighthTrapS) / MPS_PER_MPH,
        thousandFootS: thousandFootS - rolloutS,
        quarterMileS: quarterS - rolloutS,
        trapMph: SPEED_TRAP_M / (quarterS - quarterTrapS) / MPS_PER_MPH,
        ...(withTrace ? { trace } : {}),
      }
    }
    if (slip && (nextSpeed >= untilMps || (mean < LEAST_PULL_MPS2 && driving === 1))) {
      if (untilMps > 0 && withTrace) trace.push(trackPoint(timeS + stepS, nextSpeed, nextDistance))
      return slip
    }
    timeS += stepS
    speed = nextSpeed
    distance = nextDistance
    if (car.turbo) boost += (1 - boost) * (stepS / factors.spoolS)
    if (shifts) {
      gear += 1
      gearRpmPerMps = rpmPerMps[gear] ?? 0
      gearForcePerNm = forcePerNm[gear] ?? 0
      gearMassKg = car.effectiveMassKg[gear] ?? car.massKg
      gearEnd = endOf(gear)
      shiftLeftS = car.shiftS - (free - nextSpeed) / Math.max(mean, 1e-6)
    }
  }
  if (slip) return slip
  throw new RangeError(`timeSlip: ${vehicle.id} did not finish the quarter mile in ${LONGEST_RUN_S} s`)
}
