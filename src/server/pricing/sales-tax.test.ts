import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stateCode } from '../../contract/states.ts'
import { depositCents, salesTaxCents } from './sales-tax.ts'

const line = (unitPriceCents: number, quantity = 1, installationCents = 0) =>
  ({ line: { quantity }, offer: { unitPriceCents, installationCents } }) as Parameters<typeof salesTaxCents>[0][number]

test('tax is rounded once, half up, and leaves labor out where the state does', () => {
  expect(salesTaxCents([line(2999, 4)], { ratePpm: 88_750, taxesLabor: false })).toBe(1065)
  const installed = [line(100_000, 1, 40_000)]
  expect(salesTaxCents(installed, { ratePpm: 70_000, taxesLabor: false })).toBe(4200)
  expect(salesTaxCents(installed, { ratePpm: 70_000, taxesLabor: true })).toBe(7000)
  // Half a cent: 5% of 10 cents.
  expect(salesTaxCents([line(10)], { ratePpm: 50_000, taxesLabor: true })).toBe(1)
  expect(salesTaxCents([line(9)], { ratePpm: 50_000, taxesLabor: true })).toBe(0)
})

test('tax and deposit are whole cents, never beyond what they are of', () => {
  fc.assert(
    fc.property(fc.nat(100_000_00), fc.nat(200_000), fc.integer({ min: 1, max: 100 }), (cents, ratePpm, percent) => {
      const tax = salesTaxCents([line(cents)], { ratePpm, taxesLabor: true })
      expect(Number.isSafeInteger(tax)).toBe(true)
      expect(Math.abs(tax - (cents * ratePpm) / 1_000_000)).toBeLessThanOrEqual(0.5)
      const deposit = depositCents(cents, percent)
      expect(Number.isSafeInteger(deposit) && deposit <= cents && deposit >= (cents * percent) / 100).toBe(true)
    }),
  )
})

test('a state is read as people write it', () => {
  expect(['fl', 'Florida', ' new  york ', 'DC', 'Ontario', ''].map(stateCode)).toEqual([
    ...['FL', 'FL', 'NY', 'DC', undefined, undefined],
  ])
})
