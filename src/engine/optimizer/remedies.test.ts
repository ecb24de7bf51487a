import { describe, expect } from 'vitest'
import { lawOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../index.ts'
import { SAE_J1349_WEATHER } from '../model.ts'
import { underRulebook } from '../rulebook/ruled-request.ts'
import { nearestBuild, planBuild } from './plan-build.ts'

const LITTLE_MONEY = 500_000

describe('a remedy', () => {
  const cars = VEHICLES.filter((_, index) => index % 4 === 2)
  lawOf('of an ethanol build names gasoline where the budget goes much further on it', 3, cars, (some) => {
    let named = 0
    for (const vehicle of some) {
      const on = (fuel: '93' | 'e85') => {
        const objective = {
          kind: 'cheapest',
          goalWheelHp: 2 * vehicle.engine.crankHp,
          budgetCents: LITTLE_MONEY,
        } as const
        const common = { weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
        return planBuild({ ...underRulebook({ ...common, vehicle, fuel, parts: PARTS }), objective })
      }
      const [gasoline, ethanol] = [on('93'), on('e85')]
      if (gasoline.ok || ethanol.ok || ethanol.reason !== 'budget_too_small') continue
      const [there, here] = [nearestBuild(gasoline), nearestBuild(ethanol)]
      if (!there || !here || there.power.wheelHp < here.power.wheelHp * 1.05) continue
      named++
      const remedies = ethanol.remedies()
      const isTold = remedies.some(({ to, build }) => ['91', '93'].includes(to) && build.costCents <= LITTLE_MONEY)
      expect(isTold, vehicle.id).toBe(true)
    }
    expect(named).toBeGreaterThan(0)
  })
})
