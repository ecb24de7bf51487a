import { describe, expect, test } from 'vitest'
import { everyBuild } from '../../../tests/reference-solvers/brute-force.ts'
import { inventedParts, inventedVehicle } from '../../../tests/reference-solvers/random-catalog.ts'
import { seededNumbers } from '../../../tests/support/seeded-numbers.ts'
import { DEFAULT_FACTORS } from '../calibration/factors.ts'
import { slotOf } from '../fitment/slots.ts'
import { type Part, SAE_J1349_WEATHER } from '../model.ts'
import { boughtWith, FAR_BETTER, isLittleForMuch, isWorthIt, JUST_OVER } from './bought-with.ts'
import { buildFrontier } from './frontier.ts'
import { openSearch } from './search.ts'
import type { SearchRequest } from './search-request.ts'

function inventedRequest(seed: number): SearchRequest {
  const random = seededNumbers(seed)
  return {
    vehicle: inventedVehicle(random),
    parts: inventedParts(random, 12),
    fuel: '93',
    weather: SAE_J1349_WEATHER,
    factors: DEFAULT_FACTORS,
    laborRateCentsPerHour: 15_000,
  }
}

describe('what a budget buys', () => {
  test('holds no part, nor parts, that a cheaper build does without for little power', () => {
    let steps = 0
    for (let seed = 1; seed <= 80; seed++) {
      const request = inventedRequest(seed)
      const strongest = buildFrontier(request).points.at(-1)!
      const { build } = boughtWith(openSearch(request), Math.floor(strongest.costCents * 0.8))
      if (!build || build.build.parts.length === 0) continue
      const bought = { costCents: build.costCents, wheelHp: build.power.wheelHp }
      for (const { parts, costCents, wheelHp } of everyBuild(request)) {
        if (parts.length === 0 || costCents >= bought.costCents) continue
        steps++
        expect(isWorthIt({ costCents, wheelHp }, bought), `seed ${seed}`).toBe(true)
      }
    }
    expect(steps).toBeGreaterThan(500)
  })

  test('ends with no dear step in what makes almost as much either', () => {
    let almost = 0
    for (let seed = 1; seed <= 80; seed++) {
      const request = inventedRequest(seed)
      const { points } = buildFrontier(request)
      const sold = points.filter(({ parts }) => parts.length > 0)
      for (const one of boughtWith(openSearch(request), Math.floor(points.at(-1)!.costCents * 0.8)).almost) {
        almost++
        const above = { costCents: one.costCents, wheelHp: one.power.wheelHp }
        for (const below of sold.filter(({ costCents }) => costCents < above.costCents))
          expect(isWorthIt(below, above), `seed ${seed}`).toBe(true)
      }
    }
    expect(almost).toBeGreaterThan(10)
  })

  test('a quarter of the bill for less than anybody feels is little for much, unless it is cheap for each wheel hp', () => {
    const tuned = { costCents: 250_000, wheelHp: 393.5 }
    expect(isLittleForMuch(tuned, { costCents: 374_000, wheelHp: 398.5 }, false)).toBe(true)
    expect(isLittleForMuch(tuned, { costCents: 350_000, wheelHp: 402 }, false)).toBe(false)
    expect(isLittleForMuch(tuned, { costCents: 350_000, wheelHp: 400 }, true)).toBe(true)
  })

  test('names a far stronger build just over the budget, and sells none', () => {
    let named = 0
    for (let seed = 1; seed <= 80; seed++) {
      const request = inventedRequest(seed)
      for (const point of buildFrontier(request).points.filter(({ costCents }) => costCents > 0)) {
        const budgetCents = Math.ceil(point.costCents / 1.02)
        const { build, justOver } = boughtWith(openSearch(request), budgetCents)
        expect(build?.costCents ?? 0).toBeLessThanOrEqual(budgetCents)
        if (!justOver || !build) continue
        named++
        expect(justOver.costCents).toBeGreaterThan(budgetCents)
        expect(justOver.costCents).toBeLessThanOrEqual(budgetCents * JUST_OVER)
        expect(justOver.wheelHp).toBeGreaterThanOrEqual(build.power.wheelHp * FAR_BETTER)
        const kit = (parts: readonly Part[]) => parts.find(({ kind }) => slotOf(kind) === 'boost_source')
        const thrownAway = kit(build.build.parts)
        // Little of anything may be bought whatever comes next.
        if (!thrownAway || thrownAway === kit(justOver.parts)) continue
        expect(build.costCents).toBeLessThan(15_000 * (build.power.wheelHp - build.power.stockWheelHp))
      }
    }
    expect(named).toBeGreaterThan(10)
  })
})
