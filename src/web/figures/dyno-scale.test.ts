import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HP_RPM_PER_LBFT } from '../../engine/units.ts'
import { labelStart, peakLabels, peaksInWords, rangeWords } from './dyno-peaks.ts'
import {
  bandPath,
  type Curve,
  type DynoSheet,
  dynoScale,
  linePath,
  linesOf,
  peakReadings,
  readingsAt,
} from './dyno-scale.ts'

const point = (rpm: number, torque: number) => {
  const hp = (torque * rpm) / HP_RPM_PER_LBFT
  return { rpm, crankHp: hp / 0.85, crankTorqueLbft: torque / 0.85, wheelHp: hp, wheelTorqueLbft: torque }
}
const curveFrom = (first: number, torques: readonly number[]): Curve =>
  torques.map((torque, index) => point(first + index * 250, torque))

const curves = fc
  .tuple(
    fc.integer({ min: 700, max: 3000 }),
    fc.array(fc.integer({ min: 60, max: 900 }), { minLength: 10, maxLength: 36 }),
  )
  .map(([first, torques]) => curveFrom(first, torques))

const sheetOf = (curve: Curve, stockCurve: Curve = []): DynoSheet => ({
  ...{ title: 'Stage 2', tunedName: 'Tuned', stockName: 'Stock', basis: [] },
  ...{ curve, stockCurve, range90: null },
})
const SIZE = { width: 100, height: 100 }
const numbersOf = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number)

describe('the axes of a dyno sheet', () => {
  test('begin and end on round figures, hold every tick, and every point of every curve lies within', () => {
    fc.assert(
      fc.property(curves, curves, (curve, stockCurve) => {
        const scale = dynoScale(sheetOf(curve, stockCurve))!
        const step = scale.valueTicks[1]!
        expect([scale.lowRpm % 500, scale.highRpm % 500]).toEqual([0, 0])
        expect(scale.valueTicks[0]).toBe(0)
        expect(scale.valueTicks.at(-1)).toBe(scale.top)
        expect([1, 2, 2.5, 5]).toContain(step / 10 ** Math.floor(Math.log10(step)))
        for (const rpm of scale.rpmTicks) {
          expect(rpm % 500).toBe(0)
          expect(scale.xOf(rpm)).toBeGreaterThanOrEqual(0)
          expect(scale.xOf(rpm)).toBeLessThanOrEqual(1)
        }
        for (const { curve: drawn, key } of linesOf(sheetOf(curve, stockCurve))) {
          for (const number of numbersOf(linePath(scale, SIZE, drawn, key))) {
            expect(number).toBeGreaterThanOrEqual(0)
            expect(number).toBeLessThanOrEqual(100)
          }
        }
      }),
      { seed: 5252, numRuns: 200 },
    )
  })

  test('are alike for hp and lb-ft, so power and torque are drawn across each other at 5252 rpm', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 900 }), fc.integer({ min: -40, max: 40 }), (torque, slope) => {
        const speeds = [2000, 4000, HP_RPM_PER_LBFT - 1, HP_RPM_PER_LBFT, HP_RPM_PER_LBFT + 1, 7000]
        const curve = speeds.map((rpm) => point(rpm, torque + ((rpm - 4000) / 4000) * slope))
        const scale = dynoScale(sheetOf(curve))!
        const [power, force] = linesOf(sheetOf(curve)).map(({ key }) => numbersOf(linePath(scale, SIZE, curve, key)))
        expect(scale.crossingRpm).toBe(5252)
        // x and y alternate: at 4,000 rpm torque is drawn above power, at 7,000 below, at 5252.1 in one place.
        expect(power![3]).toBeGreaterThan(force![3]!)
        expect(power![7]).toBeCloseTo(force![7]!, 6)
        expect(power![11]).toBeLessThan(force![11]!)
      }),
      { seed: 5252, numRuns: 100 },
    )
  })

  test('mark the crossing only where the chart reaches 5252 rpm', () => {
    expect(dynoScale(sheetOf(curveFrom(1500, [300, 310, 320])))?.crossingRpm).toBeNull()
  })

  test('do not exist without two points or with nothing but zeros', () => {
    expect(dynoScale(sheetOf([]))).toBeNull()
    expect(dynoScale(sheetOf(curveFrom(3000, [200])))).toBeNull()
    expect(dynoScale(sheetOf(curveFrom(3000, [0, 0])))).toBeNull()
  })
})

