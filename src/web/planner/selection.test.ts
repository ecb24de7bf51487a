import { describe, expect, test } from 'vitest'
import type { VehicleChoice } from '../vehicles/choices.ts'
import { addressOf, choose, NOTHING_CHOSEN, type Selection, selectionFrom, startFrom } from './selection.ts'

const C63: VehicleChoice = {
  id: 'c63',
  make: 'Mercedes-Benz',
  model: 'C63 AMG',
  modelId: 'mercedes-benz-c63-amg',
  variant: '7-speed automatic',
  years: [2012, 2013],
  yearFrom: 2012,
  yearTo: 2013,
  transmission: 'MCT',
  transmissionKind: 'automatic',
  factoryFI: 'NA',
}
const FULL: Selection = {
  make: 'MERCEDES-BENZ',
  modelId: 'mercedes-benz-c63-amg',
  year: 2013,
  variantId: 'c63',
  induction: 'supercharger',
  filter: 'exhaust',
}

describe('planner cascades', () => {
  test('choosing a brand sets it upper-case and clears model and year, not the preferences', () => {
    expect(choose(FULL, { field: 'make', value: 'Ford' })).toEqual({
      make: 'FORD',
      induction: 'supercharger',
      filter: 'exhaust',
    })
  })
  test('changing the model clears the year', () => {
    expect(choose(FULL, { field: 'modelId', value: 'x' })).toEqual({
      make: 'MERCEDES-BENZ',
      modelId: 'x',
      induction: 'supercharger',
      filter: 'exhaust',
    })
  })
})

describe('planner address', () => {
  test('the brand parameter sets the make, upper-cased, in any case and by the short name', () => {
    for (const brand of ['mercedes', 'MERCEDES', 'mercedes-benz', 'Mercedes-Benz']) {
      expect(selectionFrom(new URLSearchParams({ brand }), [C63]).make).toBe('MERCEDES-BENZ')
    }
  })
  test('a brand without cars selects nothing', () => {
    expect(selectionFrom(new URLSearchParams('brand=tesla'), [C63])).toEqual(NOTHING_CHOSEN)
  })
  test('reading the written address gives the same selection back', () => {
    expect(selectionFrom(addressOf(FULL), [C63])).toEqual(FULL)
    expect(addressOf(NOTHING_CHOSEN).toString()).toBe('')
  })

  test('keeps what is on the car in its address, and forgets it with another car', () => {
    const setup = { installed: ['tune'], dynoSheet: { wheelHp: 398, dyno: 'dynojet' as const } }
    const told = { ...FULL, setup }
    expect(selectionFrom(addressOf(told), [C63])).toEqual(told)
    expect(choose(told, { field: 'induction', value: 'turbo' })).toEqual({ ...told, induction: 'turbo' })
    for (const field of ['make', 'modelId', 'variantId'] as const) {
      expect(choose(told, { field, value: 'other' })).not.toHaveProperty('setup')
    }
    expect(selectionFrom(addressOf(startFrom(told, { isFromStock: true })), [C63])).toEqual({
      ...FULL,
      isFromStock: true,
    })
  })
})
