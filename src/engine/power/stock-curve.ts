import type { Engine } from '../model.ts'
import { HP_RPM_PER_LBFT } from '../units.ts'
import { dippedTorque, torqueDipOf } from './torque-dip.ts'

export const CURVE_POINTS = 50
const IDLE_RPM = 1000

const knownRpms = new WeakMap<Engine, readonly number[]>()

/** The rpm of a curve: 50 even steps from 1000 rpm to the redline, the rated peaks set exactly on a step. */
export function curveRpms(engine: Engine): readonly number[] {
  const known = knownRpms.get(engine) ?? evenSteps(engine)
  knownRpms.set(engine, known)
  return known
}

function evenSteps(engine: Engine): readonly number[] {
  const top = Math.max(engine.redlineRpm, engine.crankHpRpm, IDLE_RPM + CURVE_POINTS)
  const step = (top - IDLE_RPM) / (CURVE_POINTS - 1)
  const rpms = Array.from({ length: CURVE_POINTS }, (_, index) => IDLE_RPM + index * step)
  for (const rated of [engine.crankTorqueRpm, engine.crankHpRpm]) {
    const nearest = Math.round((rated - IDLE_RPM) / step)
    if (nearest > 0 && nearest < CURVE_POINTS - 1) rpms[nearest] = rated
  }
  return [...new Set(rpms.map((rpm) => Math.round(rpm * 1000) / 1000))].sort((a, b) => a - b)
}

/** How a controller rounds a turbo engine's power off: 2 would be a parabola, more holds torque and power longer. */
const TURBO_BEND = 2.6

/** The two rated points in the form that the curve needs. */
interface Rated {
  peakTorque: number
  /** Where torque stops rising, and where it begins to fall: one point except on turbo engines. */
  torqueRpm: number
  plateauEnd: number
  crankHp: number
  hpRpm: number
  turbo: boolean
}

/** Peak crank torque beside the rated power, lb-ft: as rated, or as stock cars of the family read. Worked: 270 x 1.08 = 291.6. */
const torqueBesideRating = ({ crankTorqueLbft, torqueRatio = 1 }: Engine): number => crankTorqueLbft * torqueRatio

/** What the stock engine really makes at its torque peak, crank lb-ft. */
export const stockCrankTorqueLbft = (engine: Engine): number => torqueBesideRating(engine) * engine.ratingRatio

function ratedOf(engine: Engine): Rated {
  const { crankHp, crankHpRpm: hpRpm, aspiration } = engine
  const peakPowerTorque = (crankHp * HP_RPM_PER_LBFT) / hpRpm
  const peakTorque = Math.max(torqueBesideRating(engine), peakPowerTorque)
  const torqueRpm = Math.min(engine.crankTorqueRpm, hpRpm - 200)
  const turbo = aspiration === 'turbo' || aspiration === 'twin_turbo'
  // From here the exponent of `risingHp` is TURBO_BEND.
  const bendStart = (hpRpm * ((TURBO_BEND * peakPowerTorque) / peakTorque - 1)) / (TURBO_BEND - 1)
  const plateauEnd = turbo ? Math.max(torqueRpm, Math.min(bendStart, hpRpm - 200)) : torqueRpm
  return { peakTorque, torqueRpm, plateauEnd, crankHp, hpRpm, turbo }
}

/**
 * Share of peak torque at 1000 rpm. A turbo engine has little more than its displacement there; an engine whose peaks
 * stand late has ports and cams for high rpm.
 */
function idleShare(engine: Engine, { torqueRpm, hpRpm, turbo }: Rated): number {
  if (turbo) return Math.max(0.5, 1 - (torqueRpm - IDLE_RPM) / 1800)
  if (engine.aspiration === 'supercharged') return 0.82
  const known = torqueDipOf(engine)?.idleShare
  if (known !== undefined) return known
  return Math.max(0.45, Math.min(0.9, 1 - (torqueRpm + hpRpm - 2 * IDLE_RPM) / 26_000))
}

/**
 * Power between the end of the torque peak and the power peak: P - (P - Pt)(1 - t)^k, t from 0 to 1. The exponent makes
 * torque level at the start; power is level at the end and bends one way only, so that it never overshoots its rating.
 * Source: geometry; the rated points alone decide.
 */
function risingHp(rpm: number, { peakTorque, plateauEnd, crankHp, hpRpm }: Rated): number {
  const startHp = (peakTorque * plateauEnd) / HP_RPM_PER_LBFT
  const width = hpRpm - plateauEnd
  const missing = crankHp - startHp
  if (missing <= 0) return crankHp
  const bend = Math.max(1, (startHp * width) / (plateauEnd * missing))
  return crankHp - missing * Math.max(0, 1 - (rpm - plateauEnd) / width) ** bend
}

/** Share of peak power left past the peak: breath lost with the square of the overspeed, leveling out far beyond it. */
function pastPeak(over: number, turbo: boolean): number {
  const most = turbo ? 0.14 : 0.25
  return 1 - most * (1 - Math.exp((-(turbo ? 6 : 3.7) * over * over) / most))
}

/**
 * Rated crank torque over rpm, lb-ft, from the two rated points. Torque is level at its peak; power is level at its
 * peak. A turbo engine holds its torque until it can round its power off, as its controller does; other engines draw
 * a hill. No point exceeds rated power or that torque; engines known for a hole in their torque have it.
 * Worked: 460 hp at 7000 rpm, 420 lb-ft at 4600 rpm: 345.1 lb-ft at 7000 rpm.
 */
export function stockTorqueLbft(engine: Engine, rpm: number): number {
  const rated = ratedOf(engine)
  const { peakTorque, torqueRpm, plateauEnd, crankHp, hpRpm, turbo } = rated
  if (rpm >= hpRpm) return (crankHp * pastPeak(rpm / hpRpm - 1, turbo) * HP_RPM_PER_LBFT) / rpm
  if (rpm > plateauEnd) return dippedTorque(engine, rpm, (risingHp(rpm, rated) * HP_RPM_PER_LBFT) / rpm)
  if (rpm >= torqueRpm) return peakTorque
  const idle = Math.min(IDLE_RPM, torqueRpm - 500)
  const below = Math.min(1, (torqueRpm - rpm) / (torqueRpm - idle))
  // Boost comes in as an S, breathing as a parabola.
  const missing = turbo ? below * below * (3 - 2 * below) : below * below
  return dippedTorque(engine, rpm, peakTorque * (1 - (1 - idleShare(engine, rated)) * missing))
}
