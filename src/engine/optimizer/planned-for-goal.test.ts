import { expect } from 'vitest'
import { lawOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../calibration/fitted-factors.ts'
import { SAE_J1349_WEATHER } from '../model.ts'
import { underRulebook } from '../rulebook/ruled-request.ts'
import { nearestBuild, planBuild } from './plan-build.ts'
import { plannedBuild } from './planned-build.ts'
import { goalTerms, plannedForGoal } from './planned-for-goal.ts'

const RESERVE = 0.05
const BOOSTED = VEHICLES.filter(({ engine }) => engine.aspiration !== 'na').filter((_, at) => at % 4 === 0)

lawOf('a margin is given up for more power only', 13, BOOSTED, (some) => {
  let [kept, given] = [0, 0]
  for (const vehicle of some) {
    const request = underRulebook({
      ...{ vehicle, fuel: '93', use: 'street', parts: PARTS, weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS },
      ...{ laborRateCentsPerHour: 15_000, limitReserve: RESERVE },
    } as const)
    const stockWheelHp = plannedBuild(request, []).power.stockWheelHp
    for (const times of [1.2, 1.35, 1.5]) {
      const goalWheelHp = stockWheelHp * times
      const result = planBuild({ ...request, objective: { kind: 'cheapest', goalWheelHp, budgetCents: 600_000 } })
      const build = result.ok ? result.planned : nearestBuild(result)
      if (!build) continue
      const { parts } = build.build
      const shown = plannedForGoal(request, parts, goalTerms({ wheelHp: goalWheelHp, offer: undefined }), RESERVE)
      const wary = plannedBuild({ ...request, deliverWheelHp: goalWheelHp }, parts)
      // What the factory car itself leaves no margin on has none to give up.
      const keptOn = (of: string) => wary.limits.find(({ component }) => component === of)?.share ?? 0
      const isGiven = shown.limits.some(
        ({ component, share }) =>
          (component === 'clutch' || component === 'internals') &&
          share > Math.max(1 - RESERVE, keptOn(component)) + 0.005,
      )
      if (!isGiven) {
        kept++
        continue
      }
      given++
      expect(shown.power.wheelHp, `${vehicle.id} at ${times}`).toBeGreaterThan(wary.power.wheelHp)
    }
  }
  expect(kept).toBeGreaterThan(given)
})
