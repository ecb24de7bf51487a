import { describe, expect, test } from 'vitest'
import { inventedAddresses, inventedFigures, inventedMakers } from './language-model.ts'

describe('what a language model says', () => {
  const sources = [JSON.stringify({ wheelHp: 611.2, totalUsd: 14750, zeroToSixtyS: 3.94 }), 'under 20k please']

  test.each([
    ['It makes 611 whp for $14,750.', []],
    ['About $14.8k, inside your 20k, 0-60 in 3.9 s.', []],
    ['It makes 640 whp.', ['640']],
    ['It costs $14,000 and runs a 10.5.', ['14000', '10.5']],
    ['It makes six hundred at the wheels.', ['six hundred']],
    ['About twenty percent more.', ['twenty percent']],
    ['Fifteen grand, all in.', ['Fifteen grand']],
    ['It is good for forty-five more horsepower.', ['forty-five more horsepower']],
    ['Eleven seconds flat.', ['Eleven seconds']],
    ['Up 38% on stock.', ['38']],
    ['One good part, then two cheap ones; first gear spins.', []],
    ['No figures at all.', []],
  ])('"%s" has invented %j', (text, invented) => {
    expect(inventedFigures(text, sources)).toEqual(invented)
  })

  test.each([
    ['Read https://evil.example/deal first.', ['https://evil.example/deal']],
    ['Read www.evil.example/deal first.', ['www.evil.example/deal']],
    ['Go to evil-parts.com for it.', ['evil-parts.com']],
    ['Write to me@evil.example.', ['me@evil.example']],
    ['Your cart is at https://shop.example/checkout/1, see you.', []],
    ['It makes 611 whp. That is plenty, e.g. for the strip.', []],
  ])('"%s" names the addresses %j that no tool named', (text, invented) => {
    expect(inventedAddresses(text, [...sources, '{"checkoutUrl":"https://shop.example/checkout/1"}'])).toEqual(invented)
  })

  test('a maker that no tool named is invented', () => {
    const makers = ['Whipple', 'VMP', 'Roush']
    expect(inventedMakers('Take the Whipple, it is better.', ['VMP Gen3R'], makers)).toEqual(['Whipple'])
    expect(inventedMakers('Take the VMP.', ['VMP Gen3R'], makers)).toEqual([])
    expect(inventedMakers('A link to it, by its spec.', [], ['Link', 'SPEC'])).toEqual([])
    expect(inventedMakers('Take the SPEC clutch.', [], ['Link', 'SPEC'])).toEqual(['SPEC'])
  })
})
