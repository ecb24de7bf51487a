import { describe, expect, test } from 'vitest'
import { FITTED_FACTORS } from '../engine/index.ts'
import { SAE_J1349_WEATHER } from '../engine/model.ts'
import { injectorCrankHp } from '../engine/power/fuel.ts'
import { underRulebook } from '../engine/rulebook/ruled-request.ts'
import { PARTS } from './parts.ts'
import { VEHICLES } from './vehicles.ts'

describe('of every car', () => {
  test('no stock limit stands below what the car makes as it leaves the factory', () => {
    for (const { id, engine, limits } of VEHICLES) {
      const crankHp = engine.crankHp * engine.ratingRatio
      const { internalsCrankHp, fuelSystemCrankHp, boostSourceCrankHp = crankHp, builtEngineCrankHp } = limits
      for (const limit of [internalsCrankHp, fuelSystemCrankHp, boostSourceCrankHp, builtEngineCrankHp]) {
        expect(limit, id).toBeGreaterThanOrEqual(crankHp)
      }
    }
  })

  test('no automatic is sold more than a fifth past the torque that the trade names for it behind its engine', () => {
    const named = VEHICLES.flatMap(({ id, family, transmission, engine, limits }) => {
      const lbft = family.gearboxLimitsLbft[transmission.code]
      return lbft === undefined || transmission.kind === 'manual'
        ? []
        : [{ id, lbft, stock: engine.crankTorqueLbft * engine.ratingRatio, limits }]
    })
    expect(named.length).toBeGreaterThan(150)
    for (const { id, lbft, stock, limits } of named) {
      expect(limits.transmissionTorqueLbft, id).toBeLessThanOrEqual(Math.max(1.2 * lbft, 1.02 * stock) + 1)
    }
  })

  test('a truck V8 that burns E85 has injectors that feed its stock bottom end', () => {
    const common = { weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
    const trucks = VEHICLES.filter(({ family }) => /^gm-(53|l92)/.test(family.id) && family.injection === 'port')
    expect(trucks.length).toBeGreaterThan(0)
    for (const vehicle of trucks) {
      const { rules, parts } = underRulebook({ ...common, vehicle, fuel: 'e85', parts: PARTS })
      const sizes = parts
        .filter((part) => part.kind === 'injectors' && rules?.refusalOf(part) === undefined)
        .map(({ ratings }) => ratings.injectorCcPerMin ?? 0)
      const { cylinders } = vehicle.engine
      const crankHp = injectorCrankHp({ ccPerMin: Math.max(0, ...sizes), cylinders, boosted: true, fuel: 'e85' })
      expect(crankHp, vehicle.id).toBeGreaterThan(vehicle.limits.internalsCrankHp)
    }
  })
})

test('a WRX on the TD04 is out of breath before one on the VF52, and a bigger turbo is sold from there', () => {
  const ofTurbo = (id: string) => VEHICLES.find((vehicle) => vehicle.id === id)!.limits.boostSourceCrankHp!
  for (const id of ['subaru-wrx-2006-5mt', 'subaru-wrx-2008-5mt']) {
    expect(ofTurbo(id)).toBeLessThan(ofTurbo('subaru-wrx-2009-5mt'))
    const vehicle = VEHICLES.find((one) => one.id === id)!
    const common = { weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
    const { rules, parts } = underRulebook({ ...common, vehicle, fuel: '93', parts: PARTS })
    const boostSource = parts.find(
      ({ kind, fitment }) =>
        kind === 'turbo_upgrade' && 'families' in fitment && fitment.families.includes('sub-ej255'),
    )!
    expect(rules.scenarioFloorWheelHp({ boostSource })).toBeLessThan(250)
  }
})
