import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell } from './order-list.ts'
import { changedPrice } from './prices.ts'

const cents = fc.integer({ min: 1, max: 100_000_000 })

test('no change changes no price', () => {
  fc.assert(fc.property(cents, (price) => changedPrice(price, { percent: 0, addCents: 0, roundToCents: 1 }) === price))
})

test('a changed price is a multiple of what it is rounded to, above zero, within half a step of the exact one', () => {
  const change = fc.record({
    percent: fc.double({ min: -90, max: 100, noNaN: true }),
    addCents: fc.integer({ min: -10_000, max: 10_000 }),
    roundToCents: fc.constantFrom(1, 100, 500),
  })
  fc.assert(
    fc.property(fc.integer({ min: 200_000, max: 10_000_000 }), change, (price, given) => {
      const after = changedPrice(price, given)
      const exact = price * (1 + given.percent / 100) + given.addCents
      return after > 0 && after % given.roundToCents === 0 && Math.abs(after - exact) <= given.roundToCents / 2 + 1e-6
    }),
  )
  expect(changedPrice(100, { percent: -90, addCents: -500, roundToCents: 100 })).toBe(100)
})

test('a cell of CSV never begins like a formula, and reads back as its text', () => {
  for (const text of ['=1+1', '+1', '-1', '@x', '\t=1']) expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/)
  expect(csvCell('a "b", c')).toBe('"a ""b"", c"')
  expect(csvCell('Ann')).toBe('Ann')
})
