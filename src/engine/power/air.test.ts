import { describe, expect, test } from 'vitest'
import { EXAMPLE_TURBO, EXAMPLE_V8 } from '../../../tests/examples/example-cars.ts'
import { airflowLbPerMin, peakAirLbPerMin, volumetricEfficiency } from './air.ts'

describe('air', () => {
  test('a 5.0 engine of 98 % volumetric efficiency swallows 43.7 lb of air a minute at 7000 rpm', () => {
    const air = airflowLbPerMin({ displacementL: 5, rpm: 7000, volumetricEfficiency: 0.98, densityRatio: 1 })
    expect(air).toBeCloseTo(43.7, 1)
  })

  test('460 hp from 5.0 liters at 7000 rpm take a volumetric efficiency of 1.07', () => {
    expect(volumetricEfficiency(EXAMPLE_V8.engine, 7000)).toBeCloseTo(1.073, 2)
  })

  test('an unboosted engine breathes best where its torque peaks, a turbo engine swallows more than it sweeps', () => {
    const { engine } = EXAMPLE_V8
    expect(volumetricEfficiency(engine, engine.crankTorqueRpm)).toBeGreaterThan(volumetricEfficiency(engine, 1500))
    expect(volumetricEfficiency(engine, engine.crankTorqueRpm)).toBeGreaterThan(volumetricEfficiency(engine, 7500))
    expect(volumetricEfficiency(EXAMPLE_TURBO.engine, 3000)).toBeGreaterThan(1.4)
  })

  test('half as much power again takes half as much air again', () => {
    expect(peakAirLbPerMin(EXAMPLE_V8.engine, 690)).toBeCloseTo(71.9, 1)
  })
})
