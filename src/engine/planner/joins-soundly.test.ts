import { describe, expect } from 'vitest'
import { lawOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../calibration/fitted-factors.ts'
import { canJoin } from '../fitment/check-build.ts'
import { partsThatFit } from '../fitment/fits.ts'
import { LABOR_CENTS_PER_HOUR } from '../labor-rates.ts'
import { SAE_J1349_WEATHER } from '../model.ts'
import { effectivePart } from '../optimizer/effective-parts.ts'
import { plannedBuild } from '../optimizer/planned-build.ts'
import { underRulebook } from '../rulebook/ruled-request.ts'
import { breaches, joinsSoundly } from './joins-soundly.ts'
import { stagePackages } from './stage-packages.ts'

const terms = { fuel: '93', weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS } as const
const ROUNDING_HP = 0.05

describe('a part joins a build soundly', () => {
  lawOf('just where the whole build, planned anew with it, loses no power and breaks no more', 24, VEHICLES, (cars) => {
    const said = { yes: 0, no: 0 }
    for (const vehicle of cars) {
      const stages = stagePackages({ vehicle, parts: PARTS, ...terms })
      const laborRateCentsPerHour = LABOR_CENTS_PER_HOUR.planner
      const open = underRulebook({ vehicle, parts: partsThatFit(PARTS, vehicle), ...terms, laborRateCentsPerHour })
      for (const { planned: stage } of stages.ok ? stages.packages : []) {
        const before = plannedBuild(open, stage.build.parts)
        const beside = before.build.parts.map((part) => effectivePart(part, open.rules))
        const budgetCents = before.costCents + 150_000
        const isSound = joinsSoundly(open, before, budgetCents)
        for (const part of open.parts) {
          if (open.rules.refusalOf(part) || !canJoin(vehicle, beside, effectivePart(part, open.rules))) continue
          const after = plannedBuild(open, [...before.build.parts, part])
          const keepsPower = after.power.wheelHp >= before.power.wheelHp - ROUNDING_HP
          const isBetter = keepsPower && breaches(open, after) <= breaches(open, before)
          expect([vehicle.id, part.id, isSound(part)]).toEqual([
            ...[vehicle.id, part.id],
            isBetter && after.costCents <= budgetCents,
          ])
          said[isSound(part) ? 'yes' : 'no'] += 1
        }
      }
    }
    expect(said.yes).toBeGreaterThan(10 * cars.length)
    expect(said.no).toBeGreaterThan(cars.length)
  })
})
