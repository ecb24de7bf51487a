import { expect, test } from 'vitest'
import { buildIntent } from './build-intent.ts'

test('a halo model wins over the plain model name that it contains', () => {
  for (const model of ['Challenger SRT Hellcat', 'Mustang Shelby GT500', 'Camaro ZL1']) {
    expect(buildIntent(model)).toEqual({ usualHorsepower: 800, intendedUse: 'track', budgetRange: 'high' })
  }
})

test('a sports car is built for the street on a mid budget at 600 hp', () => {
  for (const model of ['Mustang GT', 'Camaro SS', 'Corvette Z06', 'M3 Competition', 'M4']) {
    expect(buildIntent(model)).toEqual({ usualHorsepower: 600, intendedUse: 'street', budgetRange: 'mid' })
  }
})

test('any other car is built for the street on a mid budget at 500 hp', () => {
  expect(buildIntent('WRX')).toEqual({ usualHorsepower: 500, intendedUse: 'street', budgetRange: 'mid' })
})
