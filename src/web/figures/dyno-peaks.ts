import { count } from '../ui/money.ts'
import { peakOf } from './chart-scale.ts'
import { type Curve, type CurveKey, type DynoScale, type DynoSheet, linesOf } from './dyno-scale.ts'

export interface PeakLabel {
  /** "612 whp @ 6,800" */
  text: string
  color: string
  rpm: number
  /** Which of the rows above the lines it stands in: each label has a row of its own. */
  row: number
  /** Share of the way across the plot. */
  x: number
  y: number
}

/** Peaks of the tuned car, each in a row of its own above all lines: no label meets another, a line or a line's end. */
export function peakLabels(sheet: DynoSheet, { xOf, yOf }: DynoScale): PeakLabel[] {
  return linesOf(sheet)
    .filter(({ dash }) => !dash)
    .flatMap(({ curve, key, unit, color }, row) => {
      const peak = peakOf(curve, key)
      if (!peak) return []
      const text = `${count(peak[key])} ${unit} @ ${count(peak.rpm)}`
      return [{ text, color, rpm: peak.rpm, row, x: xOf(peak.rpm), y: yOf(peak[key]) }]
    })
}

/**
 * Where a label begins so that it lies inside the plot and above its peak: at the left end it begins at the peak, in the
 * middle it is centered, at the right end it ends there. In a page the same is `left: x; translate: -x`.
 * Worked: a label of 100 in a plot of 400, peak at 0.9: from 270 to 370, the peak at 360.
 */
export const labelStart = (x: number, plotWidth: number, labelWidth: number): number => x * (plotWidth - labelWidth)

const peakWords = (name: string, curve: Curve): string => {
  const words = (key: CurveKey, unit: string) => {
    const peak = peakOf(curve, key)
    return peak ? `${count(peak[key])} ${unit} at ${count(peak.rpm)} rpm` : ''
  }
  return `${name}: ${words('wheelHp', 'whp')}, ${words('wheelTorqueLbft', 'lb-ft')}.`
}

/** The chart in words: "Tuned: 612 whp at 6,800 rpm, 540 lb-ft at 4,300 rpm. Stock: ..." */
export const peaksInWords = ({ tunedName, stockName, curve, stockCurve }: DynoSheet): string =>
  [peakWords(tunedName, curve), stockCurve.length > 0 ? peakWords(stockName, stockCurve) : ''].join(' ').trim()

/** What the soft band around the tuned power means. */
export const rangeWords = ({ range90 }: DynoSheet): string | null =>
  range90 ? `Most cars land between ${count(range90.low)} and ${count(range90.high)} whp at the peak.` : null
