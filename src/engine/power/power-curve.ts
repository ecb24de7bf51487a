import type { Engine, Part, PowerCurve } from '../model.ts'
import { HP_RPM_PER_LBFT } from '../units.ts'
import { gainShape } from './curve-shape.ts'
import { curveRpms, stockTorqueLbft } from './stock-curve.ts'

/** A part of the build with the natural logarithm of its gain at the power peak. */
export interface ShapedGain {
  kind: Part['kind']
  logGain: number
}

/**
 * Power and torque over rpm. The highest point of the uncapped curve is `airWheelHp`; `wheelHp` cuts it level, as a
 * fuel or flow limit does. At every point hp = lb-ft x rpm / 5252.11 and wheel = crank x (1 - loss).
 */
export function powerCurve(power: {
  engine: Engine
  gains: readonly ShapedGain[]
  airWheelHp: number
  wheelHp: number
  drivelineLoss: number
}): PowerCurve {
  const { engine, gains, drivelineLoss } = power
  const raw = curveRpms(engine).map((rpm) => {
    const x = rpm / engine.crankHpRpm
    let logGain = 0
    for (const gain of gains) logGain += gain.logGain * gainShape(gain.kind, x)
    return { rpm, hp: ((stockTorqueLbft(engine, rpm) * rpm) / HP_RPM_PER_LBFT) * Math.exp(logGain) }
  })
  const highest = raw.reduce((best, point) => Math.max(best, point.hp), 0)
  return raw.map(({ rpm, hp }) => {
    const wheelHp = hp === highest ? power.wheelHp : Math.min(power.wheelHp, (hp / highest) * power.airWheelHp)
    const wheelTorqueLbft = (wheelHp * HP_RPM_PER_LBFT) / rpm
    return {
      rpm,
      crankHp: wheelHp / (1 - drivelineLoss),
      crankTorqueLbft: wheelTorqueLbft / (1 - drivelineLoss),
      wheelHp,
      wheelTorqueLbft,
    }
  })
}

/** Highest wheel torque of a curve, lb-ft. */
export function peakWheelTorqueLbft(curve: PowerCurve): number {
  return curve.reduce((best, point) => Math.max(best, point.wheelTorqueLbft), 0)
}
