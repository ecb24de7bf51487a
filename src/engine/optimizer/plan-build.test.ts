import { describe, expect, test } from 'vitest'
import { DEFAULT_FACTORS } from '../calibration/factors.ts'
import { checkBuild } from '../fitment/check-build.ts'
import { slotOf } from '../fitment/slots.ts'
import { SAE_J1349_WEATHER } from '../model.ts'
import { buildFrontier } from './frontier.ts'
import { everyBuild } from './judges/brute-force.ts'
import { inventedParts, inventedVehicle, seededNumbers } from './judges/random-catalog.ts'
import { MOST_RESERVE, type PlanResult, planBuild } from './plan-build.ts'
import type { SearchRequest } from './search-request.ts'

function inventedRequest(seed: number, count = 16): SearchRequest {
  const random = seededNumbers(seed)
  return {
    vehicle: inventedVehicle(random),
    parts: inventedParts(random, count),
    fuel: '93',
    weather: SAE_J1349_WEATHER,
    factors: DEFAULT_FACTORS,
    laborRateCentsPerHour: 15_000,
  }
}

const stockWheelHp = (request: SearchRequest) => buildFrontier({ ...request, parts: [] }).points[0]!.wheelHp
const costOf = (result: PlanResult) => (result.ok ? result.planned.costCents : Number.POSITIVE_INFINITY)

describe('a plan', () => {
  test('has a bill whose lines add up, parts that stand together, and the power it was asked for', () => {
    for (let seed = 1; seed <= 80; seed++) {
      const request = inventedRequest(seed)
      const goalWheelHp = stockWheelHp(request) * 1.15
      const result = planBuild({ ...request, objective: { kind: 'cheapest', goalWheelHp } })
      if (!result.ok) continue
      const { planned } = result
      expect(planned.power.wheelHp).toBeGreaterThanOrEqual(goalWheelHp * (1 - 1e-11))
      expect(checkBuild(request.vehicle, planned.build.parts)).toEqual([])
      const sum = (of: (line: (typeof planned.lines)[number]) => number) =>
        planned.lines.reduce((total, line) => total + of(line), 0)
      expect(sum((line) => line.priceCents)).toBe(planned.partsCents)
      expect(sum((line) => line.laborCents)).toBe(planned.laborCents)
      expect(planned.partsCents + planned.laborCents).toBe(planned.costCents)
      const gains = planned.lines.reduce((total, line) => total + line.gainWheelHp, planned.power.stockWheelHp)
      expect(gains).toBe(planned.power.wheelHp)
    }
  })

  test('makes no less power for a larger budget', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const request = inventedRequest(seed)
      let before = 0
      for (const budgetCents of [50_000, 150_000, 400_000, 900_000]) {
        const result = planBuild({ ...request, objective: { kind: 'most_power', budgetCents } })
        expect(result.ok).toBe(true)
        if (!result.ok) continue
        expect(result.planned.costCents).toBeLessThanOrEqual(budgetCents)
        expect(result.planned.power.wheelHp).toBeGreaterThanOrEqual(before)
        before = result.planned.power.wheelHp
      }
    }
  })

  test('of best value gains more wheel hp per dollar than any other build', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const request = inventedRequest(seed, 9)
      const stock = stockWheelHp(request)
      const result = planBuild({ ...request, objective: { kind: 'best_value' } })
      const value = (build: { wheelHp: number; costCents: number }) => (build.wheelHp - stock) / build.costCents
      const best = Math.max(
        0,
        ...everyBuild(request)
          .filter((build) => build.costCents > 0)
          .map(value),
      )
      if (!result.ok) expect(best).toBe(0)
      else expect(value({ ...result.planned, wheelHp: result.planned.power.wheelHp })).toBeCloseTo(best, 12)
    }
  })

  test('made for reliability keeps more of every limit than the cheapest does, and costs no less', () => {
    let stronger = 0
    for (let seed = 1; seed <= 120; seed++) {
      const request = inventedRequest(seed, 20)
      const goalWheelHp = stockWheelHp(request) * 1.2
      const cheapest = planBuild({ ...request, objective: { kind: 'cheapest', goalWheelHp } })
      const reliable = planBuild({ ...request, objective: { kind: 'reliability', goalWheelHp } })
      expect(reliable.ok).toBe(cheapest.ok)
      if (!reliable.ok || !cheapest.ok) continue
      expect(costOf(reliable)).toBeGreaterThanOrEqual(costOf(cheapest))
      const { wheelHp } = reliable.planned.power
      expect(wheelHp).toBeGreaterThanOrEqual(goalWheelHp * (1 - 1e-11))
      if (costOf(reliable) > costOf(cheapest)) stronger++
    }
    expect(stronger).toBeGreaterThan(10)
    expect(MOST_RESERVE).toBeLessThan(1)
  })

  test('holds what the customer locked, leaves stock what the customer wants stock, and charges nothing for owned parts', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const request = inventedRequest(seed)
      const locked = buildFrontier(request).points.at(-1)?.parts[0]
      if (!locked) continue
      const withIt = buildFrontier({ ...request, lockedPartIds: [locked.id] }).points
      for (const { parts } of withIt) expect(parts).toContain(locked)
      const slot = slotOf(locked.kind)
      for (const { parts } of buildFrontier({ ...request, excludedSlots: [slot] }).points) {
        expect(parts.some((part) => slotOf(part.kind) === slot)).toBe(false)
      }
      const owned = buildFrontier({ ...request, ownedPartIds: [locked.id] }).points
      expect(owned[0]!.costCents).toBeLessThanOrEqual(withIt[0]!.costCents)
      const planned = planBuild({
        ...request,
        ownedPartIds: [locked.id],
        objective: { kind: 'most_power', budgetCents: 10_000_000 },
      })
      if (planned.ok) expect(planned.planned.lines.find((line) => line.part === locked)?.priceCents).toBe(0)
    }
  })

  test('obeys the induction preference or says what is possible', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const request = inventedRequest(seed, 20)
      for (const induction of ['naturally_aspirated', 'turbo', 'supercharger', 'procharger'] as const) {
        const objective = { kind: 'most_power', budgetCents: 5_000_000 } as const
        const result = planBuild({ ...request, induction, objective })
        if (!result.ok) {
          if (result.reason === 'induction_not_possible') expect(result.possible).not.toContain(induction)
          continue
        }
        const source = result.planned.build.parts.find((part) => slotOf(part.kind) === 'boost_source')
        const factory = request.vehicle.engine.aspiration
        if (induction === 'naturally_aspirated') expect([factory, source]).toEqual(['na', undefined])
        if (induction === 'turbo') expect(source ? source.kind : factory).toMatch(/^turbo/)
        if (induction === 'supercharger') expect(source?.kind).toMatch(/^supercharger_/)
      }
    }
  })
})

