import type { CurvePoint, Engine, PowerCurve } from '../model.ts'
import { HP_RPM_PER_LBFT } from '../units.ts'
import { curveBend, type ShapedGain } from './curve-shape.ts'
import { cappedPower } from './gain-turned-down.ts'
import { curveRpms, stockTorqueLbft } from './stock-curve.ts'

/** One point of a curve from its wheel hp. */
export function curvePoint(rpm: number, wheelHp: number, drivelineLoss: number): CurvePoint {
  const wheelTorqueLbft = (wheelHp * HP_RPM_PER_LBFT) / rpm
  const crank = 1 - drivelineLoss
  return { rpm, crankHp: wheelHp / crank, crankTorqueLbft: wheelTorqueLbft / crank, wheelHp, wheelTorqueLbft }
}

/** The curve of what the air makes: stock breathing, moved and multiplied as the parts do, its highest point `airWheelHp`. */
function airCurve(engine: Engine, rpms: readonly number[], gains: readonly ShapedGain[], airWheelHp: number): number[] {
  const bend = curveBend(engine, gains)
  const raw = rpms.map((rpm) => {
    const breathes = rpm / bend.rpmScale
    const over = Math.max(0, breathes - engine.crankHpRpm)
    const at = breathes - (1 - bend.overspeed) * over
    return stockTorqueLbft(engine, at) * at * bend.rpmScale * Math.exp(bend.logGain(rpm))
  })
  const highest = raw.reduce((best, hp) => Math.max(best, hp), 0)
  return raw.map((hp) => (hp === highest ? airWheelHp : (hp / highest) * airWheelHp))
}

/**
 * Power and torque over rpm. The highest point of what the air makes is `airWheelHp`; where fuel or flow end at
 * `wheelHp`, boost is turned down and the top rounded off. `stockWheelHp`: peak of the car without its parts.
 * At every point hp = lb-ft x rpm / 5252.11 and wheel = crank x (1 - loss).
 */
export function powerCurve(power: {
  engine: Engine
  gains: readonly ShapedGain[]
  airWheelHp: number
  wheelHp: number
  stockWheelHp: number
  drivelineLoss: number
}): PowerCurve {
  const { engine, gains, airWheelHp, wheelHp, drivelineLoss } = power
  const rpms = curveRpms(engine)
  const air = airCurve(engine, rpms, gains, airWheelHp)
  const hp = wheelHp < airWheelHp ? cappedPower(airCurve(engine, rpms, [], power.stockWheelHp), air, wheelHp) : air
  return rpms.map((rpm, index) => curvePoint(rpm, hp[index] ?? 0, drivelineLoss))
}

/** Highest wheel torque of a curve, lb-ft. */
export function peakWheelTorqueLbft(curve: PowerCurve): number {
  return curve.reduce((best, point) => Math.max(best, point.wheelTorqueLbft), 0)
}
