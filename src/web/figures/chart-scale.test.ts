import { describe, expect, test } from 'vitest'
import { peakOf, ticks, valueAt } from './chart-scale.ts'

const curve = [
  { rpm: 2000, crankHp: 100, crankTorqueLbft: 263, wheelHp: 85, wheelTorqueLbft: 223 },
  { rpm: 4000, crankHp: 300, crankTorqueLbft: 394, wheelHp: 255, wheelTorqueLbft: 335 },
  { rpm: 6000, crankHp: 280, crankTorqueLbft: 245, wheelHp: 238, wheelTorqueLbft: 208 },
]

describe('the scale of a dyno chart', () => {
  test('ticks are round and lie inside', () => {
    expect(ticks(0, 430, 5)).toEqual([0, 100, 200, 300, 400])
    expect(ticks(1500, 7500, 6)).toEqual([2000, 3000, 4000, 5000, 6000, 7000])
  })
  test('between two points a curve is read on the straight line', () => {
    expect(valueAt(curve, 3000, 'wheelHp')).toBe(170)
    expect(valueAt(curve, 6000, 'wheelHp')).toBe(238)
  })
  test('outside of its points a curve says nothing', () => {
    expect(valueAt(curve, 1999, 'wheelHp')).toBeNull()
    expect(valueAt(curve, 6001, 'wheelHp')).toBeNull()
    expect(valueAt([], 3000, 'wheelHp')).toBeNull()
  })
  test('the peak is the highest point, not the last', () => {
    expect(peakOf(curve, 'wheelHp')?.rpm).toBe(4000)
    expect(peakOf([], 'wheelHp')).toBeNull()
  })
})
