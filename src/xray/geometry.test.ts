import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Control, heightAt, ribbon, spline, taper, thin } from './geometry.ts'

const coordinate = fc.integer({ min: -4000, max: 4000 })
const controls = fc
  .uniqueArray(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 12, selector: ([x, z]) => `${x} ${z}` })
  .chain((points) =>
    fc
      .array(fc.boolean(), { minLength: points.length, maxLength: points.length })
      .map((corners) => points.map(([x, z], i): Control => (corners[i] ? [x, z, 'c'] : [x, z]))),
  )

describe('curves', () => {
  test('a spline passes through every control point', () => {
    fc.assert(
      fc.property(controls, (points) => {
        const curve = spline(points, 50)
        for (const [x, z] of points) {
          expect(Math.min(...curve.map((p) => Math.hypot(p[0] - x, p[1] - z)))).toBeLessThan(1e-6)
        }
      }),
      { seed: 11, numRuns: 100 },
    )
  })

  test('thinning keeps both ends and drops only points within the tolerance', () => {
    const curve = spline(
      [
        [0, 0],
        [500, 300],
        [1000, 0],
      ],
      5,
    )
    const kept = thin(curve, 2)
    expect(kept.length).toBeLessThan(curve.length / 4)
    expect([kept[0], kept.at(-1)]).toEqual([curve[0], curve.at(-1)])
    for (const [x, z] of curve) expect(Math.abs(heightAt(kept, x)! - z)).toBeLessThan(4)
  })

  test('a ribbon never has a broken number, whatever the curve', () => {
    fc.assert(
      fc.property(controls, (points) => {
        expect(ribbon(spline(points, 80), taper(20, 0.4, 1, 3))).not.toMatch(/NaN|Infinity/)
      }),
      { seed: 12, numRuns: 100 },
    )
  })

  test('light is widest at its peak and thin at both ends', () => {
    const width = taper(20, 0.3, 1, 2)
    expect(width(0)).toBeCloseTo(2)
    expect(width(0.3)).toBeCloseTo(20)
    expect(width(1)).toBeCloseTo(2)
  })
})
