import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalDollars, dollarsOf, shownDollars } from './money.ts'

describe('money', () => {
  test('is written with two places, whatever the cents', () => {
    expect([0, 5, 99, 100, 124_900].map(decimalDollars)).toEqual(['0.00', '0.05', '0.99', '1.00', '1249.00'])
  })

  test('is read with a comma every three places', () => {
    const texts = ['0.05', '999.00', '1249.00', '2000000.10'].map(shownDollars)
    expect(texts).toEqual(['$0.05', '$999.00', '$1,249.00', '$2,000,000.10'])
  })

  test('written and read back is the same cent', () => {
    assert(
      property(integer({ min: 0, max: 2_000_000_000 }), (cents) => {
        const text = decimalDollars(cents)
        expect(text).toMatch(/^\d+\.\d{2}$/)
        expect(Math.round(Number(text) * 100)).toBe(cents)
        expect(Math.round(dollarsOf(cents) * 100)).toBe(cents)
      }),
      { seed: 1, numRuns: 500 },
    )
  })

  test('half a cent or a debt is our mistake', () => {
    expect(() => decimalDollars(0.5)).toThrow(/0.5 cents/)
    expect(() => decimalDollars(-1)).toThrow(/-1 cents/)
  })
})
