import { dynoTerms } from '../calibration/report-signals.ts'
import type { CalibrationFactors, Part, Vehicle } from '../model.ts'
import { SAE_J1349_WEATHER } from '../model.ts'
import { buildPower } from '../power/build-power.ts'
import { evaluateLogGain, openFactors } from '../power/power-factors.ts'
import { weatherAtAltitude, weatherPowerRatio } from '../power/weather.ts'
import { inductionOf } from '../vocabulary.ts'
import type { CurrentSetup, DynoSheet } from './current-setup.ts'

/** The car's own level against the prediction is taken up to this, ln: beyond it the sheet or the list is wrong. */
export const MOST_LEVEL = 0.25
/** The same for the ratio of torque to power: how far a curve's shape is bent to meet the sheet's torque. */
const MOST_TORQUE_BEND = 0.2
const STD_OVER_SAE = 1.04
const CLOSE = 1e-9

/** A dyno sheet set beside the prediction. */
export interface MeasuredCar {
  /** The catalog's car, its level and torque set so that with the installed parts it makes what the sheet says. */
  vehicle: Vehicle
  /** The sheet on an inertia dyno, SAE: the level that all figures are in. */
  wheelHp: number
  wheelTorqueLbft?: number
  /** What the car was predicted to make as it stood on the dyno. */
  predictedWheelHp: number
  /** True output over predicted output, as used; see `MOST_LEVEL`. */
  level: number
  /** Set where the sheet is hard to believe: what does not fit, and what to look at. */
  question?: string
}

/**
 * What the sheet would read on an inertia dyno with SAE correction. Brakes that load the car read low and hub dynos high by
 * the fitted effects (`dyno.loading`, `dyno.hub`); STD reads 4% high; without a correction the air of the altitude
 * counts. Worked: 370 whp on a Mustang dyno with `dyno.loading` -0.06: 370 x e^0.06 = 392.9.
 */
export function comparableRatio(
  sheet: Pick<DynoSheet, 'dyno' | 'correction'>,
  at: { vehicle: Vehicle; altitudeFt?: number | undefined; factors: CalibrationFactors },
): number {
  const terms = sheet.dyno ? dynoTerms({ dyno: sheet.dyno.replace('_', ' '), powerBasis: 'wheel' }) : []
  const dyno = Math.exp(-evaluateLogGain({ offset: 0, terms }, openFactors(at.factors).effects))
  if (sheet.correction === 'std') return dyno / STD_OVER_SAE
  if (sheet.correction !== 'uncorrected' || at.altitudeFt === undefined) return dyno
  const induction = inductionOf(at.vehicle.engine.aspiration)
  return dyno / weatherPowerRatio(weatherAtAltitude(at.altitudeFt), induction)
}

/** What the sheet proves: the factory's fuel system and boost source that are still there feed this much. */
function provenLimits(vehicle: Vehicle, crankHp: number, onEthanol: boolean): Vehicle['limits'] {
  const { limits } = vehicle
  const atLeast = (limit: number | undefined) => (limit === undefined ? undefined : Math.max(limit, crankHp))
  const fuel = onEthanol
    ? { fuelSystemE85CrankHp: atLeast(limits.fuelSystemE85CrankHp) }
    : { fuelSystemCrankHp: atLeast(limits.fuelSystemCrankHp) }
  const boost = onEthanol
    ? { boostSourceE85CrankHp: atLeast(limits.boostSourceE85CrankHp) }
    : { boostSourceCrankHp: atLeast(limits.boostSourceCrankHp) }
  const proven = Object.entries({ ...fuel, ...boost }).filter(([, value]) => value !== undefined)
  return { ...limits, ...Object.fromEntries(proven) }
}

const bounded = (value: number, most: number): number => Math.max(-most, Math.min(most, value))

/**
 * Sets a car to its own dyno sheet. True over rated output (`ratingRatio`) is scaled until the car with what is installed
 * makes the measured power, within `MOST_LEVEL`; rated torque until it makes the measured torque. Whatever multiplies
 * power then multiplies the measurement: a part that adds 5% adds 5% of it. Worked: predicted 380 whp with a cat-back,
 * 398 whp measured: level 398 / 380 = 1.047, so a 460 hp engine is taken for one of 481.8 true hp.
 */
