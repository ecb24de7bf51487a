import { describe, expect } from 'vitest'
import { lawOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { slotOf } from '../fitment/slots.ts'
import { FITTED_FACTORS } from '../index.ts'
import { type Fuel, SAE_J1349_WEATHER, type Vehicle } from '../model.ts'
import { nearestBuild, planBuild } from '../optimizer/plan-build.ts'
import type { PlannedBuild } from '../optimizer/planned-build.ts'
import { scenarioParts } from '../power/build-power.ts'
import { reasonsFor } from './reasons.ts'
import { ruleById } from './rulebook.ts'
import { ruledBuildOf } from './ruled-build.ts'
import { underRulebook } from './ruled-request.ts'

const GOALS = [1.15, 1.5] as const
const SOLD_FUELS: readonly Fuel[] = ['93', 'e85']

const CARS = VEHICLES.filter((_, index) => index % 10 === 3)

/** Builds for these cars, two goals and two fuels, with the request that each answers. */
function* buildsFor(cars: readonly Vehicle[]) {
  for (const vehicle of cars) {
    for (const fuel of SOLD_FUELS) {
      const common = { weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
      const request = underRulebook({ ...common, vehicle, fuel, parts: PARTS })
      for (const goal of GOALS) {
        const result = planBuild({
          ...request,
          objective: { kind: 'cheapest', goalWheelHp: goal * vehicle.engine.crankHp },
        })
        const planned: PlannedBuild | undefined = result.ok ? result.planned : nearestBuild(result)
        if (planned) yield { request, planned }
      }
    }
  }
}

/** Of a build with cams in it nothing says that cams come next. */
function saysNoCamsTwice(planned: PlannedBuild): void {
  if (!planned.build.parts.some(({ kind }) => kind === 'camshafts')) return
  expect(planned.limitedByRule?.sentence ?? '').not.toMatch(/takes cams/)
  expect(planned.safetyNotes.join(' ')).not.toMatch(/takes cams/)
}

describe('what is said of a build', () => {
  lawOf(
    'is on its part, holds no power back that nobody could measure, and asks for no cams twice',
    4,
    CARS,
    (some) => {
      let said = 0
      for (const { request, planned } of buildsFor(some)) {
        saysNoCamsTwice(planned)
        const build = ruledBuildOf(planned, request)
        for (const { part } of planned.lines) {
          const reasons = reasonsFor(planned, request).get(part.id) ?? []
          expect(reasons.length, part.id).toBeGreaterThan(0)
          for (const { ruleId, sentence } of reasons) {
            if (!ruleId) continue
            said++
            const rule = ruleById(ruleId)
            const asked = [
              ...build.parts.flatMap((other) => (other === part ? [] : (rule.needs?.(other, build) ?? []))),
              ...(rule.ceilings?.(build) ?? []).map(({ slot }) => slot),
              ...(rule.scenarioNeeds?.(scenarioParts(build.parts).chosen, build) ?? []),
            ]
            const kinds = rule.recommends?.(build) ?? []
            const isAbout = asked.includes(slotOf(part.kind)) || kinds.includes(part.kind)
            expect(isAbout, `${part.id}: ${sentence}`).toBe(true)
          }
        }
        for (const note of planned.safetyNotes) {
          const [, made, could] = note.replaceAll(',', '').match(/(\d+) whp.*parts could make (\d+)/) ?? []
          if (made) expect(Number(could), note).toBeGreaterThan(Number(made))
        }
      }
      expect(said).toBeGreaterThan(2.4 * some.length)
    },
  )
})
