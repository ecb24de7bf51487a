import { describe, expect, test } from 'vitest'
import { badgeOf } from './stages.ts'

describe('the badge of a package', () => {
  test('popular comes before what the stage says', () => {
    expect(badgeOf({ isPopular: true, stage: 'stage3' })?.text).toBe('POPULAR')
    expect(badgeOf({ isPopular: false, stage: 'stage3' })?.text).toBe('RECOMMENDED')
    expect(badgeOf({ isPopular: false, stage: 'wide_open' })?.text).toBe('EXTREME')
    expect(badgeOf({ isPopular: false, stage: 'stage2' })).toBeNull()
  })
})
