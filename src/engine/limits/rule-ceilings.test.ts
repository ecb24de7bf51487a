import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keptWheelHp, stillToKeep } from './rule-ceilings.ts'

const share = fc.double({ min: 0, max: 0.3, noNaN: true })
const margin = (reserve: number) => ({
  ...{ reserve, keeps: new Set(['bottom_end'] as const), factoryWheelHp: 100, shotWheelHp: 85 },
})

test('a shot of nitrous counts on top of what an engine breathes, and in full of what carries power', () => {
  expect(keptWheelHp({ slot: 'camshafts', ofAir: true }, 450, margin(0.05))).toBe(535)
  expect(keptWheelHp({ slot: 'bottom_end', inHand: 0.05 }, 617, margin(0))).toBe(617)
})

describe('a reserve on a figure that leaves a share free already', () => {
  test('takes nothing on top where that share is as large', () => {
    expect(keptWheelHp({ slot: 'bottom_end', inHand: 0.05 }, 617, margin(0.05))).toBe(617)
    expect(keptWheelHp({ slot: 'bottom_end' }, 650, margin(0.05))).toBeCloseTo(617.5)
  })

  test('leaves the larger of both free, of the limit itself', () => {
    fc.assert(
      fc.property(share, share, (reserve, inHand) => {
        const sold = 1000 * (1 - inHand)
        const kept = keptWheelHp({ slot: 'bottom_end', inHand }, sold, margin(reserve))
        expect(kept).toBeCloseTo(1000 * (1 - Math.max(reserve, inHand)), 6)
        expect(stillToKeep(reserve, inHand)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
