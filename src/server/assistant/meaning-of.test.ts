import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isKeptAside, PHRASINGS, type Phrasing } from '../../../tests/examples/phrasings.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { meaningOf } from './meaning-of.ts'

const CATALOG = { vehicles: VEHICLES, parts: PARTS }

const understood = ({ text, means }: Phrasing): boolean => {
  try {
    expect(meaningOf(CATALOG, text)).toEqual(means)
    return true
  } catch {
    return false
  }
}

describe('what visitors write', () => {
  test('at least nine in ten phrasings are understood completely, and as many of the third that was kept aside', () => {
    for (const part of [PHRASINGS.filter((one) => !isKeptAside(one)), PHRASINGS.filter(isKeptAside)]) {
      expect(part.length).toBeGreaterThan(50)
      const missed = part.filter((phrasing) => !understood(phrasing)).map(({ text }) => text)
      expect(missed.length / part.length, missed.join('; ')).toBeLessThanOrEqual(0.1)
    }
  })

  test('whatever is typed has some meaning', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.lorem()), (text) => {
        expect(typeof meaningOf(CATALOG, text).intent).toBe('string')
      }),
      { seed: 11, numRuns: 300 },
    )
  })
})
