import { expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../calibration/fitted-factors.ts'
import { partsThatFit } from '../fitment/fits.ts'
import { SAE_J1349_WEATHER } from '../model.ts'
import { powerScenario } from '../power/power-scenario.ts'
import { FUEL_RULES } from './fuel-rules.ts'
import { isUniversal } from './rule.ts'
import { ruledCarOf, underRulebook } from './ruled-request.ts'

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

test('law: a bigger high-pressure pump or port injection feeds more than the stock pump, on ethanol too', () => {
  const tune = PARTS.find(({ kind }) => kind === 'e85_tune')
  // The electric motor is in an E-Ray's power, and the stock limit is never below that.
  const ratios = VEHICLES.filter(({ id }) => !id.includes('e-ray')).flatMap((vehicle) =>
    (['e30', 'e85'] as const).flatMap((fuel) => {
      const scenario = powerScenario({ vehicle, fuel, tune, weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS })
      return partsThatFit(PARTS, vehicle)
        .filter(({ kind }) => kind === 'high_pressure_fuel_pump' || kind === 'port_injection')
        .flatMap((part) => {
          const feeds = scenario.capOf(part)
          return feeds
            ? [{ named: `${part.id}, ${vehicle.id}, ${fuel}`, ratio: feeds / scenario.capWheelHp.stockPump }]
            : []
        })
    }),
  )
  expect(ratios.length).toBeGreaterThan(500)
  expect(ratios.filter(({ ratio }) => ratio <= 1)).toEqual([])
})

test('law: no turbo of port injection that flows more than the stock fuel system feeds goes in without injectors', () => {
  let fed = 0
  for (const vehicle of VEHICLES.filter(({ family }) => family.injection === 'port')) {
    const car = { vehicle, parts: PARTS, fuel: '93', factors: FITTED_FACTORS, weather: SAE_J1349_WEATHER } as const
    const { rules } = underRulebook({ ...car, laborRateCentsPerHour: 15_000 })
    const { fitting } = ruledCarOf(car)
    for (const part of fitting.filter(({ kind }) => kind === 'turbo_upgrade')) {
      const isTooBig = (part.ratings.supportsCrankHp ?? 0) > vehicle.limits.fuelSystemCrankHp
      if (!isTooBig || !fitting.some(({ kind }) => kind === 'injectors')) continue
      const filled = [...rules.needsOf(part), ...(part.ratings.includes ?? [])]
      expect(filled.includes('injectors') || filled.includes('fuel_pump'), `${part.id}, ${vehicle.id}`).toBe(true)
      fed++
    }
  }
  expect(fed).toBeGreaterThan(40)
})
