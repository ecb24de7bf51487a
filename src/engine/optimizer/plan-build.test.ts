import { describe, expect, test } from 'vitest'
import { everyBuild, frontierByForce } from '../../../tests/reference-solvers/brute-force.ts'
import { inventedParts, inventedVehicle } from '../../../tests/reference-solvers/random-catalog.ts'
import { inventedRules } from '../../../tests/reference-solvers/random-rules.ts'
import { seededNumbers } from '../../../tests/support/seeded-numbers.ts'
import { DEFAULT_FACTORS } from '../calibration/factors.ts'
import { asInstalled } from '../current-setup/installed-parts.ts'
import { checkBuild } from '../fitment/check-build.ts'
import { fits } from '../fitment/fits.ts'
import { slotOf } from '../fitment/slots.ts'
import { canBeTurnedDown } from '../limits/goal-limit.ts'
import { SAE_J1349_WEATHER, type Vehicle } from '../model.ts'
import { scenarioParts } from '../power/build-power.ts'
import { NO_RULES, type SharedJob } from '../rulebook/search-rules.ts'
import { buildFrontier } from './frontier.ts'
import {
  CLIFF_CENTS_PER_WHEEL_HP,
  FAIR_CENTS_PER_WHEEL_HP,
  GOAL_AT_ALL_FROM,
  GOAL_COUNTS_FROM,
  GOAL_LEAST_FROM,
  GOAL_NEARLY_FROM,
  GOAL_RESERVE,
  LEAST_STEP,
  MOST_CENTS_PER_WHEEL_HP,
  MOST_SHARE_OF_SCORE,
  MUCH_DEARER,
  MUCH_DEARER_CENTS,
  opensEngineOrGearbox,
} from './goal-answer.ts'
import { MOST_RESERVE, nearestBuild, type PlanResult, planBuild } from './plan-build.ts'
import { limitedAt, openSearch } from './search.ts'
import type { SearchRequest } from './search-request.ts'
import { cheapestFor } from './single-answers.ts'

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

/** The same with a random rulebook on every other car. */
function mayBeRuled(seed: number, count?: number): SearchRequest {
  const request = inventedRequest(seed, count)
  return seed % 2 === 0 ? { ...request, rules: inventedRules(seed, request.vehicle) } : request
}

const manual = (car: Vehicle): Vehicle => ({ ...car, transmission: { ...car.transmission, kind: 'manual' } })

const stockWheelHp = (request: SearchRequest) => buildFrontier({ ...request, parts: [] }).points[0]!.wheelHp
const countsFrom = (result: PlanResult) => (result.ok && result.justShort ? GOAL_AT_ALL_FROM : GOAL_COUNTS_FROM)
const costOf = (result: PlanResult) => (result.ok ? result.planned.costCents : Number.POSITIVE_INFINITY)

