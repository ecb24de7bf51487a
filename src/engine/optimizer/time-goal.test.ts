import { describe, expect, test } from 'vitest'
import { everyBuild } from '../../../tests/reference-solvers/brute-force.ts'
import { inventedParts, inventedVehicle } from '../../../tests/reference-solvers/random-catalog.ts'
import { seededNumbers } from '../../../tests/support/seeded-numbers.ts'
import { DEFAULT_FACTORS } from '../calibration/factors.ts'
import { timeSlip } from '../dragstrip/time-slip.ts'
import { DRAG_TIRES_ON_STRIP, tireGripOf } from '../dragstrip/tire-grip.ts'
import { slotOf } from '../fitment/slots.ts'
import { type Part, SAE_J1349_WEATHER } from '../model.ts'
import { buildFrontier } from './frontier.ts'
import { openSearch } from './search.ts'
import type { SearchRequest } from './search-request.ts'
import { planForTime, runOf, timeCandidates } from './time-goal.ts'

function inventedRequest(seed: number, count = 8): SearchRequest {
  const random = seededNumbers(seed)
  const vehicle = inventedVehicle(random)
  const parts = inventedParts(random, count)
  const tires = (id: string, kind: 'tires' | 'drag_tires', priceCents: number): Part => ({
    ...{ ...parts[0]!, id, kind, priceCents, name: id, laborHours: 1, needs: [], excludes: [], ratings: {} },
  })
  return {
    vehicle,
    parts: [...parts, tires('summer tires', 'tires', 90_000), tires('drag radials', 'drag_tires', 70_000)],
    fuel: '93',
    weather: SAE_J1349_WEATHER,
    factors: DEFAULT_FACTORS,
    laborRateCentsPerHour: 15_000,
  }
}

const sourceOf = (parts: readonly Part[]) => parts.find(({ kind }) => slotOf(kind) === 'boost_source')?.id
const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1)

describe('a time goal', () => {
  test('is made by the build that is given, and by no cheaper one with its tires on the frontier', () => {
    let withTires = 0
    for (const seed of SEEDS) {
      const request = inventedRequest(seed)
      const quickest = planForTime(request, { measure: 'quarter_mile', seconds: 1 })
      if (quickest.ok || quickest.reason !== 'time_out_of_reach') throw new Error('a one second quarter mile')
      const stockS = runOf(request, []).slip.quarterMileS
      const quarterMileS = stockS + 0.7 * (quickest.best.slip.quarterMileS - stockS)
      const found = planForTime(request, { measure: 'quarter_mile', seconds: quarterMileS })
      expect(found.ok).toBe(true)
      if (!found.ok) continue
      const { planned, slip } = found
      const again = timeSlip({
        vehicle: request.vehicle,
        curve: planned.power.curve,
        tireGrip: tireGripOf(planned.build.parts),
        rollout: true,
        weather: SAE_J1349_WEATHER,
      })
      expect(again.quarterMileS).toBe(slip.quarterMileS)
      expect(slip.quarterMileS).toBeLessThanOrEqual(quarterMileS)
      for (const point of timeCandidates(openSearch(request)).points) {
        if (point.costCents >= planned.costCents) continue
        expect(runOf(request, point.parts).slip.quarterMileS, `seed ${seed}`).toBeGreaterThan(quarterMileS)
      }
      if (tireGripOf(planned.build.parts) > 1) withTires++
    }
    expect(withTires).toBeGreaterThan(2)
  })

  test('looks at the strongest build for the money on each kind of tires with each boost source, as trying everything finds', () => {
    for (const seed of SEEDS.slice(0, 6)) {
      const request = inventedRequest(seed, 6)
      const { points, searched } = timeCandidates(openSearch(request))
      expect(searched.tires).toBe(3)
      for (const build of everyBuild(request)) {
        const grip = tireGripOf(build.parts)
        const source = sourceOf(build.parts)
        const rival = points.find(
          (point) =>
            tireGripOf(point.parts) === grip &&
            sourceOf(point.parts) === source &&
            point.scoreCents <= build.scoreCents &&
            point.wheelHp >= build.wheelHp * (1 - 1e-11),
        )
        expect(rival, `seed ${seed}: ${build.parts.map(({ id }) => id)}`).toBeDefined()
      }
    }
  })

  test('out of reach gives the quickest build there is, and a bigger budget is never slower', () => {
    for (const seed of SEEDS) {
      const request = inventedRequest(seed)
      let before = Number.POSITIVE_INFINITY
      for (const budgetCents of [0, 200_000, 900_000, undefined]) {
        const result = planForTime(request, { measure: 'zero_to_sixty', seconds: 0.5 }, budgetCents)
        if (result.ok || result.reason !== 'time_out_of_reach') throw new Error('0-60 in half a second')
        const { planned, slip } = result.best
        if (budgetCents !== undefined) expect(planned.costCents).toBeLessThanOrEqual(budgetCents)
        expect(slip.zeroToSixtyS).toBeLessThanOrEqual(before)
        before = slip.zeroToSixtyS
      }
    }
  })
})

describe('the run', () => {
  test('is never slower on stickier tires, nor with the same curve raised everywhere', () => {
    for (const seed of SEEDS) {
      const request = inventedRequest(seed)
      for (const point of buildFrontier({ ...request, excludedSlots: ['tires'] }).points) {
        const { curve } = runOf(request, point.parts).planned.power
        const run = (tireGrip: number, raised: number) =>
          timeSlip({
            vehicle: request.vehicle,
            curve: curve.map((at) => ({
              ...at,
              crankHp: at.crankHp * raised,
              wheelHp: at.wheelHp * raised,
              crankTorqueLbft: at.crankTorqueLbft * raised,
              wheelTorqueLbft: at.wheelTorqueLbft * raised,
            })),
            tireGrip,
            rollout: true,
            weather: SAE_J1349_WEATHER,
          }).quarterMileS
        const plain = run(1, 1)
        // One step of the integration is what a shift that falls a step later costs.
        expect(run(DRAG_TIRES_ON_STRIP, 1)).toBeLessThanOrEqual(plain + 0.004)
        expect(run(1, 1.1)).toBeLessThanOrEqual(plain + 0.004)
      }
    }
  })
})
