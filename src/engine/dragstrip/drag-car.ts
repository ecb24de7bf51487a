import type { Body, PowerCurve, Vehicle, Weather } from '../model.ts'
import { KG_PER_LB, MPS_PER_MPH, NEWTONS_PER_LBF, NM_PER_LBFT, STANDARD_GRAVITY_MPS2 } from '../units.ts'
import type { DragStripFactors, RatedAs } from './drag-strip-factors.ts'
import { readTireSize } from './tire.ts'

/** A car on the strip in SI units: everything that does not change during the run. */
export interface DragCar {
  massKg: number
  wheelRadiusM: number
  /** Overall ratio of each gear. */
  ratios: readonly number[]
  /** Mass plus the inertia of wheels and engine seen at the tire patch, by gear. */
  effectiveMassKg: readonly number[]
  /** The same while the clutch slips or the converter multiplies: the engine turns at its own speed. */
  launchMassKg: number
  /** The car and its undriven wheels: what the tires have to move when they are the limit. */
  grippedMassKg: number
  /** Engine speed at which each gear is left. */
  shiftRpm: readonly number[]
  /** Torque at the wheels per gear ratio of one, by engine speed; see `torqueAt`. */
  torqueNm: Float64Array
  torqueStepRpm: number
  /** Largest drive force that the tires carry at rest. */
  gripForceN: number
  /** What each newton of aerodynamic or road load adds to it; zero for cars without downforce figures. */
  dragN: { constant: number; perMps: number; perMps2: number }
  turbo: boolean
  /** Crank, flywheel and clutch, kg m2. */
  engineInertiaKgM2: number
  /** Seconds without drive at each upshift. */
  shiftS: number
  /** Engine speed at which a braked converter stalls. */
  stallRpm: number
}

/** Rotational inertia of four wheels with tires and brakes, kg m2 (Gillespie ch. 2: about 4 % of mass for cars). */
const WHEEL_INERTIA_KGM2 = 5.2
/** Crank, flywheel or converter, clutch: grows with displacement; 0.22 kg m2 for a 5.0 V8. */
const engineInertiaKgM2 = (displacementL: number): number => 0.09 + 0.026 * displacementL
const ROLLING_RESISTANCE = 0.012
const AIR_GAS_CONSTANT = 287.05
/** Fuel is cut a little past the red line; a test driver uses it (makers' limiters: 50-300 rpm over). */
const LIMITER_OVER_REDLINE = 1.02
const TABLE_STEPS = 128
const HIGH_PROFILE_PERCENT = 60
const OLDEST_TIRE_YEAR = 2000
const NEWEST_TIRE_YEAR = 2024
const REFERENCE_LOAD_N_PER_M = 15_000

/** Share of weight on the front axle, height of the center of gravity over wheelbase; typical of the body. */
const STANCE: Readonly<Record<Body, { front: number; height: number }>> = {
  fastback: { front: 0.54, height: 0.185 },
  gt: { front: 0.54, height: 0.18 },
  retro_muscle: { front: 0.56, height: 0.18 },
  muscle: { front: 0.53, height: 0.185 },
  sedan: { front: 0.54, height: 0.19 },
  sport_sedan: { front: 0.58, height: 0.2 },
  coupe: { front: 0.53, height: 0.19 },
  hatch: { front: 0.6, height: 0.2 },
  roadster: { front: 0.51, height: 0.2 },
  mid_engine: { front: 0.41, height: 0.175 },
  rear_engine: { front: 0.385, height: 0.195 },
  pickup: { front: 0.57, height: 0.2 },
  super_coupe: { front: 0.51, height: 0.175 },
}
/** A transverse engine over the driven front wheels. */
const FRONT_DRIVE_FRONT_SHARE = 0.61

const OLDER_AUTOMATIC_GEARS = 7
const STALL_REFERENCE_LBFT = 400
const REFERENCE_ASPECT = 40

/** How this engine's maker rates: see `RATED_AS`. */
export function ratedAs({ engine, family }: Pick<Vehicle, 'engine' | 'family'>): RatedAs {
  if (engine.aspiration === 'na') return 'unboosted'
  if (engine.aspiration === 'supercharged') return 'supercharged'
  return /^(?:audi|vag|bmw|mb|por)-|^toy-b[45]8/.test(family.id) ? 'german_turbo' : 'turbo'
}

