import { expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../calibration/fitted-factors.ts'
import { FUEL_RULES } from './fuel-rules.ts'
import { isUniversal } from './rule.ts'
import { ruledCarOf } from './ruled-request.ts'

test('law: a bare pump goes into no tank whose pump is driven by a module, and none of 400 L/h where a kit is sold', () => {
  const sold = VEHICLES.map((vehicle) => {
    const car = ruledCarOf({ vehicle, parts: PARTS, fuel: '93', factors: FITTED_FACTORS })
    const pumps = car.fitting.filter(
      (part) => part.kind === 'fuel_pump' && !FUEL_RULES.some(({ refuses }) => refuses?.(part, car)),
    )
    return { vehicle, pumps, bare: pumps.filter((part) => isUniversal(part) && !/hanger|system/.test(part.name)) }
  })
  for (const { vehicle, pumps, bare } of sold) {
    expect(pumps.length, vehicle.id).toBeGreaterThan(0)
    if (vehicle.family.injection !== 'port')
      expect(
        bare.map(({ name }) => name),
        vehicle.id,
      ).toEqual([])
    const hasBigKit = pumps.some((part) => !isUniversal(part) && (part.ratings.pumpLitersPerHour ?? 0) >= 400)
    const big = bare.filter(({ ratings }) => (ratings.pumpLitersPerHour ?? 0) >= 400)
    if (hasBigKit)
      expect(
        big.map(({ name }) => name),
        vehicle.id,
      ).toEqual([])
  }
  expect(sold.filter(({ bare }) => bare.length > 0).length).toBeGreaterThan(10)
})
