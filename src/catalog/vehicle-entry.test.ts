import { describe, expect, test } from 'vitest'
import type { EngineEntry, GearboxEntry } from './vehicle-entry.ts'
import { vehicle } from './vehicle-entry.ts'

const ENGINE: EngineEntry = {
  family: 'ford-coyote-g2',
  code: 'V8',
  displacementL: 5,
  cylinders: 8,
  aspiration: 'na',
  compressionRatio: 11,
  crankHp: 400,
  crankHpRpm: 6500,
  crankTorqueLbft: 350,
  crankTorqueRpm: 4500,
  redlineRpm: 7000,
  boostGaugePsi: 0,
  ratedFuel: '93',
  ratingRatio: 1,
  limits: { fuelSystemCrankHp: 500 },
  sources: [['https://example.test/engine', 'published', 'crankHp', 'limits.fuelSystemCrankHp']],
}
const GEARBOX: GearboxEntry = {
  kind: 'manual',
  code: 'T-56',
  gearRatios: [2.66, 1.78, 1.3, 1, 0.74, 0.5],
  limits: { transmissionTorqueLbft: 600 },
  sources: [['https://example.test/box', 'published', 'gearRatios', 'limits.transmissionTorqueLbft']],
}
const CAR = vehicle({
  id: 'ford-example-2015-6mt',
  make: 'Ford',
  model: 'Example',
  variant: 'one of a kind',
  yearFrom: 2015,
  yearTo: 2017,
  engine: ENGINE,
  gearbox: GEARBOX,
  finalDrive: 3.55,
  chassis: {
    curbWeightLb: 3700,
    drivetrain: 'rwd',
    tire: '275/40R19',
    dragCoefficient: 0.35,
    frontalAreaM2: 2.3,
    body: 'coupe',
  },
  limits: { clutchTorqueLbft: 650 },
  sources: [['https://example.test/car', 'published', 'chassis.tire', 'limits.clutchTorqueLbft']],
})

describe('a vehicle of the catalog', () => {
  test('is its engine, gearbox and body put together', () => {
    expect(CAR).toMatchObject({ modelId: 'ford-example', engine: { crankHp: 400 }, transmission: { finalDrive: 3.55 } })
    expect(CAR.family.id).toBe('ford-coyote-g2')
    expect(CAR.engine).not.toHaveProperty('sources')
    expect(CAR.transmission).not.toHaveProperty('limits')
  })

  test('has the known limits of each, and those of its engine family where nobody knows better', () => {
    expect(CAR.limits).toMatchObject({ transmissionTorqueLbft: 600, clutchTorqueLbft: 650, fuelSystemCrankHp: 500 })
    // Rear drive with a manual takes 13.5% on the way to the wheels.
    expect(CAR.limits.internalsCrankHp).toBe(Math.round(CAR.family.bottomEndLimitWheelHp / 0.865))
  })

  test('names the source of each figure where it stands, and calls what the trade says an estimate', () => {
    expect(CAR.sources['engine.crankHp']?.source).toBe('https://example.test/engine')
    expect(CAR.sources['limits.fuelSystemCrankHp']?.source).toBe('https://example.test/engine')
    expect(CAR.sources['transmission.gearRatios']?.source).toBe('https://example.test/box')
    expect(CAR.sources['limits.clutchTorqueLbft']?.source).toBe('https://example.test/car')
    expect(CAR.sources['limits.internalsCrankHp']).toEqual({
      source: 'estimate: trade practice for this engine family',
      confidence: 'estimated',
    })
    expect(CAR.sources['engine.redlineRpm']).toBeUndefined()
  })
})
