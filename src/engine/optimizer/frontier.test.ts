import { describe, expect, test } from 'vitest'
import { everyBuild, frontierByForce } from '../../../tests/reference-solvers/brute-force.ts'
import { inventedParts, inventedVehicle } from '../../../tests/reference-solvers/random-catalog.ts'
import { inventedRules } from '../../../tests/reference-solvers/random-rules.ts'
import { lawOf, seeds } from '../../../tests/support/law.ts'
import { seededNumbers } from '../../../tests/support/seeded-numbers.ts'
import { DEFAULT_FACTORS } from '../calibration/factors.ts'
import { asInstalled } from '../current-setup/installed-parts.ts'
import { checkBuild } from '../fitment/check-build.ts'
import { slotOf } from '../fitment/slots.ts'
import { limitedBuildPower } from '../limits/limit-power.ts'
import { limitUse } from '../limits/limit-use.ts'
import { type Part, SAE_J1349_WEATHER } from '../model.ts'
import { buildFrontier, frontierOf, frontierSteps } from './frontier.ts'
import { byBill, openSearch } from './search.ts'
import type { SearchRequest } from './search-request.ts'
import { cheapestFor, strongestFor } from './single-answers.ts'
import { bySlotOrder } from './tie-break.ts'

const CATALOGS = seeds(520)

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

/** The same with a rulebook that says everything a rulebook can say. */
function ruledRequest(seed: number, count?: number): SearchRequest {
  const request = inventedRequest(seed, count)
  const limitReserve = seed % 8 === 6 ? { driveline: 0.1 } : (seed % 3) * 0.05
  return { ...request, rules: inventedRules(seed, request.vehicle), limitReserve }
}

/** The same for a car on which some of the parts are installed already, one to a slot. */
function installedRequest(seed: number, count?: number): SearchRequest {
  const request = seed % 2 === 0 ? ruledRequest(seed, count) : inventedRequest(seed, count)
  const first = new Map(request.parts.map((part) => [slotOf(part.kind), part.id]))
  const isOnCar = ({ id, kind }: Part, index: number) => first.get(slotOf(kind)) === id && (index + seed) % 3 === 0
  return { ...request, parts: request.parts.map((part, index) => (isOnCar(part, index) ? asInstalled(part) : part)) }
}

type Point = { costCents: number; scoreCents: number; wheelHp: number; parts: readonly { id: string }[] }
const facts = (points: readonly Point[]) =>
  points.map(({ parts, ...figures }) => ({ ...figures, ids: parts.map((part) => part.id).sort() }))

describe('the frontier of power against cost', () => {
  lawOf(
    'is what trying every build of a small catalog finds, to the last bit and tie, on hundreds of catalogs',
    5,
    CATALOGS,
    (some) => {
      let points = 0
      for (const seed of some) {
        const request = inventedRequest(seed)
        const byForce = frontierByForce(everyBuild(request))
        const { points: found } = buildFrontier(request)
        points += found.length
        expect(facts(found), `catalog ${seed}`).toEqual(facts(byForce))
      }
      expect(points).toBeGreaterThan(some.length * 3)
    },
  )

  lawOf(
    'is what trying every build finds under a random rulebook too, with its needs, ceilings, floors and shared labor',
    5,
    CATALOGS,
    (some) => {
      let points = 0
      for (const seed of some) {
        const request = ruledRequest(seed)
        const byForce = frontierByForce(everyBuild(request))
        const { points: found } = buildFrontier(request)
        points += found.length
        expect(facts(found), `catalog ${seed}`).toEqual(facts(byForce))
      }
      expect(points).toBeGreaterThan(some.length * 2)
    },
  )

  lawOf(
    'is what trying every build finds when parts are on the car already: free, and left only for a reason',
    5,
    CATALOGS,
    (some) => {
      let kept = 0
      for (const seed of some) {
        const request = installedRequest(seed)
        const { points: found } = buildFrontier(request)
        kept += found.flatMap(({ parts }) => parts.filter((part) => part.installed)).length
        expect(facts(found), `catalog ${seed}`).toEqual(facts(frontierByForce(everyBuild(request))))
      }
      expect(kept).toBeGreaterThan(some.length)
    },
  )

  test('answers single questions as the whole frontier does', () => {
    const kinds = [ruledRequest, inventedRequest, installedRequest]
    for (let seed = 1; seed <= 200; seed++) {
      const request = kinds[seed % kinds.length]!(seed, 14)
      const { points } = buildFrontier(request)
      const random = seededNumbers(seed + 9_000)
      const first = points[0]
      const last = points.at(-1)
      if (!first || !last) continue
      const goal = first.wheelHp + random() * (last.wheelHp - first.wheelHp)
      const budget = Math.round(random() * last.costCents)
      const search = openSearch(request)
      expect(cheapestFor(search, goal).point, `catalog ${seed}`).toEqual(points.find((p) => p.wheelHp >= goal))
      expect(strongestFor(search).point, `catalog ${seed}`).toEqual(last)
      const byDollars = frontierOf(byBill(search)).points
      expect(strongestFor(search, budget).point, `catalog ${seed}`).toEqual(
        byDollars.findLast((p) => p.costCents <= budget),
      )
      const within = cheapestFor(search, goal, budget).point
      expect(within !== undefined, `catalog ${seed}`).toBe(
        byDollars.some((p) => p.wheelHp >= goal && p.costCents <= budget),
      )
      expect(cheapestFor(search, last.wheelHp * 1.01).point).toBeUndefined()
    }
  })

  test('rises strictly in score and power, and does not depend on the order of the catalog', () => {
    for (let seed = 1; seed <= 120; seed++) {
      const request = seed % 2 === 0 ? ruledRequest(seed, 18) : inventedRequest(seed, 18)
      const { points } = buildFrontier(request)
      for (let i = 1; i < points.length; i++) {
        expect(points[i]!.scoreCents).toBeGreaterThan(points[i - 1]!.scoreCents)
        expect(points[i]!.wheelHp).toBeGreaterThan(points[i - 1]!.wheelHp)
      }
      const turned = { ...request, parts: [...request.parts].reverse() }
      expect(facts(buildFrontier(turned).points)).toEqual(facts(points))
    }
  })

  test('holds builds that can be put together, keep within every limit, and make what the power model says', () => {
    for (let seed = 1; seed <= 120; seed++) {
      const request = seed % 2 === 0 ? ruledRequest(seed, 16) : inventedRequest(seed, 16)
      const { vehicle, fuel, weather, factors, rules, limitReserve: reserve } = request
      for (const { parts, wheelHp } of buildFrontier(request).points) {
        expect(checkBuild(vehicle, parts)).toEqual([])
        expect(parts).toEqual(bySlotOrder(parts))
        const build = { vehicle, parts, fuel, weather }
        const held = limitedBuildPower(build, factors, { reserve, rules })
        expect(held.power.wheelHp).toBe(wheelHp)
        for (const use of limitUse(build, held, factors, rules)) {
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
