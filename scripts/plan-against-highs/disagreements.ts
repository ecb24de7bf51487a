import highsLoader from 'highs'
import { PARTS } from '../../src/catalog/parts.ts'
import { VEHICLES } from '../../src/catalog/vehicles.ts'
import { FITTED_FACTORS, planBuild } from '../../src/engine/index.ts'
import {
  CLIFF_CENTS_PER_WHEEL_HP,
  DEAR_CENTS_PER_WHEEL_HP,
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
} from '../../src/engine/optimizer/goal-answer.ts'
import type { SearchRequest } from '../../src/engine/optimizer/search-request.ts'
import { askSolver, type Solver, type SolverAnswer } from '../../tests/reference-solvers/ask-highs.ts'
import { randomRequest } from '../../tests/reference-solvers/random-request.ts'

const FRESH_EVERY = 20

/** Power that was asked for: more than that pays for nothing. */
const askedOf = ({ wheelHp }: SolverAnswer, goalWheelHp: number) => Math.min(wheelHp!, goalWheelHp * GOAL_RESERVE)

/** The answer that the stated rule for a goal picks from what the solver finds. `opens`: the step up opens engine or gearbox. */
function solverAnswer(highs: Solver, request: SearchRequest, goalWheelHp: number, opens: boolean): SolverAnswer {
  const delivering = { ...request, deliverWheelHp: goalWheelHp * GOAL_RESERVE }
  const ask = (from: number) => askSolver(highs, delivering, goalWheelHp * from)
  const nearest = nearestAnswer(ask, goalWheelHp, opens)
  const atAll = ask(GOAL_AT_ALL_FROM)
  if (nearest.scoreCents === undefined || atAll.scoreCents === undefined) return nearest
  const missing = (goalWheelHp - atAll.wheelHp!) * CLIFF_CENTS_PER_WHEEL_HP
  const isMuchDearer =
    nearest.scoreCents > atAll.scoreCents * MUCH_DEARER &&
    nearest.scoreCents - atAll.scoreCents > Math.max(MUCH_DEARER_CENTS, missing) &&
    nearest.scoreCents - atAll.scoreCents > (askedOf(nearest, goalWheelHp) - atAll.wheelHp!) * FAIR_CENTS_PER_WHEEL_HP
  return isMuchDearer ? atAll : nearest
}

function nearestAnswer(ask: (from: number) => SolverAnswer, goalWheelHp: number, opens: boolean): SolverAnswer {
  const below = ask(GOAL_LEAST_FROM)
  if (below.scoreCents === undefined || below.wheelHp! >= goalWheelHp * GOAL_COUNTS_FROM * (1 - 1e-9)) return below
  const [near, full] = [ask(GOAL_NEARLY_FROM), ask(GOAL_COUNTS_FROM)]
  const above = isNearWorth(near, full, goalWheelHp) ? near : full
  if (above.scoreCents === undefined || above.scoreCents === below.scoreCents) return below
  const step = above.scoreCents - below.scoreCents
  const missing = goalWheelHp - below.wheelHp!
  const isDear =
    step > missing * DEAR_CENTS_PER_WHEEL_HP &&
    step > (askedOf(above, goalWheelHp) - below.wheelHp!) * FAIR_CENTS_PER_WHEEL_HP
  return (opens ? step > missing * CLIFF_CENTS_PER_WHEEL_HP : isDear) ? below : above
}

function isNearWorth(near: SolverAnswer, full: SolverAnswer, goalWheelHp: number): boolean {
  if (near.scoreCents === undefined || full.scoreCents === undefined) return near.scoreCents !== undefined
  const step = full.scoreCents - near.scoreCents
  const isDear =
    step > (goalWheelHp - near.wheelHp!) * MOST_CENTS_PER_WHEEL_HP &&
    step > (askedOf(full, goalWheelHp) - near.wheelHp!) * FAIR_CENTS_PER_WHEEL_HP
  return isDear || (step > full.scoreCents * MOST_SHARE_OF_SCORE && full.wheelHp! < near.wheelHp! * LEAST_STEP)
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
    const stepUp = result.ok ? (result.justShort?.nextStep ?? { parts: result.planned.build.parts }) : undefined
    const opens = stepUp !== undefined && opensEngineOrGearbox(stepUp)
    const { scoreCents, wheelHp } = solverAnswer(highs, request, goalWheelHp, opens)
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
