import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PowerCurve } from '../../engine/model.ts'
import { STAGES, type Stage } from '../../engine/vocabulary.ts'
import { ridgelineSvg } from './ridgeline.ts'

const curveOf = (torques: readonly number[], firstRpm = 1500, step = 250): PowerCurve =>
  torques.map((torque, i) => {
    const rpm = firstRpm + i * step
    const hp = (torque * rpm) / 5252
    return { rpm, crankHp: hp / 0.85, crankTorqueLbft: torque / 0.85, wheelHp: hp, wheelTorqueLbft: torque }
  })
const stock = curveOf([240, 300, 330, 350, 360, 360, 350, 340, 330, 310, 290])
const tuned = curveOf([260, 340, 420, 470, 500, 510, 505, 490, 470, 440, 400])
const rowsOf = (svg: string) => svg.match(/stroke-dasharray/g)?.length

describe('ridgelines', () => {
  test.each<[Stage, number]>([
    ['stage1', 10],
    ['stage2', 16],
    ['stage3', 24],
    ['wide_open', 36],
  ])('%s is drawn with %i rows', (stage, rows) => {
    expect(rowsOf(ridgelineSvg({ curve: tuned, stockCurve: stock, stage }))).toBe(rows)
  })

  test('the same curves always give the same picture', () => {
    const request = { curve: tuned, stockCurve: stock, stage: 'stage3' } as const
    expect(ridgelineSvg(request)).toBe(ridgelineSvg(request))
  })

  test('another curve gives another picture', () => {
    const other = curveOf([260, 340, 420, 470, 500, 530, 505, 490, 470, 440, 400])
    expect(ridgelineSvg({ curve: other, stockCurve: stock, stage: 'stage2' })).not.toBe(
      ridgelineSvg({ curve: tuned, stockCurve: stock, stage: 'stage2' }),
    )
  })

  test('a title is escaped and names the picture; without one the picture is decoration', () => {
    expect(ridgelineSvg({ curve: tuned, stockCurve: stock, stage: 'stage1', title: 'Ford & "Sons" <GT>' })).toContain(
      'role="img"><title>Ford &#38; &#34;Sons&#34; &#60;GT&#62;</title>',
    )
    expect(ridgelineSvg({ curve: tuned, stockCurve: stock, stage: 'stage1' })).toContain('aria-hidden="true"')
  })

  test('whatever the engine makes, the picture stays under 25 kB and holds no broken number', () => {
    const torques = fc.array(fc.double({ min: 0, max: 1600, noNaN: true }), { minLength: 2, maxLength: 60 })
    const stage = fc.constantFrom(...STAGES)
    fc.assert(
      fc.property(torques, torques, stage, (a, b, chosen) => {
        const svg = ridgelineSvg({ curve: curveOf(a), stockCurve: curveOf(b, 900, 310), stage: chosen })
        expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(25_000)
        expect(svg).not.toMatch(/NaN|Infinity|undefined/)
      }),
      { seed: 5252, numRuns: 200 },
    )
  })

  test('a curve that cannot be drawn is refused by name', () => {
    expect(() => ridgelineSvg({ curve: [], stockCurve: stock, stage: 'stage1' })).toThrow(/curve has 0 points/)
    const broken = [{ ...tuned[0]!, wheelHp: Number.NaN }, tuned[1]!]
    expect(() => ridgelineSvg({ curve: tuned, stockCurve: broken, stage: 'stage1' })).toThrow(
      /stockCurve has NaN wheel hp/,
    )
    expect(() => ridgelineSvg({ curve: [tuned[1]!, tuned[0]!], stockCurve: stock, stage: 'stage1' })).toThrow(
      /does not rise/,
    )
  })
})
