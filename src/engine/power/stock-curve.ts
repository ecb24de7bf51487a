import type { Engine } from '../model.ts'
import { HP_RPM_PER_LBFT } from '../units.ts'

export const CURVE_POINTS = 50
const IDLE_RPM = 1000

/** The rpm of a curve: 50 even steps from 1000 rpm to the redline, the rated peaks set exactly on a step. */
export function curveRpms(engine: Engine): readonly number[] {
  const top = Math.max(engine.redlineRpm, engine.crankHpRpm, IDLE_RPM + CURVE_POINTS)
  const step = (top - IDLE_RPM) / (CURVE_POINTS - 1)
  const rpms = Array.from({ length: CURVE_POINTS }, (_, index) => IDLE_RPM + index * step)
  for (const rated of [engine.crankTorqueRpm, engine.crankHpRpm]) {
    const nearest = Math.round((rated - IDLE_RPM) / step)
    if (nearest > 0 && nearest < CURVE_POINTS - 1) rpms[nearest] = rated
  }
  return [...new Set(rpms.map((rpm) => Math.round(rpm * 1000) / 1000))].sort((a, b) => a - b)
}

/** Cubic Hermite between two points with given slopes. */
function hermite(
  x: number,
  from: { x: number; y: number; slope: number },
  to: { x: number; y: number; slope: number },
) {
  const width = to.x - from.x
  const t = (x - from.x) / width
  const t2 = t * t
  const t3 = t2 * t
  return (
    (2 * t3 - 3 * t2 + 1) * from.y +
    (t3 - 2 * t2 + t) * width * from.slope +
    (3 * t2 - 2 * t3) * to.y +
    (t3 - t2) * width * to.slope
  )
}

/**
 * Rated crank torque over rpm, lb-ft, from the two rated points. Torque is level at its peak, and at the power
 * peak its slope is -T / N, which is what makes power stationary there. A turbo engine holds its torque until it
 * comes within 8 % of rated power, as its controller does. No point exceeds rated torque or rated power.
 * Worked: 460 hp at 7000 rpm, 420 lb-ft at 4600 rpm: 345.1 lb-ft at 7000 rpm.
 */
export function stockTorqueLbft(engine: Engine, rpm: number): number {
  const peakPowerTorque = (engine.crankHp * HP_RPM_PER_LBFT) / engine.crankHpRpm
  const peakTorque = Math.max(engine.crankTorqueLbft, peakPowerTorque)
  const powerPeak = { x: engine.crankHpRpm, y: peakPowerTorque, slope: -peakPowerTorque / engine.crankHpRpm }
  const turbo = engine.aspiration === 'turbo' || engine.aspiration === 'twin_turbo'
  const torqueRpm = Math.min(engine.crankTorqueRpm, engine.crankHpRpm - 200)
  const plateauEnd = turbo
    ? Math.min(engine.crankHpRpm - 200, Math.max(torqueRpm, (0.92 * HP_RPM_PER_LBFT * engine.crankHp) / peakTorque))
    : torqueRpm
  const atIdle = peakTorque * (turbo ? 0.5 : engine.aspiration === 'supercharged' ? 0.78 : 0.72)

  let torque: number
  if (rpm < torqueRpm) {
    const idle = { x: Math.min(IDLE_RPM, torqueRpm - 500), y: atIdle, slope: (peakTorque - atIdle) / torqueRpm }
    torque = hermite(Math.max(rpm, idle.x), idle, { x: torqueRpm, y: peakTorque, slope: 0 })
  } else if (rpm <= plateauEnd) {
    torque = peakTorque
  } else if (rpm <= engine.crankHpRpm) {
    torque = hermite(rpm, { x: plateauEnd, y: peakTorque, slope: 0 }, powerPeak)
  } else {
    // Past its peak an engine loses breath: power falls as the square of the overspeed.
    const over = rpm / engine.crankHpRpm - 1
    const hp = engine.crankHp * Math.max(0.5, 1 - (turbo ? 3 : 2) * over ** 2 - (turbo ? 0.4 : 0.1) * over)
    torque = (hp * HP_RPM_PER_LBFT) / rpm
  }
  return Math.max(0, Math.min(torque, peakTorque, (engine.crankHp * HP_RPM_PER_LBFT) / rpm))
}
