import highsLoader from 'highs'
import { expect } from 'vitest'
import { PARTS } from '../../src/catalog/parts.ts'
import { VEHICLES } from '../../src/catalog/vehicles.ts'
import { FITTED_FACTORS, planBuild } from '../../src/engine/index.ts'
import {
  GOAL_COUNTS_FROM,
  GOAL_NEARLY_FROM,
  GOAL_RESERVE,
  MOST_CENTS_PER_WHEEL_HP,
} from '../../src/engine/optimizer/goal-answer.ts'
import type { SearchRequest } from '../../src/engine/optimizer/search-request.ts'
import { askSolver, type Solver, type SolverAnswer } from '../../tests/reference-solvers/ask-highs.ts'
import { randomRequest } from '../../tests/reference-solvers/random-request.ts'

const FRESH_EVERY = 20

/** The answer that the stated rule for a goal picks from what the solver finds. */
function solverAnswer(highs: Solver, request: SearchRequest, goalWheelHp: number): SolverAnswer {
  const delivering = { ...request, deliverWheelHp: goalWheelHp * GOAL_RESERVE }
  const near = askSolver(highs, delivering, goalWheelHp * GOAL_NEARLY_FROM)
  if (near.scoreCents === undefined || near.wheelHp! >= goalWheelHp * GOAL_COUNTS_FROM * (1 - 1e-9)) return near
  const full = askSolver(highs, delivering, goalWheelHp * GOAL_COUNTS_FROM)
  const step = (full.scoreCents ?? Number.POSITIVE_INFINITY) - near.scoreCents
  return step > (goalWheelHp - near.wheelHp!) * MOST_CENTS_PER_WHEEL_HP ? near : full
}

/** HiGHS and the plan agree on cost and power for the random requests of these numbers; most of them have a build. */
export async function expectAgreement(first: number, last: number): Promise<void> {
  let highs = await highsLoader()
  let planned = 0
  let turnedDown = 0
  let justShort = 0
  for (let seed = first; seed <= last; seed++) {
    const request = randomRequest(seed, { vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })
    const { goalWheelHp } = request.objective
    // The solver's memory grows from program to program: a fresh one now and then.
    if (seed % FRESH_EVERY === 0) highs = await highsLoader()
    const result = planBuild(request)
    const answer = solverAnswer(highs, request, goalWheelHp)
    const words = `request ${seed}: ${request.vehicle.id} to ${goalWheelHp.toFixed(1)} whp on ${request.fuel}`
    expect(result.ok, words).toBe(answer.scoreCents !== undefined)
    if (!result.ok) continue
    planned++
    const { costCents, build, power } = result.planned
    const penalties = build.parts.reduce((sum, part) => sum + (request.rules?.penaltyCents(part) ?? 0), 0)
    expect(costCents + penalties, words).toBe(answer.scoreCents)
    expect(power.wheelHp / answer.wheelHp!, words).toBeCloseTo(1, 6)
    if (result.planned.limitedBy === 'request') turnedDown++
    if (result.justShort) justShort++
  }
  expect(planned).toBeGreaterThan((last - first + 1) / 2)
  expect(turnedDown).toBeGreaterThan(2)
  expect(justShort).toBeGreaterThan(0)
}
