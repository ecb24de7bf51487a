import { describe, expect, test } from 'vitest'
import { defaultLimits } from './default-limits.ts'

describe('the limits of a car that nobody measured', () => {
  test('follow from power and torque', () => {
    expect(defaultLimits({ crankHp: 400, torqueLbft: 350 })).toEqual({
      internalsCrankHp: 720,
      transmissionTorqueLbft: 525,
      clutchTorqueLbft: 525,
      fuelSystemCrankHp: 640,
      builtEngineCrankHp: 1000,
    })
  })

  test('count what an underrated engine really makes for its clutch and its turbo', () => {
    const limits = defaultLimits({
      ...{ crankHp: 400, torqueLbft: 400, ratingRatio: 1.1, boosted: true, clutchPedal: true },
    })
    expect(limits).toMatchObject({ clutchTorqueLbft: 595, boostSourceCrankHp: 595, internalsCrankHp: 720 })
  })

  test('give way to what is known, and what rests on a known limit follows it', () => {
    const known = { internalsCrankHp: 1000, transmissionTorqueLbft: 700, fuelSystemCrankHp: 601 }
    expect(defaultLimits({ crankHp: 400, torqueLbft: 350 }, known)).toEqual({
      ...known,
      clutchTorqueLbft: 700,
      builtEngineCrankHp: 1300,
    })
  })

  test('are no closer than 5, halfway to the even five', () => {
    expect(defaultLimits({ crankHp: 325, torqueLbft: 415 })).toMatchObject({
      builtEngineCrankHp: 810,
      transmissionTorqueLbft: 620,
    })
  })
})
