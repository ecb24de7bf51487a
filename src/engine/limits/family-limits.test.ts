import { expect, test } from 'vitest'
import { EXAMPLE_FAMILY } from '../../../tests/examples/example-family.ts'
import { familyLimits, type LimitCar } from './family-limits.ts'

const car: LimitCar = {
  stockCrankHp: 460,
  stockTorqueLbft: 420,
  crankHpRpm: 7000,
  drivetrain: 'rwd',
  transmission: { kind: 'manual', code: 'MT82-D4' },
}

test('a bottom end good for 700 whp behind rear drive and a manual is good for 809 crank hp', () => {
  const limits = familyLimits({ ...EXAMPLE_FAMILY, bottomEndLimitWheelHp: 700 }, car)
  expect(limits.internalsCrankHp).toBe(809)
})

test('no limit of the family is below the factory car', () => {
  const weak = {
    ...EXAMPLE_FAMILY,
    bottomEndLimitWheelHp: 100,
    clutchLimitLbft: 100,
    fuelLimitWheelHp: { 93: 1, e85: 1 },
  }
  const limits = familyLimits(weak, car)
  expect(limits.internalsCrankHp).toBeGreaterThan(460)
  expect(limits.fuelSystemE85CrankHp).toBeGreaterThan(460)
  expect(limits.clutchTorqueLbft).toBeGreaterThan(420)
})

test('a gearbox that the family does not name, and a clutch that the car does not have, are left out', () => {
  const family = { ...EXAMPLE_FAMILY, clutchLimitLbft: 500, gearboxLimitsLbft: { '10R80': 800 } }
  expect(familyLimits(family, car).transmissionTorqueLbft).toBeUndefined()
  const automatic = familyLimits(family, { ...car, transmission: { kind: 'automatic', code: '10R80' } })
  expect(automatic.transmissionTorqueLbft).toBe(800)
  expect(automatic.clutchTorqueLbft).toBeUndefined()
})
