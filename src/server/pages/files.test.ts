import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byteRange } from './files.ts'

describe('a range of bytes', () => {
  test('is read as RFC 9110 says', () => {
    expect(byteRange('bytes=0-99', 1000)).toEqual({ start: 0, end: 99 })
    expect(byteRange('bytes=900-', 1000)).toEqual({ start: 900, end: 999 })
    expect(byteRange('bytes=-100', 1000)).toEqual({ start: 900, end: 999 })
    expect(byteRange('bytes=990-2000', 1000)).toEqual({ start: 990, end: 999 })
    expect(byteRange('bytes=1000-', 1000)).toBe('unsatisfiable')
    expect(byteRange('bytes=5-2', 1000)).toBe('unsatisfiable')
    expect(byteRange('bytes=0-1,5-6', 1000)).toBeUndefined()
    expect(byteRange(undefined, 1000)).toBeUndefined()
  })

  test('never leaves the file', () => {
    fc.assert(
      fc.property(fc.option(fc.nat()), fc.option(fc.nat()), fc.integer({ min: 1, max: 10_000 }), (from, to, size) => {
        const range = byteRange(`bytes=${from ?? ''}-${to ?? ''}`, size)
        if (range === undefined || range === 'unsatisfiable') return
        expect(range.start).toBeGreaterThanOrEqual(0)
        expect(range.start).toBeLessThanOrEqual(range.end)
        expect(range.end).toBeLessThan(size)
      }),
      { seed: 7, numRuns: 500 },
    )
  })
})
