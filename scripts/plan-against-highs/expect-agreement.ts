import highsLoader from 'highs'
import { expect } from 'vitest'
import { PARTS } from '../../src/catalog/parts.ts'
import { VEHICLES } from '../../src/catalog/vehicles.ts'
import { FITTED_FACTORS, planBuild } from '../../src/engine/index.ts'
import { GOAL_COUNTS_FROM } from '../../src/engine/optimizer/plan-build.ts'
import { askSolver } from '../../src/engine/optimizer/reference-solvers/ask-highs.ts'
import { randomRequest } from '../../src/engine/optimizer/reference-solvers/random-request.ts'

const FRESH_EVERY = 20

/** HiGHS and the plan agree on cost and power for the random requests of these numbers; most of them have a build. */
export async function expectAgreement(first: number, last: number): Promise<void> {
  let highs = await highsLoader()
  let planned = 0
  for (let seed = first; seed <= last; seed++) {
    const request = randomRequest(seed, { vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })
    const { goalWheelHp } = request.objective
    // The solver's memory grows from program to program: a fresh one now and then.
    if (seed % FRESH_EVERY === 0) highs = await highsLoader()
    const result = planBuild(request)
    const answer = askSolver(highs, request, goalWheelHp * GOAL_COUNTS_FROM)
    const words = `request ${seed}: ${request.vehicle.id} to ${goalWheelHp.toFixed(1)} whp on ${request.fuel}`
    expect(result.ok, words).toBe(answer.scoreCents !== undefined)
    if (!result.ok) continue
    planned++
    const { costCents, build, power } = result.planned
    const penalties = build.parts.reduce((sum, part) => sum + (request.rules?.penaltyCents(part) ?? 0), 0)
    expect(costCents + penalties, words).toBe(answer.scoreCents)
    expect(power.wheelHp / answer.wheelHp!, words).toBeCloseTo(1, 6)
  }
  expect(planned).toBeGreaterThan((last - first + 1) / 2)
}
