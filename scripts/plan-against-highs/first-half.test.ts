import highsLoader from 'highs'
import { expect, test } from 'vitest'
import { PARTS } from '../src/catalog/parts.ts'
import { VEHICLES } from '../src/catalog/vehicles.ts'
import { FITTED_FACTORS, planBuild } from '../src/engine/index.ts'
import { GOAL_COUNTS_FROM } from '../src/engine/optimizer/plan-build.ts'
import { askSolver } from '../src/engine/optimizer/reference-solvers/ask-highs.ts'
import { randomRequest } from '../src/engine/optimizer/reference-solvers/random-request.ts'

const REQUESTS = 320
const FRESH_EVERY = 20

test('HiGHS finds the same cost and power as the plan, on real cars with and without a rulebook', async () => {
  let highs = await highsLoader()
  let planned = 0
  for (let seed = 1; seed <= REQUESTS; seed++) {
    const request = randomRequest(seed, { vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })
    const { goalWheelHp } = request.objective
    // The solver's memory grows from program to program: a fresh one now and then.
    if (seed % FRESH_EVERY === 0) highs = await highsLoader()
    const result = planBuild(request)
    const asked = askSolver(highs, request, goalWheelHp * GOAL_COUNTS_FROM)
    const words = `request ${seed}: ${request.vehicle.id} to ${goalWheelHp.toFixed(1)} whp on ${request.fuel}`
    expect(result.ok, words).toBe(asked.scoreCents !== undefined)
    if (!result.ok) continue
    planned++
    const { costCents, build, power } = result.planned
    const penalties = build.parts.reduce((sum, part) => sum + (request.rules?.penaltyCents(part) ?? 0), 0)
    expect(costCents + penalties, words).toBe(asked.scoreCents)
    expect(power.wheelHp / asked.wheelHp!, words).toBeCloseTo(1, 6)
  }
  expect(planned).toBeGreaterThan(REQUESTS / 2)
}, 600_000)
