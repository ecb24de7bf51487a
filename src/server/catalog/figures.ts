import type { PowerFigures, TimeSlipReply } from '../../contract/figures.ts'
import type { TimeSlip } from '../../engine/dragstrip/time-slip.ts'
import { slipRanges } from '../../engine/dragstrip/time-slip-range.ts'
import type { BuildPower, CurvePoint, PowerCurve, Range90 } from '../../engine/model.ts'

/** Rounds to `digits` decimals. Worked: roundTo(412.349, 1) = 412.3. */
export const roundTo = (value: number, digits: number): number => {
  const scale = 10 ** digits
  return Math.round(value * scale) / scale
}

/**
 * A tenth that still rounds to the whole figure that it stands for, so that no two places show 451 and 452 of one figure.
 * Worked: 451.46 = 451.4, where rounding twice would make 452 of it; 451.26 = 451.3.
 */
export function tenthOf(value: number): number {
  const tenth = roundTo(value, 1)
  return Math.round(tenth) === Math.round(value) ? tenth : roundTo(tenth - 0.1, 1)
}

/** Both ends of a range, to the tenth. */
export const rangeOf = ({ low, high }: Range90): Range90 => ({ low: tenthOf(low), high: tenthOf(high) })

const CHART_POINTS = 40

/**
 * At most `points` points of a curve, first and last and both peaks kept, figures to a tenth: what a chart needs and
 * no more. hp = lb-ft x rpm / 5252 still holds within 0.3 hp.
 */
export function thinCurve(curve: PowerCurve, points = CHART_POINTS): CurvePoint[] {
  const keep = new Set<number>()
  const last = curve.length - 1
  const steps = Math.min(points, curve.length) - 1
  for (let step = 0; step <= steps; step += 1) keep.add(Math.round((step * last) / Math.max(1, steps)))
  keep.add(peakIndex(curve, (point) => point.wheelHp))
  keep.add(peakIndex(curve, (point) => point.wheelTorqueLbft))
  return curve.filter((_, index) => keep.has(index)).map(roundPoint)
}

function peakIndex(curve: PowerCurve, figure: (point: CurvePoint) => number): number {
  let best = 0
  curve.forEach((point, index) => {
    const top = curve[best]
    if (top && figure(point) > figure(top)) best = index
  })
  return best
}

const roundPoint = (point: CurvePoint): CurvePoint => ({
  rpm: Math.round(point.rpm),
  crankHp: tenthOf(point.crankHp),
  crankTorqueLbft: tenthOf(point.crankTorqueLbft),
  wheelHp: tenthOf(point.wheelHp),
  wheelTorqueLbft: tenthOf(point.wheelTorqueLbft),
})

/**
 * The engine's figures for the wire. Peaks and gains keep every digit, so that stock + gains = total holds for whoever
 * adds them up; curves are thinned.
 */
export function powerFiguresOf(power: BuildPower): PowerFigures {
  return {
    stockWheelHp: power.stockWheelHp,
    stockWheelTorqueLbft: power.stockWheelTorqueLbft,
    stockCrankHp: power.stockCrankHp,
    wheelHp: power.wheelHp,
    wheelTorqueLbft: power.wheelTorqueLbft,
    crankHp: power.crankHp,
    crankTorqueLbft: power.crankTorqueLbft,
    wheelHpRange90: rangeOf(power.wheelHpRange90),
    boostGaugePsi: roundTo(power.boostGaugePsi, 1),
    drivelineLoss: power.drivelineLoss,
    curve: thinCurve(power.curve),
    stockCurve: thinCurve(power.stockCurve),
    gains: power.gains.map(({ partId, wheelHp, wheelTorqueLbft }) => ({ partId, wheelHp, wheelTorqueLbft })),
    ...(power.cappedBy ? { cappedBy: power.cappedBy } : {}),
  }
}

/** A time slip to the hundredth of a second and the tenth of a mph, as a timing board prints it. */
export const timeSlipOf = (slip: TimeSlip): TimeSlipReply => ({
  sixtyFootS: roundTo(slip.sixtyFootS, 2),
  zeroToSixtyS: roundTo(slip.zeroToSixtyS, 2),
  eighthMileS: roundTo(slip.eighthMileS, 2),
  eighthMileMph: roundTo(slip.eighthMileMph, 1),
  quarterMileS: roundTo(slip.quarterMileS, 2),
  trapMph: roundTo(slip.trapMph, 1),
  range90: rangesOf(slip),
})

function rangesOf(slip: TimeSlip): NonNullable<TimeSlipReply['range90']> {
  const ranges = slipRanges(slip)
  const rounded = ({ low, high }: Range90, digits: number) => ({
    low: roundTo(low, digits),
    high: roundTo(high, digits),
  })
  return {
    zeroToSixtyS: rounded(ranges.zeroToSixtyS, 2),
    quarterMileS: rounded(ranges.quarterMileS, 2),
    trapMph: rounded(ranges.trapMph, 1),
  }
}
