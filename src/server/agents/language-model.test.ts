import { describe, expect, test } from 'vitest'
import { inventedFigures, inventedMakers } from './language-model.ts'

describe('what a language model says', () => {
  const sources = [JSON.stringify({ wheelHp: 611.2, totalUsd: 14750, zeroToSixtyS: 3.94 }), 'under 20k please']

  test.each([
    ['It makes 611 whp for $14,750.', []],
    ['About $14.8k, inside your 20k, 0-60 in 3.9 s.', []],
    ['It makes 640 whp.', ['640']],
    ['It costs $14,000 and runs a 10.5.', ['14000', '10.5']],
    ['It makes six hundred at the wheels.', ['six hundred']],
    ['No figures at all.', []],
  ])('"%s" has invented %j', (text, invented) => {
    expect(inventedFigures(text, sources)).toEqual(invented)
  })

  test('a maker that no tool named is invented', () => {
    const makers = ['Whipple', 'VMP', 'Roush']
    expect(inventedMakers('Take the Whipple, it is better.', ['VMP Gen3R'], makers)).toEqual(['Whipple'])
    expect(inventedMakers('Take the VMP.', ['VMP Gen3R'], makers)).toEqual([])
  })
})
