import { describe, expect, test } from 'vitest'
import { lawOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../calibration/fitted-factors.ts'
import { LABOR_CENTS_PER_HOUR } from '../labor-rates.ts'
import { type Fuel, SAE_J1349_WEATHER, type Vehicle } from '../model.ts'
import { nearestBuild, planBuild } from '../optimizer/plan-build.ts'
import { plannedBuild } from '../optimizer/planned-build.ts'
import { scenarioParts } from '../power/build-power.ts'
import { readsEthanol } from '../power/power-scenario.ts'
import { underRulebook } from './ruled-request.ts'

const GAIN = 1.15

/** The cheapest build for a little power on this fuel. */
function soldOn(fuel: 'e30' | 'e85', vehicle: Vehicle) {
  const request = underRulebook({
    ...{ vehicle, fuel, use: 'street', parts: PARTS, weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS },
    ...{ limitReserve: 0.05, laborRateCentsPerHour: LABOR_CENTS_PER_HOUR.configurator },
  })
  const goalWheelHp = plannedBuild(request, []).power.wheelHp * GAIN
  const result = planBuild({ ...request, objective: { kind: 'cheapest', goalWheelHp } })
  return result.ok ? result.planned : nearestBuild(result)
}

const CARS = VEHICLES.filter((_, index) => index % 3 === 0)

describe.each(['e30', 'e85'] as const)('what is sold on %s', (fuel) => {
  lawOf('burns it, or the factory made the engine for it', 4, CARS, (some) => {
    const builds = some.flatMap((vehicle) => soldOn(fuel, vehicle) ?? [])
    expect(builds.length).toBeGreaterThan(some.length * 0.57)
    const starved = builds.filter(({ build: { vehicle, parts } }) => {
      const { chosen } = scenarioParts(parts)
      const isAsBuilt = vehicle.family.flexFuel === 'factory' && !chosen.tune && !chosen.boostSource
      return !readsEthanol(chosen, fuel) && !isAsBuilt
    })
    expect(starved.map(({ build }) => build.vehicle.id)).toEqual([])
  })
})

test('law: on ethanol a boosted engine makes more through the same downpipe', () => {
  const held = (vehicle: Vehicle, fuel: Fuel) => {
    const common = { weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
    const { rules } = underRulebook({ ...common, vehicle, fuel, parts: PARTS })
    return rules.ceilings.filter(({ slot }) => slot === 'downpipe').map(({ wheelHp }) => wheelHp)
  }
  const known = VEHICLES.filter((vehicle) => vehicle.engine.aspiration !== 'na' && held(vehicle, '93').length > 1)
  expect(known.length).toBeGreaterThan(20)
  for (const vehicle of known) {
    const [on93, onE30] = [held(vehicle, '93'), held(vehicle, 'e30')]
    for (const [index, wheelHp] of onE30.entries()) expect(wheelHp, vehicle.id).toBeGreaterThan(on93[index]!)
  }
})
