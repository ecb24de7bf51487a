import { describe, expect, test } from 'vitest'
import type { VehicleChoice } from '../vehicles/choices.ts'
import {
  addressOf,
  choose,
  fetchesByItself,
  INDUCTION_LABEL,
  inductionChoices,
  requestFor,
  type Selection,
  selectionFrom,
} from './selection.ts'

const GT: VehicleChoice = {
  id: 'gt',
  make: 'Ford',
  model: 'Mustang GT',
  modelId: 'ford-mustang-gt',
  variant: '6-speed manual',
  years: [2018, 2019],
  yearFrom: 2018,
  yearTo: 2019,
  transmission: 'MT82',
  transmissionKind: 'manual',
  factoryFI: 'NA',
}
const WRX: VehicleChoice = {
  ...GT,
  id: 'wrx',
  make: 'Subaru',
  model: 'WRX',
  modelId: 'subaru-wrx',
  years: [2015],
  factoryFI: 'Turbo',
}
const CARS = [GT, WRX]
const FULL: Selection = { make: 'Ford', modelId: 'ford-mustang-gt', year: 2018, variantId: 'gt', induction: 'turbo' }

describe('real-time configurator cascades', () => {
  test('changing the make clears the rest', () => {
    expect(choose(FULL, { field: 'make', value: 'Subaru' })).toEqual({ make: 'Subaru' })
  })
  test('changing the model clears year and forced induction', () => {
    expect(choose(FULL, { field: 'modelId', value: 'x' })).toEqual({ make: 'Ford', modelId: 'x' })
  })
  test('changing the year clears forced induction', () => {
    expect(choose(FULL, { field: 'year', value: 2019 })).toEqual({
      make: 'Ford',
      modelId: 'ford-mustang-gt',
      year: 2019,
    })
  })
})

describe('forced induction', () => {
  test('Naturally Aspirated is offered while no model is chosen and for a car without factory induction', () => {
    expect(inductionChoices(undefined)).toContain('naturally_aspirated')
    expect(inductionChoices(GT)).toContain('naturally_aspirated')
  })
  test('Naturally Aspirated is refused for a factory-turbo car, also from the address', () => {
    expect(inductionChoices(WRX)).not.toContain('naturally_aspirated')
    const address = new URLSearchParams('make=subaru&model=subaru-wrx&year=2015&induction=naturally_aspirated')
    expect(selectionFrom(address, CARS)).toEqual({
      selection: { make: 'Subaru', modelId: 'subaru-wrx', year: 2015 },
      naRefused: true,
    })
  })
  test('the labels are No Preference, Naturally Aspirated, Turbo and Supercharger', () => {
    expect(inductionChoices(GT).map((choice) => INDUCTION_LABEL[choice])).toEqual([
      'No Preference',
      'Naturally Aspirated',
      'Turbo',
      'Supercharger',
    ])
  })
})

describe('the request', () => {
  test.each([
    ['naturally_aspirated', 'Naturally Aspirated'],
    ['turbo', 'Turbocharger'],
    ['supercharger', 'Supercharger'],
    ['no_preference', 'Naturally Aspirated'],
  ] as const)('%s is asked for as %s, at 600 hp on pump gas for the street', (induction, word) => {
    expect(requestFor({ ...FULL, induction }, GT)).toEqual({
      modelId: 'ford-mustang-gt',
      year: 2018,
      vehicleId: 'gt',
      targetHorsepower: 600,
      preferences: {
        forced_induction_preference: word,
        fuel_type: 'Pump Gas',
        intended_use: 'street',
        budget_priority: 'balanced',
      },
    })
  })
  test('No Preference asks a factory-turbo car for no induction rather than for one that it cannot have', () => {
    const chosen: Selection = { make: 'Subaru', modelId: 'subaru-wrx', year: 2015, induction: 'no_preference' }
    expect(requestFor(chosen, WRX)?.preferences.forced_induction_preference).toBe('No Preference')
  })
  test('parts are fetched by themselves only with model, year and a real preference', () => {
    expect(fetchesByItself(FULL)).toBe(true)
    expect(fetchesByItself({ ...FULL, induction: 'no_preference' })).toBe(false)
    expect(fetchesByItself({ make: 'Ford', modelId: 'ford-mustang-gt', year: 2018 })).toBe(false)
  })
})

test('reading the written address gives the same selection back', () => {
  expect(selectionFrom(addressOf(FULL), CARS)).toEqual({ selection: FULL, naRefused: false })
  expect(selectionFrom(addressOf({}), CARS)).toEqual({ selection: {}, naRefused: false })
})
