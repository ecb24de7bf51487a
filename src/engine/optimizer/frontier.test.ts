import { describe, expect, test } from 'vitest'
import { DEFAULT_FACTORS } from '../calibration/factors.ts'
import { checkBuild } from '../fitment/check-build.ts'
import { heldBuildPower } from '../limits/hold-power.ts'
import { limitUse } from '../limits/limit-use.ts'
import { SAE_J1349_WEATHER } from '../model.ts'
import { buildFrontier, frontierSteps } from './frontier.ts'
import { everyBuild, frontierByForce } from './judges/brute-force.ts'
import { inventedParts, inventedVehicle, seededNumbers } from './judges/random-catalog.ts'
import { openSearch } from './search.ts'
import type { SearchRequest } from './search-request.ts'
import { cheapestFor, strongestFor } from './single-answers.ts'
import { bySlotOrder } from './tie-break.ts'

const CATALOGS = 520

function inventedRequest(seed: number, count = 6 + (seed % 7)): SearchRequest {
  const random = seededNumbers(seed)
  return {
    vehicle: inventedVehicle(random),
    parts: inventedParts(random, count),
    fuel: seed % 5 === 0 ? 'e85' : '93',
    weather: SAE_J1349_WEATHER,
    factors: DEFAULT_FACTORS,
    laborRateCentsPerHour: 15_000,
  }
}

const facts = (points: readonly { costCents: number; wheelHp: number; parts: readonly { id: string }[] }[]) =>
  points.map(({ costCents, wheelHp, parts }) => ({ costCents, wheelHp, ids: parts.map((part) => part.id).sort() }))

describe('the frontier of power against cost', () => {
  test('is what trying every build of a small catalog finds, to the last bit and tie, on hundreds of catalogs', () => {
    let points = 0
    for (let seed = 1; seed <= CATALOGS; seed++) {
      const request = inventedRequest(seed)
      const byForce = frontierByForce(everyBuild(request))
      const { points: found } = buildFrontier(request)
      points += found.length
      expect(facts(found), `catalog ${seed}`).toEqual(facts(byForce))
    }
    expect(points).toBeGreaterThan(CATALOGS * 3)
  }, 120_000)

  test('answers single questions as the whole frontier does', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const request = inventedRequest(seed, 14)
      const { points } = buildFrontier(request)
      const random = seededNumbers(seed + 9_000)
      const first = points[0]!
      const last = points.at(-1)!
      const goal = first.wheelHp + random() * (last.wheelHp - first.wheelHp)
      const budget = Math.round(random() * last.costCents)
      const search = openSearch(request)
      expect(cheapestFor(search, goal).point, `catalog ${seed}`).toEqual(points.find((p) => p.wheelHp >= goal))
      expect(strongestFor(search, budget).point, `catalog ${seed}`).toEqual(
        points.findLast((p) => p.costCents <= budget),
      )
      expect(cheapestFor(search, last.wheelHp * 1.01).point).toBeUndefined()
    }
  })

  test('rises strictly in cost and power, and does not depend on the order of the catalog', () => {
    for (let seed = 1; seed <= 120; seed++) {
      const request = inventedRequest(seed, 18)
      const { points } = buildFrontier(request)
      for (let i = 1; i < points.length; i++) {
        expect(points[i]!.costCents).toBeGreaterThan(points[i - 1]!.costCents)
        expect(points[i]!.wheelHp).toBeGreaterThan(points[i - 1]!.wheelHp)
      }
      const turned = { ...request, parts: [...request.parts].reverse() }
      expect(facts(buildFrontier(turned).points)).toEqual(facts(points))
    }
  })

  test('holds builds that can be put together, keep within every limit, and make what the power model says', () => {
    for (let seed = 1; seed <= 120; seed++) {
      const request = inventedRequest(seed, 16)
      const { vehicle, fuel, weather, factors } = request
      for (const { parts, wheelHp } of buildFrontier(request).points) {
        expect(checkBuild(vehicle, parts)).toEqual([])
        expect(parts).toEqual(bySlotOrder(parts))
        const build = { vehicle, parts, fuel, weather }
        const held = heldBuildPower(build, factors)
        expect(held.power.wheelHp).toBe(wheelHp)
        for (const use of limitUse(build, held, factors)) {
          if (use.component !== 'grip')
            expect(use.share, `${use.component}, catalog ${seed}`).toBeLessThanOrEqual(1 + 1e-9)
        }
      }
    }
  })

  test('never loses by one more part in the catalog: the cheapest build for a goal gets no dearer', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const request = inventedRequest(seed, 15)
      const fewer = buildFrontier({ ...request, parts: request.parts.slice(0, -1) }).points
      const more = buildFrontier(request).points
      for (const point of fewer) {
        const match = more.find((other) => other.wheelHp >= point.wheelHp * (1 - 1e-11))
        expect(match?.costCents, `catalog ${seed}`).toBeLessThanOrEqual(point.costCents)
      }
    }
  })

  test('reports each scenario on the way and can be left at any step', () => {
    const steps = frontierSteps(openSearch(inventedRequest(7, 20)))
    const first = steps.next()
    expect(first.done).toBe(false)
    if (!first.done) expect(first.value.scenariosDone).toBeLessThanOrEqual(first.value.scenarios)
    expect(steps.return({ points: [], proof: undefined as never }).done).toBe(true)
  })
})