/** Share of the rated crank torque that reaches the wheels on the road. */
function drivelineOf({ chassis, transmission, engine, family }: Vehicle, factors: DragStripFactors): number {
  const power = factors.ratedPower[ratedAs({ engine, family })] * (factors.familyPower[family.id] ?? 1)
  const automatic = transmission.kind === 'automatic' ? factors.automaticDriveline : 1
  const older = isOlderAutomatic(transmission) ? factors.olderAutomatic.driveline : 1
  const pickup = chassis.body === 'pickup' ? factors.pickupDriveline : 1
  return power * factors.driveline[chassis.drivetrain] * automatic * older * pickup
}

const isOlderAutomatic = ({ kind, gearRatios }: Vehicle['transmission']): boolean =>
  kind === 'automatic' && gearRatios.length <= OLDER_AUTOMATIC_GEARS

/** Density of air, kg/m3. Worked: 77 F, 99 kPa dry (SAE J1349) = 1.157 kg/m3. */
export function airDensityKgM3(weather: Weather): number {
  const kelvin = ((weather.temperatureF - 32) * 5) / 9 + 273.15
  const celsius = kelvin - 273.15
  // Buck's formula for the saturation pressure of water, Pa.
  const saturationPa = 611.21 * Math.exp((18.678 - celsius / 234.5) * (celsius / (257.14 + celsius)))
  const vaporPa = (Math.min(100, Math.max(0, weather.relativeHumidityPercent)) / 100) * saturationPa
  return (weather.pressureAbsKpa * 1000 - 0.378 * vaporPa) / (AIR_GAS_CONSTANT * kelvin)
}

/** Crank torque by linear interpolation, N m; level below the first point, zero above the last. */
function crankTorqueNm(curve: PowerCurve, rpm: number): number {
  const first = curve[0]
  const last = curve[curve.length - 1]
  if (!first || !last) return 0
  if (rpm <= first.rpm) return first.crankTorqueLbft * NM_PER_LBFT
  if (rpm >= last.rpm) return last.crankTorqueLbft * NM_PER_LBFT
  let low = 0
  let high = curve.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((curve[middle]?.rpm ?? 0) <= rpm) low = middle
    else high = middle
  }
  const from = curve[low] ?? first
  const to = curve[high] ?? last
  const share = (rpm - from.rpm) / (to.rpm - from.rpm)
  return (from.crankTorqueLbft + share * (to.crankTorqueLbft - from.crankTorqueLbft)) * NM_PER_LBFT
}

/** Torque of the table at an engine speed, N m per unit of gear ratio. */
export function torqueAt(car: Pick<DragCar, 'torqueNm' | 'torqueStepRpm'>, rpm: number): number {
  const at = rpm / car.torqueStepRpm
  const index = Math.min(TABLE_STEPS - 1, Math.max(0, Math.floor(at)))
  const from = car.torqueNm[index] ?? 0
  const to = car.torqueNm[index + 1] ?? from
  return from + Math.min(1, Math.max(0, at - index)) * (to - from)
}

/** Where the next gear pulls harder, or the redline if it never does. */
function bestShiftRpm(
  table: Pick<DragCar, 'torqueNm' | 'torqueStepRpm'>,
  ratio: number,
  next: number,
  redline: number,
) {
  for (let rpm = 0.6 * redline; rpm < redline; rpm += redline / 100) {
    if (torqueAt(table, rpm) * ratio < torqueAt(table, (rpm * next) / ratio) * next) return rpm
  }
  return redline
}

/**
 * Turns a vehicle, its power curve and its weight into the constants of a run. Drag is the EPA coast-down where the
 * car was tested (its weight part scaled to this weight, its air part to this air), else rolling resistance
 * 0.012 x weight and 1/2 rho Cd A v2. Worked: Cd 0.32, 2.2 m2 at 1.157 kg/m3 and 30 m/s: 366.5 N.
 */
