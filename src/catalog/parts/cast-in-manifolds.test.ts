import { expect, test } from 'vitest'
import { fits } from '../../engine/fitment/fits.ts'
import { PARTS } from '../parts.ts'
import { VEHICLES } from '../vehicles.ts'

/** Engines whose exhaust manifolds are part of the cylinder heads, by their makers' own word. */
const CAST_IN = /^(?:LFX|LGX|LTG|Pentastar|K20C|J30AC)\b/

test('no headers are sold for an engine whose exhaust manifolds are cast into its heads', () => {
  const cars = VEHICLES.filter(({ engine }) => CAST_IN.test(engine.code))
  expect(cars.length).toBeGreaterThan(5)
  const headers = PARTS.filter(({ kind }) => kind === 'headers_long_tube' || kind === 'headers_shorty')
  for (const vehicle of cars)
    expect(
      headers.filter((part) => fits(part, vehicle)).map(({ id }) => id),
      vehicle.id,
    ).toEqual([])
})
