import { expect, test } from 'vitest'
import { EXAMPLE_TURBO, examplePart } from '../../../tests/examples/example-cars.ts'
import { type Build, SAE_J1349_WEATHER } from '../model.ts'
import { deliveredBoostGaugePsi } from './delivered-boost.ts'

const build = (fuel: Build['fuel'] = '93', parts: Build['parts'] = []): Build => ({
  vehicle: { ...EXAMPLE_TURBO, engine: { ...EXAMPLE_TURBO.engine, boostGaugePsi: 8.7 } },
  ...{ parts, fuel, weather: SAE_J1349_WEATHER },
})

test('an N54 of 8.7 psi at 1.38 times stock power runs 15 psi, less on E85, and never less than the factory', () => {
  expect(deliveredBoostGaugePsi(build(), 1.38, 0)).toBeCloseTo(15.1, 1)
  expect(deliveredBoostGaugePsi(build('e85'), 1.38, 0)).toBeLessThan(13)
  expect(deliveredBoostGaugePsi(build(), 0.9, 0)).toBeCloseTo(8.7, 6)
})

test('what a kit states stands', () => {
  const turbo = examplePart('turbo_upgrade', { boostGaugePsi: 24 })
  expect(deliveredBoostGaugePsi(build('93', [turbo]), 1.8, 24)).toBe(24)
})
