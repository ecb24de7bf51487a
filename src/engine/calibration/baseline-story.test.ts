import { describe, expect, test } from 'vitest'
import { EXAMPLE_V8 } from '../../../tests/examples/example-cars.ts'
import { shareAlreadyIncluded } from './baseline-story.ts'

const story = (excess: number) => ({ excess, expected: 0, spread: 0.07, engineBefore: EXAMPLE_V8.engine })

describe('a baseline above the rating', () => {
  test('at the rating it holds none of the listed parts', () => {
    expect(shareAlreadyIncluded(story(0), 0.3)).toBe(0)
  })

  test('further above than the listed parts reach, it holds them as likely as not', () => {
    expect(shareAlreadyIncluded(story(0.6), 0.3)).toBeCloseTo(0.5, 2)
  })
})