describe('a refusal', () => {
  test('of a goal out of reach carries the strongest build there is and what would move it', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const request = inventedRequest(seed)
      const best = buildFrontier(request).points.at(-1)!
      const goalWheelHp = best.wheelHp * 1.1
      const result = planBuild({ ...request, use: 'drag', objective: { kind: 'cheapest', goalWheelHp } })
      expect(result.ok).toBe(false)
      if (result.ok || result.reason !== 'goal_out_of_reach') continue
      expect(result.bestWheelHp).toBe(best.wheelHp)
      expect(result.bestBuild.build.parts).toEqual(best.parts)
      for (const remedy of result.whatWouldMoveIt.remedies) {
        expect(remedy.bestWheelHp).toBeGreaterThan(result.bestWheelHp)
      }
    }
  })

  test('of a budget says what the goal costs and what the budget buys', () => {
    let refused = 0
    for (let seed = 1; seed <= 60; seed++) {
      const request = inventedRequest(seed)
      const { points } = buildFrontier(request)
      const strongest = points.at(-1)!
      if (strongest.costCents < 2) continue
      const budgetCents = Math.floor(strongest.costCents / 2)
      const objective = { kind: 'cheapest', goalWheelHp: strongest.wheelHp, budgetCents } as const
      const result = planBuild({ ...request, objective })
      if (result.ok || result.reason !== 'budget_too_small') continue
      refused++
      expect(result.cheapestBuild.costCents).toBe(strongest.costCents)
      expect(result.bestBuild?.costCents).toBeLessThanOrEqual(budgetCents)
    }
    expect(refused).toBeGreaterThan(30)
  })

  test('names the parts that cannot stand together', () => {
    const request = inventedRequest(11, 30)
    const clashing = request.parts.filter((part) => slotOf(part.kind) === 'boost_source').slice(0, 2)
    expect(clashing).toHaveLength(2)
    const objective = { kind: 'most_power', budgetCents: 1 } as const
    const result = planBuild({ ...request, lockedPartIds: clashing.map((part) => part.id), objective })
    expect(result.ok ? '' : result.reason).toBe('parts_conflict')
  })
})
