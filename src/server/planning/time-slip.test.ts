import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { buildPower, FITTED_FACTORS, SAE_J1349_WEATHER } from '../../engine/index.ts'
import { timeSlipOfBuild } from './time-slip.ts'

describe('the time slip of a car on other tires', () => {
  const vehicle = VEHICLES.find(({ id }) => id === 'chevrolet-camaro-zl1-2017-10at')
  const dragTires = PARTS.find(({ kind }) => kind === 'drag_tires')
  if (!vehicle || !dragTires) throw new RangeError('the catalog lost its Camaro ZL1 or its drag tires')
  const fuel = vehicle.engine.ratedFuel
  const { stockCurve } = buildPower({ vehicle, parts: [], fuel, weather: SAE_J1349_WEATHER }, FITTED_FACTORS)
  const stock = timeSlipOfBuild(vehicle, [], stockCurve)

  test('drag radials leave harder than the tires it came on, all-season tires softer', () => {
    const on = (compound: 'drag_radial' | 'all_season') => timeSlipOfBuild(vehicle, [], stockCurve, { compound })
    expect(on('drag_radial').sixtyFootS).toBeLessThan(stock.sixtyFootS)
    expect(on('all_season').sixtyFootS).toBeGreaterThan(stock.sixtyFootS)
  })

  test('tires that the build buys take the place of those on the car', () => {
    const bought = timeSlipOfBuild(vehicle, [dragTires], stockCurve)
    expect(timeSlipOfBuild(vehicle, [dragTires], stockCurve, { compound: 'all_season' })).toEqual(bought)
  })

  test('its ranges hold its figures', () => {
    for (const figure of ['zeroToSixtyS', 'quarterMileS', 'trapMph'] as const) {
      expect(stock.range90?.[figure].low).toBeLessThan(stock[figure])
      expect(stock.range90?.[figure].high).toBeGreaterThan(stock[figure])
    }
  })
})