export function measuredCar(
  {
    vehicle: listed,
    installed,
    factors,
  }: { vehicle: Vehicle; installed: readonly Part[]; factors: CalibrationFactors },
  { dynoSheet, altitudeFt }: CurrentSetup & { dynoSheet: DynoSheet },
): MeasuredCar {
  const { engine } = listed
  const fuel = dynoSheet.fuel ?? engine.ratedFuel
  const onSheet = (vehicle: Vehicle) =>
    buildPower({ vehicle, parts: installed, fuel, weather: SAE_J1349_WEATHER }, factors)
  const comparable = comparableRatio(dynoSheet, { vehicle: listed, altitudeFt, factors })
  const wheelHp = dynoSheet.wheelHp * comparable
  const before = onSheet(listed)
  const miss = Math.log(wheelHp / before.wheelHp)
  const aimHp = before.wheelHp * Math.exp(bounded(miss, MOST_LEVEL))
  const limits = provenLimits(listed, aimHp / (1 - before.drivelineLoss), fuel === 'e85')
  let vehicle: Vehicle = { ...listed, limits }
  let level = 1
  for (let step = 0; step < 40; step += 1) {
    const off = aimHp / onSheet(vehicle).wheelHp
    if (Math.abs(off - 1) < CLOSE) break
    level = Math.exp(bounded(Math.log(level * off), 2 * MOST_LEVEL))
    vehicle = { ...vehicle, engine: { ...vehicle.engine, ratingRatio: engine.ratingRatio * level } }
  }
  const wheelTorqueLbft = dynoSheet.wheelTorqueLbft === undefined ? undefined : dynoSheet.wheelTorqueLbft * comparable
  if (wheelTorqueLbft !== undefined) vehicle = withTorque(vehicle, wheelTorqueLbft, onSheet)
  const { crankHp, crankTorqueLbft } = onSheet(vehicle)
  vehicle = { ...vehicle, measured: { wheelHp: aimHp, crankHp, crankTorqueLbft, without: listed } }
  const question = questionOn({ miss, wheelHp, predictedWheelHp: before.wheelHp, range90: before.wheelHpRange90 })
  return {
    ...{ vehicle, wheelHp, level, predictedWheelHp: before.wheelHp },
    ...(wheelTorqueLbft === undefined ? {} : { wheelTorqueLbft }),
    ...(question ? { question } : {}),
  }
}

/** The rated torque that puts the torque peak where the sheet has it, power left alone. */
function withTorque(
  vehicle: Vehicle,
  wheelTorqueLbft: number,
  onSheet: (vehicle: Vehicle) => { wheelTorqueLbft: number },
): Vehicle {
  const rated = vehicle.engine.crankTorqueLbft
  let fitted = vehicle
  let bend = 0
  for (let step = 0; step < 8; step += 1) {
    bend = bounded(bend + Math.log(wheelTorqueLbft / onSheet(fitted).wheelTorqueLbft), MOST_TORQUE_BEND)
    fitted = { ...vehicle, engine: { ...vehicle.engine, crankTorqueLbft: rated * Math.exp(bend) } }
  }
  return fitted
}

/** What to ask about a sheet outside of where 90 of 100 such cars land. */
function questionOn(sheet: {
  miss: number
  wheelHp: number
  predictedWheelHp: number
  range90: { low: number; high: number }
}): string | undefined {
  const { miss, wheelHp, predictedWheelHp, range90 } = sheet
  if (wheelHp >= range90.low && wheelHp <= range90.high) return undefined
  const percent = Math.round(Math.abs(Math.exp(miss) - 1) * 100)
  const compared = `${percent}% ${miss > 0 ? 'more' : 'less'} than this car usually makes with those parts (about ${Math.round(predictedWheelHp)})`
  const look =
    miss > 0
      ? 'Is something on the car that you did not list: a tune, a pulley, ethanol? Or is it a crank figure?'
      : 'Check for heat soak, a slipping clutch or pulled timing before you buy parts.'
  const used =
    Math.abs(miss) > MOST_LEVEL
      ? ` We planned from ${Math.round(predictedWheelHp * Math.exp(bounded(miss, MOST_LEVEL)))} whp.`
      : ''
  return `${Math.round(wheelHp)} whp is ${compared}. ${look}${used}`
}
