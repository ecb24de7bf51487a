import { describe, expect, test } from 'vitest'
import { movedWords, planCode } from './plans.ts'

const saved = { saved: { estimatedHorsepower: 600, estimatedCost: 14_750 }, engineVersion: 'fitted-1' }
const now = { estimatedHorsepower: 600, estimatedCost: 14_750, engineVersion: 'fitted-1' }

describe('a saved plan', () => {
  test('has a code of nine characters that nobody mistakes for one another', () => {
    expect(planCode('000000000000000000')).toBe('222222222')
    expect(planCode('0102030405060708ff')).toMatch(/^[2-9a-hjkmnp-tv-z]{9}$/)
  })

  test('that did not move says nothing', () => {
    expect(movedWords(saved, now, [])).toBeNull()
    expect(movedWords(saved, { ...now, engineVersion: 'fitted-2' }, [])).toBeNull()
  })

  test('tells power, price and missing parts apart', () => {
    expect(movedWords(saved, { ...now, estimatedHorsepower: 590, engineVersion: 'fitted-2' }, [])).toBe(
      'Power was 600 whp and is now 590 whp, by engine fitted-2 instead of fitted-1.',
    )
    expect(movedWords(saved, { ...now, estimatedCost: 15_000 }, [])).toBe(
      'The price was $14,750.00 and is now $15,000.00.',
    )
    expect(movedWords(saved, { ...now, estimatedHorsepower: 500 }, ['turbo-x'])).toBe(
      'No longer sold and left out: turbo-x. Power was 600 whp and is now 500 whp, without those parts.',
    )
  })
})