export function dragCar(run: {
  vehicle: Vehicle
  curve: PowerCurve
  weightLb: number
  tireGrip: number
  weather: Weather
  factors: DragStripFactors
}): DragCar {
  const { vehicle, curve, factors } = run
  const { chassis, transmission, engine } = vehicle
  const massKg = run.weightLb * KG_PER_LB
  const tire = readTireSize(chassis.tire)
  const redline = LIMITER_OVER_REDLINE * Math.max(engine.redlineRpm, curve[curve.length - 1]?.rpm ?? 0)
  const efficiency = drivelineOf(vehicle, factors)
  const torqueStepRpm = redline / TABLE_STEPS
  const torqueNm = new Float64Array(TABLE_STEPS + 1)
  for (let index = 0; index <= TABLE_STEPS; index += 1) {
    torqueNm[index] = crankTorqueNm(curve, index * torqueStepRpm) * efficiency
  }
  const table = { torqueNm, torqueStepRpm }
  const ratios = transmission.gearRatios.map((ratio) => ratio * transmission.finalDrive)
  const shiftRpm = ratios.map((ratio, gear) => bestShiftRpm(table, ratio, ratios[gear + 1] ?? 0, redline))

  const stance = STANCE[chassis.body]
  const front = chassis.drivetrain === 'fwd' ? FRONT_DRIVE_FRONT_SHARE : stance.front
  const weightN = massKg * STANDARD_GRAVITY_MPS2
  const drivenShare = chassis.drivetrain === 'awd' ? 1 : chassis.drivetrain === 'fwd' ? front : 1 - front
  const tires = chassis.drivetrain === 'awd' ? 4 : 2
  const loadNPerM = (weightN * drivenShare) / (tires * tire.widthM)
  const year = Math.min(NEWEST_TIRE_YEAR, Math.max(OLDEST_TIRE_YEAR, (vehicle.yearFrom + vehicle.yearTo) / 2))
  const friction =
    run.tireGrip *
    factors.grip *
    (tire.aspectPercent >= HIGH_PROFILE_PERCENT ? factors.highProfileGrip : 1) *
    (1 - (factors.gripPerAspect * (Math.min(HIGH_PROFILE_PERCENT, tire.aspectPercent) - REFERENCE_ASPECT)) / 10) *
    (1 + factors.gripPerYear * (year - 2015)) *
    factors.traction[chassis.drivetrain] *
    factors.launch[transmission.kind] *
    (loadNPerM / REFERENCE_LOAD_N_PER_M) ** -factors.loadSensitivity
  // Weight moves to the rear axle by m a h / L; at the limit a = F / m, which gives the closed form.
  const transfer = chassis.drivetrain === 'awd' ? 0 : chassis.drivetrain === 'fwd' ? -stance.height : stance.height
  const gripForceN = (friction * weightN * drivenShare) / (1 - friction * transfer)

  const wheelMass = WHEEL_INERTIA_KGM2 / tire.rollingRadiusM ** 2
  const engineInertia = factors.engineInertia * engineInertiaKgM2(engine.displacementL)
  const density = airDensityKgM3(run.weather)
  const { roadLoad } = chassis
  const weightRatio = roadLoad ? run.weightLb / roadLoad.testWeightLb : 1
  const EPA_AIR_DENSITY = 1.18
  const dragN = roadLoad
    ? {
        constant: roadLoad.aLbf * NEWTONS_PER_LBF * weightRatio,
        perMps: ((roadLoad.bLbfPerMph * NEWTONS_PER_LBF) / MPS_PER_MPH) * weightRatio,
        perMps2: ((roadLoad.cLbfPerMph2 * NEWTONS_PER_LBF) / MPS_PER_MPH ** 2) * (density / EPA_AIR_DENSITY),
      }
    : {
        constant: ROLLING_RESISTANCE * weightN,
        perMps: 0,
        perMps2: factors.estimatedDrag * 0.5 * density * chassis.dragCoefficient * chassis.frontalAreaM2,
      }
  return {
    massKg,
    wheelRadiusM: tire.rollingRadiusM,
    ratios,
    effectiveMassKg: ratios.map((ratio) => massKg + wheelMass + engineInertia * (ratio / tire.rollingRadiusM) ** 2),
    launchMassKg: massKg + wheelMass,
    grippedMassKg: massKg + (chassis.drivetrain === 'awd' ? 0 : wheelMass / 2),
    shiftRpm,
    torqueNm,
    torqueStepRpm,
    gripForceN,
    dragN,
    turbo: engine.aspiration === 'turbo' || engine.aspiration === 'twin_turbo',
    engineInertiaKgM2: engineInertia,
    shiftS: factors.shiftS[transmission.kind] + (isOlderAutomatic(transmission) ? factors.olderAutomatic.shiftS : 0),
    stallRpm: factors.stallRpm * (engine.crankTorqueLbft / STALL_REFERENCE_LBFT) ** factors.stallTorqueExponent,
  }
}
