import { describe, expect, test } from 'vitest'
import {
  BUILD_YEARS,
  chosenVariant,
  makeNamed,
  makesIn,
  modelsIn,
  type VehicleChoice,
  variantsOf,
  yearsOf,
} from './choices.ts'

const car = (id: string, make: VehicleChoice['make'], model: string, years: number[]): VehicleChoice => ({
  id,
  make,
  model,
  modelId: `${make}-${model}`.toLowerCase().replaceAll(' ', '-'),
  variant: id,
  years,
  yearFrom: Math.min(...years),
  yearTo: Math.max(...years),
  transmission: id,
  transmissionKind: id.endsWith('at') ? 'automatic' : 'manual',
  factoryFI: 'NA',
})
const CARS = [
  car('gt-10at', 'Ford', 'Mustang GT', [2018, 2019, 2020]),
  car('gt-6mt', 'Ford', 'Mustang GT', [2015, 2016, 2018]),
  car('eco', 'Ford', 'Mustang EcoBoost', [2018]),
  car('wrx', 'Subaru', 'WRX', [2015]),
  car('c63', 'Mercedes-Benz', 'C63 AMG', [2012]),
]

describe('vehicle choices', () => {
  test('the year list holds the 20 years from 2024 down to 2005', () => {
    expect(BUILD_YEARS).toHaveLength(20)
    expect(BUILD_YEARS[0]).toBe(2024)
    expect(BUILD_YEARS.at(-1)).toBe(2005)
  })

  test('a make is offered only in years in which it has a car', () => {
    expect(makesIn(CARS, 2015)).toEqual(['Ford', 'Subaru'])
    expect(makesIn(CARS)).toEqual(['Ford', 'Mercedes-Benz', 'Subaru'])
    expect(makesIn(CARS, 2005)).toEqual([])
  })

  test('a model is offered once although several variants share it', () => {
    expect(modelsIn(CARS, { make: 'Ford', year: 2018 }).map((m) => m.model)).toEqual(['Mustang EcoBoost', 'Mustang GT'])
    expect(modelsIn(CARS, { make: 'Ford', year: 2015 }).map((m) => m.model)).toEqual(['Mustang GT'])
  })

  test('years of a model come from all its variants, newest first', () => {
    expect(yearsOf(CARS, 'ford-mustang-gt')).toEqual([2020, 2019, 2018, 2016, 2015])
  })

  test('the variant is the one asked for, or the manual one of that year, of the newer generation', () => {
    const pick = { modelId: 'ford-mustang-gt', year: 2018 }
    expect(variantsOf(CARS, pick)).toHaveLength(2)
    expect(chosenVariant(CARS, pick)?.id).toBe('gt-6mt')
    expect(chosenVariant(CARS, { ...pick, variantId: 'gt-10at' })?.id).toBe('gt-10at')
    expect(chosenVariant(CARS, { ...pick, variantId: 'wrx' })?.id).toBe('gt-6mt')
    const facelift = car('gt-2018-6mt', 'Ford', 'Mustang GT', [2018])
    expect(chosenVariant([...CARS, facelift], pick)?.id).toBe('gt-2018-6mt')
    expect(chosenVariant(CARS, { modelId: 'ford-mustang-gt' })).toBeUndefined()
  })

  test('a make is recognized in any case and by its short name', () => {
    expect(makeNamed(CARS, 'FORD')).toBe('Ford')
    expect(makeNamed(CARS, 'mercedes')).toBe('Mercedes-Benz')
    expect(makeNamed(CARS, 'tesla')).toBeUndefined()
    expect(makeNamed(CARS, '')).toBeUndefined()
  })
})
