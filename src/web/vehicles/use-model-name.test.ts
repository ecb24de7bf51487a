import { expect, test } from 'vitest'
import { nameOfSlug } from './use-model-name.ts'

test('a model without a known name never shows its slug', () => {
  expect(nameOfSlug('mini-cooper-s-f56')).toBe('Mini Cooper S F56')
  expect(nameOfSlug('all vehicles')).toBe('all vehicles')
})
