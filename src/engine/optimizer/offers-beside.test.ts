import { expect } from 'vitest'
import { everyBuild, type TriedBuild } from '../../../tests/reference-solvers/brute-force.ts'
import { inventedParts, inventedVehicle } from '../../../tests/reference-solvers/random-catalog.ts'
import { inventedRules } from '../../../tests/reference-solvers/random-rules.ts'
import { lawOf, seeds } from '../../../tests/support/law.ts'
import { seededNumbers } from '../../../tests/support/seeded-numbers.ts'
import { DEFAULT_FACTORS } from '../calibration/factors.ts'
import { slotOf } from '../fitment/slots.ts'
import { SAE_J1349_WEATHER } from '../model.ts'
import { GOAL_COUNTS_FROM } from './goal-answer.ts'
import { ENGINE_WORK, MORE_RESERVE, NEAR_GOAL, offersBeside, WORTH_SAVING } from './offers-beside.ts'
import { openSearch } from './search.ts'
import type { SearchRequest } from './search-request.ts'
import { cheapestFor } from './single-answers.ts'

function inventedRequest(seed: number): SearchRequest {
  const random = seededNumbers(seed)
  const vehicle = inventedVehicle(random)
  const parts = inventedParts(random, 11)
  const rules = seed % 2 === 0 ? { rules: inventedRules(seed, vehicle) } : {}
  const conditions = { fuel: '93', weather: SAE_J1349_WEATHER, factors: DEFAULT_FACTORS } as const
  return { vehicle, parts, ...conditions, laborRateCentsPerHour: 15_000, ...rules }
}

const cheapestScore = (tried: readonly TriedBuild[], wheelHp: number): number =>
  Math.min(
    ...tried.filter((build) => build.wheelHp >= wheelHp * (1 - 1e-11)).map((build) => build.scoreCents),
    Number.POSITIVE_INFINITY,
  )
const opensEngine = ({ parts }: Pick<TriedBuild, 'parts'>) =>
  parts.some((part) => ENGINE_WORK.includes(slotOf(part.kind)))

lawOf('offers beside a build are what trying everything finds, and say what they change', 3, seeds(160), (some) => {
  const offered = { nearGoal: 0, moreHeadroom: 0, mostPower: 0, noEngineWork: 0 }
  for (const seed of some) {
    const request = inventedRequest(seed)
    const tried = everyBuild(request)
    const random = seededNumbers(seed + 500)
    const most = Math.max(...tried.map((build) => build.wheelHp))
    const goalWheelHp = most * (0.85 + 0.16 * random())
    const search = openSearch(request)
    const chosen = cheapestFor(search, goalWheelHp * GOAL_COUNTS_FROM).point
    if (!chosen || chosen.costCents === 0) continue
    const budgetCents = Math.round(chosen.costCents * (1 + random()))
    const offers = offersBeside(search, { goalWheelHp, budgetCents }, chosen)
    for (const [name, offer] of Object.entries(offers)) {
      if (!offer) continue
      offered[name as keyof typeof offered]++
      expect(offer.build.parts).not.toEqual(chosen.parts)
      expect(offer.deltaCents).toBe(offer.build.costCents - chosen.costCents)
      expect(offer.deltaWheelHp).toBe(offer.build.wheelHp - chosen.wheelHp)
    }
    const { nearGoal, moreHeadroom, mostPower, noEngineWork } = offers
    if (nearGoal) {
      expect(nearGoal.build.scoreCents, `catalog ${seed}`).toBe(cheapestScore(tried, goalWheelHp * NEAR_GOAL))
      expect(nearGoal.build.costCents).toBeLessThanOrEqual(chosen.costCents * (1 - WORTH_SAVING))
    } else if (!request.rules) {
      const least = cheapestScore(tried, goalWheelHp * NEAR_GOAL)
      expect(least, `catalog ${seed}`).toBeGreaterThan(chosen.costCents * (1 - WORTH_SAVING))
    }
    const careful = cheapestScore(
      everyBuild({ ...request, limitReserve: MORE_RESERVE }),
      goalWheelHp * GOAL_COUNTS_FROM,
    )
    if (moreHeadroom) expect(moreHeadroom.build.scoreCents, `catalog ${seed}`).toBe(careful)
    const strongest = Math.max(...tried.filter((build) => build.costCents <= budgetCents).map((build) => build.wheelHp))
    if (mostPower) expect(mostPower.build.wheelHp / strongest, `catalog ${seed}`).toBeCloseTo(1, 9)
    else expect(strongest, `catalog ${seed}`).toBeLessThanOrEqual(chosen.wheelHp * 1.01)
    if (noEngineWork) {
      expect(opensEngine(chosen)).toBe(true)
      expect(opensEngine(noEngineWork.build)).toBe(false)
    }
  }
  for (const times of Object.values(offered)) expect(times).toBeGreaterThan(some.length / 40)
})
