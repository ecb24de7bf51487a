import { describe, expect, test } from 'vitest'
import { BUILD_YEARS, type VehicleChoice } from './choices.ts'
import { pickedFrom, writePicked } from './vehicle-address.ts'
import { pick, pickerFields } from './vehicle-picks.ts'

const car = (id: string, make: VehicleChoice['make'], model: string, years: number[]): VehicleChoice => ({
  ...{ id, make, model, years, variant: id, transmission: id, transmissionKind: 'manual', factoryFI: 'NA' },
  modelId: `${make}-${model}`.toLowerCase(),
  yearFrom: Math.min(...years),
  yearTo: Math.max(...years),
})
const CARS = [
  car('gt-10at', 'Ford', 'GT', [2018, 2019]),
  car('gt-6mt', 'Ford', 'GT', [2018]),
  car('wrx', 'Subaru', 'WRX', [2015]),
]
const GT = { make: 'Ford', modelId: 'ford-gt', year: 2018, variantId: 'gt-10at' }
const offered = (picked: Parameters<typeof pickerFields>[1], order: Parameters<typeof pickerFields>[2]) =>
  pickerFields(CARS, picked, order).map(({ field, isOpen, options }) => [field, isOpen, options.length])

describe('a car chosen step by step', () => {
  test('with the make first, a field opens when the one before it is chosen', () => {
    expect(offered({}, 'makeFirst')).toEqual([
      ['make', true, 2],
      ['modelId', false, 0],
      ['year', false, 0],
    ])
    expect(offered({ make: 'Ford', modelId: 'ford-gt' }, 'makeFirst').at(-1)).toEqual(['year', true, 2])
  })

  test('with the year first, makes and models are those of that year', () => {
    expect(offered({}, 'yearFirst')).toEqual([
      ['year', true, BUILD_YEARS.length],
      ['make', false, 0],
      ['modelId', false, 0],
    ])
    expect(offered({ year: 2015 }, 'yearFirst')[1]).toEqual(['make', true, 1])
    expect(offered({ year: 2015, make: 'Ford' }, 'yearFirst')[2]).toEqual(['modelId', true, 0])
  })

  test('a change clears what comes after it in the order, and the version', () => {
    expect(pick(GT, { field: 'modelId', value: 'x' }, 'makeFirst')).toEqual({ make: 'Ford', modelId: 'x' })
    expect(pick(GT, { field: 'modelId', value: 'x' }, 'yearFirst')).toEqual({ year: 2018, make: 'Ford', modelId: 'x' })
    expect(pick(GT, { field: 'year', value: undefined }, 'makeFirst')).toEqual({ make: 'Ford', modelId: 'ford-gt' })
    expect(pick(GT, { field: 'year', value: 2019 }, 'yearFirst')).toEqual({ year: 2019 })
    expect(pick(GT, { field: 'variantId', value: 'gt-6mt' }, 'makeFirst')).toEqual({ ...GT, variantId: 'gt-6mt' })
  })

  test.each(['makeFirst', 'yearFirst'] as const)('an address brings the car back, %s', (order) => {
    const search = new URLSearchParams()
    writePicked(search, GT, { order, makeName: 'brand' })
    expect(pickedFrom(search, CARS, { order, make: search.get('brand') })).toEqual(GT)
    search.set('year', '2019')
    search.set('variant', 'gt-6mt')
    expect(pickedFrom(search, CARS, { order, make: search.get('brand') })).not.toHaveProperty('variantId')
    search.set('model', 'subaru-wrx')
    expect(pickedFrom(search, CARS, { order, make: search.get('brand') })).not.toHaveProperty('modelId')
  })
})
