import { expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../calibration/fitted-factors.ts'
import { fits } from '../fitment/fits.ts'
import { LABOR_CENTS_PER_HOUR } from '../labor-rates.ts'
import { SAE_J1349_WEATHER } from '../model.ts'
import { nearestBuild, planBuild } from '../optimizer/plan-build.ts'
import { plannedBuild } from '../optimizer/planned-build.ts'
import { underRulebook } from './ruled-request.ts'

const blown = VEHICLES.filter(({ engine }) => engine.aspiration === 'supercharged')

test('a smaller pulley takes oil pump gears from the power on that the trade names for the engine, and not before', () => {
  for (const vehicle of blown) {
    const { mustKindsAbove } = vehicle.family
    const named = mustKindsAbove.find((must) => must.kind === 'oil_pump_gears' && 'aboveWheelHp' in must)
    const pulley = PARTS.find((part) => part.kind === 'pulley_smaller' && fits(part, vehicle))
    if (!named || !('aboveWheelHp' in named) || !pulley) continue
    const request = underRulebook({
      ...{ vehicle, parts: PARTS, fuel: '93', use: 'street', weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS },
      laborRateCentsPerHour: LABOR_CENTS_PER_HOUR.configurator,
      lockedPartIds: [pulley.id],
    })
    for (const goalWheelHp of [plannedBuild(request, []).power.wheelHp * 1.08, named.aboveWheelHp * 1.1]) {
      const result = planBuild({ ...request, objective: { kind: 'cheapest', goalWheelHp } })
      const build = result.ok ? result.planned : nearestBuild(result)
      if (!build) continue
      const has = build.build.parts.some(({ kind }) => kind === 'oil_pump_gears')
      expect(has, `${vehicle.id} at ${build.power.wheelHp} whp`).toBe(build.power.wheelHp > named.aboveWheelHp * 1.001)
    }
  }
})
