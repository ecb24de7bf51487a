import type { CurvePoint } from '../../engine/model.ts'

/** Round steps that a person reads easily: 1, 2, 2.5 or 5 times a power of ten. */
export function tickStep(span: number, wantedTicks: number): number {
  const rough = span / Math.max(1, wantedTicks)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10
  return step * power
}

/** Ticks from `low` to `high`, both inside: `ticks(0, 430, 5)` is 0, 100, 200, 300, 400. */
export function ticks(low: number, high: number, wanted: number): number[] {
  const step = tickStep(high - low, wanted)
  const first = Math.ceil(low / step)
  const last = Math.floor(high / step + 1e-9)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step)
}

/** Value of a curve at an engine speed, by straight lines between its points; null outside of it. */
export function valueAt(curve: readonly CurvePoint[], rpm: number, key: keyof CurvePoint): number | null {
  const first = curve[0]
  const last = curve.at(-1)
  if (!first || !last || rpm < first.rpm || rpm > last.rpm) return null
  const index = curve.findIndex((point) => point.rpm >= rpm)
  const right = curve[index]
  const left = curve[index - 1]
  if (!right) return null
  if (!left || right.rpm === rpm) return right[key]
  const share = (rpm - left.rpm) / (right.rpm - left.rpm)
  return left[key] + share * (right[key] - left[key])
}

/** The point with the highest value. */
export function peakOf(curve: readonly CurvePoint[], key: keyof CurvePoint): CurvePoint | null {
  return curve.reduce<CurvePoint | null>(
    (best, point) => (best === null || point[key] > best[key] ? point : best),
    null,
  )
}
