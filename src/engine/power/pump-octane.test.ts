import { expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../calibration/fitted-factors.ts'
import { fits } from '../fitment/fits.ts'
import { type Fuel, type Part, SAE_J1349_WEATHER, type Vehicle } from '../model.ts'
import { powerScenario } from './power-scenario.ts'

/** Before any limit of the turbo. */
const wheelHp = (vehicle: Vehicle, tune: Part | undefined, fuel: Fuel) =>
  powerScenario({ vehicle, ...(tune && { tune }), fuel, weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS })
    .uncappedWheelHp

/** Trade: the map for 91 gains a turbo or blower car a quarter to two fifths less than the map for 93. */
test('the same tune gains every boosted car 60-80 % on 91 of what it gains on 93, whatever its maker rates it on', () => {
  const outside = VEHICLES.filter(({ engine }) => engine.aspiration !== 'na').flatMap((vehicle) => {
    const tune = PARTS.find((part) => part.kind === 'tune' && part.calibration === 'custom' && fits(part, vehicle))
    if (!tune) return []
    const gainOn = (fuel: Fuel) => wheelHp(vehicle, tune, fuel) - wheelHp(vehicle, undefined, fuel)
    const share = gainOn('91') / gainOn('93')
    return share >= 0.6 && share <= 0.82 ? [] : [`${vehicle.id}: ${share.toFixed(2)}`]
  })
  expect(outside).toEqual([])
})