describe('the peak labels', () => {
  test('lie inside the plot, above their peak, each in a row of its own above all lines', () => {
    fc.assert(
      fc.property(
        curves,
        fc.integer({ min: 250, max: 900 }),
        fc.integer({ min: 60, max: 240 }),
        (curve, plot, label) => {
          const labels = peakLabels(sheetOf(curve), dynoScale(sheetOf(curve))!)
          expect(new Set(labels.map(({ row }) => row)).size).toBe(labels.length)
          for (const { x, y } of labels) {
            const start = labelStart(x, plot, label)
            expect(start).toBeGreaterThanOrEqual(0)
            expect(start + label).toBeLessThanOrEqual(plot + 1e-9)
            expect(x * plot).toBeGreaterThanOrEqual(start - 1e-9)
            expect(x * plot).toBeLessThanOrEqual(start + label + 1e-9)
            expect(y, 'the rows end where the lines begin').toBeGreaterThan(0)
          }
        },
      ),
      { seed: 5252, numRuns: 200 },
    )
  })

  test('say power and torque with their engine speeds, and so do the words of the chart', () => {
    const sheet = sheetOf(curveFrom(5000, [500, 480, 400]), curveFrom(5000, [300, 310, 250]))
    expect(peakLabels(sheet, dynoScale(sheet)!).map(({ text }) => text)).toEqual([
      '480 whp @ 5,250',
      '500 lb-ft @ 5,000',
    ])
    expect(peaksInWords(sheet)).toBe(
      'Tuned: 480 whp at 5,250 rpm, 500 lb-ft at 5,000 rpm. Stock: 310 whp at 5,250 rpm, 310 lb-ft at 5,250 rpm.',
    )
  })
})

describe('the lines of a dyno sheet', () => {
  test('can be told without colors: no two have the same width and dashes', () => {
    const lines = linesOf(sheetOf(curveFrom(3000, [200, 210]), curveFrom(3000, [150, 160])))
    expect(new Set(lines.map(({ width, dash }) => `${width} ${dash}`)).size).toBe(4)
    expect(lines.map(({ dash }) => dash !== undefined)).toEqual([false, false, true, true])
  })

  test('read their values and the gain over stock, and nothing where a curve does not reach', () => {
    const sheet = sheetOf(curveFrom(3000, [200, 210, 220]), curveFrom(3000, [150, 160]))
    const torque = (rpm: number) =>
      readingsAt(sheet, rpm)
        .filter(({ unit }) => unit === 'lb-ft')
        .map(({ value, gain }) => [value, gain])
    expect(torque(3250)).toEqual([
      [210, 50],
      [160, null],
    ])
    expect(torque(3500)).toEqual([
      [220, null],
      [null, null],
    ])
  })

  test('say peak against peak where nobody reads at one engine speed, as the tiles beside the chart do', () => {
    const sheet = sheetOf(curveFrom(3000, [200, 250.6, 220]), curveFrom(3000, [199.4, 150, 160]))
    const torque = peakReadings(sheet).filter(({ unit }) => unit === 'lb-ft')
    expect(torque.map(({ value, gain }) => [value, gain])).toEqual([
      [250.6, 52],
      [199.4, null],
    ])
  })

  test('have a band as wide as the 90% range at the peak, and words for it', () => {
    const sheet = { ...sheetOf(curveFrom(5000, [500, 480, 400])), range90: { low: 450, high: 510 } }
    const scale = dynoScale(sheet)!
    const heights = numbersOf(bandPath(scale, SIZE, sheet)!).filter((_, index) => index % 2 === 1)
    expect(Math.min(...heights)).toBeCloseTo(scale.yOf(510) * 100, 1)
    expect(heights).toContain(Number((scale.yOf(450) * 100).toFixed(2)))
    expect(rangeWords(sheet)).toBe('Most cars land between 450 and 510 whp at the peak.')
    expect(rangeWords({ ...sheet, range90: null })).toBeNull()
  })
})
