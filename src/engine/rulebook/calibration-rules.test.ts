import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { fits } from '../fitment/fits.ts'
import { FITTED_FACTORS } from '../index.ts'
import { type Fuel, type Part, SAE_J1349_WEATHER } from '../model.ts'
import { nearestBuild, planBuild } from '../optimizer/plan-build.ts'
import { BOOST_SOURCE_KINDS, brings, isTune } from './rule.ts'
import { underRulebook } from './ruled-request.ts'

const FUELS_SOLD: readonly Fuel[] = ['91', 'e85']

/** What is bought for every sixth car, on pump gas and on E85, for a modest goal and for a big one. */
function* soldBuilds() {
  for (const vehicle of VEHICLES.filter((_, index) => index % 6 === 1)) {
    for (const fuel of FUELS_SOLD) {
      const common = { weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
      const request = underRulebook({ ...common, vehicle, fuel, parts: PARTS })
      for (const share of [0.95, 1.4]) {
        const result = planBuild({
          ...request,
          objective: { kind: 'cheapest', goalWheelHp: share * vehicle.engine.crankHp, budgetCents: 1_500_000 },
        })
        const planned = result.ok ? result.planned : nearestBuild(result)
        if (planned) yield { vehicle, fuel, parts: planned.build.parts }
      }
    }
  }
}

const isSoldFor = (vehicle: (typeof VEHICLES)[number], is: (part: Part) => boolean): boolean =>
  PARTS.some((part) => is(part) && fits(part, vehicle))

describe('a calibration that is sold', () => {
  const sold = [...soldBuilds()]

  test('goes with what opens the computer, in a kit as on its own', () => {
    let locked = 0
    for (const { vehicle, parts } of sold) {
      if (vehicle.family.ecuLock !== 'unlock_or_exchange') continue
      // Kits that Ford signed run on the factory computer.
      if (vehicle.make === 'Ford' && !parts.some(isTune)) continue
      const writes = parts.filter(
        (part) =>
          part.calibration !== 'piggyback' &&
          (isTune(part) || (BOOST_SOURCE_KINDS.has(part.kind) && brings(part, 'tune'))),
      )
      if (writes.length === 0 || !isSoldFor(vehicle, ({ kind }) => kind === 'ecu_unlock')) continue
      // An open computer takes the license of a custom file's software; a handheld with its own maps takes nothing.
      const isLocked = isSoldFor(vehicle, ({ kind, name }) => kind === 'ecu_unlock' && !name.includes('license'))
      if (!isLocked && writes.every(({ calibration }) => calibration?.startsWith('off_the_shelf'))) continue
      locked++
      const opened = parts.some((part) => part.kind === 'ecu_unlock' || brings(part, 'ecu_unlock'))
      expect(opened, `${vehicle.id}: ${writes.map(({ id }) => id)}`).toBe(true)
    }
    expect(locked).toBeGreaterThan(5)
  })

  test('brings the board or handset where the stock computer takes no file', () => {
    const needsHardware = sold.filter(({ vehicle }) =>
      /^(nis-vg30|mit-4g63-dsm|hon-(k20|l15|b-vtec|f20c))/.test(vehicle.family.id),
    )
    expect(needsHardware.length).toBeGreaterThan(0)
    for (const { vehicle, parts } of needsHardware) {
      const tune = parts.find(isTune)
      const isNamedSold = isSoldFor(vehicle, (part) => part.kind === tune?.kind && !('universal' in part.fitment))
      if (tune && isNamedSold) expect('universal' in tune.fitment, `${vehicle.id}: ${tune.id}`).toBe(false)
    }
  })

  test('on E85 is for E85, and a car maker’s own file keeps the factory intake', () => {
    for (const { vehicle, fuel, parts } of sold) {
      for (const tune of parts.filter(isTune)) {
        if (fuel === 'e85') expect(tune.name, vehicle.id).not.toMatch(/E30(?! and flex)/)
        if (tune.manufacturer !== 'Ford Performance' || tune.calibration === 'custom') continue
        const intake = parts.some(({ kind }) => kind === 'cold_air_intake')
        expect(intake && !brings(tune, 'intake'), `${vehicle.id}: ${tune.id}`).toBe(false)
      }
    }
  })
})

describe('a boost kit', () => {
  test('that names its models is sold to no other model of that make', () => {
    for (const kit of PARTS.filter((part) => BOOST_SOURCE_KINDS.has(part.kind) && 'vehicleIds' in part.fitment)) {
      if (!/Challenger|Charger/.test(kit.name)) continue
      const others = VEHICLES.filter((car) => fits(kit, car) && !/Challenger|Charger/.test(car.model))
      expect(
        others.map(({ id }) => id),
        kit.id,
      ).toEqual([])
    }
  })
})

describe('a file that names its hardware', () => {
  const named = PARTS.filter(
    ({ kind, name }) => kind === 'tune' && /(?:hybrid|big|bigger) turbos|pulley|K04/.test(name),
  )
  const cars = VEHICLES.filter((vehicle) => named.some((part) => fits(part, vehicle)))

  test('is sold with it, and the stock turbo or blower gets another', () => {
    expect(cars.length).toBeGreaterThan(12)
    for (const vehicle of cars) {
      for (const fuel of ['93', 'e30'] as const) {
        const common = { weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
        const request = underRulebook({ ...common, vehicle, fuel, parts: PARTS })
        const result = planBuild({
          ...request,
          objective: { kind: 'cheapest', goalWheelHp: 1.05 * vehicle.engine.crankHp },
        })
        const parts = (result.ok ? result.planned : nearestBuild(result))?.build.parts ?? []
        expect(parts.some(isTune), `${vehicle.id} on ${fuel}`).toBe(true)
        if (parts.some(({ kind }) => BOOST_SOURCE_KINDS.has(kind) || kind === 'pulley_smaller')) continue
        expect(
          parts.filter((part) => named.includes(part)).map(({ id }) => id),
          vehicle.id,
        ).toEqual([])
      }
    }
  })
})

test('the gearbox file of a locked Ford takes the unlock: the engine computer shifts it', () => {
  let files = 0
  for (const vehicle of VEHICLES.filter(({ make }) => make === 'Ford')) {
    const common = { weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
    const { rules } = underRulebook({ ...common, vehicle, fuel: '93', parts: PARTS })
    for (const part of PARTS.filter((one) => one.kind === 'transmission_tune' && fits(one, vehicle))) {
      files++
      const isLocked = vehicle.family.ecuLock === 'unlock_or_exchange'
      expect(rules.needsOf(part).includes('ecu_unlock'), `${vehicle.id} ${part.id}`).toBe(isLocked)
    }
  }
  expect(files).toBeGreaterThan(15)
})
