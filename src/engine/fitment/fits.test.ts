import { expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { fits, partsThatFit } from './fits.ts'

test('the parts that fit a car are those that each fit it, in the order of the catalog, for every car', () => {
  for (const list of [PARTS, PARTS.toReversed()]) {
    for (const vehicle of VEHICLES)
      expect(partsThatFit(list, vehicle)).toStrictEqual(list.filter((part) => fits(part, vehicle)))
  }
})
