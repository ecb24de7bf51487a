import type { Build, BuildPower, CalibrationFactors, CurvePoint, PartGain } from '../model.ts'
import { buildPower } from '../power/build-power.ts'
import { HP_RPM_PER_LBFT } from '../units.ts'
import { type Ceiling, ceilingsOf } from './ceilings.ts'
import type { HeldLimit } from './limit-lifts.ts'

/** Power of a build whose calibration keeps it within what its parts stand. */
export interface HeldPower {
  /** Peak figures, range, gains and curve as delivered. */
  power: BuildPower
  /** What air and fuel alone would make at the wheels, hp. Equal to `power.wheelHp` when nothing holds it. */
  unheldWheelHp: number
  heldBy?: HeldLimit
  ceilings: readonly Ceiling[]
}

const cut = (point: CurvePoint, wheelHp: number, loss: number): CurvePoint => {
  const wheelTorqueLbft = (wheelHp * HP_RPM_PER_LBFT) / point.rpm
  return {
    rpm: point.rpm,
    wheelHp,
    wheelTorqueLbft,
    crankHp: wheelHp / (1 - loss),
    crankTorqueLbft: wheelTorqueLbft / (1 - loss),
  }
}

/** The gains times one factor, the last nonzero one moved so that base + gains from left to right = total. */
function scaledGains(gains: readonly PartGain[], from: BuildPower, wheelHp: number, torqueLbft: number): PartGain[] {
  const scale = (total: number, before: number, base: number) =>
    before === base ? 0 : (total - base) / (before - base)
  const hp = scale(wheelHp, from.wheelHp, from.stockWheelHp)
  const torque = scale(torqueLbft, from.wheelTorqueLbft, from.stockWheelTorqueLbft)
  const scaled = gains.map((gain) => ({
    partId: gain.partId,
    wheelHp: gain.wheelHp * hp,
    wheelTorqueLbft: gain.wheelTorqueLbft * torque,
  }))
  for (const key of ['wheelHp', 'wheelTorqueLbft'] as const) {
    const base = key === 'wheelHp' ? from.stockWheelHp : from.stockWheelTorqueLbft
    const total = key === 'wheelHp' ? wheelHp : torqueLbft
    const last = scaled.findLastIndex((gain) => gain[key] !== 0)
    if (last < 0) continue
    for (let round = 0; round < 8; round++) {
      const sum = scaled.reduce((running, gain) => running + gain[key], base)
      if (sum === total) break
      scaled[last]![key] += total - sum
    }
  }
  return scaled
}

/**
 * Holds a build's power to its ceilings, as a tuner does who keeps a big kit within what the rods and the gearbox
 * stand: power is cut level at the lowest ceiling (torque ceilings count at the rated power peak), and torque is cut
 * level below that rpm. Nothing changes when no ceiling is reached.
 * Worked: air for 752 whp on internals that stand 700 crank hp, driveline loss 0.135: 605.5 whp, held by internals.
 */
export function holdPower(power: BuildPower, ceilings: readonly Ceiling[]): HeldPower {
  const loss = power.drivelineLoss
  const lowest = ceilings.reduce<Ceiling | undefined>(
    (low, c) => (low && low.crankHp <= c.crankHp ? low : c),
    undefined,
  )
  const heldWheelHp = lowest ? wheelCeilingHp(lowest, loss) : Number.POSITIVE_INFINITY
  const torqueLimits = ceilings.filter((ceiling) => ceiling.limit !== 'internals')
  const crankTorque = Math.min(Number.POSITIVE_INFINITY, ...torqueLimits.map((ceiling) => ceiling.value))
  const overPower = power.wheelHp > heldWheelHp
  if (!overPower && power.crankTorqueLbft <= crankTorque) return { power, unheldWheelHp: power.wheelHp, ceilings }

  const wheelHp = overPower ? heldWheelHp : power.wheelHp
  const peak = power.curve.reduce((best, point) => (point.wheelHp > best.wheelHp ? point : best), power.curve[0]!)
  const curve = power.curve.map((point) => {
    const byTorque = (crankTorque * (1 - loss) * point.rpm) / HP_RPM_PER_LBFT
    const keep = point === peak ? wheelHp : Math.min(point.wheelHp, wheelHp, byTorque)
    return keep === point.wheelHp ? point : cut(point, keep, loss)
  })
  const wheelTorqueLbft = curve.reduce((best, point) => Math.max(best, point.wheelTorqueLbft), 0)
  const share = wheelHp / power.wheelHp
  const held: BuildPower = {
    ...power,
    wheelHp,
    wheelTorqueLbft,
    crankHp: wheelHp / (1 - loss),
    crankTorqueLbft: wheelTorqueLbft / (1 - loss),
    wheelHpRange90: { low: Math.min(power.wheelHpRange90.low, wheelHp), high: power.wheelHpRange90.high * share },
    curve,
    gains: scaledGains(power.gains, power, wheelHp, wheelTorqueLbft),
  }
  if (overPower) delete held.cappedBy
  const result = { power: held, unheldWheelHp: power.wheelHp, ceilings }
  return overPower && lowest ? { ...result, heldBy: lowest.limit } : result
}

/** A ceiling at the wheels, hp. Worked: 700 crank hp, loss 0.135: 605.5 whp. */
export function wheelCeilingHp(ceiling: Ceiling, drivelineLoss: number): number {
  return ceiling.crankHp * (1 - drivelineLoss)
}

/** `buildPower` held to what the build stands. `reserve`: share of each ceiling kept unused, 0 to 0.9. */
export function heldBuildPower(build: Build, factors: CalibrationFactors, reserve = 0): HeldPower {
  return holdPower(buildPower(build, factors), ceilingsOf(build.vehicle, build.parts, reserve))
}
