import { expect, test } from 'vitest'
import { INDUCTION_NAMES } from '../../engine/display-words.ts'
import { inductionNamed, inductionOptions } from './induction-options.ts'

const NA = 'Naturally Aspirated'
const TABLE: [make: string, model: string, options: string[]][] = [
  ['Ford', 'Mustang GT', [NA, 'Supercharger', 'ProCharger', 'Single Turbo', 'Twin Turbo']],
  ['Ford', 'F-150 EcoBoost 3.5', [NA, 'Supercharger', 'ProCharger', 'Single Turbo', 'Twin Turbo']],
  ['Ford', 'Focus ST', [NA, 'Single Turbo', 'Supercharger']],
  ['Chevrolet', 'Camaro SS', [NA, 'Supercharger', 'ProCharger', 'Single Turbo']],
  ['Chevrolet', 'Corvette Stingray', [NA, 'Supercharger', 'ProCharger', 'Single Turbo']],
  ['Chevrolet', 'Silverado 1500', [NA, 'Single Turbo', 'Supercharger']],
  ['BMW', 'M3', [NA, 'Single Turbo', 'Twin Turbo']],
  ['Mercedes-Benz', 'C63 AMG', [NA, 'Supercharger', 'Single Turbo', 'Twin Turbo']],
  ['Audi', 'S4', [NA, 'Single Turbo', 'Twin Turbo']],
  ['Porsche', '911 Carrera S', [NA, 'Single Turbo', 'Twin Turbo']],
  ['Dodge', 'Challenger SRT Hellcat', [NA, 'Supercharger', 'ProCharger']],
  ['Toyota', 'GR Supra 3.0', [NA, 'Single Turbo']],
  ['Honda', 'Civic Type R', [NA, 'Single Turbo']],
  ['Nissan', '370Z', [NA, 'Single Turbo']],
  ['Subaru', 'WRX', [NA, 'Single Turbo']],
  ['Mazda', 'MX-5 Miata', [NA, 'Single Turbo', 'Supercharger']],
]

test.each(TABLE)('a %s %s is offered what the shop lists for it', (make, model, options) => {
  expect(inductionOptions(make, model).map((choice) => INDUCTION_NAMES[choice])).toEqual(options)
})

test('an address may carry the value or its display words', () => {
  expect(['single_turbo', 'Single Turbo', 'No Preference', 'Nitrous', null].map(inductionNamed)).toEqual([
    ...['single_turbo', 'single_turbo', 'auto', undefined, undefined],
  ])
})
