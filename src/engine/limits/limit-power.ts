import type { Build, BuildPower, CalibrationFactors, PartGain } from '../model.ts'
import { buildPower, scenarioParts } from '../power/build-power.ts'
import { sharesThatAddUp } from '../power/contributions.ts'
import { deliveredBoostGaugePsi } from '../power/delivered-boost.ts'
import { shotWheelHp } from '../power/power-scenario.ts'
import type { SearchRules } from '../rulebook/search-rules.ts'
import { type Ceiling, ceilingsOf, type Reserve } from './ceilings.ts'
import { leastTorqueRpm, type TunableLimit } from './limit-lifts.ts'
import { limitedCurve } from './limited-curve.ts'
import { ceilingMargin, type RuleHold, ruleHolds } from './rule-ceilings.ts'

/** Power of a build whose calibration keeps it within what its parts stand. */
export interface LimitedPower {
  /** Peak figures, range, gains and curve as delivered. */
  power: BuildPower
  /** What air and fuel alone would make at the wheels, hp. Equal to `power.wheelHp` when nothing holds it. */
  unlimitedWheelHp: number
  /** What holds it: a limit, hardware that a rule keeps within its power, or the power that was asked for. */
  limitedBy?: TunableLimit | 'hardware' | 'request'
  /** The rule's ceiling, where hardware holds it. */
  limitedByRule?: RuleHold
  ceilings: readonly Ceiling[]
}

/**
 * How far a chassis dyno reads from the next one, either way: one 2024 Mustang read 421 to 465 whp on four of them.
 * Where the calibration sets the power, what the air could make no longer widens the range upward.
 */
const DYNO_SPREAD = 0.05

/** The gains in the same proportions, so that base + gains from left to right = the limited totals exactly. */
function scaledGains(from: BuildPower, wheelHp: number, torqueLbft: number): PartGain[] {
  const scale = (total: number, before: number, base: number) =>
    before === base ? 0 : (total - base) / (before - base)
  const hp = scale(wheelHp, from.wheelHp, from.stockWheelHp)
  const torque = scale(torqueLbft, from.wheelTorqueLbft, from.stockWheelTorqueLbft)
  const hpGains = from.gains.map((gain) => gain.wheelHp * hp)
  const torqueGains = from.gains.map((gain) => gain.wheelTorqueLbft * torque)
  const exactHp = sharesThatAddUp(from.stockWheelHp, hpGains, wheelHp)
  const exactTorque = sharesThatAddUp(from.stockWheelTorqueLbft, torqueGains, torqueLbft)
  return from.gains.map(({ partId }, index) => ({
    partId,
    wheelHp: exactHp[index] ?? 0,
    wheelTorqueLbft: exactTorque[index] ?? 0,
  }))
}

/**
 * Holds a build's power to its ceilings, as a tuner does who keeps a big kit within what the rods and the gearbox
 * stand: boost and timing are turned down to the lowest ceiling, torque is limited at the lowest torque ceiling (see
 * `limitedCurve`). Peak power under a torque limit stands at or past rated power rpm, where the same power asks the least
 * torque of the gearbox. Where no ceiling is reached, only the range ends at the lowest one.
 * Worked: air for 752 whp on internals that stand 700 crank hp, driveline loss 0.135: 605.5 whp, limited by internals.
 */
