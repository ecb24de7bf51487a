import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsShown, centsTyped } from './cents.ts'

test('a price that is shown reads back as the same cents', () => {
  fc.assert(fc.property(fc.nat(1_000_000_000), (cents) => centsTyped(centsShown(cents)) === cents))
})

test('prices are read as people type them, and nothing else is', () => {
  expect(['$1,234.50', '1234.5', ' 12 ', '0.05'].map(centsTyped)).toEqual([123_450, 123_450, 1_200, 5])
  expect(['', 'free', '12.345', '-5', '1e3', '1.2.3'].map(centsTyped)).toEqual([null, null, null, null, null, null])
})
