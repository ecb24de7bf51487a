import { describe, expect, test } from 'vitest'
import { filterBuilds, gainOf } from './build-figures.ts'

const build = (title: string, brand: string, model: string, description: string, modList: string[] = []) => ({
  title,
  description,
  modList,
  model: { id: '', name: model, brand: { name: brand, slug: '' }, baseHorsepower: null },
})
const builds = [
  build('Redline', 'Ford', 'Mustang GT', 'Stage 3 street build', ['Whipple supercharger']),
  build('Ghost', 'Subaru', 'WRX STI', 'Stage 2 rally build'),
  build('Shark', 'BMW', 'M3', 'Wide Open drag build'),
]
const all = { text: '', brand: 'all', stage: 'all' }
const titles = (filters: Partial<typeof all>) => filterBuilds(builds, { ...all, ...filters }).map((item) => item.title)

describe('filtering builds', () => {
  test('without filters every build is there', () => {
    expect(titles({})).toHaveLength(3)
  })
  test('search finds title, model, brand and modification, whatever the case', () => {
    expect(titles({ text: 'REDLINE' })).toEqual(['Redline'])
    expect(titles({ text: 'wrx' })).toEqual(['Ghost'])
    expect(titles({ text: 'bmw' })).toEqual(['Shark'])
    expect(titles({ text: 'whipple' })).toEqual(['Redline'])
    expect(titles({ text: 'ford mustang' })).toEqual(['Redline'])
  })
  test('brand and stage narrow together', () => {
    expect(titles({ brand: 'subaru', stage: 'stage 2' })).toEqual(['Ghost'])
    expect(titles({ brand: 'subaru', stage: 'wide open' })).toEqual([])
  })
  test('a build that does not say its stock power is counted from 300', () => {
    expect(gainOf({ finalHorsepower: 520, baseHorsepower: null })).toBe(220)
    expect(gainOf({ finalHorsepower: 520, baseHorsepower: 393 })).toBe(127)
  })
})
