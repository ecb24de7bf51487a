/** What a tuner reads off a dyno sheet. */
import type { PowerCurve } from '../src/engine/model.ts'
import { HP_RPM_PER_LBFT } from '../src/engine/units.ts'

/** Wheel torque at an rpm, lb-ft, by straight lines between the points; level beyond the ends. */
export function torqueAt(curve: PowerCurve, rpm: number): number {
  const above = curve.findIndex((point) => point.rpm >= rpm)
  const to = curve[above === -1 ? curve.length - 1 : above]
  const from = curve[above - 1] ?? to
  if (!from || !to) return 0
  const share = to.rpm === from.rpm ? 0 : (rpm - from.rpm) / (to.rpm - from.rpm)
  return from.wheelTorqueLbft + share * (to.wheelTorqueLbft - from.wheelTorqueLbft)
}

/** Points of a level stretch differ by rounding: the first of them is the peak. */
const SAME = 1 + 1e-9

/** The four figures printed on top of the sheet. */
export function peakOf(curve: PowerCurve): { hp: number; hpRpm: number; torque: number; torqueRpm: number } {
  const power = curve.reduce((best, point) => (point.wheelHp > best.wheelHp * SAME ? point : best))
  const torque = curve.reduce((best, point) => (point.wheelTorqueLbft > best.wheelTorqueLbft * SAME ? point : best))
  return { hp: power.wheelHp, hpRpm: power.rpm, torque: torque.wheelTorqueLbft, torqueRpm: torque.rpm }
}

/** Sampled every 100 rpm from 1,000. */
const every100 = (curve: PowerCurve): { rpm: number; torque: number; hp: number }[] => {
  const count = Math.floor(((curve.at(-1)?.rpm ?? 1000) - 1000) / 100) + 1
  return Array.from({ length: count }, (_, index) => {
    const rpm = 1000 + 100 * index
    const torque = torqueAt(curve, rpm)
    return { rpm, torque, hp: (torque * rpm) / HP_RPM_PER_LBFT }
  })
}

/** Lowest rpm with 90 % of peak torque, or another share of it. */
export function spoolRpm(curve: PowerCurve, ofPeak = 0.9): number {
  const goal = ofPeak * peakOf(curve).torque
  const above = curve.findIndex((point) => point.wheelTorqueLbft >= goal)
  const [from, to] = [curve[above - 1], curve[above]]
  if (!to) return Number.POSITIVE_INFINITY
  if (!from) return to.rpm
  return from.rpm + ((to.rpm - from.rpm) * (goal - from.wheelTorqueLbft)) / (to.wheelTorqueLbft - from.wheelTorqueLbft)
}

/** How many rpm the torque stays above a share of its peak. */
export function rpmRangeAbove(curve: PowerCurve, share: number): number {
  const { torque } = peakOf(curve)
  return 100 * every100(curve).filter((sample) => sample.torque >= share * torque).length
}

/** Largest change of torque between samples 100 rpm apart once boost is up, as a share of peak torque. */
export function largestStep(curve: PowerCurve): number {
  const up = spoolRpm(curve, 0.97)
  const { torque } = peakOf(curve)
  const samples = every100(curve).filter(({ rpm }) => rpm >= up)
  return samples.reduce(
    (most, sample, index) => Math.max(most, Math.abs(sample.torque - (samples[index - 1] ?? sample).torque) / torque),
    0,
  )
}

/** Largest second difference of power over samples 100 rpm apart, as a share of peak power. */
export function kinkShare(curve: PowerCurve): number {
  const { hp } = peakOf(curve)
  const samples = every100(curve)
  let most = 0
  for (let index = 1; index + 1 < samples.length; index += 1) {
    const [before, at, after] = [samples[index - 1], samples[index], samples[index + 1]]
    if (before && at && after) most = Math.max(most, Math.abs(after.hp - 2 * at.hp + before.hp) / hp)
  }
  return most
}

/** Whether power stands still within 0.05 % over 500 rpm anywhere, as no dyno shows it. */
export function isRuler(curve: PowerCurve): boolean {
  const samples = every100(curve)
  return samples.some((_, index) => {
    const window = samples.slice(index, index + 6).map(({ hp }) => hp)
    return window.length === 6 && Math.max(...window) - Math.min(...window) < 0.0005 * Math.max(...window)
  })
}
