import type { PowerCurve } from '../model.ts'
import { gainTurnedDown } from '../power/gain-turned-down.ts'
import { curvePoint } from '../power/power-curve.ts'
import { HP_RPM_PER_LBFT } from '../units.ts'

export interface LimitedTo {
  /** Peak wheel hp of the held curve. */
  wheelHp: number
  /** Highest torque at the crank; `Infinity` where neither clutch nor gearbox holds it. */
  crankTorqueLbft: number
  /** From this rpm on a torque limit allows the power that it was converted to. */
  ratedPowerRpm: number
  loss: number
}

/** Share of the torque limit that a limiter gives away at very low rpm, where it regulates coarsely. */
const LIMITER_MARGIN = 0.05
const SMOOTHING_ROUNDS = 3

/** Each inner value eased toward its neighbors: a limiter comes in over a few hundred rpm, never in a corner. */
function eased(values: readonly number[]): number[] {
  return values.map((value, index) => {
    const before = values[index - 1]
    const after = values[index + 1]
    return before === undefined || after === undefined ? value : (before + 2 * value + after) / 4
  })
}

/** Torque under its limit, the knee eased; where nothing was cut nearby, torque stays as it was. */
function underTorqueLimit(torque: readonly number[], limitAt: (index: number) => number): number[] {
  const cut = torque.map((value, index) => Math.min(value, limitAt(index)))
  const touched = cut.map((value, index) => value < (torque[index] ?? 0))
  if (!touched.some(Boolean)) return cut
  let soft = cut
  for (let round = 0; round < SMOOTHING_ROUNDS; round += 1) soft = eased(soft)
  const reaches = (index: number) => touched.slice(Math.max(0, index - 3), index + 4).some(Boolean)
  return cut.map((value, index) => (reaches(index) ? Math.min(limitAt(index), soft[index] ?? value) : value))
}

/**
 * The curve that a tuner makes of too much air. Too much power: boost and timing are turned down, the gain over stock at
 * every rpm alike, until the peak is `wheelHp`. Too much torque: a torque limiter with a soft knee on top of that. The
 * peak is `wheelHp` to the last bit and no point exceeds the torque limit.
 * Worked: air for 600 lb-ft at 4,000 rpm on a clutch good for 500: 500 there, and the power peak stays past rated rpm.
 */
export function limitedCurve(curve: PowerCurve, stockCurve: PowerCurve, to: LimitedTo): PowerCurve {
  const { wheelHp, crankTorqueLbft, ratedPowerRpm, loss } = to
  const rpms = curve.map(({ rpm }) => rpm)
  const stock = stockCurve.map((point) => point.wheelHp)
  const full = curve.map((point) => point.wheelHp)
  const torqueOf = (hp: readonly number[]) => hp.map((value, index) => (value * HP_RPM_PER_LBFT) / (rpms[index] ?? 1))
  const limit = crankTorqueLbft * (1 - loss)
  const limitAt = (index: number) =>
    limit * (1 - LIMITER_MARGIN * Math.max(0, 1 - (rpms[index] ?? 0) / ratedPowerRpm) ** 2)

  const wholeTurned = Math.max(...full) > wheelHp ? gainTurnedDown(stock, full, wheelHp) : full
  const isLimited = torqueOf(wholeTurned).some((torque, index) => torque > limitAt(index))
  if (!isLimited) {
    return wholeTurned.map((hp, index) => curvePoint(rpms[index] ?? 0, hp, loss))
  }
  // The limiter takes the middle; the peak stands where this much power asks no more torque than the limit.
  const allowed = (index: number) => limitAt(index) * (rpms[index] ?? 0) >= wheelHp * HP_RPM_PER_LBFT * (1 - 1e-12)
  const turned = gainTurnedDown(stock, full, wheelHp, allowed)
  const peak = turned.reduce((best, hp, at) => (allowed(at) && hp > (turned[best] ?? 0) ? at : best), -1)
  const soft = underTorqueLimit(torqueOf(turned), limitAt)
  const hp = soft.map((torque, index) => (torque * (rpms[index] ?? 0)) / HP_RPM_PER_LBFT)
  const lift = wheelHp / (hp[peak] ?? wheelHp)
  return hp.map((value, index) => {
    const rpm = rpms[index] ?? 0
    const byTorque = (limitAt(index) * rpm) / HP_RPM_PER_LBFT
    return curvePoint(rpm, index === peak ? wheelHp : Math.min(value * lift, wheelHp, byTorque), loss)
  })
}
