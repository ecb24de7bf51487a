import { describe, expect, test } from 'vitest'
import { validProgress } from './progress.tsx'

describe('a progress bar', () => {
  test('shows a value only between 0 and its maximum', () => {
    expect(validProgress(0)).toBe(0)
    expect(validProgress(100)).toBe(100)
    expect(validProgress(-1)).toBeNull()
    expect(validProgress(100.1)).toBeNull()
    expect(validProgress(150, 200)).toBe(150)
    expect(validProgress(Number.NaN)).toBeNull()
    expect(validProgress(undefined)).toBeNull()
  })
})
