import { describe, expect, test } from 'vitest'
import { dynoCsv } from './dyno-csv.ts'
import { PICTURE, pictureSvg } from './dyno-picture.ts'
import type { DynoSheet } from './dyno-scale.ts'

const at = (rpm: number, wheelHp: number, wheelTorqueLbft: number) => ({
  ...{ rpm, wheelHp, wheelTorqueLbft },
  ...{ crankHp: wheelHp, crankTorqueLbft: wheelTorqueLbft },
})
const SHEET: DynoSheet = {
  title: 'Stage 2 <"Track & Strip">, 2018 Ford Mustang GT',
  tunedName: 'Tuned',
  stockName: 'Your car now',
  basis: ['Predicted', 'SAE J1349'],
  curve: [at(2000, 110.25, 289.5), at(4000, 300.5, 394.6), at(7000, 520, 390.1)],
  stockCurve: [at(2000, 100, 262.6), at(3000, 170, 297.6), at(6500, 400, 323.2)],
  range90: { low: 490, high: 545 },
}

describe('the dyno curves as CSV', () => {
  test('hold every point of every curve as it is, and nothing beyond a curve', () => {
    const [head, ...rows] = dynoCsv(SHEET)
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(','))
    expect(head).toEqual([
      'rpm',
      'Tuned power (whp)',
      'Tuned torque (lb-ft)',
      'Your car now power (whp)',
      'Your car now torque (lb-ft)',
    ])
    expect(rows.map(([rpm]) => Number(rpm))).toEqual([2000, 3000, 4000, 6500, 7000])
    const figures = (rpm: number, from: number) =>
      rows
        .find(([first]) => Number(first) === rpm)
        ?.slice(from, from + 2)
        .map(Number)
    for (const point of SHEET.curve) expect(figures(point.rpm, 1)).toEqual([point.wheelHp, point.wheelTorqueLbft])
    for (const point of SHEET.stockCurve) expect(figures(point.rpm, 3)).toEqual([point.wheelHp, point.wheelTorqueLbft])
    expect(rows.at(-1)?.slice(3)).toEqual(['', ''])
  })

  test('have no columns for a car that there is nothing to compare with', () => {
    expect(dynoCsv({ ...SHEET, stockCurve: [] }).split('\r\n')[0]).toBe('rpm,Tuned power (whp),Tuned torque (lb-ft)')
  })
})

describe('the dyno chart as a picture', () => {
  const picture = pictureSvg(SHEET)
  test('is 1600 px wide and says title, basis, legend, axes, peaks and range', () => {
    expect(PICTURE.width).toBe(1600)
    const words = [...picture.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)
    for (const expected of [
      'Stage 2 &lt;&quot;Track &amp; Strip&quot;&gt;, 2018 Ford Mustang GT',
      'Predicted  |  SAE J1349',
      'Tuned power',
      'Your car now torque',
      'Wheel horsepower',
      'Torque, lb-ft',
      'Engine speed, rpm',
      '5,252',
      '520 whp @ 7,000',
      '395 lb-ft @ 4,000',
      'Most cars land between 490 and 545 whp at the peak.',
    ]) {
      expect(words).toContain(expected)
    }
  })

  test('keeps every label and every word within its frame', () => {
    for (const [, x, width] of picture.matchAll(/<rect x="([\d.-]+)" y="[\d.-]+" width="(\d+)"/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0)
      expect(Number(x) + Number(width)).toBeLessThanOrEqual(1380)
    }
    expect(picture).not.toMatch(/NaN|undefined|Infinity/)
  })
})
