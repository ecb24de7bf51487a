import type { CurvePoint, Range90 } from '../../engine/model.ts'
import { HP_RPM_PER_LBFT } from '../../engine/units.ts'
import { peakOf, tickStep, ticks, valueAt } from './chart-scale.ts'

export type Curve = readonly CurvePoint[]
export type CurveKey = 'wheelHp' | 'wheelTorqueLbft'

/** What a dyno chart draws: a car, and what it is compared with. Figures at the wheels. */
export interface DynoSheet {
  /** What is charted, such as "Stage 2, 2018 Ford Mustang GT". */
  title: string
  tunedName: string
  /** What the dashed lines are: the stock car, or the visitor's own. */
  stockName: string
  /** Whose figures these are and how they are corrected. */
  basis: readonly string[]
  curve: Curve
  /** No points where there is nothing to compare with. */
  stockCurve: Curve
  /** 90% range of the tuned peak power. */
  range90: Range90 | null
}

export interface DynoScale {
  lowRpm: number
  highRpm: number
  /** End of both vertical axes: hp on the left and lb-ft on the right run alike. */
  top: number
  rpmTicks: readonly number[]
  valueTicks: readonly number[]
  /** Where power and torque cross, if the chart reaches that far. */
  crossingRpm: number | null
  /** 0 at the left end of the axis, 1 at the right end. */
  xOf: (rpm: number) => number
  /** 0 at the top of the axis, 1 at the bottom. */
  yOf: (value: number) => number
}

const RPM_STEP = 500

/** Room above the highest line, so that no line runs along the frame. */
const HEADROOM = 1.04

/** The axes of a chart, which begin and end on round figures; null where there is no line to draw. */
export function dynoScale({ curve, stockCurve, range90 }: DynoSheet): DynoScale | null {
  const all = [...curve, ...stockCurve]
  const lowRpm = Math.floor(Math.min(...all.map(({ rpm }) => rpm)) / RPM_STEP) * RPM_STEP
  const highRpm = Math.ceil(Math.max(...all.map(({ rpm }) => rpm)) / RPM_STEP) * RPM_STEP
  const highest = Math.max(...all.flatMap((point) => [point.wheelHp, point.wheelTorqueLbft]), range90?.high ?? 0)
  if (curve.length < 2 || !(highRpm > lowRpm) || !(highest > 0)) return null
  const step = tickStep(highest, 5)
  const top = Math.ceil((highest * HEADROOM) / step) * step
  const crossing = Math.round(HP_RPM_PER_LBFT)
  return {
    ...{ lowRpm, highRpm, top },
    rpmTicks: ticks(lowRpm, highRpm, 7),
    valueTicks: ticks(0, top, top / step),
    crossingRpm: lowRpm < crossing && crossing < highRpm ? crossing : null,
    xOf: (rpm) => (rpm - lowRpm) / (highRpm - lowRpm),
    yOf: (value) => 1 - value / top,
  }
}

/** The points of a curve whose figures are all known. */
export const knownPoints = (points: Curve): Curve =>
  points.filter((point) => Number.isFinite(point.rpm + point.wheelHp + point.wheelTorqueLbft))

/** How large the plot is, in the units of the drawing. */
export interface PlotSize {
  width: number
  height: number
}

/** A curve as the path of an SVG. `factor` scales its values: the edges of the 90% range are scaled curves. */
export function linePath(
  { xOf, yOf }: DynoScale,
  { width, height }: PlotSize,
  curve: Curve,
  key: CurveKey,
  factor = 1,
) {
  const at = (point: CurvePoint) =>
    `${(xOf(point.rpm) * width).toFixed(2)} ${(yOf(point[key] * factor) * height).toFixed(2)}`
  return curve.length === 0 ? '' : `M${curve.map(at).join('L')}`
}

/** The 90% range as an area around the tuned power; null where none is known. */
export function bandPath(scale: DynoScale, size: PlotSize, { curve, range90 }: DynoSheet): string | null {
  const peak = peakOf(curve, 'wheelHp')?.wheelHp ?? 0
  if (!range90 || peak <= 0) return null
  const upper = linePath(scale, size, curve, 'wheelHp', range90.high / peak)
  const lower = linePath(scale, size, [...curve].reverse(), 'wheelHp', range90.low / peak)
  return `${upper}L${lower.slice(1)}Z`
}

export interface DynoLine {
  name: string
  key: CurveKey
  unit: 'whp' | 'lb-ft'
  curve: Curve
  color: 'redline' | 'ember' | 'light' | 'steel'
  /** Power is the thick line, torque the thin one. */
  width: number
  /** Dashes of what is compared with; the car itself is drawn solid. */
  dash: string | undefined
}

/** The lines of a sheet. Which is which can be told without colors: by width and dashes. */
export function linesOf({ tunedName, stockName, curve, stockCurve }: DynoSheet): DynoLine[] {
  const tuned: DynoLine[] = [
    { name: `${tunedName} power`, key: 'wheelHp', unit: 'whp', curve, color: 'redline', width: 3.5, dash: undefined },
    {
      ...{ name: `${tunedName} torque`, key: 'wheelTorqueLbft', unit: 'lb-ft' },
      ...{ curve, color: 'ember', width: 1.75, dash: undefined },
    },
  ]
  if (stockCurve.length === 0) return tuned
  return [
    ...tuned,
    {
      name: `${stockName} power`,
      key: 'wheelHp',
      unit: 'whp',
      curve: stockCurve,
      color: 'light',
      width: 2.5,
      dash: '8 5',
    },
    {
      ...{ name: `${stockName} torque`, key: 'wheelTorqueLbft', unit: 'lb-ft' },
      ...{ curve: stockCurve, color: 'steel', width: 1.5, dash: '3 4' },
    },
  ]
}

/** What every line of a sheet reads at an engine speed; `gain` is what the tuned car has over the other. */
export interface Reading extends DynoLine {
  /** Null where the curve has no value at this engine speed. */
  value: number | null
  gain: number | null
}

/** The peak of every line, each at its own engine speed; gains are those of the whole figures that are shown. */
export function peakReadings(sheet: DynoSheet): Reading[] {
  return linesOf(sheet).map((line) => {
    const value = peakOf(line.curve, line.key)?.[line.key] ?? null
    const before = peakOf(sheet.stockCurve, line.key)?.[line.key] ?? null
    const isCompared = !line.dash && value !== null && before !== null
    return { ...line, value, gain: isCompared ? Math.round(value) - Math.round(before) : null }
  })
}

export function readingsAt(sheet: DynoSheet, rpm: number): Reading[] {
  return linesOf(sheet).map((line) => {
    const value = valueAt(line.curve, rpm, line.key)
    const before = valueAt(sheet.stockCurve, rpm, line.key)
    return { ...line, value, gain: line.dash || value === null || before === null ? null : value - before }
  })
}
