import { expect, test } from 'vitest'
import { tenthOf } from './figures.ts'

test('a figure to the tenth rounds to the same whole figure as what it stands for', () => {
  for (let value = 380; value < 382; value += 0.001)
    expect(Math.round(tenthOf(value)), `${value}`).toBe(Math.round(value))
})

test('a figure to the tenth is off by no more than a tenth', () => {
  for (let value = 380; value < 382; value += 0.001) expect(Math.abs(tenthOf(value) - value)).toBeLessThanOrEqual(0.1)
})
