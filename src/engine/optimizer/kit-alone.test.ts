import { expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../calibration/fitted-factors.ts'
import { LABOR_CENTS_PER_HOUR } from '../labor-rates.ts'
import { SAE_J1349_WEATHER } from '../model.ts'
import { underRulebook } from '../rulebook/ruled-request.ts'
import { answerFor, deliveringGoal, GOAL_AT_ALL_FROM } from './goal-answer.ts'
import { openSearch } from './search.ts'
import { cheapestFor } from './single-answers.ts'

/** A law over the unboosted cars: what a kit does alone is not paid for again with headers and a second tune. */
test('headers and a second tune beside a kit take less than a quarter of the bill where the kit nearly makes the goal', () => {
  let kits = 0
  for (const vehicle of VEHICLES.filter(({ engine }, index) => engine.aspiration === 'na' && index % 2 === 0)) {
    const request = underRulebook({
      ...{ vehicle, fuel: '91', use: 'street', induction: 'supercharger', parts: PARTS, factors: FITTED_FACTORS },
      ...{ weather: SAE_J1349_WEATHER, laborRateCentsPerHour: LABOR_CENTS_PER_HOUR.configurator },
    } as const)
    const search = openSearch(request)
    const { point: kit } = cheapestFor(search, 1.15 * vehicle.family.stockWheelHp)
    if (!kit?.parts.some(({ ratings }) => ratings.includes?.includes('tune'))) continue
    if (kit.parts.some(({ kind }) => kind === 'tune')) continue
    kits++
    const goalWheelHp = kit.wheelHp * 1.045
    const delivering = deliveringGoal(search, goalWheelHp)
    const { point: answer } = answerFor(delivering, goalWheelHp)
    const { point: alone } = cheapestFor(delivering, goalWheelHp * GOAL_AT_ALL_FROM)
    if (!answer?.parts.some((part) => part.kind === 'tune') || !alone) continue
    const perWheelHp = (answer.scoreCents - alone.scoreCents) / (answer.wheelHp - alone.wheelHp)
    const isQuarter = answer.scoreCents - alone.scoreCents > 0.25 * answer.scoreCents
    expect(isQuarter && perWheelHp > 25_000, `${vehicle.id} ${Math.round(goalWheelHp)}`).toBe(false)
  }
  expect(kits).toBeGreaterThan(10)
}, 120_000)
