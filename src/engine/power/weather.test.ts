import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SAE_J1349_WEATHER } from '../model.ts'
import { dryAirKpa, type Induction, saturationKpa, weatherPowerRatio } from './weather.ts'

const temperature = fc.double({ min: 20, max: 120, noNaN: true })

describe('weather', () => {
  test('an engine makes its rated power in the reference weather of SAE J1349', () => {
    expect(weatherPowerRatio(SAE_J1349_WEATHER)).toBeCloseTo(1, 3)
  })

  test('at 35 C an engine makes 98.1 % of its rating', () => {
    expect(weatherPowerRatio({ ...SAE_J1349_WEATHER, temperatureF: 95 })).toBeCloseTo(0.9807, 3)
  })

  test('water boils into 3.16 kPa at 25 C, and humid air has less dry air in it', () => {
    expect(saturationKpa(77)).toBeCloseTo(3.16, 1)
    expect(dryAirKpa({ ...SAE_J1349_WEATHER, relativeHumidityPercent: 100 })).toBeCloseTo(95.84, 1)
  })

  test('hotter air never makes more power', () => {
    fc.assert(
      fc.property(temperature, temperature, fc.double({ min: 70, max: 105, noNaN: true }), (a, b, pressureAbsKpa) => {
        const at = (temperatureF: number) =>
          weatherPowerRatio({ temperatureF, pressureAbsKpa, relativeHumidityPercent: 40 })
        expect(at(Math.max(a, b))).toBeLessThanOrEqual(at(Math.min(a, b)))
      }),
      { seed: 1, numRuns: 200 },
    )
  })

  test('thinner air never makes more power', () => {
    fc.assert(
      fc.property(temperature, fc.double({ min: 60, max: 104, noNaN: true }), (temperatureF, pressureAbsKpa) => {
        const at = (kpa: number) =>
          weatherPowerRatio({ temperatureF, pressureAbsKpa: kpa, relativeHumidityPercent: 20 })
        expect(at(pressureAbsKpa)).toBeLessThanOrEqual(at(pressureAbsKpa + 1))
      }),
      { seed: 2, numRuns: 200 },
    )
  })

  test('in Denver an unboosted engine loses 17-19 %, a belt blower 14-18 %, a turbo 5-10 %', () => {
    const lost = (induction: Induction) =>
      1 - weatherPowerRatio({ ...SAE_J1349_WEATHER, pressureAbsKpa: 83 }, induction)
    expect(lost('na')).toBeGreaterThan(0.17)
    expect(lost('na')).toBeLessThan(0.19)
    expect(lost('supercharged')).toBeGreaterThan(0.14)
    expect(lost('supercharged')).toBeLessThan(0.18)
    expect(lost('turbo')).toBeGreaterThan(0.05)
    expect(lost('turbo')).toBeLessThan(0.1)
  })
})
