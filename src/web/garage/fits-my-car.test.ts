import { expect, test } from 'vitest'
import { fitOf } from './fits-my-car.tsx'

test('a package fits only the variant that it is made for', () => {
  const made = { vehicleId: 'gt-2018-10at', modelId: 'ford-mustang-gt' }
  expect(fitOf({ vehicleId: 'gt-2018-10at', modelId: 'ford-mustang-gt' }, made)).toBe('fits')
  expect(fitOf({ vehicleId: 'gt-2015-6mt', modelId: 'ford-mustang-gt' }, made)).toBe('other_version')
  expect(fitOf({ vehicleId: 'wrx', modelId: 'subaru-wrx' }, made)).toBe('other_car')
})
