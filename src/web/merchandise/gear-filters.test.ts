import { describe, expect, test } from 'vitest'
import { filterGear, type GearFilters } from './gear-filters.ts'

const items = [
  { name: 'Torque Tee', description: 'cotton', category: 'apparel' as const, price: '27.99' },
  { name: 'Banner', description: 'for the garage', category: 'decals' as const, price: 8.99 },
  { name: 'Cap', description: 'cotton, low profile', category: 'accessories' as const, price: '124.50' },
]
const names = (change: Partial<GearFilters>) =>
  filterGear(items, { text: '', category: 'all', sort: 'name', ...change }).map((item) => item.name)

describe('filtering gear', () => {
  test('without a choice everything is there, by name', () => {
    expect(names({})).toEqual(['Banner', 'Cap', 'Torque Tee'])
  })
  test('prices sort as numbers even where they are text', () => {
    expect(names({ sort: 'price-low' })).toEqual(['Banner', 'Torque Tee', 'Cap'])
    expect(names({ sort: 'price-high' })).toEqual(['Cap', 'Torque Tee', 'Banner'])
  })
  test('search finds name and description, whatever the case', () => {
    expect(names({ text: 'COTTON' })).toEqual(['Cap', 'Torque Tee'])
    expect(names({ text: 'cotton', category: 'apparel' })).toEqual(['Torque Tee'])
    expect(names({ text: 'nothing like it' })).toEqual([])
  })
})