describe('a plan', () => {
  test('has a bill whose lines add up, parts that stand together, and the power it was asked for', () => {
    for (let seed = 1; seed <= 160; seed++) {
      const request = mayBeRuled(seed)
      const goalWheelHp = request.vehicle.engine.crankHp
      const result = planBuild({ ...request, objective: { kind: 'cheapest', goalWheelHp } })
      if (!result.ok) continue
      const { planned } = result
      expect(planned.power.wheelHp).toBeGreaterThanOrEqual(goalWheelHp * countsFrom(result) * (1 - 1e-11))
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

  test('pays a shared job once: the bill is the sum of the lines, less than the parts cost one by one', () => {
    const request = inventedRequest(3)
    const parts = (['camshafts', 'clutch'] as const).map((kind, index) => ({
      ...request.parts[0]!,
      ...{ id: kind, kind, priceCents: 100_000, laborHours: 8 + index * 4, needs: [], excludes: [], ratings: {} },
    }))
    const rules = { ...NO_RULES, sharedJobsOf: () => [{ job: 'engine out', hours: 6 }], penaltyCents: () => 7_777 }
    const ruled = { ...request, vehicle: manual(request.vehicle), parts, rules, lockedPartIds: ['clutch'] }
    const result = planBuild({ ...ruled, objective: { kind: 'most_power', budgetCents: 10_000_000 } })
    const planned = result.ok ? result.planned : undefined
    expect(planned?.lines.map((line) => line.laborHours)).toEqual([8, 6])
    expect(planned?.costCents).toBe(200_000 + 14 * 15_000)
  })

  test('pays each access once where a job opens several: a clutch and head studs beside a short block', () => {
    const request = inventedRequest(3)
    const kinds = ['built_bottom_end', 'clutch', 'head_studs'] as const
    const jobs: Partial<Record<string, SharedJob[]>> = {
      built_bottom_end: [
        { job: 'heads off', hours: 10 },
        { job: 'gearbox out', hours: 5 },
      ],
      clutch: [{ job: 'gearbox out', hours: 5 }],
      head_studs: [{ job: 'heads off', hours: 10 }],
    }
    const parts = kinds.map((kind) => ({
      ...request.parts[0]!,
      ...{ id: kind, kind, priceCents: 100_000, needs: [], excludes: [], ratings: {} },
      laborHours: { built_bottom_end: 30, clutch: 7, head_studs: 12 }[kind],
    }))
    const rules = { ...NO_RULES, sharedJobsOf: ({ id }: { id: string }) => jobs[id] ?? [] }
    const ruled = { ...request, vehicle: manual(request.vehicle), parts, rules, lockedPartIds: kinds }
    const result = planBuild({ ...ruled, objective: { kind: 'most_power', budgetCents: 10_000_000 } })
    const planned = result.ok ? result.planned : undefined
    const hours = Object.fromEntries(planned?.lines.map((line) => [line.part.kind, line.laborHours]) ?? [])
    expect(hours).toEqual({ built_bottom_end: 30, clutch: 2, head_studs: 2 })
    expect(planned?.costCents).toBe(300_000 + 34 * 15_000)
  })

  test('takes the order of work into account, but lets a budget in dollars decide', () => {
    const request = inventedRequest(3)
    const like = (id: string, priceCents: number) => ({
      ...{ ...request.parts[0]!, id, kind: 'cold_air_intake' as const, priceCents, laborHours: 0 },
      ...{ needs: [], excludes: [], ratings: {} },
    })
    const rules = { ...NO_RULES, penaltyCents: ({ id }: { id: string }) => (id === 'early' ? 0 : 60_000) }
    const parts = [like('early', 50_000), { ...like('late', 40_000), kind: 'catback_exhaust' as const }]
    const search = { ...request, parts, rules }
    const [, first] = buildFrontier(search).points
    expect(first?.parts.map((part) => part.id)).toEqual(['early'])
    const goalWheelHp = Math.min(
      ...parts.map((part) => buildFrontier({ ...search, parts: [part] }).points.at(-1)!.wheelHp),
    )
    const idsFor = (budgetCents?: number) => {
      const point = cheapestFor(openSearch(search), goalWheelHp, budgetCents).point
      return point?.parts.map((part) => part.id)
    }
    expect(idsFor()).toEqual(['early'])
    expect(idsFor(45_000)).toEqual(['late'])
    expect(idsFor(39_999)).toBeUndefined()
  })

  test('names the hardware that a rule keeps within its power, and the same power everywhere', () => {
    let held = 0
    for (let seed = 1; seed <= 60; seed++) {
      const request = inventedRequest(seed)
      const wheelHp = Math.round(request.vehicle.engine.crankHp * 0.95)
      const ceilings = [{ ruleId: 'E11', slot: 'half_shafts' as const, wheelHp }]
      const ruled = { ...request, rules: { ...NO_RULES, ceilings } }
      const result = planBuild({ ...ruled, objective: { kind: 'most_power', budgetCents: 3_000_000 } })
      if (!result.ok) continue
      const { power, limitedBy, limitedByRule, limits } = result.planned
      expect(power.wheelHp).toBeLessThanOrEqual(wheelHp)
      const gauge = limits.find((limit) => limit.component === 'hardware')
      expect([gauge?.slot, gauge?.ruleId]).toEqual(['half_shafts', 'E11'])
      if (limitedBy !== 'hardware') continue
      held++
      expect([limitedByRule?.slot, limitedByRule?.ruleId, power.wheelHp]).toEqual(['half_shafts', 'E11', wheelHp])
      expect(result.planned.safetyNotes[0]).toMatch(/axles/i)
    }
    expect(held).toBeGreaterThan(10)
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
      expect(wheelHp).toBeGreaterThanOrEqual(goalWheelHp * countsFrom(reliable) * (1 - 1e-11))
      if (costOf(reliable) > costOf(cheapest)) stronger++
    }
    expect(stronger).toBeGreaterThan(10)
    expect(MOST_RESERVE).toBeLessThan(1)
  })

  test('holds what the customer locked, leaves stock what the customer wants stock, and charges nothing for installed parts', () => {
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
      const parts = request.parts.map((part) => (part === locked ? asInstalled(part) : part))
      const onCar = { ...request, parts, lockedPartIds: [locked.id] }
      expect(buildFrontier(onCar).points[0]!.costCents).toBeLessThanOrEqual(withIt[0]!.costCents)
      const planned = planBuild({ ...onCar, objective: { kind: 'most_power', budgetCents: 10_000_000 } })
      if (!planned.ok) continue
      const line = planned.planned.lines.find(({ part }) => part.id === locked.id)
      expect(line).toMatchObject({ priceCents: 0, laborCents: 0 })
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

describe('a goal', () => {
  test('is what is delivered where the calibration can be set, as trying everything finds', () => {
    let turnedDown = 0
    for (let seed = 1; seed <= 60; seed++) {
      const invented = mayBeRuled(seed, 8)
      const { vehicle, parts } = invented
      const tune = {
        ...parts[0]!,
        id: 'tune',
        kind: 'tune' as const,
        calibration: 'custom' as const,
        priceCents: 60_000,
      }
      const engine = { ...vehicle.engine, aspiration: 'turbo' as const }
      const plain = {
        ...invented,
        vehicle: { ...vehicle, engine },
        parts: [...parts.filter(({ kind }) => kind !== 'tune'), tune],
      }
      const goalWheelHp = stockWheelHp(plain) * (1.05 + (seed % 5) * 0.1)
      const request = { ...plain, deliverWheelHp: goalWheelHp * GOAL_RESERVE }
      const counts = (from: number) =>
        frontierByForce(everyBuild(request)).find(({ wheelHp }) => wheelHp >= goalWheelHp * from * (1 - 1e-11))
      const [below, near, full] = [counts(GOAL_LEAST_FROM), counts(GOAL_NEARLY_FROM), counts(GOAL_COUNTS_FROM)]
      const asked = (point: { wheelHp: number } | undefined) =>
        Math.min(point?.wheelHp ?? 0, goalWheelHp * GOAL_RESERVE)
      const step = (full?.scoreCents ?? Number.POSITIVE_INFINITY) - (near?.scoreCents ?? 0)
      const isWorth =
        near !== full &&
        near &&
        ((step > (goalWheelHp - near.wheelHp) * MOST_CENTS_PER_WHEEL_HP &&
          step > (asked(full) - near.wheelHp) * FAIR_CENTS_PER_WHEEL_HP) ||
          (full && step > full.scoreCents * MOST_SHARE_OF_SCORE && full.wheelHp < near.wheelHp * LEAST_STEP))
      const above = isWorth ? near : full
      const isCliff =
        above && opensEngineOrGearbox(above) && below && below !== above
          ? above.scoreCents - below.scoreCents > (goalWheelHp - below.wheelHp) * CLIFF_CENTS_PER_WHEEL_HP
          : !above
      const nearest = isCliff ? below : above
      const atAll = counts(GOAL_AT_ALL_FROM)
      const dearer = (nearest?.scoreCents ?? 0) - (atAll?.scoreCents ?? 0)
      const isMuchDearer =
        atAll &&
        nearest &&
        nearest.scoreCents > atAll.scoreCents * MUCH_DEARER &&
        dearer > Math.max(MUCH_DEARER_CENTS, (goalWheelHp - atAll.wheelHp) * CLIFF_CENTS_PER_WHEEL_HP) &&
        dearer > (asked(nearest) - atAll.wheelHp) * FAIR_CENTS_PER_WHEEL_HP
      const expected = isMuchDearer ? atAll : nearest
      const result = planBuild({ ...plain, objective: { kind: 'cheapest', goalWheelHp } })
      expect(result.ok, `seed ${seed}`).toBe(expected !== undefined)
      if (!result.ok) continue
      const { power, build, limitedBy, unlimitedWheelHp } = result.planned
      expect(result.planned.costCents, `seed ${seed}`).toBe(expected?.costCents)
      expect(power.wheelHp / expected!.wheelHp, `seed ${seed}`).toBeCloseTo(1, 9)
      if (limitedBy !== 'request') continue
      turnedDown++
      expect(canBeTurnedDown(build.vehicle, scenarioParts(build.parts).chosen)).toBe(true)
      expect(unlimitedWheelHp).toBeGreaterThan(power.wheelHp)
    }
    expect(turnedDown).toBeGreaterThan(5)
  })

  test('never costs more for being held: the hold changes the power delivered and not what can be reached', () => {
    for (let seed = 1; seed <= 80; seed++) {
      const search = openSearch(mayBeRuled(seed))
      const goalWheelHp = stockWheelHp(search.request) * 1.2
      const held = cheapestFor(limitedAt(search, { deliverWheelHp: goalWheelHp * GOAL_RESERVE }), goalWheelHp).point
      const free = cheapestFor(search, goalWheelHp).point
      expect(held?.scoreCents).toBe(free?.scoreCents)
      if (held && free) expect(held.wheelHp).toBeLessThanOrEqual(free.wheelHp * (1 + 1e-11))
    }
  })

  test('just missed is enough where the next step is dear, and is said', () => {
    const request = inventedRequest(3)
    const like = (id: string, priceCents: number) => ({
      ...{ ...request.parts[0]!, id, priceCents, laborHours: 0, needs: [], excludes: [], ratings: {} },
      kind: id === 'dear' ? ('catback_exhaust' as const) : ('cold_air_intake' as const),
    })
    const [cheap, dear] = [like('cheap', 50_000), like('dear', 900_000)]
    const only = { ...request, parts: [cheap] }
    const reached = buildFrontier(only).points.at(-1)!.wheelHp
    const goalWheelHp = reached / 0.987
    const ask = (parts: SearchRequest['parts'], budgetCents?: number) =>
      planBuild({
        ...request,
        parts,
        objective: { kind: 'cheapest', goalWheelHp, ...(budgetCents ? { budgetCents } : {}) },
      })
    const alone = ask([cheap])
    expect(alone.ok && alone.justShort?.nextStep).toBe(undefined)
    expect(alone.ok && alone.justShort?.missingWheelHp).toBeCloseTo(goalWheelHp - reached, 9)
    const beside = ask([cheap, dear])
    expect(beside.ok && beside.planned.costCents).toBe(50_000)
    expect(beside.ok && beside.justShort?.nextStep?.costCents).toBeGreaterThan(50_000)
    const fair = ask([cheap, { ...dear, priceCents: 1_000 }])
    expect(fair.ok && fair.justShort).toBe(undefined)
    const tight = ask([cheap, { ...dear, priceCents: 10_000 }], 50_000)
    expect(tight.ok ? '' : tight.reason).toBe('budget_too_small')
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
      for (const remedy of result.remedies()) {
        expect(remedy.build.wheelHp).toBeGreaterThan(result.bestWheelHp)
      }
    }
  })

  test('names every fuel that makes the goal, with the price of the build that it plans there', () => {
    let reaching = 0
    for (let seed = 1; seed <= 40; seed++) {
      const request = { ...inventedRequest(seed), fuel: '91' as const }
      const goalWheelHp = (buildFrontier(request).points.at(-1)!.wheelHp / GOAL_LEAST_FROM) * 1.001
      const objective = { kind: 'cheapest', goalWheelHp } as const
      const result = planBuild({ ...request, objective })
      if (result.ok || result.reason !== 'goal_out_of_reach') continue
      const remedies = result.remedies().filter(({ change }) => change === 'fuel')
      for (const fuel of ['93', 'e30', 'e85', 'race'] as const) {
        const there = planBuild({ ...request, fuel, objective })
        const named = remedies.find(({ to }) => to === fuel)
        const isAsked = fuel !== 'race' || !remedies.some(({ to, reachesGoal }) => to !== 'race' && reachesGoal)
        expect(named?.reachesGoal ?? false, `seed ${seed} on ${fuel}`).toBe(isAsked && there.ok)
        if (isAsked && there.ok) expect(named?.build.costCents).toBe(there.planned.costCents)
        if (there.ok) reaching++
      }
      const firstShort = remedies.findIndex(({ reachesGoal }) => !reachesGoal)
      expect(remedies.slice(firstShort === -1 ? remedies.length : firstShort).some((one) => one.reachesGoal)).toBe(
        false,
      )
    }
    expect(reaching).toBeGreaterThan(20)
  })

  test('of a budget says what the goal costs and what the budget buys', () => {
    let refused = 0
    for (let seed = 1; seed <= 60; seed++) {
      const request = inventedRequest(seed)
      const strongest = buildFrontier(request).points.at(-1)!
      if (strongest.costCents < 2) continue
      const budgetCents = Math.floor(strongest.costCents / 2)
      const objective = { kind: 'cheapest', goalWheelHp: strongest.wheelHp, budgetCents } as const
      const result = planBuild({ ...request, objective })
      if (result.ok || result.reason !== 'budget_too_small') continue
      refused++
      const free = planBuild({ ...request, objective: { kind: 'cheapest', goalWheelHp: strongest.wheelHp } })
      expect(result.cheapestBuild.costCents).toBe(costOf(free))
      const { build, strongest: most } = result.budget
      expect(build?.costCents).toBeLessThanOrEqual(budgetCents)
      // What is left out of the budget's strongest build is little power, or costs more than it is worth.
      if (!build || !most) continue
      const isLittle = build.power.wheelHp >= most.wheelHp * GOAL_LEAST_FROM - 1e-6
      const leftOutWheelHp = most.wheelHp - build.power.wheelHp
      const isDear = most.costCents - build.costCents > (leftOutWheelHp * MOST_CENTS_PER_WHEEL_HP) / 2
      expect(isLittle || isDear).toBe(true)
    }
    expect(refused).toBeGreaterThan(30)
  })

  test('of a goal out of reach keeps to the budget, and says what the car could make without it', () => {
    let short = 0
    for (let seed = 1; seed <= 60; seed++) {
      const request = inventedRequest(seed)
      const strongest = buildFrontier(request).points.at(-1)!
      const budgetCents = Math.floor(strongest.costCents * 0.6)
      const objective = { kind: 'cheapest', goalWheelHp: strongest.wheelHp * 1.2, budgetCents } as const
      const result = planBuild({ ...request, objective })
      if (result.ok || result.reason !== 'goal_out_of_reach') continue
      short++
      expect(result.bestWheelHp).toBe(strongest.wheelHp)
      if (result.bestBuild.costCents <= budgetCents) continue
      expect(nearestBuild(result)?.costCents ?? 0).toBeLessThanOrEqual(budgetCents)
      for (const { build } of result.remedies()) expect(build.costCents).toBeLessThanOrEqual(budgetCents)
    }
    expect(short).toBeGreaterThan(30)
  })

  test('names the rule that keeps a part out which the customer wants', () => {
    const request = inventedRequest(11)
    const part = request.parts.find((one) => fits(one, request.vehicle))
    const rules = { ...NO_RULES, refusalOf: ({ id }: { id: string }) => (id === part!.id ? 'B02' : undefined) }
    const objective = { kind: 'most_power', budgetCents: 1_000_000 } as const
    const result = planBuild({ ...request, rules, lockedPartIds: [part!.id], objective })
    expect(result).toMatchObject({ reason: 'parts_conflict', problems: [{ reason: 'against_rule', ruleId: 'B02' }] })
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
