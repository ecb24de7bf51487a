import highsLoader from 'highs'
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

/** What came of holding the plan against the solver. */
export interface Comparison {
  planned: number
  /** Builds that are turned down to what was asked for. */
  turnedDown: number
  justShort: number
  /** Where they differ, in words. */
  disagreements: string[]
}

/** Holds cost and power of the plan against HiGHS' for the random requests of these numbers. */
export async function planAgainstHighs(seeds: readonly number[]): Promise<Comparison> {
  let highs = await highsLoader()
  const comparison: Comparison = { planned: 0, turnedDown: 0, justShort: 0, disagreements: [] }
  for (const [index, seed] of seeds.entries()) {
    const request = randomRequest(seed, { vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })
    const { goalWheelHp } = request.objective
    // The solver's memory grows from program to program: a fresh one now and then.
    if (index % FRESH_EVERY === 0) highs = await highsLoader()
    const result = planBuild(request)
    const { scoreCents, wheelHp } = solverAnswer(highs, request, goalWheelHp)
    const about = `request ${seed}: ${request.vehicle.id} to ${goalWheelHp.toFixed(1)} whp on ${request.fuel}`
    const disagree = (what: string) => comparison.disagreements.push(`${about}: ${what}`)
    if (result.ok !== (scoreCents !== undefined))
      disagree(`the plan ${result.ok ? 'has' : 'has no'} build, HiGHS differs`)
    if (!result.ok) continue
    comparison.planned++
    const { costCents, build, power } = result.planned
    const penalties = build.parts.reduce((sum, part) => sum + (request.rules?.penaltyCents(part) ?? 0), 0)
    if (costCents + penalties !== scoreCents) disagree(`${costCents + penalties} cents, HiGHS ${scoreCents}`)
    // Also where HiGHS answers no power: nothing is near that.
    if (!(Math.abs(power.wheelHp / (wheelHp ?? Number.NaN) - 1) < 5e-7))
      disagree(`${power.wheelHp} whp, HiGHS ${wheelHp}`)
    if (result.planned.limitedBy === 'request') comparison.turnedDown++
    if (result.justShort) comparison.justShort++
  }
  return comparison
}