export function limitPower(
  power: BuildPower,
  ceilings: readonly Ceiling[],
  to: { ratedPowerRpm: number; capWheelHp?: number | undefined; byRules?: readonly RuleHold[] },
): LimitedPower {
  const { ratedPowerRpm, capWheelHp = Number.POSITIVE_INFINITY, byRules = [] } = to
  const [rule] = [...byRules].sort((a, b) => a.wheelHp - b.wheelHp)
  const byRule = rule?.wheelHp ?? Number.POSITIVE_INFINITY
  const loss = power.drivelineLoss
  const lowest = ceilings.reduce<Ceiling | undefined>(
    (low, c) => (low && low.crankHp <= c.crankHp ? low : c),
    undefined,
  )
  const byLimit = lowest ? wheelCeilingHp(lowest, loss) : Number.POSITIVE_INFINITY
  const ceilingWheelHp = Math.min(byLimit, byRule, capWheelHp)
  const torqueCeilings = ceilings.filter((ceiling) => ceiling.limit !== 'internals').map((ceiling) => ceiling.value)
  const crankTorqueLbft = Math.min(Number.POSITIVE_INFINITY, ...torqueCeilings)
  const overPower = power.wheelHp > ceilingWheelHp
  // Nobody tunes past a limit, however much the parts turn out to make.
  const high = Math.min(power.wheelHpRange90.high, ceilingWheelHp * (1 + DYNO_SPREAD))
  if (!overPower && power.crankTorqueLbft <= crankTorqueLbft) {
    const isBelow = high < power.wheelHpRange90.high
    const within = isBelow ? { ...power, wheelHpRange90: { ...power.wheelHpRange90, high } } : power
    return { power: within, unlimitedWheelHp: power.wheelHp, ceilings }
  }
  const wheelHp = overPower ? ceilingWheelHp : power.wheelHp
  const curve = limitedCurve(power.curve, power.stockCurve, { wheelHp, crankTorqueLbft, ratedPowerRpm, loss })
  const wheelTorqueLbft = curve.reduce((best, point) => Math.max(best, point.wheelTorqueLbft), 0)
  const limited: BuildPower = {
    ...power,
    wheelHp,
    wheelTorqueLbft,
    crankHp: wheelHp / (1 - loss),
    crankTorqueLbft: wheelTorqueLbft / (1 - loss),
    wheelHpRange90: {
      low: Math.min(power.wheelHpRange90.low, wheelHp * (1 - DYNO_SPREAD)),
      high,
    },
    gainRange90: limitedGain(power, wheelHp),
    curve,
    gains: scaledGains(power, wheelHp, wheelTorqueLbft),
  }
  if (overPower) delete limited.cappedBy
  const result = { power: limited, unlimitedWheelHp: power.wheelHp, ceilings }
  if (!overPower) return result
  if (lowest && byLimit === ceilingWheelHp) return { ...result, limitedBy: lowest.limit }
  return rule && byRule === ceilingWheelHp
    ? { ...result, limitedBy: 'hardware', limitedByRule: rule }
    : { ...result, limitedBy: 'request' }
}

/** The gain's range shrinks with the power that is limited; it reaches no further above the gain than the power does. */
function limitedGain(power: BuildPower, wheelHp: number): BuildPower['gainRange90'] {
  const { stockWheelHp, gainRange90 } = power
  const gain = wheelHp - stockWheelHp
  const scaledHigh = ((gainRange90.high + stockWheelHp) * wheelHp) / power.wheelHp - stockWheelHp
  const high = wheelHp < power.wheelHp ? Math.min(scaledHigh, gain + DYNO_SPREAD * wheelHp) : scaledHigh
  return { low: Math.min(gainRange90.low, gain), high: Math.max(gain, high) }
}

/** A ceiling at the wheels, hp. Worked: 700 crank hp, loss 0.135: 605.5 whp. */
export function wheelCeilingHp(ceiling: Ceiling, drivelineLoss: number): number {
  return ceiling.crankHp * (1 - drivelineLoss)
}

/**
 * `buildPower` limited to what the build can take. `reserve`: what of each strength ceiling stays unused;
 * `capWheelHp`: hold it there at most, whatever it stands; `rules`: the rulebook's ceilings count too.
 */
export function limitedBuildPower(
  build: Build,
  factors: CalibrationFactors,
  to: { reserve?: Reserve | undefined; capWheelHp?: number | undefined; rules?: SearchRules | undefined } = {},
): LimitedPower {
  const { vehicle, parts } = build
  const { reserve = 0, capWheelHp, rules } = to
  const power = buildPower(build, factors)
  const { chosen } = scenarioParts(parts)
  const { drivelineLoss } = power
  const margin = ceilingMargin(vehicle, reserve, { drivelineLoss, shotWheelHp: shotWheelHp(chosen, drivelineLoss) })
  const result = limitPower(power, ceilingsOf(vehicle, parts, reserve), {
    ratedPowerRpm: leastTorqueRpm(vehicle.engine),
    capWheelHp,
    byRules: ruleHolds(rules, { chosen, parts }, margin),
  })
  if (!result.limitedBy) return result
  const overStock = result.power.wheelHp / power.stockWheelHp
  const boostGaugePsi = deliveredBoostGaugePsi(build, overStock, power.boostGaugePsi)
  return { ...result, power: { ...result.power, boostGaugePsi } }
}
