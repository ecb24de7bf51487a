import { expect, test } from 'vitest'
import { partsThatFit } from '../../engine/fitment/fits.ts'
import { PARTS } from '../parts.ts'
import { VEHICLES } from '../vehicles.ts'

test('no car is sold the manifold that it left the factory with: the GT350’s on a Bullitt or Mach 1', () => {
  const isSold = (modelId: string) =>
    VEHICLES.filter((vehicle) => vehicle.modelId === modelId).some((vehicle) =>
      partsThatFit(PARTS, vehicle).some(({ name }) => name.includes('GT350 intake manifold')),
    )
  expect(isSold('ford-mustang-gt')).toBe(true)
  expect(isSold('ford-mustang-bullitt')).toBe(false)
  expect(isSold('ford-mustang-mach-1')).toBe(false)
})
