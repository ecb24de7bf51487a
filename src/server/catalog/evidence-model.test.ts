import { expect, test } from 'vitest'
import { nameOfSlug, ownModel } from './evidence-model.ts'

test('a car that the catalog does not know keeps the name that its results give it', () => {
  expect(ownModel({ make: 'Mazda', model: 'MX-5 (NA 1.6)' })).toEqual(['mazda-mx-5-na-1-6', 'Mazda MX-5 (NA 1.6)'])
})

test('a model that no result names any more reads as words; what is no model stays as it is', () => {
  expect(nameOfSlug('mini-cooper-s-f56')).toBe('Mini Cooper S F56')
  expect(nameOfSlug('all vehicles')).toBe('all vehicles')
})
