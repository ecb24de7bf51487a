import { describe, expect, test } from 'vitest'
import { EXAMPLE_V8 } from '../../tests/examples/example-cars.ts'
import { vehicleFigureCounts } from './figure-counts.ts'

describe('the count of figures', () => {
  test('tells a sourced figure from an estimate and from one that a rule computes', () => {
    const before = vehicleFigureCounts([EXAMPLE_V8])
    expect(before).toMatchObject({ sourced: 0, computed: 0 })
    const sources = {
      'engine.crankHp': { source: 'https://example.test/rating', confidence: 'published' },
      'engine.ratingRatio': { source: 'estimate: trap speeds', confidence: 'estimated' },
      'limits.internalsCrankHp': { source: 'estimate: 1.8 x rated power', confidence: 'estimated' },
    } as const
    expect(vehicleFigureCounts([{ ...EXAMPLE_V8, sources }])).toEqual({
      sourced: 1,
      computed: 1,
      estimated: before.estimated - 2,
    })
  })
})
